"""Stacks, fleets, fortresses and powers: what they refuse, what they are worth, and what losses leave of them."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.games.europa_universalis import GAME
from jacta.games.europa_universalis.inputs import Map
from jacta.games.europa_universalis.naval_combat.squadrons import Owed, struck
from jacta.games.europa_universalis.naval_combat.states import FleetLeft
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Piece, Procedure
from tests.games.europa_universalis.asking import check, refused

TURKS: dict[str, Any] = {"nation": "turkey", "period": 2, "tech": "renaissance", "a_plus": 1, "a_minus": 1, "dt": 1}
SPAIN: dict[str, Any] = {"nation": "spain", "period": 3, "technology": "galleon", "nav": 4, "tr": 1}


def stack(**changed: Any) -> Stack:
    return Stack.model_validate_json(Stack.model_validate({**TURKS, **changed}).model_dump_json())


def fleet(**changed: Any) -> Fleet:
    return Fleet.model_validate({**SPAIN, **changed})


def named(error: InputError) -> str:
    return error.key


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"dt": 2}, "dt"),
        ({"a_plus": 2, "dt": 0}, "a_plus"),
        ({"pashas": (1, 1, 1)}, "pashas"),
        ({"pashas": (3,), "nation": "france"}, "pashas"),
        ({"veteran_dt": 8}, "veteran_dt"),
        ({"a_plus": 0, "a_minus": 0, "dt": 0}, "a_plus"),
    ],
)
def test_a_stack_over_its_limit_is_refused_by_key(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as caught:
        Stack.model_validate({**TURKS, **changed})
    assert named(caught.value) == key


def test_a_stack_is_worth_what_its_counters_are() -> None:
    """W1: A+, A-, two pashas; 2.4.3: veterans stand in the armies first."""
    found = stack(period=1, dt=0, pashas=(3, 0), quality="veteran").profile
    assert (found.dt, found.quality, found.size, found.cavalry, found.artillery) == (9, "conscript", 7, 36, 3)
    assert stack(veteran_dt=4).profile.quality == "veteran"
    assert stack(veteran_dt=3).profile.quality == "conscript"


def test_losses_leave_the_ways_of_the_document() -> None:
    """2.2.5: two A+ with 4 losses may stay as one A+ or two A-; four DT would not stand together."""
    two = stack(a_plus=2, a_minus=0, dt=0, veteran_dt=6)
    ways = [(one.a_plus, one.a_minus, one.dt) for one in two.ways_to_lose(4) if one]
    assert ways == [(1, 0, 0), (0, 2, 0), (0, 1, 2)]
    assert two.ways_to_lose(8) == (None,)
    kept = two.after_losses(4)
    assert kept is not None
    assert kept.veteran_dt == 4


def test_overseas_half_a_loss_leaves_a_dc_of_a_dt() -> None:
    """2.8.3."""
    left = stack(nation="spain", a_plus=0, a_minus=0, dt=2).after_losses(0.5, "overseas")
    assert left is not None
    assert (left.dt, left.dc) == (1, 1)


def test_a_fleet_holds_what_its_counter_holds_and_carries_what_it_can() -> None:
    """Contenance des pions, ESP III F+ 5/2; 2.7.4."""
    for changed, key in (({"nav": 6}, "nav"), ({"tr": 3}, "tr"), ({"cargo": {"a_plus": 2}}, "cargo")):
        with pytest.raises(InputError) as caught:
            fleet(**changed)
        assert named(caught.value) == key


def hit(one: Fleet, owed: Owed, transports: int = 0) -> Fleet | None:
    """A fleet after a battle that has cost it so much."""
    ships = struck(one.squadron, owed)
    return one.after_battle(FleetLeft.of_side(ships._replace(tr=ships.tr - transports)))


def test_troops_drown_when_the_ships_left_no_longer_carry_them() -> None:
    """2.7.4: 4 DNav and a DTr carry 7 points: an A+ of class iii needs 6; a DNav and a DE carry 1.5, no army at all."""
    loaded = fleet(cargo={"a_plus": 1})
    left = hit(loaded, Owed(destroyed=8), transports=1)
    assert left is not None
    assert (left.nav, left.de, left.tr) == (1, 1, 0)
    assert left.cargo.thirds == 0
    spared = hit(loaded, Owed(destroyed=3))
    assert spared is not None
    assert spared.cargo.a_plus == 1


def test_an_army_aboard_ends_as_detachments_where_it_is_worn() -> None:
    """2.7.4, dernier paragraphe; 2.7.5: of two D 1/2de are left at 20 %, of four D 3: an A- ends as a DT, with the DC
    that one fleet counter still takes, in two counters and no more; an A+ as an A- and a DT.
    """
    army, two = fleet(nav=1, cargo={"a_minus": 1}), fleet(cargo={"a_plus": 1})
    for loaded, ships, cargo, kept in (
        (army, 3, 5, (0, 0, 1, 1)),
        (two, 9, 9, (0, 1, 1, 0)),
        (two, 9, 12, (1, 0, 0, 0)),
    ):
        left = loaded.after_attrition(ships, 1, cargo)
        assert left is not None
        assert (left.cargo.a_plus, left.cargo.a_minus, left.cargo.dt, left.cargo.dc) == kept


def test_ships_come_back_next_round_and_next_turn() -> None:
    """2.7.6: damaged ships next round, immobilised ones next turn; 2.7.1: three DE are a DN."""
    hurt = hit(fleet(), Owed(destroyed=1, immobilised=2, damaged=2))
    assert hurt is not None
    assert (hurt.nav, hurt.de) == (2, 1)
    assert (hurt.due_round.de, hurt.due_turn.de) == (2, 2)
    back = hurt.back("round")
    assert (back.nav, back.de, back.due_turn.de) == (3, 0, 2)
    assert (back.back("turn").nav, back.back("turn").de) == (3, 2)
    found = check("ships_return", fleet={**SPAIN, "due_round": {"de": 2}}, when="round")
    assert found["fleet"]["de"] == 2


def test_a_piece_fills_the_procedures_it_has_a_role_in() -> None:
    """What a role fills is accepted as it stands, and its outcome makes the piece afterwards."""
    pieces: dict[type[Piece], Piece] = {
        Stack: stack(nation="spain", a_plus=0, a_minus=1, dt=1, tech="arquebus"),
        Fleet: fleet(),
        Fortress: Fortress(level=1, tech="arquebus"),
    }
    enemies = {"natives": {"points": 40, "group": "americas"}, "besieged": {"tech": "arquebus"}, "level": 1}
    tried = 0
    for procedure in GAME.procedures:
        roles = [role for role in procedure.stated.roles.values() if role.kinds[0] in pieces]
        if not roles:
            continue
        given: dict[str, Any] = {}
        for role in roles:
            given |= role.fill(pieces[role.kinds[0]])
        if "natives" in procedure.models[0].model_fields:
            given["natives"] = enemies["natives"]
        if procedure.name == "siege_plan":
            given |= {"besieged": enemies["besieged"], "level": 1, "rounds_left": 1}
        if procedure.name == "naval_battle":
            given |= {side: {**given[side], "nav": 2, "withdraw_after_day": 1} for side in ("attacker", "defender")}
        outcome = jacta.roll(procedure.id, given).outcome
        for role in roles:
            kind = role.kinds[0]
            left = role.become(pieces[kind], outcome, procedure.validate(given))
            assert left is None or type(left) is kind
            if left is not None:
                assert kind.model_validate_json(left.model_dump_json()) == left
        tried += 1
    assert tried >= 7


# --- 2.2.5, 2.2.3 item 3 (R6): nations that the tables leave out


def test_a_stack_says_itself_what_no_table_says_of_its_nation() -> None:
    """Class iv is of size 3 in V; a cavalry of 1 a detachment is 4 for an A+; the Palatinate has 1.5, and no class."""
    minor = {"nation": "minor_iv", "period": 5, "tech": "baroque", "a_plus": 1, "a_minus": 0, "dt": 0}
    found = stack(**minor, cavalry_rate=1).profile
    assert (found.size, found.cavalry, found.artillery) == (3, 4, 4)
    palatinate = stack(**{**minor, "nation": "palatinate"}, army_class="iii").profile
    assert (palatinate.size, palatinate.cavalry, palatinate.artillery) == (0, 8, 4)
    for given, key in ((minor, "cavalry_rate"), ({**minor, "nation": "palatinate"}, "army_class")):
        assert refused("stack_round", mover=given, defender=TURKS) == f"mover.{key}"
        assert refused("stack_round", mover=TURKS, interceptor=given) == f"interceptor.{key}"
        assert refused("siege_round", besieger=given, fortress={"level": 1, "tech": "arquebus"}) == f"besieger.{key}"
        assert jacta.odds("europa_universalis.stack_round", {"mover": given})  # who does not fight needs neither


# --- 2.8.1, 2.8.3: conquistadors


def test_conquistadors_are_conscripts_save_portuguese_and_tercios() -> None:
    two = {"period": 2, "tech": "renaissance", "a_plus": 0, "a_minus": 0, "dt": 0, "dc": 2}
    assert stack(**two, nation="france", quality="veteran").profile.quality == "conscript"
    assert stack(**two, nation="spain", quality="veteran").profile.quality == "conscript"
    assert stack(**two, nation="spain", tercios=True).profile.quality == "veteran"
    assert stack(**two, nation="portugal").profile.quality == "veteran"
    french = {"type": "DC", "nation": "france", "tech": "renaissance", "quality": "veteran"}
    assert refused("stack_profile", period=2, counters=[french]) == "counters.0.quality"


@pytest.mark.parametrize(
    ("held", "losses", "left"),
    [
        ({"dt": 1, "dc": 2}, 0.5, (0, 0, 1, 0)),  # 5 thirds less 2: the loose DC
        ({"dt": 1, "dc": 2}, 1, (0, 0, 0, 2)),
        ({"dt": 1}, 0.5, (0, 0, 0, 1)),
        ({"a_plus": 1}, 0.5, (0, 1, 1, 1)),
        ({"a_minus": 3}, 0.5, (0, 2, 1, 0)),  # 16 thirds; the DC over would be a fourth counter
        ({"dt": 1}, 0, (0, 0, 1, 0)),
    ],
)
def test_half_losses_overseas_are_borne_in_dc(held: dict[str, int], losses: float, left: tuple[int, ...]) -> None:
    """2.8.3: three DC a loss, two for half of one; so, too, where a stack of a chronicle has fought."""
    before = Stack.model_validate({"nation": "spain", "period": 2, "tech": "arquebus", **held})
    found = before.after_losses(losses, "overseas")
    assert found is not None
    assert (found.a_plus, found.a_minus, found.dt, found.dc) == left
    battle = {"attacker": before.in_battle, "defender": before.in_battle, "map": "overseas"}
    given = procedure("land_battle").validate(battle)
    role = procedure("land_battle").stated.roles["attacker"]
    outcome = jacta.roll("europa_universalis.land_battle", battle, seed=1).outcome._replace(attacker_losses=losses)
    assert role.become(before, outcome, given) == found


def test_pashas_go_last_overseas() -> None:
    """2.2.1: a pasha of 2 beside a DT: a loss takes the DT, two the pasha too."""
    turks = stack(a_plus=0, a_minus=0, dt=1, pashas=(2,))
    one, none = turks.after_losses(1, "overseas"), turks.after_losses(0, "overseas")
    assert one is not None
    assert (one.dt, one.pashas) == (0, (2,))
    assert none == turks
    assert turks.after_losses(3, "overseas") is None


@pytest.mark.parametrize(("losses", "where"), [(1, "europe"), (0.5, "overseas")])
def test_nothing_is_left_of_a_pasha_alone_who_bears_a_part_of_his_worth(losses: float, where: Map) -> None:
    pasha = stack(a_plus=0, a_minus=0, dt=0, pashas=(3,))
    assert pasha.after_losses(losses, where) is None


# --- Annexe E: one table for stacks and fleets


def test_fleets_intercept_slip_away_and_run_blockades() -> None:
    """Interception sur 8+ at sea, Retraite avant bataille, Échapper au blocus: the admiral's manoeuvre."""
    drake = fleet(leader={"manoeuvre": 5})
    for name, role, filled in (
        ("interception", "interceptor", {"manoeuvre": 5, "domain": "sea"}),
        ("interception", "mover", {"enemy_manoeuvre": 5, "domain": "sea"}),
        ("evasion", "evader", {"manoeuvre": 5}),
        ("evasion", "enemy", {"enemy_manoeuvre": 5}),
        ("break_blockade", "mover", {"manoeuvre": 5}),
        ("break_blockade", "blockader", {"blockader_manoeuvre": 5}),
    ):
        assert procedure(name).stated.roles[role].fill(drake) == filled
    land = procedure("interception").stated.roles["interceptor"].fill(stack())
    assert land == {"manoeuvre": 0, "domain": "land"}


def procedure(name: str) -> Procedure:
    return next(one for one in GAME.procedures if one.name == name)
