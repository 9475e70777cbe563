"""The planner (4.30): a computer player who weighs what each answer promises for his turn, with the exact odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jacta.games.mighty_empires import steward
from jacta.games.mighty_empires.actions import END, PASS, Act, Attack, Building, Cast, Place, Spying
from jacta.games.mighty_empires.advance import embassy, negotiates
from jacta.games.mighty_empires.appraisal import (
    BROKEN,
    HARVEST,
    RATION,
    SEASONS,
    SHAKEN,
    Appraisal,
    Prospectus,
)
from jacta.games.mighty_empires.changes import put
from jacta.games.mighty_empires.combat_phase import fight_of, refuge
from jacta.games.mighty_empires.missions import table_modifier
from jacta.games.mighty_empires.outlook import Outlook
from jacta.games.mighty_empires.over_state import given_for
from jacta.games.mighty_empires.prospects import burns, fight_chances, reports, siege_chances, welcome
from jacta.games.mighty_empires.scouting import scout
from jacta.games.mighty_empires.seasons import firestorm
from jacta.games.mighty_empires.siege_phase import siege_of, within
from jacta.games.mighty_empires.world import INDEPENDENT, Unit, World
from jacta.kernel.questions import Ask

# A place from which much can be taken, against the taking itself.
POTENTIAL = 0.3
# Nothing below this is worth the trouble.
TROUBLE = 0.02
NEUTRAL_STAY = 2.5  # rolls that a talk is worth
BONUS_WORTH = 0.25


class Planner:
    """A policy for one seat."""

    def __init__(self, game: Prospectus) -> None:
        self.game = game

    def __call__(self, question: Ask, seen: Any) -> Any:
        answer = ANSWERS.get(question.label)
        if answer is None:
            return question.default_answer(seen)
        seat = int(str(question.who).removeprefix("seat"))
        return answer(
            Plan(Appraisal(seen.world if hasattr(seen, "world") else seen, seat, self.game)), seen, question.values()
        )


class Plan:
    def __init__(self, mind: Appraisal) -> None:
        self.mind, self.world, self.seat = mind, mind.world, mind.seat
        self.outlook = Outlook(self.world, self.seat)

    # --- what a unit gets where it stands

    def fight(self, world: World, attack: Attack) -> float:
        mind = self.mind
        chances = fight_chances(*fight_of(world, attack))
        own, other = world.unit(attack.attacker), world.unit(attack.target)
        won = chances.destroys + BROKEN * chances.breaks + SHAKEN * chances.shakes
        lost = chances.destroyed + BROKEN * chances.broken + SHAKEN * chances.shaken
        worth = mind.loss_of(other.owner) if other.owner != INDEPENDENT else 0.3
        return won * worth + lost * mind.loss_of(own.owner)

    def siege(self, world: World, unit: Unit) -> float:
        mind = self.mind
        chances = siege_chances(siege_of(world, unit))
        site = world.tiles[unit.hex].site
        assert site is not None
        prize = mind.prize(unit.hex)
        return (
            chances.captured * prize
            + chances.weakened * BONUS_WORTH * prize * 0.5
            + chances.garrison_loss * (mind.loss_of(site.owner) if isinstance(site.owner, int) else 0.2)
            - chances.destroyed * mind.unit_worth
        )

    def business(self, world: World, unit: Unit, hex: int) -> float:
        """What the unit gets this turn by standing on the hex (the world has it there)."""
        mind = self.mind
        tile = world.tiles[hex]
        foes = [one for one in mind.field.get(hex, ()) if one.owner not in mind.friends]
        worth = 0.0
        clear = 1.0
        if foes:
            name = world.atlas.names[hex]
            attacks = [Attack(name, unit.id, foe.id) for foe in foes]
            values = [(self.fight(world, attack), attack) for attack in attacks]
            value, attack = max(values)
            worth += value
            clear = fight_chances(*fight_of(world, attack)).clears if len(foes) == 1 else 0.0
        site = tile.site
        if site is not None and hex not in mind.razed and site.owner not in mind.friends:
            if hex in mind.ramparts:
                return worth
            if site.owner == "neutral":
                met = welcome(embassy(world, hex, unit))
                if self.seat in tile.contact:
                    return worth
                return worth + met.allied * mind.prize(hex) - met.hostile * 0.3
            denied = HARVEST[site.type] * RATION * mind.share(site.owner) if mind.turns_left else 0.0
            return worth + clear * max(0.0, self.siege(world, unit)) + denied
        if tile.owner != self.seat and tile.owner not in mind.friends and tile.terrain != "marsh":
            worth += clear * mind.prize(hex)
        elif tile.owner == self.seat and foes:
            worth += clear * (1.0 + (0.3 * mind.site_worth(site) if site else 0))
        return worth

    def peril(self, unit: Unit, hex: int) -> float:
        """What enemies next door may do to a unit that is not at its best."""
        weak = -min(0, unit.next_roll + self.world.modifier(unit))
        if not weak:
            return 0.0
        near = sum(
            not self.world.allied(self.seat, one.owner)
            and one.owner != INDEPENDENT
            and one.in_field
            and self.world.atlas.distance(one.hex, hex) <= 1
            for one in self.world.units
        )
        return min(near, 2) * weak * 0.04 * self.mind.unit_worth

    def staying(self, unit: Unit) -> float:
        if unit.inside or unit.aboard is not None:
            return POTENTIAL * self.mind.potential(unit, unit.hex)
        here = self.business(self.world, unit, unit.hex)
        return here + POTENTIAL * self.mind.potential(unit, unit.hex) - self.peril(unit, unit.hex)

    def going(self, unit: Unit, hex: int, cost: int) -> float:
        mind = self.mind
        reserve = self.world.reserves[self.seat]
        if cost > reserve:
            return -10.0
        forced = unit.steps > 0 and not self.world.has("celerity", unit.id)
        there = put(
            self.world, unit._replace(hex=hex, inside=False, siege_bonus=None, hunger=0, marched=unit.marched or forced)
        )
        worth = self.business(
            there, unit._replace(hex=hex, inside=False, siege_bonus=None, marched=unit.marched or forced), hex
        )
        return worth + mind.rations(-cost) + POTENTIAL * mind.potential(unit, hex, without=hex) - self.peril(unit, hex)


def best_of(values: Sequence[Any], worth: Callable[[Any], float]) -> Any:
    return max(values, key=worth)


def feed(plan: Plan, seen: Any, options: Sequence[bool]) -> bool:
    return -plan.mind.rations(-1) < 0.3


def belief(plan: Plan, hex: int):
    tile = plan.world.tiles[hex]
    if tile.terrain is not None:
        return [(tile.terrain, 1.0)], None
    known = next((one for one in plan.world.concealed if one.hex == hex), None)
    if known is not None:
        return [(known.terrain, 1.0)], known.roll
    return plan.mind.unseen, None


def mission_worth(plan: Plan, act: Act, now: dict) -> float:
    world, mind = plan.world, plan.mind
    unit, hex = world.unit(act.unit), world.atlas.by_name[act.to]
    tile = world.tiles[hex]
    terrains, roll = belief(plan, hex)
    best_now = now[unit.id]
    total = 0.0
    for terrain, chance in terrains:
        given = given_for(
            scout,
            world,
            terrain=terrain,
            unit=unit.kind,
            site_present=tile.site is not None and terrain != "marsh",
            nest=tile.nest,
            **table_modifier(world, unit.id),
        )
        cost = 1 + (terrain in ("mountain", "marsh") and unit.kind == "army")
        afford = world.reserves[plan.seat] >= cost
        toll = mind.rations(-cost)
        open_worth = (mind.ground_worth(hex) if terrain != "marsh" else 0) + (1.0 if terrain != "marsh" else 0.0) + toll
        gain_open = max(0.0, open_worth - best_now) + 0.15 * (terrain != "marsh") if afford else 0.1
        for report, p in reports(given):
            worth = 0.0
            if report.turn_over:
                worth -= best_now
            elif report.explored:
                if report.site and report.status == "hostile":
                    worth -= 0.3
                elif report.site:
                    worth += 0.6
                elif tile.site is not None:
                    worth += max(0.0, 0.4 * mind.prize(hex) * 0.4 - best_now)
                else:
                    worth += gain_open
            worth += mind.rations(report.rations) if report.rations else 0.0
            worth += 0.12 * report.modifier
            if report.dragons == "awake":
                worth -= 1.5
            elif report.event == "dragon_nest":
                worth -= 0.5
            total += chance * p * worth
    return total


def send_scouts(plan: Plan, seen: Any, options: Sequence[Any]) -> Any:
    acts = [act for act in options if isinstance(act, Act)]
    now = {id: outlook_of(plan, plan.world.unit(id)) for id in {act.unit for act in acts}}
    best = max(acts, key=lambda act: mission_worth(plan, act, now))
    return best if mission_worth(plan, best, now) > 0 else END


def outlook_of(plan: Plan, unit: Unit) -> float:
    """What the best step (or staying) is worth over just standing here."""
    stay = plan.staying(unit)
    found = 0.0
    for hex in plan.outlook.steps(unit):
        cost = plan.outlook.way(unit, hex, "step").cost
        found = max(found, plan.going(unit, hex, cost) - stay)
    base = stay - POTENTIAL * plan.mind.potential(unit, unit.hex)
    return max(found + base, base, 0.0)


def move(plan: Plan, seen: Any, options: Sequence[Any]) -> Any:
    world, mind = plan.world, plan.mind
    ranked = []
    stays: dict[str, float] = {}
    scouts = []
    for act in options:
        if not isinstance(act, Act):
            continue
        unit = world.unit(act.unit)
        if unit.id not in stays:
            stays[unit.id] = plan.staying(unit)
        if act.do == "step":
            hex = world.atlas.by_name[act.to]
            worth = plan.going(unit, hex, plan.outlook.way(unit, hex, "step").cost) - stays[unit.id]
            ranked.append((worth, act))
        elif act.do == "scout":
            scouts.append(act)
        elif act.do == "disembark":
            ranked.append((0.5 + mind.rations(-1), act))
        elif act.do == "leave":
            out = unit._replace(inside=False)
            worth = plan.business(put(world, out), out, unit.hex)
            ranked.append((worth - 0.01, act))
        elif act.do == "enter":
            ranked.append((plan.peril(unit, unit.hex) - plan.business(world, unit, unit.hex) - 0.05, act))
    if scouts:
        now = {id: outlook_of(plan, world.unit(id)) for id in {act.unit for act in scouts}}
        ranked.extend((mission_worth(plan, act, now), act) for act in scouts)
    if END not in options:
        return max(ranked, key=lambda one: one[0])[1]
    worth, act = max(ranked, key=lambda one: one[0], default=(0.0, END))
    return act if worth > TROUBLE else END


def enter_site(plan: Plan, seen: Any, options: Sequence[str]) -> str:
    unit = plan.world.unit(seen.unit)
    return "inside" if plan.peril(unit, seen.hex) > 0.1 else "outside"


def combat_pick(plan: Plan, seen: Any, options: Sequence[Any]) -> Any:
    def worth(attack: Any) -> float:
        if isinstance(attack, str):
            return 0.0
        return plan.fight(plan.world, attack)

    return max(options, key=worth)


def retreat(plan: Plan, rout: Any, options: Sequence[str]) -> str:
    world = plan.world
    unit = world.unit(rout.unit)
    if unit.owner != plan.seat:
        return steward.retreat(rout, options)
    if "stay" in options and unit.next_roll != steward.MAJOR and "site" not in options:
        return "stay"
    if "site" in options:
        return "site"
    hexes = [way for way in options if way != "stay"]
    return max(
        hexes,
        key=lambda name: (
            plan.mind.potential(unit, world.atlas.by_name[name]) - 5 * plan.peril(unit, world.atlas.by_name[name])
        ),
    )


def pursue(plan: Plan, rout: Any, options: Sequence[bool]) -> bool:
    world = plan.world
    hunter, prey = world.unit(rout.winner), world.unit(rout.unit)
    site = world.tiles[hunter.hex].site
    if site is not None and site.owner not in plan.mind.friends:
        return False
    return (
        world.tiles[prey.hex].owner != plan.seat
        and steward.strength(world, hunter.id) > steward.strength(world, prey.id)
        or steward.has_edge(world, hunter, prey)
    )


def besiege(plan: Plan, camps: Any, options: Sequence[str]) -> str:
    able = [(plan.siege(plan.world, plan.world.unit(id)), id) for id in options if id != END]
    worth, id = max(able)
    return id if worth > 0 else END


def pillage(plan: Plan, spoil: Any, options: Sequence[bool]) -> bool:
    world = plan.world
    site = world.tiles[spoil.hexes[0]].site
    return world.season == "autumn" and plan.mind.rations(HARVEST[site.type]) > 0.3


def spell(plan: Plan, sorcerer: Any, options: Sequence[Any]) -> Any:
    def worth(cast: Any) -> float:
        return 0.0 if isinstance(cast, str) else spell_worth(plan, cast)

    return max(options, key=worth)


def spell_worth(plan: Plan, cast: Cast) -> float:
    world, mind = plan.world, plan.mind
    more = mind.years_left > 0
    if cast.spell in ("firestorm", "curse", "blessing", "celerity"):
        unit = world.unit(cast.target)
        if cast.spell == "firestorm":
            if unit.owner == INDEPENDENT:
                return 0.0
            facts = {
                "unit_modifier": within(world.modifier(unit)),
                "unit_next_roll": unit.next_roll,
                "refuge": "site" if unit.inside else refuge(world, unit),
                "retreat": "if_forced",
            }
            return burns(given_for(firestorm, world, **facts)) * mind.loss_of(unit.owner)
        if not more:
            return 0.0
        if cast.spell == "blessing":
            return 0.25
        if cast.spell == "curse":
            return 0.2 * mind.share(unit.owner) if unit.owner != INDEPENDENT else 0.0
        return 0.1
    if cast.spell == "dragon_dream":
        return 0.0
    hex = world.atlas.by_name[cast.target]
    site = world.tiles[hex].site
    if cast.spell == "bountiful_harvest":
        return SEASONS * HARVEST[site.type] * (0.6 if mind.open_sites or True else RATION) if more else 0.0
    if cast.spell == "bad_harvest":
        return (
            SEASONS * HARVEST[site.type] * 0.4 * mind.share(site.owner) if more and isinstance(site.owner, int) else 0.0
        )
    if cast.spell == "storm":
        ships = [
            unit
            for unit in world.units
            if unit.kind == "ship" and unit.hex == hex and not world.is_port(hex, unit.owner)
        ]
        return sum(mind.loss_of(unit.owner) for unit in ships if unit.owner != INDEPENDENT)
    return 0.0


def espionage(plan: Plan, spies: Any, options: Sequence[Any]) -> Any:
    thefts = [plot for plot in options if isinstance(plot, Spying) and plot.action == "burglary"]
    if thefts:
        return max(thefts, key=lambda plot: plan.mind.share(int(plot.target)))
    return next((plot for plot in options if isinstance(plot, Spying) and plot.action == "secret_exploration"), PASS)


def build(plan: Plan, builders: Any, options: Sequence[Any]) -> Any:
    world, mind = plan.world, plan.mind
    foes = steward.enemies_of(world, plan.seat)
    last = not mind.years_left

    def worth(work: Any):
        if isinstance(work, str):
            return (-1, 0)
        hex = world.atlas.by_name[work.hex]
        far = steward.nearest(world, hex, foes)
        if work.action == "found_village":
            return (3, far)
        if work.action == "village_to_city":
            return (1 if last else 2, far)
        return (2 if last else 1, -far)

    return max(options, key=worth)


def deploy(plan: Plan, muster: Any, options: Sequence[Place]) -> Place:
    world, mind = plan.world, plan.mind

    def worth(place: Place) -> float:
        hex = world.atlas.by_name[place.hex]
        recruit = Unit("", plan.seat, "army", hex)
        near = mind.potential_of(hex)
        return near - 0.01 * place.inside

    return max(options, key=worth)


ANSWERS = {
    "feed": feed,
    "scout": send_scouts,
    "move": move,
    "enter_site": enter_site,
    "combat_pick": combat_pick,
    "retreat": retreat,
    "pursue": pursue,
    "besiege": besiege,
    "pillage": pillage,
    "spell": spell,
    "espionage": espionage,
    "build": build,
    "deploy": deploy,
}
