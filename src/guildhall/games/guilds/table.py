"""The table of Guilds: its variables and piles by name, the city's streets, and what the cards say."""

from typing import Final

from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, row_of, vec

CELLS: Final = 9  # GOC-2
BOULEVARDS: Final = 12  # GOC-3
POSTS: Final = 24  # places for agents: a boulevard's first and, where an effect lets one in, its second (GOC-G27)
AGENTS: Final = 6  # GOC-G1
REMOVED: Final = 6  # action cards taken out, GOC-6
LOOKED_AT: Final = 3  # GOC-A2

# The two cells beside each boulevard, GOC-3
ONE_SIDE: Final = vec[i64]([0, 1, 3, 4, 6, 7, 0, 1, 2, 3, 4, 5])
OTHER_SIDE: Final = vec[i64]([1, 2, 4, 5, 7, 8, 3, 4, 5, 6, 7, 8])

# kinds of cards
GUILD: Final = 0
MILITIA: Final = 1
PERSONALITY: Final = 2
ACTION: Final = 3
KINDS_IN_DISTRICTS: Final = 4  # the kinds up to here are district cards (GOC-1)
CONDITION: Final = 4
CONTRACT: Final = 5

# why a card of the city is won, or stays
MOST_SUPPORT: Final = 0  # GOC-15
VERDICT: Final = 1  # GOC-A12
FAVOUR: Final = 2  # GOC-C3
TIE: Final = 3  # GOC-15
NO_SUPPORT: Final = 4  # GOC-G5

ALL_BOULEVARDS: Final = (1 << BOULEVARDS) - 1
ALL_CELLS: Final = (1 << CELLS) - 1
CENTRE_BOULEVARDS: Final = 1 << 2 | 1 << 3 | 1 << 7 | 1 << 10  # those that touch cell 4

# variables: the game's, then one a seat, a post, a card
ROUND: Final = 0
FIRST: Final = 1  # who has the first player card
IDLE: Final = 2  # rounds running in which nobody won a card, GOC-G10
OVER: Final = 3
CURFEW: Final = 4  # from here on what the condition changes; each is 0 unless it says so
LOOSE_TONGUES: Final = 5
DUKES_FAVOUR: Final = 6
MILITIA_SUPPORT: Final = 7
PERSONALITY_SUPPORT: Final = 8
MOST_PLACEMENTS: Final = 9
PLAIN_MILITIA: Final = 10
PENALTY: Final = 11
WHOLE_GUILD: Final = 12
UNPLAYED: Final = 13  # more points for an action card
PLAYED: Final = 14
CREST: Final = 15
PATRON: Final = 16
EMPTY: Final = 17  # bits of the boulevards that are neither occupied nor blocked
SEATS: Final = 18
SUPPLY: Final = SEATS  # agents at home
MOST_SEATS: Final = 4
PLACED: Final = SUPPLY + MOST_SEATS  # placements under GOC-12a this round
ACTIONS_WON: Final = PLACED + MOST_SEATS
POST: Final = ACTIONS_WON + MOST_SEATS  # the agent's seat + 1, or 0
PURSE: Final = POST + POSTS
MARK: Final = PURSE + POSTS  # card -> the seat + 1 of its Sealed Verdict, or 0
ACTION_POINTS: Final = 2  # GOC-1

# pools
DISTRICTS: Final = 0  # the deck: all that is no action, and blanks of the next
ACTIONS: Final = 1
CONDITIONS: Final = 2
CONTRACTS: Final = 3
POOLS: Final = 4
TRACKS: Final = 6  # cards that are looked at, and those that lie in the deck since others were

# piles: of the city, then one a seat
GRID: Final = 0
DECK: Final = 9
REMOVED_ACTIONS: Final = 10
ASIDE: Final = 11
CONDITION_DECK: Final = 12
CONDITION_IN_FORCE: Final = 13
CONTRACT_DECK: Final = 14
HAND: Final = 15


class City:
    """What is printed on the cards, and the table of one number of seats in the rulebook's words."""

    def __init__(self, seats: int, kinds: list[int], guilds: int, districts: int, special_actions: bool) -> None:
        self.seats: i64 = seats
        self.special_actions = special_actions
        self.guilds: i64 = guilds
        self.districts: i64 = districts
        self.cards: i64 = len(kinds)
        self.in_districts: i64 = len([kind for kind in kinds if kind <= ACTION])
        self.actions: i64 = kinds.count(ACTION)

        # printed on each card
        self.kind: vec[i64] = vec[i64](kinds)
        self.guild: vec[i64] = row_of(self.cards, -1)
        self.district: vec[i64] = row_of(self.cards, -1)
        self.points: vec[i64] = row_of(self.cards, 0)
        self.penalty: vec[i64] = row_of(self.cards, 0)
        self.support: vec[i64] = row_of(self.cards, 0)
        self.effect: vec[i64] = row_of(self.cards, -1)  # action card -> its rule
        self.politics: list[list[tuple[int, int]]] = [[] for _ in kinds]  # condition -> variables and their values
        self.measure: vec[i64] = row_of(self.cards, -1)  # contract -> what it counts, between at least and at most
        self.measured_guild: vec[i64] = row_of(self.cards, -1)
        self.at_least: vec[i64] = row_of(self.cards, 0)
        self.at_most: vec[i64] = row_of(self.cards, 0)
        self.bonus: vec[i64] = row_of(self.cards, 0)
        self.pardons: vec[i64] = row_of(self.cards, 0)  # contract -> 1 if it takes the multiplication off the militia

        self.rumour: i64 = MARK + self.in_districts  # card -> 1 while its Support Value counts as 0
        self.was_won: i64 = self.rumour + self.in_districts  # card -> 1 for an action card that somebody won
        self.variables: i64 = self.was_won + self.in_districts
        self.played: i64 = HAND + seats
        self.won: i64 = HAND + 2 * seats
        self.contract: i64 = HAND + 3 * seats

        in_districts = int(self.in_districts)
        actions = int(self.actions)
        self.grid: i64 = 0  # the memory's index of cell 0, once there is a layout
        self.piles = [
            Pile("cell", 1, copies=CELLS),
            Pile("deck", in_districts),
            Pile("removed actions", REMOVED),
            Pile("aside", LOOKED_AT),
            Pile("conditions", kinds.count(CONDITION)),
            Pile("condition in force", 1),
            Pile("contracts", kinds.count(CONTRACT)),
            Pile("hand", actions, copies=seats),
            Pile("played", actions, copies=seats),
            Pile("won", in_districts - actions, copies=seats),
            Pile("contract", 1, copies=seats),
        ]

    def layout(self) -> Layout:
        made = Layout(int(self.seats), int(self.variables), self.piles, int(self.cards), POOLS, TRACKS)
        self.grid = made.start[GRID]  # cells have one slot each, side by side
        return made

    # ------------------------------------------------------------------------------------------- the city
    def card(self, t: Table, cell: i64) -> i64:
        """The card in a cell; there is one in each during Dispatch and Control (GOC-G29)."""
        return t.mem[self.grid + cell]

    def support_value(self, t: Table, card: i64) -> i64:
        """What an agent opposite lends by this card: printed, then the condition, then a rumour (GOC-M1)."""
        if t.mem[self.rumour + card] != 0:
            return 0
        if self.kind[card] == MILITIA:
            return self.support[card] + t.mem[MILITIA_SUPPORT]
        if self.kind[card] == PERSONALITY:
            return self.support[card] + t.mem[PERSONALITY_SUPPORT]
        return self.support[card]

    def support_totals(self, t: Table) -> vec[i64]:
        """Every seat's support at every cell, as they lie (GOC-14): `totals[cell * seats + seat]`."""
        mem = t.mem
        seats = self.seats
        totals = row_of(CELLS * seats, 0)
        value = row_of(CELLS, 0)
        cell: i64
        for cell in range(CELLS):
            if t.count(GRID + cell) != 0:
                value[cell] = self.support_value(t, self.card(t, cell))
        post: i64 = 0
        while post < POSTS:
            agent = mem[POST + post]
            if agent != 0:
                one = ONE_SIDE[post >> 1]
                other = OTHER_SIDE[post >> 1]
                totals[one * seats + agent - 1] += value[other] + mem[PURSE + post]
                totals[other * seats + agent - 1] += value[one] + mem[PURSE + post]
                post += 1
            else:
                post += 2 - (post & 1)  # a boulevard without a first agent has no second
        return totals

    def winner(self, t: Table, cell: i64, totals: vec[i64]) -> i64:
        """Who takes the card of this cell as things stand, or -1 (GOC-15, GOC-C3, GOC-A12, GOC-M2)."""
        first = cell * self.seats
        most: i64 = 0
        winner: i64 = -1
        seat: i64
        for seat in range(self.seats):
            support = totals[first + seat]
            if support > most:
                most = support
                winner = seat
            elif support == most:
                winner = -1
        if most == 0 or winner >= 0:
            return winner
        verdict = t.mem[MARK + self.card(t, cell)] - 1
        if verdict >= 0 and totals[first + verdict] == most:
            return verdict
        if t.mem[DUKES_FAVOUR] != 0 and totals[first + t.mem[FIRST]] == most:
            return t.mem[FIRST]
        return -1

    def reason(self, t: Table, cell: i64, totals: vec[i64], winner: i64) -> i64:
        """Why the card of this cell goes to this winner, or stays."""
        first = cell * self.seats
        seat: i64
        if winner < 0:
            for seat in range(self.seats):
                if totals[first + seat] > 0:
                    return TIE
            return NO_SUPPORT
        for seat in range(self.seats):
            if seat != winner and totals[first + seat] == totals[first + winner]:
                if winner == t.mem[MARK + self.card(t, cell)] - 1:  # GOC-M2
                    return VERDICT
                return FAVOUR
        return MOST_SUPPORT

    def empty_cells(self, t: Table) -> i64:
        empty: i64 = 0
        for cell in range(CELLS):
            if t.count(GRID + cell) == 0:
                empty += 1
        return empty

    def next_empty_cell(self, t: Table, cell: i64) -> i64:
        """The first empty cell from this one on in the order of their numbers (GOC-G22); CELLS if there is none."""
        sizes = t.layout.size + GRID
        while cell < CELLS and t.mem[sizes + cell] != 0:
            cell += 1
        return cell

    # ------------------------------------------------------------------------------------------- boulevards and agents
    def is_empty(self, t: Table, boulevard: i64) -> bool:
        """Neither occupied nor blocked."""
        return (t.mem[EMPTY] >> boulevard) & 1 != 0

    def is_blocked(self, t: Table, boulevard: i64) -> bool:
        return not self.is_empty(t, boulevard) and t.mem[POST + 2 * boulevard] == 0

    def block(self, t: Table, boulevard: i64) -> None:
        t.mem[EMPTY] &= ~(1 << boulevard)

    def holds_one(self, t: Table, boulevard: i64) -> bool:
        return t.mem[POST + 2 * boulevard] != 0 and t.mem[POST + 2 * boulevard + 1] == 0

    def agent(self, t: Table, post: i64) -> i64:
        """The seat whose agent stands there, or -1."""
        return t.mem[POST + post] - 1

    def agents(self, t: Table) -> i64:
        """Bits of the posts with agents to choose among: of two on a boulevard that are just alike, one (GOC-G27)."""
        mem = t.mem
        bits: i64 = 0
        post: i64 = 0
        while post < POSTS:
            agent = mem[POST + post]
            if agent != 0:
                bits |= 1 << post
                second = mem[POST + post + 1]
                if second != 0 and (second != agent or mem[PURSE + post] != mem[PURSE + post + 1]):
                    bits |= 2 << post
            post += 2
        return bits

    def place_agent(self, t: Table, seat: i64, boulevard: i64) -> None:
        """Put an agent from the supply on a boulevard, as its first or second."""
        t.mem[SUPPLY + seat] -= 1
        self.put_agent(t, seat, boulevard, 0)

    def put_agent(self, t: Table, seat: i64, boulevard: i64, purse: i64) -> None:
        post = 2 * boulevard
        if t.mem[POST + post] != 0:
            post += 1
        t.mem[POST + post] = seat + 1
        t.mem[PURSE + post] = purse
        t.mem[EMPTY] &= ~(1 << boulevard)

    def lift_agent(self, t: Table, post: i64) -> None:
        """Take an agent off the street; a second one moves up, so that the first post is never the empty one."""
        if post & 1 == 0:
            t.mem[POST + post] = t.mem[POST + post + 1]
            t.mem[PURSE + post] = t.mem[PURSE + post + 1]
            if t.mem[POST + post] == 0:
                t.mem[EMPTY] |= 1 << (post >> 1)
            post += 1
        t.mem[POST + post] = 0
        t.mem[PURSE + post] = 0

    def clear_streets(self, t: Table) -> None:
        """No agents, no purses, no barricades."""
        variable: i64
        for variable in range(POST, MARK):
            t.mem[variable] = 0
        t.mem[EMPTY] = ALL_BOULEVARDS

    def touches_militia(self, t: Table, boulevard: i64) -> bool:
        one = self.card(t, ONE_SIDE[boulevard])
        other = self.card(t, OTHER_SIDE[boulevard])
        return self.kind[one] == MILITIA or self.kind[other] == MILITIA

    # ------------------------------------------------------------------------------------------- players
    def left_of(self, seat: i64) -> i64:
        """The left neighbour, who comes next."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def allowed(self, t: Table, seat: i64) -> i64:
        """Bits of the boulevards where this seat's next placement could go, were they empty (GOC-C1, GOC-G36)."""
        if t.mem[CURFEW] != 0 and t.mem[PLACED + seat] == 0:
            return ALL_BOULEVARDS & ~CENTRE_BOULEVARDS
        return ALL_BOULEVARDS

    def open_to(self, t: Table, seat: i64) -> i64:
        """Bits of the boulevards where this seat may place by GOC-12a."""
        return t.mem[EMPTY] & self.allowed(t, seat)

    def can_place(self, t: Table, seat: i64) -> bool:
        """Does this seat take a turn, or is it passed over? (GOC-13, GOC-C6)"""
        if t.mem[SUPPLY + seat] == 0 or self.open_to(t, seat) == 0:
            return False
        return t.mem[MOST_PLACEMENTS] == 0 or t.mem[PLACED + seat] < t.mem[MOST_PLACEMENTS]

    def holds_special(self, t: Table, seat: i64) -> bool:
        """Is there an action card in hand that the others do not know? (GOC-9)"""
        place: i64
        for place in range(t.count(HAND + seat)):
            card = t.card_at(HAND + seat, place)
            if card < 0 or not t.is_public(card):
                return True
        return False
