"""Advice that one can follow: what `best` found, grouped by who decides, and as rules about the facts to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, NamedTuple, TypeAlias

from jacta.aims import Aim
from jacta.analysis.assumptions import TooManyPositions, at_most
from jacta.analysis.keys import OPTIONS, offers
from jacta.distribution import Odds
from jacta.errors import InputError, OutOfReach
from jacta.kernel.best import PLAYER, Best, Decision, Judged, best
from jacta.kernel.best.outlook import outlooks
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.places import MISSING
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.search import Searched
from jacta.plain import plain

MOST_LOOKED_AT = 3  # facts that one rule may look at
MOST_FIGURES = 4  # shown of what an option brings besides the aim
MOST_POSITIONS = 5_000  # beyond, working out the odds of each option in passing takes too long

Facts: TypeAlias = "dict[str, Any]"


class FactRange(NamedTuple):
    """What a fact must be: a number from `low` to `high`, None where open-ended; or one of `among`."""

    fact: str
    low: int | None = None
    high: int | None = None
    among: tuple[Any, ...] = ()


class AdviceRule(NamedTuple):
    """What to answer, and when. `often` is how many times a game, on average; the worths are the decider's.

    `answers` are the best ones, each with its share of the cases: a single one, unless something decides that the
    question does not state. `worth` is what the best answer is worth where the rule applies, `instead` what the next
    best is worth.
    """

    answers: tuple[tuple[Any, Fraction], ...]
    when: tuple[FactRange, ...]
    often: Fraction
    worth: Fraction
    instead: Fraction

    @property
    def is_settled(self) -> bool:
        return len(self.answers) == 1


class Perspective(NamedTuple):
    """Whose figures they are: the player's aim; `factor` is -1 if the player wants its opposite."""

    who: str
    aim: Aim
    factor: int = 1


class Topic(NamedTuple):
    """One question that comes up, with everything to be said about it.

    `cases` are the decisions that matter, likeliest first; `even` those that make no difference. `rules` tell what to
    do by the facts that the question states; there are none where nothing depends on chance.
    """

    side: Perspective
    question: Ask
    cases: tuple[Decision, ...]
    even: tuple[Decision, ...]
    rules: tuple[AdviceRule, ...]

    @property
    def simultaneous(self) -> bool:
        return self.question.simultaneous


class Advice(NamedTuple):
    """What the asker should do and, separately, what the others would do."""

    own: tuple[Topic, ...]
    others: tuple[Topic, ...]


def advice(procedure: Procedure, given: Given, found: Best) -> Advice:
    """The decisions grouped by who decides and by question, the asker's separately."""
    for_all = found.who == PLAYER and not procedure.aims.keys() - {PLAYER}
    groups: dict[tuple[Any, ...], list[Decision]] = {}
    for one in found.decisions:
        groups.setdefault((one.players, one.procedure, one.label), []).append(one)
    own: list[Topic] = []
    others: list[Topic] = []
    for (players, *_), decisions in groups.items():
        asked = found.who in players or for_all
        topic = _topic(_side(procedure, given, found, found.who if asked else players[0]), decisions)
        (own if asked else others).append(topic)
    return Advice(tuple(own), tuple(others))


def _side(procedure: Procedure, given: Given, found: Best, who: str) -> Perspective:
    """A player's aim, as `best` sees it: the usual one if the asker pursues theirs, else ours or its opposite."""
    ours = procedure.aim(found.aim, given)
    if who == found.who:
        return Perspective(who, ours)
    usual = procedure.aims.get(found.who)
    if usual is not None and usual.text == ours.text and who in procedure.aims:
        return Perspective(who, procedure.aims[who])
    return Perspective(who, ours, -1)


def _topic(side: Perspective, decisions: Sequence[Decision]) -> Topic:
    cases = tuple(one for one in decisions if matters(one))
    even = tuple(one for one in decisions if not matters(one))
    question = (cases or tuple(decisions))[0].question
    rules = () if question.simultaneous or not cases or _is_plan(cases) else _rules(cases)
    return Topic(side, question, cases, even, tuple(rules))


def _is_plan(cases: Sequence[Decision]) -> bool:
    """Whether all of them certainly come up, one after another: then advice is a list of steps, not rules."""
    return len(cases) > 1 and all(one.reached == 1 for one in cases)


def matters(decision: Decision) -> bool:
    """Whether the answers differ in worth; a simultaneous decision always matters, as its mix is deliberate."""
    return decision.question.simultaneous or len({option.worth for option in decision.options}) > 1


# --- Rules


def _rules(cases: Sequence[Decision]) -> list[AdviceRule]:
    """The fewest rules, by the fewest facts, that settle every case, or as many cases as the facts can settle."""
    cases = _of_one_mind(cases)
    facts = [_facts(one.question) for one in cases]
    names = [name for name in facts[0] if all(name in one for one in facts)]
    domains = {name: sorted({one[name] for one in facts}, key=_order) for name in names}
    names = [name for name in names if len(domains[name]) > 1]
    best: list[AdviceRule] = []
    for many in range(min(len(names), MOST_LOOKED_AT) + 1):
        told = [_told(cases, facts, looked_at, domains) for looked_at in permutations(names, many)]
        best = max([best, *told], key=lambda rules: (_settled(rules), -len(rules)))
        if all(rule.is_settled for rule in best):
            break
    return sorted(best, key=lambda rule: -rule.often)


def _of_one_mind(cases: Sequence[Decision]) -> list[Decision]:
    """The cases with a single answer each: of several equally good ones, the one that is good most often."""
    good = [[one.value for one in case.options if one.worth == _best(case)] for case in cases]
    often: dict[Any, Fraction] = {}
    for case, values in zip(cases, good, strict=True):
        for value in values:
            often[value] = often.get(value, Fraction(0)) + case.reached
    return [
        case._replace(options=_taking_only(case, max(values, key=often.__getitem__)))
        for case, values in zip(cases, good, strict=True)
    ]


def _best(case: Decision) -> Fraction:
    return max(one.worth for one in case.options)


def _taking_only(case: Decision, value: Any) -> tuple[Judged, ...]:
    return tuple(one._replace(weight=Fraction(one.value == value)) for one in case.options)


def _settled(rules: Sequence[AdviceRule]) -> Fraction:
    """How often the rules give a single answer; -1 for no rules at all."""
    return sum((rule.often for rule in rules if rule.is_settled), Fraction(0 if rules else -1))


def _facts(question: Ask) -> Facts:
    """The facts that a question states: numbers, words, yes or no."""
    return {name: value for name, value in question.args.items() if isinstance(value, int | str)}


def _order(value: Any) -> tuple[bool, Any]:
    return isinstance(value, str), value


def _told(
    cases: Sequence[Decision], facts: Sequence[Facts], looked_at: Sequence[str], domains: Mapping[str, Sequence[Any]]
) -> list[AdviceRule]:
    """The rules by these facts, considered in this order."""
    table: dict[tuple[Any, ...], list[Decision]] = {}
    for one, known in zip(cases, facts, strict=True):
        table.setdefault(tuple(known[name] for name in looked_at), []).append(one)
    answers = {key: frozenset(one.choice for one in some) for key, some in table.items()}
    rules = []
    for box, _ in _boxes(answers, [domains[name] for name in looked_at]):
        some = [one for key, found in table.items() if _inside(key, box) for one in found]
        limits = (_limits(name, values, domains[name]) for name, values in zip(looked_at, box, strict=True))
        rules.append(_rule(some, tuple(one for one in limits if one is not None)))
    return rules


FactValues: TypeAlias = "tuple[tuple[Any, ...], ...]"
"""For every fact, the values that belong together."""


def _boxes(table: Mapping[tuple[Any, ...], Any], domains: Sequence[Sequence[Any]]) -> list[tuple[FactValues, Any]]:
    """The table as a few boxes with one answer each, merging values of the first fact that are answered alike."""
    if not domains:
        return [((), table[()])]
    first, *rest = domains
    groups: list[tuple[list[Any], dict[tuple[Any, ...], Any]]] = []
    for value in first:
        below = {key[1:]: answer for key, answer in table.items() if key[0] == value}
        if not below:
            continue
        ordered = not isinstance(value, str | bool)
        for values, known in groups[-1:] if ordered else groups:
            if all(known.get(key, answer) == answer for key, answer in below.items()):
                values.append(value)
                known.update(below)
                break
        else:
            groups.append(([value], below))
    found = []
    for values, known in groups:
        found += [((tuple(values), *box), answer) for box, answer in _boxes(known, rest)]
    return found


def _inside(key: Sequence[Any], box: FactValues) -> bool:
    return all(value in values for value, values in zip(key, box, strict=True))


def _limits(fact: str, values: Sequence[Any], domain: Sequence[Any]) -> FactRange | None:
    """What distinguishes these values from the others that come up; None if they are all of them."""
    if len(values) == len(domain):
        return None
    if any(isinstance(value, str | bool) for value in domain):
        return FactRange(fact, among=tuple(values))
    low, high = min(values), max(values)
    return FactRange(fact, None if low == domain[0] else low, None if high == domain[-1] else high)


def _rule(cases: Sequence[Decision], when: tuple[FactRange, ...]) -> AdviceRule:
    often = sum((one.reached for one in cases), Fraction(0))
    worth = instead = Fraction(0)
    shares: dict[Any, Fraction] = {}
    for one in cases:
        first, second, *_ = sorted({option.worth for option in one.options}, reverse=True)
        worth += one.reached * first / often
        instead += one.reached * second / often
        shares[one.choice] = shares.get(one.choice, Fraction(0)) + one.reached / often
    answers = sorted(shares.items(), key=lambda item: -item[1])
    return AdviceRule(tuple(answers), when, often, worth, instead)


# --- What each option brings


class Brings(NamedTuple):
    """An option of a plan: what it is worth, whether it is the best, and the means of what else comes of it."""

    answer: Any
    worth: Fraction
    chosen: bool
    means: tuple[Fraction, ...]


class Prospects(NamedTuple):
    """Risk and return of the options of a first decision, if everybody plays their best afterwards."""

    topic: Topic
    keys: tuple[str, ...]
    options: tuple[Brings, ...]

    def to_json(self) -> dict[str, Any]:
        """The label of the decision, and for each option its worth and the means of what it brings."""
        options = [
            {
                "value": plain(one.answer),
                "best": one.chosen,
                "worth": str(one.worth),
                "means": {key: str(mean) for key, mean in zip(self.keys, one.means, strict=True)},
            }
            for one in self.options
        ]
        return {"label": self.topic.question.label, "who": self.topic.side.who, "options": options}


def prospects(
    procedure: Procedure,
    given: Given,
    found: Best,
    told: Advice | None = None,
    watch: Callable[[int], None] | None = None,
) -> Prospects | None:
    """What each option of the asker's first decision brings.

    None if the asker does not decide before the first throw, or if there is too much to work out in passing.
    """
    told = told or advice(procedure, given, found)
    topic = next((one for one in told.own if any(not case.situation for case in one.cases)), None)
    if topic is None or topic.simultaneous:
        return None
    (first,) = (case for case in topic.cases if not case.situation)
    try:
        shown = outlooks(procedure, given, found.policy, at_most(MOST_POSITIONS, watch))
    except TooManyPositions:
        return None
    wanted = topic.side.aim.text.removeprefix("-")  # already shown as the worth of the options
    numbers = (key for key in _numbers(shown.values()) if key != wanted)
    keys = [key for key in numbers if len({one.mean(key) for one in shown.values()}) > 1][:MOST_FIGURES]
    return Prospects(
        topic,
        tuple(keys),
        tuple(
            Brings(one.value, one.worth, bool(one.weight), tuple(shown[one.value].mean(key) for key in keys))
            for one in sorted(first.options, key=lambda one: -one.worth)
        ),
    )


def _numbers(shown: Iterable[Odds[Any]]) -> Iterator[str]:
    """The keys that hold numbers whatever is chosen."""
    several = list(shown)
    for key in several[0].fields:
        if all(key in one.fields and not one.tail and one.is_numeric(key) for one in several):
            yield key


# --- What would decide something


class Opening(NamedTuple):
    """An input key that would give the asker something to decide: if left out, or stated with all its choices.

    `needs` are further keys that those choices require.
    """

    key: str
    stated: bool
    needs: tuple[str, ...] = ()


def openings(
    procedure: Procedure, given: Given, found: Best | Searched, watch: Callable[[int], None] | None = None
) -> list[Opening]:
    """What would give the asker a decision that matters: things the input decides already, or does not offer yet.

    If there are too many positions to know what matters: whatever would give a person at the table anything to decide.
    """
    data = written(given)
    opened = []
    for key in (name for name in data if name != OPTIONS):
        if _opens(procedure, {name: value for name, value in data.items() if name != key}, found, watch):
            opened.append(Opening(key, stated=False))
    for key, values in offers(procedure, data):
        refusals = {value: _refusal(procedure, {**data, key: [value]}) for value in values}
        legal = [value for value, refusal in refusals.items() if refusal is None]
        lacking = [one.key for one in refusals.values() if one and getattr(one.message, "id", "") in MISSING]
        missing = [one for one in lacking if one.partition(".")[0] != key]
        if key in data:
            continue
        if _opens(procedure, {**data, key: legal}, found, watch):
            opened.append(Opening(key, stated=True))
        elif missing:
            opened.append(Opening(key, stated=True, needs=tuple(dict.fromkeys(missing))))
    return opened


def _refusal(procedure: Procedure, data: Facts) -> InputError | None:
    """Why the rules refuse an input; None if they accept it."""
    try:
        procedure.first_move(procedure.context(procedure.validate(data)))
    except InputError as error:
        return error
    return None


def _opens(procedure: Procedure, data: Facts, found: Best | Searched, watch: Callable[[int], None] | None) -> bool:
    """Whether the asker decides anything that matters with this input."""
    if _refusal(procedure, data) is not None:
        return False
    given = procedure.validate(data)
    if procedure.sampled:
        return bool({*procedure.people(given)} - {*procedure.people(procedure.validate(found.given))})
    try:
        free = best(procedure, given, who=found.who, aim=found.aim, watch=watch)
    except (InputError, OutOfReach):
        return False
    return any(one.cases for one in advice(procedure, given, free).own)
