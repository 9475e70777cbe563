"""Heroism, reputation, experience, sorcery, repartee and weapons, as the worked examples have them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import jacta
from jacta.errors import EmptySlot
from tests.games.seventh_sea.asking import odds, refused, value

# --- Dés d'héroïsme


def test_example_24_heroism_dice_at_the_start() -> None:
    assert value("heroism", traits=[2, 3, 2, 4, 1]) == {"value": 1}
    assert value("heroism", pcs=4, highest=4) == {"value": 8}


def test_a_hero_is_not_the_game_master() -> None:
    assert refused("heroism") == "traits"
    assert refused("heroism", traits=[1, 1, 1, 1, 1], pcs=2) == "pcs"
    assert refused("heroism", pcs=2) == "highest"
    assert refused("heroism", traits=[1, 2, 3]) == "traits"


def test_example_25_bidding_over_a_flaw() -> None:
    assert value("flaw_bid", gm=4, player=2) == {"active": True, "gm_left": 1, "player_left": 0}
    assert value("flaw_bid", gm=3, player=3) == {"active": False, "gm_left": 0, "player_left": 0}


@pytest.mark.parametrize("gm", range(1, 5))
@pytest.mark.parametrize("player", range(4))
@pytest.mark.parametrize("gm_limit", [1, 2, 9])
@pytest.mark.parametrize("player_limit", [0, 1, 9])
def test_bidding_up_to_limits(gm: int, player: int, gm_limit: int, player_limit: int) -> None:
    found = value("flaw_bid", gm=gm, player=player, gm_limit=gm_limit, player_limit=player_limit)
    most, counter = min(gm, gm_limit), min(player, player_limit)
    assert found["active"] is (most > counter)
    assert gm - found["gm_left"] == min(most, counter + 1)
    assert player - found["player_left"] == min(counter, most)


def test_nobody_bids_without_a_die() -> None:
    assert refused("flaw_bid", gm=0, player=1) == "gm"
    assert refused("flaw_bid", gm=2, player=1, gm_limit=0) == "gm_limit"


def test_a_player_with_as_many_dice_keeps_the_flaw_asleep() -> None:
    assert jacta.best("seventh_sea.flaw_bid", {"gm": 2, "player": 2}, who="player").value == 1
    assert jacta.best("seventh_sea.flaw_bid", {"gm": 3, "player": 2}, who="gm").value == 1


def test_a_player_who_states_an_aim_has_the_game_master_against_it() -> None:
    assert jacta.best("seventh_sea.flaw_bid", {"gm": 4, "player": 2}, who="player", aim="active=false").value == 0


# --- La réputation, l'expérience, la sorcellerie


def test_example_26_reputation_dice() -> None:
    assert odds("reputation_roll", points=37, spent=1, dice=2, nd=12).p(success=True) == Fraction(47, 100)
    assert refused("reputation_roll", points=37, spent=1, dice=3, nd=12) == "dice"
    assert refused("reputation_roll", points=9, dice=1, nd=12) == "dice"
    assert refused("reputation_roll", points=-30, dice=1, nd=12) == "dice"
    assert odds("reputation_roll", points=-30, dice=1, nd=5, options={"negative_reputation_dice": True})
    assert odds("reputation_roll", points=5, dice=1, nd=5, options={"tranche": "started"})


def test_an_action_of_the_book_needs_the_book() -> None:
    with pytest.raises(EmptySlot, match="129"):
        odds("reputation_roll", points=37, dice=1, action="audience")


def test_example_27_purchases() -> None:
    assert value("experience", buy="skill", rank=3, xp=8) == {"ok": True, "cost": 8, "left": 0, "reason": None}
    assert value("experience", buy="trait", rank=2, xp=20)["left"] == 5
    assert value("experience", buy="trait", rank=5, xp=30)["ok"] is False
    assert value("experience", buy="trait", rank=5, xp=30, special_advantage=True)["cost"] == 30
    assert value("experience", buy="trait", rank=6, xp=99, special_advantage=True)["ok"] is False
    assert value("experience", buy="sword_of_damocles", value=3, owned=2, panache=2, xp=9)["ok"] is False
    assert value("experience", buy="skill", rank=3, xp=7) == {
        "ok": False,
        "cost": 8,
        "left": 7,
        "reason": "not_enough_xp",
    }
    assert value("experience", buy="arcana", xp=99) == {"ok": False, "cost": 0, "left": 99, "reason": "never_for_sale"}
    assert refused("experience", buy="title", xp=9) == "buy"
    assert refused("experience", buy="sword_of_damocles", value=4, panache=2, xp=9) == "value"


def test_a_specialisation_teaches_only_what_is_not_known() -> None:
    known = [{"skill": "Feinte", "rank": 3}]
    found = value("experience", buy="specialisation", xp=12, known=known, basic=["Attaque", "Feinte"])
    assert found["skills"] == [*known, {"skill": "Attaque", "rank": 1}]
    assert "skills" not in value("experience", buy="specialisation", xp=9, known=known, basic=["Attaque"])


def test_sorcery_costs_rolls_and_limits() -> None:
    assert value("sorcery", nation="avalon", level=1, mastery=1, heroism_pool=1) == {
        "success": True,
        "heroism_spent": 1,
    }
    cast = odds("sorcery", nation="ussura", rolled=5, kept=3, nd=15, heroism_pool=1)
    assert cast.p(success=True, heroism_spent=1) == Fraction(93183, 100000)
    assert refused("sorcery", nation="ussura", rolled=5, kept=3, nd=15) == "heroism_pool"
    assert refused("sorcery", nation="avalon", level=2, mastery=1, heroism_pool=1) == "level"
    assert refused("sorcery", nation="avalon", level=1, mastery=1, heroism_pool=1, known=False) == "known"
    assert refused("sorcery", nation="vendel", rolled=5, kept=3, nd=5, runes_used=2, runes_per_day=2) == "runes_used"
    assert refused("sorcery", nation="porte", rolled=5, kept=3, nd=5) == "nation"
    assert refused("sorcery", nation="vodacce", rolled=5, kept=3) == "nd"


# --- Repartie


def test_example_28_charm() -> None:
    charmed = odds("charm", attacker={"wits": 3}, defender={"wits": 2, "resolve": 2}, mode="simple")
    assert charmed.p(charmed=True) == Fraction(52441, 62500)


def test_example_29_when_to_raise_for_charm() -> None:
    hard = {"attacker": {"wits": 2}, "defender": {"wits": 4, "resolve": 3}, "mode": "simple"}
    assert jacta.best("seventh_sea.charm", hard).value == Fraction(43, 2500)
    assert odds("charm", **hard, raises=2).p(charmed=True) == Fraction(43, 2500)
    even = {"attacker": {"wits": 3}, "defender": {"wits": 3, "resolve": 3}, "mode": "simple"}
    assert jacta.best("seventh_sea.charm", even).value == odds("charm", **even, raises=0).p(charmed=True)


def test_who_has_heard_words_speaks_with_fewer_dice_and_idle_raises() -> None:
    """3g3 less a die is 2g2, against 15 and a raise: a ten and 10 with the other's rest, 54/500, or two tens, 1/100."""
    side = {"resolve": 3}
    found = odds("intimidate", attacker=side, defender=side, mode="simple", raises=0, mod_rolled=-1, forced_raises=1)
    assert found.p(success=True, penalty=1) == Fraction(59, 500)


def test_an_opposition_without_dice_ends_where_nobody_could_win_it() -> None:
    """No die against 5, one plain die against 15: the threat has failed."""
    meek, loud = {"resolve": 1, "explode": False}, {"resolve": 3, "explode": False}
    assert value("intimidate", attacker=loud, defender=meek, raises=0, mod_rolled=-3) == {
        "success": False,
        "penalty": 0,
    }


def test_example_30_intimidation() -> None:
    found = odds("intimidate", attacker={"resolve": 3}, defender={"resolve": 3}, raises=1, mode="simple")
    assert found.p(success=True, penalty=2) == Fraction(1829, 5000)


def test_an_opposed_taunt_is_an_opposition() -> None:
    plain = {"rolled": 2, "kept": 2, "trait": 2, "explode": False}
    met = odds("opposed", attacker={**plain, "raises": 1}, defender=plain).p(winner="attacker")
    side = {"panache": 2, "explode": False}
    assert odds("taunt", attacker=side, defender=side, raises=1).p(success=True, forced_raises=1) == met
    assert odds("taunt", attacker=side, defender=side, target_raises=1).p(success=True, forced_raises=0) == met


def test_repartee_targets() -> None:
    assert value("repartee_targets", kind="henchman", count=3) == {"raises": 2}
    assert refused("repartee_targets", kind="villain", count=2) == "count"
    assert refused("repartee_targets", kind="brute", count=0) == "count"
    assert refused("charm", attacker={"wits": 3}, defender={"wits": 2, "resolve": 2}, deep_conviction=True)


def test_example_31_busking() -> None:
    hat = odds("busk", trait=3, performer=3, resolve=2, raises=1)
    least, most = hat.bounds(lambda outcome: outcome.cents >= 10)
    assert least <= Fraction(4099607, 5000000) <= most
    assert hat.p(success=False) == 1 - odds("test", rolled=6, kept=3, nd=15, raises=0).p(success=True)
    flat = odds("busk", trait=3, performer=3, resolve=2, raises=1, options={"per_raise": "flat"})
    assert flat.p(cents=6) == hat.p(cents=10)  # 20 is five points above 15
    base = odds("busk", trait=3, performer=3, resolve=2, raises=1, options={"margin_from": "base"})
    assert base.p(cents=20) == hat.p(cents=10)
    assert refused("busk", trait=3, performer=1, resolve=2, hostile=True) == "hostile"
    assert refused("busk", trait=3, performer=1, resolve=2, kind="villain") == "kind"


# --- Armes


def test_example_51_powder_flask() -> None:
    reloads = {"pistol": 15, "musket": 25, "grapnel_pistol": 20}
    assert {gun: value("weapon", weapon=gun, powder_flask=True)["reload"] for gun in reloads} == reloads
    assert refused("weapon", weapon="crossbow", powder_flask=True) == "powder_flask"
    assert refused("weapon", weapon="rapier", powder_flask=True) == "powder_flask"


def test_weapon_rows() -> None:
    assert value("weapon", weapon="scimitar") == {
        "rolled": 2,
        "kept": 2,
        "guilders": 10,
        "special": {"target_defence_rank": -1, "lunge_both": -1},
    }
    assert value("weapon", weapon="polearm")["special"] == {}
    thrown = value("weapon", weapon="bodice_dagger", mode="ranged")
    assert (thrown["range_m"], thrown["reload"], thrown["special"]) == (None, None, {"free_raises": 2})
    assert value("weapon", weapon="bodice_dagger", mode="ranged", brawn=3)["range_m"] == 11
    assert value("weapon", weapon="crossbow")["range_m"] == 90
    assert refused("weapon", weapon="lightsaber") == "weapon"
    assert refused("weapon", weapon="rapier", mode="ranged") == "mode"
