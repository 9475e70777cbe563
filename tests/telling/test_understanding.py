"""What people type, understood by names in both languages; what is not, answered with the nearest."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta import text
from jacta.dice import AtLeast, Dice, Keep
from jacta.errors import InputError
from jacta.hexes import Hex, distance
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import procedures
from jacta.names import Names, check_policy, recognised
from jacta.telling.spelling import path_word, typed_pairs
from jacta.telling.understanding import player, read_off_dice, understood
from jacta.typed import put, split

BATTLE = jacta.procedures()["here_i_stand.field_battle"]
EMPIRE = jacta.procedures()["mighty_empires.game"]
ROLL = jacta.procedures()["seventh_sea.roll"]
DUEL = jacta.procedures()["seventh_sea.duel"]
CITIES = [{"type": "city"}] * 2
ARMY = {"type": "A+", "nation": "france", "tech": "musket"}
TROOPS = [{"type": "DT", "nation": "spain", "tech": "arquebus", "quality": "veteran"}] * 2
SIGHT = jacta.procedures()["vive_lempereur.line_of_sight"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("attacker_units", "attacker_units"),
        ("Attacker Units", "attacker_units"),
        ("attaquant_unites", "attacker_units"),
        ("Unités de l’attaquant", "attacker_units"),
        ("unites", "unites"),
        ("unité_attaquant", "attacker_units"),
        ("options.eliminated_side", "options.eliminated_side"),
    ],
)
def test_keys_go_by_their_words(typed: str, meant: str) -> None:
    assert list(understood(BATTLE, typed, 3)) == [meant]


@pytest.mark.parametrize(
    ("id", "typed", "besides", "meant"),
    [
        ("here_i_stand.field_battle", "units", ["defender_units"], "attacker_units"),
        ("here_i_stand.field_battle", "units", ["attacker_units"], "defender_units"),
        ("here_i_stand.field_battle", "units", [], None),  # either side's
        ("here_i_stand.field_battle", "units", ["attacker_units", "defender_units"], None),  # both are stated
        ("here_i_stand.field_battle", "cavalry", ["attacker_cavalry"], None),  # may be the same again, put right
        ("here_i_stand.field_battle", "attacker dice", [], None),  # may be left out
        ("here_i_stand.field_battle", "unt", ["defender_units"], None),  # merely similar
        ("here_i_stand.field_battle", "defender_unit_count", ["attacker_units"], None),  # says more than any name
        ("here_i_stand.assault", "units", [], None),  # the defender's may be left out, and may be meant
        ("here_i_stand.assault", "units", ["attacker_units"], None),
        ("here_i_stand.piracy", "attacker", [], None),  # not his event cards
        ("here_i_stand.piracy", "chef", [], "leader_piracy"),  # called so
        ("seventh_sea.attack", "dextérité", [], "attacker.finesse"),  # the defender's is not asked for
        ("seventh_sea.attack", "dextérité", ["attacker.finesse"], None),
        ("seventh_sea.attack_brutes", "heroism", [], None),
        ("seventh_sea.fight", "heroism", [], None),  # of which combatant?
        ("vive_lempereur.melee", "attaquant", [], "attacker_shock"),
        ("vive_lempereur.morale_modifier", "cavalerie", [], None),
        ("europa_universalis.interception", "ami", [], None),
    ],
)
def test_a_part_of_a_name_is_taken_only_beyond_doubt(
    id: str, typed: str, besides: list[str], meant: str | None
) -> None:
    """For a key that must be stated, where nothing else that has it is left; what may be left out is never guessed."""
    assert jacta.procedures()[id].input_place.meant(typed, besides) == meant


@pytest.mark.parametrize("procedure", procedures().values(), ids=lambda one: one.id)
def test_no_part_of_a_name_means_what_may_be_left_out(procedure: Procedure) -> None:
    place = procedure.input_place
    words = {word for key in place.keys.ids for word in key.split("_") if not place.keys.called_so(word)}
    keys = {word: key for word in words if (key := place.meant(word)) in place.keys.ids}
    assert {word: key for word, key in keys.items() if not place.at(key).node.required} == {}


@pytest.mark.parametrize(
    ("procedure", "path", "typed", "meant"),
    [
        (EMPIRE, "seats", ["personne", "intendant"], ["human", "steward"]),
        (EMPIRE, "seats", "Personne, l’intendant", ["human", "steward"]),
        (EMPIRE, "seats.1", "stratege", "planner"),
        (EMPIRE, "seats", ["humain"], ["human"]),
        (EMPIRE, "seats", "Humain, intendant", ["human", "steward"]),
        (BATTLE, "attacker_leaders", 2, [2]),
        (BATTLE, "attacker_loss_order", "cavalry_last", "cavalry_last"),
        (EMPIRE, "options.capture_limits", "oui", True),
        (EMPIRE, "options.capture_limits", "No", False),
    ],
)
def test_values_fit_their_place(procedure: Any, path: str, typed: Any, meant: Any) -> None:
    assert list(understood(procedure, path, typed).values()) == [meant]


@pytest.mark.parametrize(
    ("path", "typed", "meant"),
    [
        ("rolled", "7g4", {"rolled": 7, "kept": 4}),
        ("Gardés", "7 K 4 + 5", {"rolled": 7, "kept": 4, "bonus": 5}),
        ("rolled", "2d10-3", {"rolled": 2, "kept": 2, "explode": False, "bonus": -3}),
        ("heroism", "2d10", {"heroism": 2}),
    ],
)
def test_dice_are_written_as_players_write_them(path: str, typed: str, meant: Any) -> None:
    assert understood(ROLL, path, typed) == meant


def test_dice_fill_two_keys_that_begin_alike_and_sheets_hold_them() -> None:
    assert understood(DUEL, "attacker.VD", "3g2") == {"attacker.weapon_rolled": 3, "attacker.weapon_kept": 2}
    assert understood(DUEL, "attacker.weapon", "3g2") == {"attacker.weapon_rolled": 3, "attacker.weapon_kept": 2}
    assert understood(DUEL, "attacker.weapon", "rapière") == {"attacker.weapon": "rapier"}
    sheet = {"Gaillardise": 3, "sorte": "vilain", "VD": "2g2"}
    said = {"brawn": 3, "kind": "villain", "weapon_rolled": 2, "weapon_kept": 2}
    assert understood(DUEL, "défenseur", sheet) == {"defender": said}
    assert understood(BATTLE, "attacker_dice_mod", "2d6") == {"attacker_dice_mod": 2}


@pytest.mark.parametrize(
    ("procedure", "path", "typed", "why"),
    [
        (ROLL, "rolled", "7g", "error-dice"),
        (ROLL, "rolled", "g4", "error-dice"),
        (ROLL, "rolled", "7g4g3", "error-dice"),
        (ROLL, "rolled", "3d6", "error-dice-sides"),
        (BATTLE, "attacker_dice_mod", "2d10", "error-dice-sides"),
        (BATTLE, "attacker_dice_mod", "2d6+1", "error-dice-bonus"),
        (BATTLE, "attacker_dice_mod", "3g2", "error-dice-kept"),
        (DUEL, "attacker.VD", "3d10", "error-dice-kept-wanted"),
        (DUEL, "attacker.VD", "3g2+5", "error-dice-bonus"),
    ],
)
def test_dice_that_cannot_stand_there_are_refused_precisely(procedure: Any, path: str, typed: str, why: str) -> None:
    with pytest.raises(InputError) as refused:
        understood(procedure, path, typed)
    assert isinstance(refused.value.message, text.Message)
    assert refused.value.message.id == why


def test_a_hex_goes_by_the_number_printed_on_it() -> None:
    """Even columns stand half a hex lower: 0304 lies between 0404 and 0403, and beside neither 0402 nor 0405."""
    centre = Hex(*understood(SIGHT, "départ", "0304")["from"])
    around = {name: distance(centre, Hex(*understood(SIGHT, "to", name)["to"])) for name in ("0403", "0404", "0305")}
    assert set(around.values()) == {1}
    beyond = [distance(centre, Hex(*understood(SIGHT, "to", name)["to"])) for name in ("0402", "0405", "0204", 1203)]
    assert beyond == [2, 2, 1, 9]
    assert understood(SIGHT, "hexes", "0404") == {"hexes": [{"q": 3, "r": 2}]}
    assert understood(SIGHT, "from", "0400") == {"from": "0400"}  # no map has a row 00


def test_readings_go_by_their_words() -> None:
    with text.speaking("fr"):
        name = text.say("option-eliminated_side", "here_i_stand")
        chosen = text.say("option-eliminated_side-hits_only", "here_i_stand")
    assert understood(BATTLE, f"options.{name}", chosen) == {"options.eliminated_side": "hits_only"}


def test_things_told_apart_by_a_word_are_listed_by_it() -> None:
    """Plain words between commas are a list before anything is understood of them."""
    harvest = procedures()["mighty_empires.harvest"]
    sites = [{"type": "village"}, {"type": "fortress"}]
    for typed in ("village,fortress", ["village", "fortress"], "village, forteresse"):
        assert understood(harvest, "sites", typed) == {"sites": sites}


@pytest.mark.parametrize(
    ("procedure", "path", "typed", "meant"),
    [
        ("mighty_empires.harvest", "sites", "village rasé, 2 cités", [{"type": "village", "razed": True}, *CITIES]),
        ("mighty_empires.harvest", "sites", "cité zorg", "cité zorg"),
        ("mighty_empires.score", "players", "9 hexagones 1 cité", [{"hexes": 9, "cities": 1}]),
        (
            "europa_universalis.stack_profile",
            "counters",
            "A+ FRA mousquet, 2 DT ESP arquebuse vétéran",
            [ARMY, *TROOPS],
        ),
        ("europa_universalis.sea_transport", "troops", "2 A- i", [{"type": "A-", "army_class": "i", "count": 2}]),
        ("europa_universalis.sea_transport", "naval", "F+ 10 galères DTr", [{"counter": "F+", "ga": 10, "tr": 1}]),
        ("europa_universalis.land_purchase", "buy", "A+/2DT", {"a_plus": 1, "dt": 2}),
        ("europa_universalis.land_purchase", "buy", "A+ 2 A+", "A+ 2 A+"),
    ],
)
def test_things_are_told_in_a_few_words(procedure: str, path: str, typed: str, meant: Any) -> None:
    assert understood(procedures()[procedure], path, typed) == {path: meant}


def test_words_go_by_their_letters_without_ligatures() -> None:
    interception = procedures()["europa_universalis.interception"]
    assert understood(interception, "manoeuvre_ennemie", 2) == understood(interception, "Manœuvre ennemie", 2)


def test_signs_are_not_letters() -> None:
    names = Names({"a": ("Autres",), "plus": ("A+",), "none": ("–",)})
    assert [names.meant(typed) for typed in ("A+", "a", "A-", "+")] == ["plus", "a", None, None]


def test_readings_are_not_what_a_number_was_meant_for() -> None:
    with pytest.raises(InputError) as refused:
        procedures()["mighty_empires.feed"].validate({"rations": 2})
    assert "options" not in str(refused.value)


def test_an_unknown_key_is_answered_with_the_nearest() -> None:
    with pytest.raises(InputError) as refused:
        BATTLE.validate({"attacker_unts": 3, "defender_units": 2})
    with text.speaking("fr"):
        assert str(refused.value).endswith("vouliez-vous dire unités_attaquant\u202f?")


def test_a_unit_need_not_be_typed() -> None:
    fall = procedures()["seventh_sea.fall"]
    assert understood(fall, "hauteur", 6) == understood(fall, "hauteur (m)", 6) == {"height_m": 6}
    with text.speaking("fr"):
        assert path_word(fall, "height_m") == "hauteur"


@pytest.mark.parametrize("typed", ["20 m", "20m", "20 mètres", "20 Meters"])
def test_a_unit_may_be_typed_where_the_key_has_it(typed: str) -> None:
    fall = procedures()["seventh_sea.fall"]
    assert understood(fall, "height_m", typed) == {"height_m": 20}
    assert understood(fall, "height_m", typed.replace("20", "2,5")) == {"height_m": 2.5}
    assert understood(fall, "height_m", "20 km") == {"height_m": "20 km"}


@pytest.mark.parametrize("typed", [433, "433", "4-3-3", "4 3 3"])
def test_a_leader_is_written_as_his_counter_prints_him(typed: Any) -> None:
    battle, fleets = procedures()["europa_universalis.land_battle"], procedures()["europa_universalis.naval_battle"]
    figures = {"manoeuvre": 4, "fire": 3, "shock": 3}
    assert understood(battle, "attaquant.chef", typed) == {f"attacker.{key}": one for key, one in figures.items()}
    assert understood(fleets, "attacker.leader", typed) == {"attacker.leader": figures}


def test_a_leader_keeps_his_name_where_there_is_room_for_it() -> None:
    march = procedures()["europa_universalis.stack_round"]
    meant = {"name": "Don Juan", "manoeuvre": 4, "fire": 3, "shock": 3}
    assert understood(march, "mover.leader", "Don Juan 433") == {"mover.leader": meant}
    for wrong in ("Turenne", 4333, "Turenne 433"):
        with pytest.raises(InputError, match=r"433 \(manoeuvre; fire; shock\)"):
            understood(procedures()["europa_universalis.land_battle"], "attacker.leader", wrong)


LONG = 2_000  # letters


def test_an_input_is_written_as_its_reader_would_type_it() -> None:
    with text.speaking("fr"):
        for procedure in procedures().values():
            for example in procedure.examples:
                if len(str(example)) > LONG:  # the state of a whole game stands in a file
                    continue
                again: dict[str, Any] = {}
                for key, value in map(split, typed_pairs(procedure, example)):
                    for path, meant in understood(procedure, key, value).items():
                        put(again, path, meant)
                assert again in (example, recognised(procedure.game.id, example))


def test_an_unknown_word_is_answered_with_the_nearest() -> None:
    with pytest.raises(InputError) as refused:
        EMPIRE.validate({"seats": ["humane", "steward"]})
    assert "did you mean human?" in str(refused.value)


def test_nothing_is_near_what_is_like_nothing() -> None:
    names = Names({"attacker_units": ["Unités de l’attaquant"], "defender_units": ["Unités du défenseur"]})
    assert names.nearest("7d10") == []
    assert names.nearest("42") == []
    assert names.nearest("attaker_unit") == ["attacker_units"]
    assert names.meant("unites") is None


def test_what_two_are_called_alike_is_answered_with_both_before_what_only_begins_so() -> None:
    names = Names({"first.siege_plan": ["siege plan"], "first.siege": ["siege"], "second.siege": ["siège"]})
    assert names.meant("siege") is None
    assert names.nearest("siege") == ["first.siege", "second.siege", "first.siege_plan"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("vainqueur=attaquant", "winner=attacker"),
        ("winner = attacker", "winner=attacker"),
        ("dégâts de l'attaquant ≥ 3", "attacker_hits>=3"),
        ("-dégâts du défenseur", "-defender_hits"),
        ("attacker_hits \N{MINUS SIGN} dégâts du défenseur", "attacker_hits - defender_hits"),
        ("vainqueur=attaquant | defender_hits=0", "winner=attacker | defender_hits=0"),
        ("vainqueur == Défenseur", "winner=defender"),
    ],
)
def test_aims_and_conditions_go_by_their_words(typed: str, meant: str) -> None:
    assert BATTLE.aim(typed).text == meant


def test_players_and_questions_go_by_their_words() -> None:
    assert player(BATTLE, "Défenseur") == "defender"
    assert player(BATTLE, "pope") == "pope"
    asks = BATTLE.asks
    with pytest.raises(InputError, match="did you mean cavalry_lost"):
        check_policy("here_i_stand", asks, {"cavalry_lst": 1}, "--policy")
    assert check_policy("here_i_stand", asks, {"cavalry_lost": 1}, "--policy") == {"cavalry_lost": 1}
    assert check_policy("here_i_stand", asks, None, "--policy") is None


def test_faces_are_typed_with_spaces_commas_and_chains() -> None:
    assert read_off_dice(Dice(3, 6), "3, 5 6,") == read_off_dice(AtLeast(Dice(3, 6), 12), "356") == (3, 5, 6)
    assert read_off_dice(Dice(1, 12), "12") == (12,)
    assert read_off_dice(Keep(3, 10, 2, exploding=1), "3, 5 10+10+3") == (3, 5, (10, 10, 3))


@pytest.mark.parametrize("typed", ["six", "10+", "10+x", "9" * 5_000])
def test_what_is_no_face_is_refused(typed: str) -> None:
    with pytest.raises(InputError) as caught:
        read_off_dice(Dice(1, 10), typed)
    assert caught.value.key == "faces"
    assert len(str(caught.value)) < 1_200
