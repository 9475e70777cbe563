"""Initiative: the action dice of a turn, who comes first in a phase, and what a die may pay for."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.dice import Lowest
from jacta.games.seventh_sea.figures import ActionDice, Name, Phase, Rank, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.pools import RAISE, SIDES
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Move, Roll, Stated, Step, Values, done, goto, often_changed, procedure

LAST_PHASE = 10

Use: TypeAlias = Literal["act", "hold", "held", "interrupt"]
Purpose: TypeAlias = Literal["attack", "active_defence", "other"]


# --- Initiative


FewDice = Annotated[int, Field(ge=0, le=10)]


class InitiativeGiven(FromSheets):
    sheets: ClassVar = {"who": reads("panache", "threat")}

    panache: FewDice | None = None
    threat: FewDice | None = None


class Initiative(NamedTuple):
    dice: tuple[int, ...]
    total: int


def initiative_throw(count: int) -> Lowest:
    """Initiative (R75): the action dice, in the order of their phases; they do not explode."""
    return Lowest(count, SIDES, count)


@procedure(
    passage="Initiative (GJ186b GJ191b GM168b)",
    readings=(),
    roles=reading("who"),
    examples=({"panache": 2}, {"panache": 3}, {"threat": 1}),
)
def initiative(given: InitiativeGiven) -> Move[Initiative]:
    """Initiative: the phases in which somebody may act this turn."""
    return goto(action_dice, getattr(given, exactly_one(given, "panache", "threat")))


def action_dice(count: int) -> Step:
    """Initiative (R75): Panache dice, or the threat level of brutes; each face is a phase."""
    return Roll("initiative", initiative_throw(count), then=phases_rolled)


def phases_rolled(count: int, dice: tuple[int, ...]) -> Move:
    return done(Initiative(dice, sum(dice)))


# --- Who acts first


class PhaseCombatant(Stated):
    name: Name
    panache: Rank
    dice: ActionDice = ()
    held: ActionDice = ()


def names_of(given: PhaseOrderGiven) -> list[str]:
    return [one.name for one in given.combatants]


Combatants = Annotated[str, Values(names_of)]


class PhaseOrderGiven(Situation):
    phase: Phase
    combatants: Annotated[tuple[PhaseCombatant, ...], Field(max_length=200)]


class Rival(NamedTuple):
    """Somebody in a phase: his place in the order hangs on his dice in hand, then on Panache (R10, R11)."""

    name: str
    panache: int
    dice: tuple[int, ...]
    held: tuple[int, ...]

    def can_act(self, phase: int) -> bool:
        return bool(self.held) or phase in self.dice

    @property
    def rank(self) -> tuple[int, int]:
        return sum(self.dice) + sum(self.held), self.panache


def order(phase: int, rivals: tuple[Rival, ...]) -> tuple[tuple[str, ...], ...]:
    """Initiative (R10, R11): those who can act now, the highest first; equals together, to be drawn by lot."""
    able = [rival for rival in rivals if rival.can_act(phase)]
    if len(able) < 2:
        return tuple([(rival.name,) for rival in able])
    ranked: dict[tuple[int, int], list[str]] = {}
    for rival in able:
        ranked.setdefault(rival.rank, []).append(rival.name)
    return tuple([tuple(ranked[rank]) for rank in sorted(ranked, reverse=True)])


@procedure(
    passage="Initiative (GJ192a)",
    readings=(),
    kind="check",
    examples=(
        {
            "phase": 4,
            "combatants": [
                {"name": "A", "panache": 2, "dice": [4, 8]},
                {"name": "B", "panache": 4, "dice": [4], "held": [2, 3, 3]},
            ],
        },
    ),
)
def phase_order(given: PhaseOrderGiven) -> Move[tuple[tuple[Combatants, ...], ...]]:
    """Initiative (R10, R11): who acts in this phase, and in which order."""
    for place, one in enumerate(given.combatants):
        check_faces(given.phase, one.dice, one.held, f"combatants.{place}.", just_held=False)
    rivals = tuple(Rival(one.name, one.panache, one.dice, one.held) for one in given.combatants)
    return done(order(given.phase, rivals))


def check_faces(phase: int, dice: tuple[int, ...], held: tuple[int, ...], key: str, *, just_held: bool) -> None:
    """Initiative: dice in hand lie ahead or in this phase, held ones behind; one held just now has this phase."""
    for face in dice:
        if face < phase:
            raise refuse(f"{key}dice", "die-behind", face=face, phase=phase)
    for face in held:
        if face > phase or (face == phase and not just_held):
            raise refuse(f"{key}held", "die-ahead", face=face, phase=phase)


# --- What a die may pay for


class ActionGiven(Situation):
    phase: Phase
    dice: ActionDice = ()
    held: ActionDice = ()
    use: Use
    purpose: Purpose = "other"
    pay: ActionDice | None = None


ActionRefusal: TypeAlias = Literal[
    "no_die_now", "nothing_held", "pay_one_held", "held_just_now", "interrupt_attack", "pay_two", "pay_later_dice"
]
"""Why an action die cannot be used so."""


class Accepted(NamedTuple):
    ok: bool
    dice: tuple[int, ...]
    held: tuple[int, ...]


class Refused(NamedTuple):
    ok: bool
    reason: ActionRefusal


def without(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    """The dice with one of this face taken away, in order."""
    place = dice.index(face)
    return tuple(sorted(dice[:place] + dice[place + 1 :]))


def with_die(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    return tuple(sorted((*dice, face)))


@often_changed
class PhaseDice(NamedTuple):
    """The action dice of one combatant in a phase: those ahead, and those held past their phase."""

    dice: tuple[int, ...]
    held: tuple[int, ...]

    def can_act(self, phase: int) -> bool:
        """Initiative (R14): a die of this phase, or one in hand."""
        return bool(self.held) or phase in self.dice

    def usable(self, phase: int) -> bool:
        """Initiative (R14): a die of this phase, or one held in an earlier phase."""
        return phase in self.dice or (bool(self.held) and min(self.held) < phase)

    def sorted(self) -> PhaseDice:
        return PhaseDice(tuple(sorted(self.dice)), tuple(sorted(self.held)))

    def act(self, phase: int) -> PhaseDice | ActionRefusal:
        """Utiliser un dé d'action: a die of this phase, for anything."""
        return PhaseDice._make((without(self.dice, phase), self.held)) if phase in self.dice else "no_die_now"

    def hold(self, phase: int) -> PhaseDice | ActionRefusal:
        """Mettre en réserve: a die of this phase is kept for later."""
        if phase not in self.dice:
            return "no_die_now"
        return PhaseDice(without(self.dice, phase), with_die(self.held, phase))

    def use_held(self, phase: int, purpose: Purpose, pay: tuple[int, ...] | None = None) -> PhaseDice | ActionRefusal:
        """Mettre en réserve (R14): a held die, in a later phase than its own; to defend oneself, at once."""
        if not self.held:
            return "nothing_held"
        face = min(self.held) if pay is None else pay[0] if len(pay) == 1 else None
        if face not in self.held:
            return "pay_one_held"
        if face == phase and purpose != "active_defence":
            return "held_just_now"
        return PhaseDice(self.dice, without(self.held, face))

    def interrupt(self, phase: int, purpose: Purpose, pay: tuple[int, ...] | None = None) -> PhaseDice | ActionRefusal:
        """Interruption (R73): two dice of later phases for an action now, never to attack."""
        if purpose == "attack":
            return "interrupt_attack"
        if pay is None or len(pay) != 2:
            return "pay_two"
        left = self.dice
        for face in pay:
            if face <= phase or face not in left:
                return "pay_later_dice"
            left = without(left, face)
        return PhaseDice(left, self.held)


NO_DICE = PhaseDice((), ())


def left_over(hand: PhaseDice, phase: int, options: Readings) -> PhaseDice:
    """Mettre en réserve (R12): dice of a phase that has passed are held, or lost."""
    unused = tuple(face for face in hand.dice if face <= phase)
    if not unused:
        return hand
    held = tuple(sorted(hand.held + unused)) if options.unused == "held" else hand.held
    return PhaseDice(hand.dice[len(unused) :], held)


def used(
    hand: PhaseDice, phase: int, use: Use, purpose: Purpose, pay: tuple[int, ...] | None
) -> PhaseDice | ActionRefusal:
    """The dice after this use of one, or why it is not allowed."""
    if use == "act":
        return hand.act(phase)
    if use == "hold":
        return hand.hold(phase)
    return (hand.use_held if use == "held" else hand.interrupt)(phase, purpose, pay)


@procedure(
    passage="Initiative (GJ192a)",
    readings=(),
    kind="check",
    examples=(
        {"phase": 4, "dice": [4, 8], "use": "act", "purpose": "attack"},
        {"phase": 4, "dice": [7, 9], "use": "interrupt", "purpose": "active_defence", "pay": [7, 9]},
        {"phase": 4, "dice": [], "held": [4], "use": "held", "purpose": "attack"},
    ),
)
def action(given: ActionGiven) -> Move[Accepted | Refused]:
    """Initiative (R12, R14, R73): whether a die may be used so, and the dice left."""
    check_faces(given.phase, given.dice, given.held, "", just_held=True)
    hand = used(PhaseDice(given.dice, given.held).sorted(), given.phase, given.use, given.purpose, given.pay)
    return done(Refused(False, hand) if isinstance(hand, str) else Accepted(True, *hand))


# --- Défense passive


class PassiveDefenceGiven(FromSheets):
    sheets: ClassVar = {"who": reads("defence")}

    defence: Rank
    prone: bool = False
    surprised: bool = False
    inactive: bool = False
    defence_rank_mod: Annotated[int, Field(ge=-100, le=100)] = 0


def passive_nd(defence: int, *, helpless: bool, rank_mod: int = 0) -> int:
    """Attaquer; La surprise; Dés d'héroïsme (R66, R74): the difficulty to hit somebody."""
    return RAISE if helpless else RAISE + RAISE * max(0, defence + rank_mod)


@procedure(
    passage="Attaquer (GJ193b); La surprise (GJ198b); Dés d'héroïsme (GJ190b)",
    readings=(),
    kind="check",
    roles=reading("who"),
    examples=({"defence": 2}, {"defence": 4, "prone": True}, {"defence": 3, "defence_rank_mod": -1}),
)
def passive_defence(given: PassiveDefenceGiven) -> Move[int]:
    """Attaquer (R74): the number that an attack must reach."""
    helpless = given.prone or given.surprised or given.inactive
    return done(passive_nd(given.defence, helpless=helpless, rank_mod=given.defence_rank_mod))
