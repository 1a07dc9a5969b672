"""A designer's own card set in another folder: what it may change, and how its faults are found."""

from pathlib import Path

import pytest

from guildhall import games
from guildhall.games.guilds.cards import OWN
from guildhall.games.guilds.setup import Guilds
from guildhall.kernel.cards import CardError
from guilds_scripts import City, give, score

PRINTED = (OWN / "cards.toml").read_text("utf-8")
FENCE = '[cards.the-fence]\nname = "The Fence"\nkind = "guild"\nguild = "usurers"\npoints = 3\n'
SERGEANT = '[cards.gate-sergeant]\nname = "Gate Sergeant"\nkind = "militia"\n'
PRIVATEER = '[cards.the-privateer]\nname = "The Privateer"\nkind = "personality"\n'
ITALIAN = '[cards.the-fence]\nname = "La Volpe"\n[guilds]\nbakers = "Gilda dei Fornai"\n'


def write(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the printed set in a folder, with these words replaced wherever they stand."""
    text = PRINTED
    for old, new in changes:
        assert old in text, f"the printed set does not say {old}"
        text = text.replace(old, new)
    folder.mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(text, "utf-8")
    return folder


def translate(folder: Path, text: str, language: str = "it") -> None:
    (folder / "texts").mkdir()
    (folder / "texts" / f"{language}.toml").write_text(text, "utf-8")


def load(path: Path) -> Guilds:
    game = games.get("guilds", seats=3, options={"modules": "all"}, cards=path)
    assert isinstance(game, Guilds)
    return game


def keep(folder: Path, **counts: int) -> Path:
    """The printed set with only so many cards of these kinds."""
    head, *cards = PRINTED.split("\n[cards.")
    kept = []
    for card in cards:
        kind = next(line for line in card.splitlines() if line.startswith("kind = "))[8:-1]
        counts[kind] = counts.get(kind, 99) - 1
        if counts[kind] >= 0:
            kept.append(card)
    (folder / "cards.toml").write_text("\n[cards.".join([head, *kept]), "utf-8")
    return folder


# ------------------------------------------------------------------------------------------------- own sets
def test_a_set_in_another_folder_is_played_with_its_own_numbers(tmp_path: Path) -> None:
    game = load(write(tmp_path, (FENCE, FENCE.replace("3", "7"))))
    assert game.card("the-fence").points == 7
    assert game.city.points[game.keys.index("the-fence")] == 7
    table = game.new(seed=1)
    while decision := table.decision:
        table.apply(decision.seat, decision.options[0])
    assert game.rounds(table) > 0


def test_a_set_can_be_named_by_its_file(tmp_path: Path) -> None:
    translate(write(tmp_path), ITALIAN)
    assert load(tmp_path / "cards.toml").texts("it").card_name("the-fence") == "La Volpe"


def test_a_set_brings_its_own_texts_in_every_language(tmp_path: Path) -> None:
    translate(write(tmp_path, ('"The Fence"', '"The Fox"')), ITALIAN)
    game = load(tmp_path)
    assert game.texts("en").name("the-fence") == "The Fox"
    assert game.texts("it").name("the-fence") == "La Volpe"
    assert game.texts("it").name("the-engineer") == "The Engineer", "what it does not translate is shown as printed"


def test_a_guild_of_a_designer_has_a_name_in_every_language(tmp_path: Path) -> None:
    translate(write(tmp_path, ('"usurers"', '"bakers"')), ITALIAN)
    game = load(tmp_path)
    assert game.texts("it").names("bakers", "guilds") == "Gilda dei Fornai"
    printed = load(OWN).texts("it")
    assert game.texts("it").names("blades", "guilds") == printed.names("blades", "guilds")
    assert game.texts("en").names("bakers", "guilds") == "bakers", "without a text of its own by its key"


def test_a_set_names_its_cards_guilds_and_districts_and_nothing_else(tmp_path: Path) -> None:
    translate(write(tmp_path), 'parts = 3\n[names]\nseat = "Nobody"\n[districts]\nmarket = "Il Mercato"\n')
    own, printed = load(tmp_path).texts("it"), load(OWN).texts("it")
    assert own.names("market", "districts") == "Il Mercato"
    assert own.names("militia", "parts") == printed.names("militia", "parts")
    assert own.seat("1") == printed.seat("1")


def test_a_condition_may_hold_several_things(tmp_path: Path) -> None:
    both = 'holds = [{ do = "patron", add = 1 }, { do = "support", of = "militia", add = 2 }, '
    both += '{ do = "support", of = "personality", add = 3 }]'
    game = load(write(tmp_path, ('holds = [{ do = "patron", add = 1 }]', both)))
    assert sorted(value for _, value in game.city.politics[game.keys.index("patronage")]) == [1, 2, 3]


def test_many_guilds_and_personalities_are_counted_at_once(tmp_path: Path) -> None:
    """To try each personality in each guild would take for ever. Here three raise a 5 to 20, each of the others a 1."""
    common = 'support = 1\ndistrict = "market"\n'
    guilds = [f'kind = "guild"\nguild = "house-{nth}"\npoints = {1 if nth else 5}\n' for nth in range(24)]
    cards = {f"new-{nth}": text for nth, text in enumerate([*guilds, *['kind = "personality"\n'] * 30])}
    names = ", ".join(f'"house-{nth}"' for nth in range(24))
    write(tmp_path, ('guilds = ["architects"', f'guilds = [{names}, "architects"'))
    with (tmp_path / "cards.toml").open("a", encoding="utf-8") as file:
        file.writelines(f'\n[cards.{key}]\nname = "{key}"\n{text}{common}' for key, text in cards.items())
    game = Guilds(cards_path=tmp_path)
    city = City(game, game.new())
    give(city, 0, " ".join(cards))
    assert score(city)["guilds"] == 5 * 4 + 23 + 27


# ------------------------------------------------------------------------------------------------- digests
@pytest.mark.parametrize(
    "change",
    [
        pytest.param((FENCE, FENCE.replace("3", "4")), id="a fact"),
        pytest.param(('"penalty", add = 1', '"penalty", add = 2'), id="a number of a word"),
        pytest.param(('play = "new markets"', 'play = "neighbours at odds"'), id="an effect"),
        pytest.param(("at_most = [1, 0, 0]", "at_most = [2, 0, 0]"), id="a bound of a contract"),
        pytest.param(("[cards.the-fence]", "[cards.the-fox]"), id="a key"),
        pytest.param(('"usurers"', '"bakers"'), id="a guild"),
    ],
)
def test_the_digest_changes_with_facts_and_words(tmp_path: Path, change: tuple[str, str]) -> None:
    assert load(write(tmp_path, change)).cards_digest != load(OWN).cards_digest


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(('"The Fence"', '"The Fox"'), id="a name"),
        pytest.param(("Block an empty boulevard", "Close a boulevard"), id="a text"),
        pytest.param(('["architects", "blades",', '["blades", "architects",'), id="the order of the guilds"),
        pytest.param(('["harbour", "high-city",', '["high-city", "harbour",'), id="the order of the districts"),
        pytest.param(("penalty = 1\nsupport = 1", "support = 1\npenalty = 1"), id="the order of facts"),
    ],
)
def test_the_digest_does_not_change_with_texts_or_order(tmp_path: Path, change: tuple[str, str]) -> None:
    assert load(write(tmp_path, change)).cards_digest == load(OWN).cards_digest


def test_the_digest_does_not_change_with_the_order_of_the_cards(tmp_path: Path) -> None:
    head, *cards = PRINTED.split("\n[cards.")
    (tmp_path / "cards.toml").write_text("\n[cards.".join([head, *reversed(cards)]), "utf-8")
    game = load(tmp_path)
    assert game.cards_digest == load(OWN).cards_digest
    assert game.keys == load(OWN).keys


# ------------------------------------------------------------------------------------------------- faults
FAULTS = [
    # misspelt
    ('kind = "militia"\npenalty = 2', 'kind = "militia"\npenaltie = 2', "cards.captain-of-the-watch", "penaltie"),
    ('districts = ["harbour"', 'district = ["harbour"', "the file", "unknown field `district`"),
    ('kind = "condition"', 'kind = "kondition"', "cards.amnesty.kind", "kondition"),
    ('do = "penalty"', 'do = "penalti"', "cards.crackdown.holds[0].do", "penalti"),
    ('do = "penalty", add', 'do = "penalty", ad', "cards.crackdown.holds[0]", "unknown field `ad`"),
    ('do = "actions won"', 'do = "actions one"', "cards.master-of-intrigue.goal.do", "actions one"),
    ('play = "new markets"', 'play = "new market"', "cards.new-markets.play", '"new market" is none of bad rumours'),
    ('do = "support", of = "militia"', 'do = "support", of = "watch"', "cards.double-patrols.holds[0]", "watch"),
    ('guild = "usurers"\npoints = 1', 'guild = "usurer"\npoints = 1', "cards.the-debt-collector.guild", '"usurer"'),
    ('goal = { do = "guild cards", guild = "blades"', 'goal = { do = "guild cards", guild = "blade"',
     "cards.the-blades-retainer.goal.guild", '"blade" is none of architects, blades'),
    ('penalty = 1\nsupport = 1\ndistrict = "high-city"', 'penalty = 1\nsupport = 1\ndistrict = "hi-city"',
     "cards.gate-sergeant.district", '"hi-city" is none of harbour'),
    # not there, or there twice
    ('kind = "militia"\npenalty = 1\nsupport = 2\n', "penalty = 1\nsupport = 2\n", "cards.customs-inspector", "`kind`"),
    ('goal = { do = "actions won", at_least = [4, 3, 3] }\n', "", "cards.master-of-intrigue.goal", "a contract has a"),
    ('holds = [{ do = "patron", add = 1 }]\n', "", "cards.patronage.holds", "a condition holds something"),
    ('play = "barricade"\n', "", "cards.barricade.play", '"" is none of'),
    ('name = "Amnesty"', 'name = ""', "cards.amnesty.name", "length >= 1"),
    ('name = "Amnesty"', 'name = "Am\\nnesty"', "cards.amnesty.name", "a name is one line"),
    ('name = "Amnesty"', 'name = "\\u001b[2J"', "cards.amnesty.name", "a name is one line"),
    ('text = "Penalty points', 'text = "\\u001b[2JPenalty points', "cards.amnesty.text", "a text is one line"),
    ('rule = "GOC-C7"', 'rule = "\\u001b[2J"', "cards.amnesty.rule", "a rule is one line"),
    ('guilds = ["architects"', 'guilds = ["blades", "architects"', "guilds", "blades is there twice"),
    ('districts = ["harbour"', 'districts = ["market", "harbour"', "districts", "market is there twice"),
    ('holds = [{ do = "patron", add = 1 }]', 'holds = [{ do = "patron", add = 1 }, { do = "patron", add = 1 }]',
     "cards.patronage.holds", "patron is there twice"),
    # of another type
    ("bonus = 2\n", 'bonus = "2"\n', "cards.known-to-the-watch.bonus", "Expected `int`, got `str`"),
    ("at_least = [4, 3, 3]", "at_least = [4, 3]", "cards.friend-of-every-house.goal.at_least", "length 3, got 2"),
    ('text = "Penalty points', 'text = ["Penalty points', "", "array"),
    ("at_most = [5, 3, 2]", "at_most = 5", "cards.thin-ranks.holds[0].at_most", "got `int`"),
    # numbers that are not there
    (FENCE, FENCE.replace("points = 3\n", ""), "cards.the-fence: ", "missing required field `points`"),
    (FENCE + "support = 1\n", FENCE, "cards.the-fence: ", "missing required field `support`"),
    (SERGEANT + "penalty = 1\n", SERGEANT, "cards.gate-sergeant: ", "missing required field `penalty`"),
    # numbers out of range
    (FENCE, FENCE.replace("3", "-1"), "cards.the-fence.points", "Expected `int` >= 0"),
    (FENCE, FENCE.replace("3", "100"), "cards.the-fence.points", "Expected `int` <= 99"),
    (PRIVATEER + "points = 0\nsupport = 0", PRIVATEER + "support = -1", "cards.the-privateer.support", ">= 0"),
    ('"penalty", add = 1', '"penalty", add = 0', "cards.crackdown.holds[0].add", ">= 1"),
    ('"support", of = "militia", add = 1', '"support", of = "militia", add = -2', "cards.double-patrols.holds[0].add",
     ">= 1"),
    ("unplayed = 3", "unplayed = -3", "cards.sealed-orders.holds[0].unplayed", ">= 0"),
    ("at_most = [5, 3, 2]", "at_most = [5, 3, 0]", "cards.thin-ranks.holds[0].at_most[2]", ">= 1"),
    ("at_most = [5, 3, 2]", "at_most = [7, 3, 2]", "cards.thin-ranks.holds[0].at_most[0]", "<= 6"),
    ("bonus = 4\ntext = \"More", "bonus = 0\ntext = \"More", "cards.the-long-roll.bonus", "brings nothing"),
    # contracts whose numbers make no sense
    ("at_least = [4, 3, 3] }\n\n[cards.known", "at_least = [5, 3, 3] }\n\n[cards.known",
     "cards.friend-of-every-house.goal", "at least 5 with 2 players, and there are 4"),
    ('guild = "blades", at_least = [3, 2, 2]', 'guild = "blades", at_least = [3, 5, 2]',
     "cards.the-blades-retainer.goal", "at least 5 with 3 players, and there are 4"),
    ('"personalities", at_least = [3, 2, 2]', '"personalities", at_least = [3, 2, 5]', "cards.patron-of-the-great.goal",
     "at least 5 with 4 players, and there are 4"),
    ('"actions won", at_least = [4, 3, 3]', '"actions won", at_least = [9, 3, 3]', "cards.master-of-intrigue.goal",
     "at least 9 with 2 players, and there are 8"),
    ('"cards of each district", at_least = [3, 2, 1]', '"cards of each district", at_least = [10, 2, 1]',
     "cards.a-house-in-every-quarter.goal", "at least 10 with 2 players, and there are 9"),
    ('"cards of one district", at_least = [6, 5, 4]', '"cards of one district", at_least = [11, 5, 4]',
     "cards.lord-of-the-quarter.goal", "at least 11 with 2 players, and there are 10"),
    ('"militia cards", at_least = [2, 2, 2]', '"militia cards", at_least = [2, 2, 6]', "cards.known-to-the-watch.goal",
     "at least 6 with 4 players, and there are 5"),
    ('do = "most district cards"', 'do = "most district cards", at_least = [40, 1, 1]', "cards.the-long-roll.goal",
     "at least 40 with 2 players, and there are 39"),
    ("at_least = [2, 2, 2]", "at_least = [2, 2, 2], at_most = [5, 1, 5]", "cards.known-to-the-watch.goal",
     "at least 2 and at most 1 with 3 players"),
    ("at_least = [2, 2, 2]", "at_least = [2, -2, 2]", "cards.known-to-the-watch.goal.at_least[1]", ">= 0"),
    ("at_most = [1, 0, 0]", "at_most = [1, 5, 0]", "cards.clean-hands.goal", "met by everybody with 3 players"),
    # what a kind of card does not have
    (PRIVATEER + "points = 0", PRIVATEER + "points = 1", "cards.the-privateer.points", "personality cards have no"),
    (FENCE, FENCE + "penalty = 1\n", "cards.the-fence.penalty", "guild cards have no penalty"),
    ('kind = "condition"\n', 'kind = "condition"\nbonus = 3\n', "cards.amnesty.bonus", "condition cards have no bonus"),
    ('points = 2\nsupport = 2\ndistrict = "old-town"\ntext = "Until',
     'points = 3\nsupport = 2\ndistrict = "old-town"\ntext = "Until', "cards.bad-rumours.points", "(GOC-1), not 3"),
    # keys that would be no words of the notation, or other words of it
    ("[cards.the-fence]", '[cards."the fence"]', "cards.the fence", "a key is small letters, digits and hyphens"),
    ("[cards.the-fence]", '[cards."the\\nfence"]', "cards.the fence", "a key is small letters, digits and hyphens"),
    ("[cards.the-fence]", '[cards."?"]', "cards.?", "a key is small letters, digits and hyphens"),
    ("[cards.the-fence]", '[cards."\\u001b[2J"]', "cards. [2J", "a key is small letters, digits and hyphens"),
    ('guilds = ["architects"', 'guilds = ["", "architects"', "guilds[0]", "a key is small letters, digits and hyphens"),
    ('"old-town"', '"old\\ntown"', "districts[3]", "a key is small letters, digits and hyphens"),
    ("[cards.the-fence]", "[cards.cell-0]", "cards.cell-0", "means something else"),
    ("[cards.the-fence]", "[cards.militia]", "cards.militia", "means something else"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where", "fault"), FAULTS, ids=[fault[1][-40:] for fault in FAULTS])
def test_a_fault_is_told_in_one_line_with_its_path(tmp_path: Path, old: str, new: str, where: str, fault: str) -> None:
    with pytest.raises(CardError) as raised:
        load(write(tmp_path, (old, new)))
    said = str(raised.value)
    assert said.startswith(f"{tmp_path / 'cards.toml'}: {where}")
    assert fault in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("kind", "count", "fault"),
    [
        ("guild", 0, "at least 1 guild card, this set has 0"),
        ("militia", 0, "at least 1 militia card, this set has 0"),
        ("personality", 0, "at least 1 personality card, this set has 0"),
        ("condition", 0, "at least 1 condition card, this set has 0"),
        ("action", 5, "at least 6 action cards, this set has 5"),
        ("contract", 3, "at least 4 contract cards, this set has 3"),
    ],
)
def test_a_set_has_enough_cards_of_every_kind(tmp_path: Path, kind: str, count: int, fault: str) -> None:
    with pytest.raises(CardError, match=fault):
        load(keep(tmp_path, **{kind: count}))


def test_a_deck_can_fill_the_city(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"fills 9 cells \(GOC-11\), this set has 14 district cards"):
        load(keep(tmp_path, guild=1, militia=1, personality=1, action=11))
    with pytest.raises(CardError, match=r"goal"):  # 15 are enough, though not for every contract
        load(keep(tmp_path, guild=2, militia=1, personality=1, action=11))


def test_a_word_that_nobody_knows_is_told_with_those_that_there_are(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"it is one of .*action points"):
        load(write(tmp_path, ('do = "penalty"', 'do = "penalti"')))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="No such file"):
        load(tmp_path / "nowhere")


@pytest.mark.parametrize("text", ["[cards", "= 3", '[cards.a]\nname = "x"\n[cards.a]\n', "cards = \x00"])
def test_what_is_no_toml_is_told_with_its_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    with pytest.raises(CardError, match=r"cards\.toml: .*\(at line \d, column \d+\)|cards\.toml: .*end of document"):
        load(tmp_path)


HOSTILE = [
    pytest.param("x = " + "[" * 3_000 + "]" * 3_000, "lie too deep", id="arrays"),
    pytest.param("x = " + "{x=" * 3_000 + "1" + "}" * 3_000, "lie too deep", id="tables"),
    pytest.param("x = " + "1" * 5_000, "4300 digits", id="a number"),
]


@pytest.mark.parametrize(("text", "fault"), HOSTILE)
@pytest.mark.parametrize("file", ["cards.toml", "texts/it.toml", "texts/en.toml"])
def test_what_is_too_deep_or_too_long_to_be_read_is_told(tmp_path: Path, file: str, text: str, fault: str) -> None:
    write(tmp_path)
    (tmp_path / "texts").mkdir()
    (tmp_path / file).write_text(text, "utf-8")
    with pytest.raises(CardError, match=fault) as raised:
        load(tmp_path)
    assert str(raised.value).startswith(f"{tmp_path / file}: ")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless device")
def test_a_file_that_never_ends_is_told() -> None:
    with pytest.raises(CardError, match="/dev/zero: is larger than 16 MiB"):
        load(Path("/dev/zero"))


def test_what_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"guilds = ['\xff']")
    with pytest.raises(CardError, match="is not a text file in UTF-8"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[cards.the-fance]\nname = "La Volpe"', "cards.the-fance: no card of this set"),
        ('[cards.the-fence]\nnome = "La Volpe"', "cards.the-fence: Object contains unknown field `nome`"),
        ("[cards.the-fence]\nname = 3", "cards.the-fence.name: Expected `str`, got `int`"),
        ("[cards.the-fence]\nname =", "Invalid value"),
        ("guilds = 3", "guilds: Expected `object`, got `int`"),
        ('[cards.the-fence]\nname = "La\\nVolpe"', "cards.the-fence.name: a name is one line"),
        ('[cards.the-fence]\ntext = "\\u001b[2J"', "cards.the-fence.text: a text is one line"),
        ('[guilds]\nusurers = "\\u001b[2J"', "guilds.usurers: a name is one line"),
        ('[districts]\nmarket = "Mer\\ncato"', "districts.market: a name is one line"),
    ],
)
def test_a_fault_in_a_translation_is_found_on_loading(tmp_path: Path, text: str, fault: str) -> None:
    translate(write(tmp_path), text)
    with pytest.raises(CardError) as raised:
        load(tmp_path)
    assert fault in str(raised.value)
    assert str(tmp_path / "texts" / "it.toml") in str(raised.value)


def test_a_card_whose_key_ends_as_that_of_a_second_agent_is_refused_as_any_card(tmp_path: Path) -> None:
    game = load(write(tmp_path, ("the-privateer", "the-second")))
    table = game.new(seed=1)
    view = game.view(table, table.asking)
    refusals = [game.refuse(view, game.words.number(f"install {card} cell-0")) for card in ("the-second", "the-fence")]
    assert refusals[0] == refusals[1]
