"""The tables of texts: every language says the same things, with the same names in them."""

import string
from functools import cache

import pytest

from guildhall import games
from guildhall.games.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.kernel.texts import LANGUAGES, Texts

ENGLISH = LANGUAGES[0]
OTHERS = LANGUAGES[1:]
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)


@cache
def game_of(name: str) -> Game:
    return games.get(name, GAMES[name].seats_allowed[-1])


def texts_of(name: str, language: str) -> Texts:
    texts: Texts = game_of(name).texts(language)
    return texts


def sentences(name: str, language: str) -> dict[tuple[str, str], str]:
    """All sentences of a game but those on cards, by table and key."""
    tables = texts_of(name, language).tables
    return {(table, key): text for table in tables if table != "cards" for key, text in tables[table].items()}


def slots(sentence: str) -> set[str]:
    """The names that a sentence leaves room for."""
    return {slot for _, slot, _, _ in string.Formatter().parse(sentence) if slot is not None}


@every_game
@every_other
def test_every_language_has_the_same_sentences(name: str, language: str) -> None:
    assert sentences(name, language).keys() == sentences(name, ENGLISH).keys()


@every_game
@every_other
def test_every_sentence_has_room_for_the_same_names(name: str, language: str) -> None:
    english = {key: slots(text) for key, text in sentences(name, ENGLISH).items()}
    assert {key: slots(text) for key, text in sentences(name, language).items()} == english


@every_game
@every_language
def test_no_sentence_is_empty_or_has_stray_spaces(name: str, language: str) -> None:
    said = sentences(name, language)
    assert [key for key, text in said.items() if not text or text != " ".join(text.split())] == []


@every_game
@every_language
def test_every_verb_and_every_kind_of_event_has_a_sentence_and_no_other_has(name: str, language: str) -> None:
    words, tables = game_of(name).words, texts_of(name, language).tables
    assert tables["actions"].keys() == {verb.word for verb in words.verbs}
    assert tables["events"].keys() == {kind.word for kind in words.kinds}


@every_game
@every_language
def test_a_sentence_names_what_its_verb_or_event_names(name: str, language: str) -> None:
    words, tables = game_of(name).words, texts_of(name, language).tables
    for verb in words.verbs:
        named = {slot for slot, thing in (("what", verb.what), ("where", verb.where)) if thing}
        assert slots(tables["actions"][verb.word]) == named, verb.word
    for kind in words.kinds:
        named = {slot for slot, has in (("what", kind.what), ("where", kind.where), ("amount", kind.amount)) if has}
        assert slots(tables["events"][kind.word]) - {"seat"} == named, kind.word


@every_game
@every_language
def test_everything_that_a_word_means_has_a_name_of_its_own(name: str, language: str) -> None:
    game, texts = game_of(name), texts_of(name, language)
    for kind, keys in game.words.things.items():
        names = [texts.name(key) for key in keys]
        assert len(set(names)) == len(keys), kind
        assert [text for text in names if not text or "{" in text] == []


@every_game
@every_other
def test_every_card_has_a_name_and_a_text_in_every_language_and_no_other_card_has(name: str, language: str) -> None:
    texts = texts_of(name, language)
    assert texts.card_texts.keys() == texts.cards.keys()
    for key, card in texts.cards.items():
        translated = texts.card_texts[key]
        assert translated["name"], key
        assert translated.get("text", "") != card.text or not card.text, f"{key} is not translated"
        assert bool(translated.get("text")) == bool(card.text), key


@every_game
@every_language
def test_no_two_cards_have_the_same_name(name: str, language: str) -> None:
    texts = texts_of(name, language)
    assert len({texts.card_name(key) for key in texts.cards}) == len(texts.cards)


@every_game
@every_language
def test_every_kind_of_card_has_a_name(name: str, language: str) -> None:
    kinds = {getattr(card, "kind", "") for card in texts_of(name, language).cards.values()}
    assert kinds <= texts_of(name, language).tables["names"].keys()


@every_game
@every_language
def test_every_option_has_a_sentence(name: str, language: str) -> None:
    options = game_of(name).option_list
    assert texts_of(name, language).tables["options"].keys() == {option.name for option in options}


@every_game
def test_the_english_of_an_option_is_what_the_command_line_says(name: str) -> None:
    said = texts_of(name, ENGLISH).tables["options"]
    assert said == {option.name: option.sentence for option in game_of(name).option_list}


@every_game
@every_language
def test_a_seat_goes_by_its_name_and_without_one_by_its_number_as_people_count(name: str, language: str) -> None:
    texts = texts_of(name, language)
    texts.seats = ["Ada"]
    assert texts.seat("0") == "Ada"
    assert texts.seat("1").endswith(" 2")
