"""The worked examples of the revised edition's rulebook."""

from arcana_scripts import deal, end_round, field, lies, play, rule, stake, station


@rule("ARC-EX-1")
def test_barhan_sword_is_won_by_crossbowman_and_funeral():
    city = deal(
        "ferrymen usurers",
        stakes={"bridge": "barhan-sword"},
        hands=["crossbowman funeral", "great-treasurer"],
    )
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "assign crossbowman bridge", "discard great-treasurer", "assign funeral bridge")
    end_round(city)
    assert [lies(city, key) for key in ("barhan-sword", "crossbowman", "funeral")] == ["discard 0"] * 3
    assert lies(city, "pale") == "discard 1"


@rule("ARC-EX-1")
def test_without_the_crossbowman_nobody_wins_barhan_sword():
    city = deal("ferrymen usurers", stakes={"bridge": "barhan-sword"}, hands=["funeral", "great-treasurer"])
    station(city, 1, "bridge", "pale", facedown=True)
    play(city, "assign funeral bridge", "discard great-treasurer")
    end_round(city)
    assert stake(city, "bridge") == "barhan-sword"
    assert (field(city, 0, "bridge"), field(city, 1, "bridge")) == (["funeral"], ["pale"])
