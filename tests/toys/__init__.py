"""A game of toys: the smallest procedures that show each thing the kernel can do."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.dice import Dice, Keep
from jacta.kernel.rule import registry
from jacta.kernel.rule.game import Chapter, Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import procedure
from jacta.kernel.rule.questions import Ask, Consult, Move, Roll, Run, Step, done, goto, note, undecided
from jacta.tables import Rules
from tests.toys.bands import Band, Purse, feast, forage, outing, raid

D6 = Dice(1, 6)


# --- A loop: roll until decided


class Contest(Given):
    ours: Annotated[int, Field(ge=0, le=6)] = 2
    theirs: Annotated[int, Field(ge=0, le=6)] = 1


@procedure(passage="Toys, contest", examples=({}, {"ours": 1, "theirs": 3}))
def contest(given: Contest) -> Move[str]:
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
def plank(given: Plank) -> Move[bool]:
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


class Darted(NamedTuple):
    score: int = 0


@procedure(passage="Toys, darts", examples=({}, {"check_after": 2}), tally=Darted)
def darts(given: Darts) -> Move[Score]:
    """Toys: throw darts and add up."""
    return goto(dart, 1)


def dart(number: int) -> Step:
    """Toys, darts: one die each."""
    return Roll("dart", D6, then=dart_thrown)


def dart_thrown(number: int, face: int, given: Darts) -> Move:
    following = counted if number == given.darts else half_way if number == given.check_after else dart
    return goto(following, number + 1, add=Darted(face))


def half_way(number: int, tally: Darted, given: Darts) -> Step:
    """Toys, darts: stop early if the target is reached."""
    return goto(counted, number) if tally.score >= given.target else goto(dart, number)


def counted(number: int, tally: Darted, given: Darts) -> Step:
    """Toys, darts: the score."""
    return done(Score(tally.score, tally.score >= given.target))


# --- A tally that is counted and begun anew


class Legs(Given):
    unread: int = 0


@procedure(passage="Toys, legs", examples=({},), tally=Darted)
def legs(given: Legs) -> Move[int]:
    """Toys: two legs of two darts; nine points win a leg."""
    return goto(leg, (4, 0), add=Darted(0))


def leg(left: tuple[int, int]) -> Step:
    """Toys, legs: a dart."""
    return Roll("dart", D6, then=leg_thrown)


def leg_thrown(left: tuple[int, int], face: int, given: Legs) -> Move:
    darts_left, won = left
    return goto(leg if darts_left % 2 == 0 else leg_counted, (darts_left - 1, won), add=Darted(face - given.unread))


def leg_counted(left: tuple[int, int], tally: Darted) -> Step:
    """Toys, legs: the score of a leg; the next one begins at nothing."""
    darts_left, won = left
    won += tally.score >= 9
    return goto(leg, (darts_left, won), add=Darted(-tally.score)) if darts_left else done(won)


# --- Decisions: one player against the dice


class Pig(Given):
    goal: int = 6
    turns: int = 2


class Hand(NamedTuple):
    total: int
    left: int


@procedure(passage="Toys, pig", asks=("again",), aims={"player": "value"}, examples=({}, {"goal": 8}))
def pig(given: Pig) -> Move[int]:
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


@procedure(passage="Toys, risk", asks=("take",), aims={"player": "value"})
def risk(given: Risk) -> Move[int]:
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


@procedure(
    passage="Toys, nim",
    asks=("take",),
    aims={"first": "value=first", "second": "value=second"},
    examples=({}, {"sticks": 4}),
)
def nim(given: Nim) -> Move[str]:
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


# --- A decision before a throw: whoever can foresee it wins


@procedure(passage="Toys, wager", asks=("bet",), aims={"gambler": "value=true", "bank": "value=false"})
def wager(given: Nothing) -> Move[bool]:
    """Toys: the gambler names a face, then the die falls."""
    return goto(bet, None)


def bet(nothing: None) -> Step:
    """Toys, wager: which face?"""
    return Ask("bet", "gambler", tuple(range(1, 7)), betted, 6)


def betted(nothing: None, face: int) -> Move:
    return goto(wager_roll, face)


def wager_roll(face: int) -> Step:
    """Toys, wager: one die."""
    return Roll("wager", D6, then=wagered)


def wagered(face: int, fallen: int) -> Move:
    return done(face == fallen)


BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


@procedure(passage="Toys, morra", asks=("show",), aims={"first": "value", "second": "-value"})
def morra(given: Nothing) -> Move[int]:
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
def match(given: Rounds) -> Move[int]:
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
def wound(given: Nothing) -> Move[str]:
    """Toys: a printed table."""
    return goto(bleed, None)


def bleed(nothing: None, rules: Rules) -> Step:
    """Toys, wound: one die on the table."""
    return Roll("wound", D6.reading(rules.table("wound").at), then=bled)


def bled(nothing: None, result: str) -> Move:
    return done(result)


@procedure(passage="Toys, surgery")
def surgery(given: Nothing) -> Move[int]:
    """Toys: two wounds; how many are nothing?"""
    return goto(operate, (0, 0))


def operate(state: tuple[int, int]) -> Step:
    """Toys, surgery: one wound after the other."""
    if state[0] == 2:
        return done(state[1])
    return Run("wound", wound, Nothing(), then=operated)


def operated(state: tuple[int, int], result: str) -> Move:
    return goto(operate, (state[0] + 1, state[1] + (result == "fine")))


class Explosion(Given):
    cut: int = 20


@procedure(passage="Toys, fuse")
def fuse(given: Explosion) -> Move[int]:
    """Toys: a die that explodes without end."""
    return goto(light, None)


def light(nothing: None, given: Explosion) -> Step:
    """Toys, fuse: one exploding die."""
    return Roll("fuse", Keep(1, 6, 1, exploding=1, cut=given.cut), then=exploded)


def exploded(nothing: None, total: int) -> Move:
    return done(total)


# --- Hidden information, a computer player, and a nested procedure whose parts the players take


class Guess(Given):
    seed: int = 0
    seats: tuple[Literal["person", "parrot"], ...] = ("person", "parrot")


class Table(NamedTuple):
    secret: int | None
    guesses: tuple[int, ...] = ()


def guess_view(table: Table, who: str | None) -> Table:
    return table if who == "keeper" else table._replace(secret=None)


def parrot(question: Ask, seen: Any) -> int | None:
    """Repeats the last guess; would cheat if it saw the secret. Knows no other game."""
    if not isinstance(seen, Table):
        return None
    if seen.secret is not None:
        return seen.secret
    return seen.guesses[-1] if seen.guesses else 6


def guess_players(given: Guess) -> dict[str, object]:
    names = ("red", "blue")
    return {name: parrot for name, kind in zip(names, given.seats, strict=True) if kind == "parrot"}


@procedure(
    passage="Toys, guess",
    asks=(
        "guess",
        "take",
    ),
    aims={"red": "value=red", "blue": "value=blue"},
    view=guess_view,
    secrets=("seed",),
    players=guess_players,
)
def guess(given: Guess) -> Move[str]:
    """Toys: a die is hidden, both guess, the nearer one wins; a tie is a contest."""
    return goto(hide, Table(None))


def hide(table: Table) -> Step:
    """Toys, guess: the keeper rolls."""
    return Roll("hide", D6, then=hidden, seen_by=("keeper",))


def hidden(table: Table, face: int) -> Move:
    return goto(guess_next, Table(face), note("hidden", seen_by=("keeper",), face=face))


def guess_next(table: Table) -> Step:
    """Toys, guess: one after the other."""
    who = ("red", "blue")[len(table.guesses)]
    return Ask("guess", who, tuple(range(1, 7)), guessed, guess_by_default)


def guess_by_default(seen: Table) -> int:
    return 3 if seen.secret is None else seen.secret


def guessed(table: Table, number: int) -> Move:
    table = table._replace(guesses=(*table.guesses, number))
    return goto(guess_next if len(table.guesses) < 2 else compare, table)


def compare(table: Table) -> Step:
    """Toys, guess: the nearer guess wins."""
    assert table.secret is not None
    red, blue = (abs(table.secret - number) for number in table.guesses)
    if red != blue:
        return done("red" if red < blue else "blue")
    return Run("nim", nim, Nim(sticks=2), then=nim_over, roles={"first": "red", "second": "blue"})


def nim_over(table: Table, winner: str) -> Move:
    return done({"first": "red", "second": "blue"}[winner])


# --- Endless dice: a total compared with another, left undecided where both are cut off


class Duel(Given):
    cut: int = 30


@procedure(passage="Toys, duel", aims={"first": "value=true"}, examples=({}, {"cut": 12}))
def duel(given: Duel) -> Move[bool]:
    """Toys: two exploding dice; the first wins ties."""
    return goto(first_total, None)


def first_total(nothing: None, given: Duel) -> Step:
    """Toys, duel: the first die."""
    return Roll("first", Keep(1, 6, 1, exploding=1).capped(given.cut), then=first_rolled)


def first_rolled(nothing: None, total: int) -> Move:
    return goto(second_total, total)


def second_total(first: int, given: Duel) -> Step:
    """Toys, duel: the second die."""
    return Roll("second", Keep(1, 6, 1, exploding=1).capped(given.cut), then=second_rolled)


def second_rolled(first: int, second: int, given: Duel) -> Move:
    return undecided() if first == second == given.cut else done(first >= second)


@procedure(passage="Toys, tournament")
def tournament(given: Duel) -> Move[int]:
    """Toys: two duels; how many does the first win?"""
    return goto(next_duel, (0, 0))


def next_duel(state: tuple[int, int], given: Duel) -> Step:
    """Toys, tournament: the next duel."""
    return done(state[1]) if state[0] == 2 else Run("duel", duel, given, then=duel_over)


def duel_over(state: tuple[int, int], won: bool) -> Move:
    return goto(next_duel, (state[0] + 1, state[1] + won))


# --- A total that grows inside a loop: it has no odds


class Hoard(NamedTuple):
    coins: int = 0


@procedure(passage="Toys, hoard", tally=Hoard, examples=())
def hoard(given: Nothing) -> Move:
    """Toys: put coins aside, again and again."""
    return goto(count_coins, None)


def count_coins(nothing: None, tally: Hoard) -> Step:
    """Toys, hoard: one die; a 6 ends it."""
    return Roll("coins", D6, then=coins_counted)


def coins_counted(nothing: None, face: int) -> Move:
    return done("rich") if face == 6 else goto(count_coins, None, add=Hoard(1))


# --- Policies that are left out, and decisions by the running total


class Dare(Given):
    cards: Literal["keep", "swap"] = "keep"


class Risked(NamedTuple):
    total: int = 0


@procedure(
    passage="Toys, dare",
    asks=(
        "cards",
        "double",
    ),
    aims={"player": "value"},
    tally=Risked,
    examples=({}, {"cards": "swap"}),
)
def dare(given: Dare) -> Move[int]:
    """Toys: roll, then double or keep, knowing the total; and keep or swap at the start."""
    return goto(cards, None)


def cards(nothing: None, given: Dare) -> Step:
    """Toys, dare: keep or swap."""
    if given.left_out("cards"):
        return Ask("cards", "player", ("keep", "swap"), cards_chosen, given.cards)
    return goto(dare_roll, given.cards)


def cards_chosen(nothing: None, answer: str) -> Move:
    return goto(dare_roll, answer)


def dare_roll(chosen: str) -> Step:
    """Toys, dare: one die."""
    return Roll("dare", D6, then=dare_rolled)


def dare_rolled(chosen: str, face: int) -> Move:
    return goto(double, chosen, add=Risked(face))


def double(chosen: str) -> Step:
    """Toys, dare: double or keep?"""
    return Ask("double", "player", ("keep", "double"), doubled, "keep")


def doubled(chosen: str, answer: str) -> Move:
    return goto(dare_result, (chosen, answer))


def dare_result(choices: tuple[str, str], tally: Risked) -> Step:
    """Toys, dare: a high total doubled is lost."""
    total = tally.total + (1 if choices[0] == "swap" else 0)
    if choices[1] == "double":
        return done(2 * total if total <= 4 else 0)
    return done(total)


GAME = Game(
    "toys",
    package=__name__,
    source="none",
    status="complete",
    readings=(),
    chapters=(
        Chapter("chance", (contest, plank, darts, legs, match, voyage, wound, surgery, fuse)),
        Chapter("decisions", (pig, risk, nim, morra, guess, wager, duel, tournament, hoard, dare)),
        Chapter("pieces", (raid, forage, outing, feast)),
    ),
    pieces=(Band, Purse),
)


def install() -> None:
    """Let the toys be found as an installed game is, for the rest of this process."""
    found = {**registry._installed(), GAME.id: EntryPoint(GAME.id, f"{__name__}:GAME", "jacta.games")}
    registry._installed = lambda: found  # type: ignore[assignment]
