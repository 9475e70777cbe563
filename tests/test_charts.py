"""How distributions look: tables for terminals and notebooks, charts drawn without a network."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from jacta.charts import chart
from jacta.distribution import Odds, Sample
from jacta.errors import InputError
from jacta.listings import html_table, table
from jacta.text import speaking


class Battle(NamedTuple):
    winner: str
    attacker_hits: int
    defender_hits: int
    rout: bool


TWO_DICE = Odds({n: 6 - abs(7 - n) for n in range(2, 13)}, 36, procedure="two_dice")
BATTLE = Odds(
    {
        Battle("attacker", 2, 1, True): 5,
        Battle("attacker", 1, 0, False): 3,
        Battle("defender", 0, 1, False): 2,
    },
    10,
    procedure="field_battle",
    notices=["uses your own table of losses"],
)
HOSTILE = Odds({"</script><script>alert(1)</script>": 1, "[red]&": 1}, 2, procedure="<b>bold</b>")


def printed(shown: object) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def spec(shown: Any, *arguments: Any, **look: Any) -> dict[str, Any]:
    drawn: dict[str, Any] = chart(shown, *arguments, **look).to_dict()
    return drawn


def marks(drawn: dict[str, Any]) -> list[str]:
    return [layer["mark"]["type"] for layer in drawn["layer"]]


def rows(drawn: dict[str, Any]) -> list[dict[str, Any]]:
    (data,) = drawn["datasets"].values()
    return list(data)


# Tables


def test_terminal_table() -> None:
    lines = printed(TWO_DICE).splitlines()
    assert "two_dice" in lines[0]
    assert re.search(r"7 +│ +16\.7% │ +1/6 │ █", lines[4])
    assert lines[-1].strip() == "value: mean 7, sd 2.42"


def test_terminal_table_sums_up_each_key_and_passes_on_notices() -> None:
    text = printed(BATTLE)
    assert "winner: attacker 80.0%, defender 20.0%" in text
    assert "attacker_hits: mean 1.30, sd 0.78" in text
    assert "rout: no 50.0%, yes 50.0%" in text
    assert "uses your own table of losses" in text


def test_terminal_table_is_limited_and_says_so() -> None:
    text = printed(table(TWO_DICE, rows=1))
    assert "other outcomes: 10 (83.3%)" in text
    assert "5/36" not in text


def test_terminal_table_shows_the_tail_and_no_endless_fractions() -> None:
    text = printed(Odds({1: 10**9}, 10**9 + 1, tail=1))
    assert "beyond the cut: < 0.1%" in text
    assert "/1000000001" not in text


def test_terminal_table_of_a_sample_shows_its_error() -> None:
    text = printed(Sample({"a": 81, "b": 182}, 263))
    assert "interval 95.0%" in text
    assert "25.5% – 36.6%" in text


def test_terminal_table_of_a_comparison() -> None:
    text = printed(BATTLE.compare(BATTLE.given_that(rout=True), ("all", "routs")))
    assert re.search(r"all +┃ +routs", text)
    assert "−30.0%" in text
    assert "total variation: 50.0%" in text
    assert "attacker_hits: mean 1.30 / 2 (+0.70)" in text
    assert "rout: mean 50.0% / 100.0% (+50.0%)" in text
    assert "other outcomes: 2" in printed(table(BATTLE.compare(BATTLE), rows=1))


def test_terminal_table_does_not_read_markup_in_outcomes() -> None:
    assert "[red]&" in printed(HOSTILE)


def test_every_text_passes_through_the_reader_s_language() -> None:
    with speaking("fr"):
        text = printed(table(BATTLE, labels=str.upper))
        assert "WINNER\u202f: ATTACKER 80,0\u202f%, DEFENDER 20,0\u202f%" in text
        assert "ATTACKER_HITS\u202f: moyenne 1,30, écart-type 0,78" in text
        assert "probabilité" in printed(table(BATTLE))
        assert "autres issues" in printed(table(BATTLE.compare(BATTLE), rows=2))
        assert "au-delà de la coupure" in printed(table(Sample({"attacker": 1}, 2, tail=1)))
        assert "au moins" in str(chart(TWO_DICE, at_least=True).to_dict())


def test_numbers_follow_the_language() -> None:
    with speaking("fr"):
        assert "16,7\u202f%" in printed(TWO_DICE)


def test_nested_values_are_readable() -> None:
    class Fleet(NamedTuple):
        sunk: tuple[str, ...]
        flag: Any

    outcome = Fleet(("Rose", "Lion"), Battle("attacker", 2, 1, True))
    text = html_table(Odds({outcome: 1, Fleet((), None): 1}, 2))
    assert ">Rose; Lion<" in text
    assert ">winner attacker, attacker_hits 2, defender_hits 1, rout yes<" in text
    assert ">–<" in text


def test_notebook_table() -> None:
    text = BATTLE._repr_html_()
    assert text.count("<tr>") == 4
    assert "width:8.00em" in text
    assert "<div>winner: attacker 80.0%, defender 20.0%</div>" in text


def test_notebook_table_escapes_hostile_text() -> None:
    text = HOSTILE._repr_html_() + HOSTILE.compare(HOSTILE)._repr_html_()
    assert "<script" not in text
    assert "<b>" not in text
    assert "&lt;script&gt;" in text


# Charts


def test_a_key_with_words_is_drawn_as_bars() -> None:
    drawn = spec(BATTLE, "winner", title="Battle")
    assert marks(drawn) == ["bar", "text"]
    assert [(row["outcome"], row["percent"]) for row in rows(drawn)] == [("attacker", "80.0%"), ("defender", "20.0%")]
    assert (drawn["title"]["text"], drawn["title"]["subtitle"]) == ("Battle", ["winner"])


def test_a_key_with_numbers_is_drawn_as_columns() -> None:
    drawn = spec(BATTLE, "attacker_hits")
    assert [(row["value"], row["probability"]) for row in rows(drawn)] == [(0, 0.2), (1, 0.3), (2, 0.5)]
    assert drawn["layer"][0]["encoding"]["x"]["title"] == "attacker_hits"


def test_columns_can_show_the_chance_of_at_least() -> None:
    drawn = spec(TWO_DICE, at_least=True)
    assert rows(drawn)[8] == {"value": 10, "left": 9.6, "right": 10.4, "probability": 1 / 6, "percent": "16.7%"}
    assert drawn["layer"][0]["encoding"]["y"]["title"] == "at least"


def test_many_columns_go_without_figures() -> None:
    assert marks(spec(Odds(dict.fromkeys(range(100), 1), 100))) == ["bar"]


def test_two_keys_with_numbers_are_drawn_as_a_heat_map() -> None:
    drawn = spec(BATTLE, ("attacker_hits", "defender_hits"))
    assert marks(drawn) == ["rect", "text"]
    assert rows(drawn)[0] == {"across": 2, "up": 1, "probability": 0.5, "percent": "50.0%"}
    large = Odds({(n, 2 * n): 1 for n in range(20)}, 20).marginal("value.0", "value.1")
    assert marks(spec(large)) == ["rect"]


def test_whole_outcomes_are_drawn_as_bars_and_what_is_left_out_is_said() -> None:
    drawn = spec(BATTLE, rows=2)
    assert rows(drawn)[0]["outcome"] == "winner attacker, attacker_hits 2, defender_hits 1, rout yes"
    assert drawn["title"]["subtitle"] == ["other outcomes: 1 (20.0%)"]


def test_a_single_field_needs_no_key() -> None:
    class Hits(NamedTuple):
        hits: int

    assert [row["value"] for row in rows(spec(Odds({Hits(2): 1, Hits(1): 1}, 2)))] == [1, 2]


def test_the_tail_is_said() -> None:
    assert spec(Odds({1: 1, 2: 1}, 4, tail=2))["title"]["text"] == "beyond the cut: 50.0%"


def test_a_comparison_is_drawn_as_paired_bars() -> None:
    comparison = BATTLE.compare(BATTLE.given_that(winner="attacker"), ("all", "won"))
    drawn = spec(comparison, "attacker_hits")
    assert marks(drawn) == ["bar", "text"]
    assert [(row["outcome"], row["name"], row["percent"]) for row in rows(drawn)] == [
        ("0", "all", "20.0%"),
        ("0", "won", "0.0%"),
        ("1", "all", "30.0%"),
        ("1", "won", "37.5%"),
        ("2", "all", "50.0%"),
        ("2", "won", "62.5%"),
    ]


def test_axes_follow_the_language() -> None:
    with speaking("fr"):
        assert spec(TWO_DICE)["config"]["locale"]["number"]["decimal"] == ","


def test_svg_file(tmp_path: Path) -> None:
    BATTLE.save_chart(tmp_path / "winner.svg", "winner", labels=str.upper)
    drawn = (tmp_path / "winner.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert all(text in drawn for text in (">ATTACKER<", ">80.0%<", ">FIELD_BATTLE<"))


def test_png_file(tmp_path: Path) -> None:
    TWO_DICE.compare(Odds(dict.fromkeys(range(1, 13), 1), 12)).save_chart(str(tmp_path / "dice.png"))
    assert (tmp_path / "dice.png").read_bytes().startswith(b"\x89PNG")


def test_json_file(tmp_path: Path) -> None:
    TWO_DICE.save_chart(tmp_path / "dice.json")
    assert marks(json.loads((tmp_path / "dice.json").read_text(encoding="utf-8"))) == ["bar", "text"]


def test_html_file_needs_no_network_and_holds_hostile_text_in(tmp_path: Path) -> None:
    HOSTILE.save_chart(tmp_path / "chart.html")
    page = (tmp_path / "chart.html").read_text(encoding="utf-8")
    assert not re.search(r"<(script|link)[^>]*(src|href)=", page)
    assert "<script>alert(1)" not in page
    assert r"\u003c/script>\u003cscript>alert(1)" in page


@pytest.mark.parametrize("name", ["chart.gif", "chart"])
def test_other_files_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError, match=r"the formats are \.svg, \.png, \.html and \.json"):
        TWO_DICE.save_chart(tmp_path / name)
