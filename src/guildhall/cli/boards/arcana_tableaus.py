"""What lies before each player of Arcana: in full, in brief, or as much of it as a line or two hold."""

from typing import Any

from guildhall.cli.boards import SEAT_STYLES, Line, Scene, cut
from guildhall.cli.boards.arcana_cards import card_of, explained, folded, named, plain, valued, wrapped
from guildhall.games.arcana.cards import ALL_FIEFDOMS, KINDS
from guildhall.kernel.action import UNKNOWN

Piles = list[tuple[str, list[str]]]  # what a pile is called, and its cards in words


# ------------------------------------------------------------------------------------------------- the forms
def in_full(scene: Scene, seat: int) -> list[Line]:
    """Every card that the viewer knows, by its name."""
    player = scene.view.players[seat]
    lines = headed(scene, seat, counts(scene, seat))
    parts = [f"{scene.texts.names(part, 'parts')} {points}" for part, points in player.parts.items() if points]
    piles: Piles = [
        ("points", parts if len(parts) > 1 else []),
        ("hand", [explained(scene, key) for key in known(player.hand)]),
        *held(scene, seat, explained),
        ("master", [master(scene, player, explained(scene, key)) for key in player.masters]),
        ("left-in-deck", grouped(scene, player.deck_cards)),
        ("discards", [named(scene, key) for key in player.discard]),
        ("crest", [explained(scene, player.crest[0]), *map_named(scene, player.crest[1:])] if player.crest else []),
        ("left-out", map_named(scene, known(player.left_out))),
    ]
    return lines + [line for pile in piles for line in listed(scene, pile, "; ")]


def in_brief(scene: Scene, seat: int) -> list[Line]:
    """Counts, and of the viewer's own cards those that matter now."""
    lines = headed(scene, seat, counts(scene, seat))
    if seat != scene.view.seat:
        return lines
    player = scene.view.players[seat]
    piles = [*own(scene, seat), ("left-in-deck", in_kinds(scene, player.deck_cards))]
    return lines + [line for pile in piles for line in listed(scene, pile, ", ")]


def in_short(scene: Scene, seat: int) -> list[Line]:
    """A line of counts; of the viewer's own cards those that can be played or chosen now."""
    name, style = head(scene, seat)
    lines: list[Line] = [[(name, style), (cut(f"  {counts(scene, seat)}", scene.width - len(name), scene.unicode), "")]]
    if seat == scene.view.seat:
        piles = [f"{scene.say(f'arcana.{label}')}: {', '.join(cards)}" for label, cards in own(scene, seat) if cards]
        lines += wrapped(f"  {'; '.join(piles)}", scene.width)
    return lines


# ------------------------------------------------------------------------------------------------- piles
def own(scene: Scene, seat: int) -> Piles:
    """What the viewer may play or has to choose from, and objectives with what has been won for them."""
    hand = [plain(valued(scene, key)) for key in known(scene.view.players[seat].hand)]
    return [("hand", hand), *held(scene, seat, lambda scene, key: plain(valued(scene, key)))]


def held(scene: Scene, seat: int, told: Any) -> Piles:
    """Cards that an effect has drawn or lifted, and objectives."""
    player = scene.view.players[seat]
    return [
        ("aside", [told(scene, key) for key in player.aside]),
        ("looked-at", [stake(scene, key) for key in known(player.looked_at)]),
        ("offered", [objective(scene, player, key) for key in known(player.offered)]),
        ("objectives", [objective(scene, player, key) for key in known(player.objectives)]),
    ]


def known(keys: tuple[str, ...]) -> list[str]:
    return [key for key in keys if key != UNKNOWN]


def map_named(scene: Scene, keys: Any) -> list[str]:
    return [named(scene, key) for key in keys]


def stake(scene: Scene, key: str) -> str:
    """A stake below the faceup one: its name, kind and points."""
    card = card_of(scene, key)
    if card.kind == "jubilee":
        return named(scene, key)
    return f"{named(scene, key)} ({scene.texts.name(card.kind)}, {scene.say('arcana.worth', points=card.points)})"


def objective(scene: Scene, player: Any, key: str) -> str:
    """`Dominion of Ogrokh (Ogrokh 2/3, 4p)`: how many stakes have been won for it."""
    card = card_of(scene, key)
    won = player.fiefdoms.get(card.fiefdom, 0) + player.fiefdoms.get(ALL_FIEFDOMS, 0)
    fiefdom = scene.texts.names(card.fiefdom, "fiefdoms")
    points = scene.say("arcana.worth", points=card.points)
    return f"{named(scene, key)} ({fiefdom} {won}/{card.stakes}, {points})"


def master(scene: Scene, player: Any, told: str) -> str:
    return f"{told} {scene.say('arcana.used')}" if player.master_used else told


def grouped(scene: Scene, keys: tuple[str, ...]) -> list[str]:
    """Names by kind."""
    return [f"{kind}: {', '.join(map_named(scene, cards))}" for kind, cards in by_kind(scene, keys)]


def in_kinds(scene: Scene, keys: tuple[str, ...]) -> list[str]:
    """How many of each kind."""
    return [f"{kind} {len(cards)}" for kind, cards in by_kind(scene, keys)]


def by_kind(scene: Scene, keys: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    kinds = [(kind, [key for key in keys if card_of(scene, key).kind == kind]) for kind in KINDS]
    return [(scene.texts.name(kind), cards) for kind, cards in kinds if cards]


# ------------------------------------------------------------------------------------------------- lines
def counts(scene: Scene, seat: int) -> str:
    """Guild, score, how many cards lie where, and the master."""
    player, say = scene.view.players[seat], scene.say
    under = sum(card_of(scene, key).kind != "crest" for key in player.crest)
    parts = [scene.texts.names(player.guild, "guilds")] if player.guild else []
    parts.append(say("arcana.score", score=player.score))
    parts.append(say("arcana.counts", hand=len(player.hand), deck=player.deck, discards=len(player.discard)))
    parts += [say("arcana.under", count=under)] * bool(under)
    if len(player.masters) == 1:
        parts.append(master(scene, player, named(scene, player.masters[0])))
    return ", ".join(parts)


def listed(scene: Scene, pile: tuple[str, list[str]], between: str) -> list[Line]:
    label, cards = pile
    return wrapped(f"  {scene.say(f'arcana.{label}')}: {between.join(cards)}", scene.width) if cards else []


def head(scene: Scene, seat: int) -> tuple[str, str]:
    """The name, with a star for the first player."""
    return (f"{scene.names[seat]}{' *' if seat == scene.view.first else ''}", SEAT_STYLES[seat])


def headed(scene: Scene, seat: int, text: str) -> list[Line]:
    return folded([head(scene, seat), (f"  {text}", "")], scene.width)
