"""Inputs as people say them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.registry import find_procedure
from jacta.telling import situation
from jacta.telling.computers import computers_called
from jacta.text import speaking

FRENCH = "A+ France Mousquet, 2 DT France Mousquet"
COUNTERS = [{"type": type, "nation": "france", "tech": "musket"} for type in ("A+", "DT", "DT")]
BATTLE = {"attacker": {"counters": COUNTERS, "fire": 2}, "defender": {"counters": COUNTERS[:1]}, "period": 4}
ASSAULT = {"level": 1, "period": 3, "besieger": {"counters": COUNTERS}, "besieged": {"tech": "medieval"}}


def _told(id: str, given: Mapping[str, Any], most: int | None = None) -> dict[str, str]:
    procedure = find_procedure(id)
    with speaking("fr"):
        return dict(situation(procedure, written(procedure.validate(given)), most))


@pytest.mark.parametrize(
    ("id", "given", "label", "told"),
    [
        ("europa_universalis.assault", ASSAULT, "Assiégeant", f"Pions {FRENCH}"),
        ("europa_universalis.land_battle", BATTLE, "Attaquant", f"Pions {FRENCH}, Feu 2"),
        ("europa_universalis.stack_profile", {"period": 4, "counters": COUNTERS}, "Pions", FRENCH),
    ],
)
def test_counters_are_told_as_one_types_them_and_not_what_follows_from_them(
    id: str, given: dict[str, Any], label: str, told: str
) -> None:
    assert _told(id, given)[label] == told


def test_the_figures_of_a_thing_stand_behind_what_it_is() -> None:
    told = _told("vive_lempereur.fire_sequence", find_procedure("vive_lempereur.fire_sequence").examples[0])
    assert told["Cibles"] == "infanterie ligne (moral 7, 3 pas), infanterie ligne (moral 9, 3 pas)"


def test_of_what_is_too_long_the_names_and_the_short_parts_are_told() -> None:
    fight, feed = find_procedure("seventh_sea.fight"), find_procedure("mighty_empires.feed")
    assert _told(fight.id, fight.examples[0], 300)["Combattants"] == "Athos, Porthos, Rochefort, La Garde"
    state = _told(feed.id, feed.examples[0], 300)["État de la partie"]
    assert state.startswith("Année 1, Saison printemps, Phase récolte, Joueur actif Joueur A")
    assert "Tuiles (10 éléments)" in state


def test_a_player_goes_by_his_name() -> None:
    assert _told("mighty_empires.turn_order", {"players": 3, "first_chooser": 1})["Premier à choisir"] == "Joueur B"


def test_a_computer_player_of_the_game_is_called_by_what_plays_there() -> None:
    empires, bid = find_procedure("mighty_empires.game"), find_procedure("seventh_sea.flaw_bid")
    with speaking("fr"):
        found = computers_called(empires, empires.validate({"seats": ["human", "marshal"]}))
        assert found == {"seat1": "le maréchal (Joueur B)"}
        assert not computers_called(bid, bid.validate({"gm": 1, "player": 1}))
