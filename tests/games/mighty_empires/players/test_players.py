"""Computer players (4.30): they answer legally, know nothing hidden, and the stronger ones win."""

from __future__ import annotations

from typing import Any

import pytest

from jacta.analysis.tournaments import tournament
from jacta.dice import Seeded
from jacta.games.mighty_empires.campaign.scouting import Mission
from jacta.games.mighty_empires.campaign.sieges import Walls
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Appraisal, Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.players.prospects import reports, siege_chances
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import Act, Building, Cast
from jacta.games.mighty_empires.state.world import Effect, Site, Tile, World
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.policies import asked, at_the_table, check_legal, picked
from jacta.kernel.run.position import answered, started
from tests.games.mighty_empires.random_games import random_game, random_settings
from tests.games.mighty_empires.state.test_views import in_disguise
from tests.games.mighty_empires.worlds import play, world

pytestmark = pytest.mark.waits
PLAYER = Planner(Prospectus(6, TileSet()))
CHAIRS = (["planner", "steward", "random"], ["random", "planner", "planner"], ["steward", "random", "planner"])


# --- Whole games


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_of_a_whole_game_is_legal(seed: int) -> None:
    """Under any readings: `picked` refuses an answer that is not legal."""
    settings = random_settings(seed)
    seats = CHAIRS[seed % len(CHAIRS)][: settings["players"]]
    given = game.validate({**settings, "years": 2, "seed": seed, "seats": seats})
    policy, chance = at_the_table(game, given, None), Seeded(seed)
    position, question = started(game, given)
    decisions = 0
    while question is not None:
        if isinstance(question, Ask):
            answer, decisions = picked(question, policy, position, chance), decisions + 1
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(chance).value
        position, question = answered(position, question, answer)
    assert decisions > 50
    assert len(position.outcome.points) == settings["players"]


def test_the_planner_answers_by_what_his_seat_sees() -> None:
    """Two worlds that are equal for a seat: the same answer, and a legal one."""
    compared = 0
    for position, question in random_game({"players": 3, "years": 2, "seed": 5}, 5):
        if not isinstance(question, Ask) or position.phase is None:
            continue
        who = str(question.who)
        other = in_disguise(position, who)
        answer = asked(PLAYER, question, position.seen_by(who), position)
        assert answer == asked(PLAYER, question, other.seen_by(who), other)
        check_legal(question, answer)
        compared += other.state != position.state
    assert compared > 50


def test_stronger_players_win() -> None:
    """Over short games with fixed seeds; `jacta tournament` shows the same over long ones."""
    best = tournament(game, game.validate({"seats": ["planner", "steward"], "years": 3}), games=8, seed=1)
    assert best.standings[0].player == "planner"
    assert best.standings[0].won >= 7
    good = tournament(game, game.validate({"seats": ["steward", "random"], "years": 2}), games=8, seed=1)
    assert good.standings[0].player == "steward"
    assert good.standings[0].won >= 7


# --- Small decisions


def asked_in(name: str, here: World, label: str, **given: Any) -> Any:
    """What the planner answers to the first question with this label."""
    session = play(name, here, **given)
    question = session.question
    assert isinstance(question, Ask)
    assert question.label == label
    return PLAYER(question, session.position.seen_by(str(question.who)))


MINE = Tile("plain", owner=0, site=Site("city", 0, 0, None, True))
THEIRS = Tile("plain", owner=1, site=Site("city", 1, 1, None, True))


def plain(owner: int | None = None, site: Site | None = None, **more: Any) -> Tile:
    return Tile("plain", owner=owner, site=site, **more)


def test_he_walks_into_unguarded_enemy_land() -> None:
    here = world(
        {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1), (3, 0): THEIRS, (0, 1): plain(0)},
        {"A01": {"hex": (1, 0)}, "B01": {"hex": (3, 0), "inside": True}},
        reserves=(20, 9, 9),
        phase="movement",
    )
    assert asked_in("movement", here, "move", seat=0) == Act("step", "A01", "2,0")


def test_he_does_not_go_hungry() -> None:
    here = world(
        {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1), (3, 0): THEIRS},
        {"A01": {"hex": (1, 0)}, "B01": {"hex": (3, 0), "inside": True}},
        reserves=(0, 9, 9),
        phase="movement",
    )
    assert asked_in("movement", here, "move", seat=0) == "end"


def test_he_falls_upon_the_broken_and_leaves_the_strong() -> None:
    blessed = Effect("blessing", "unit", "B02", 2, "thaw", 1, "spring")
    here = world(
        {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1), (1, 1): plain(1), (3, 0): THEIRS},
        {"A01": {"hex": (1, 0)}, "B01": {"hex": (2, 0), "next_roll": -6}, "B02": {"hex": (1, 1)}},
        effects=[blessed],
        phase="movement",
        year=6,
    )
    assert asked_in("movement", here, "move", seat=0) == Act("step", "A01", "2,0")


def test_he_builds_villages_first_and_fortresses_at_the_end() -> None:
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(0, Site("village", 0, once_owned=True)), (5, 0): THEIRS}
    here = world(tiles, {"B01": {"hex": (5, 0)}}, reserves=(9, 0), season="winter", phase="construction")
    assert asked_in("construction", here, "build", seat=0) == Building("found_village", "1,0")
    full = {**tiles, (1, 0): Tile("marsh", owner=0)}
    last = world(full, {"B01": {"hex": (5, 0)}}, reserves=(9, 0), season="winter", phase="construction", year=6)
    assert asked_in("construction", last, "build", seat=0) == Building("village_to_fortress", "2,0")
    early = last._replace(year=1)
    assert asked_in("construction", early, "build", seat=0) == Building("village_to_city", "2,0")


def test_the_last_spell_burns_men_and_not_harvests() -> None:
    units = {"A01": {"hex": (1, 0)}, "B01": {"hex": (2, 0)}}
    tiles = {(0, 0): MINE, (1, 0): plain(0), (2, 0): plain(1), (3, 0): THEIRS}
    early = world(tiles, units, season="winter", phase="equinox", year=1)
    assert asked_in("spell", early, "spell", seat=0) == Cast("bad_harvest", "3,0")
    assert asked_in("spell", early._replace(year=6), "spell", seat=0) == Cast("firestorm", "B01")


# --- What he reckons with


def test_a_ration_is_worth_nothing_once_everything_stands() -> None:
    """4.30: beyond the season's need and open buildings, rations rot."""
    sites = [Site("village", 0)] * 8 + [Site("city", 0)] * 4 + [Site("fortress", 0)] * 4
    tiles = {(q, 0): plain(0, site) for q, site in enumerate(sites)} | {(20, 0): THEIRS}
    here = world(tiles, {"A01": {"hex": (0, 0)}}, reserves=(50, 0), season="autumn")
    assert Appraisal(here, 0, Prospectus(6, TileSet())).rations(-3) == 0
    empty = world({(0, 0): MINE, (1, 0): plain(0), (20, 0): THEIRS}, {}, reserves=(2, 0), season="autumn")
    assert Appraisal(empty, 0, Prospectus(6, TileSet())).rations(-1) < -0.3


def test_what_lies_face_down_is_what_nobody_has_seen() -> None:
    box = TileSet(plain=1, forest=0, mountain=2, river=0, marsh=1, coast=9)
    hidden = Tile(None, revealed=False, seen=False)
    here = world({(0, 0): MINE, (1, 0): Tile("mountain"), (2, 0): hidden, (3, 0): hidden})
    believed = dict(Appraisal(here, 0, Prospectus(6, box)).unseen)
    # Three plain capitals and one plain tile, less the one in play; the forest capital; a mountain; the marsh.
    assert believed == {"plain": 3 / 6, "forest": 1 / 6, "mountain": 1 / 6, "marsh": 1 / 6}


def test_a_spy_foresees_what_the_scouts_will_report() -> None:
    mission = Mission(terrain="river")
    assert [report.site for report, _ in reports(mission, 11)] == ["city"]
    assert all(report.event for report, _ in reports(mission, 6))
    assert [(report.explored, p) for report, p in reports(mission, 8)] == [(True, 1.0)]
    assert sum(p for _, p in reports(mission)) == pytest.approx(1)


def test_siege_chances_are_those_of_the_table() -> None:
    """A village: 2D6+2, captured from 9 on, weakened from 4 to 8 (nobody inside), never destroyed."""
    found = siege_chances(Walls(site="village"))
    assert found == pytest.approx((10 / 36, 0, 23 / 36, 0))
