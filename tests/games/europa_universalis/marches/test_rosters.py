"""2.4.3: the paper on which the veterans of amalgamated armies are noted."""

from __future__ import annotations

import pytest

from jacta.errors import InputError
from jacta.games.europa_universalis.inputs import Quality
from jacta.games.europa_universalis.marches.rosters import Army, ArmyFace, ArmyRoster, Detachment, Kept
from tests.games.europa_universalis.asking import check


def army(id: str, face: ArmyFace, veterans: int, quality: Quality = "conscript") -> Army:
    return Army(id=id, face=face, nation="france", tech="arquebus", quality=quality, veteran_dt=veterans)


def detachment(id: str, quality: Quality = "conscript") -> Detachment:
    return Detachment(id=id, nation="france", tech="arquebus", quality=quality)


ROSTER = ArmyRoster(
    armies=(army("Picardie", "-", 1, "veteran"), army("Navarre", "-", 2), army("Guyenne", "+", 3, "veteran")),
    detachments=(detachment("d1", "veteran"), detachment("d2")),
)


def strength(roster: ArmyRoster) -> tuple[int, int]:
    """Detachments and veterans of everybody."""
    veterans = sum(one.veteran_dt for one in roster.armies) + sum(one.veteran_dt for one in roster.detachments)
    return sum(one.dt for one in roster.armies) + len(roster.detachments), veterans


def test_two_detachments_strengthen_an_army() -> None:
    merged = ROSTER.merged("Picardie", "d1", "d2")
    assert merged.army("Picardie") == army("Picardie", "+", 2, "veteran")
    assert merged.detachments == ()
    assert strength(merged) == strength(ROSTER)


def test_two_small_armies_make_a_large_one() -> None:
    merged = ROSTER.absorbed("Navarre", "Picardie")
    assert merged.army("Navarre") == army("Navarre", "+", 3, "conscript")
    assert merged.ids == ["Navarre", "Guyenne", "d1", "d2"]
    assert strength(merged) == strength(ROSTER)


@pytest.mark.parametrize("veterans", [1, 2])
def test_the_owner_divides_the_veterans(veterans: int) -> None:
    parts: dict[str, Quality] = {"a": "veteran", "b": "veteran" if veterans == 1 else "conscript"}
    split = ROSTER.split("Guyenne", Kept(face="-", veteran_dt=veterans, detachments=parts))
    assert split.army("Guyenne") == army("Guyenne", "-", veterans, "veteran")
    assert [split.detachment(id).quality for id in parts] == list(parts.values())
    assert strength(split) == strength(ROSTER)


def test_an_army_may_be_broken_up_altogether() -> None:
    parts: dict[str, Quality] = {"a": "veteran", "b": "veteran", "c": "veteran", "d": "conscript"}
    split = ROSTER.split("Guyenne", Kept(face=None, detachments=parts))
    assert len(split.detachments) == 6
    assert strength(split) == strength(ROSTER)


def test_the_owner_chooses_who_falls() -> None:
    conscript_first = ROSTER.reduced("Guyenne", 1, Kept(face="-", veteran_dt=2, detachments={"a": "veteran"}))
    assert strength(conscript_first) == (9, 7)
    veteran_first = ROSTER.reduced("Guyenne", 1, Kept(face="-", veteran_dt=2, detachments={"a": "conscript"}))
    assert strength(veteran_first) == (9, 6)
    assert strength(ROSTER.reduced("Guyenne", 2, Kept(face="-", veteran_dt=1))) == (8, 5)
    assert strength(ROSTER.eliminated("Guyenne", "d1")) == (5, 3)


def test_bought_counters_join_the_roster() -> None:
    bought = ROSTER.purchased(army("Anjou", "+", 0), detachment("d3"))
    assert strength(bought) == (15, 7)
    assert bought.army("Anjou").quality == "conscript"


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (lambda: ROSTER.merged("Guyenne", "d1", "d2"), "face"),
        (lambda: ROSTER.merged("Picardie", "d1", "d1"), "face"),
        (lambda: ROSTER.merged("Picardie", "d1", "d9"), "id"),
        (lambda: ROSTER.absorbed("Navarre", "Guyenne"), "face"),
        (lambda: ROSTER.absorbed("Navarre", "Navarre"), "face"),
        (lambda: ROSTER.absorbed("Navarre", "Savoie"), "id"),
        (lambda: ROSTER.split("Guyenne", Kept(face="-", veteran_dt=2)), "detachments"),
        (lambda: ROSTER.split("Picardie", Kept(face="+", veteran_dt=1)), "detachments"),
        (lambda: ROSTER.reduced("Guyenne", 2, Kept(face="-", veteran_dt=0)), "veteran_dt"),
        (lambda: ROSTER.reduced("Navarre", 0, Kept(face="-", veteran_dt=3)), "veteran_dt"),
        (lambda: ROSTER.split("Navarre", Kept(face=None, detachments={"d1": "veteran", "x": "veteran"})), "id"),
        (lambda: ROSTER.eliminated("d9"), "id"),
        (lambda: ROSTER.purchased(detachment("Navarre")), "id"),
        (lambda: army("Anjou", "-", 3), "veteran_dt"),
    ],
)
def test_the_paper_refuses_what_the_rules_do_not_allow(event: object, key: str) -> None:
    assert callable(event)
    with pytest.raises(InputError) as caught:
        event()
    assert caught.value.key == key


def test_only_troops_of_one_nation_and_technology_amalgamate() -> None:
    spaniard = Detachment(id="s1", nation="spain", tech="arquebus", quality="veteran")
    with pytest.raises(InputError) as caught:
        ROSTER.purchased(spaniard).merged("Picardie", "d1", "s1")
    assert caught.value.key == "nation"


def test_a_roster_survives_json() -> None:
    assert ArmyRoster.model_validate_json(ROSTER.model_dump_json()) == ROSTER


def test_the_roster_feeds_the_profile_of_a_stack() -> None:
    """2.2.1 (R1): three veterans against three conscripts; the army counter noted as veteran decides."""
    stack = ROSTER.purchased(detachment("d3")).counters(["Guyenne", "d2", "d3"])
    found = check("stack_profile", period=3, counters=stack)
    assert (found["dt"], found["quality"]) == (6, "veteran")
