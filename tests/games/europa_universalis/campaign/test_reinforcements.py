"""What a power buys in its logistics joins one of its own stacks or fleets, or is a new piece of its own."""

from __future__ import annotations

from typing import Any

import jacta
from jacta.chronicles import Chronicle
from jacta.dice import Seeded
from jacta.games.europa_universalis.campaign.new_forces import stacks_of
from jacta.games.europa_universalis.logistics.recruiting import SomeCounters
from jacta.games.europa_universalis.pieces.power import Power

POWER = {"nation": "sweden", "period": 4, "treasury": 400, "land_technology": "musket", "naval_technology": "battery"}
STACK = {"nation": "sweden", "period": 4, "tech": "musket", "a_minus": 1}
FLEET = {"nation": "sweden", "period": 4, "technology": "battery", "counter": "none", "nav": 1}
LOGISTICS = "europa_universalis.logistics_turn"


def baltic() -> Chronicle:
    chronicle = Chronicle.begin("europa_universalis", "Baltic").add("Crown", "power", POWER)
    chronicle = chronicle.add("Old guard", "stack", {**STACK, "place": "Riga", "quality": "veteran"})
    chronicle = chronicle.add("Levy", "stack", {**STACK, "place": "Reval"})
    return chronicle.add("Home fleet", "fleet", {**FLEET, "place": "Kalmar"})


def bought(policy: dict[str, Any], **given: Any) -> Chronicle:
    named = {"power": ":Crown", "stacks": [":Old guard", ":Levy"], "fleets": [":Home fleet"], **given}
    return baltic().do(LOGISTICS, named, policy=policy, source=Seeded(1))


def test_counters_that_were_bought_join_the_stack_that_the_owner_names() -> None:
    after = bought({"quarters": "2"}, buy={"dt": 1}).pieces
    assert after["Levy"].piece.to_json() == {**STACK, "place": "Reval", "dt": 1}
    assert after["Old guard"].piece == baltic().pieces["Old guard"].piece


def test_conscripts_in_a_stack_of_veterans_are_noted() -> None:
    piece = bought({"quarters": "1"}, buy={"dt": 1}).pieces["Old guard"].piece
    assert (piece.dt, piece.quality, piece.veteran_dt) == (1, "veteran", 2)  # type: ignore[attr-defined]


def test_ships_that_were_bought_join_a_fleet() -> None:
    after = bought({"harbour": "1"}, ships={"nav": 1}).pieces["Home fleet"].piece
    assert after.nav == 2  # type: ignore[attr-defined]


def test_unless_somebody_says_so_it_is_a_new_stack() -> None:
    after = bought({}, buy={"dt": 1})
    assert after.pieces["Levy"] == baltic().pieces["Levy"]
    assert after.pieces["Crown"].piece.treasury < 400  # type: ignore[attr-defined]
    new = after.pieces["Crown 2"]
    assert new.kind == "stack"
    assert new.piece.to_json() == {"nation": "sweden", "period": 4, "tech": "musket", "dt": 1}
    assert after.undo().to_json() == baltic().to_json()
    after.replay()


def test_more_than_one_stack_may_hold_is_several() -> None:
    """2.4.1: three counters of eight detachments at most."""
    bought = SomeCounters(a_plus=2, a_minus=1, dt=3)
    found = [(one.a_plus, one.a_minus, one.dt) for one in stacks_of(Power.model_validate(POWER), bought)]
    assert found == [(2, 0, 0), (0, 1, 2), (0, 0, 1)]


def test_a_fleet_counter_comes_with_its_full_content() -> None:
    """2.7.2 (R71s); the loose detachment beside it joins the fleet that the owner names."""
    given = {"nation": "sweden", "period": 4, "counter": "F-", "content": {"nav": 1}}
    room = jacta.odds("europa_universalis.fleet_capacity", given)
    ((fit, _),) = room
    after = bought({"harbour": "1"}, ships={"F-": 1, "tr": 1}).pieces
    assert after["Home fleet"].piece.tr == 1  # type: ignore[attr-defined]
    new = after["Crown 2"].piece.to_json()
    assert (new["counter"], new["nav"], new.get("tr", 0)) == ("F-", fit.dn_room, fit.tr_room)


def test_what_colonies_buy_stands_there() -> None:
    """2.8.6: the DE of the fisheries with the other ships; one stack and one fleet a province."""
    colony = {"kind": "com", "place": "Nya Sverige", "fish": 2, "items": {"dt": 1, "fish_de": 1}}
    after = bought({}, colonies=[colony]).pieces
    assert after["Crown 2"].piece.to_json()["place"] == after["Crown 3"].piece.to_json()["place"] == "Nya Sverige"
    assert (after["Crown 2"].kind, after["Crown 3"].kind) == ("stack", "fleet")
    assert after["Crown 3"].piece.de == 1  # type: ignore[attr-defined]


def test_the_cossacks_detachment_is_a_stack() -> None:
    """53.14 (R17s)."""
    russia = {"nation": "russia", "period": 4, "treasury": 40, "land_technology": "renaissance", "cossacks": True}
    chronicle = Chronicle.begin("europa_universalis", "Don").add("Tsar", "power", russia)
    after = chronicle.do(LOGISTICS, {"power": ":Tsar"}, source=Seeded(1)).pieces
    assert after["Tsar 2"].piece.dt == 1  # type: ignore[attr-defined]


def test_a_stack_that_is_full_is_not_offered_and_what_is_not_paid_joins_nobody() -> None:
    full = {**STACK, "place": "Full", "a_plus": 2, "a_minus": 0}
    session = jacta.play(LOGISTICS, {"power": POWER, "stacks": [full], "buy": {"a_plus": 1}})
    assert (session.question, session.outcome.raised[0].a_plus) == (None, 1)
    poor = jacta.play(LOGISTICS, {"power": {**POWER, "treasury": 0}, "stacks": [STACK], "buy": {"dt": 1}})
    assert (poor.question, poor.outcome.ok, poor.outcome.raised) == (None, False, ())
