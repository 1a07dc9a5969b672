"""Who answers chance for a match: the one player who sees the table."""

from guildhall.kernel.chance import SeededDealer, deal_action, draw, outcomes, sample
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table

ROLL = -1
DrawName = tuple[int, int, int]  # family and generation of a pool and which of its draws; or ROLL, 0 and a roll's luck


def name_of_draw(table: Table) -> DrawName:
    """What names the open question of chance, whatever was answered or undone before it."""
    if table.slot_asked < 0:
        return (ROLL, 0, table.luck)
    layout, pool = table.layout, ~table.mem[table.slot_asked]
    return (table.mem[layout.family + pool], table.mem[layout.generation + pool], table.mem[layout.drawn + pool])


class MatchDealer:
    """Deals as a table with `SeededDealer(seed)` would, and gives the same answer to the same question asked again.

    What it has dealt is remembered, so that a match that was resumed from its record alone deals it again, too: of a
    draw the card, since after an undo the same draw may be made for another place; of a roll its outcome.
    """

    def __init__(self, seed: int) -> None:
        self.luck = SeededDealer(seed)
        self.dealt: dict[DrawName, int] = {}

    def deal(self, table: Table) -> int:
        """The answer of chance to the open question."""
        before = self.dealt_before(table)
        if before is not None:
            return before
        if table.slot_asked >= 0:
            return int(deal_action(table, sample(table, ~table.mem[table.slot_asked], self.luck)))
        scratch = Frame()
        draw(table, self.luck, scratch)
        return int(scratch.said)

    def remember(self, name: DrawName, table: Table, action: int) -> None:
        """Note the answer that chance has given to a question of this name."""
        self.dealt[name] = action if name[0] == ROLL else int(table.what_of(action))

    def dealt_before(self, table: Table) -> int | None:
        """The answer that this question had before, if it still can be given."""
        drawn = self.dealt.get(name_of_draw(table))
        if drawn is None:
            return None
        if table.slot_asked >= 0:
            return int(deal_action(table, drawn)) if table.can_settle(table.slot_asked, drawn) else None
        return drawn if drawn in outcomes(table) else None
