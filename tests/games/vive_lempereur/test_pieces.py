"""Regiments, batteries, generals and maps: what they refuse, their roles, and the chains that run over them."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from fractions import Fraction
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

import jacta
from jacta.errors import InputError
from jacta.games.vive_lempereur import GAME
from jacta.games.vive_lempereur.maps.scenario import ScenarioMap
from jacta.games.vive_lempereur.units.pieces import Battery, Counter, General, Regiment
from jacta.games.vive_lempereur.units.units import Fate
from jacta.rules import Piece
from tests.games.vive_lempereur import by_hand

FOOT: dict[str, Any] = {"arm": "infantry", "formation": "line", "morale": 7, "steps": 3, "shock": 5, "fire": 4}
GUNS: dict[str, Any] = {"morale": 8, "steps": 2, "fire": 7, "max_range": 6}
COLUMN = FOOT | {"formation": "column"}
ROUTS = Fraction(15, 36)
"""Morale 7 fails."""


def odds(name: str, given: dict[str, Any], **options: Any) -> jacta.Odds[Any]:
    return jacta.odds(f"vive_lempereur.{name}", given | ({"options": options} if options else {}))


def sample(name: str) -> dict[str, Any]:
    return tomllib.loads((files(GAME.package) / "samples" / f"{name}.toml").read_text(encoding="utf-8"))


# --- Sheets


def test_every_kind_of_piece_has_a_sample() -> None:
    read = {}
    for path in (files(GAME.package) / "samples").iterdir():
        for kind in GAME.pieces.values():
            with suppress(ValidationError, InputError):
                kind.model_validate_json(json.dumps(tomllib.loads(path.read_text(encoding="utf-8"))))
                read[path.name] = kind.kind
    assert set(read.values()) == set(GAME.pieces)


@pytest.mark.parametrize(
    "piece", [Regiment(**FOOT), Battery(**GUNS), General(general=1), Regiment(**FOOT, at=(1, 2))], ids=str
)
def test_a_sheet_survives_json_and_cannot_be_changed(piece: Piece) -> None:
    again = type(piece).model_validate_json(json.dumps(piece.to_json()))
    assert again == piece
    assert hash(again) == hash(piece)
    with pytest.raises(ValidationError):
        setattr(piece, next(iter(type(piece).model_fields)), None)


@pytest.mark.parametrize(
    ("kind", "sheet", "key"),
    [
        (Regiment, FOOT | {"formation": "in_battery"}, "formation"),
        (Regiment, FOOT | {"arm": "cavalry", "formation": "column"}, "shock_column"),
        (Battery, GUNS | {"formation": "line"}, "formation"),
        (ScenarioMap, {"title": "x", "columns": 2, "rows": 2, "terrain": {"forest": ("9,9",)}}, "terrain.forest.0"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_by_its_key(kind: type[Piece], sheet: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as refused:
        kind(**sheet)
    assert refused.value.key == key


def test_a_regiment_through_a_bad_day() -> None:
    regiment = Regiment(**FOOT, mp=3)
    ((formed, _),) = odds("forming", {"unit": regiment.to_json(), "to": "column"})
    assert (formed.unit.formation, formed.unit.mp) == ("column", 2)
    hit = formed.unit.after(Fate(1, "disorganised", 2))
    assert (hit.steps, hit.losses, hit.formation) == (2, 1, "disorganised")
    assert hit.disorganised() == hit
    assert hit.after(Fate(2, "eliminated", 0)) is None
    found = odds("rallying", {"unit": hit.to_json()})
    assert found.p(rallied=True) == Fraction(10, 36)  # morale 7, disorganised: 5
    for outcome, _ in found:
        assert outcome.unit == (hit.rallied("column") if outcome.rallied else hit)


def test_the_tracker_refuses_what_the_sheet_refuses() -> None:
    guns = Battery(**GUNS, formation="limbered", mp=1)
    ((formed, _),) = odds("forming", {"unit": guns.to_json(), "to": "in_battery"})
    assert (formed.allowed, formed.cost, formed.unit) == (False, 2, guns)
    for act in (lambda: guns.rallied("limbered"), lambda: guns.disorganised().rallied("line")):
        with pytest.raises(InputError):
            act()
    for name, given, key in (
        ("forming", {"unit": guns.to_json(), "to": "line"}, "to"),
        ("rallying", {"unit": guns.to_json()}, "unit.formation"),
    ):
        with pytest.raises(InputError) as refused:
            odds(name, given)
        assert refused.value.key == key


SHOCKS = {"attacker_shock": 6.0, "defender_shock": 5.0}
ROLES: list[tuple[str, str, Piece, dict[str, Any]]] = [
    ("fire_value", "unit", Battery(**GUNS), {"distance": 2}),
    ("fire", "unit", Regiment(**FOOT), {}),
    ("shock_value", "unit", Regiment(**COLUMN), {"role": "attack"}),
    ("movement", "unit", Battery(**GUNS, mp=3), {}),
    ("retreat", "unit", Regiment(**FOOT, at=(0, 0)), {"communication": [5, -2]}),
    ("morale_test", "unit", Regiment(**FOOT), {}),
    ("morale_test", "leader", General(morale_general=2), {"morale": 7}),
    ("melee", "attacking", General(general=1), SHOCKS),
    ("charge", "defending", General(general=1), SHOCKS | {"defender_arm": "infantry", "defender_formation": "line"}),
]


@pytest.mark.parametrize(("name", "role", "piece", "rest"), ROLES, ids=[f"{name}-{role}" for name, role, *_ in ROLES])
def test_a_piece_fills_its_keys_and_comes_back(name: str, role: str, piece: Piece, rest: dict[str, Any]) -> None:
    declared = jacta.procedures()[f"vive_lempereur.{name}"].roles[role]
    assert isinstance(piece, declared.kind)
    for outcome, _ in odds(name, {**rest, **declared.fill(piece)}):
        if declared.after is not None:
            left = declared.after(piece, outcome)
            assert isinstance(left, Counter)
            assert left.is_disorganised != outcome.passed


def test_a_change_of_formation_changes_the_counter() -> None:
    procedure = jacta.procedures()["vive_lempereur.change_formation"]
    role, piece = procedure.roles["unit"], Regiment(**FOOT, mp=3)
    given = procedure.validate({**role.fill(piece), "to": "square"})
    ((outcome, _),) = jacta.odds("vive_lempereur.change_formation", given.model_dump(by_alias=True, exclude_unset=True))
    changed = role.become(piece, outcome, given)
    assert isinstance(changed, Regiment)
    assert (changed.formation, changed.mp) == ("square", 2)


def test_the_counters_of_a_sequence_take_their_fates() -> None:
    procedure = jacta.procedures()["vive_lempereur.assault_sequence"]
    pieces = {"attackers": Regiment(**COLUMN), "defenders": Regiment(**FOOT)}
    given = {key: [procedure.roles[key].fill(piece)[key]] for key, piece in pieces.items()}
    found = odds("assault_sequence", given)
    assert found.p(winner="attacker") == Fraction(11, 36)  # example 18
    for outcome, _ in found:
        for key, piece in pieces.items():
            (fate,) = getattr(outcome, key)
            left = procedure.roles[key].become(piece, outcome, given, 0)
            assert left == piece.after(fate)


# --- A battery fires


def test_the_battery_that_fires_is_its_steps_by_hand() -> None:
    """Gun 7 at distance 1 is worth 6: the fates of the target are those of the fire sequence counted by hand."""
    units = [FOOT, FOOT | {"morale": 9}]
    found = odds("battery_fires", {"battery": GUNS, "targets": units, "distance": 1})
    counted: dict[Any, Fraction] = {}
    for fates, p in by_hand.fire_sequence(6, {"targets": units}).items():
        left = tuple(None if state == "eliminated" else (3 - lost, state) for lost, state, _ in fates)
        counted[left] = counted.get(left, Fraction(0)) + p
    ours: dict[Any, Fraction] = {}
    for outcome, p in found:
        standing = tuple(
            unit and (unit.steps, "disorganised" if unit.is_disorganised else "formed") for unit in outcome.targets
        )
        ours[standing] = ours.get(standing, Fraction(0)) + p
    assert ours == counted
    assert found.mode().fire_value == 6


def test_on_a_map_one_command_says_it_all() -> None:
    found = odds("battery_fires", {"map": sample("farm"), "from": [1, 2], "to": [4, 1]})
    farm = ScenarioMap.model_validate_json(json.dumps(sample("farm"))).scenario
    for to in ("4,1", "5,0", "6,-1"):
        place = [int(part) for part in to.split(",")]
        found = odds("battery_fires", {"map": sample("farm"), "from": [1, 2], "to": place})
        sight = jacta.odds("vive_lempereur.line_of_sight", farm.line_of_sight("1,2", to)).mode()
        assert found.p(visible=True) == int(sight.visible)
        assert found.mode().distance == sight.distance
        assert (found.mode().fire_value > 0) == sight.visible


def test_beyond_its_range_a_battery_holds_its_fire() -> None:
    ((outcome, _),) = odds("battery_fires", {"battery": GUNS, "targets": [FOOT], "distance": 7})
    assert (outcome.fire_value, outcome.losses) == (0, 0)
    assert outcome.targets == (Regiment(**FOOT),)


def test_a_broken_target_retreats_towards_its_communication() -> None:
    target = FOOT | {"at": [2, 0], "side": "austrian"}
    given = {"battery": GUNS | {"at": [1, 0]}, "targets": [target], "communication": [7, -2]}
    ends = {outcome.targets[0].at for outcome, _ in odds("battery_fires", given) if outcome.retreating}
    assert ends == {(4, -2)}  # the first of those in reach

    def furthest(question: Any, seen: Any) -> Any:
        return question.values()[-1] if question.label == "retreat_hex" else None

    chosen = jacta.odds("vive_lempereur.battery_fires", given, policy=furthest)
    assert {outcome.targets[0].at for outcome, _ in chosen if outcome.retreating} == {(4, 0)}
    assert {outcome.targets[0].at for outcome, _ in chosen if not outcome.retreating} == {(2, 0)}


def test_no_way_back_is_the_end_of_a_broken_target() -> None:
    target = FOOT | {"at": [2, 0]}
    given = {"battery": GUNS | {"at": [1, 0]}, "targets": [target], "communication": [3, 0], "can_retreat": False}
    found = odds("battery_fires", given)
    gone = sum((p for outcome, p in found if outcome.targets[0] is None), Fraction(0))
    assert gone == ROUTS  # every die tests


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"targets": [FOOT], "distance": 1}, "battery"),
        ({"battery": GUNS, "distance": 1}, "targets"),
        ({"battery": GUNS, "targets": [FOOT]}, "distance"),
        ({"map": {"title": "x", "columns": 3, "rows": 3}, "from": [0, 0], "to": [1, 0]}, "battery"),
    ],
)
def test_a_fire_that_lacks_something_says_what(given: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as refused:
        odds("battery_fires", given)
    assert refused.value.key == key


# --- An assault under fire


def test_an_assault_under_fire_is_fire_then_assault_by_hand() -> None:
    found = odds("defended_assault", {"attackers": [COLUMN], "defenders": [FOOT]})
    won = Fraction(0)
    for ((lost, state, retreat),), p in by_hand.fire_sequence(4, {"targets": [COLUMN]}).items():
        if state == "eliminated" or retreat:
            continue
        left = COLUMN | {"steps": 3 - lost}
        ends = by_hand.assault({"attackers": [left], "defenders": [FOOT]})
        won += p * sum((q for (_, _, winner), q in ends.items() if winner == "attacker"), Fraction(0))
    assert found.p(winner="attacker") == won
    assert found.p(fired=True) == 1


def test_without_fire_it_is_the_assault_alone() -> None:
    quiet = {"attackers": [COLUMN], "defenders": [FOOT], "defensive_fire": False}
    assert odds("defended_assault", quiet).p(winner="attacker") == Fraction(11, 36)  # example 18
    unarmed = {"attackers": [COLUMN], "defenders": [FOOT | {"fire": 0}]}
    assert odds("defended_assault", unarmed).p(fired=False) == 1


def test_defenders_that_fire_together_add_their_values() -> None:
    square = FOOT | {"formation": "square"}  # 1
    guns = GUNS | {"fire": 4}  # 3 at the next hex
    alone = {"attackers": [COLUMN], "defenders": [square, guns]}
    joint = alone | {"joint_fire": True}
    lost = {fires: mean_steps(odds("defended_assault", given)) for fires, given in (("one", alone), ("all", joint))}
    assert lost["all"] < lost["one"]


def mean_steps(found: jacta.Odds[Any]) -> Fraction:
    return sum((p * (outcome.attackers[0].steps if outcome.attackers[0] else 0) for outcome, p in found), Fraction(0))


def test_the_defender_fires_if_that_is_better() -> None:
    given = {"attackers": [COLUMN], "defenders": [FOOT]}
    best = jacta.best("vive_lempereur.defended_assault", given, who="defender", others={})
    fires, waits = (
        odds("defended_assault", given | {"defensive_fire": fires}).p(winner="defender") for fires in (True, False)
    )
    assert best.value == max(fires, waits) == fires


# --- An assault into the fire


def test_an_assault_into_the_fire_is_its_steps_multiplied() -> None:
    """TABLE DE FEU, then CORPS A CORPS: the fire on the attackers, then the assault of those who still come on."""
    column = FOOT | {"formation": "column"}
    by_hand_left: dict[Any, Fraction] = {}
    attacker, defender = Regiment(**column), Regiment(**FOOT)
    volley = {"arm": "infantry", "formation": defender.formation, "fire": defender.fire, "max_range": 1}
    for fired, chance in odds("fire_sequence", {**volley, "targets": [attacker.as_unit().model_dump(mode="json")]}):
        (fate,) = fired.targets
        left = attacker.after(fate)
        if left is None or not fate.in_place:
            key: Any = ("defender", left, defender)
            by_hand_left[key] = by_hand_left.get(key, Fraction(0)) + chance
            continue
        sides = {"attackers": [left], "defenders": [defender]}
        clash = {side: [one.as_unit().model_dump(mode="json") for one in ones] for side, ones in sides.items()}
        for end, weight in odds("assault_sequence", clash):
            key = (end.winner, left.after(end.attackers[0]), defender.after(end.defenders[0]))
            by_hand_left[key] = by_hand_left.get(key, Fraction(0)) + chance * weight
    found: dict[Any, Fraction] = {}
    for outcome, chance in odds("defended_assault", {"attackers": [column], "defenders": [FOOT]}):
        key = (outcome.winner, outcome.attackers[0], outcome.defenders[0])
        found[key] = found.get(key, Fraction(0)) + chance
    assert found == by_hand_left
