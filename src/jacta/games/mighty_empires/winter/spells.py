"""Equinoxe d'hiver: each player's sorcerer may cast one spell (4.13, 4.14)."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

from jacta.games.mighty_empires.campaign.engagements import firestorm_of, refuge
from jacta.games.mighty_empires.campaign.retreat import Beaten, controller, retreat
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import PASS, Cast, cast, places
from jacta.games.mighty_empires.state.changes import affect, colour, destroy, put, raze, with_cargo, wreck
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, WinterGiven, state_procedure
from jacta.games.mighty_empires.state.world import INDEPENDENT, NOTHING, Unit, World, seat_name
from jacta.games.mighty_empires.winter.spell_targets import AGAINST_UNITS, Scorched, Spell, Target, firestorm, fizzles
from jacta.rules import Ask, Move, Rules, Run, Step, done, goto, note, remembered

SPELLS: tuple[Spell, ...] = get_args(Spell)
ON_HEXES: tuple[Spell, ...] = ("flood", "storm", "blood_rain")
ON_SITES: tuple[Spell, ...] = ("bad_harvest", "bountiful_harvest", "magic_rampart")
ON_BUILT_HEXES = (*ON_HEXES, *ON_SITES)
ON_OWN_UNITS: tuple[Spell, ...] = ("blessing", "celerity")
ON_UNITS = (*ON_OWN_UNITS, *AGAINST_UNITS)
ON_NOTHING: tuple[Spell, ...] = ("dragon_dream",)
# What a spell leaves behind, as 4.23 calls it.
EFFECTS: dict[str, tuple[str, int]] = {
    "bad_harvest": ("bad_harvest", 0),
    "bountiful_harvest": ("bountiful", 0),
    "flood": ("flood", 0),
    "storm": ("storm", 0),
    "blood_rain": ("frozen", 0),
    "blessing": ("blessing", 2),
    "curse": ("curse", -2),
    "dragon_dream": ("dream", 0),
    "celerity": ("celerity", 0),
    "magic_rampart": ("rampart", 0),
}


class Sorcerer(NamedTuple):
    """A sorcerer with the spells that he could cast, and the one he does."""

    world: World
    seat: int
    offers: tuple[Cast, ...]
    cast: Cast | None = None


# --- What may be cast


def has_sorcerer(world: World, seat: int) -> bool:
    """Equinoxe d'hiver (R83): the sorcerer is in the capital, as long as the player holds it."""
    held = [world.tiles[hex] for hex in world.sites_of(seat)]
    return any(tile.site is not None and tile.site.capital_of == seat and not tile.desolated for tile in held)


def behind_rampart(world: World, unit: Unit) -> bool:
    """Rempart magique (R81): inside the dome, or aboard a ship there."""
    if not world.ramparted(unit.hex):
        return False
    return unit.inside or (unit.aboard is not None and world.unit(unit.aboard).inside)


@remembered
def working(spells: tuple[Spell, ...], rules: Rules, *target: Any) -> tuple[Spell, ...]:
    """Equinoxe d'hiver: which of the spells may be cast on that; `target` are the fields of a `Target`, in order."""
    return tuple([spell for spell in spells if fizzles(Target(spell, *target), rules.options, rules) is None])


def castable(world: World, seat: int, rules: Rules) -> tuple[Cast, ...]:
    """D18: every spell on everything that it may be cast on."""
    names, sorcerer = world.atlas.names, has_sorcerer(world, seat)
    ramparts, razed = world.targets("rampart"), world.targets("razed")
    covered = {unit.id for unit in world.units if behind_rampart(world, unit)} if ramparts else NOTHING
    exposed = {unit.hex for unit in world.units if unit.id not in covered}
    whose: dict[Any, str] = {owner: colour(world, seat, owner) for owner in range(world.players)}
    whose |= {INDEPENDENT: "hostile", "hostile": "hostile", "neutral": "neutral"}
    offers: dict[str, list[Cast]] = {spell: [] for spell in SPELLS}
    alike: dict[Any, tuple[Spell, ...]] = {}  # most hexes are as others are
    for hex, tile in enumerate(world.tiles):
        lie = hex in exposed, hex in ramparts, hex in razed
        found = alike.get((tile, lie))
        if found is None:
            spells, owner = (ON_BUILT_HEXES, whose[tile.site.owner]) if tile.site else (ON_HEXES, "none")
            terrain = tile.terrain or "plain"  # as far as everybody sees it
            here = terrain, tile.revealed, int(hex in exposed), False, hex in ramparts, tile.desolated or hex in razed
            found = alike[tile, lie] = working(spells, rules, sorcerer, owner, *here)
        for spell in found:
            offers[spell].append(cast(spell, names[hex]))
    for unit in world.units:
        spells = ON_OWN_UNITS if unit.owner == seat else AGAINST_UNITS
        there = "plain", True, 1, unit.aboard is not None, unit.id in covered
        for spell in working(spells, rules, sorcerer, whose[unit.owner], *there):
            offers[spell].append(cast(spell, unit.id))
    for spell in working(ON_NOTHING, rules, sorcerer):
        offers[spell].append(cast(spell, ""))
    return tuple([one for spell in SPELLS for one in offers[spell]])


@state_procedure(
    "Equinoxe d'hiver",
    {"state": in_winter(), "seat": 0},
    tables=("spells",),
    asks=("spell",),
    readings=("sorcerer_needs_capital", "flood_lasts"),
    runs=(retreat,),
    settled=(firestorm,),
)
def spell(given: WinterGiven, rules: Rules) -> Move[After]:
    """Equinoxe d'hiver: a player's sorcerer may cast one spell."""
    world, seat = given.begun("equinox"), given.seat
    if world.options.sorcerer_needs_capital and not has_sorcerer(world, seat):
        return done(After(world))
    return goto(conjuring, Sorcerer(world, seat, castable(world, seat, rules)))


def conjuring(sorcerer: Sorcerer) -> Step:
    """Equinoxe d'hiver: one spell, or none."""
    options = (PASS, *sorcerer.offers)
    return Ask(
        "spell",
        seat_name(sorcerer.seat),
        options,
        conjured,
        steward.spell,
        remark=beside,
        grouped="spell",
        places=places,
    )


# --- What it does


def conjured(sorcerer: Sorcerer, cast: Cast | str, rules: Rules) -> Move:
    world = sorcerer.world
    if isinstance(cast, str):
        return done(After(world))
    if cast.spell == "firestorm":
        return goto(burning, sorcerer._replace(cast=cast))
    until: str = rules.table("spells").at(cast.spell)["until"]
    return done(After(enchanted(world, sorcerer.seat, cast, until)))


def enchanted(world: World, seat: int, cast: Cast, until: str) -> World:
    """Equinoxe d'hiver (R76-R82): what lies on hex, site, unit or player from now on."""
    kind, value = EFFECTS[cast.spell]
    if cast.spell == "dragon_dream":
        return affect(world, kind, "player", seat, until=until)
    if cast.spell in ON_UNITS:
        return affect(world, kind, "unit", cast.target, until=until, value=value)
    hex = world.atlas.by_name[cast.target]
    if cast.spell in ON_SITES:
        return affect(world, kind, "site", hex, until=until)
    if cast.spell == "blood_rain":
        for unit in world.units:
            if unit.hex == hex and not behind_rampart(world, unit):
                world = affect(world, kind, "unit", unit.id, until=until)
        return world
    if cast.spell == "flood" and world.options.flood_lasts == "spring":
        until = "spring_end"
    world = drowned(affect(world, kind, "hex", hex, until=until), hex)
    return wrecked(world, hex) if cast.spell == "storm" else world


def drowned(world: World, hex: int) -> World:
    """Déluge; Tempête (R77, R103): a village is razed, unless a rampart covers it."""
    site = world.tiles[hex].site
    if site is None or site.type != "village" or world.ramparted(hex):
        return world
    return raze(world, hex)


def wrecked(world: World, hex: int) -> World:
    """Tempête (R77): ships founder unless a coastal city of their side is there; an army aboard is landed."""
    for ship in world.units:
        afloat = ship.kind == "ship" and ship.hex == hex and not behind_rampart(world, ship)
        if afloat and not world.is_port(hex, ship.owner):
            world = wreck(world, ship.id)
    return world


# --- Tempête de feu


def burning(sorcerer: Sorcerer) -> Step:
    """Equinoxe d'hiver, Tempête de feu (R79): storm against unit."""
    unit = struck_unit(sorcerer)
    roles = {"unit": seat_name(controller(sorcerer.world, unit))}
    return Run("firestorm", firestorm, firestorm_of(sorcerer.world, unit), then=burnt, roles=roles)


def struck_unit(sorcerer: Sorcerer) -> Unit:
    assert sorcerer.cast is not None
    return sorcerer.world.unit(sorcerer.cast.target)


def burnt(sorcerer: Sorcerer, found: Scorched) -> Move:
    """Equinoxe d'hiver, Tempête de feu (R25, R57): the unit is destroyed, or weakened, and flees."""
    world, unit = sorcerer.world, struck_unit(sorcerer)
    if found.fate == "destroyed":
        return done(After(destroy(world, with_cargo(world, unit))))
    world = put(world, unit._replace(next_roll=found.next_roll))
    if found.next_roll:
        world = affect(world, "firestorm", "unit", unit.id, until="thaw")
    if found.fate == "unharmed" or unit.inside:
        return done(After(world))
    if found.fate == "stays" and refuge(world, unit) == "none":
        return done(After(world))
    told = note("scorched", unit=unit.id, fate=found.fate)
    return goto(fleeing_forced if found.fate == "retreats" else fleeing, sorcerer._replace(world=world), told)


def fleeing_forced(sorcerer: Sorcerer) -> Step:
    """La retraite: it must leave the flames."""
    return flight(sorcerer, forced=True)


def fleeing(sorcerer: Sorcerer) -> Step:
    """La retraite: it may leave the flames."""
    return flight(sorcerer, forced=False)


def flight(sorcerer: Sorcerer, *, forced: bool) -> Step:
    """La retraite: nobody pursues."""
    beaten = Beaten.of(sorcerer.world, unit=struck_unit(sorcerer).id, forced=forced, winner=None)
    return Run("retreat", retreat, beaten, then=fled)


def fled(sorcerer: Sorcerer, after: After) -> Move:
    return done(after)
