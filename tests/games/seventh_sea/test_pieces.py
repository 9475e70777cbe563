"""Sheets that players keep, and the chains that hand them back changed."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import telling
from jacta.chronicles import Chronicle
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.games.seventh_sea.mass_battle.battle import ROWS
from jacta.games.seventh_sea.mass_battle.personal import ENGAGEMENTS
from jacta.games.seventh_sea.naval_combat.sea_fight import LOSS_ORDER
from jacta.games.seventh_sea.pieces import PIECES, Army, Character, Ship, Squad
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_procedure
from jacta.telling import chronicles as words
from jacta.text import speaking

ATHOS: dict[str, Any] = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 2,
    "wits": 3,
    "panache": 3,
    "attack": 3,
    "attacks": {"rapier": 5, "pistol": 1},
    "defence": 2,
    "weapon": "rapier",
    "heroism": 2,
    "reputation": 27,
    "experience": 20,
}
GUARDS: dict[str, Any] = {"name": "Gardes", "kind": "brute", "count": 4, "threat": 2, "hit_value": 6}
TRITON: dict[str, Any] = {"name": "Triton", "brawn": 4, "finesse": 3, "resolve": 3, "wits": 3, "panache": 3}


def checked(kind: Any, sheet: dict[str, Any]) -> Any:
    return kind.model_validate_json(json.dumps(sheet))


@pytest.mark.parametrize(("kind", "sheet"), [(Character, ATHOS), (Squad, GUARDS), (Ship, TRITON)])
def test_a_sheet_read_back_is_the_same_piece(kind: Any, sheet: dict[str, Any]) -> None:
    piece = checked(kind, sheet)
    assert checked(kind, piece.to_json()) == piece
    assert hash(checked(kind, piece.to_json())) == hash(piece)


def test_every_kind_has_its_own_id() -> None:
    assert [kind.kind for kind in PIECES] == ["character", "squad", "ship", "army"]


@pytest.mark.parametrize(
    ("kind", "sheet", "key"),
    [
        (Character, {**ATHOS, "brawn": 0}, "brawn"),
        (Character, {**ATHOS, "kind": "brute"}, "kind"),
        (Ship, {**TRITON, "port": 2, "starboard": 1}, "port"),
        (Ship, {**TRITON, "port": 2}, "starboard"),
        (Ship, {**TRITON, "provisions": 4}, "provisions"),
    ],
)
def test_what_a_piece_may_not_be_is_refused(kind: Any, sheet: dict[str, Any], key: str) -> None:
    with pytest.raises((InputError, ValueError), match=key):
        checked(kind, sheet)


def test_the_attack_rank_is_that_of_the_weapon() -> None:
    foe = {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2}
    bare = {key: value for key, value in ATHOS.items() if key not in ("attacks", "heroism")}
    by_sheet = jacta.odds("seventh_sea.attack", {"attacker": {**ATHOS, "heroism": 0}, "defender": foe})
    assert [*by_sheet] == [*jacta.odds("seventh_sea.attack", {"attacker": {**bare, "attack": 5}, "defender": foe})]
    stated = {"attacker": {**ATHOS, "heroism": 0}, "defender": foe, "weapon": "cutlass"}
    other = {"attacker": {**bare, "attack": 3}, "defender": foe, "weapon": "cutlass"}
    assert [*jacta.odds("seventh_sea.attack", stated)] == [*jacta.odds("seventh_sea.attack", other)]


# --- Roles


def left_by(id: str, role: str, piece: Any, outcome: Any) -> Any:
    after = find_procedure(f"seventh_sea.{id}").roles[role].after
    assert after is not None
    return after(piece, outcome)


def test_every_role_fills_an_input_that_is_understood() -> None:
    """Whatever a piece fills in under its role is a key that the procedure knows, or reads a sheet from."""
    pieces = {
        "character": checked(Character, ATHOS),
        "fighting": checked(Character, ATHOS),
        "squad": checked(Squad, GUARDS),
        "ship": checked(Ship, TRITON),
        "army": checked(Army, {"name": "Mousquetaires", "wits": 3}),
    }
    for procedure in jacta.procedures().values():
        if procedure.game.id != "seventh_sea":
            continue
        known = {name for model in procedure.models for name in (*model.model_fields, *getattr(model, "sheets", {}))}
        for role in procedure.roles.values():
            kinds = role.kind if isinstance(role.kind, tuple) else (role.kind,)
            for kind in kinds:
                assert set(role.fill(pieces[kind.kind])) <= known, procedure.id


def test_a_blow_is_handed_back_as_wounds() -> None:
    athos = checked(Character, {**ATHOS, "dramatic": 1})
    given = {"who": athos.to_json(), "damage": 30}
    for outcome, _ in jacta.odds("seventh_sea.wound_check", given):
        after = left_by("wound_check", "who", athos, outcome)
        assert (after.light, after.dramatic) == (outcome.light, outcome.dramatic)
        assert after.with_(light=0, dramatic=1) == athos


def test_light_wounds_are_forgotten_when_a_duel_is_decided_not_when_it_is_broken_off() -> None:
    athos = checked(Character, ATHOS)
    fencers = {side: {**ATHOS, "style": "balanced", "hand_back": True} for side in ("attacker", "defender")}
    left = set()
    for seed in range(12):
        rolled = jacta.roll("seventh_sea.duel", {**fencers, "max_turns": 1}, source=Seeded(seed)).outcome
        after = left_by("duel", "attacker", athos, rolled)
        assert after.light == rolled.attacker.light
        left.add((rolled.winner == "none", after.light > 0))
    assert (True, True) in left
    assert (False, True) not in left


def test_a_ship_that_ran_aground_gives_up_the_ranks_that_it_costs() -> None:
    """Hull 4 in one fathom: three grave damages, counted once; three guns go, first those of the weaker side."""
    ship = checked(Ship, {**TRITON, "brawn": 4, "port": 2, "starboard": 2, "resolve": 4})
    ((aground, _),) = jacta.odds("seventh_sea.shallows", {"ship": ship.to_json(), "depth": 1})
    stranded = left_by("shallows", "ship", ship, aground)
    assert (stranded.grave, stranded.brawn) == (3, 4)
    role = find_procedure("seventh_sea.grave_damage").roles["ship"]
    for counted, grave in ((True, 3), (False, 6)):
        data = {**role.fill(stranded), "hits": 3, "counted": counted, "loss_order": list(LOSS_ORDER)}
        procedure = find_procedure("seventh_sea.grave_damage")
        left = role.become(stranded, jacta.roll(procedure.id, data).outcome, procedure.validate(data))
        assert isinstance(left, Ship)
        assert (left.grave, left.brawn, left.port, left.starboard, left.resolve_start) == (grave, 1, 0, 1, 4)


def test_a_fight_hands_everybody_back() -> None:
    jussac = {**ATHOS, "name": "Jussac", "kind": "henchman", "style": "balanced"}
    given = {"combatants": [{**ATHOS, "style": "balanced"}, jussac, GUARDS]}
    rolled = jacta.roll("seventh_sea.fight", given, source=Seeded(1))
    assert [one.name for one in rolled.outcome.combatants] == ["Athos", "Jussac", "Gardes"]
    role = find_procedure("seventh_sea.fight").roles["combatants"]
    athos = role.become(checked(Character, ATHOS), rolled.outcome, None, 0)
    assert isinstance(athos, Character)
    assert athos.reputation == 27
    assert athos.dramatic == getattr(rolled.outcome.combatants[0], "dramatic", 0)
    left = rolled.outcome.combatants[2].to_json()["count"]
    guards = role.become(checked(Squad, GUARDS), rolled.outcome, None, 2)
    assert (guards.to_json()["count"] if guards else 0) == left < GUARDS["count"]


def test_a_duel_hands_both_back() -> None:
    athos = checked(Character, {**ATHOS, "style": "reckless"})
    role = find_procedure("seventh_sea.duel").roles["attacker"]
    given = {**role.fill(athos), "defender": {**ATHOS, "name": "Jussac", "style": "reckless"}}
    rolled = jacta.roll("seventh_sea.duel", given, source=Seeded(2))
    after = left_by("duel", "attacker", athos, rolled.outcome)
    assert after.dramatic == rolled.outcome.attacker.dramatic
    assert {rolled.outcome.attacker.state, rolled.outcome.defender.state} & {"out"}


def test_a_sea_fight_hands_both_ships_back() -> None:
    triton = checked(Ship, {**TRITON, "posts": {"gunner": "Porthos"}})
    role = find_procedure("seventh_sea.ship_duel").roles["attacker"]
    rolled = jacta.roll("seventh_sea.ship_duel", {**role.fill(triton), "defender": {**TRITON, "name": "Sirène"}})
    after = left_by("ship_duel", "attacker", triton, rolled.outcome)
    assert after.resolve_start == 3
    assert after.posts.to_json() == {"gunner": "Porthos"}
    assert after.grave == rolled.outcome.attacker.grave


# --- Dés d'héroïsme, réputation, expérience


def told(id: str, given: dict[str, Any]) -> Any:
    (found,) = jacta.odds(f"seventh_sea.{id}", given)
    return found[0]


def test_heroism_dice_are_spent_once() -> None:
    assert told("heroism_dice", {"who": ATHOS, "event": "start"}).who.heroism == 2
    assert told("heroism_dice", {"who": ATHOS, "event": "add_dice", "n": 2}).who.heroism == 0
    assert told("heroism_dice", {"who": ATHOS, "event": "award", "n": 3}).who.heroism == 5
    collected = {"who": ATHOS, "event": "add_dice", "n": 2, "gm": 1, "options": {"gm_collects_dice": True}}
    assert told("heroism_dice", collected).gm == 3
    with pytest.raises(InputError, match="n"):
        jacta.odds("seventh_sea.heroism_dice", {"who": ATHOS, "event": "add_dice", "n": 3})
    with pytest.raises(InputError, match="event"):
        jacta.odds("seventh_sea.heroism_dice", {"who": ATHOS, "event": "wake"})


def test_reputation_dice_come_back_with_every_act() -> None:
    used = told("reputation", {"who": ATHOS, "event": "use", "dice": 2})
    assert (used.who.reputation_spent, used.dice) == (2, 0)
    with pytest.raises(InputError, match="dice"):
        jacta.odds("seventh_sea.reputation", {"who": used.who.to_json(), "event": "use", "dice": 1})
    assert told("reputation", {"who": used.who.to_json(), "event": "act"}).dice == 2
    assert told("reputation", {"who": ATHOS, "event": "deed", "points": 4}).who.reputation == 31


def test_experience_is_spent_on_the_sheet() -> None:
    bought = told("progress", {"who": ATHOS, "buy": "skill", "what": "rapier"})
    assert (bought.cost, bought.who.attacks.rank("rapier"), bought.who.experience) == (12, 6, 8)
    again = told("progress", {"who": bought.who.to_json(), "buy": "skill", "what": "rapier"})
    assert (again.ok, again.reason) == (False, "raised_already")
    trait = told("progress", {"who": ATHOS, "buy": "trait", "what": "brawn"})
    assert (trait.cost, trait.who.brawn) == (15, 3)
    sword = told("progress", {"who": ATHOS, "buy": "sword_of_damocles", "value": 9})
    assert (sword.who.swords, sword.who.experience) == (1, 11)
    with pytest.raises(InputError, match="what"):
        jacta.odds("seventh_sea.progress", {"who": ATHOS, "buy": "trait", "what": "beauty"})


def test_an_evening_ends_with_experience() -> None:
    bought = told("progress", {"who": ATHOS, "buy": "skill", "what": "defence"}).who
    after = told("evening_end", {"who": bought.to_json(), "award": 3, "points": -5})
    assert (after.earned, after.who.experience, after.who.heroism) == (5, 14 + 5, 0)
    assert (after.who.reputation, after.who.raised) == (22, ())
    assert after.who.to_json()["log"] == [{"cost": 6, "what": "defence"}, {"award": 3, "heroism": 2}]
    with speaking("fr"):
        assert telling.value("seventh_sea", after.who.to_json()["log"]) == (
            "Coût 6, Quoi défense\N{NARROW NO-BREAK SPACE}; Récompense 3, Dés d’héroïsme 2"
        )
    noted = Character.model_validate_json(json.dumps({**ATHOS, "log": ["won at cards"]}))
    assert noted.to_json()["log"] == [{"note": "won at cards"}]


# --- A battle

ARMIES: dict[str, Any] = {
    "attacker": {"name": "Mousquetaires", "general": "Tréville", "wits": 3, "strategy": 2, "officers": {"Athos": 2}},
    "defender": {"name": "Gardes", "wits": 2, "strategy": 3, "numbers": 2, "fortification": 2},
}


def test_a_battle_of_armies_has_the_odds_of_its_generals() -> None:
    """Without heroes it is the rule of victory, with modifiers added up by hand: officers 2, numbers 2 x 2."""
    generals = {
        "attacker": {"wits": 3, "strategy": 2, "bonus": 2},
        "defender": {"wits": 2, "strategy": 3, "bonus": 4},
        "max_turns": 3,
    }
    chain = jacta.odds("seventh_sea.battle", {**ARMIES, "max_turns": 3})
    plain = jacta.odds("seventh_sea.mass_battle", generals)
    for winner in ("attacker", "defender", "none"):
        assert chain.p(winner=winner) == plain.p(winner=winner)


def test_an_opportunity_helps_the_next_global_roll_and_no_other() -> None:
    """One hero who always finds an opportunity: turn 2 and 3 are fought with five points more."""
    rows = [{"min": 1, "max": 30, "damage_rolled": 0, "damage_kept": 0, "reputation": 2, "opportunity": True}]
    given = {**ARMIES, "heroes": [ATHOS], "fates": dict.fromkeys(ENGAGEMENTS, rows), "max_turns": 3}
    chain = jacta.odds("seventh_sea.battle", given)
    p = [
        jacta.odds(
            "seventh_sea.global_roll",
            {
                "attacker": {"wits": 3, "strategy": 2, "bonus": 2 + bonus},
                "defender": {"wits": 2, "strategy": 3, "bonus": 4},
            },
        ).p(winner="attacker")
        for bonus in (0, 5, 5)
    ]
    assert chain.p(lambda one: one.winner == "attacker") == p[0] * p[1] * p[2]
    won = next(one for one, _ in chain if one.winner == "attacker")
    assert won.heroes[0].reputation == 27 + 6
    lost = next(one for one, _ in chain if one.winner == "none")
    assert lost.heroes[0].reputation == 27 + 3


def test_the_game_master_lends_a_hand_in_battle() -> None:
    given = {
        **ARMIES,
        "heroes": [ATHOS],
        "fates": dict.fromkeys(ENGAGEMENTS, ROWS),
        "max_turns": 1,
        "game_master": True,
    }
    session = jacta.play("seventh_sea.battle", given, source=Seeded(1))
    for label, answer in (
        ("gm_battle", "correct"),
        ("gm_army", "attacker"),
        ("gm_figure", "free_raises"),
        ("gm_value", 2),
        ("gm_battle", "leave"),
        ("gm_hero", "Athos"),
        ("gm_battle", "go_on"),
        ("spend_raises", 2),
    ):
        assert isinstance(session.question, Ask)
        assert session.question.label == label
        session.answer(answer)
    assert session.outcome.attacker.free_raises == 0
    assert session.outcome.heroes[0].reputation == 27


def test_the_game_master_lends_a_hand_in_a_fight() -> None:
    jussac = {**ATHOS, "name": "Jussac", "kind": "henchman", "style": "balanced", "heroism": 0}
    bernajoux = {**jussac, "name": "Bernajoux"}
    given = {
        "combatants": [{**ATHOS, "style": "balanced"}, jussac, bernajoux],
        "reserves": ["Bernajoux"],
        "game_master": True,
        "max_turns": 1,
    }
    session = jacta.play("seventh_sea.fight", given, source=Seeded(1))
    answers = [
        ("gm_fight", "enter"),
        ("gm_whom", "Bernajoux"),
        ("gm_fight", "correct"),
        ("gm_whom", "Jussac"),
        ("gm_figure", "dramatic"),
        ("gm_value", 2),
        ("gm_fight", "award"),
        ("gm_whom", "Athos"),
        ("gm_dice", 3),
        ("gm_fight", "knock_down"),
        ("gm_whom", "Bernajoux"),
        ("gm_fight", "fall"),
        ("gm_whom", "Athos"),
        ("gm_dice", 2),
    ]
    for label, answer in answers:
        assert isinstance(session.question, Ask)
        assert session.question.label == label
        session.answer(answer)
    athos, fallen, other = session.position.state.standers
    assert athos.fencer.heroism == 5
    assert athos.prone
    assert fallen.down
    assert other.prone
    assert not other.down
    session.answer("go_on")
    notes = [entry.note.label for entry in session.transcript if entry.note is not None]
    assert {"gm_enters", "gm_mended", "gm_awards", "gm_down", "gm_falls"} <= set(notes)


def test_two_intervals_of_a_storm_multiply() -> None:
    """The chance of a storm's interval, multiplied by hand over two intervals that cost nothing."""
    ship = {"brawn": 1, "finesse": 1, "resolve": 1, "wits": 1, "panache": 2}
    once = jacta.odds("seventh_sea.storm_interval", {"panache": 2, "piloting": 1, "damage": 12}).p(dice_lost=0)
    twice = jacta.odds("seventh_sea.storm", {"ship": ship, "piloting": 1, "damage": 12, "intervals": 2})
    assert twice.p(dice_lost=0) == once**2
    assert isinstance(once, Fraction)


# --- Slips of the pen


FENCER: dict[str, Any] = {
    "brawn": 3,
    "finesse": 3,
    "resolve": 3,
    "wits": 3,
    "panache": 3,
    "attack": 3,
    "weapon": "rapier",
}


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        ({"weapon": "rapeir"}, "Inigo.weapon"),
        ({"attacks": {"rapeir": 5}}, "Inigo.attacks.rapeir"),
        ({"ranged": "rapier"}, "Inigo.ranged"),
    ],
)
def test_a_weapon_that_no_table_knows_is_refused_with_the_nearest(sheet: dict[str, Any], key: str) -> None:
    evening = jacta.chronicle("seventh_sea", "Evening")
    with pytest.raises(InputError, match="the table knows no weapon") as refused:
        evening.add("Inigo", "character", FENCER | sheet)
    assert refused.value.key == key
    inigo = evening.add("Inigo", "character", FENCER)
    with pytest.raises(InputError, match="did you mean rapier"):
        inigo.edit("Inigo", {"attacks.rapeir": 4}, reason="practice")


def test_a_kept_sheet_with_such_a_weapon_is_still_read_and_refused_where_the_rank_would_count() -> None:
    """Written before Jacta minded, or when the table had that weapon."""
    about = {"title": "Evening", "game": "seventh_sea"}
    kept = jacta.chronicle("seventh_sea", "Evening").add("Inigo", "character", FENCER).to_json()
    kept["entries"][0]["sheet"]["attacks"] = {"rapeir": 5}
    evening = Chronicle.from_json(kept | about)
    assert evening.roll("seventh_sea.initiative", {"who": ":Inigo"}).outcome is not None
    for blow in ("attack", "duel"):
        with pytest.raises(InputError, match="did you mean rapier"):
            evening.odds(f"seventh_sea.{blow}", {"attacker": ":Inigo", "defender": FENCER})
    hurt = evening.edit("Inigo", {"light": 7}, reason="a fall")
    assert hurt.pieces["Inigo"].piece.light == 7  # type: ignore[attr-defined]
    with pytest.raises(InputError, match="did you mean rapier"):
        hurt.edit("Inigo", {"attacks.rapiere": 2}, reason="practice")
    mended = evening.edit("Inigo", {"attacks": {"rapier": 5}}, reason="a slip")
    assert mended.pieces["Inigo"].piece.attacks.rank("rapier") == 5  # type: ignore[attr-defined]


def learning(what: str, **sheet: Any) -> Any:
    given = {"who": {"name": "Inigo", **FENCER, "experience": 50, **sheet}, "buy": "skill", "what": what}
    return jacta.roll("seventh_sea.progress", given).outcome


def test_a_slip_of_the_pen_buys_no_skill() -> None:
    for slip in ("atack", "tactcs", "rapeir"):
        with pytest.raises(InputError, match="did you mean") as refused:
            learning(slip)
        assert refused.value.key == "what"
    with pytest.raises(InputError, match="did you mean Fencing"):
        learning("Fencin", skills={"Fencing": 2})
    assert learning("Riding").who.skills.rank("Riding") == 1
    assert learning("Atack", skills={"Atack": 0}).who.skills.rank("Atack") == 1


def test_a_skill_is_the_same_in_capitals() -> None:
    after = learning("FENCING", skills={"Fencing": 2})
    assert (after.who.skills.to_json(), after.cost) == ({"Fencing": 3}, 6)


def test_a_rank_with_a_weapon_is_one_of_attack() -> None:
    """Where a sheet has no rank of its own for it, the one that everybody has: attack."""
    after = learning("rapier")
    assert (after.who.attacks.to_json(), after.who.skills.to_json(), after.cost) == ({"rapier": 4}, {}, 8)
    with speaking("fr"):
        assert learning("Rapière").who.attacks.to_json() == {"rapier": 4}
        told = words.changes("seventh_sea", Character(name="Inigo", **FENCER), after.who)
    assert "Attaque par arme rapière\N{NARROW NO-BREAK SPACE}: – → 4" in told
