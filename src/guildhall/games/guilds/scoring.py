"""The end and the score (GOC-17 to GOC-21)."""

from typing import Final

from guildhall.games.guilds.table import (
    ACTION_POINTS,
    ACTIONS_WON,
    CREST,
    GUILD,
    HAND,
    PATRON,
    PENALTY,
    PERSONALITY,
    PLAIN_MILITIA,
    PLAYED,
    UNPLAYED,
    WHOLE_GUILD,
    City,
)
from guildhall.kernel.table import Table
from guildhall.kernel.vec import i64, row_of, vec

MOST_OF_A_GUILD: Final = 4  # GOC-17: the limit that personalities meet

# what a contract counts
GUILD_CARDS: Final = 0
CRESTS: Final = 1
MILITIA_CARDS: Final = 2
ACTIONS_WON_MEASURE: Final = 3
PERSONALITIES: Final = 4
EACH_DISTRICT: Final = 5  # the fewest cards of any district type
ONE_DISTRICT: Final = 6  # the most cards of any district type
LEAD: Final = 7  # how many more cards than the next player


class Tally:
    """What one player has won, counted once."""

    def __init__(self, city: City, t: Table, seat: i64) -> None:
        self.cards: vec[i64] = row_of(city.guilds, 0)  # guild -> guild cards of it
        self.points: vec[i64] = row_of(city.guilds, 0)
        self.districts: vec[i64] = row_of(city.districts, 0)
        self.personalities: i64 = 0
        self.militia: i64 = 0
        self.penalty: i64 = 0
        self.unplayed: i64 = t.count(HAND + seat)
        self.played: i64 = t.count(city.played + seat)
        self.actions_won: i64 = t.mem[ACTIONS_WON + seat]
        for card in t.cards(city.won + seat):
            kind = city.kind[card]
            if kind == GUILD:
                self.cards[city.guild[card]] += 1
                self.points[city.guild[card]] += city.points[card]
            elif kind == PERSONALITY:
                self.personalities += 1
            else:
                self.militia += 1
                self.penalty += city.penalty[card]
            self.districts[city.district[card]] += 1
        self.count_districts_of_actions(city, t, HAND + seat)
        self.count_districts_of_actions(city, t, city.played + seat)

    def count_districts_of_actions(self, city: City, t: Table, pile: i64) -> None:
        """Action cards that were won have a district type too; a special action card was not won (GOC-G18)."""
        for card in t.cards(pile):
            if card >= 0 and t.mem[city.was_won + card] != 0:
                self.districts[city.district[card]] += 1

    def won(self) -> i64:
        """How many district cards, action cards among them."""
        number: i64 = 0
        for cards in self.districts:
            number += cards
        return number

    def crests(self) -> i64:
        """Different guilds of which there is a guild card (GOC-G13)."""
        different: i64 = 0
        for cards in self.cards:
            if cards > 0:
                different += 1
        return different


class Score:
    """One player's total and its parts; `contract` is 0 while the contract is not known to whoever counts."""

    def __init__(self) -> None:
        self.guilds: i64 = 0
        self.actions: i64 = 0
        self.militia: i64 = 0
        self.condition: i64 = 0
        self.contract: i64 = 0
        self.crests: i64 = 0

    def total(self) -> i64:
        return self.guilds + self.actions - self.militia + self.condition + self.contract  # GOC-20


def score(city: City, t: Table, seat: i64) -> Score:
    """The score if the game ended now."""
    tally = Tally(city, t, seat)
    result = Score()
    result.crests = tally.crests()
    result.guilds = best_guilds(tally, t.mem[PATRON])
    result.actions = action_points(t, tally)
    fulfilled = fulfils(city, t, seat, tally)
    contract: i64 = -1
    if fulfilled:
        contract = t.top(city.contract + seat)
        result.contract = city.bonus[contract]
    result.militia = tally.penalty + tally.militia * t.mem[PENALTY]  # GOC-C8
    if t.mem[PLAIN_MILITIA] == 0 and (contract < 0 or city.pardons[contract] == 0):  # GOC-C7, GOC-K7
        result.militia *= tally.militia  # GOC-19
    result.condition = condition_points(t, tally)
    return result


def best_guilds(tally: Tally, patron: i64) -> i64:
    """The most that the guilds are worth, however the personalities are assigned (GOC-17)."""
    best = row_of(tally.personalities + 1, 0)  # for so many personalities, of the guilds so far
    for guild in range(len(tally.cards)):
        number = tally.personalities
        while number >= 0:  # from the most to none: those for fewer are still without this guild
            best[number] = best_with(tally, guild, best, number, patron)
            number -= 1
    return best[tally.personalities]


def best_with(tally: Tally, guild: i64, best: vec[i64], number: i64, patron: i64) -> i64:
    """The most that so many personalities are worth in one more guild and in those before it."""
    most: i64 = 0
    assigned: i64 = 0
    while assigned <= number:
        cards = tally.cards[guild] + assigned
        if assigned > 0 and cards > MOST_OF_A_GUILD:
            break
        worth = (tally.points[guild] + patron * assigned) * cards + best[number - assigned]  # GOC-C12
        if worth > most:
            most = worth
        assigned += 1
    return most


def action_points(t: Table, tally: Tally) -> i64:
    """Actions are not multiplied, played or not (GOC-18, GOC-C10)."""
    return tally.unplayed * (ACTION_POINTS + t.mem[UNPLAYED]) + tally.played * (ACTION_POINTS + t.mem[PLAYED])


def condition_points(t: Table, tally: Tally) -> i64:
    points = tally.crests() * t.mem[CREST]  # GOC-C11
    for cards in tally.cards:
        if cards >= MOST_OF_A_GUILD:
            points += t.mem[WHOLE_GUILD]  # GOC-C9
    return points


def fulfils(city: City, t: Table, seat: i64, tally: Tally) -> bool:
    """Is this player's contract fulfilled, as far as the table knows it? (GOC-G19)"""
    if t.count(city.contract + seat) == 0:
        return False
    contract = t.top(city.contract + seat)
    if contract < 0:
        return False
    reached = measured(city, t, seat, tally, contract)
    return city.at_least[contract] <= reached <= city.at_most[contract]


def measured(city: City, t: Table, seat: i64, tally: Tally, contract: i64) -> i64:
    """What a contract counts, in this player's cards."""
    measure = city.measure[contract]
    if measure == GUILD_CARDS:
        return tally.cards[city.measured_guild[contract]]
    if measure == CRESTS:
        return tally.crests()
    if measure == MILITIA_CARDS:
        return tally.militia
    if measure == ACTIONS_WON_MEASURE:
        return tally.actions_won
    if measure == PERSONALITIES:
        return tally.personalities
    if measure == LEAD:
        return tally.won() - most_won_by_others(city, t, seat)
    extreme = tally.districts[0]
    for cards in tally.districts:
        if (measure == EACH_DISTRICT and cards < extreme) or (measure == ONE_DISTRICT and cards > extreme):
            extreme = cards
    return extreme


def most_won_by_others(city: City, t: Table, seat: i64) -> i64:
    most: i64 = 0
    other: i64
    for other in range(city.seats):
        if other != seat:
            won = t.count(city.won + other) + t.mem[ACTIONS_WON + other]
            if won > most:
                most = won
    return most
