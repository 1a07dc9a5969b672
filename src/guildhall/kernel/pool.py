"""Pools: cards whose order nobody has settled."""

from guildhall.kernel.pile import Piles
from guildhall.kernel.vec import i64


class Pools(Piles):
    """Piles with shuffles in them.

    Nothing is ever shuffled: a card is dealt when it is drawn or turned up. Until then it is *loose* in its pool, and
    the pool's slots say `~pool`. A member of a pool may be a *blank*: one of the cards of another pool, `through`.
    """

    def loosen(self, card: i64, pool: i64) -> None:
        """Make a card a loose member of a pool; nobody knows where it is."""
        mem = self.mem
        lay = self.layout
        assert mem[lay.link + card] < 0, "the card is loose already"
        mem[lay.know + card] = 0
        mem[lay.pool + card] = pool
        mem[lay.label + card] = -1
        mem[lay.track + card] = -1
        mem[lay.loose + pool] += 1
        after = lay.first + pool
        while mem[after] >= 0 and mem[after] < card:
            after = lay.next + mem[after]
        self.lead(lay.next + card, mem[after])
        self.lead(after, card)

    def lead(self, link: i64, card: i64) -> None:
        """Let this index of the memory lead to a loose card, or with -1 to none."""
        self.mem[link] = card
        if card >= 0:
            self.mem[self.layout.link + card] = link

    def members(self, pool: i64) -> i64:
        """How many cards a pool still has to give, blanks too."""
        return self.mem[self.layout.loose + pool] + self.mem[self.layout.blank + pool]

    def fill(self, pile: i64, pool: i64, count: i64) -> None:
        """Lay facedown cards of a pool on a pile."""
        for _nth in range(count):
            self.put(~pool, pile)

    def add_blanks(self, pool: i64, through: i64, count: i64) -> None:
        """Add members to a pool of which only this is known: each is one of another pool."""
        mem = self.mem
        lay = self.layout
        if count == 0:
            return
        if mem[lay.through + pool] >= 0 and mem[lay.through + pool] != through:  # one may be drawn and fall back yet
            raise LookupError(f"pool {pool} had blanks of pool {mem[lay.through + pool]} before, not of {through}")
        mem[lay.through + pool] = through
        mem[lay.blank + pool] += count

    # ------------------------------------------------------------------------------------------- settling
    def settle(self, slot: i64, card: i64) -> None:
        """Chance has said which card lies at this slot."""
        mem = self.mem
        lay = self.layout
        assert mem[slot] < 0, "another card is settled there"
        assert mem[lay.link + card] >= 0, "the card is settled elsewhere"
        pool = ~mem[slot]
        home = mem[lay.pool + card]
        mem[slot] = card
        mem[lay.label + card] = pool
        mem[lay.drawn + pool] += 1
        while pool != home:
            mem[lay.blank + pool] -= 1
            pool = mem[lay.through + pool]
            mem[lay.drawn + pool] += 1
        mem[lay.loose + home] -= 1
        self.lead(mem[lay.link + card], mem[lay.next + card])
        mem[lay.next + card] = -1
        mem[lay.link + card] = -1

    def unsettle(self, card: i64) -> i64:
        """Let a card that does not lie open fall back into the pool that the public knows; gives its label."""
        mem = self.mem
        lay = self.layout
        home = mem[lay.pool + card]
        label = mem[lay.label + card]
        if home < 0 or mem[lay.track + card] >= 0:
            raise LookupError(f"card {card} is in a mixture: it has to be shown before it can be shuffled in")
        pool = label
        while pool != home:
            mem[lay.blank + pool] += 1
            pool = mem[lay.through + pool]
        self.loosen(card, home)
        return label

    def can_settle(self, slot: i64, card: i64) -> bool:
        """Could chance still say that this card lies there?"""
        mem = self.mem
        lay = self.layout
        if mem[slot] >= 0 or mem[lay.link + card] < 0:
            return False
        pool = ~mem[slot]
        home = mem[lay.pool + card]
        while pool != home:
            if mem[lay.blank + pool] == 0:
                return False
            pool = mem[lay.through + pool]
        return True

    # ------------------------------------------------------------------------------------------- shuffling
    def shuffle(self, src: i64, dst: i64, family: i64) -> None:
        """Shuffle all cards of a pile and lay them facedown on another, or on the same, pile.

        They are a fresh generation of their pool, since cards of the old one may still be in hands. A card that does
        not lie open enters unseen, as a blank: what somebody knew of it is forgotten.
        """
        mem = self.mem
        lay = self.layout
        row = self.cards(src)
        if len(row) == 0:
            return
        mem[lay.size + src] = 0
        place: i64 = 0
        one_pool = True
        for card in row:
            if card >= 0 and not self.is_public(card):
                row[place] = ~self.unsettle(card)
            one_pool = one_pool and row[place] < 0 and row[place] == row[0]
            place += 1
        if one_pool:  # their order was nobody's before, and is nobody's now
            self.fill(dst, ~row[0], len(row))
            return
        fresh = self.fresh_pool(family)
        for card in row:
            if card < 0:
                self.add_blanks(fresh, ~card, 1)
            else:
                self.loosen(card, fresh)
        self.fill(dst, fresh, len(row))

    def fresh_pool(self, family: i64) -> i64:
        """A pool that nothing on the table refers to, as the next generation of its family."""
        mem = self.mem
        lay = self.layout
        used: i64 = 0
        for pool in range(lay.pools):
            if self.members(pool) > 0 or mem[lay.family + pool] == pool:
                used |= 1 << pool  # it has slots or blanks somewhere; and what the game names keeps its number
        for card in range(lay.cards):
            home = mem[lay.pool + card]
            if home >= 0:
                used |= 1 << home
            pool = mem[lay.label + card]
            while pool >= 0 and pool != home:  # all that lies between: the card may fall back through them
                used |= 1 << pool
                pool = mem[lay.through + pool]
        if mem[lay.blur] != 0:  # what was seen on a track is still compared with what was laid there
            for at in range(lay.laid, lay.gone):
                if mem[at] < 0:
                    used |= 1 << ~mem[at]
        fresh: i64 = 0
        while (used >> fresh) & 1 != 0:
            fresh += 1
        if fresh >= lay.pools:
            raise OverflowError(f"the game names {lay.pools} pools, and all are in use")
        mem[lay.shuffles + family] += 1
        mem[lay.drawn + fresh] = 0
        mem[lay.through + fresh] = -1
        mem[lay.family + fresh] = family
        mem[lay.generation + fresh] = mem[lay.shuffles + family]
        return fresh

    def name_pool(self, pool: i64) -> None:
        """A pool that the game itself names: the first generation of its own family."""
        self.mem[self.layout.family + pool] = pool
