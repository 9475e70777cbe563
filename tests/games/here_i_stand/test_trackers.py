"""Ledgers: fed by the outcomes of the procedures, and the same after a trip through JSON."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ValidationError

from jacta.games.here_i_stand.combat.land import AssaultOutcome, FieldBattleOutcome
from jacta.games.here_i_stand.combat.sea import NavalCombatOutcome, PiracyOutcome
from jacta.games.here_i_stand.new_world.voyages import ConquestOutcome, ExplorationOutcome
from jacta.games.here_i_stand.trackers import PIRACY_CAP, Captive, Captives, NewWorld, PiracyVp, TurnTrack, Waiting

TAKEN = AssaultOutcome(2, 0, True, "won", 3, 0, 0, 0, 1, 2, False)
BEATEN_OFF = AssaultOutcome(0, 0, False, "continues", 3, 0, 1, 0, 0, 0, False)


def test_turn_track_holds_besieged_ships_and_displaced_leaders_until_next_turn() -> None:
    track = TurnTrack().after_assault(TAKEN, "venice", turn=3)
    track = track.after_assault(BEATEN_OFF, "genoa", turn=3)
    sunk = NavalCombatOutcome("defender", 1, 4, 0, 0, 2, 0, 1, 0, "none")
    track = track.after_naval_combat(sunk, "ottoman", "hapsburg", turn=4)
    ship = Waiting(what="naval_unit", power="venice", due=4)
    leader = Waiting(what="naval_leader", power="ottoman", due=5)
    assert track.root == (ship, ship, leader)
    assert track.due(4) == (ship, ship)
    assert track.after_return(4) == TurnTrack((leader,))


def test_captives_are_all_the_leaders_of_an_eliminated_side() -> None:
    wiped_out = FieldBattleOutcome("defender", 0, 4, 0, 0, 3, 0, 2, 0, "none")
    captives = Captives().after_field_battle(
        wiped_out, "france", "hapsburg", ["Francis I", "Montmorency"], ["Charles V"]
    )
    captives = captives.after_assault(TAKEN, "ottoman", "hungary", ["Louis"])
    captives = captives.after_assault(BEATEN_OFF, "ottoman", "hapsburg", ["Ferdinand"])
    assert captives.root == (
        Captive(leader="Francis I", of="france", held_by="hapsburg"),
        Captive(leader="Montmorency", of="france", held_by="hapsburg"),
        Captive(leader="Louis", of="hungary", held_by="ottoman"),
    )


def test_captives_of_a_beaten_defender() -> None:
    wiped_out = FieldBattleOutcome("attacker", 4, 0, 3, 0, 0, 0, 0, 1, "none")
    captives = Captives().after_field_battle(wiped_out, "france", "papacy", ["Francis I"], ["Renegade"])
    assert captives.root == (Captive(leader="Renegade", of="papacy", held_by="france"),)


def test_piracy_vp_counts_up_to_the_cap() -> None:
    raid = PiracyOutcome(0, 0, 2, 3, 3, 0, 0, 3, 0)
    assert PiracyVp().after_piracy(raid) == PiracyVp(value=3)
    assert PiracyVp().vp_left is None
    assert PiracyVp(value=6, cap=PIRACY_CAP).after_piracy(raid).vp_left == 1
    assert PiracyVp(value=12, cap=PIRACY_CAP).vp_left == 0


def test_new_world_claims() -> None:
    world = NewWorld().after_exploration(ExplorationOutcome(12, "strait", False, "spice_cargo", True))
    assert world.discoveries == ("strait", "circumnavigation")
    world = world.after_exploration(ExplorationOutcome(10, "none", True, "mutiny", False))
    world = world.after_exploration(ExplorationOutcome(3, "lost_at_sea", True, "not_attempted", False))
    world = world.after_exploration(ExplorationOutcome(9, "mississippi", False, "not_attempted", False))
    world = world.after_conquest(ConquestOutcome(11, "incas", False))
    world = world.after_conquest(ConquestOutcome(4, "killed", True))
    assert world == NewWorld(discoveries=("strait", "circumnavigation", "mississippi"), conquests=("incas",))


@pytest.mark.parametrize(
    "ledger",
    [
        TurnTrack().after_assault(TAKEN, "venice", turn=3),
        Captives().after_assault(TAKEN, "ottoman", "hungary", ["Louis"]),
        PiracyVp(value=2, cap=PIRACY_CAP),
        NewWorld(discoveries=("amazon",), conquests=("mayas",)),
    ],
)
def test_a_ledger_survives_json_and_cannot_be_changed(ledger: BaseModel) -> None:
    assert type(ledger).model_validate_json(ledger.model_dump_json()) == ledger
    assert hash(ledger) == hash(type(ledger).model_validate_json(ledger.model_dump_json()))
    with pytest.raises(ValidationError):
        setattr(ledger, next(iter(type(ledger).model_fields)), None)


def test_json_forms_are_a_list_and_an_object() -> None:
    waiting = '[{"what":"squadron","power":"venice","due":4}]'
    assert TurnTrack.model_validate_json(waiting).model_dump_json() == waiting
