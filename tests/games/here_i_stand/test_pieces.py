"""Pieces: what they refuse, their roles in the procedures, and the engagements that run over them."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from contextlib import suppress
from fractions import Fraction
from importlib.resources import files
from itertools import product
from math import comb
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import jacta
from jacta import telling, text
from jacta.errors import InputError, OutOfReach
from jacta.games.here_i_stand import GAME
from jacta.games.here_i_stand.combat.land import AssaultOutcome
from jacta.games.here_i_stand.combat.piracy import PiracyOutcome
from jacta.games.here_i_stand.new_world.claims import NewWorld
from jacta.games.here_i_stand.new_world.voyages import ConquestOutcome, ExplorationOutcome
from jacta.games.here_i_stand.pieces import (
    PIRACY_CAP,
    Captive,
    Captives,
    Fleet,
    Formation,
    Leader,
    PiracyVp,
    TurnTrack,
    Waiting,
)
from jacta.rules import Piece, checked
from jacta.telling import chronicles as words

SAMPLES: tuple[Piece, ...] = (
    Formation(power="ottoman", units=3, cavalry=2, leaders=("suleiman",), at="belgrade"),
    Fleet(power="ottoman", squadrons=2, corsairs=1, leaders=("barbarossa",), at="aegean_sea"),
    Leader(power="france", leader="francis_i", held_by="hapsburg"),
    TurnTrack(turn=3, waiting=(Waiting(what="naval_unit", power="venice", due=4),)),
    Captives(captives=(Captive(leader="francis_i", of="france", held_by="hapsburg"),)),
    PiracyVp(vp=2, cap=PIRACY_CAP),
    NewWorld(discoveries=("amazon",), conquests=("mayas",)),
)


def odds(name: str, given: dict[str, Any]) -> jacta.Odds[Any]:
    return jacta.odds(f"here_i_stand.{name}", given)


# --- Sheets


def test_every_tracker_of_the_rules_is_a_kind_of_piece() -> None:
    assert {"turn_track", "captives", "piracy_vp", "new_world"} <= set(GAME.pieces)
    assert {piece.kind for piece in SAMPLES} == set(GAME.pieces)


@pytest.mark.parametrize("piece", SAMPLES, ids=lambda piece: piece.kind)
def test_a_sheet_survives_json_and_cannot_be_changed(piece: Piece) -> None:
    again = type(piece).model_validate_json(piece.model_dump_json())
    assert again == piece
    assert hash(again) == hash(piece)
    with pytest.raises(ValidationError):
        setattr(piece, next(iter(type(piece).model_fields)), None)


def test_every_kind_of_piece_has_a_sample() -> None:
    read = {}
    for path in (files(GAME.package) / "samples").iterdir():
        sheet = path.read_text(encoding="utf-8")
        for kind in GAME.pieces.values():
            with suppress(ValidationError, InputError):
                kind.model_validate_json(json.dumps(tomllib.loads(sheet)))
                read[path.name] = kind.kind
    assert set(read.values()) == set(GAME.pieces)


@pytest.mark.parametrize(
    ("kind", "sheet", "key"),
    [
        (Formation, {"power": "france", "units": 0}, "units"),
        (Formation, {"power": "france", "units": 2, "cavalry": 1}, "cavalry"),
        (Formation, {"power": "france", "units": 2, "at": "atlantis"}, "at"),
        (Formation, {"power": "france", "units": 2, "leaders": ("francis",)}, "leaders.0"),
        (Formation, {"power": "france", "units": 2, "leaders": ("francis_i", "francis_i")}, "leaders.1"),
        (Fleet, {"power": "france", "squadrons": 0}, "squadrons"),
        (Fleet, {"power": "venice", "squadrons": 1, "corsairs": 1}, "corsairs"),
        (Fleet, {"power": "france", "squadrons": 1, "at": "paris"}, "at"),
        (Fleet, {"power": "france", "squadrons": 1, "at": "atlantis"}, "at"),
        (Fleet, {"power": "france", "squadrons": 1, "leaders": ("francis_i",)}, "leaders.0"),
        (Leader, {"power": "france", "leader": "francis_i", "held_by": "france"}, "held_by"),
        (Leader, {"power": "france", "leader": "francis_i", "held_by": "hapsburg", "due": 3}, "due"),
        (NewWorld, {"conquests": ("incas", "incas")}, "conquests.1"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_by_its_key(kind: type[Piece], sheet: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as refused:
        checked(TypeAdapter(kind), sheet)
    assert refused.value.key == key


# --- Trackers

TAKEN = AssaultOutcome(2, 0, True, "won", 3, 0, 0, 0, 1, 2, False)
BEATEN_OFF = AssaultOutcome(0, 0, False, "continues", 3, 0, 1, 0, 0, 0, False)


def test_turn_track_holds_besieged_ships_and_displaced_leaders_until_next_turn() -> None:
    track = TurnTrack(turn=3).after_assault(TAKEN, "venice").after_assault(BEATEN_OFF, "genoa")
    ship = Waiting(what="naval_unit", power="venice", due=4)
    assert track.waiting == (ship, ship)
    later, back = track.holding("naval_leader", "ottoman", 1).model_copy(update={"turn": 3}).next_turn()
    assert later == TurnTrack(turn=4)
    assert back == (ship, ship, Waiting(what="naval_leader", power="ottoman", due=4))


def test_piracy_vp_counts_up_to_the_cap() -> None:
    raid = PiracyOutcome(0, 0, 2, 3, 3, 0, 0, 3, 0)
    assert PiracyVp().after_piracy(raid) == PiracyVp(vp=3)
    assert PiracyVp().vp_left is None
    assert PiracyVp(vp=6, cap=PIRACY_CAP).after_piracy(raid).vp_left == 1
    assert PiracyVp(vp=12, cap=PIRACY_CAP).vp_left == 0


def test_a_raid_asks_for_the_points_that_are_left_only_where_there_is_a_cap() -> None:
    role = jacta.procedures()["here_i_stand.piracy"].roles["points"]
    assert role.fill(PiracyVp(vp=2)) == {}
    assert role.fill(PiracyVp(vp=PIRACY_CAP - 1, cap=PIRACY_CAP)) == {"vp_left": 1}


def test_new_world_claims() -> None:
    world = NewWorld().after_exploration(ExplorationOutcome(12, "strait", False, "spice_cargo", True))
    assert world.discoveries == ("strait", "circumnavigation")
    world = world.after_exploration(ExplorationOutcome(10, "none", True, "mutiny", False))
    world = world.after_exploration(ExplorationOutcome(3, "lost_at_sea", True, "not_attempted", False))
    world = world.after_exploration(ExplorationOutcome(9, "mississippi", False, "not_attempted", False))
    world = world.after_conquest(ConquestOutcome(11, "incas", False))
    world = world.after_conquest(ConquestOutcome(4, "killed", True))
    assert world == NewWorld(discoveries=("strait", "circumnavigation", "mississippi"), conquests=("incas",))


# --- Roles

ROLES = [
    ("field_battle", {"attacker": SAMPLES[0], "defender": Formation(power="hapsburg", units=4)}, {}),
    ("assault", {"attacker": SAMPLES[0], "defender": Formation(power="hapsburg", units=1), "ships": SAMPLES[1]}, {}),
    ("siege", {"attacker": SAMPLES[0], "defender": Formation(power="hapsburg", units=1)}, {"max_assaults": 2}),
    ("naval_combat", {"attacker": SAMPLES[1], "defender": Fleet(power="venice", squadrons=1)}, {}),
    ("piracy", {"raider": SAMPLES[1], "points": SAMPLES[5]}, {"target_ports": 2}),
    ("interception", {"formation": Formation(power="hapsburg", units=1), "enemy": SAMPLES[0]}, {}),
    ("avoid_battle", {"formation": SAMPLES[0]}, {}),
    ("formation_limit", {"formation": SAMPLES[0]}, {}),
    ("formation_limit", {"leader": SAMPLES[2]}, {}),
    (
        "spring_deployment",
        {"formation": Formation(power="france", units=4, at="paris", leaders=("francis_i",))},
        {"to": "lyon"},
    ),
    (
        "naval_transport",
        {"formation": Formation(power="france", units=4, at="marseille")},
        {
            "to": "barcelona",
            "enemies": ["hapsburg"],
            "overlay": {"fleets": [{"power": "france", "at": "gulf_of_lyon"}]},
        },
    ),
    ("exploration", {"new_world": SAMPLES[6]}, {"explorer": "cartier"}),
    ("conquest", {"new_world": SAMPLES[6]}, {"conquistador": "cortez"}),
]


@pytest.mark.parametrize(("name", "pieces", "rest"), ROLES, ids=[name for name, *_ in ROLES])
def test_a_piece_fills_its_keys_and_comes_back(name: str, pieces: dict[str, Piece], rest: dict[str, Any]) -> None:
    procedure = jacta.procedures()[f"here_i_stand.{name}"]
    given = dict(rest)
    for role, piece in pieces.items():
        assert isinstance(piece, procedure.roles[role].kind)
        given |= procedure.roles[role].fill(piece)
    for outcome, _ in odds(name, given):
        for role, piece in pieces.items():
            after = procedure.roles[role].after
            left = piece if after is None else after(piece, outcome)
            if left is not None:
                assert type(piece).model_validate_json(left.model_dump_json()) == left


def test_the_survivors_of_a_battle_are_the_formation_afterwards() -> None:
    battle = jacta.procedures()["here_i_stand.field_battle"]
    role = battle.roles["defender"]
    piece = Formation(power="hapsburg", units=4, leaders=("charles_v",), at="vienna")
    assert role.fill(piece) == {"defender_units": 4, "defender_cavalry": 0, "defender_leaders": ["charles_v"]}
    given = {"attacker_units": 3, **role.fill(piece)}
    assert role.after
    for outcome, _ in odds("field_battle", given):
        left = role.after(piece, outcome)
        expected = piece.left_with(outcome.defender_units_left, 0)
        assert left == expected
        assert (left is None) == (outcome.defender_units_left == 0)


def test_besieged_ships_stay_until_their_port_is_taken() -> None:
    role = jacta.procedures()["here_i_stand.assault"].roles["ships"]
    ships = Fleet(power="genoa", squadrons=1)
    assert role.become(ships, BEATEN_OFF, None) == ships
    assert role.become(ships, TAKEN, None) is None


def test_a_deployed_formation_stands_at_its_destination() -> None:
    role = jacta.procedures()["here_i_stand.spring_deployment"].roles["formation"]
    piece = Formation(power="france", units=4, at="paris")
    ((outcome, _),) = odds("spring_deployment", {"to": "lyon", **role.fill(piece)})
    assert role.after
    assert role.after(piece, outcome) == piece.moved_to("lyon")
    ((outcome, _),) = odds("spring_deployment", {"to": "milan", **role.fill(piece)})
    assert role.after(piece, outcome) == piece


# --- Engagements: the steps multiplied by hand


def hits(dice: int) -> dict[int, Fraction]:
    return {number: comb(dice, number) * Fraction(2 ** (dice - number), 3**dice) for number in range(dice + 1)}


def at_least(needed: int) -> Fraction:
    """The chance of so much or more on two dice."""
    return Fraction(sum(1 for one in range(1, 7) for two in range(1, 7) if one + two >= needed), 36)


SULEIMAN = {"power": "ottoman", "units": 2, "cavalry": 1, "leaders": ["suleiman"]}
HUNGARY = {"power": "hungary", "units": 1, "at": "mohacs"}
FERDINAND = {"power": "hapsburg", "units": 2, "leaders": ["ferdinand"], "at": "graz"}


def test_an_engagement_is_its_steps_multiplied() -> None:
    given = {"attacker": SULEIMAN, "defender": HUNGARY, "interceptor": FERDINAND, "intercepts": True, "avoids": True}
    found = odds("engagement", given)
    comes = at_least(9 - 1 + 1)  # Ferdinand adds 1, Ottoman cavalry takes 1 off
    slips = at_least(9 + 1)
    assert found.p(intercepted=True) == comes
    assert found.p(avoided=True) == slips
    assert found.p(combat="none") == (1 - comes) * slips

    def wins(defenders: int, leader: int) -> Fraction:
        ours, theirs = 3 + 2, defenders + leader + 1
        won = Fraction(0)
        for a, pa in hits(ours).items():
            for b, pb in hits(theirs).items():
                left, held = max(0, 3 - b), max(0, defenders - a)
                if not left and not held:
                    left, held = (1, 0) if ours > theirs else (0, 1)
                more = a > b if bool(left) == bool(held) else bool(left)
                won += pa * pb * (more or (a == b and not held))
        return won

    expected = comes * slips * wins(2, 1) + comes * (1 - slips) * wins(3, 1) + (1 - comes) * (1 - slips) * wins(1, 0)
    assert found.p(winner="attacker") == expected


def test_an_engagement_hands_back_what_the_battle_left() -> None:
    attacker = {"power": "france", "units": 3, "leaders": ["francis_i"], "at": "turin"}
    defender = {"power": "hapsburg", "units": 2, "leaders": ["duke_of_alva"], "at": "milan"}
    given = {"attacker": attacker, "defender": defender, "captives": {}, "attacker_retreat": "grenoble"}
    alone = odds(
        "field_battle",
        {"attacker_units": 3, "attacker_leaders": [1], "defender_units": 2, "defender_leaders": [1]},
    )
    left: defaultdict[tuple[int, int, str], Fraction] = defaultdict(Fraction)
    for end, p in alone:
        left[end.attacker_units_left, end.defender_units_left, end.winner] += p
    for outcome, p in odds("engagement", given):
        units = tuple(piece.units if piece else 0 for piece in (outcome.attacker, outcome.defender))
        left[units[0], units[1], outcome.winner] -= p
        taken = {captive.leader for captive in outcome.captives.captives}
        assert taken == ({"francis_i"} if not outcome.attacker else set()) | (
            {"duke_of_alva"} if not outcome.defender else set()
        )
        if outcome.attacker:
            assert outcome.attacker.at == ("grenoble" if outcome.retreats == "attacker" else "milan")
    assert not any(left.values())


def test_who_must_leave_and_is_not_told_where_to_go_does_not_stay_on_the_field() -> None:
    """The French come from Turin to the Imperials in Milan: never do enemies end in one place."""
    given = {
        "attacker": {"power": "france", "units": 3, "at": "turin"},
        "defender": {"power": "hapsburg", "units": 2, "at": "milan"},
    }
    for end, _ in odds("engagement", given):
        if end.attacker:
            assert end.attacker.at == ("milan" if end.winner == "attacker" else "turin")
        if end.defender:
            assert end.defender.at == (None if end.retreats == "defender" else "milan")
    assert {end.defender.at for end, _ in odds("engagement", given | {"avoids": True}) if end.avoided} == {None}
    besiegers = {"power": "france", "units": 2, "at": "genoa"}
    storm = {"attacker": besiegers, "defender": {"power": "genoa", "units": 1, "at": "genoa"}, "combat": "assault"}
    places = {(end.siege, end.attacker.at) for end, _ in odds("engagement", storm) if end.attacker}
    assert places == {("won", "genoa"), ("continues", "genoa"), ("lifted", None)}


def test_where_the_beaten_go_is_told() -> None:
    given = {
        "attacker": {"power": "france", "units": 9, "at": "turin"},
        "defender": {"power": "hapsburg", "units": 9, "at": "milan"},
        "avoids": False,
    }
    cases: tuple[tuple[dict[str, str], str], ...] = (
        ({}, "à vous de le noter"),
        ({"defender_retreat": "trent"}, "bat en retraite vers Trente"),
    )
    with text.speaking("fr"):
        for more, said in cases:
            seeds = (jacta.roll("here_i_stand.engagement", given | more, seed=seed) for seed in range(20))
            rolled = next(one for one in seeds if one.outcome.retreats == "defender")
            assert said in telling.entry(rolled.transcript[-1]).text


def test_a_chef_deplace_sur_la_piste_des_tours_keeps_his_name() -> None:
    """Naval, Chef déplacé: two corsair captains go to the track, and come back as themselves next turn."""
    given = {
        "attacker": {"power": "ottoman", "squadrons": 0, "corsairs": 1, "leaders": ["barbarossa", "dragut"]},
        "defender": {"power": "hapsburg", "squadrons": 3, "leaders": ["andrea_doria"]},
        "turn_track": {"turn": 5},
    }
    for outcome, _ in odds("naval_engagement", given):
        names = {one.leader for one in outcome.turn_track.waiting}
        assert names == (set() if outcome.attacker else {"barbarossa", "dragut"})
        back = jacta.roll("here_i_stand.turn_track_return", {"turn_track": outcome.turn_track.to_json()}).outcome
        assert set(back.leaders) == names


def test_un_chef_capture_is_named_even_if_nobody_keeps_the_captives() -> None:
    attacker: dict[str, Any] = {"power": "france", "units": 2, "leaders": ["francis_i"]}
    defender: dict[str, Any] = {"power": "hapsburg", "units": 2, "leaders": ["duke_of_alva"], "at": "milan"}
    for combat in ("field", "assault"):
        for outcome, _ in odds("engagement", {"attacker": attacker, "defender": defender, "combat": combat}):
            gone = [
                (lost["leaders"][0], winner)
                for lost, left, winner in (
                    (attacker, outcome.attacker, "hapsburg"),
                    (defender, outcome.defender, "france"),
                )
                if left is None
            ]
            held = outcome.captives.captives if outcome.captives else ()
            assert [(captive.leader, captive.held_by) for captive in held] == gone


def test_defender_and_interceptor_share_their_losses_as_they_like() -> None:
    given = {"attacker": SULEIMAN, "defender": HUNGARY, "interceptor": FERDINAND, "avoids": False}
    for outcome, _ in odds("engagement", given):
        if outcome.intercepted and outcome.defender and outcome.interceptor:
            assert outcome.interceptor.units == 2  # as few as can be are the interceptor's

    def sparing(question: Any, seen: Any) -> Any:
        if question.label != "interceptor_units_lost":
            return None
        lost = question.args["losses"]
        assert question.values() == tuple(share for share in (0, 1, 2) if lost - share in (0, 1))
        return max(question.values())

    for outcome, _ in jacta.odds("here_i_stand.engagement", given, policy=sparing):
        if outcome.intercepted and outcome.defender and outcome.interceptor and outcome.interceptor.units:
            assert outcome.defender.units == 1  # nothing is lost of the defender while the interceptor has a unit


def test_an_assault_takes_leaders_and_ships() -> None:
    given = {
        "attacker": {"power": "france", "units": 3, "leaders": ["montmorency"], "at": "genoa"},
        "defender": {"power": "genoa", "units": 1, "at": "genoa"},
        "ships": {"power": "genoa", "squadrons": 1, "leaders": ["andrea_doria"]},
        "combat": "assault",
        "turn_track": {"turn": 3},
    }
    found = odds("engagement", given)
    assert found.p(siege="won") == Fraction(19, 27)  # worked example C of the assault
    assert found.p(siege="lifted") == Fraction(8, 243)
    for outcome, _ in found:
        waiting = [(one.what, one.due) for one in outcome.turn_track.waiting]
        assert waiting == ([("squadron", 4), ("naval_leader", 4)] if outcome.siege == "won" else [])
        assert (outcome.ships is None) == (outcome.siege == "won")


def test_leaders_of_stormers_who_all_fell_are_free_and_those_of_a_taken_garrison_are_not() -> None:
    given = {
        "attacker": {"power": "france", "units": 1, "leaders": ["montmorency"]},
        "defender": {"power": "hapsburg", "units": 1, "leaders": ["duke_of_alva"], "at": "milan"},
        "combat": "assault",
    }
    for end, _ in odds("engagement", given):
        assert end.attacker.leaders == ("montmorency",)
        assert (end.defender is None) == (end.siege == "won")
        assert end.defender is None or end.defender.leaders == ("duke_of_alva",)


def test_besiegers_retreat_only_when_the_siege_is_lifted() -> None:
    given = {
        "attacker": {"power": "france", "units": 2, "at": "genoa"},
        "defender": {"power": "genoa", "units": 1, "at": "genoa"},
        "combat": "assault",
        "attacker_retreat": "marseille",
    }
    places = {(end.siege, end.attacker.at) for end, _ in odds("engagement", given) if end.attacker}
    assert places == {("won", "genoa"), ("continues", "genoa"), ("lifted", "marseille")}


def test_the_assault_of_an_engagement_is_the_assault_of_both_stacks() -> None:
    given = {
        "attacker": {"power": "ottoman", "units": 2, "cavalry": 2, "at": "buda"},
        "defender": {"power": "hapsburg", "units": 1, "at": "buda"},
        "combat": "assault",
    }
    left: dict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    for end, p in odds("engagement", given):
        besiegers, garrison = end.attacker, end.defender
        both = (besiegers.units, besiegers.cavalry) if besiegers else (0, 0), garrison.units if garrison else 0
        left[(end.siege, *both)] += p
    stormed: dict[tuple[Any, ...], Fraction] = defaultdict(Fraction)
    for one, p in odds("assault", {"attacker_units": 2, "attacker_cavalry": 2, "defender_units": 1}):
        both = (one.attacker_units_left, one.attacker_cavalry_left), one.defender_units_left
        stormed[(one.siege, *both)] += p
        assert one.naval_to_turn_track == 0
    assert left == stormed


def test_a_naval_engagement_is_its_steps_multiplied() -> None:
    """Naval: every number of hits on both sides, with losses, the odd hit, the last ship and the track by hand."""
    turks, emperor = (1, 2), (1, 0)  # squadrons and corsairs
    dice = 2 + 2 + 2, 2 + 2 + 1  # Barbarossa 2; Doria 2, and one more in port
    by_hand: dict[Any, Fraction] = defaultdict(Fraction)
    for (a, pa), (b, pb) in product(hits(dice[0]).items(), hits(dice[1]).items()):
        sunk = [struck(ships, by) for ships, by in ((turks, b), (emperor, a))]
        left, over = [one[0] for one in sunk], [one[1] for one in sunk]
        winner = 0 if a > b else 1
        if bool(sum(left[0])) != bool(sum(left[1])):
            winner = 0 if sum(left[0]) else 1
        loser = 1 - winner
        if over[loser] and left[loser][0]:
            left[loser] = (left[loser][0] - 1, left[loser][1])
        if not sum(left[0]) and not sum(left[1]):
            winner, left[0] = 0, (1, 0)  # six dice against five: he keeps a squadron
        track = [power for power, ships in zip(("ottoman", "hapsburg"), left, strict=True) if not sum(ships)]
        by_hand[("attacker", "defender")[winner], *left, *track] += pa * pb
    given = {
        "attacker": {"power": "ottoman", "squadrons": 1, "corsairs": 2, "leaders": ["barbarossa"]},
        "defender": {"power": "hapsburg", "squadrons": 1, "leaders": ["andrea_doria"]},
        "in_port": True,
        "turn_track": {"turn": 2},
    }
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for end, p in odds("naval_engagement", given):
        ships = [(one.squadrons, one.corsairs) if one else (0, 0) for one in (end.attacker, end.defender)]
        found[end.winner, *ships, *(one.power for one in end.turn_track.waiting)] += p
    assert found == by_hand


def struck(ships: tuple[int, int], by: int) -> tuple[tuple[int, int], int]:
    """Naval: what so many hits leave: a squadron for two, then a corsair for each; and the hits left over."""
    squadrons, corsairs = ships
    lost = min(squadrons, by // 2)
    gone = min(corsairs, by - 2 * lost)
    return (squadrons - lost, corsairs - gone), by - 2 * lost - gone


def test_a_naval_engagement_is_the_naval_combat_of_its_fleets() -> None:
    (given, _) = jacta.procedures()["here_i_stand.naval_engagement"].examples
    found = odds("naval_engagement", dict(given))
    assert found.p(winner="attacker") == Fraction(251585, 531441)  # worked example B of the naval combat
    for outcome, _ in found:
        lost = [one.power for one in outcome.turn_track.waiting]
        assert lost == [
            power for power, left in (("ottoman", outcome.attacker), ("hapsburg", outcome.defender)) if not left
        ]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"defender": {"power": "france", "units": 1}}, "defender.power"),
        ({"attacker": {"power": "france", "units": 0, "leaders": ["francis_i"]}}, "attacker.units"),
        ({"defender": {"power": "hapsburg", "units": 0, "leaders": ["ferdinand"]}}, "defender.units"),
        ({"combat": "assault", "interceptor": {"power": "papacy", "units": 1}}, "interceptor"),
        ({"interceptor": {"power": "france", "units": 1}}, "interceptor.power"),
        ({"ships": {"power": "hapsburg", "squadrons": 1}}, "ships"),
    ],
)
def test_an_engagement_that_cannot_be_is_refused(changed: dict[str, Any], key: str) -> None:
    given = {"attacker": {"power": "france", "units": 1}, "defender": {"power": "hapsburg", "units": 1}}
    with pytest.raises(InputError) as refused:
        odds("engagement", given | changed)
    assert refused.value.key == key


def test_a_siege_leaves_what_its_assaults_leave() -> None:
    """One assault at most: what is left of both is what an assault leaves, with the same chances."""
    procedures, garrison = jacta.procedures(), Formation(power="hapsburg", units=1)
    found: list[dict[Any, Fraction]] = []
    for name, rest in (("siege", {"max_assaults": 1}), ("assault", {})):
        roles = procedures[f"here_i_stand.{name}"].roles
        given = {**roles["attacker"].fill(SAMPLES[0]), **roles["defender"].fill(garrison), **rest}
        left: dict[Any, Fraction] = {}
        for outcome, p in odds(name, given):
            both = (
                roles["attacker"].become(SAMPLES[0], outcome, None),
                roles["defender"].become(garrison, outcome, None),
            )
            left[both] = left.get(both, Fraction(0)) + p
        found.append(left)
    assert found[0] == found[1]


def test_a_formation_winters_at_home_with_what_attrition_leaves() -> None:
    winter = jacta.procedures()["here_i_stand.winter_move"]
    piece = Formation(power="ottoman", units=3, cavalry=2, at="buda", leaders=("suleiman",))
    role = winter.roles["piece"]
    given = winter.validate({**role.fill(piece), "to": "istanbul"})
    ((outcome, _),) = odds("winter_move", {**role.fill(piece), "to": "istanbul"})
    left = role.become(piece, outcome, given)
    assert outcome.legal
    assert isinstance(left, Formation)
    assert (left.at, left.size, left.cavalry) == ("istanbul", 5 - outcome.lost, 2)
    ships = Fleet(power="ottoman", squadrons=2, at="ionian_sea")
    given = winter.validate({**role.fill(ships), "to": "lepanto"})
    ((outcome, _),) = odds("winter_move", {**role.fill(ships), "to": "lepanto"})
    assert role.become(ships, outcome, given) == ships.model_copy(update={"at": "lepanto"})


def test_a_siege_in_a_chronicle_hands_both_sides_back() -> None:
    here = jacta.chronicle("here_i_stand", "Rhodes").add("Janissaries", "formation", SAMPLES[0].to_json())
    here = here.add("Knights", "formation", {"power": "knights", "units": 1})
    siege = {"attacker": ":Janissaries", "defender": ":Knights", "max_assaults": 3}
    left = here.odds("here_i_stand.siege", siege, after="Knights")
    assert left.p(gone=True) >= here.odds("here_i_stand.siege", siege).p(result="taken") > 0


def test_fleets_that_are_lost_in_the_last_turn_wait_beyond_it() -> None:
    track = TurnTrack(turn=20).holding("squadron", "venice", 1)
    assert [one.due for one in track.waiting] == [21]


def test_a_defender_and_an_interceptor_together_are_no_more_than_a_battle_takes() -> None:
    engagement = jacta.procedures()["here_i_stand.engagement"]
    large = {"units": 40, "leaders": []}
    given = {
        "attacker": {"power": "ottoman", **large},
        "defender": {"power": "hungary", "at": "mohacs", **large},
        "interceptor": {"power": "hapsburg", "at": "graz", **large},
    }
    with pytest.raises(InputError) as refused:
        engagement.validate(given)
    assert refused.value.key == "interceptor.units"


def test_a_siege_of_large_armies_is_exact_for_few_assaults() -> None:
    armies = {"attacker_units": 20, "defender_units": 15}
    with pytest.raises(OutOfReach, match="max_assaults"):
        jacta.odds("here_i_stand.siege", {**armies, "max_assaults": 20})
    assert jacta.odds("here_i_stand.siege", {**armies, "max_assaults": 1}).p(result="lifted") > 0


def test_what_leaves_a_track_is_told_as_one_thing() -> None:
    """Not figure by figure, and not as things that turned into others."""
    track = TurnTrack(turn=3, waiting=(Waiting(what="squadron", power="genoa", due=4),))
    after, _ = track.next_turn()
    with text.speaking("en"):
        told = words.changes("here_i_stand", track, after)
        assert told[0] == "Turn: 3 → 4"
        assert len(told) == 2
        assert "−\N{NO-BREAK SPACE}squadron, Genoa, back on turn 4" in told[1]
        assert [line.value for line in words.sheet("here_i_stand", Captives())] == ["–"]
