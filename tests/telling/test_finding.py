"""A search forgives: slips, plurals, words of players, either language."""

from __future__ import annotations

import tomllib
from pathlib import Path

from jacta.kernel.rule.registry import procedures
from jacta.telling import finding, title
from jacta.text import speaking

SEARCHES = tomllib.loads((Path(__file__).parent / "searches.toml").read_text(encoding="utf-8"))
FIRST = 3


def test_what_people_look_for_stands_among_the_first_three() -> None:
    everything = tuple(procedures().values())
    assert len(SEARCHES) >= 60
    missed = {}
    for asked, expected in SEARCHES.items():
        first = [one.id for one in finding.search(asked, everything).procedures[:FIRST]]
        if lacking := set(expected) - set(first):
            missed[asked] = (sorted(lacking), first)
    assert missed == {}


def test_every_title_finds_its_procedure_first_or_nearly_so() -> None:
    everything = tuple(procedures().values())
    with speaking("fr"):
        for one in everything[::12]:
            found = finding.search(title(one), everything).procedures
            assert one in found[:FIRST], one.id


def test_what_nobody_has_is_said_and_something_near_is_named() -> None:
    everything = tuple(procedures().values())
    assert finding.search("xyzzyq", everything) == ([], False)
    assert finding.search("", everything).procedures == []
    found = finding.search("bataille zzzzqq", everything)
    assert found.procedures
    assert not found.whole
    with speaking("fr"):
        assert finding.suggested("piratement", everything)[:1] == ["Piraterie"]
        assert finding.suggested("qqqq", everything) == []


def test_words_lose_their_endings() -> None:
    assert [finding.stem(word) for word in ("batailles", "généraux", "armies", "falling", "running", "pass", "os")] == [
        "bataille",
        "général",
        "army",
        "fall",
        "run",
        "pass",
        "os",
    ]
