"""A battery fires: Ligne de visée, distance, valeur de feu, TABLE DE FEU, losses, morale and retreat, in one go.

The counters are pieces, or those that stand on a scenario map in the two hexes. What is left of the targets is handed
back, a retreat included where the map or the caller says where their line of communication lies.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, NamedTuple

from pydantic import Field

from jacta.games.vive_lempereur.fire.fire import FirePower, Firer, fire_value
from jacta.games.vive_lempereur.fire.fire_sequence import FireOutcome, FireSequence, fire_sequence
from jacta.games.vive_lempereur.fire.sight import SightGiven, SightOutcome, line_of_sight
from jacta.games.vive_lempereur.formations.retreat import RetreatGiven, end_hexes
from jacta.games.vive_lempereur.inputs import Demoralisation, Distance, Modifier, Place
from jacta.games.vive_lempereur.maps.boards import BATTERY_BOARD, on_map
from jacta.games.vive_lempereur.maps.ground import MapHex, as_hex
from jacta.games.vive_lempereur.maps.scenario import ScenarioMap
from jacta.games.vive_lempereur.options import AFTERMATH, FIRE, SIGHT, Situation
from jacta.games.vive_lempereur.units.pieces import AnyUnit, Battery, Counter, General, Regiment
from jacta.games.vive_lempereur.units.units import Fate
from jacta.hexes import Hex
from jacta.rules import Ask, InputError, Message, Move, Rules, Run, Step, done, goto, note, procedure

# --- Input


class BatteryFires(Situation):
    """Who fires at whom, and on what ground. What a map says need not be said again."""

    battery: Battery | None = None
    targets: Annotated[tuple[AnyUnit, ...], Field(max_length=4)] = ()
    map: ScenarioMap | None = None
    from_: Place | None = Field(default=None, alias="from")
    to: Place | None = None
    distance: Distance | None = None
    communication: Place | None = None
    general: General | None = None
    other_fire: Annotated[int, Field(ge=0, le=50)] = 0
    other_modifier: Modifier = 0
    demoralisation: Demoralisation = "none"
    morale_other: Modifier = 0
    can_retreat: bool | None = None

    def standing_at(self, place: Place | None) -> tuple[Counter, ...]:
        """The stack that the map shows in a hex, top first."""
        if self.map is None or place is None:
            return ()
        stack = self.map.scenario.stacks.get(as_hex(place))
        return tuple(unit for _, unit in stack.units) if stack else ()

    @property
    def firer(self) -> Battery:
        """Who fires: the battery handed in, or the top one in the hex."""
        guns = [unit for unit in self.standing_at(self.from_) if isinstance(unit, Battery)]
        if self.battery is None and not guns:
            raise InputError("battery", Message("error-missing"))
        return self.battery or guns[0]

    @property
    def stack(self) -> tuple[Counter, ...]:
        """Who is fired at, top first."""
        found = self.targets or self.standing_at(self.to)
        if not found:
            raise InputError("targets", Message("error-missing"))
        return found

    @property
    def ends(self) -> tuple[Place, Place] | None:
        """The two hexes, where both are known."""
        start, end = self.from_ or self.firer.at, self.to or self.stack[0].at
        return (start, end) if start is not None and end is not None else None

    @property
    def ground(self) -> tuple[MapHex, ...]:
        return tuple(MapHex(**listed) for listed in self.map.scenario.hexes()) if self.map else ()

    @property
    def refuge(self) -> Place | None:
        """The hex towards which the targets retreat."""
        side = self.stack[0].side
        known = self.map.scenario.communication.get(side or "") if self.map else None
        return self.communication if self.communication is not None or known is None else (known.q, known.r)

    def ways_back(self) -> tuple[Place, ...]:
        """Retraite de 2 hexs (R28): the hexes in which a retreat can end; none where nobody knows."""
        start = self.to or self.stack[0].at
        if start is None or self.refuge is None or start == self.refuge:
            return ()
        here = as_hex(start)
        return tuple((end.q, end.r) for end in end_hexes(here, as_hex(self.refuge), self.barred(here)))

    def barred(self, here: Hex) -> Collection[Hex]:
        """What the map knows to bar a retreat of the targets from there."""
        return self.map.scenario.barred(here, self.stack[0].side or "") if self.map else ()

    def way_back(self) -> RetreatGiven | None:
        """The retreat of the targets as a question of its own, where there is one."""
        start, refuge = self.to or self.stack[0].at, self.refuge
        if start is None or refuge is None or not self.ways_back():
            return None
        blocked = tuple((place.q, place.r) for place in self.barred(as_hex(start)))
        ground, options = self.ground, self.options
        return RetreatGiven(**{"from": start}, communication=refuge, hexes=ground, blocked=blocked, options=options)


# --- States and outcome


class Aimed(NamedTuple):
    """What the gunners know: how far it is, and what their fire is worth there."""

    distance: int
    fire_value: int = 0


class Struck(NamedTuple):
    """The fates of the targets, and the hexes to which those before have retreated."""

    aimed: Aimed
    fates: tuple[Fate, ...]
    moved: tuple[Place | None, ...] = ()


class BatteryFired(NamedTuple):
    visible: bool
    distance: int
    fire_value: int
    losses: int
    retreating: int
    battery: Battery
    targets: tuple[Regiment | Battery | None, ...]


# --- Phases

GUNS = {"morale": 8, "steps": 2, "fire": 7, "max_range": 6}
TWELFTH = {"name": "12e", "arm": "artillery", "formation": "in_battery", **GUNS}
LINE = {"arm": "infantry", "formation": "line", "morale": 7, "steps": 3, "shock": 5, "fire": 4}
FARM = {
    "title": "La ferme",
    "columns": 6,
    "rows": 5,
    "terrain": {"forest": ["3,1"]},
    "communication": {"french": "0,2", "austrian": "5,0"},
    "stacks": [
        {
            "side": "french",
            "hex": "1,2",
            "units": [TWELFTH],
        },
        {"side": "austrian", "hex": "3,0", "units": [{"name": "IR 14", **LINE}]},
        {"side": "austrian", "hex": "4,1", "units": [{"name": "IR 4", **LINE}]},
    ],
}


@procedure(
    passage="Ligne de visée; TABLE DE FEU; Modificatifs au moral",
    asks=("loss_unit", "retreat_hex"),
    readings=(*SIGHT, *FIRE, *AFTERMATH),
    tables=("fire", "fire_target", "formations", "morale"),
    aims={"firer": "losses", "target": "-losses"},
    board=BATTERY_BOARD,
    examples=(
        {"battery": GUNS, "targets": [LINE], "distance": 1},
        {"map": FARM, "from": [1, 2], "to": [3, 0]},
        {"map": FARM, "from": [1, 2], "to": [4, 1]},
    ),
)
def battery_fires(given: BatteryFires) -> Move[BatteryFired]:
    """Ligne de visée; TABLE DE FEU; Modificatifs au moral: a battery fires at a stack."""
    given.firer, given.stack  # noqa: B018  (refused before any dice)
    if given.ends is not None:
        return goto(aiming, None)
    if given.distance is None:
        raise InputError("distance", Message("error-missing"))
    return goto(laying, Aimed(given.distance))


def aiming(nothing: None, given: BatteryFires) -> Step:
    """Ligne de visée: do the gunners see their target, and how far is it?"""
    assert given.ends is not None
    start, end = given.ends
    look = SightGiven(**{"from": start}, to=end, hexes=given.ground, options=given.options)
    return Run("line_of_sight", line_of_sight, look, then=aimed)


def aimed(nothing: None, sight: SightOutcome, given: BatteryFires) -> Move:
    if sight.visible:
        return goto(laying, Aimed(sight.distance))
    return done(BatteryFired(False, sight.distance, 0, 0, 0, given.firer, as_they_were(given)), note("holds_fire"))


def as_they_were(given: BatteryFires) -> tuple[Regiment | Battery | None, ...]:
    return tuple(unit for unit in given.stack if isinstance(unit, Regiment | Battery))


def laying(aim: Aimed, given: BatteryFires) -> Step:
    """TABLE DE FEU, Artillerie valeur de feu: the value after loss and range; beyond the maximum range no fire."""
    return Run("fire_value", fire_value, firer_keys(given, aim.distance), then=laid)


def firer_keys(given: BatteryFires, distance: int) -> Firer:
    guns = given.firer
    return Firer(
        arm=guns.arm,
        formation=guns.formation,
        fire=guns.fire,
        max_range=guns.max_range,
        losses=guns.losses,
        distance=distance,
        options=given.options,
    )


def laid(aim: Aimed, power: FirePower, given: BatteryFires) -> Move:
    if power.can_fire:
        return goto(firing, aim._replace(fire_value=power.fire_value))
    return done(BatteryFired(True, aim.distance, 0, 0, 0, given.firer, as_they_were(given)), note("holds_fire"))


def firing(aim: Aimed, given: BatteryFires) -> Step:
    """TABLE DE FEU; Modificatifs au moral: the fire, the losses, and the morale of the stack under it."""
    can_retreat = given.can_retreat
    if can_retreat is None:
        can_retreat = given.refuge is None or bool(given.ways_back())
    guns = firer_keys(given, aim.distance)
    fired_at = FireSequence(
        **{name: getattr(guns, name) for name in Firer.model_fields},
        targets=tuple(unit.as_unit() for unit in given.stack),
        other_fire=given.other_fire,
        other_modifier=given.other_modifier,
        morale_general=given.general.morale_general if given.general else 0,
        demoralisation=given.demoralisation,
        morale_other=given.morale_other,
        can_retreat=can_retreat,
    )
    return Run("fire_sequence", fire_sequence, fired_at, then=struck)


def struck(aim: Aimed, end: FireOutcome) -> Move:
    return goto(falling_back, Struck(aim, end.targets))


def falling_back(hit: Struck, given: BatteryFires, rules: Rules) -> Step:
    """Retraite de 2 hexs (R28): the owner picks the hex in which each broken unit ends, where the ground is known."""
    if len(hit.moved) == len(hit.fates):
        return fire_over(hit, given)
    ends = given.ways_back() if hit.fates[len(hit.moved)].retreat else ()
    if len(ends) > 1:
        return Ask("retreat_hex", "target", ends, fallen_back, ends[0], places=on_map)
    return fallen_back(hit, ends[0] if ends else None)


def fallen_back(hit: Struck, end: Place | None) -> Move:
    return goto(falling_back, hit._replace(moved=(*hit.moved, end)))


def fire_over(hit: Struck, given: BatteryFires) -> Move:
    left = tuple(
        struck_unit(unit, fate, end) for unit, fate, end in zip(as_they_were(given), hit.fates, hit.moved, strict=True)
    )
    lost, back = sum(fate.losses for fate in hit.fates), sum(fate.retreat > 0 for fate in hit.fates)
    return done(BatteryFired(True, *hit.aimed, lost, back, given.firer, left))


def struck_unit(unit: Regiment | Battery | None, fate: Fate, end: Place | None) -> Regiment | Battery | None:
    left = unit and unit.after(fate)
    return left.model_copy(update={"at": end}) if left and end is not None else left
