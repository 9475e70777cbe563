"""Printed tables, slots, and the user's own tables: looked up, overridden, filled in, reported and refused."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import d6
from jacta.errors import EmptySlot, IllegalAnswer, TableError
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.roll import roll
from jacta.kernel.rule.registry import games
from jacta.kernel.search import search
from jacta.kernel.simulate import simulate
from jacta.tables import GameTables, Table, copied
from jacta.text import LANGUAGES, speaking
from tests import toys

Write = Callable[..., Path]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes into a user's tables folder and puts that folder in force; there can be several."""

    def write(name: str, text: str, game: str = "here_i_stand", folder: str = "mine") -> Path:
        path = tmp_path / folder / game / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv("JACTA_TABLES", str(tmp_path / folder))
        return path

    return write


def printed(name: str, game: str = "here_i_stand") -> str:
    return games()[game].tables.text(name)


def reworded(name: str, old: str, new: str, game: str = "here_i_stand") -> str:
    """The printed file with a change."""
    text = printed(name, game)
    assert old in text
    return text.replace(old, new)


def table(tmp_path: Path, text: str) -> Table:
    """A table printed in a game of its own."""
    (tmp_path / "sheet.toml").write_text(text, encoding="utf-8")
    return GameTables("game", tmp_path).printed("sheet")


# --- Looking up ---------------------------------------------------------------------------------------------------

RANGES = """
axis = ["total"]
columns = ["result"]
outside = "OUTSIDE"
rows = [
  { total = "5..6", result = "middle" },
  { total = 3, result = "three" },
  { total = "-2..-1", result = "negative" },
  { total = "9", result = "nine" },
]
"""


@pytest.mark.parametrize("outside", ["clamp", "refuse"])
def test_a_key_finds_its_number_or_range(tmp_path: Path, outside: str) -> None:
    sheet = table(tmp_path, RANGES.replace("OUTSIDE", outside))
    found = {key: sheet.at(key) for key in (-2, -1, 3, 5, 6, 9)}
    assert list(found.values()) == ["negative", "negative", "three", "middle", "middle", "nine"]


def test_a_key_outside_reads_the_nearest_row_where_the_file_clamps(tmp_path: Path) -> None:
    sheet = table(tmp_path, RANGES.replace("OUTSIDE", "clamp"))
    assert [sheet.at(key) for key in (-99, 2, 4.9, 7, 99)] == ["negative", "three", "middle", "middle", "nine"]


@pytest.mark.parametrize("key", [-99, 0, 4, 7, 99, "five"])
def test_a_key_outside_is_refused_by_table_and_key_where_the_file_refuses(tmp_path: Path, key: Any) -> None:
    sheet = table(tmp_path, RANGES.replace("OUTSIDE", "refuse"))
    with pytest.raises(TableError, match=rf"game\.sheet.*{key}"):
        sheet.at(key)


def test_a_word_is_never_clamped(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="five"):
        table(tmp_path, RANGES.replace("OUTSIDE", "clamp")).at("five")


def test_open_ranges_have_no_end(tmp_path: Path) -> None:
    sheet = table(
        tmp_path,
        'axis = ["n"]\ncolumns = ["side"]\nrows = [{ n = "..-1", side = "below" }, { n = "0..", side = "above" }]',
    )
    assert [sheet.at(key) for key in (-(10**9), -1, 0, 10**9)] == ["below", "below", "above", "above"]


def test_a_game_may_check_the_rows_of_a_table(tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(RANGES, encoding="utf-8")

    def results(rows: Any) -> tuple[str, ...]:
        if any(row["result"] == "nine" for row in rows) and len(rows) > 4:
            raise ValueError("five rows")
        return tuple(row["result"] for row in rows)

    tables = GameTables("game", tmp_path, {"sheet": results})
    assert tables.printed("sheet").value == ("middle", "three", "negative", "nine")
    longer = RANGES.replace("rows = [", 'rows = [\n  { total = 12, result = "nine" },').replace("OUTSIDE", "clamp")
    with pytest.raises(TableError, match="five rows"):
        tables.fitted("sheet", longer)


def test_several_axes_and_columns(tmp_path: Path) -> None:
    sheet = table(
        tmp_path,
        """
        axis = ["who", "strength"]
        columns = ["dice", "words"]
        rows = [
          { who = "guard", strength = "..3", dice = 1, words = ["a", "b"] },
          { who = "guard", strength = "4..", dice = 2, words = [] },
          { who = "line", strength = "..9", dice = 3, words = ["c"] },
        ]
        """,
    )
    assert sheet.at("guard", 4) == {"dice": 2, "words": ()}
    assert sheet.at("guard", 0) == {"dice": 1, "words": ("a", "b")}
    for key in (("line", 10), ("staff", 1)):
        with pytest.raises(TableError, match=", ".join(map(str, key))):
            sheet.at(*key)


ACROSS = """
axis = ["die"]
across = "column"
columns = ["1", "2..3", "4.."]
outside = "clamp"
rows = [
  { die = "1..3", cells = ["a", "b", "c"] },
  { die = "4..6", cells = ["d", "e", "f"] },
]
"""


CLAMPED = """
axis = ["rank", "total"]
columns = ["loss"]
outside = "clamp"
rows = [
  { rank = "green", total = "1..5", loss = 3 },
  { rank = "green", total = "6..9", loss = 2 },
  { rank = "elite", total = "1..9", loss = 1 },
]
"""


def test_the_last_of_several_axes_is_clamped_and_the_others_are_not(tmp_path: Path) -> None:
    found = table(tmp_path, CLAMPED)
    assert [found.at("green", total) for total in (-4, 5, 6, 30)] == [3, 3, 2, 2]
    assert found.at("elite", 30) == 1
    with pytest.raises(TableError):
        found.at("raw", 3)


def test_a_table_read_across_has_a_row_and_a_column_key(tmp_path: Path) -> None:
    sheet = table(tmp_path, ACROSS)
    read = "".join(sheet.at(die, column) for die in (-5, 3, 4, 99) for column in (0, 1, 2, 3, 4, 99))
    assert read == "aabbcc" * 2 + "ddeeff" * 2


def test_a_column_reads_dice(tmp_path: Path) -> None:
    sheet = table(tmp_path, ACROSS)
    assert sheet.column(2) is sheet.column(2)
    assert dict(d6.reading(sheet.column(2)).weights().pairs) == {"b": 1, "e": 1}
    assert d6.reading(sheet.column(3)) != d6.reading(sheet.column(1))


def test_the_fire_table_of_vive_lempereur_is_read_as_printed() -> None:
    fire = games()["vive_lempereur"].tables.printed("fire")
    assert [fire.at(die, value) for die, value in [(1, 5), (4, 2), (4, 7), (6, 12), (9, 1), (0, 6)]] == [
        "*",
        "",
        "2",
        "3",
        "1",
        "",
    ]


@pytest.mark.parametrize("key", ["true", "[1, 2]", "{ a = 1 }"])
def test_a_row_key_is_a_number_a_range_or_a_word(tmp_path: Path, key: str) -> None:
    with pytest.raises(TableError, match=r"sheet\.toml"):
        table(tmp_path, f'axis = ["n"]\ncolumns = ["x"]\nrows = [{{ n = {key}, x = 1 }}]')


def test_an_unknown_table_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TableError, match=r"toys\.tempest.*weather, wound"):
        toys.GAME.tables.table("tempest")


# --- The user's tables in force -----------------------------------------------------------------------------------


def lost_at_sea() -> Fraction:
    return jacta.odds("here_i_stand.exploration", {"explorer": 0}).p(lambda outcome: outcome.result == "lost_at_sea")


def notices(result: Any) -> dict[str, str]:
    return {notice.table: notice.origin for notice in result.notices}


def test_an_override_changes_the_odds_and_only_while_it_is_in_force(
    own: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert lost_at_sea() == Fraction(6, 36)
    own("exploration", reworded("exploration", '"..4", result = "lost_at_sea"', '"..4", result = "none"'))
    assert lost_at_sea() == 0
    own("exploration", reworded("exploration", '"5..6", result = "none"', '"5..6", result = "lost_at_sea"'), folder="b")
    assert lost_at_sea() == Fraction(15, 36)
    monkeypatch.delenv("JACTA_TABLES")
    assert lost_at_sea() == Fraction(6, 36)


def test_a_changed_file_is_in_force_once_the_shelf_is_reread(own: Write) -> None:
    safer = reworded("exploration", '"..4", result = "lost_at_sea"', '"..4", result = "none"')
    path = own("exploration", safer)
    assert lost_at_sea() == 0
    tables = games()["here_i_stand"].tables
    path.write_text(printed("exploration"), encoding="utf-8")
    tables.reread()
    assert lost_at_sea() == Fraction(6, 36)
    path.write_text(safer, encoding="utf-8")
    tables.reread()
    assert lost_at_sea() == 0
    path.unlink()
    tables.reread()
    assert lost_at_sea() == Fraction(6, 36)
    assert "here_i_stand.exploration" not in notices(jacta.odds("here_i_stand.exploration", {"explorer": 0}))


@pytest.mark.parametrize(
    ("name", "old", "new", "id", "given"),
    [
        ("land_combat", "extra = 1, hits_on = 5", "extra = 2, hits_on = 5", "field_battle", None),
        ("land_combat", "units_per_die = 2", "units_per_die = 1", "siege", None),
        ("naval_combat", "squadron = 2", "squadron = 3", "naval_combat", None),
        ("piracy", '"several", dice = 2', '"several", dice = 3', "piracy", {"corsairs": 2, "target_ports": 2}),
        ("conquest", '"..6", result = "killed"', '"..6", result = "none"', "conquest", {"conquistador": 0}),
        ("circumnavigation", '"10..11"', '"9..11"', "circumnavigation", None),
        # Through the attempt that an exploration runs: the table belongs to the procedure inside.
        ("circumnavigation", '"10..11"', '"9..11"', "exploration", {"explorer": 3}),
    ],
)
def test_every_reading_follows_an_override_and_reports_it(
    own: Write, name: str, old: str, new: str, id: str, given: dict[str, Any] | None
) -> None:
    id = f"here_i_stand.{id}"
    given = given or dict(jacta.procedures()[id].examples[0])
    before = jacta.odds(id, given)
    assert f"here_i_stand.{name}" not in notices(before)
    own(name, reworded(name, old, new))
    after = jacta.odds(id, given)
    assert after != before
    assert notices(after)[f"here_i_stand.{name}"] == "user"
    for result in (
        jacta.simulate(id, given, runs=200, seed=1, workers=1),
        jacta.simulate(id, given, runs=2_100, seed=1, workers=2),
    ):
        assert notices(result)[f"here_i_stand.{name}"] == "user"
        assert set(result.weights) <= set(after.weights)
    rolled = [jacta.roll(id, given) for _ in range(30)]
    assert "user" in [notices(result).get(f"here_i_stand.{name}") for result in rolled]
    assert all(result.outcome in after for result in rolled)


def test_a_notice_names_the_table_in_both_languages_and_in_json(own: Write) -> None:
    own("conquest", reworded("conquest", "total = 10", 'total = "10..10"'))
    result = jacta.odds("here_i_stand.conquest", {"conquistador": 0})
    (notice,) = result.notices
    said = set()
    for language in LANGUAGES:
        with speaking(language):
            assert "here_i_stand.conquest" in str(notice)
            assert result.to_json()["notices"][0]["text"] == str(notice)
            said.add(str(notice))
    assert len(said) == len(LANGUAGES)


def test_a_suggested_slot_is_labelled_until_the_user_fills_it(own: Write) -> None:
    id, given = "here_i_stand.exploration", {"explorer": 0}
    assert notices(jacta.odds(id, given)) == {"here_i_stand.victory_points": "suggested"}
    assert notices(jacta.roll(id, given)) == {"here_i_stand.victory_points": "suggested"}
    amazon = jacta.odds(id, given).p(result="amazon")
    assert amazon == Fraction(6, 36)
    own("victory_points", reworded("victory_points", '"amazon", points = 2', '"amazon", points = 0'))
    assert notices(jacta.odds(id, given)) == {"here_i_stand.victory_points": "user"}
    assert jacta.odds(id, given).p(result="amazon") == 0


def test_what_a_users_table_leaves_unsaid_is_as_printed(own: Write) -> None:
    rows = printed("exploration").partition("rows = ")[2].replace('"..4"', "4").replace('"10.."', "10")
    own("exploration", f"rows = {rows}")
    plain = jacta.odds("here_i_stand.exploration", {"explorer": 0})
    assert lost_at_sea() == Fraction(6, 36)  # a total of 2 or 3 is clamped to the row of 4
    assert notices(plain)["here_i_stand.exploration"] == "user"


# --- Slots --------------------------------------------------------------------------------------------------------

WINDS = """
rows = [
  { die = "1..2", result = "calm" },
  { die = "3..6", result = "gale" },
]
"""


def test_an_empty_slot_is_filled_from_the_users_folder(own: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    given = toys.voyage.validate({})
    with pytest.raises(EmptySlot, match=r"toys\.weather.*Book of Winds.*p\. 12"):
        odds(toys.voyage, given)
    own("weather", WINDS, game="toys")
    found = odds(toys.voyage, given)
    assert dict(found) == {"calm": Fraction(1, 3), "gale": Fraction(2, 3)}
    for result in (found, roll(toys.voyage, given), simulate(toys.voyage, given, runs=5, workers=1)):
        assert notices(result) == {"toys.weather": "user"}
    assert dict(odds(toys.voyage, given, lambda question, seen: None)) == dict(found)
    assert best(toys.voyage, given, aim="value=gale").value == Fraction(2, 3)
    assert search(toys.voyage, given, aim="value=gale", budget=300).value == pytest.approx(2 / 3, abs=0.2)
    monkeypatch.delenv("JACTA_TABLES")
    with pytest.raises(EmptySlot):
        odds(toys.voyage, given)


def test_a_slot_filled_with_nothing_stays_empty(own: Write) -> None:
    own("weather", "rows = []", game="toys")
    with pytest.raises((EmptySlot, TableError), match=r"weather"):
        odds(toys.voyage, toys.voyage.validate({}))


def test_a_slot_that_states_its_kinds_is_filled_with_nothing_else(own: Write) -> None:
    rows = 'rows = [{ nd = "..15", light = "many" }]'
    own("mon101", rows, "seventh_sea")
    with pytest.raises(TableError, match="light"):
        games()["seventh_sea"].tables.table("mon101")


def test_what_is_read_in_the_book_has_the_kinds_of_the_slot() -> None:
    tables = games()["seventh_sea"].tables
    assert tables.printed("mon101").read_by_hand(12) == 12
    for wrong in ("many", True, {"light": 12}):
        with pytest.raises(IllegalAnswer, match="light"):
            tables.printed("mon101").read_by_hand(wrong)
    losses = {"attacker": 1, "defender": 0}
    assert tables.printed("fds102").read_by_hand(losses) == losses
    with pytest.raises(IllegalAnswer, match="defender"):
        tables.printed("fds102").read_by_hand({"attacker": 1})


def test_a_printed_toy_is_not_a_slot(own: Write) -> None:
    given = toys.wound.validate({})
    assert odds(toys.wound, given).notices == ()
    own("wound", 'rows = [{ die = "..5", result = "fine" }, { die = 6, result = "dead" }]', game="toys")
    assert dict(odds(toys.wound, given)) == {"fine": Fraction(5, 6), "dead": Fraction(1, 6)}


# --- Files that do not fit ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("exploration", "rows = [", "rows = [[", "at end of document"),
        ("exploration", 'axis = ["total"]', 'axis = ["sum"]', "axis"),
        ("exploration", 'columns = ["result"]', 'columns = ["result", "vp"]', "columns"),
        ("exploration", 'columns = ["result"]', 'columns = ["result"]\nacross = "power"', "across"),
        ("exploration", 'columns = ["result"]', 'columns = ["result"]\nshape = "object"', "shape"),
        ("exploration", 'total = 8, result = "great_lakes"', 'total = 8, results = "great_lakes"', "3.*result"),
        ("exploration", 'total = 8, result = "great_lakes"', 'sum = 8, result = "great_lakes"', "3.*total"),
        ("exploration", "great_lakes", "great_lake", "3.*great_lake.*great_lakes"),
        ("exploration", 'total = "5..6"', "total = true", "true|True"),
        ("exploration", 'outside = "clamp"', 'outside = "nearest"', "outside"),
        ("exploration", "total = 8", "total = [8]", "8"),
        ("exploration", 'total = 8, result = "great_lakes"', "total = 8, result = 3", "3.*result|3.*3"),
        ("land_combat", "hits_on = 5 },\n]", 'hits_on = "five" },\n]', "6.*hits_on|6.*five"),
        ("land_combat", "hits_on = 5 },\n]", "hits_on = true },\n]", "6.*hits_on|6.*true"),
        ("piracy", '"single", dice = 1', '"single", dice = 1.5', "1.*dice|1.*1.5"),
        ("victory_points", '"amazon", points = 2', '"amazon", points = "two"', "2.*points|2.*two"),
    ],
)
def test_a_file_of_another_shape_is_refused_by_file_and_place(
    own: Write, name: str, old: str, new: str, said: str
) -> None:
    path = own(name, reworded(name, old, new))
    with pytest.raises(TableError, match=f"(?s){said}") as caught:
        games()["here_i_stand"].tables.table(name)
    for language in LANGUAGES:
        with speaking(language):
            assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rows = []",
        "rows = 3",
        'rows = "none"',
        "rows = [1, 2]",
        "row = []",
        'rows = [{ total = 5, result = ["none"] }]',
    ],
)
def test_a_file_without_proper_rows_is_refused_by_file(own: Write, text: str) -> None:
    path = own("exploration", text)
    with pytest.raises(TableError) as caught:
        jacta.odds("here_i_stand.exploration", {"explorer": 0})
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("cells", ['["", "1"]', '["", "1", "1", "1", "1", "2", "2", "3"]', '"none"'])
def test_a_row_of_a_table_read_across_has_a_cell_for_every_column(own: Write, cells: str) -> None:
    text = reworded("fire", '["", "1", "1", "1", "1", "2", "2"]', cells, game="vive_lempereur")
    path = own("fire", text, game="vive_lempereur")
    with pytest.raises(TableError, match="row 6") as caught:
        games()["vive_lempereur"].tables.table("fire")
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_text_is_refused_by_file(own: Write) -> None:
    path = own("exploration", "")
    path.write_bytes(b"\xff\xfe\x00rows")
    with pytest.raises(TableError) as caught:
        games()["here_i_stand"].tables.table("exploration")
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "[value]", "value = 3", "[value]\nkeys = 7", "[value]\nno_such_key = []", "[value]\nland = { paris = 3 }"],
)
def test_a_bad_map_is_refused_by_file(own: Write, text: str) -> None:
    path = own("map", text)
    with pytest.raises(TableError) as caught:
        games()["here_i_stand"].tables.table("map")
    assert str(path) in str(caught.value)


def test_a_bad_file_of_another_table_does_no_harm(own: Write) -> None:
    own("conquest", "rows = [[[")
    own("no_such_table", "rows = [[[")
    assert lost_at_sea() == Fraction(6, 36)
    with pytest.raises(TableError, match=r"conquest\.toml"):
        jacta.odds("here_i_stand.conquest", {"conquistador": 0})


def test_a_copied_table_changes_nothing_but_the_notice(own: Write) -> None:
    for game in games().values():
        for name in game.tables.names:
            plain = game.tables.printed(name)
            own(name, game.tables.text(name), game=game.id)
            mine = game.tables.table(name)
            assert mine.origin == ("user" if plain.origin == "printed" else plain.origin)
            assert (mine.rows, mine.axis, mine.columns, mine.outside) == (
                plain.rows,
                plain.axis,
                plain.columns,
                plain.outside,
            )


def test_suggested_figures_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"explorer": 3}
    assert jacta.odds("here_i_stand.exploration", given).notices
    monkeypatch.setenv("JACTA_SUGGESTED", "none")
    with pytest.raises(EmptySlot) as caught:
        jacta.odds("here_i_stand.exploration", given)
    assert "victory_points" in caught.value.slot
    monkeypatch.delenv("JACTA_SUGGESTED")
    assert jacta.odds("here_i_stand.exploration", given).notices


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_copy_says_what_is_printed_in_the_readers_language(own: Write, language: str) -> None:
    for game in games().values():
        for name in game.tables.names:
            with speaking(language):
                text = copied(game.tables, name)
            comments = [line for line in text.splitlines() if line.startswith("#")]
            assert ("--verifier" if language == "fr" else "--check") in "".join(comments)
            assert not ({"the", "of"} if language == "fr" else {"les", "du"}) & set(comments[-1].split())
            plain, mine = game.tables.printed(name), game.tables.fitted(name, text)
            assert (mine.rows, mine.outside, mine.value is None) == (plain.rows, plain.outside, plain.value is None)


def test_the_first_row_of_a_copied_slot_only_wants_its_comment_signs_removed(own: Write) -> None:
    tables = games()["seventh_sea"].tables
    for name in tables.names:
        if tables.printed(name).origin == "empty" and tables.printed(name).shape == "rows":
            head, _, row = copied(tables, name).partition("# [[rows]]")
            filled = f"{head}[[rows]]{row.replace(chr(10) + '# ', chr(10))}"
            assert tables.fitted(name, filled).origin == "user"


def test_suggested_figures_stay_labelled_until_one_differs(own: Write) -> None:
    tables = games()["here_i_stand"].tables
    own("victory_points", copied(tables, "victory_points"))
    assert tables.table("victory_points").origin == "suggested"
    own("victory_points", copied(tables, "victory_points").replace("points = 3", "points = 4"))
    tables.reread()
    assert tables.table("victory_points").origin == "user"


@pytest.mark.parametrize(
    ("text", "said"),
    [("rows = ]", "ligne 1, colonne 8"), ("rows = [3]", "pas de lignes"), ("slot = 3\nrows = []", "pas de lignes")],
)
def test_a_broken_file_is_refused_by_its_name_and_place(own: Write, text: str, said: str) -> None:
    path = own("conquest", text)
    with speaking("fr"), pytest.raises(TableError) as refused:
        games()["here_i_stand"].tables.table("conquest")
    with speaking("fr"):
        assert str(path) in str(refused.value)
        assert said in str(refused.value)
