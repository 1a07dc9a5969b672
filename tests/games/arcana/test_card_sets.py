"""A designer's own card set in another folder: what it may change, and how its faults are found."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from guildhall import games
from guildhall.games.arcana.setup import Arcana
from guildhall.games.arcana_first import cards as first_cards
from guildhall.kernel.cards import CardError

Set = dict[str, Any]
GUILDS = ["bakers", "barbers", "brewers", "butchers"]
DRAW = {"do": "draw", "count": 1}
MODULES = ["custom_guilds", "objectives", "militia", "masters", "events", "tactical_discards"]


def guild_cards(guild: str) -> Set:
    """Eleven cards marked A and one B, a crest and two masters."""
    own = {"guild": guild, "letter": "A"}
    cards: Set = {f"{guild}-{nth}": {"name": "Hand", "kind": "agent", **own, "sword": 2} for nth in range(1, 10)}
    cards[f"{guild}-hall"] = {"name": "Hall", "kind": "location", **own, "text": "Draw.", "play": [DRAW]}
    cards[f"{guild}-coin"] = {"name": "Coin", "kind": "relic", **own, "ducats": 2}
    cards[f"{guild}-guest"] = {"name": "Guest", "kind": "agent", "guild": guild, "letter": "B", "cup": 3}
    ties = [{"do": "ties", "arcanum": "sword"}]
    cards[f"crest-of-{guild}"] = {"name": "Crest", "kind": "crest", "guild": guild, "holds": ties}
    master = {"name": "Master", "kind": "master", "guild": guild, "text": "Draw."}
    cards[f"{guild}-master"] = {**master, "once": True, "play": [DRAW]}
    cards[f"{guild}-mistress"] = {**master, "holds": ties}
    return cards


def small_set() -> Set:
    """A set that has just what it needs for a table of four with all modules."""
    stake = {"name": "Thing", "fiefdom": "east", "main": ["sword"], "sword": 2}
    cards: Set = {key: card for guild in GUILDS for key, card in guild_cards(guild).items()}
    cards |= {f"thing-{nth}": {**stake, "kind": "relic", "ducats": 1, "points": 1} for nth in range(58)}
    cards["mayor"] = {**stake, "kind": "personality", "cup": 1, "ducats": 5}
    cards["bridge-house"] = {**stake, "kind": "location", "text": "Draw.", "play": [DRAW]}
    cards["feast-day"] = {"name": "Feast", "kind": "jubilee"}
    cards["sergeant"] = {"name": "Sergeant", "kind": "militia", "sword": 3}
    objective = {"name": "Aim", "kind": "objective", "fiefdom": "west", "stakes": 2, "points": 3}
    cards |= {f"aim-{nth}": dict(objective) for nth in range(16)}
    event = {"name": "Rain", "kind": "event", "text": "It rains.", "holds": [{"do": "needs", "add": 1}]}
    cards |= {f"rain-{nth}": dict(event) for nth in range(4)}
    return {"guilds": GUILDS, "fiefdoms": ["east", "west"], "cards": cards}


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value)


def write(folder: Path, card_set: Set) -> Path:
    lines = [f"{key} = {toml(value)}" for key, value in card_set.items() if key != "cards"]
    for key, card in card_set["cards"].items():
        lines += ["", f"[cards.{json.dumps(key)}]", *(f"{fact} = {toml(value)}" for fact, value in card.items())]
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text("\n".join(lines), "utf-8")
    return folder


def changed(path: str, value: Any) -> Set:
    """The small set with another value at a path; None takes away what is there."""
    card_set = deepcopy(small_set())
    *way, last = path.split(".")
    where = card_set
    for key in way:
        where = where.setdefault(key, {})
    where[last] = value
    if value is None:
        del where[last]
    return card_set


def translate(folder: Path, text: str, language: str = "it") -> None:
    (folder / "texts").mkdir()
    (folder / "texts" / f"{language}.toml").write_text(text, "utf-8")


def load(path: Path, *, name: str = "arcana", seats: int = 3, modules: str = "all") -> Arcana:
    game = games.get(name, seats=seats, options={"modules": modules}, cards=path)
    assert isinstance(game, Arcana)
    return game


# ------------------------------------------------------------------------------------------------- own sets
@pytest.mark.parametrize("name", ["arcana", "arcana_first"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_set_in_another_folder_is_played_to_the_end(tmp_path: Path, name: str, seats: int) -> None:
    game = load(write(tmp_path, small_set()), name=name, seats=seats)
    table = game.new(seed=1)
    while decision := table.decision:
        table.apply(decision.seat, decision.options[-1])
    assert game.rounds(table) > 1
    assert len(game.outcome(table).scores) == seats
    assert set(game.sides(table)) <= set(GUILDS)


def test_a_set_has_its_own_numbers_and_can_be_named_by_its_file(tmp_path: Path) -> None:
    game = load(write(tmp_path, changed("cards.mayor.points", 7)) / "cards.toml")
    assert game.card("mayor").points == 7
    assert game.board.points[game.keys.index("mayor")] == 7


def test_a_set_brings_its_own_texts_in_every_language(tmp_path: Path) -> None:
    texts = '[cards.mayor]\nname = "Sindaco"\n[guilds]\nbakers = "Fornai"\n[fiefdoms]\neast = "Levante"\n'
    translate(write(tmp_path, small_set()), texts)
    game = load(tmp_path)
    assert game.texts("it").name("mayor") == "Sindaco"
    assert game.texts("it").name("bakers") == "Fornai"
    assert game.texts("it").names("east", "fiefdoms") == "Levante"
    assert game.texts("en").name("mayor") == "Thing", "what is not translated is shown as printed"


def test_a_stake_that_says_what_it_needs_has_a_need_apart_from_its_value(tmp_path: Path) -> None:
    game = load(write(tmp_path, changed("cards.mayor.need", 5)))
    mayor, sword = game.keys.index("mayor"), 1
    assert (game.board.need[3 * mayor + sword], game.board.power[3 * mayor + sword]) == (5, 2)


@pytest.mark.parametrize("kind", ["militia", "objective", "master", "event", "crest"])
def test_a_set_may_go_without_the_cards_of_a_module_that_is_not_played(tmp_path: Path, kind: str) -> None:
    card_set = small_set()
    card_set["cards"] = {key: card for key, card in card_set["cards"].items() if card["kind"] != kind}
    game = load(write(tmp_path, card_set), modules="none")
    table = game.new(seed=1)
    while (decision := table.decision) and game.rounds(table) < 4:
        table.apply(decision.seat, decision.options[0])
    assert game.rounds(table) == 4


# ------------------------------------------------------------------------------------------------- digests
@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param("cards.mayor.points", 7, id="a fact"),
        pytest.param("cards.bakers-hall.play", [{"do": "draw", "count": 2}], id="a number of a word"),
        pytest.param("cards.bakers-hall.play", [{"do": "peek"}], id="a word"),
        pytest.param("fiefdoms", ["east", "west", "north"], id="a fiefdom"),
        pytest.param("cards.another", {"name": "Other", "kind": "militia"}, id="a card"),
    ],
)
def test_the_digest_changes_with_facts_and_words(tmp_path: Path, path: str, value: Any) -> None:
    before = load(write(tmp_path / "printed", small_set())).cards_digest
    assert load(write(tmp_path / "own", changed(path, value))).cards_digest != before


def reversed_cards() -> Set:
    card_set = small_set()
    return {**card_set, "cards": dict(reversed(card_set["cards"].items()))}


@pytest.mark.parametrize(
    "card_set",
    [
        pytest.param(changed("cards.mayor.name", "The Mayor"), id="a name"),
        pytest.param(changed("cards.bakers-hall.text", "Draw a card."), id="a text"),
        pytest.param(changed("guilds", GUILDS[::-1]), id="the order of the guilds"),
        pytest.param(changed("fiefdoms", ["west", "east"]), id="the order of the fiefdoms"),
        pytest.param(reversed_cards(), id="the order of the cards"),
    ],
)
def test_the_digest_does_not_change_with_texts_or_order(tmp_path: Path, card_set: Set) -> None:
    before = load(write(tmp_path / "printed", small_set()))
    after = load(write(tmp_path / "own", card_set))
    assert (after.cards_digest, after.keys) == (before.cards_digest, before.keys)


# ------------------------------------------------------------------------------------------------- faults
HALL = "cards.bakers-hall.play"
CHOOSE, LIFT = {"do": "choose district"}, {"do": "look at stakes", "count": 1}
WEAKEN, CONTEST = {"do": "weaken", "less": 1}, {"do": "contest in"}
DRAW_ASIDE, REST = {"do": "draw aside", "count": 1}, {"do": "discard the rest"}
FAULTS = [
    # misspelt, of another type or out of range
    ("cards.mayor.point", 3, "cards.mayor", "unknown field `point`"),
    ("guild", ["bakers"], "the file", "unknown field `guild`"),
    ("cards.mayor.kind", "personage", "cards.mayor.kind", "it is one of agent, personality"),
    (HALL, [{"do": "drew", "count": 1}], "cards.bakers-hall.play[0].do", "it is one of draw, draw aside"),
    ("cards.rain-1.holds", [{"do": "need", "add": 1}], "cards.rain-1.holds[0].do", "it is one of totals, bribes"),
    (HALL, [{"do": "draw", "counts": 1}], "cards.bakers-hall.play[0]", "unknown field `counts`"),
    (HALL, [{"do": "draw", "count": 4}], "cards.bakers-hall.play[0].count", "<= 3"),
    (HALL, [{"do": "draw", "count": 0}], "cards.bakers-hall.play[0].count", ">= 1"),
    (HALL, [{"do": "peek", "whose": "any"}], "cards.bakers-hall.play[0]", "unknown field `whose`"),
    (HALL, [{"do": "move agent", "whose": "mine"}], "cards.bakers-hall.play[0].whose", "mine"),
    (HALL, [{"do": "change need", "add": 10}], "cards.bakers-hall.play[0].add", "<= 9"),
    ("cards.mayor.sword", 10, "cards.mayor.sword", "<= 9"),
    ("cards.mayor.points", -1, "cards.mayor.points", ">= 0"),
    ("cards.mayor.sword", "2", "cards.mayor.sword", "Expected `int`, got `str`"),
    ("cards.mayor.main", ["ducats"], "cards.mayor.main[0]", "ducats"),
    ("cards.bakers-1.letter", "C", "cards.bakers-1.letter", "C"),
    ("cards.aim-1.stakes", 0, "cards.aim-1.stakes", ">= 1"),
    ("cards.mayor.name", "", "cards.mayor.name", "length >= 1"),
    # not there
    ("cards.mayor.name", None, "cards.mayor", "missing required field `name`"),
    ("cards.mayor.kind", None, "cards.mayor", "`kind`"),
    ("cards.mayor.main", None, "cards.mayor", "missing required field `main`"),
    ("cards.mayor.fiefdom", None, "cards.mayor", "missing required field `fiefdom`"),
    ("cards.bakers-1.letter", None, "cards.bakers-1", "missing required field `letter`"),
    ("cards.bakers-1.guild", None, "cards.bakers-1", "missing required field `guild`"),
    ("cards.thing-1.ducats", None, "cards.thing-1", "missing required field `ducats`"),
    (HALL, None, "cards.bakers-hall", "missing required field `play`"),
    ("cards.aim-1.points", None, "cards.aim-1", "missing required field `points`"),
    ("cards.bakers-master.text", None, "cards.bakers-master", "missing required field `text`"),
    ("cards.crest-of-bakers.holds", None, "cards.crest-of-bakers", "missing required field `holds`"),
    # twice, or named and not there
    ("guilds", [*GUILDS, "bakers"], "guilds", "bakers is there twice"),
    ("fiefdoms", ["east", "west", "east"], "fiefdoms", "east is there twice"),
    ("cards.bakers-1.guild", "baker", "cards.bakers-1.guild", '"baker" is none of bakers, barbers, brewers, butchers'),
    ("cards.mayor.fiefdom", "north", "cards.mayor.fiefdom", '"north" is none of east, west, all'),
    ("cards.aim-1.fiefdom", "north", "cards.aim-1.fiefdom", '"north" is none of east'),
    # keys that would be no words of the notation, or other words of it
    ("guilds", [*GUILDS, "Book Binders"], "guilds[4]", "a key is small letters, digits and hyphens"),
    ("fiefdoms", ["east", "west", ""], "fiefdoms[2]", "a key is small letters, digits and hyphens"),
    ("fiefdoms", ["east", "west", "all"], "fiefdoms", '"all" means all of them'),
    ("cards.the mayor", {"name": "M", "kind": "militia"}, "cards.the mayor", "a key is small letters, digits and"),
    ("cards.the\nmayor", {"name": "M", "kind": "militia"}, "cards.the mayor", "a key is small letters, digits and"),
    ("cards.?", {"name": "M", "kind": "militia"}, "cards.?", "a key is small letters, digits and hyphens"),
    ("cards.-mayor", {"name": "M", "kind": "militia"}, "cards.-mayor", "a key is small letters, digits and hyphens"),
    ("cards.bakers", {"name": "M", "kind": "militia"}, "cards.bakers", "means something else already"),
    ("cards.market", {"name": "M", "kind": "militia"}, "cards.market", "means something else already"),
    ("cards.sword", {"name": "M", "kind": "militia"}, "cards.sword", "means something else already"),
    ("cards.seat-3", {"name": "M", "kind": "militia"}, "cards.seat-3", "means something else already"),
    ("cards.gate-3-9", {"name": "M", "kind": "militia"}, "cards.gate-3-9", "means something else already"),
    # what would do something to a terminal
    ("cards.mayor.name", "May\nor", "cards.mayor.name", "a name is one line"),
    ("cards.mayor.text", "\u001b[2J", "cards.mayor.text", "a text is one line"),
    ("cards.mayor.rule", "\u001b[2J", "cards.mayor.rule", "a rule is one line"),
    # what a kind of card does not have
    ("cards.bakers-1.ducats", 2, "cards.bakers-1.ducats", "agent cards have no ducats"),
    ("cards.bakers-1.play", [DRAW], "cards.bakers-1.play", "agent cards have no play"),
    ("cards.mayor.play", [DRAW], "cards.mayor.play", "personality cards have no play"),
    ("cards.mayor.guild", "bakers", "cards.mayor.guild", "personality cards have no guild"),
    ("cards.bridge-house.ducats", 1, "cards.bridge-house.ducats", "location cards have no ducats"),
    ("cards.thing-1.wins_ties", True, "cards.thing-1.wins_ties", "relic cards have no wins_ties"),
    ("cards.thing-1.copies", True, "cards.thing-1.copies", "relic cards have no copies"),
    ("cards.feast-day.points", 1, "cards.feast-day.points", "jubilee cards have no points"),
    ("cards.sergeant.points", 1, "cards.sergeant.points", "militia cards have no points"),
    ("cards.crest-of-bakers.points", 1, "cards.crest-of-bakers.points", "crest cards have no points"),
    ("cards.bakers-master.letter", "A", "cards.bakers-master.letter", "master cards have no letter"),
    ("cards.aim-1.guild", "bakers", "cards.aim-1.guild", "objective cards have no guild"),
    ("cards.rain-1.play", [DRAW], "cards.rain-1.play", "event cards have no play"),
    # what a card can not do without
    ("cards.thing-1.guild", "bakers", "cards.thing-1.fiefdom", "a card belongs to a guild or to a fiefdom"),
    ("cards.thing-1.fiefdom", None, "cards.thing-1.fiefdom", "a card belongs to a guild or to a fiefdom"),
    ("cards.bakers-coin.letter", None, "cards.bakers-coin.letter", "a guild card is marked A or B (ARC-CMP-1)"),
    ("cards.thing-1.main", None, "cards.thing-1.main", "a stake has a main arcanum (ARC-STK-5)"),
    ("cards.mayor.main", [], "cards.mayor.main", "a stake has a main arcanum (ARC-STK-5)"),
    ("cards.mayor.main", ["sword", "staff"], "cards.mayor.staff", "a main arcanum has a value, unless the card says"),
    ("cards.bakers-mistress.holds", [], "cards.bakers-mistress.play", "a master plays or holds something"),
    ("cards.bakers-master.once", None, "cards.bakers-master.once", "a master who plays works once a round"),
    ("cards.bakers-mistress.once", True, "cards.bakers-mistress.once", "one who holds does always (ARC-MAS-1)"),
    ("cards.rain-1.holds", [], "cards.rain-1.holds", "an event holds something"),
    ("cards.aim-1.fiefdom", "all", "cards.aim-1.fiefdom", "an objective is about one fiefdom (ARC-OBJ-2)"),
    # words that need another one before or behind them
    (HALL, [{"do": "put back"}], "cards.bakers-hall.play[0]", '"put back" puts back what "look at stakes" has just'),
    (HALL, [DRAW, {"do": "arrange"}], "cards.bakers-hall.play[1]", '"arrange" puts back what "look at stakes"'),
    (HALL, [LIFT, {"do": "put back"}, {"do": "may bury"}], "cards.bakers-hall.play[2]", '"may bury" puts back what'),
    (HALL, [LIFT, LIFT, {"do": "put back"}], "cards.bakers-hall.play[0]", "are laid back by the next word"),
    (HALL, [LIFT, DRAW, {"do": "put back"}], "cards.bakers-hall.play[0]", "laid back by the next word: put back"),
    (HALL, [LIFT], "cards.bakers-hall.play[0]", "the lifted stakes are laid back by the next word"),
    (HALL, [CONTEST], "cards.bakers-hall.play[0]", '"contest in" speaks of a district that "choose district"'),
    (HALL, [WEAKEN, CHOOSE], "cards.bakers-hall.play[0]", '"weaken" speaks of a district that "choose district"'),
    (HALL, [{"do": "exchange agent"}], "cards.bakers-hall.play[0]", '"exchange agent" speaks of an agent that "choose'),
    (HALL, [{"do": "play one aside"}], "cards.bakers-hall.play[0]", '"play one aside" speaks of cards that'),
    (HALL, [{"do": "keep one aside"}], "cards.bakers-hall.play[0]", '"keep one aside" speaks of cards that'),
    (HALL, [REST], "cards.bakers-hall.play[0]", '"discard the rest" speaks of cards that "draw aside"'),
    (HALL, [DRAW_ASIDE, REST, {"do": "bury the rest"}], "cards.bakers-hall.play[2]", '"bury the rest" speaks of cards'),
    (HALL, [DRAW_ASIDE, {"do": "play one aside"}], "cards.bakers-hall.play[1]", "what is left aside is dealt"),
    (HALL, [DRAW_ASIDE, DRAW, REST], "cards.bakers-hall.play[0]", "what was drawn aside is dealt with by"),
    ("cards.bakers-master.play", [LIFT], "cards.bakers-master.play[0]", "the lifted stakes are laid back by the next"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "where", "fault"), FAULTS, ids=[fault[3][-50:] for fault in FAULTS])
def test_a_fault_is_told_in_one_line_with_its_path(
    tmp_path: Path, path: str, value: Any, where: str, fault: str
) -> None:
    with pytest.raises(CardError) as raised:
        load(write(tmp_path, changed(path, value)))
    said = str(raised.value)
    assert said.startswith(f"{tmp_path / 'cards.toml'}: {where}: ")
    assert fault in said
    assert "\n" not in said


SOUND = [
    [LIFT, {"do": "arrange"}, LIFT, {"do": "put back"}],
    [DRAW_ASIDE, {"do": "keep one aside"}, REST],
    [CHOOSE, CONTEST],
    [{"do": "protect"}, WEAKEN],
    [{"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}],
]


@pytest.mark.parametrize("words", SOUND)
def test_words_that_follow_what_they_need_are_no_fault(tmp_path: Path, words: list[Any]) -> None:
    assert load(write(tmp_path, changed(HALL, words))).board.effect[0] is not None


def without(card_set: Set, fits: Callable[[str, Set], bool]) -> Set:
    return {**card_set, "cards": {key: card for key, card in card_set["cards"].items() if not fits(key, card)}}


def test_there_is_a_guild_for_each_of_four_players(tmp_path: Path) -> None:
    three = without(small_set(), lambda _, card: card.get("guild") == "bakers")
    with pytest.raises(CardError, match="guilds: there is a guild for each of 4 players"):
        load(write(tmp_path, {**three, "guilds": GUILDS[1:]}))


def test_there_is_one_jubilee(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"one Jubilee \(ARC-CMP-2\), this set has 0"):
        load(write(tmp_path, without(small_set(), lambda key, _: key == "feast-day")))
    with pytest.raises(CardError, match=r"one Jubilee \(ARC-CMP-2\), this set has 2"):
        load(write(tmp_path, changed("cards.second", {"name": "Feast", "kind": "jubilee"})))


def test_there_are_stakes_for_five_districts(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"at least 60 stakes \(ARC-SET-3\), this set has 59"):
        load(write(tmp_path, without(small_set(), lambda key, _: key == "thing-1")))


@pytest.mark.parametrize(("path", "letter", "count"), [("cards.bakers-1", "B", 10), ("cards.bakers-guest", "A", 12)])
def test_a_guild_has_11_cards_that_are_marked_a(tmp_path: Path, path: str, letter: str, count: int) -> None:
    with pytest.raises(CardError, match=rf"deck of bakers has 11 cards \(ARC-SET-2\), not {count}"):
        load(write(tmp_path, changed(f"{path}.letter", letter)))


def test_a_guild_has_at_most_one_crest(tmp_path: Path) -> None:
    second = {"name": "Crest", "kind": "crest", "guild": "bakers", "holds": []}
    with pytest.raises(CardError, match="bakers has 2 crests"):
        load(write(tmp_path, changed("cards.second", second)))


@pytest.mark.parametrize(("kind", "key", "fewest"), [("objective", "aim-1", 16), ("event", "rain-1", 4)])
def test_there_are_enough_objectives_and_events_or_none(tmp_path: Path, kind: str, key: str, fewest: int) -> None:
    with pytest.raises(CardError, match=f"no {kind} cards or at least {fewest}, this set has {fewest - 1}"):
        load(write(tmp_path, without(small_set(), lambda other, _: other == key)))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="No such file"):
        load(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[cards.major]\nname = "Sindaco"', "cards.major: no card of this set"),
        ('[cards.mayor]\nnome = "Sindaco"', "cards.mayor: Object contains unknown field `nome`"),
        ("[cards.mayor]\nname = 3", "cards.mayor.name: Expected `str`, got `int`"),
        ("[cards.mayor]\nname =", "Invalid value"),
        ('[cards.mayor]\nname = "Sin\\ndaco"', "cards.mayor.name: a name is one line"),
        ('[cards.mayor]\ntext = "\\u001b[2J"', "cards.mayor.text: a text is one line"),
        ('[guilds]\nbakers = "\\u001b[2J"', "guilds.bakers: a name is one line"),
        ('[fiefdoms]\neast = "Le\\nvante"', "fiefdoms.east: a name is one line"),
    ],
)
def test_a_fault_in_a_translation_is_found_on_loading(tmp_path: Path, text: str, fault: str) -> None:
    translate(write(tmp_path, small_set()), text)
    with pytest.raises(CardError) as raised:
        load(tmp_path)
    assert fault in str(raised.value)
    assert str(tmp_path / "texts" / "it.toml") in str(raised.value)


# ------------------------------------------------------------------------------------------------- first edition
def load_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> Any:
    """The first edition's own cards, with these words replaced or put at the end."""
    text = (first_cards.OWN / "cards.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1) if old else text + new
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    monkeypatch.setattr(first_cards, "OWN", tmp_path)
    return first_cards.load()


def test_the_first_edition_takes_over_the_revised_cards_with_what_it_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = '\n[cards.crossbowman]\nsword = 9\n[cards.new-king]\nname = "King"\nkind = "militia"\nsword = 9\n'
    found = load_first(tmp_path, monkeypatch, ("", own)).cards
    assert (found["crossbowman"].sword, found["crossbowman"].name) == (9, "Crossbowman")
    assert found["new-king"].sword == 9
    assert not {card.kind for card in found.values()} & {"master", "event"}
    assert {card.letter for card in found.values()} == {None, "A"}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("without = [", 'without = [ "nobody",', r"cards\.toml: without\[0\]: the revised edition has no card nobody"),
        ("without = [", "leaves_out = [", "unknown field `leaves_out`"),
        ("", "\n[cards.crossbowman]\nsward = 9\n", "unknown field `sward`"),
        ("", "\n[cards.crossbowman]\nducats = 9\n", r"cards\.crossbowman\.ducats: agent cards have no ducats"),
    ],
)
def test_a_fault_of_the_first_editions_own_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, fault: str
) -> None:
    with pytest.raises(CardError, match=fault) as raised:
        load_first(tmp_path, monkeypatch, (old, new))
    assert str(raised.value).startswith(f"{tmp_path / 'cards.toml'}: ")


def test_a_designers_set_is_the_first_editions_as_it_is(tmp_path: Path) -> None:
    game = load(write(tmp_path, small_set()), name="arcana_first", modules="none")
    assert game.cards_digest == load(tmp_path).cards_digest
