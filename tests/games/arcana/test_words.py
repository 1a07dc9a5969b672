"""The words of cards.toml: what each does, what it asks, whom it may touch, and what is left out."""

from pathlib import Path

import pytest

from arcana_scripts import (
    a_location,
    a_personality,
    a_relic,
    asked,
    cards_in,
    deal,
    district,
    end_intrigue,
    end_round,
    field,
    give,
    happened,
    leave_stakes,
    lies,
    offered,
    on_top,
    options_of,
    play,
    player,
    refused,
    rule,
    stake,
    station,
    use_up,
    view,
    wait,
)
from guildhall.games.arcana.words import HOLDS, PLAYS, tag

DISTRICTS = ["harbour", "bridge", "market", "gate", "neutral"]
PRINTED = {"prize": a_relic(sword=9, main=["sword"]), "spy": a_personality(), "guard": a_personality()}


def stage(*words, hand="", hands=("pale great-treasurer",), printed=None, **more):
    """The first turn of a game in which the first player has a location with these words, and these cards."""
    cards = {"stage": a_location(*words)} | PRINTED | (printed or {})
    return deal(more.pop("guilds", "ferrymen usurers"), hands=[f"stage {hand}", *hands], printed=cards, **more)


def perform(*words, at="neutral", own="", other="", **more):
    """The location is played while these agents contest Sword 9 in a district."""
    city = stage(*words, stakes={at: "prize"}, **more)
    station(city, 0, at, own)
    station(city, 1, at, other)
    play(city, "play stage")
    return city


def this_round(**holds):
    return {"do": "this round", "holds": [holds]}


def totals(city, where="neutral"):
    """What each player with an agent in a district counts there in Sword."""
    return [side.totals.get("sword") for side in district(city, where).sides]


def needs(city, where="neutral"):
    """What each player needs there."""
    return [side.needs["sword"] for side in district(city, where).sides]


def test_every_word_that_a_card_may_use_is_tried_here():
    here = Path(__file__).read_text("utf-8")
    assert [tag(word) for word in (*PLAYS, *HOLDS) if f'"{tag(word)}"' not in here] == []


# ------------------------------------------------------------------------------------------------- drawing
def test_draw_brings_cards_into_the_hand_that_only_their_owner_sees():
    city = stage({"do": "draw", "count": 2}, hand="funeral")
    give(city, 0, "deck", "spy guard")
    play(city, "play stage")
    assert cards_in(city, "hand") == ["funeral", "guard", "spy"]
    assert view(city, 1).players[0].hand == ("?",) * 3
    assert asked(city) == "1 act"


def empty_deck(city, *discards):
    """Let the first player have no deck, and just these cards in the discard pile."""
    table = city.table
    for pile in (22, 26):  # deck and discard pile of the first seat
        while table.count(pile):
            table.put(table.take_top(pile), 10)  # the box
    give(city, 0, "discard", " ".join(discards))


@rule("ARC-INT-17")
def test_an_effect_that_draws_shuffles_the_discard_pile_when_the_deck_runs_out():
    city = stage({"do": "draw", "count": 3}, hand="funeral")
    empty_deck(city, "barhan-sword", "necromancer")
    give(city, 0, "deck", "crossbowman")
    play(city, "play stage")
    assert asked(city) == "chance deal"
    play(city, "draw necromancer seat-0", "draw barhan-sword seat-0")
    assert set(cards_in(city, "hand")) == {"funeral", "crossbowman", "necromancer", "barhan-sword"}
    assert cards_in(city, "discard") == ["stage"]


@rule("ARC-INT-17")
def test_an_effect_that_draws_makes_do_with_fewer():
    city = stage({"do": "draw", "count": 3}, hand="funeral")
    empty_deck(city)
    give(city, 0, "deck", "crossbowman")
    play(city, "play stage")
    assert (cards_in(city, "hand"), asked(city)) == (["funeral", "crossbowman"], "1 act")
    assert lies(city, "stage") == "discard 0", "and it did not draw itself"


# ------------------------------------------------------------------------------------------------- aside
ASIDE = {"do": "draw aside", "count": 3}
PLAY_ONE = (ASIDE, {"do": "play one aside"}, {"do": "discard the rest"})
DRAW_WORD = {"do": "draw", "count": 1}
DRAWN = "spy barhan-sword guard"


def draw_three(*words, drawn=DRAWN, hand="merchant-of-the-kraken", **more):
    city = stage(*words, hand=hand, **more)
    give(city, 0, "deck", drawn)
    play(city, "play stage")
    return city


def test_of_the_cards_drawn_aside_one_is_chosen_in_secret_and_played_while_the_others_wait():
    city = draw_three(*PLAY_ONE)
    assert asked(city) == "0 play-one"
    assert set(options_of(city)) == {f"pick {key}" for key in DRAWN.split()}
    assert (set(view(city, 0).players[0].aside), view(city, 1).players[0].aside) == (
        {*DRAWN.split(), "stage"},
        ("?", "?", "?", "stage"),
    )
    assert happened(city, "pick spy") == []
    assert (asked(city), refused(city, "assign guard bridge")) == ("0 act", "ARC-INT-1")
    assert offered(city, "discard") == ["discard spy"], "not the hand, nor what waits"
    play(city, "assign spy bridge")
    assert field(city, 0, "bridge") == ["spy"]
    assert [lies(city, key) for key in ("barhan-sword", "guard", "stage")] == ["discard 0"] * 3
    assert (cards_in(city, "hand"), asked(city)) == (["merchant-of-the-kraken"], "1 act")


@rule("ARC-INT-14")
def test_a_card_drawn_aside_that_fits_nothing_is_discarded():
    city = draw_three({"do": "draw aside", "count": 1}, *PLAY_ONE[1:], drawn="barhan-sword")
    assert (asked(city), options_of(city)) == ("0 act", ["discard barhan-sword"])
    play(city, "discard barhan-sword")
    assert (lies(city, "barhan-sword"), asked(city)) == ("discard 0", "1 act")


@rule("ARC-INT-14")
def test_a_relic_drawn_aside_can_bribe_and_a_location_takes_effect():
    city = draw_three(*PLAY_ONE, stakes={"neutral": "ayane"})
    station(city, 0, "neutral", "crossbowman")
    play(city, "pick barhan-sword", "bribe barhan-sword neutral")
    assert lies(city, "ayane") == "discard 0"

    city = draw_three(*PLAY_ONE, printed={"hut": DRAW_1}, drawn="spy hut barhan-sword guard")
    play(city, "pick hut", "play hut")
    assert cards_in(city, "hand") == ["merchant-of-the-kraken", "spy"]
    assert [lies(city, key) for key in ("hut", "barhan-sword", "guard")] == ["discard 0"] * 3


DRAW_1 = a_location({"do": "draw", "count": 1})


@rule("ARC-INT-12")
def test_a_chain_of_locations_can_not_draw_its_own_cards_again():
    city = stage(*PLAY_ONE, hand="merchant-of-the-kraken", printed={"hut": DRAW_1})
    empty_deck(city)
    give(city, 0, "deck", "hut spy")
    play(city, "play stage", "pick hut", "play hut")
    assert cards_in(city, "hand") == ["merchant-of-the-kraken"], "there is nothing to draw"
    assert set(cards_in(city, "discard")) == {"stage", "hut", "spy"}


@rule("ARC-INT-12")
def test_what_a_chain_has_used_lies_beside_the_deck_until_the_action_is_over():
    inner = a_location({"do": "draw aside", "count": 2}, {"do": "play one aside"}, {"do": "discard the rest"})
    city = draw_three(*PLAY_ONE, printed={"hut": inner}, drawn="necromancer ayane hut spy guard")
    play(city, "pick hut", "play hut")
    assert (asked(city), set(options_of(city))) == ("0 play-one", {"pick necromancer", "pick ayane"})
    assert {"stage", "hut", "spy", "guard"} <= set(view(city, 0).players[0].aside)
    play(city, "pick necromancer", "assign necromancer bridge")
    assert field(city, 0, "bridge") == ["necromancer"]
    assert [lies(city, key) for key in ("stage", "hut", "ayane", "spy", "guard")] == ["discard 0"] * 5


def test_keep_one_aside_takes_one_into_the_hand_in_secret():
    city = draw_three(ASIDE, {"do": "keep one aside"}, {"do": "bury the rest"})
    assert asked(city) == "0 keep-one"
    play(city, "pick guard")
    assert cards_in(city, "hand") == ["merchant-of-the-kraken", "guard"]
    assert view(city, 1).players[0].hand == ("?", "?")


@rule("ARC-INF-2")
@pytest.mark.parametrize("words", [PLAY_ONE, (ASIDE, {"do": "keep one aside"}, {"do": "bury the rest"})])
def test_who_knew_a_card_that_was_drawn_aside_does_not_learn_whether_it_was_chosen(words):
    city = draw_three(*words, drawn="spy crossbowman guard")
    assert view(city, 1).players[0].aside == ("?", "crossbowman", "?", "stage"), "it once lay open"
    play(city, "pick spy")
    seen = view(city, 1).players[0]
    assert "crossbowman" not in seen.aside + seen.hand


def test_what_is_left_aside_is_not_drawn_again_in_the_same_action():
    words = ({"do": "draw aside", "count": 2}, {"do": "keep one aside"}, {"do": "discard the rest"}, DRAW_WORD)
    city = stage(*words, hand="funeral")
    empty_deck(city)
    give(city, 0, "deck", "spy guard")
    play(city, "play stage", "pick spy")
    assert cards_in(city, "hand") == ["funeral", "spy"]
    assert set(cards_in(city, "discard")) == {"guard", "stage"}


def test_bury_the_rest_puts_it_under_the_deck():
    city = draw_three(ASIDE, {"do": "keep one aside"}, {"do": "bury the rest"})
    size = player(city, 0).deck
    play(city, "pick guard")
    assert set(cards_in(city, "deck")[:2]) == {"spy", "barhan-sword"}
    assert player(city, 0).deck == size + 2
    assert "spy" not in view(city, 1).players[0].deck_cards


def test_after_one_was_played_the_rest_can_be_buried_too():
    city = draw_three(ASIDE, {"do": "play one aside"}, {"do": "bury the rest"})
    play(city, "pick spy", "assign spy bridge")
    assert set(cards_in(city, "deck")[:2]) == {"guard", "barhan-sword"}


@rule("ARC-INT-16")
def test_with_nothing_to_draw_aside_nothing_is_played():
    city = stage(*PLAY_ONE, hand="funeral")
    empty_deck(city)
    play(city, "play stage")
    assert (asked(city), lies(city, "stage")) == ("1 act", "discard 0")


# ------------------------------------------------------------------------------------------------- hands and piles
def test_discard_asks_for_a_card_of_the_hand():
    city = stage({"do": "discard"}, {"do": "draw", "count": 1}, hand="funeral crossbowman")
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 shed", ["discard funeral", "discard crossbowman"])
    play(city, "discard funeral")
    assert lies(city, "funeral") == "discard 0"
    assert cards_in(city, "hand") == ["crossbowman", "merchant-of-the-kraken"]


@rule("ARC-INT-16")
def test_without_a_card_in_hand_the_discarding_is_left_out():
    city = stage({"do": "discard"}, {"do": "draw", "count": 1})
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert cards_in(city, "hand") == ["merchant-of-the-kraken"]


def test_who_may_discard_and_declines_ends_the_effect():
    city = stage({"do": "discard", "may": True}, {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert options_of(city) == ["pass", "discard funeral"]
    play(city, "pass")
    assert (cards_in(city, "hand"), asked(city)) == (["funeral"], "1 act")


def test_who_may_discard_and_does_goes_on():
    city = stage({"do": "discard", "may": True}, {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage", "discard funeral")
    assert (cards_in(city, "hand"), lies(city, "funeral")) == (["merchant-of-the-kraken"], "discard 0")


def test_who_may_discard_and_has_no_card_ends_the_effect():
    city = stage({"do": "discard", "may": True}, {"do": "draw", "count": 1})
    play(city, "play stage")
    assert (cards_in(city, "hand"), asked(city)) == ([], "1 act")


PILE = "crossbowman necromancer barhan-sword inn"


@pytest.mark.parametrize(
    ("kind", "keys"),
    [("any", PILE), ("agent", "crossbowman necromancer"), ("location", "inn"), ("relic", "barhan-sword")],
)
@pytest.mark.parametrize("word", ["take back", "on the deck"])
def test_a_card_of_a_kind_is_fetched_from_the_own_discard_pile(word, kind, keys):
    city = stage({"do": word, "kind": kind}, hand="funeral", printed={"inn": DRAW_1})
    empty_deck(city, *PILE.split())
    give(city, 1, "discard", "pale")
    told = happened(city, "play stage")
    if len(keys.split()) > 1:
        assert set(options_of(city)) == {f"pick {key}" for key in keys.split()}
        told = happened(city, f"pick {keys.split()[-1]}")
    taken = keys.split()[-1]
    assert lies(city, taken) == {"take back": "hand 0", "on the deck": "deck 0"}[word]
    assert any(line.endswith(f" 0 {taken}") for line in told), "openly"
    assert cards_in(city, "deck") == ([taken] if word == "on the deck" else [])


@rule("ARC-INT-16")
@pytest.mark.parametrize("word", ["take back", "on the deck", "stash"])
def test_with_no_such_card_in_the_discard_pile_the_rest_still_happens(word):
    kind = {} if word == "stash" else {"kind": "relic"}
    city = stage({"do": word, **kind}, {"do": "draw", "count": 1}, hand="funeral")
    empty_deck(city, "crossbowman")
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert cards_in(city, "hand") == ["funeral", "merchant-of-the-kraken"]


def test_stash_puts_a_stake_card_of_the_own_discard_pile_under_the_crest():
    city = stage({"do": "stash"}, hand="funeral")
    empty_deck(city, "crossbowman", "necromancer", "barhan-sword")
    play(city, "play stage")
    assert options_of(city) == ["pick necromancer", "pick barhan-sword"]
    play(city, "pick barhan-sword")
    assert (lies(city, "barhan-sword"), player(city, 0).crest[-1]) == ("crest 0", "barhan-sword")


def test_dismiss_may_remove_a_guild_card_of_the_hand_from_the_game():
    city = stage({"do": "dismiss"}, {"do": "draw", "count": 1}, hand="funeral pale", hands=["necromancer ayane"])
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 dismiss", ["pass", "pick funeral"])
    play(city, "pick funeral")
    assert (lies(city, "funeral"), cards_in(city, "hand")) == ("box", ["pale", "merchant-of-the-kraken"])


def test_who_dismisses_nobody_goes_on_and_is_asked_even_without_a_guild_card():
    city = stage({"do": "dismiss"}, {"do": "draw", "count": 1}, hand="pale", hands=["necromancer ayane"])
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 dismiss", ["pass"])
    play(city, "pass")
    assert cards_in(city, "hand") == ["pale", "merchant-of-the-kraken"]


def test_look_at_hand_shows_another_players_hand_to_one_alone():
    city = stage(
        {"do": "look at hand"}, hand="funeral", guilds="ferrymen usurers blades", hands=["pale", "necromancer"]
    )
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 look-at-hand", ["player seat-1", "player seat-2"])
    play(city, "player seat-2")
    assert [view(city, 0).players[seat].hand for seat in (1, 2)] == [("?",), ("necromancer",)]
    assert view(city, 1).players[2].hand == ("?",)


def test_an_empty_hand_is_not_looked_at():
    city = stage({"do": "look at hand"}, {"do": "draw", "count": 1}, hand="funeral crossbowman", hands=[""])
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert (len(cards_in(city, "hand")), asked(city)) == (3, "0 act")


def test_make_discard_lets_a_player_with_enough_cards_discard_one_of_his_choice():
    hands = ["pale", "necromancer ayane"]
    city = stage({"do": "make discard", "at_least": 2}, hand="funeral", guilds="ferrymen usurers blades", hands=hands)
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("2 shed", ["discard necromancer", "discard ayane"]), "one has too few"
    play(city, "discard ayane")
    assert (lies(city, "ayane"), cards_in(city, "hand", 2), asked(city)) == ("discard 2", ["necromancer"], "1 act")


def test_make_discard_asks_whom_if_several_have_enough():
    hands = ["pale", "necromancer ayane"]
    city = stage({"do": "make discard", "at_least": 1}, hand="funeral", guilds="ferrymen usurers blades", hands=hands)
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 make-discard", ["player seat-1", "player seat-2"])
    play(city, "player seat-1")
    assert lies(city, "pale") == "discard 1", "a single card is no choice"


def test_with_nobody_who_has_enough_cards_nobody_discards():
    city = stage({"do": "make discard", "at_least": 3}, {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "merchant-of-the-kraken")
    play(city, "play stage")
    assert (len(cards_in(city, "hand")), asked(city)) == (2, "1 act")


@rule("ARC-INT-18", "ARC-RND-4")
def test_who_takes_the_first_player_card_begins_the_next_round_and_then_it_goes_on():
    city = stage({"do": "first player"}, guilds="ferrymen usurers blades")
    play(city, "play stage")
    assert view(city).first == 0
    end_round(city)
    assert (view(city).round, view(city).first) == (2, 0)
    end_round(city)
    assert (view(city).round, view(city).first) == (3, 1)


# ------------------------------------------------------------------------------------------------- stakes
NEXT = "barhan-sword drinking-horn necromancer"


def lift(*words, count=3, **more):
    """The first player looks at the next stakes of the market."""
    city = stage({"do": "look at stakes", "count": count}, *words, hand="funeral", **more)
    on_top(city, "market", NEXT)
    play(city, "play stage", "at market")
    return city


def test_look_at_stakes_shows_the_next_stakes_of_a_district_to_one_player_and_put_back_leaves_them_as_they_lay():
    city = lift({"do": "put back"})
    assert asked(city) == "1 act"
    assert district(city, "market", viewer=0).known[-3:] == ("necromancer", "drinking-horn", "barhan-sword")
    assert district(city, "market", viewer=1).known[-3:] == ("?", "?", "?")
    assert district(city, "market").supply == 11


def test_of_a_district_with_fewer_stakes_all_are_looked_at_and_one_without_is_not_chosen():
    city = stage({"do": "look at stakes", "count": 3}, {"do": "put back"}, hand="funeral")
    leave_stakes(city, "market", 1)
    leave_stakes(city, "bridge", 0)
    on_top(city, "market", "barhan-sword")
    play(city, "play stage")
    assert options_of(city) == [f"at {name}" for name in ("harbour", "market", "gate", "neutral")]
    play(city, "at market")
    assert district(city, "market", viewer=0).known == ("barhan-sword",)


def test_arrange_puts_the_lifted_stakes_back_in_any_order_the_lowest_first():
    city = lift({"do": "arrange"})
    assert (asked(city), set(options_of(city))) == ("0 arrange", {f"lay {key}" for key in NEXT.split()})
    assert set(view(city, 0).players[0].looked_at) == set(NEXT.split())
    play(city, "lay barhan-sword")
    assert set(options_of(city)) == {"lay drinking-horn", "lay necromancer"}
    assert happened(city, "lay necromancer") == []
    assert district(city, "market", viewer=0).known[-3:] == ("barhan-sword", "necromancer", "drinking-horn")
    assert district(city, "market", viewer=1).known[-3:] == ("?", "?", "?")


@rule("ARC-INF-2")
def test_who_had_looked_at_stakes_loses_track_of_them_when_another_player_arranges_them():
    attic = {"attic": a_location({"do": "look at stakes", "count": 3}, {"do": "put back"})}
    words = ({"do": "look at stakes", "count": 3}, {"do": "arrange"})
    city = stage(*words, first=1, hands=["attic great-treasurer"], printed=attic)
    on_top(city, "market", NEXT)
    play(city, "play attic", "at market")
    assert district(city, "market", viewer=1).known[-1] == "barhan-sword"
    play(city, "play stage", "at market", "lay barhan-sword", "lay drinking-horn")
    assert district(city, "market", viewer=1).known[-3:] == ("?", "?", "?")
    assert district(city, "market", viewer=0).known[-1] == "necromancer"


def test_may_bury_asks_of_each_lifted_stake_from_the_lowest_whether_it_goes_under_all_others():
    city = lift({"do": "may bury"})
    assert (asked(city), options_of(city)) == ("0 bury", ["pass", "bury"])
    assert "necromancer" not in str(happened(city, "bury"))
    play(city, "pass", "bury")
    known = district(city, "market", viewer=0).known
    assert (known[:2], known[-1], len(known)) == (("barhan-sword", "necromancer"), "drinking-horn", 11)


@rule("ARC-INT-20")
def test_swap_stakes_exchanges_two_faceup_stakes_and_the_agents_stay():
    city = stage({"do": "swap stakes"}, stakes={"harbour": "barhan-sword", "neutral": "ayane"})
    station(city, 0, "harbour", "crossbowman", facedown=True)
    station(city, 1, "neutral", "pale")
    play(city, "play stage")
    assert len(options_of(city)) == 10
    play(city, "swap harbour neutral")
    assert (stake(city, "harbour"), stake(city, "neutral")) == ("ayane", "barhan-sword")
    assert (field(city, 0, "harbour"), field(city, 1, "neutral")) == (["~crossbowman"], ["pale"])


@rule("ARC-REL-8")
@pytest.mark.parametrize(("where", "other"), [("neutral", "harbour"), ("harbour", "neutral")])
def test_a_relic_leaves_when_another_stake_comes_that_can_not_be_bribed(where, other):
    city = stage({"do": "swap stakes"}, stakes={where: "ayane", "bridge": "pale"}, hands=["great-treasurer"])
    station(city, 0, where, "funeral drinking-horn")
    play(city, "play stage", f"swap {' '.join(sorted(['bridge', where], key=DISTRICTS.index))}")
    assert field(city, 0, where) == ["funeral", "drinking-horn"], "Pâle can be bribed as well"
    city = stage({"do": "swap stakes"}, stakes={other: "barhan-sword", where: "ayane"})
    station(city, 0, where, "funeral drinking-horn")
    play(city, "play stage", "swap harbour neutral")
    assert (field(city, 0, where), lies(city, "drinking-horn")) == (["funeral"], "discard 0")


@rule("ARC-INT-16")
def test_with_a_single_stake_left_none_are_swapped_and_the_rest_happens():
    city = stage({"do": "swap stakes"}, {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "crossbowman")
    for name in DISTRICTS[1:]:
        use_up(city, name)
    play(city, "play stage")
    assert cards_in(city, "hand") == ["funeral", "crossbowman"]


def test_replace_stake_puts_it_under_the_others_of_its_district_and_turns_up_the_next():
    city = stage({"do": "replace stake", "where": "enemy"}, stakes={"market": "ayane"})
    on_top(city, "market", "barhan-sword")
    leave_stakes(city, "bridge", 0)
    station(city, 0, "market", "crossbowman")
    play(city, "play stage")
    assert stake(city, "market") == "barhan-sword", "in the other enemy district there is no other stake"
    known = district(city, "market").known
    assert (known[0], len(known), field(city, 0, "market")) == ("ayane", 11, ["crossbowman"])


@rule("ARC-INT-19")
def test_remove_stake_puts_it_into_the_box_and_turns_up_the_next_while_the_agents_stay():
    city = stage({"do": "remove stake"}, stakes={"market": "ayane"})
    on_top(city, "market", "barhan-sword")
    station(city, 0, "market", "crossbowman")
    play(city, "play stage")
    assert options_of(city) == [f"at {name}" for name in DISTRICTS]
    play(city, "at market")
    assert (lies(city, "ayane"), stake(city, "market"), field(city, 0, "market")) == (
        "box",
        "barhan-sword",
        ["crossbowman"],
    )


@rule("ARC-INT-21")
def test_when_the_last_stake_of_a_district_is_removed_its_agents_go_to_their_owners():
    city = stage({"do": "remove stake"})
    leave_stakes(city, "market", 0)
    station(city, 0, "market", "crossbowman")
    station(city, 1, "market", "pale", facedown=True)
    play(city, "play stage", "at market")
    assert (lies(city, "crossbowman"), lies(city, "pale")) == ("discard 0", "discard 1")
    assert stake(city, "market") == ""


UNOPPOSED = {"do": "win unopposed"}


@rule("ARC-INT-13")
def test_win_unopposed_wins_a_stake_at_once_where_the_total_suffices_and_nobody_else_is():
    stakes = {"harbour": "barhan-sword", "market": "drinking-horn"}
    city = stage(UNOPPOSED, stakes=stakes, hand="pale", hands=["great-treasurer necromancer"])
    station(city, 0, "harbour", "crossbowman funeral", facedown=True)
    station(city, 0, "market", "merchant-of-the-kraken")
    play(city, "play stage")
    assert options_of(city) == ["at harbour", "pass"], "Staff 0 is not enough for the horn"
    play(city, "at harbour")
    assert [lies(city, key) for key in ("barhan-sword", "crossbowman", "funeral")] == ["discard 0"] * 3
    assert asked(city) == "chance deal", "the next one is turned up"


def test_win_unopposed_is_no_help_where_somebody_else_has_an_agent():
    city = stage(UNOPPOSED, stakes={"harbour": "barhan-sword"}, hand="pale", hands=["great-treasurer ayane"])
    station(city, 0, "harbour", "crossbowman funeral")
    station(city, 1, "harbour", "necromancer")
    play(city, "play stage")
    assert options_of(city) == ["pass"], "asked all the same: whether the total suffices is nobody's business"


def test_win_unopposed_may_be_declined():
    city = stage(UNOPPOSED, stakes={"harbour": "barhan-sword"}, hand="pale", hands=["great-treasurer ayane"])
    station(city, 0, "harbour", "crossbowman funeral", facedown=True)
    play(city, "play stage", "pass")
    assert (field(city, 0, "harbour"), asked(city)) == (["~crossbowman", "~funeral"], "1 act")


# ------------------------------------------------------------------------------------------------- agents
def crowd(*words, **more):
    """Both players have an open and a facedown agent."""
    city = stage(*words, **more)
    station(city, 0, "bridge", "crossbowman")
    station(city, 0, "harbour", "funeral", facedown=True)
    station(city, 1, "gate", "pale")
    station(city, 1, "market", "necromancer", facedown=True)
    return city


WHOM = [
    ("own", "either", {"crossbowman", "harbour-0-1"}),
    ("own", "faceup", {"crossbowman"}),
    ("other", "either", {"pale", "market-1-1"}),
    ("other", "facedown", {"market-1-1"}),
    ("any", "either", {"crossbowman", "harbour-0-1", "pale", "market-1-1"}),
    ("any", "faceup", {"crossbowman", "pale"}),
]


def touched(city):
    """The agents that the open question offers."""
    return {option.split()[1] for option in options_of(city)}


@pytest.mark.parametrize(("whose", "lying", "whom"), WHOM)
@pytest.mark.parametrize("word", ["move agent", "return agent", "discard agent"])
def test_an_agent_is_chosen_by_whose_it_is_and_how_it_lies(word, whose, lying, whom):
    city = crowd({"do": word, "whose": whose, "lying": lying}, hand="merchant-of-the-kraken")
    play(city, "play stage")
    if len(whom) > 1 or word == "move agent":
        assert (asked(city), touched(city)) == (f"0 {word.replace(' ', '-')}", whom)
    else:
        assert asked(city) == "1 act", "a single one is no choice"


@pytest.mark.parametrize("word", ["move agent", "return agent", "discard agent"])
@rule("ARC-INT-22")
def test_a_protected_agent_is_not_touched_by_another_players_effect_and_by_its_owners_it_is(word):
    city = crowd({"do": word, "whose": "any"}, hands=["ward great-treasurer"], printed={"ward": WARD})
    city = crowd(
        {"do": word, "whose": "any"}, first=1, hands=["ward great-treasurer"], printed={"ward": WARD}, hand="ayane"
    )
    play(city, "play ward", "play stage")
    assert touched(city) == {"crossbowman", "harbour-0-1"}

    city = crowd(this_round(do="safe"), {"do": word, "whose": "any"})
    play(city, "play stage")
    assert touched(city) == {"crossbowman", "harbour-0-1", "pale", "market-1-1"}


WARD = a_location(this_round(do="safe"))


@rule("ARC-INT-8")
def test_a_moved_agent_goes_to_any_other_district_that_shows_a_stake():
    city = crowd({"do": "move agent", "whose": "own", "lying": "faceup"})
    use_up(city, "gate")
    play(city, "play stage")
    assert options_of(city) == [f"move crossbowman {name}" for name in ("harbour", "market", "neutral")]


@rule("ARC-INT-8")
@pytest.mark.parametrize(
    ("move", "seat", "where", "lies_there"),
    [("move crossbowman gate", 0, "gate", ["~crossbowman"]), ("move crossbowman market", 0, "market", ["crossbowman"]),
     ("move harbour-0-1 neutral", 0, "neutral", ["funeral"]), ("move harbour-0-1 gate", 0, "gate", ["~funeral"]),
     ("move pale bridge", 1, "bridge", ["~pale"]), ("move market-1-1 harbour", 1, "harbour", ["necromancer"])],
)  # fmt: skip
def test_a_moved_agent_arrives_as_if_its_owner_had_assigned_it_there(move, seat, where, lies_there):
    city = crowd({"do": "move agent", "whose": "any"})
    play(city, "play stage", move)
    assert field(city, seat, where) == lies_there


def test_a_facedown_agent_that_is_moved_facedown_stays_hidden():
    city = crowd({"do": "move agent", "whose": "other"})
    told = happened(city, "play stage", "move market-1-1 bridge", seat=0)
    assert "necromancer" not in " ".join(told)
    assert district(city, "bridge", viewer=0).sides[1].cards[0].card == "?"
    assert district(city, "bridge", viewer=1).sides[1].cards[0].card == "necromancer"


@rule("ARC-REL-4")
def test_a_moved_agent_that_joins_a_relic_is_laid_faceup_and_the_bribe_is_looked_at_again():
    city = stage({"do": "move agent", "whose": "own"}, stakes={"harbour": "ayane"}, hand="necromancer")
    station(city, 0, "harbour", "merchant-of-the-kraken barhan-sword")
    station(city, 0, "bridge", "funeral")
    play(city, "play stage", "move funeral harbour")
    assert lies(city, "ayane") == "discard 0", "1, 2 and 4"


def test_return_agent_brings_it_to_its_owners_hand():
    city = crowd({"do": "return agent", "whose": "other"}, hands=["great-treasurer ayane"])
    play(city, "play stage", "agent pale")
    assert (field(city, 1, "gate"), cards_in(city, "hand", 1)) == ([], ["great-treasurer", "ayane", "pale"])
    assert view(city, 0).players[1].hand == ("?", "?", "pale"), "everybody has seen it"


@rule("ARC-INT-24")
def test_a_facedown_agent_that_is_returned_is_shown_on_its_way():
    city = crowd({"do": "return agent", "whose": "other"}, hands=["great-treasurer ayane"])
    told = happened(city, "play stage", "agent market-1-1")
    assert lies(city, "necromancer") == "hand 1"
    assert view(city, 0).players[1].hand == ("?", "?", "necromancer")
    assert "returned 1 necromancer" in told


@rule("ARC-INF-2")
def test_a_facedown_agent_that_goes_to_the_discard_pile_is_shown():
    city = crowd({"do": "discard agent", "whose": "other", "lying": "facedown"})
    told = happened(city, "play stage")
    assert lies(city, "necromancer") == "discard 1"
    assert player(city, 1, viewer=0).discard[-1] == "necromancer"
    assert any(line.endswith("1 necromancer") for line in told)


EXCHANGE = ({"do": "choose agent", "whose": "own"}, {"do": "exchange agent"})


def test_exchange_agent_lets_two_agents_change_districts_and_each_arrives_as_its_owner_would_lay_it():
    city = crowd(*EXCHANGE)
    play(city, "play stage")
    assert (asked(city), touched(city)) == ("0 choose-agent", {"crossbowman", "harbour-0-1"})
    play(city, "agent harbour-0-1")
    assert (asked(city), touched(city)) == ("0 exchange-agent", {"pale", "market-1-1"})
    play(city, "agent market-1-1")
    assert (field(city, 0, "market"), field(city, 1, "harbour")) == (["funeral"], ["necromancer"])
    assert (field(city, 0, "harbour"), field(city, 1, "market")) == ([], [])


def test_an_agent_in_the_same_district_is_not_exchanged():
    city = crowd(*EXCHANGE)
    station(city, 1, "bridge", "great-treasurer")
    play(city, "play stage", "agent crossbowman")
    assert touched(city) == {"pale", "market-1-1"}


@rule("ARC-INT-22")
def test_a_protected_agent_is_not_exchanged():
    words = ({"do": "choose agent", "whose": "own", "lying": "faceup"}, EXCHANGE[1])
    city = crowd(*words, first=1, hand="ayane", hands=["ward great-treasurer"], printed={"ward": WARD})
    play(city, "play ward", "play stage")
    assert asked(city) == "1 act"
    assert field(city, 0, "bridge") == ["crossbowman"]


def test_exchange_agent_may_be_bound_to_open_agents():
    city = crowd(EXCHANGE[0], {"do": "exchange agent", "lying": "faceup"})
    play(city, "play stage", "agent crossbowman")
    assert (field(city, 0, "gate"), field(city, 1, "bridge")) == (["~crossbowman"], ["~pale"])


def test_peek_shows_another_players_facedown_agent_to_one_player_alone():
    city = crowd({"do": "peek"})
    station(city, 1, "bridge", "spy", facedown=True)
    play(city, "play stage")
    assert (asked(city), touched(city)) == ("0 peek", {"bridge-1-1", "market-1-1"})
    play(city, "agent market-1-1")
    assert field(city, 1, "market") == ["~necromancer"]
    assert district(city, "market", viewer=0).sides[1].cards[0].card == "necromancer"
    assert district(city, "market").sides[1].cards[0].card == "?"
    assert district(city, "bridge", viewer=0).sides[1].cards[0].card == "?"


def test_expose_turns_another_players_facedown_agent_faceup():
    city = crowd({"do": "expose"})
    assert "exposed 1 necromancer market" in happened(city, "play stage")
    assert field(city, 1, "market") == ["necromancer"]


@rule("ARC-INT-22")
@pytest.mark.parametrize("word", ["peek", "expose"])
def test_a_protected_agent_can_still_be_looked_at_or_turned_faceup(word):
    city = crowd({"do": word}, first=1, hand="ayane", hands=["ward great-treasurer"], printed={"ward": WARD})
    play(city, "play ward", "play stage")
    assert district(city, "market", viewer=0).sides[1].cards[0].card == "necromancer"


@rule("ARC-INT-22")
def test_protect_protects_the_own_agents_of_one_district_for_this_round():
    words = ({"do": "move agent", "whose": "other"},)
    chapel = {"chapel": a_location({"do": "protect"})}
    city = crowd(*words, first=1, hand="ayane", hands=["chapel great-treasurer"], printed=chapel)
    play(city, "play chapel")
    assert (asked(city), options_of(city)) == ("1 protect", ["at market", "at gate"])
    play(city, "at gate")
    assert [district(city, name).sides[1].protected for name in DISTRICTS] == [False, False, False, True, False]
    play(city, "play stage")
    assert touched(city) == {"market-1-1"}
    play(city, "move market-1-1 bridge")
    end_round(city)
    assert not any(side.protected for name in DISTRICTS for side in district(city, name).sides)


@rule("ARC-INT-23")
def test_an_effect_singles_out_nine_facedown_agents_of_a_player_in_a_district():
    spies = {f"spy-{nth}": a_personality() for nth in range(10)}
    city = stage({"do": "peek"}, printed=spies)
    station(city, 1, "market", " ".join(spies), facedown=True)
    play(city, "play stage")
    assert touched(city) == {f"market-1-{nth}" for nth in range(1, 10)}


# ------------------------------------------------------------------------------------------------- totals and needs
@rule("ARC-INT-18")
def test_strengthen_adds_to_the_total_in_a_district_with_an_own_agent_for_this_round():
    city = stage({"do": "strengthen", "add": 3}, stakes={"neutral": "prize"})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    station(city, 1, "bridge", "necromancer")
    play(city, "play stage")
    assert totals(city) == [6, 3], "no other district can be meant"
    end_round(city)
    assert totals(city) == [3, 3]


WEAKEN = ({"do": "choose district", "where": "rivals"}, {"do": "weaken", "less": 2})


@rule("ARC-INT-18")
def test_weaken_lowers_another_players_total_in_the_district_that_was_chosen_for_this_round():
    city = stage(*WEAKEN, stakes={"neutral": "prize"}, guilds="ferrymen usurers blades")
    for seat, agent in enumerate(["crossbowman", "pale", "ayane"]):
        station(city, seat, "neutral", agent)
    before = totals(city)
    play(city, "play stage")
    assert (asked(city), options_of(city)) == ("0 weaken", ["player seat-1", "player seat-2"])
    play(city, "player seat-1")
    assert totals(city) == [before[0], before[1] - 2, before[2]]
    end_round(city)
    assert totals(city) == before


@rule("ARC-INT-16")
def test_where_nobody_else_is_nobody_is_weakened_and_the_rest_happens():
    city = stage({"do": "choose district"}, WEAKEN[1], {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "crossbowman")
    play(city, "play stage", "at market")
    assert cards_in(city, "hand") == ["funeral", "crossbowman"]


def test_copy_agent_adds_the_best_main_value_of_another_players_open_agent_to_the_total_there():
    city = stage({"do": "copy agent"}, stakes={"neutral": "prize"})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale funeral")
    station(city, 1, "bridge", "necromancer")
    play(city, "play stage")
    assert (asked(city), touched(city)) == ("0 copy-agent", {"pale", "funeral"})
    play(city, "agent funeral")
    assert totals(city) == [3 + 2, 3 + 2]
    end_round(city)
    assert totals(city) == [3, 5], "for this round"


def test_neither_facedown_agents_nor_relics_are_copied_but_protected_ones_are():
    printed = {"prize": a_personality(sword=9, main=["sword"], ducats=9), "ward": WARD}
    city = stage({"do": "copy agent"}, stakes={"bridge": "prize"}, first=1, hands=["ward ayane"], printed=printed)
    station(city, 0, "bridge", "crossbowman")
    station(city, 1, "bridge", "pale drinking-horn")
    station(city, 1, "bridge", "necromancer", facedown=True)
    play(city, "play ward", "play stage")
    assert totals(city, "bridge")[0] == 3 + 3


@rule("ARC-INT-18")
@pytest.mark.parametrize(("add", "question"), [(3, "raise-need"), (-3, "lower-need")])
def test_change_need_asks_for_more_or_less_from_everybody_for_this_round(add, question):
    city = stage({"do": "change need", "add": add}, stakes={"neutral": "prize"})
    play(city, "play stage")
    assert (asked(city), options_of(city)) == (f"0 {question}", [f"at {name}" for name in DISTRICTS])
    play(city, "at neutral")
    assert needs(city) == [9 + add, 9 + add]
    end_round(city)
    assert needs(city) == [9, 9]


@pytest.mark.parametrize(
    ("where", "districts"),
    [("everywhere", DISTRICTS), ("friendly", ["harbour", "gate"]), ("enemy", ["bridge", "market"]),
     ("neutral", ["neutral"]), ("present", ["harbour", "bridge"]), ("rivals", ["market", "gate"])],
)  # fmt: skip
def test_a_district_is_chosen_by_whose_it_is_or_who_has_agents_there(where, districts):
    city = crowd({"do": "choose district", "where": where}, {"do": "contest in"})
    play(city, "play stage")
    if len(districts) > 1:
        assert (asked(city), options_of(city)) == ("0 choose-district", [f"at {name}" for name in districts])
    else:
        assert asked(city) == "0 contest"


def test_a_district_without_a_stake_is_not_chosen():
    city = crowd({"do": "choose district"}, {"do": "contest in"})
    use_up(city, "market")
    play(city, "play stage")
    assert options_of(city) == ["at harbour", "at bridge", "at gate", "at neutral"]


@rule("ARC-INT-18")
def test_contest_in_lets_a_stake_be_contested_in_an_arcanum_of_choice_for_this_round():
    city = stage({"do": "choose district"}, {"do": "contest in"}, stakes={"neutral": "prize"})
    station(city, 1, "neutral", "great-treasurer")
    play(city, "play stage", "at neutral")
    assert options_of(city) == ["name staff", "name sword", "name cup"]
    play(city, "name staff")
    assert district(city, "neutral").sides[1].totals == {"staff": 6}
    end_round(city)
    assert totals(city) == [None, 0]


def test_contest_in_may_name_the_arcanum_itself():
    words = ({"do": "choose district", "where": "neutral"}, {"do": "contest in", "arcanum": "cup"})
    city = perform(*words, own="funeral")
    assert district(city, "neutral").sides[0].totals == {"cup": 3}


@rule("ARC-RES-7", "ARC-INT-18")
def test_win_ties_wins_them_in_one_district_for_this_round():
    city = stage({"do": "win ties", "where": "present"}, stakes={"neutral": "crown"}, printed={"crown": a_relic()})
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    assert district(city, "neutral").winner == -1
    play(city, "play stage")
    assert district(city, "neutral").winner == 0
    end_intrigue(city, "resolve neutral")
    assert lies(city, "crown") == "discard 0"


def test_who_wins_ties_in_one_district_wins_none_in_another():
    printed = {"crown": a_relic()}
    city = stage({"do": "win ties"}, stakes={"neutral": "crown"}, printed=printed)
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    play(city, "play stage", "at market")
    assert district(city, "neutral").winner == -1


# ------------------------------------------------------------------------------------------------- what is left out
CHOOSERS = [
    {"do": "move agent", "whose": "own"}, {"do": "return agent", "whose": "other"},
    {"do": "discard agent", "whose": "any"}, {"do": "peek"}, {"do": "expose"}, {"do": "protect"},
    {"do": "strengthen", "add": 1}, {"do": "copy agent"}, {"do": "win ties", "where": "present"},
    {"do": "change need", "add": 1, "where": "rivals"}, {"do": "make discard", "at_least": 3},
]  # fmt: skip


@rule("ARC-INT-16")
@pytest.mark.parametrize("word", CHOOSERS, ids=[word["do"] for word in CHOOSERS])
def test_a_word_that_finds_nothing_to_choose_is_left_out_and_the_rest_is_carried_out(word):
    city = stage({"do": "draw", "count": 1}, word, {"do": "draw", "count": 1}, hand="funeral")
    give(city, 0, "deck", "merchant-of-the-kraken crossbowman")
    play(city, "play stage")
    assert (cards_in(city, "hand"), asked(city)) == (["funeral", "crossbowman", "merchant-of-the-kraken"], "1 act")
    assert lies(city, "stage") == "discard 0"


@rule("ARC-INT-16")
def test_a_word_on_a_choice_that_could_not_be_made_is_left_out_with_it():
    nowhere = {"do": "choose district", "where": "rivals"}
    for word in ({"do": "contest in"}, {"do": "weaken", "less": 1}):
        city = stage(nowhere, word, {"do": "draw", "count": 1}, hand="funeral")
        give(city, 0, "deck", "merchant-of-the-kraken")
        play(city, "play stage")
        assert (len(cards_in(city, "hand")), asked(city)) == (2, "1 act")
    city = stage({"do": "choose agent", "whose": "own"}, {"do": "exchange agent"}, {"do": "draw", "count": 1})
    give(city, 0, "deck", "merchant-of-the-kraken")
    station(city, 1, "market", "pale")
    play(city, "play stage")
    assert (len(cards_in(city, "hand")), asked(city)) == (1, "1 act")


@rule("ARC-INT-16")
def test_a_location_can_be_played_even_if_nothing_comes_of_it():
    city = stage({"do": "peek"})
    assert offered(city, "play") == ["play stage"]
    play(city, "play stage")
    assert (lies(city, "stage"), asked(city)) == ("discard 0", "1 act")


@rule("ARC-INT-16")
def test_of_two_agents_to_move_the_one_that_there_is_is_moved():
    city = stage({"do": "move agent", "whose": "own"}, {"do": "move agent", "whose": "own"})
    station(city, 0, "bridge", "crossbowman")
    play(city, "play stage", "move crossbowman neutral", "move crossbowman market")
    assert field(city, 0, "market") == ["crossbowman"]


# ------------------------------------------------------------------------------------------------- what holds
@rule("ARC-INT-18")
def test_totals_are_higher_for_the_player_in_an_arcanum_or_in_all_to_the_end_of_the_round():
    city = perform(this_round(do="totals", add=2), own="crossbowman", other="pale")
    assert totals(city) == [5, 3]
    end_round(city)
    assert totals(city) == [3, 3]
    assert totals(perform(this_round(do="totals", add=2, arcanum="sword"), own="crossbowman")) == [5, None]
    assert totals(perform(this_round(do="totals", add=2, arcanum="cup"), own="crossbowman")) == [3, None]


def test_several_things_can_hold_at_once():
    both = {"do": "this round", "holds": [{"do": "totals", "add": 2}, {"do": "totals", "add": 1}, {"do": "safe"}]}
    city = perform(both, own="crossbowman")
    assert (totals(city)[0], district(city, "neutral").sides[0].protected) == (6, True)


def test_bribes_come_to_more_ducats_for_the_player():
    city = stage(this_round(do="bribes", add=2), stakes={"neutral": "ayane"}, hand="drinking-horn barhan-sword")
    station(city, 0, "neutral", "funeral")
    station(city, 1, "neutral", "pale")
    play(city, "play stage")
    assert [side.bribe for side in district(city, "neutral").sides] == [4, 3]
    wait(city)
    play(city, "bribe drinking-horn neutral")
    assert lies(city, "ayane") == "discard 0", "2, 3 and 2"


def test_with_no_bribes_nobody_bribes_in_this_round():
    hands = ["drinking-horn great-treasurer"]
    city = stage(this_round(do="no bribes"), stakes={"bridge": "ayane"}, hand="barhan-sword funeral", hands=hands)
    station(city, 0, "bridge", "crossbowman")
    station(city, 1, "bridge", "pale")
    assert offered(city, "bribe") == ["bribe barhan-sword bridge"]
    play(city, "play stage")
    assert offered(city, "bribe") == []
    wait(city)
    assert (asked(city), offered(city, "bribe")) == ("0 act", [])
    assert refused(city, "bribe barhan-sword bridge") == "ARC-INT-18"


@rule("ARC-REL-8")
def test_a_relic_stays_while_nobody_bribes_and_one_of_its_owners_agents_does():
    words = (this_round(do="no bribes"), {"do": "move agent", "whose": "own"})
    city = stage(*words, stakes={"bridge": "ayane"}, hand="pale")
    station(city, 0, "bridge", "funeral merchant-of-the-kraken drinking-horn")
    play(city, "play stage")
    assert field(city, 0, "bridge")[-1] == "drinking-horn"
    play(city, "move funeral neutral")
    assert field(city, 0, "bridge") == ["merchant-of-the-kraken", "drinking-horn"]


def test_more_or_less_is_needed_of_every_stake_or_of_a_kind():
    assert needs(perform(this_round(do="needs", add=2))) == [11, 11]
    assert needs(perform(this_round(do="needs", add=-2, of="relic"))) == [7, 7]
    assert needs(perform(this_round(do="needs", add=-2, of="location"))) == [9, 9]


def test_less_is_needed_by_the_player_of_a_kind():
    assert needs(perform(this_round(do="less needed", of="relic", less=2))) == [7, 9]
    assert needs(perform(this_round(do="less needed", of="personality", less=2))) == [9, 9]


def a_master(**holds):
    """A master of the Ferrymen who holds this, and how a game with him is dealt."""
    master = {"kind": "master", "name": "A Master", "guild": "ferrymen", "text": "It holds.", "holds": [holds]}
    return {"options": {"masters": "yes"}, "printed": {"the-master": master}, "answers": ["keep the-master"]}


@rule("ARC-RND-1")
@pytest.mark.parametrize(("add", "count"), [(1, 5), (-1, 3), (-9, 1)])
def test_more_or_fewer_cards_are_drawn_but_never_less_than_one(add, count):
    city = deal(**a_master(do="hand", add=add))
    assert [len(cards_in(city, "hand", seat)) for seat in range(2)] == [count, 4]


@rule("ARC-INT-2", "ARC-INT-3")
def test_with_a_veil_agents_may_be_laid_facedown_where_they_otherwise_lie_open():
    city = stage(this_round(do="veil", where="everywhere"), hand="crossbowman funeral")
    assert refused(city, "veil crossbowman neutral") == "ARC-INT-3"
    play(city, "play stage")
    assert offered(city, "veil") == [], "not for the others"
    wait(city)
    assert offered(city, "veil crossbowman") == [f"veil crossbowman {name}" for name in ("bridge", "market", "neutral")]
    assert len(offered(city, "assign crossbowman")) == 5
    play(city, "veil crossbowman neutral")
    assert field(city, 0, "neutral") == ["~crossbowman"]


def test_a_veil_may_be_for_the_neutral_district_alone():
    city = deal(**a_master(do="veil", where="neutral"), hands=["crossbowman", "pale"])
    assert offered(city, "veil") == ["veil crossbowman neutral"]
    play(city, "veil crossbowman neutral")
    assert field(city, 0, "neutral") == ["~crossbowman"]
    assert district(city, "neutral", viewer=1).sides[0].cards[0].card == "?"


def test_where_an_own_relic_lies_there_is_no_veil():
    city = deal(**a_master(do="veil", where="everywhere"), hands=["crossbowman"], stakes={"neutral": "ayane"})
    station(city, 0, "neutral", "merchant-of-the-kraken drinking-horn")
    assert offered(city, "veil") == ["veil crossbowman bridge", "veil crossbowman market"]


def test_openly_lets_everybody_assign_agents_faceup():
    city = stage(this_round(do="openly"), hand="crossbowman", hands=["pale great-treasurer"])
    play(city, "play stage", "assign pale bridge", "assign crossbowman harbour")
    assert (field(city, 1, "bridge"), field(city, 0, "harbour")) == (["pale"], ["crossbowman"])


def test_openly_leaves_no_veil():
    both = {"do": "this round", "holds": [{"do": "openly"}, {"do": "veil", "where": "everywhere"}]}
    city = stage(both, hand="crossbowman")
    play(city, "play stage")
    wait(city)
    assert offered(city, "veil") == []


@rule("ARC-RES-7")
@pytest.mark.parametrize(
    ("facts", "winner"),
    [({"arcanum": "sword"}, 0), ({"arcanum": "cup"}, -1), ({"of": "relic"}, 0), ({"of": "location"}, -1)],
)
def test_ties_are_won_in_an_arcanum_or_at_a_kind_of_stake(facts, winner):
    printed = {"crown": a_relic()}
    city = stage(this_round(do="ties", **facts), stakes={"neutral": "crown"}, printed=printed)
    station(city, 0, "neutral", "crossbowman")
    station(city, 1, "neutral", "pale")
    play(city, "play stage")
    assert district(city, "neutral").winner == winner


@rule("ARC-INT-22", "ARC-INT-18")
def test_safe_protects_a_players_agents_everywhere_for_this_round():
    city = crowd(this_round(do="safe"))
    play(city, "play stage")
    assert {side.protected for name in DISTRICTS for side in district(city, name).sides[:1]} == {True}
    assert not any(district(city, name).sides[1].protected for name in DISTRICTS)
    end_round(city)
    assert not any(side.protected for name in DISTRICTS for side in district(city, name).sides)


@rule("ARC-INT-22")
def test_a_protected_agent_leaves_like_any_other_when_the_stake_is_won():
    printed = {"crown": a_relic()}
    city = stage(this_round(do="safe"), stakes={"neutral": "crown"}, printed=printed)
    station(city, 0, "neutral", "funeral")
    station(city, 1, "neutral", "pale")
    play(city, "play stage")
    end_intrigue(city, "resolve neutral")
    assert (lies(city, "crown"), lies(city, "funeral")) == ("discard 1", "discard 0")
