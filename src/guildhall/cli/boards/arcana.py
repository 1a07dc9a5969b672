"""The table of Arcana in text: the districts with their stakes and agents, and what lies before each player."""

from guildhall.cli.boards import Line, Scene, arcana_districts, arcana_tableaus, cut
from guildhall.cli.boards.arcana_cards import explained, named, wrapped

# of districts, players, and events with their texts: from the fullest to the shortest
FORMS = (
    (arcana_districts.in_full, arcana_tableaus.in_full, True),
    (arcana_districts.in_full, arcana_tableaus.in_brief, True),
    (arcana_districts.without_text, arcana_tableaus.in_brief, True),
    (arcana_districts.in_two_lines, arcana_tableaus.in_brief, True),
    (arcana_districts.in_two_lines, arcana_tableaus.in_short, False),
    (arcana_districts.in_a_line, arcana_tableaus.in_short, False),
)


def draw(scene: Scene) -> list[Line]:
    """The whole table as the view's seat knows it, in the fullest form that there is room for."""
    lines: list[Line] = []
    view = scene.view
    shown = view.districts if view.round and not scene.over else ()  # in the end they count for nobody (ARC-END-2)
    for district_form, tableau, with_texts in FORMS:
        lines = headlines(scene, with_texts)
        lines += [line for district in shown for line in district_form(scene, district)]
        lines += [line for seat in range(len(view.players)) for line in tableau(scene, seat)]
        if len(lines) <= scene.height:
            break
    return lines


def headlines(scene: Scene, with_texts: bool) -> list[Line]:
    """The round, how far the end is, the militia that is left, and the events of this round and the next."""
    view, say = scene.view, scene.say
    board = scene.game.board  # type: ignore[attr-defined]
    parts = [say("arcana.round", round=view.round) if view.round else say("arcana.set-up")]
    if view.final_round:
        parts.append(say("arcana.final-round", round=view.final_round))
    elif board.events:
        parts.append(say("arcana.events-left", count=view.events_left))
    else:
        least, most = view.stakes_before_jubilee
        parts.append(say("arcana.before-jubilee", count=f"{least}-{most}" if least < most else least))
    if board.militia:
        parts.append(say("arcana.militia", count=view.militia))
    lines = wrapped("   ".join(parts), scene.width, "bold")
    events = [(label, key) for label, key in (("event", view.event), ("next-event", view.next_event)) if key]
    if with_texts:
        told = [f"{say(f'arcana.{label}')}: {explained(scene, key)}" for label, key in events]
        lines += [row for text in told for row in wrapped(text, scene.width)]
    elif events:
        told = [f"{say(f'arcana.{label}')}: {named(scene, key)}" for label, key in events]
        lines.append([(cut("   ".join(told), scene.width, scene.unicode), "")])
    return lines
