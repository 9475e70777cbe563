"""The whole game: from the first draw to the new emperor (4.1, 4.28)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.alliances import alliance
from jacta.games.mighty_empires.campaign.turn import campaign_turn
from jacta.games.mighty_empires.inputs import SeatLabel
from jacta.games.mighty_empires.players.computers import seated
from jacta.games.mighty_empires.players.insight import INSIGHT
from jacta.games.mighty_empires.setup.beginning import setup
from jacta.games.mighty_empires.setup.settings import Settings
from jacta.games.mighty_empires.state.procedures import (
    BOARD,
    After,
    SeatGiven,
    StateGiven,
    asks_of,
    given_for,
    readings_of,
    seats,
    view,
)
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, World, seat_name
from jacta.games.mighty_empires.victory.scoring import Holdings, Score, score
from jacta.games.mighty_empires.victory.standings import empire
from jacta.games.mighty_empires.winter.phases import last_winter, over, winter
from jacta.games.mighty_empires.winter.thaw import autumn_ends, spring_ends
from jacta.rules import Move, Note, Run, Step, done, goto, note, procedure


class Outcome(NamedTuple):
    """Who won, and by seat the points and what was held at the end."""

    winner: SeatLabel | None
    drawn: tuple[SeatLabel, ...]
    points: tuple[int, ...]
    years: int
    order: tuple[SeatLabel, ...]
    first_chooser: SeatLabel
    hexes: tuple[int, ...]
    villages: tuple[int, ...]
    cities: tuple[int, ...]
    fortresses: tuple[int, ...]
    units: tuple[int, ...]


class CampaignSeason(NamedTuple):
    """A campaign season: the players who have not had their turn."""

    world: World
    seats: tuple[int, ...]


AIMS = {seat_name(seat): f"winner={seat}" for seat in range(3)}
PARTS = (setup, alliance, campaign_turn, winter, last_winter)
CHAIRS = {seat_name(seat): f"seats.{seat}" for seat in range(3)}


@procedure(
    passage="But du jeu; Victoire",
    asks=asks_of(runs=PARTS),
    readings=readings_of("first_player", "score_razed", "end_on_elimination", runs=PARTS),
    secrets=("seed",),
    view=view,
    board=BOARD,
    aims=AIMS,
    players=seated,
    seats=seats,
    seat_keys=CHAIRS,
    sampled=20,
    insight=INSIGHT,
    examples=(
        {"years": 1, "seed": 1, "seats": ["human", "steward"]},
        {"years": 1, "players": 3, "seed": 1, "seats": ["random", "steward", "steward"]},
        {"years": 1, "seed": 2, "seats": ["human", "planner"], "options": {"orders": "brief"}},
    ),
)
def game(given: Settings) -> Move[Outcome]:
    """But du jeu: two or three realms, six to ten years, one empire."""
    return goto(beginning, None)


def beginning(nothing: None, given: Settings) -> Step:
    """Début du jeu: capitals, realms, map and first pieces."""
    settings = {name: getattr(given, name) for name in Settings.model_fields}
    return Run("setup", setup, Settings.model_construct(given.model_fields_set, **settings), then=begun)


def begun(nothing: None, after: After) -> Move:
    return goto(council, after.state, note("season", year=1, season="spring"))


# --- The campaign


def council(world: World) -> Step:
    """4.24 (R56): before each season, alliances are made and broken."""
    return Run("alliance", alliance, StateGiven.of(world), then=agreed)


def agreed(world: World, after: After) -> Move:
    world = after.state
    return goto(wintering, world) if world.season == "winter" else goto(turns, CampaignSeason(world, world.order))


def turns(season: CampaignSeason) -> Step:
    """Saison de campagne (R6): player after player; the eliminated are passed over."""
    world = season.world
    if over(world):
        return goto(reckoning, world)
    if not season.seats:
        return goto(season_ends, world)
    if not world.lives(season.seats[0]):
        return goto(turns, season._replace(seats=season.seats[1:]))
    return Run("campaign_turn", campaign_turn, SeatGiven.of(world, seat=season.seats[0]), then=turn_over)


def turn_over(season: CampaignSeason, after: After) -> Move:
    return goto(turns, CampaignSeason(bereft(after.state), season.seats[1:]))


def bereft(world: World) -> World:
    """4.28: the eliminated are out of alliances."""
    pairs = tuple(pair for pair in world.alliances if all(map(world.lives, pair)))
    return world if pairs == world.alliances else world._replace(alliances=pairs)


def season_ends(world: World) -> Move:
    """Echelle temporelle (R84): what lasts a season or a campaign ends."""
    if world.season == "spring":
        world = spring_ends(world)
    if world.season == "autumn":
        world = autumn_ends(world)
    seasons = (*CAMPAIGN_SEASONS, "winter")
    season = seasons[seasons.index(world.season) + 1]
    return goto(council, world._replace(season=season), note("season", year=world.year, season=season))


# --- Winter


def wintering(world: World, given: Settings) -> Step:
    """Saison d'hivernage; Dernière saison: seven phases, or three in the last year."""
    last = world.year == given.years
    return Run("winter", last_winter if last else winter, StateGiven.of(world), then=wintered)


def wintered(world: World, after: After, given: Settings) -> Move:
    world = bereft(after.state)
    if world.year == given.years or over(world):
        return goto(reckoning, world)
    order = world.order
    if world.options.first_player == "rotate":
        order = (*order[1:], order[0])
    world = world._replace(year=world.year + 1, season="spring", phase="harvest", active=order[0], order=order)
    return goto(council, world, note("season", year=world.year, season="spring"))


# --- Victory


def reckoning(world: World) -> Step:
    """Victoire: the points are counted."""
    players = tuple(Holdings(**empire(world, seat)._asdict()) for seat in range(world.players))
    return Run("score", score, given_for(score, world, players=players), then=reckoned)


def reckoned(world: World, found: Score) -> Move:
    """Victoire (R92): most points win; but who is alone wins anyway."""
    winner, drawn = found.winner, found.drawn
    if over(world):
        alone = [SeatLabel(seat) for seat in world.living]
        winner, drawn = (alone[0], ()) if alone else (None, tuple(map(SeatLabel, range(world.players))))
    told = verdict(world, found, winner) if winner is not None else note("drawn", who=drawn)
    order = first_order(world)
    first_chooser = SeatLabel((order[0] + 1) % world.players)
    held = zip(*(empire(world, seat) for seat in range(world.players)), strict=True)
    return done(Outcome(winner, drawn, found.points, world.year, order, first_chooser, *held), told)


def first_order(world: World) -> tuple[SeatLabel, ...]:
    """Début du jeu (R4, R5): the order of the first year; who began sits to the right of whoever chose first."""
    turned = world.year - 1 if world.options.first_player == "rotate" else 0
    began = -turned % world.players
    return tuple(map(SeatLabel, (*world.order[began:], *world.order[:began])))


def verdict(world: World, found: Score, winner: SeatLabel) -> Note:
    """Victoire: who won, and by what."""
    reason = "alone" if over(world) else found.tie_break or "points"
    return note("victory", winner=winner.word, points=found.points[winner], reason=reason)
