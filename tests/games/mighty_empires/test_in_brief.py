"""Orders in brief (R107): fewer questions, the same rules."""

from __future__ import annotations

from tests.games.mighty_empires.test_by_the_book import Scene, State, far_away, site, tile, unit, world

BRIEF = {"orders": "brief"}


def scouts() -> State:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain"), **far_away(0), **far_away(1)}
    return world(tiles, {"A01": unit(0, "0,0")}, (5, 0))


def test_a_unit_scouts_and_goes_by_one_order() -> None:
    scene = Scene("campaign_turn", scouts(), seat=0, options=BRIEF)
    assert "go A01 1,0" in scene.offered("scout")
    scene.say("scout", "go A01 1,0").roll("scout.table", 3, 4)
    state = scene.say("move", "end").end()
    assert state["units"]["A01"]["hex"] == "1,0"
    assert state["tiles"]["1,0"]["owner"] == 0
    assert state["reserves"] == [7, 0]  # three from the city, and a ration for the step


def test_it_stays_where_its_scouts_failed() -> None:
    scene = Scene("campaign_turn", scouts(), seat=0, options=BRIEF).say("scout", "go A01 1,0")
    state = scene.roll("scout.table", 2, 3).roll("scout.event", 3, 4).end()  # they lose their way
    assert state["units"]["A01"]["hex"] == "0,0"


def test_it_stays_where_there_is_nothing_to_eat() -> None:
    state = scouts()
    state["reserves"], state["tiles"]["20,-30"]["site"]["type"] = [0, 0], "fortress"
    state["units"]["A02"] = unit(1, "20,-30")  # besieged: no harvest
    scene = Scene("campaign_turn", state, seat=0, options=BRIEF).say("scout", "go A01 1,0")
    scene.roll("scout.table", 3, 4)
    assert scene.offered("move")[0] == "end"


def test_without_the_option_nothing_is_offered_beside_the_rules() -> None:
    offered = Scene("campaign_turn", scouts(), seat=0).offered("scout")
    assert offered == ["end", "scout A01 1,0"]


def test_all_besiege_together() -> None:
    tiles = {"0,0": tile("plain", 1, site("city", 1)), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0")}
    scene = Scene("campaign_turn", world(tiles, units), seat=0, options=BRIEF)
    while getattr(scene.session.question, "label", "") in ("scout", "move"):
        scene.say(scene.session.question.label, "end")  # type: ignore[union-attr]
    assert scene.offered("besiege") == ["A01", "A02", "all", "end"]
    state = scene.say("besiege", "all").roll("siege", 2, 2).roll("siege", 3, 4).end()
    assert state["units"]["A02"]["siege_bonus"]["value"] == 2


def test_after_a_capture_nobody_besieges_any_more() -> None:
    tiles = {"0,0": tile("plain", 1, site("city", 1)), **far_away(0), **far_away(1)}
    units = {"A01": unit(0, "0,0"), "A02": unit(0, "0,0")}
    scene = Scene("campaign_turn", world(tiles, units), seat=0, options=BRIEF)
    while getattr(scene.session.question, "label", "") in ("scout", "move"):
        scene.say(scene.session.question.label, "end")  # type: ignore[union-attr]
    scene.say("besiege", "all").roll("siege", 6, 5).say("pillage", "False")
    assert scene.end()["tiles"]["0,0"]["owner"] == 0


def test_a_site_is_entered_by_an_order_and_not_by_a_question() -> None:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 0, site("village", 0)), **far_away(0), **far_away(1)}
    scene = Scene("movement", world(tiles, {"A01": unit(0, "0,0")}), seat=0, options=BRIEF)
    scene.say("move", "step A01 1,0")
    assert "enter A01 1,0" in scene.offered("move")
    state = scene.say("move", "enter A01 1,0").say("move", "end").end()
    assert state["units"]["A01"]["inside"]


def three_realms() -> State:
    tiles = {"0,0": tile("plain", 0), "1,0": tile("plain", 0), **far_away(0), **far_away(1), **far_away(2)}
    return world(tiles, {"A01": unit(0, "0,0")}, (5, 5, 5))


def test_alliances_are_a_command_and_no_question_of_every_season() -> None:
    assert Scene("alliance", three_realms(), options=BRIEF).session.question is None
    scene = Scene("movement", three_realms(), seat=0, options=BRIEF)
    assert {"propose 1", "propose 2"} <= set(scene.offered("move"))
    scene.say("move", "propose 2").say("alliance_answer", "True", who=2)
    assert not [order for order in scene.offered("move") if order.startswith(("propose", "break"))]
    assert scene.say("move", "end").end()["alliances"] == [[0, 2]]


def test_an_alliance_is_broken_by_a_command() -> None:
    state = {**three_realms(), "alliances": [[0, 2]]}
    scene = Scene("movement", state, seat=0, options=BRIEF).say("move", "break 2")
    assert scene.say("move", "end").end()["alliances"] == []


def test_two_players_have_no_treaties_to_speak_of() -> None:
    offered = Scene("campaign_turn", scouts(), seat=0, options=BRIEF).say("scout", "end")
    question = offered.session.question
    assert question is None or not [one for one in offered.offered("move") if one.startswith("propose")]
