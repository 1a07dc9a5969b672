"""The table of Arcana: its variables and piles by name, its districts, and what the cards say."""

from typing import Final

from guildhall.kernel.layout import Layout, Pile
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, row_of, vec

MOST_SEATS: Final = 4
HAND_SIZE: Final = 4  # ARC-RND-1
DISTRICT_SIZE: Final = 12  # ARC-SET-3
BOTTOM: Final = 5  # stakes that the Jubilee is shuffled with, ARC-SET-4
DECK_SIZE: Final = 11  # ARC-SET-2
OFFERED: Final = 4  # objectives that are dealt, ARC-OBJ-1
KEPT: Final = 2
LAST_EVENTS: Final = 3  # events that the Jubilee is shuffled with, ARC-EVT-1
NAMED: Final = 9  # facedown agents of a player in a district that an effect can single out, ARC-INT-23

# arcana of power (the words of the rulebook)
STAFF: Final = 0
SWORD: Final = 1
CUP: Final = 2
ARCANA: Final = 3
STAKE_KINDS: Final = 3

# kinds of cards
AGENT: Final = 0
PERSONALITY: Final = 1
LOCATION: Final = 2
RELIC: Final = 3
KINDS_IN_DECKS: Final = 4  # the kinds up to here can lie in a deck
JUBILEE: Final = 4
MILITIA: Final = 5
CREST: Final = 6
MASTER: Final = 7
OBJECTIVE: Final = 8
EVENT: Final = 9
AGENTS: Final = 1 << AGENT | 1 << PERSONALITY | 1 << MILITIA  # kinds that can lie facedown in a district (ARC-INT-9)

# why a stake is won, or stays
HIGHEST: Final = 0  # ARC-RES-4
BREAKS_TIE: Final = 1  # ARC-RES-7
TIED: Final = 2
NOT_REACHED: Final = 3  # ARC-RES-6

# what a round is at
INTRIGUE: Final = 1
RESOLUTION: Final = 2

# variables: the game's
ROUND: Final = 0
FIRST: Final = 1  # who has the first player card
PHASE: Final = 2
LAST: Final = 3  # the final round, once it is known (ARC-END-1)
OVER: Final = 4
NEXT_FIRST: Final = 5  # seat + 1 of who takes the first player card at the end of the round, or 0
UNRESOLVED: Final = 6  # bits of the districts that the resolution phase has still to come to
USED: Final = 7  # bits of the seats that have used their master this round (ARC-MAS-1)
GUILD: Final = 8  # seat -> its guild + 1
CLAIM: Final = 12  # seat -> the main arcanum + 1 that it named for the district being resolved (ARC-STK-7)

# what holds for a round: each is 0 unless a master, an event or a location says so
NEEDS: Final = 16  # more is needed of every stake
NEEDS_OF: Final = 17  # of the stakes of a kind
NEEDS_AT: Final = 20  # in a district
NO_BRIBES: Final = 25
OPENLY: Final = 26  # every agent is assigned faceup
BRIBES: Final = 27  # from here on one a seat: what is added to its bribes
HAND_MORE: Final = BRIBES + MOST_SEATS
LESS_NEEDED: Final = HAND_MORE + MOST_SEATS  # 3 a seat: how much less it needs for a kind of stake
TOTALS: Final = LESS_NEEDED + STAKE_KINDS * MOST_SEATS  # 3 a seat: what is added to its totals in an arcanum
TOTALS_OF: Final = TOTALS + ARCANA * MOST_SEATS  # 3 a seat: what is added to them at a kind of stake
TOTAL_AT: Final = TOTALS_OF + STAKE_KINDS * MOST_SEATS  # district and seat: what is added to its total there
MASKS: Final = TOTAL_AT + 5 * MOST_SEATS  # from here on bits, which are joined where the others are added
CONTEST: Final = MASKS  # district -> the arcana that count there instead of the printed ones
TIES: Final = CONTEST + 5  # seat -> where it wins ties: a bit an arcanum, then a bit a kind of stake
TIES_AT: Final = TIES + MOST_SEATS  # seat -> the districts in which it does
VEIL: Final = TIES_AT + MOST_SEATS  # seat -> the districts in which it may lay agents facedown that otherwise lie open
SAFE: Final = VEIL + MOST_SEATS  # seat -> the districts in which its agents are protected
COPY: Final = SAFE + MOST_SEATS  # nth card that copies -> the card + 1 that it is like (ARC-HAR-2)

# pools
STAKES: Final = 0
LAST_STAKES: Final = 1  # the Jubilee and five blanks of the stakes
MILITIA_CARDS: Final = 2
OBJECTIVES: Final = 3
EVENTS: Final = 4
LAST_OF_EVENTS: Final = 5  # the Jubilee and three blanks of the events
DECKS: Final = 6  # one a seat
POOLS: Final = 40
TRACKS: Final = 62

# piles: one a district
STAKE: Final = 0  # the faceup stake
SUPPLY: Final = 5  # the stakes below it
# piles of the table
BOX: Final = 10
MILITIA_PILE: Final = 11
MILITIA_ASIDE: Final = 12
LIBRARY: Final = 13  # objectives
EVENT_PILE: Final = 14
NEXT_EVENT: Final = 15
CENTRE: Final = 16
PAST_EVENTS: Final = 17
# piles: one a seat
HAND: Final = 18
DECK: Final = 22
DISCARD: Final = 26
ASIDE: Final = 30  # cards that an effect drew
REST: Final = 34  # what lies aside until one of them is played (ARC-INT-14)
BESIDE: Final = 38  # cards played in this action (ARC-INT-12)
UNDER_CREST: Final = 42  # the crest itself, and what lies under it
LEFT_OUT: Final = 46  # guild cards that were not chosen (ARC-CUS-1)
MASTERS: Final = 50
OFFER: Final = 54  # objectives dealt, not yet chosen
OBJECTIVES_KEPT: Final = 58
GIVEN_BACK: Final = 62
LOOKED_AT: Final = 66  # stakes that a player has lifted to look at them
FIELD: Final = 70  # district and seat: agents there, and relics on them


class Board:
    """What is printed on the cards, and the table of one number of seats in the rulebook's words."""

    def __init__(self, seats: int, kinds: list[int], in_decks: int, copies: list[int], guilds: list[int]) -> None:
        self.seats: i64 = seats
        self.guilds: i64 = len(guilds)
        self.guild_size: vec[i64] = vec[i64](guilds)
        self.guild_first: vec[i64] = vec[i64]([sum(guilds[:nth]) for nth in range(len(guilds))])
        self.districts: i64 = 4 if seats == 3 else 5  # ARC-SET-3
        self.neutral: i64 = self.districts - 1
        self.cards: i64 = len(kinds)
        self.in_decks: i64 = in_decks  # the cards up to here can lie in a deck
        self.jubilee: i64 = kinds.index(JUBILEE)

        # agreed before the game
        self.custom_guilds = False
        self.objectives = False
        self.militia = False
        self.masters = False
        self.events = False
        self.tactical = False
        self.crests = True
        self.late_jubilee = False  # ARC-END-1 in the first edition
        self.players_choose = False
        self.round_limit: i64 = 40

        # printed on each card
        self.kind: vec[i64] = vec[i64](kinds)
        self.guild: vec[i64] = row_of(self.cards, -1)
        self.fiefdom: vec[i64] = row_of(self.cards, -1)
        self.all_fiefdoms: i64 = 0  # the number that stands for all of them
        self.nth: vec[i64] = row_of(self.cards, -1)  # guild card -> which of its guild's it is
        self.of_guilds: vec[i64] = row_of(sum(guilds), -1)  # the guilds' cards, guild after guild
        self.chosen: vec[i64] = row_of(self.cards, 0)  # guild card -> 1 if it is in the ready-made deck (letter A)
        self.power: vec[i64] = row_of(ARCANA * self.cards, 0)
        self.main: vec[i64] = row_of(self.cards, 0)  # stake -> bits of its main arcana
        self.need: vec[i64] = row_of(ARCANA * self.cards, 0)  # stake -> what is needed in each of them
        self.price: vec[i64] = row_of(self.cards, -1)  # ducats, or -1
        self.points: vec[i64] = row_of(self.cards, 0)
        self.stakes_needed: vec[i64] = row_of(self.cards, 0)  # of an objective
        self.wins_ties: vec[i64] = row_of(self.cards, 0)
        self.copier: vec[i64] = row_of(self.cards, -1)  # card that copies another -> which of those it is
        self.effect: vec[i64] = row_of(self.cards, -1)  # card -> the rule of its words
        self.holds: list[vec[i64]] = [vec[i64]() for _ in kinds]  # what a card holds: variables, each with its value
        self.copiers: vec[i64] = vec[i64](copies)
        for nth, card in enumerate(copies):
            self.copier[card] = nth
        self.variables: i64 = COPY + len(copies)
        self.piles = self.all_piles(kinds)

        # ARC-SET-6, ARC-SET-9
        pairs = {2: [(0, 0), (1, 1), (1, 1), (0, 0)], 3: [(0, 1), (1, 2), (2, 0)]}
        self.owners: vec[i64] = row_of(5, 0)  # district -> bits of those to whom it is friendly
        for district, (one, other) in enumerate(pairs.get(seats, [(0, 1), (1, 2), (2, 3), (3, 0)])):
            self.owners[district] = 1 << one | 1 << other
        self.left_district: vec[i64] = vec[i64]([0, 2] if seats == 2 else list(range(seats)))

    def all_piles(self, kinds: list[int]) -> list[Pile]:
        districts = int(self.districts)
        stakes = DISTRICT_SIZE * districts
        militia, events, objectives = (kinds.count(kind) for kind in (MILITIA, EVENT, OBJECTIVE))
        mine = DECK_SIZE + stakes  # all that one player can ever own
        return [
            Pile("stake", 1, copies=5),
            Pile("supply", DISTRICT_SIZE + 2, copies=5),
            Pile("box", int(self.in_decks) + 1),
            Pile("militia", militia),
            Pile("militia aside", militia),
            Pile("objectives", objectives),
            Pile("events", events + 1),
            Pile("next event", 1),
            Pile("event", 1),
            Pile("past events", events + 1),
            Pile("hand", mine, copies=MOST_SEATS),
            Pile("deck", mine, copies=MOST_SEATS),
            Pile("discard", mine, copies=MOST_SEATS),
            Pile("aside", mine, copies=MOST_SEATS),
            Pile("rest", mine, copies=MOST_SEATS),
            Pile("beside", mine, copies=MOST_SEATS),
            Pile("crest", mine + 1, copies=MOST_SEATS),
            Pile("left out", max(self.guild_size) - DECK_SIZE, copies=MOST_SEATS),
            Pile("master", 8, copies=MOST_SEATS),
            Pile("offer", OFFERED, copies=MOST_SEATS),
            Pile("objectives kept", KEPT, copies=MOST_SEATS),
            Pile("given back", OFFERED, copies=MOST_SEATS),
            Pile("looked at", DISTRICT_SIZE + 2, copies=MOST_SEATS),
            Pile("field", mine + militia, copies=districts * int(self.seats), only=AGENTS),
        ]

    def layout(self) -> Layout:
        kinds = [int(kind) for kind in self.kind]
        return Layout(int(self.seats), int(self.variables), self.piles, int(self.cards), POOLS, TRACKS, kinds)

    # ------------------------------------------------------------------------------------------- districts
    def is_friendly(self, seat: i64, district: i64) -> bool:
        return (self.owners[district] >> seat) & 1 != 0

    def stake(self, t: Table, district: i64) -> i64:
        """The faceup stake of a district; -1 if it shows none, as under the Jubilee (ARC-INT-10)."""
        if t.count(STAKE + district) == 0:
            return -1
        card = t.top(STAKE + district)
        if card == self.jubilee:
            return -1
        return card

    def shows_stake(self, t: Table, district: i64) -> bool:
        return self.stake(t, district) >= 0

    def open_districts(self, t: Table) -> i64:
        """Bits of the districts that show a stake."""
        bits: i64 = 0
        district: i64
        for district in range(self.districts):
            if self.shows_stake(t, district):
                bits |= 1 << district
        return bits

    def field(self, district: i64, seat: i64) -> i64:
        """The pile of a player's agents in a district, and of his relics on them."""
        return FIELD + district * self.seats + seat

    def district_of(self, pile: i64) -> i64:
        """The district of a field."""
        return (pile - FIELD) // self.seats

    def seat_of(self, pile: i64) -> i64:
        """Whose field this is."""
        return (pile - FIELD) % self.seats

    def mains(self, t: Table, district: i64) -> i64:
        """Bits of the arcana that count for the district's stake: printed, unless an effect says otherwise."""
        if t.mem[CONTEST + district] != 0:
            return t.mem[CONTEST + district]
        return self.main[self.stake(t, district)]

    # ------------------------------------------------------------------------------------------- agents
    def is_agent(self, card: i64) -> bool:
        """A guild's agent, a personality in a deck (ARC-RES-8), or a militia card (ARC-MIL-2)."""
        return self.kind[card] <= PERSONALITY or self.kind[card] == MILITIA

    def guild_card(self, guild: i64, nth: i64) -> i64:
        """The nth card that a guild's deck can be made of."""
        return self.of_guilds[self.guild_first[guild] + nth]

    def is_stake(self, card: i64) -> bool:
        return self.kind[card] < KINDS_IN_DECKS and self.fiefdom[card] >= 0

    def agents(self, t: Table, pile: i64) -> i64:
        """How many agents lie in this field."""
        lay = t.layout
        slot = lay.start[pile]
        end = slot + t.mem[lay.size + pile]
        found = end - slot
        while slot < end:
            card = t.mem[slot]
            if card >= 0 and self.kind[card] == RELIC:
                found -= 1
            slot += 1
        return found

    def has_agent(self, t: Table, seat: i64, district: i64) -> bool:
        pile = self.field(district, seat)
        return t.count(pile) > 0 and self.agents(t, pile) > 0  # a relic never lies alone (ARC-REL-8)

    def has_relic(self, t: Table, seat: i64, district: i64) -> bool:
        pile = self.field(district, seat)
        return t.count(pile) > 0 and self.agents(t, pile) < t.count(pile)

    def lies_facedown(self, t: Table, seat: i64, district: i64) -> bool:
        """Does an agent that this player assigns there lie facedown? (ARC-INT-2, ARC-INT-3, ARC-REL-4)"""
        return self.is_friendly(seat, district) and t.mem[OPENLY] == 0 and not self.has_relic(t, seat, district)

    def may_veil(self, t: Table, seat: i64, district: i64) -> bool:
        """May this player lay an agent facedown where it would otherwise lie open?"""
        if (t.mem[VEIL + seat] >> district) & 1 == 0 or self.is_friendly(seat, district):
            return False
        return t.mem[OPENLY] == 0 and not self.has_relic(t, seat, district)

    def is_safe(self, t: Table, seat: i64, district: i64) -> bool:
        """Are this player's agents there protected from the others' effects?"""
        return (t.mem[SAFE + seat] >> district) & 1 != 0

    # ------------------------------------------------------------------------------------------- naming agents
    def agent_named(self, t: Table, pile: i64, place: i64) -> i64:
        """What an answer calls this agent: its card, or if it lies facedown its place among those; -1 for a tenth."""
        card = t.card_at(pile, place)
        if t.is_faceup(card):
            return card
        nth: i64 = 0
        before: i64
        for before in range(place):
            if not t.is_faceup(t.card_at(pile, before)):
                nth += 1
        if nth >= NAMED:
            return -1
        return self.cards + (pile - FIELD) * NAMED + nth

    def pile_of(self, t: Table, named: i64) -> i64:
        """The field in which the agent of this name lies."""
        if named >= self.cards:
            return FIELD + (named - self.cards) // NAMED
        pile: i64 = FIELD
        while pile < FIELD + self.districts * self.seats:
            for card in t.cards(pile):
                if card == named:
                    return pile
            pile += 1
        raise LookupError(f"card {named} lies in no district")

    def card_named(self, t: Table, named: i64) -> i64:
        """The agent of this name."""
        if named < self.cards:
            return named
        nth = (named - self.cards) % NAMED
        for card in t.cards(self.pile_of(t, named)):
            if not t.is_faceup(card):
                if nth == 0:
                    return card
                nth -= 1
        raise LookupError(f"no agent is called {named}")

    # ------------------------------------------------------------------------------------------- players
    def left_of(self, seat: i64) -> i64:
        """The left neighbour, who comes next (ARC-INT-1)."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def right_of(self, seat: i64) -> i64:
        if seat > 0:
            return seat - 1
        return self.seats - 1

    def master(self, t: Table, seat: i64) -> i64:
        """The master that this player has chosen, or -1."""
        if not self.masters or t.count(MASTERS + seat) != 1:
            return -1
        return t.top(MASTERS + seat)

    def event(self, t: Table) -> i64:
        """The event of this round, or -1 (ARC-EVT-2, ARC-EVT-5)."""
        if t.count(CENTRE) == 0 or t.top(CENTRE) == self.jubilee:
            return -1
        return t.top(CENTRE)
