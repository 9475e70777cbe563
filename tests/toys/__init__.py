"""A game of toys: the smallest procedures that show each thing the kernel can do."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.dice import Dice, Keep
from jacta.kernel.procedure import Chapter, Game, Given, procedure
from jacta.kernel.questions import Ask, Consult, Move, Roll, Run, Step, done, goto, note
from jacta.tables import Rules

D6 = Dice(1, 6)


# --- A loop: roll until decided


class Contest(Given):
    ours: Annotated[int, Field(ge=0, le=6)] = 2
    theirs: Annotated[int, Field(ge=0, le=6)] = 1


@procedure(passage="Toys, contest", examples=({}, {"ours": 1, "theirs": 3}))
def contest(given: Contest) -> Move:
    """Toys: low faces are ours, high faces theirs, in between roll again."""
    return goto(throw_again, 0)


def throw_again(turns: int) -> Step:
    """Toys, contest: one die."""
    return Roll("contest", D6, then=thrown)


def thrown(turns: int, face: int, given: Contest) -> Move:
    if face <= given.ours:
        return done("ours")
    if face > 6 - given.theirs:
        return done("theirs")
    return goto(throw_again, turns, note("again", face=face))


# --- A loop with a state: a drunkard on a plank


class Plank(Given):
    start: int = 3
    length: int = 6


@procedure(passage="Toys, plank")
def plank(given: Plank) -> Move:
    """Toys: a step left or right until an end is reached."""
    return goto(stagger, given.start)


def stagger(place: int) -> Step:
    """Toys, plank: 1 or 2 steps left, the rest right."""
    return Roll("step", D6, then=staggered)


def staggered(place: int, face: int, given: Plank) -> Move:
    place += -1 if face <= 2 else 1
    return done(place == given.length) if place in (0, given.length) else goto(stagger, place)


# --- A tally, read at the end and half-way


class Darts(Given):
    darts: int = 3
    target: int = 9
    check_after: int = 0


class Score(NamedTuple):
    score: int
    reached: bool


@procedure(passage="Toys, darts", examples=({}, {"check_after": 2}))
def darts(given: Darts) -> Move:
    """Toys: throw darts and add up."""
    return goto(dart, 1)


def dart(number: int) -> Step:
    """Toys, darts: one die each."""
    return Roll("dart", D6, then=dart_thrown)


def dart_thrown(number: int, face: int, given: Darts) -> Move:
    following = counted if number == given.darts else half_way if number == given.check_after else dart
    return goto(following, number + 1, add=(face,))


def half_way(number: int, tally: tuple[int, ...], given: Darts) -> Step:
    """Toys, darts: stop early if the target is reached."""
    return goto(counted, number) if tally[0] >= given.target else goto(dart, number)


def counted(number: int, tally: tuple[int, ...], given: Darts) -> Step:
    """Toys, darts: the score."""
    return done(Score(tally[0], tally[0] >= given.target))


# --- Decisions: one player against the dice


class Pig(Given):
    goal: int = 6
    turns: int = 2


class Hand(NamedTuple):
    total: int
    left: int


@procedure(passage="Toys, pig", aims={"player": "value"}, examples=({}, {"goal": 8}))
def pig(given: Pig) -> Move:
    """Toys: roll again or stop; a 1 loses everything."""
    return goto(again, Hand(0, given.turns))


def again(hand: Hand) -> Step:
    """Toys, pig: go on?"""
    if not hand.left:
        return done(hand.total)
    return Ask("again", "player", ("roll", "stop"), go_on, "stop")


def go_on(hand: Hand, answer: str) -> Move:
    return goto(pig_roll, hand) if answer == "roll" else done(hand.total)


def pig_roll(hand: Hand) -> Step:
    """Toys, pig: one die."""
    return Roll("pig", D6, then=pig_rolled)


def pig_rolled(hand: Hand, face: int) -> Move:
    return done(0) if face == 1 else goto(again, Hand(hand.total + face, hand.left - 1))


# --- A decision inside a loop: stop at any time, or risk it


class Risk(Given):
    prize: int = 10


@procedure(passage="Toys, risk", aims={"player": "value"})
def risk(given: Risk) -> Move:
    """Toys: take what lies there or roll for something better, as often as you dare."""
    return goto(offer, 1)


def offer(value: int, given: Risk) -> Step:
    """Toys, risk: take it?"""
    return Ask("take", "player", ("take", "roll"), offered, "take")


def offered(value: int, answer: str) -> Move:
    return done(value) if answer == "take" else goto(risk_roll, value)


def risk_roll(value: int) -> Step:
    """Toys, risk: a 1 ends it, a 6 brings the prize, else the face lies there."""
    return Roll("risk", D6, then=risk_rolled)


def risk_rolled(value: int, face: int, given: Risk) -> Move:
    return done(0) if face == 1 else done(given.prize) if face == 6 else goto(offer, face)


# --- Two players, one after the other, then secretly at once


class Nim(Given):
    sticks: Annotated[int, Field(ge=1, le=12)] = 5


class Sticks(NamedTuple):
    left: int
    who: Literal["first", "second"]


@procedure(passage="Toys, nim", aims={"first": "value=first", "second": "value=second"}, examples=({}, {"sticks": 4}))
def nim(given: Nim) -> Move:
    """Toys: take one or two sticks; whoever takes the last one wins."""
    return goto(take, Sticks(given.sticks, "first"))


def take(sticks: Sticks) -> Step:
    """Toys, nim: one or two."""
    return Ask("take", sticks.who, tuple(range(1, min(2, sticks.left) + 1)), taken, 1)


def taken(sticks: Sticks, number: int) -> Move:
    left = sticks.left - number
    return done(sticks.who) if not left else goto(take, Sticks(left, "second" if sticks.who == "first" else "first"))


class Nothing(Given):
    pass


BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


@procedure(passage="Toys, morra", aims={"first": "value", "second": "-value"})
def morra(given: Nothing) -> Move:
    """Toys: rock wins 2, the others 1, shown at the same time."""
    return goto(show, None)


def show(nothing: None) -> Step:
    """Toys, morra: both at once."""
    hands = tuple(BEATS)
    return Ask("show", ("first", "second"), (hands, hands), shown, ("rock", "paper"))


def shown(nothing: None, hands: tuple[str, str]) -> Move:
    first, second = hands
    if first == second:
        return done(0)
    prize = 2 if "rock" in (first if BEATS[first] == second else second) else 1
    return done(prize if BEATS[first] == second else -prize)


# --- A nested procedure, a slot, a printed table, an endless throw


class Rounds(Given):
    rounds: int = 2
    ours: int = 2


@procedure(passage="Toys, match")
def match(given: Rounds) -> Move:
    """Toys: several contests; how many do we win?"""
    return goto(next_contest, (0, 0))


def next_contest(state: tuple[int, int], given: Rounds) -> Step:
    """Toys, match: the next contest."""
    if state[0] == given.rounds:
        return done(state[1])
    return Run("contest", contest, Contest(ours=given.ours), then=contest_over)


def contest_over(state: tuple[int, int], winner: str) -> Move:
    played, won = state
    return goto(next_contest, (played + 1, won + (winner == "ours")))


@procedure(passage="Toys, voyage", tables=("weather",), examples=())
def voyage(given: Nothing) -> Move:
    """Toys: the book of winds is not printed."""
    return goto(set_sail, None)


def set_sail(nothing: None) -> Step:
    """Toys, voyage: one die for the wind."""
    return Roll("wind", D6, then=wind_rolled)


def wind_rolled(nothing: None, face: int) -> Move:
    return goto(look_up_wind, face)


def look_up_wind(face: int) -> Step:
    """Toys, voyage: what does the book say?"""
    return Consult("weather", (face,), then=wind_read)


def wind_read(face: int, wind: str) -> Move:
    return done(wind)


@procedure(passage="Toys, wound", tables=("wound",))
def wound(given: Nothing) -> Move:
    """Toys: a printed table."""
    return goto(bleed, None)


def bleed(nothing: None, rules: Rules) -> Step:
    """Toys, wound: one die on the table."""
    return Roll("wound", D6.reading(rules.table("wound").at), then=bled)


def bled(nothing: None, result: str) -> Move:
    return done(result)


class Explosion(Given):
    cut: int = 20


@procedure(passage="Toys, fuse")
def fuse(given: Explosion) -> Move:
    """Toys: a die that explodes without end."""
    return goto(light, None)


def light(nothing: None, given: Explosion) -> Step:
    """Toys, fuse: one exploding die."""
    return Roll("fuse", Keep(1, 6, 1, exploding=1, cut=given.cut), then=exploded)


def exploded(nothing: None, total: int) -> Move:
    return done(total)


GAME = Game(
    "toys",
    package=__name__,
    source="none",
    status="complete",
    readings=(),
    chapters=(
        Chapter("chance", (contest, plank, darts, match, voyage, wound, fuse)),
        Chapter("decisions", (pig, risk, nim, morra)),
    ),
)
