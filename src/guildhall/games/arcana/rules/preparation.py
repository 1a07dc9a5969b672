"""What happens before the first round: guilds, masters, decks, objectives, districts (ARC-SET-8)."""

from typing import ClassVar, Final

from guildhall.games.arcana.notation import (
    BEGIN,
    BEGINS,
    BUILT,
    CHOOSE,
    DEALT_OBJECTIVE,
    GUILD,
    KEEP,
    KEPT,
    OBJECTIVE,
    READY,
    SCORED,
    SHOWED_OBJECTIVE,
    TOOK_GUILD,
    TOOK_MASTER,
)
from guildhall.games.arcana.rules.moves import (
    BUILD_DECK,
    CHOOSE_GUILD,
    CHOOSE_MASTER,
    CHOOSE_OBJECTIVES,
    DEAL_OBJECTIVES,
    GAME_ROUND,
    TURN_UP,
    TURN_UP_EVENT,
    BoardRule,
)
from guildhall.games.arcana.scoring import score
from guildhall.games.arcana.table import (
    BOX,
    CREST,
    DECK,
    DECK_SIZE,
    DECKS,
    FIRST,
    GIVEN_BACK,
    LEFT_OUT,
    LIBRARY,
    MASTERS,
    OBJECTIVES_KEPT,
    OFFER,
    OFFERED,
    OVER,
    UNDER_CREST,
)
from guildhall.games.arcana.table import GUILD as GUILD_OF
from guildhall.games.arcana.table import KEPT as OBJECTIVES_TO_KEEP
from guildhall.kernel.question import SECRET, Frame
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64

FIRST_PLAYER_LUCK: Final = 0  # how the rolls of a game are named
GUILD_LUCK: Final = 1


class Game(BoardRule):
    """From the set-up to the score."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw first player", "begin", "guilds", "masters", "decks", "deal objectives", "objectives", "districts",
        "round", "next round", "score",
    )  # fmt: skip

    def step(self, t: Table, f: Frame, at: i64) -> None:
        # fmt: off
        if at == 0:   self.draw_first_player(t)          # ARC-SET-7
        elif at == 1: self.begin(t, f)
        elif at == 2: self.guilds(t)                     # ARC-SET-1
        elif at == 3: self.masters(t)                    # ARC-MAS-1
        elif at == 4: self.decks(t)                      # ARC-CUS-1
        elif at == 5: self.deal_objectives(t)            # ARC-OBJ-1
        elif at == 6: self.objectives(t)
        elif at == 7: self.districts(t)                  # ARC-SET-5
        elif at == 8: t.begin(GAME_ROUND)                # ARC-RND-2
        elif at == 9: self.next_round(t, f)              # ARC-END-1
        else:         self.score(t)                      # ARC-END-2
        # fmt: on

    def draw_first_player(self, t: Table) -> None:
        seat: i64
        t.roll("first player", "ARC-SET-7", FIRST_PLAYER_LUCK)
        for seat in range(self.board.seats):
            t.outcome(1, BEGIN, seat)

    def begin(self, t: Table, f: Frame) -> None:
        t.mem[FIRST] = t.what(f)
        t.tell(BEGINS, t.what(f))

    def guilds(self, t: Table) -> None:
        """From the first player on, clockwise; begun last is asked first."""
        seat = t.mem[FIRST]
        for _nth in range(self.board.seats):
            seat = self.board.right_of(seat)
            t.begin(CHOOSE_GUILD, seat)

    def masters(self, t: Table) -> None:
        if self.board.masters:
            t.seal(CHOOSE_MASTER, (1 << self.board.seats) - 1)

    def decks(self, t: Table) -> None:
        if self.board.custom_guilds:
            t.seal(BUILD_DECK, (1 << self.board.seats) - 1)

    def deal_objectives(self, t: Table) -> None:
        if self.board.objectives:
            seat = t.mem[FIRST]
            for _nth in range(self.board.seats):
                seat = self.board.right_of(seat)
                t.begin(DEAL_OBJECTIVES, seat, OFFERED)

    def objectives(self, t: Table) -> None:
        if self.board.objectives:
            t.seal(CHOOSE_OBJECTIVES, (1 << self.board.seats) - 1)

    def districts(self, t: Table) -> None:
        district: i64
        if self.board.events:
            t.begin(TURN_UP_EVENT)  # ARC-EVT-1
        for district in range(self.board.districts):
            t.begin(TURN_UP, a=self.board.districts - 1 - district)

    def next_round(self, t: Table, f: Frame) -> None:
        if t.mem[OVER] == 0:
            f.step = 8

    def score(self, t: Table) -> None:
        """Objectives are shown, and all is counted."""
        seat: i64
        for seat in range(self.board.seats):
            for card in t.cards(OBJECTIVES_KEPT + seat):
                t.turn_up(card)
                t.tell(SHOWED_OBJECTIVE, seat, card)
        if t.listening:
            for seat in range(self.board.seats):
                t.tell(SCORED, seat, amount=score(self.board, t, seat).total())


class ChooseGuild(BoardRule):
    """A guild for one player: named before the game, dealt, or chosen among those that are left (ARC-SET-8)."""

    steps: ClassVar[tuple[str, ...]] = ("which", "take")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if t.mem[GUILD_OF + f.seat] != 0:
            self.take(t, f.seat, t.mem[GUILD_OF + f.seat] - 1)
            t.finish(f)
        elif at == 0:
            self.which(t, f)
        else:
            self.take(t, f.seat, t.what(f))

    def which(self, t: Table, f: Frame) -> None:
        guild: i64
        if self.board.players_choose:
            t.ask(f.seat, "guild", "ARC-SET-1")
        else:
            t.roll("guild", "ARC-SET-1", GUILD_LUCK + f.seat)
        for guild in range(self.board.guilds):
            if not self.is_taken(t, guild):
                if self.board.players_choose:
                    t.option(CHOOSE, guild)
                else:
                    t.outcome(1, GUILD, guild, f.seat)

    def is_taken(self, t: Table, guild: i64) -> bool:
        seat: i64
        for seat in range(self.board.seats):
            if t.mem[GUILD_OF + seat] == guild + 1:
                return True
        return False

    def take(self, t: Table, seat: i64, guild: i64) -> None:
        """The guild's cards are a facedown deck (ARC-SET-2); its crest and masters lie open."""
        board = self.board
        t.mem[GUILD_OF + seat] = guild + 1
        nth: i64
        for nth in range(board.guild_size[guild]):
            card = board.guild_card(guild, nth)
            if board.custom_guilds or board.chosen[card] != 0:
                t.loosen(card, DECKS + seat)
        for card in range(board.in_decks, board.cards):
            if board.guild[card] == guild:
                self.lay_open(t, seat, card)
        if not board.custom_guilds:
            t.fill(DECK + seat, DECKS + seat, DECK_SIZE)
        t.tell(TOOK_GUILD, seat, guild)

    def lay_open(self, t: Table, seat: i64, card: i64) -> None:
        """A crest, or one of the masters to choose from."""
        if self.board.kind[card] == CREST:
            t.put(card, UNDER_CREST + seat)
            t.turn_up(card)
        elif self.board.masters:
            t.put(card, MASTERS + seat)
            t.turn_up(card)


class ChooseMaster(BoardRule):
    """One of the guild's masters, sealed until all have chosen (ARC-MAS-1, ARC-MAS-2)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "seal", "take")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.ask(f.seat, "master", "ARC-MAS-1", SECRET)
            for card in t.cards(MASTERS + f.seat):
                t.option(KEEP, card)
        elif at == 1:
            t.close()
        else:
            self.take(t, f.seat, t.what_of(t.picks()[0]))

    def take(self, t: Table, seat: i64, master: i64) -> None:
        for card in t.cards(MASTERS + seat):
            if card != master:
                t.take(card, MASTERS + seat)
                t.put(card, BOX)
        t.tell(TOOK_MASTER, seat, master)


class BuildDeck(BoardRule):
    """Eleven of the guild's cards, sealed; or the ready-made deck (ARC-CUS-1, ARC-CUS-2)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "choose next", "build")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.choose(t, f.seat)
        elif at == 1:
            if t.verb(f) == READY or len(t.picks()) == DECK_SIZE:
                t.close()
            else:
                f.step = 0
        else:
            self.build(t, f.seat)

    def choose(self, t: Table, seat: i64) -> None:
        board = self.board
        guild = t.mem[GUILD_OF + seat] - 1
        t.ask(seat, "deck", "ARC-CUS-1", SECRET)
        if len(t.picks()) == 0:
            t.option(READY)
        picked = self.picked(t)
        nth: i64
        for nth in range(board.guild_size[guild]):
            if (picked >> nth) & 1 == 0:
                t.option(KEEP, board.guild_card(guild, nth))

    def picked(self, t: Table) -> i64:
        """Bits of the guild's cards that were chosen, in their order."""
        bits: i64 = 0
        for pick in t.picks():
            bits |= 1 << self.board.nth[t.what_of(pick)]
        return bits

    def build(self, t: Table, seat: i64) -> None:
        """The cards that were not chosen are laid aside, known to their owner alone; the rest is the deck."""
        board = self.board
        guild = t.mem[GUILD_OF + seat] - 1
        ready = len(t.picks()) == 1
        picked: i64 = 0
        if not ready:
            picked = self.picked(t)
        t.fill(DECK + seat, DECKS + seat, DECK_SIZE)
        nth: i64
        for nth in range(board.guild_size[guild]):
            card = board.guild_card(guild, nth)
            if (picked >> nth) & 1 == 0 and not (ready and board.chosen[card] != 0):
                t.put(~(DECKS + seat), LEFT_OUT + seat)
                t.settle(t.top_slot(LEFT_OUT + seat), card)
                t.show(card, 1 << seat)
        t.tell(BUILT, seat)


class DealObjectives(BoardRule):
    """Deal `a` more objectives to a player (ARC-OBJ-1)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "take")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            t.deal(t.top_slot(LIBRARY), OBJECTIVE, f.seat, "ARC-OBJ-1")
            return
        card = t.take_top(LIBRARY)
        t.put(card, OFFER + f.seat)
        t.show(card, 1 << f.seat)
        t.tell(DEALT_OBJECTIVE, f.seat, card)
        f.a -= 1
        if f.a > 0:
            f.step = 0


class ChooseObjectives(BoardRule):
    """Two of four, in secret; the others are given back unseen (ARC-OBJ-1)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "choose next", "keep")

    def step(self, t: Table, f: Frame, at: i64) -> None:
        if at == 0:
            self.choose(t, f.seat)
        elif at == 1:
            if len(t.picks()) == OBJECTIVES_TO_KEEP:
                t.close()
            else:
                f.step = 0
        else:
            self.keep(t, f.seat)

    def choose(self, t: Table, seat: i64) -> None:
        t.ask(seat, "objective", "ARC-OBJ-1", SECRET)
        for card in t.cards(OFFER + seat):
            if len(t.picks()) == 0 or t.what_of(t.picks()[0]) != card:
                t.option(KEEP, card)

    def keep(self, t: Table, seat: i64) -> None:
        for pick in t.picks():
            t.slip(t.what_of(pick), OFFER + seat, OBJECTIVES_KEPT + seat, seat)
        for card in t.cards(OFFER + seat):
            t.move(card, OFFER + seat, GIVEN_BACK + seat)
        t.tell(KEPT, seat, amount=OBJECTIVES_TO_KEEP)
