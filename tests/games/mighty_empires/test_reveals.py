"""What players cannot take back, and what nobody else can tell: hidden things and their reveal."""

from __future__ import annotations

import json
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import IllegalAnswer
from jacta.games.mighty_empires.state.actions import Act, Spying
from jacta.games.mighty_empires.state.examples import strip
from jacta.games.mighty_empires.state.world import Concealed, World
from jacta.kernel.play.saved import DiceOwner
from jacta.kernel.play.session import Session
from jacta.plain import plain
from tests.games.mighty_empires.worlds import after, asked, play


def hidden_as(terrain: Any, roll: int | None = None) -> World:
    """The sample world, where the tile at 1,-1 lies face down: this is on it, and perhaps a spy's result."""
    world = strip()
    hex = world.atlas.by_name["1,-1"]
    concealed = tuple(Concealed(hex, terrain, False, roll) if one.hex == hex else one for one in world.concealed)
    tiles = list(world.tiles)
    tiles[hex] = tiles[hex]._replace(spy=None if roll is None else 1)
    return world._replace(concealed=concealed, tiles=tuple(tiles))


def scouting(world: World, to: str) -> Session:
    """A01's scouts have set out, and the dice lie before the player."""
    fed = world._replace(units=tuple(unit._replace(hunger=0) for unit in world.units))
    return play("campaign_turn", fed, answers=[Act("scout", "A01", to)], seat=0)


def test_a_mission_that_turned_up_a_tile_is_not_taken_back() -> None:
    session = scouting(hidden_as("mountain"), "1,-1")
    assert session.events[-1]["revealed"] is True
    assert not session.can_undo
    with pytest.raises(IllegalAnswer):
        session.undo()


def test_a_mission_to_a_tile_that_everybody_sees_is_taken_back_before_the_dice() -> None:
    session = scouting(strip(), "0,-1")
    assert "revealed" not in session.events[-1]
    assert session.can_undo


def test_what_a_spy_had_found_is_disclosed_without_dice_and_stays_so() -> None:
    session = scouting(hidden_as("plain", roll=7), "1,-1")
    assert not any("roll" in event for event in session.events)
    assert not session.can_undo


def test_a_saved_game_keeps_the_mark_even_where_somebody_took_it_out() -> None:
    saved = scouting(hidden_as("mountain"), "1,-1").export()
    assert saved["events"][-1].pop("revealed") is True
    assert not Session.resume(saved).can_undo


def test_nobody_chooses_another_capital_once_the_map_is_laid() -> None:
    session = jacta.play("mighty_empires.game", {"seed": 3}, source=Seeded(1))
    session.answer("plain")
    assert session.can_undo
    session.answer("coast")
    assert asked(session).label == "placement"
    assert not session.can_undo


@pytest.mark.parametrize("terrain", ["marsh", "plain"])
def test_dice_are_thrown_over_a_marsh_too(terrain: str) -> None:
    """R74: else the number of events would tell everybody what the spy alone knows. Nobody needs them."""
    session = play("espionage", hidden_as(terrain), [(3, 4)], [Spying("secret_exploration", "1,-1")], seat=0)
    assert [next(iter(event)) for event in session.events] == ["answer", "roll"]
    assert [entry.kind for entry in session.view("seat1").transcript] == ["ask"]
    (spied,) = (one for one in after(session).concealed if one.hex == after(session).atlas.by_name["1,-1"])
    assert spied.roll == (None if terrain == "marsh" else 7)


@pytest.mark.parametrize("dice", ["system", "mine"])
def test_nobody_else_can_tell_a_marsh_from_other_land(dice: DiceOwner) -> None:
    """Twins that differ only in the hidden terrain: what another seat sees, and how far the game has come, is equal."""
    twins = [
        jacta.play("mighty_empires.espionage", {"state": hidden_as(terrain).to_json(), "seat": 0}, dice=dice)
        for terrain in ("marsh", "plain", "mountain")
    ]
    for act in (lambda one: one.answer(Spying("secret_exploration", "1,-1")), lambda one: one.throw([3, 4])):
        for one in twins:
            if one.question is not None:
                act(one)
        for seat in ("seat1", None):
            assert len({_shown(one, seat) for one in twins}) == 1


def _shown(session: Session, seat: str | None) -> str:
    view = session.view(seat)
    told = [entry.to_json() for entry in view.transcript]
    return json.dumps([len(session.events), str(session.question), view.waiting_for, plain(view.states), told])


def test_the_spy_is_told_what_he_found_and_nobody_else_is() -> None:
    session = play("espionage", hidden_as("river"), [(1, 1)], [Spying("secret_exploration", "1,-1")], seat=0)
    (told,) = (entry.note for entry in session.view("seat0").transcript if entry.note)
    assert told.args == {"hex": "1,-1", "terrain": "river", "status": "hostile", "site": "fortress"}
    for seat in ("seat1", None):
        assert not any(entry.note for entry in session.view(seat).transcript)
