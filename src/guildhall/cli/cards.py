"""`guildhall cards`: a card set, listed or checked."""

import inspect
import json
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import typer

from guildhall import games
from guildhall.cli import census, choices
from guildhall.cli.faults import BadInput
from guildhall.cli.words import ENGLISH, language_of_user
from guildhall.kernel.game import Game

ACTIONS = ("list", "check")
NOT_COUNTED = ("name", "kind", "text", "rule")


def command(
    what: str = typer.Argument(metavar="list|check", help="List all cards, or check and count them."),
    game: str = choices.GAME,
    cards: Path | None = choices.CARDS,
    lang: str = choices.LANG,
) -> None:
    """List a card set and its words, or check and count it.

    Example: guildhall cards check guilds --cards my-cards/
    """
    if what not in ACTIONS:
        raise BadInput(f'say list or check, not "{what}"')
    seats = games.catalogue.GAMES[game].seats_allowed[0] if game in games.catalogue.GAMES else 2
    chosen: Any = games.get(game, seats=seats, cards=cards)
    if what == "list":
        print("\n".join([*listing(chosen, lang or language_of_user()), "", *words_of(chosen)]))
    else:
        print("\n".join([*composition(chosen), *words_used(chosen), *census.tables(chosen)]))
        census.compare(chosen, own=cards is None)


# ------------------------------------------------------------------------------------------------- list
def listing(game: Any, language: str) -> list[str]:
    """Every card with the facts that it has."""
    texts = game.texts(language)
    lines = []
    for kind, keys in by_kind(game).items():
        lines += ["", f"{kind} ({len(keys)})"]
        for key in keys:
            lines.append(f"  {texts.card_name(key):25} {facts(game.card(key))}")
            if texts.card_text(key):
                lines.append(f"      {texts.card_text(key)}")
    return lines[1:]


def by_kind(game: Any) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for key in game.words.keys("card"):
        kinds.setdefault(game.card(key).kind, []).append(key)
    return kinds


def facts(card: msgspec.Struct) -> str:
    """What differs from a card without anything, and the rule."""
    said = [f"{name} {told(value)}" for name, value in counted(card).items()]
    rule = getattr(card, "rule", "")
    return "  ".join([*said, *[f"({rule})"] * bool(rule)])


def counted(card: msgspec.Struct) -> dict[str, Any]:
    values = msgspec.structs.asdict(card)
    return {name: value for name, value in values.items() if name not in NOT_COUNTED and value not in ("", (), None, 0)}


def told(value: Any) -> str:
    """A fact, or a word with those of its fields that a card set has to write."""
    if isinstance(value, tuple):
        return ", ".join(told(part) for part in value)
    if isinstance(value, msgspec.Struct):
        fields = {field.name: (getattr(value, field.name), field.default) for field in msgspec.structs.fields(value)}
        plain = {name: msgspec.to_builtins(said) for name, (said, default) in fields.items() if said != default}
        written = [f" {name}={json.dumps(said)}" for name, said in plain.items()]
        return "".join([str(value.__struct_config__.tag), *written])
    return str(value)


def words_of(game: Any) -> list[str]:
    """The words that a card of this game may use, by the fact that they stand for, from where they are defined."""
    lines = []
    for name, words in words_known(game).items():
        for tag, word in words.items():
            keys = ", ".join(word.__struct_fields__)
            lines.append(f'  {name}: do = "{tag}"{f" ({keys})" if keys else ""}')
            lines.append(f"      {first_line(word)}")
    for effect, text in effects_of(game.name, game.seats).items():
        lines += [f'  play = "{effect}"', f"      {text}"]
    return ["Words", *lines]


def words_known(game: Any) -> dict[str, dict[str, type[msgspec.Struct]]]:
    """Words by the fact that they stand for and by what a card set calls them."""
    facts = msgspec.structs.fields(type(game.card(game.words.keys("card")[0])))
    words = {fact.name: {str(word.__struct_config__.tag): word for word in tagged(fact.type)} for fact in facts}
    return {name: dict(sorted(known.items())) for name, known in words.items() if known}


def effects_of(name: str, seats: int) -> dict[str, str]:
    """What the effects do that cards are played for: as the game's own set says it of the card that has one."""
    own: Any = games.get(name, seats)
    texts = own.texts(ENGLISH)
    cards = {key: getattr(own.card(key), "play", "") for key in own.words.keys("card")}
    return {play: texts.card_text(key) for key, play in cards.items() if play and isinstance(play, str)}


def tagged(kind: Any) -> set[type[msgspec.Struct]]:
    """The words among the types that a fact can have."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {kind} if kind.__struct_config__.tag is not None else set()
    return {word for part in get_args(kind) for word in tagged(part)}


def first_line(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]


# ------------------------------------------------------------------------------------------------- check
def composition(game: Game) -> list[str]:
    """How many cards there are of each kind, and how their facts are spread."""
    kinds = by_kind(game)
    lines = [f"{game.name}: {sum(map(len, kinds.values()))} cards, digest {game.cards_digest}"]
    for kind, keys in kinds.items():
        lines.append(f"{kind} ({len(keys)})")
        spread: dict[str, Counter[str]] = {}
        for key in keys:
            for name, value in counted(game.card(key)).items():  # type: ignore[attr-defined]
                if isinstance(value, (str, int)) and name != "play":
                    spread.setdefault(name, Counter())[str(value)] += 1
        for name, counts in spread.items():
            lines.append(f"  {name:10}" + "  ".join(f"{value}: {counts[value]}" for value in sorted(counts)))
    return lines


def words_used(game: Any) -> list[str]:
    """How often each word is used, also within another one; those that no card uses are named too."""
    used = Counter(tag for key in game.words.keys("card") for tag in tags(game.card(key)))
    lines = []
    for name, words in words_known(game).items():
        lines.append(f"{name}: " + "  ".join(f"{tag}: {used[tag]}" for tag in words if used[tag]))
        lines += [f"{name}, not used: {', '.join(tag for tag in words if not used[tag])}"] * (
            not all(map(used.get, words))
        )
    return ["words", *(f"  {line}" for line in lines)] if lines else []


def tags(thing: Any) -> list[str]:
    """The words in a fact, or in all facts of a card."""
    if isinstance(thing, tuple):
        return [tag for part in thing for tag in tags(part)]
    if not isinstance(thing, msgspec.Struct):
        return []
    own = [str(thing.__struct_config__.tag)] if thing.__struct_config__.tag_field == "do" else []
    return own + [tag for value in msgspec.structs.asdict(thing).values() for tag in tags(value)]
