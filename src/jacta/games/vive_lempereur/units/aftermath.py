"""What a result does to the units of a fire or an assault: losses, then D, E, or morale tests down the stack.

The phases are common to both sequences. A fire has targets only: they stand on the defender's side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from pydantic import Field

from jacta.games.vive_lempereur.inputs import Side
from jacta.games.vive_lempereur.morale.morale import MoraleTest, Tested, morale_test
from jacta.games.vive_lempereur.options import Readings, Situation
from jacta.games.vive_lempereur.units.results import Result
from jacta.games.vive_lempereur.units.units import Fate, Unit
from jacta.rules import Ask, Choice, Move, Note, Rules, Run, Step, done, goto, note

MOST_PENALTY = 2
Units = tuple[Unit, ...]
Stack = Annotated[Units, Field(min_length=1, max_length=4)]
Fates = tuple[Fate, ...]


class Combat(NamedTuple):
    """How the units stand, and what is still to be done: results to carry out (the defender's last), units to test.

    `to_test` are places in the list of the side whose result comes first; `above_failed` is said of the unit that lies
    on the first of them.
    """

    attackers: Fates
    defenders: Fates
    results: tuple[Result, ...] = ()
    to_test: tuple[int, ...] = ()
    above_failed: bool = False

    @property
    def side(self) -> Side:
        """Whose result is being carried out."""
        return "attacker" if len(self.results) == 2 else "defender"

    @property
    def fates(self) -> Fates:
        return self.attackers if self.side == "attacker" else self.defenders

    def changing(self, change: Callable[[int, Fate], Fate]) -> Combat:
        """With new fates on the side whose result is being carried out."""
        fates = tuple(change(place, fate) for place, fate in enumerate(self.fates))
        return self._replace(attackers=fates) if self.side == "attacker" else self._replace(defenders=fates)

    def with_result(self, result: Result) -> Combat:
        return self._replace(results=(result, *self.results[1:]))

    def side_done(self) -> Combat:
        return self._replace(results=self.results[1:], to_test=(), above_failed=False)


class Engagement(Situation):
    """What the phases below ask of a fire or an assault."""

    def units(self, side: Side) -> Units:
        raise NotImplementedError

    def player(self, side: Side) -> str:
        """Who decides for these units."""
        return side

    def fights(self, side: Side, unit: Unit, rules: Rules) -> bool:
        """Whether the unit still takes part when the die falls."""
        raise NotImplementedError

    def can_fall_back(self, side: Side) -> bool:
        raise NotImplementedError

    def is_exempt(self, side: Side, unit: Unit, rules: Rules) -> bool:
        raise NotImplementedError

    def test_of(self, side: Side, unit: Unit, penalty: int, above_failed: bool, rules: Rules) -> MoraleTest:
        raise NotImplementedError

    def outcome(self, combat: Combat) -> Any:
        raise NotImplementedError

    def outcome_notes(self, outcome: Any) -> tuple[Note, ...]:
        return ()


def fighting(combat: Combat, given: Engagement, rules: Rules) -> list[int]:
    """The places of the living units that take part, on the side whose result is being carried out."""
    units = given.units(combat.side)
    return [
        place
        for place, fate in enumerate(combat.fates)
        if fate.alive and given.fights(combat.side, units[place], rules)
    ]


# --- Pertes


def losses(combat: Combat, given: Engagement, rules: Rules) -> Step:
    """CORPS A CORPS, Résultats; TABLE DE FEU, pertes (R11, R35): step by step, top unit first or as its owner says."""
    if not combat.results:
        return goto(field_held, combat)
    alive = fighting(combat, given, rules)
    if not combat.results[0].losses or not alive:
        return goto(effect, combat)
    if len(alive) == 1:
        return step_lost(combat, alive[0], given)
    units, side = given.units(combat.side), combat.side
    options = [
        Choice(
            place,
            {
                "place": place + 1,
                "arm": units[place].arm,
                "formation": units[place].formation,
                "steps": units[place].steps - combat.fates[place].losses,
            },
        )
        for place in alive
    ]
    return Ask("loss_unit", given.player(side), options, step_lost, alive[0], {"losses": combat.results[0].losses})


def step_lost(combat: Combat, place: int, given: Engagement) -> Move:
    unit, result, side = given.units(combat.side)[place], combat.results[0], combat.side
    combat = combat.changing(lambda at, fate: fate.losing_a_step(unit) if at == place else fate)
    left = unit.steps - combat.fates[place].losses
    told = note("step_lost", side=given.player(side), place=place + 1, left=left)
    return goto(losses, combat.with_result(result._replace(losses=result.losses - 1)), told)


# --- D, E, *


def effect(combat: Combat, given: Engagement, rules: Rules) -> Step:
    """CORPS A CORPS, Résultats (R35): E removes and D breaks every fighting unit of the side, * calls for tests."""
    side, units = combat.side, given.units(combat.side)
    alive = fighting(combat, given, rules)
    symbol = combat.results[0].effect
    if symbol == "*":
        return goto(stack_test, combat._replace(to_test=by_stack(alive, units)))
    if not symbol or not alive:
        return goto(losses, combat.side_done())
    player = given.player(side)
    if symbol == "E":
        combat = combat.changing(lambda at, fate: Fate.eliminated(units[at]) if at in alive else fate)
        return goto(losses, combat.side_done(), note("all_eliminated", side=player))
    can, options = given.can_fall_back(side), rules.options
    combat = combat.changing(lambda at, fate: fate.broken(units[at], can, options) if at in alive else fate)
    return goto(losses, combat.side_done(), note("all_broken", side=player, end=combat.fates[alive[0]].end))


def by_stack(places: list[int], units: Units) -> tuple[int, ...]:
    """The units stack by stack, in order of first appearance; within a stack top first."""
    stacks = dict.fromkeys(units[place].stack for place in places)
    return tuple(place for stack in stacks for place in places if units[place].stack == stack)


def stack_test(combat: Combat, given: Engagement, rules: Rules) -> Step:
    """Modificatifs au moral, test raté d'unité du dessus (R24): down the stack, until a unit holds or need not test."""
    if not combat.to_test:
        return goto(losses, combat.side_done())
    place = combat.to_test[0]
    unit = given.units(combat.side)[place]
    if given.is_exempt(combat.side, unit, rules):
        told = note("exempt", side=given.player(combat.side), place=place + 1)
        return goto(stack_test, next_in_stack(combat, False, given, rules), told)
    penalty = loss_penalty(unit, combat.fates[place], rules.options)
    test = given.test_of(combat.side, unit, penalty, combat.above_failed, rules)
    return Run("morale_test", morale_test, test, unit_tested, {"owner": given.player(combat.side)})


def loss_penalty(unit: Unit, fate: Fate, options: Readings) -> int:
    """Modificatifs au moral, # en fonction des pertes (R21): as stated, or counted with the losses just taken."""
    counted = fate.losses if options.loss_morale == "counted" else 0
    return min(MOST_PENALTY, unit.loss_penalty + counted)


def unit_tested(combat: Combat, test: Tested, given: Engagement, rules: Rules) -> Move:
    """Modificatifs au moral (R25): a unit that fails is broken as by a D."""
    place, side = combat.to_test[0], combat.side
    if test.passed:
        told = note("unit_holds", side=given.player(side), place=place + 1)
        return goto(stack_test, next_in_stack(combat, False, given, rules), told)
    unit, can, options = given.units(side)[place], given.can_fall_back(side), rules.options

    def failed(at: int, fate: Fate) -> Fate:
        if at != place:
            return fate
        return fate.shaken() if options.morale_failure == "disorganised" else fate.broken(unit, can, options)

    combat = combat.changing(failed)
    told = note("unit_fails", side=given.player(side), place=place + 1, end=combat.fates[place].end)
    return goto(stack_test, next_in_stack(combat, True, given, rules), told)


def next_in_stack(combat: Combat, failed: bool, given: Engagement, rules: Rules) -> Combat:
    """R24: after a failure the unit below tests; after a unit that held, nobody below does unless all must."""
    units = given.units(combat.side)
    first, *rest = combat.to_test
    if not failed and rules.options.stack_test == "cascade":
        rest = [place for place in rest if units[place].stack != units[first].stack]
    below = bool(rest) and units[rest[0]].stack == units[first].stack
    return combat._replace(to_test=tuple(rest), above_failed=failed and below)


def field_held(combat: Combat, given: Engagement) -> Step:
    """CORPS A CORPS, Résultats: who is left, and in place."""
    outcome = given.outcome(combat)
    return done(outcome, *given.outcome_notes(outcome))
