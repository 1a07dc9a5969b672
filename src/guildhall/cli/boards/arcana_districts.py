"""The districts of Arcana: in full with every card, in two lines, or in one with the totals alone."""

import textwrap
from typing import Any

from guildhall.cli.boards import SEAT_STYLES, Line, Scene, apart, cut, length, letter
from guildhall.cli.boards.arcana_cards import ARCANA, COLOURS, arcanum, card_of, folded, joined, named, wrapped
from guildhall.games.arcana.notation import NEUTRAL
from guildhall.kernel.action import UNKNOWN

TITLE = 8  # columns of a district's name
FRIENDS = 3
NAME, LEAST_NAME = 24, 8  # of a stake's name in a list
KIND = 3  # letters of its kind
FACTS = 15  # columns of what it needs and counts


# ------------------------------------------------------------------------------------------------- the forms
def in_full(scene: Scene, district: Any) -> list[Line]:
    """The stake with all that is printed on it, and each player's cards in a line."""
    lines = without_text(scene, district)
    if shows_stake(district) and scene.texts.card_text(district.stake):
        text = textwrap.wrap(scene.texts.card_text(district.stake), scene.width - 2)
        lines[2:2] = [[(f"  {line}", "italic")] for line in text]
    return lines


def without_text(scene: Scene, district: Any) -> list[Line]:
    """The stake's facts, and each player's cards in a line."""
    if not shows_stake(district):
        return in_a_line(scene, district)
    card = card_of(scene, district.stake)
    fiefdom = scene.texts.names(card.fiefdom, "fiefdoms") if card.fiefdom else ""
    kind = ", ".join(part for part in (scene.texts.name(card.kind), fiefdom) if part)
    head: Line = [(f"{title(scene, district)} {friends(district)}  ", "bold"), (named(scene, district.stake), "bold")]
    below = scene.say("arcana.below", count=district.supply)
    kind = cut(f"  {kind}", scene.width - length(head) - len(below) - 1, scene.unicode)
    lines = [apart([*head, (kind, "")], [(below, "")], scene.width)]
    lines += folded([("  ", ""), *stake_facts(scene, district, card)], scene.width)
    if any(side.cards for side in district.sides):
        verdict: Line = [(f"{verdict_words(scene, district)} ({district.rule})", "bold")]
        facts = lines.pop() if length([*lines[-1], *verdict]) + 2 <= scene.width else []
        lines.append(apart(facts, verdict, scene.width))
    for seat, side in enumerate(district.sides):
        if side.cards:
            lines += side_lines(scene, district, seat)
    return [*lines, *known_lines(scene, district)]


def in_two_lines(scene: Scene, district: Any) -> list[Line]:
    """Totals in the first line, cards in the second if there are any."""
    lines = in_a_line(scene, district)
    sides = [(seat, side) for seat, side in enumerate(district.sides) if side.cards]
    if sides and shows_stake(district):
        parts = [[(f"{letter(seat)}: ", SEAT_STYLES[seat]), *cards(scene, district, side)] for seat, side in sides]
        lines += folded([("  ", ""), *joined(parts, "  ")], scene.width)
    return lines


def in_a_line(scene: Scene, district: Any) -> list[Line]:
    """`Harbour  AB 11 Merchant of the Kraken per St4 Du7 3p Ogrokh  A5 B2+? >A`"""
    head: Line = [(f"{title(scene, district):{TITLE}} {friends(district):{FRIENDS}}{district.supply:>2} ", "bold")]
    if not shows_stake(district):
        nothing = named(scene, district.stake) if district.stake else scene.say("arcana.no-stake")
        return [[*head, (nothing, "")]]
    card = card_of(scene, district.stake)
    facts: Line = [(f" {scene.texts.name(card.kind)[:KIND]} ", ""), *short_facts(scene, district, card)]
    fiefdom = [(f"{' ' * (FACTS - length(facts))} {scene.texts.names(card.fiefdom, 'fiefdoms')}", "")]
    tail = standings(scene, district)
    room = scene.width - length([*head, *facts, *tail])
    apart_from_it = room < LEAST_NAME  # many main arcana, and totals of all
    wide = NAME if apart_from_it else min(NAME, room)
    more = fiefdom if wide == NAME and NAME + length(fiefdom) <= room else []
    line: Line = [*head, (f"{cut(named(scene, district.stake), wide, scene.unicode):{wide}}", ""), *facts, *more]
    return [line, apart([], tail, scene.width)] if apart_from_it else [apart(line, tail, scene.width)]


# ------------------------------------------------------------------------------------------------- the stake
def shows_stake(district: Any) -> bool:
    """Not if it is used up, nor under the Jubilee (ARC-INT-10)."""
    return bool(district.stake) and any(side.needs for side in district.sides)


def title(scene: Scene, district: Any) -> str:
    """A short name; sentences have a longer one for the neutral district."""
    return scene.say("arcana.neutral") if district.name == NEUTRAL else str(scene.texts.name(district.name))


def friends(district: Any) -> str:
    """The letters of those to whom it is friendly."""
    return "".join(letter(seat) for seat, side in enumerate(district.sides) if side.friendly) or "-"


def needs(scene: Scene, district: Any) -> dict[str, int]:
    """What the viewer needs there, in each arcanum that counts; a watcher is told what the first player needs."""
    seat = scene.view.seat if scene.view.seat < len(district.sides) else scene.view.first
    found: dict[str, int] = district.sides[seat].needs
    return found


def stake_facts(scene: Scene, district: Any, card: Any) -> Line:
    """`Staff 4*  Cup 1  Ducats 7  3p`: main arcana have a star, and their need if it is another than printed."""
    needed, parts = needs(scene, district), []
    for name in ARCANA:
        if card.value(name) or name in needed:
            star = "*" * (name in needed)
            other = name in needed and needed[name] != card.value(name)
            need = f" ({scene.say('arcana.needs', need=needed[name])})" if other else ""
            parts.append((f"{arcanum(scene, name, short=False)}{card.value(name)}{star}{need}", COLOURS[name]))
    if card.kind in ("personality", "relic"):
        price = "-" if card.ducats is None else card.ducats
        parts.append((f"{arcanum(scene, 'ducats', short=False)}{price}", COLOURS["ducats"]))
    parts.append((scene.say("arcana.worth", points=card.points), ""))
    return joined([[part] for part in parts], "  ")


def short_facts(scene: Scene, district: Any, card: Any) -> Line:
    """`St4 Du7 3p`: what is needed, what a bribe has to reach, what it counts."""
    parts = [(f"{arcanum(scene, name)}{need}", COLOURS[name]) for name, need in needs(scene, district).items()]
    if card.kind == "personality" and card.ducats is not None:
        parts.append((f"{arcanum(scene, 'ducats')}{card.ducats}", COLOURS["ducats"]))
    return joined([[part] for part in [*parts, (scene.say("arcana.worth", points=card.points), "")]], " ")


def known_lines(scene: Scene, district: Any) -> list[Line]:
    """Stakes below that the viewer has seen, the next one first."""
    known = [(nth, key) for nth, key in enumerate(reversed(district.known), start=1) if key != UNKNOWN]
    said = ", ".join(f"{nth}. {named(scene, key)}" for nth, key in known)
    return wrapped(f"  {scene.say('arcana.known')}: {said}", scene.width) if known else []


# ------------------------------------------------------------------------------------------------- players there
def verdict_words(scene: Scene, district: Any) -> str:
    """Who would win it now."""
    if district.winner >= 0:
        return scene.say("arcana.wins", seat=letter(district.winner))
    return scene.say("arcana.tie" if district.rule == "ARC-RES-7" else "arcana.nobody")


def side_lines(scene: Scene, district: Any, seat: int) -> list[Line]:
    """`A 5/4: Crossbowman 3, [1 Funeral 2], Barhan Sword Du4; bribe 9/7`"""
    side, card = district.sides[seat], card_of(scene, district.stake)
    sums = [f"{total}/{side.needs[name]}" for name, total in totals(scene, side)]
    head: Line = [(f"  {letter(seat)} {' '.join(sums)}: ", SEAT_STYLES[seat])]
    more = [scene.say("arcana.bribe", sum=side.bribe, price=card.ducats)] * bool(side.bribe)
    more += [scene.say("arcana.protected")] * side.protected
    tail: Line = [(f"; {', '.join(more)}", "")] if more else []
    return folded([*head, *cards(scene, district, side), *tail], scene.width)


def totals(scene: Scene, side: Any) -> list[tuple[str, str]]:
    """Each arcanum that counts and the total in it, with a question mark for each agent that the viewer can not see."""
    hidden = sum(each.card == UNKNOWN for each in side.cards)
    more = f"+{'?' * hidden}" if hidden else ""
    several = len(side.totals) > 1
    return [(name, f"{arcanum(scene, name) if several else ''}{total}{more}") for name, total in side.totals.items()]


def cards(scene: Scene, district: Any, side: Any) -> Line:
    """Agents with their values in what counts there, relics with their ducats; facedown ones in brackets."""
    parts: list[Line] = []
    for each in side.cards:
        nth = each.name.rpartition("-")[2]
        shown = "" if each.card == UNKNOWN else " ".join([named(scene, each.card), *counted(scene, side, each.card)])
        parts.append([(f"[{' '.join(filter(None, (nth, shown)))}]" if each.facedown else shown, "")])
    return joined(parts, ", ")


def counted(scene: Scene, side: Any, key: str) -> list[str]:
    card = card_of(scene, key)
    if card.kind == "relic":
        return [f"{arcanum(scene, 'ducats')}{card.ducats}"]
    if len(side.needs) == 1:
        return [str(card.value(name)) for name in side.needs]
    return [f"{arcanum(scene, name)}{card.value(name)}" for name in side.needs if card.value(name)]


def standings(scene: Scene, district: Any) -> Line:
    """`A5 B2+? CSt1(Du5) >A`: best totals with a question mark for each hidden agent, and bribes; `=` is a tie."""
    line: Line = []
    for seat, side in enumerate(district.sides):
        if side.cards:
            best = max(side.totals, key=side.totals.get, default="")
            sums = "".join(total for name, total in totals(scene, side) if name == best)
            bribes = any(each.card != UNKNOWN and card_of(scene, each.card).kind == "relic" for each in side.cards)
            bribe = f"({arcanum(scene, 'ducats')}{side.bribe})" if bribes else ""
            line.append((f" {letter(seat)}{sums}{bribe}", SEAT_STYLES[seat]))
    if district.winner >= 0:
        return [*line, (f" >{letter(district.winner)}", SEAT_STYLES[district.winner])]
    return [*line, (" =", "bold")] if district.rule == "ARC-RES-7" else line
