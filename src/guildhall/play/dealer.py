"""Who answers chance for a match: the one player who sees the table."""

from guildhall.kernel.chance import SeededDealer, deal_action, draw, sample
from guildhall.kernel.question import Frame
from guildhall.kernel.table import Table

DrawName = tuple[int, int, int]  # family and generation of a pool and which of its draws; or of a roll -1, 0, its luck


def name_of_draw(table: Table) -> DrawName:
    """What names the open question of chance, whatever was answered or undone before it."""
    if table.slot_asked < 0:
        return (-1, 0, table.luck)
    layout, pool = table.layout, ~table.mem[table.slot_asked]
    return (table.mem[layout.family + pool], table.mem[layout.generation + pool], table.mem[layout.drawn + pool])


class MatchDealer:
    """Deals as a table with `SeededDealer(seed)` would, and gives the same answer to the same question asked again.

    What it has dealt is remembered, so that a match that was resumed from its record alone deals it again, too.
    """

    def __init__(self, seed: int) -> None:
        self.luck = SeededDealer(seed)
        self.dealt: dict[DrawName, int] = {}

    def deal(self, table: Table) -> int:
        """The answer of chance to the open question."""
        before = self.dealt.get(name_of_draw(table))
        if before is not None and could_be_dealt(table, before):
            return before
        if table.slot_asked >= 0:
            return int(deal_action(table, sample(table, ~table.mem[table.slot_asked], self.luck)))
        scratch = Frame()
        draw(table, self.luck, scratch)
        return int(scratch.said)

    def remember(self, table: Table, action: int) -> None:
        """Note the answer that chance is about to give to the open question."""
        self.dealt[name_of_draw(table)] = action


def could_be_dealt(table: Table, action: int) -> bool:
    decision = table.decision
    return decision is not None and action in decision.options
