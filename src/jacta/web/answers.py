"""The readings of the API, from the request to the bytes of the answer. All of it is done in a worker.

A request is resolved once: its procedure is found, the user's tables are checked, its input is read. Everything after
that works with typed values only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from fastapi import Response

from jacta import telling
from jacta.analysis.advice import prospects
from jacta.analysis.assumptions import assumed
from jacta.analysis.compare import effects as effects_of
from jacta.analysis.need import need as find_need
from jacta.analysis.sensitivity import sensitivity as find_sensitivity
from jacta.analysis.vary import vary as sweep
from jacta.dice import source_of
from jacta.errors import InputError, OutOfReach, not_json
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.play.opponents import or_search
from jacta.kernel.roll import Rolled
from jacta.kernel.roll import roll as roll_once
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import search
from jacta.telling import understanding
from jacta.telling.assuming import assumed_json
from jacta.telling.stories import remarks
from jacta.text import Message
from jacta.typed import as_typed, parsed, put, read_json
from jacta.web.errors import TooLarge
from jacta.web.etags import CACHING, etag, matches
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES, Signature
from jacta.web.problems import Json, as_bytes

StatedAnswers = Mapping[str, Any] | None


class ReadingRequest(NamedTuple):
    """What a request asks, as it came: the body of a POST, or those parameters of a GET that are ours to read."""

    id: str
    path: str
    body: bytes | None
    parameters: Sequence[tuple[str, str]] = ()
    known: str | None = None
    """The ETags of the answers that the reader already has."""

    def resolved(self) -> tuple[Procedure, Given]:
        """The procedure and its checked input, with the tables as they are in the user's folder now."""
        procedure = find_procedure(self.id)
        OWN_TABLES.fresh(procedure.game)
        if self.body is None:
            return procedure, procedure.validate(self._said())
        try:
            return procedure, _read(procedure, self.body)
        except InputError as error:
            _refuse_parameters(procedure, [error.key])
            raise

    def entered(self) -> tuple[Procedure, dict[str, Any]]:
        """The procedure and its input as sent: some of it may still be sought."""
        procedure = find_procedure(self.id)
        OWN_TABLES.fresh(procedure.game)
        if self.body is None:
            return procedure, self._said()
        data = object_of(self.body)
        _refuse_parameters(procedure, data)
        return procedure, data

    def _said(self) -> dict[str, Any]:
        """The input in an address: `?given={...}`, overridden by `key=value` and `nested.key=value`."""
        given: dict[str, Any] = {}
        for key, value in self.parameters:
            if key == "given":
                given = object_of(value.encode("utf-8", "surrogatepass"))
        for key, value in self.parameters:
            if key not in RESERVED:
                put(given, key, parsed(value))
        return given


class Answer(NamedTuple):
    """The bytes of an answer, and its ETag; no bytes if the reader already has them."""

    body: bytes | None
    headers: Mapping[str, str]


RESERVED = frozenset(("given", "policy", "seed", "who", "aim", "key", "runs", "search", "lang", "by", "at_least"))
"""Query parameters of our own; in a GET, any other is a key of the input."""


def _refuse_parameters(procedure: Procedure, keys: Iterable[str]) -> None:
    """Refuse keys of a body that are query parameters, saying where they belong."""
    for key in keys:
        if key in RESERVED and not procedure.input_place.has(key):
            raise InputError(key, Message("error-body-given" if key == "given" else "error-body-parameter"))


MOST_REPEATED = 60  # letters quoted of something that is not an object


def object_of(body: bytes) -> dict[str, Any]:
    """A JSON object; an empty text means an empty one."""
    if not body.strip():
        return {}
    try:
        data = read_json(body)
    except ValueError as error:
        raise InputError("", not_json(error)) from None
    if not isinstance(data, dict):
        raise InputError("", Message("error-type-object", value=as_typed(data)[:MOST_REPEATED]))
    return data


def _read(procedure: Procedure, body: bytes) -> Given:
    """The typed input of a JSON text, parsed in one go; errors are located only if there are any."""
    strict = not any(word in body for word in (b"NaN", b"Infinity"))  # which are not JSON
    return (procedure.read(body) if strict else None) or procedure.validate(object_of(body))


# --- The readings


def odds(request: ReadingRequest, policy: StatedAnswers, keys: Sequence[str], watch: Watch) -> Answer:
    """What can happen? The exact odds of the outcome, or of some of its keys."""

    def work(procedure: Procedure, given: Given) -> dict[str, Any]:
        answers = _answers(procedure, policy)
        found = exact_odds(procedure, given, answers, watch)
        shown, most = found.marginal(*keys) if keys else found, watch.limits.outcomes
        if len(shown) > most:
            raise TooLarge(Message("error-too-many-outcomes", outcomes=len(shown), limit=most))
        taken = assumed_json(procedure, assumed(procedure, given, answers, watch))
        said = remarks(procedure, given)
        return shown.to_json() | ({"assumed": taken} if taken else {}) | ({"remarks": said} if said else {})

    return _exact(request, work)


def best(
    request: ReadingRequest, policy: StatedAnswers, who: str | None, aim: str | None, budget: int | None, watch: Watch
) -> Answer:
    """What should I do? The best choice at every decision of `who`; opponents follow `policy`, if there is one.

    If that is out of reach, a search over a budget of positions answers, if one is given.
    """

    def work(procedure: Procedure, given: Given) -> dict[str, Any]:
        others = _answers(procedure, policy)
        try:
            found = best_play(procedure, given, who=who, aim=aim, others=others, watch=watch)
            expected = prospects(procedure, given, found, watch=watch)
            return {**found.to_json(), "prospects": expected and expected.to_json()}
        except OutOfReach as refused:
            if budget is None:
                raise or_search(refused, procedure, "?search=N") from None
            return search(procedure, given, who=who, aim=aim, others=others, budget=budget, watch=watch).to_json()

    return _exact(request, work)


def effects(request: ReadingRequest, policy: StatedAnswers, watch: Watch) -> Answer:
    """What would another reading change here? Every alternative that the input allows, the largest effect first."""

    def work(procedure: Procedure, given: Given) -> dict[str, Any]:
        found = effects_of(procedure, given, _answers(procedure, policy), watch)
        return {"procedure": procedure.id, "given": written(given), "effects": [one.to_json() for one in found]}

    return _exact(request, work)


def roll(request: ReadingRequest, policy: StatedAnswers, seed: int | str | None, watch: Watch) -> Answer:
    """What happens? One run with its transcript; a seed repeats it."""
    procedure, given = request.resolved()
    found = roll_once(procedure, given, source=watch.over(source_of(seed)), policy=_answers(procedure, policy))
    return Answer(as_bytes(told(found)), {"Cache-Control": "no-store"})


def told(rolled: Rolled) -> dict[str, Any]:
    """A run as JSON, every line of its transcript also in words."""
    data = rolled.to_json()
    for line, entry in zip(data["transcript"], rolled.transcript, strict=True):
        line["text"] = telling.entry(entry).text
    return data


class Checked(NamedTuple):
    """An input that the rules accept: as JSON that every process reads alike, and as shown to people."""

    procedure: Procedure
    text: str
    shown: dict[str, Any]
    tables: Signature


def checked(request: ReadingRequest, watch: Watch) -> Checked:
    """The input of a simulation, before it begins."""
    return checked_input(*request.resolved())


def checked_input(procedure: Procedure, given: Given) -> Checked:
    """The input as a simulation takes it, with the tables as they were when it was read."""
    text = given.model_dump_json(by_alias=True, exclude_unset=True)
    return Checked(procedure, text, written(given), OWN_TABLES.as_seen(procedure.game))


SweptKeys = Sequence[str] | None


def need(
    request: ReadingRequest, policy: StatedAnswers, by: SweptKeys, at_least: str | None, aim: str | None, watch: Watch
) -> Answer:
    """How many do I need? The smallest value of a key for which an aim is worth enough, with its neighbours."""
    procedure, data = request.entered()
    if at_least is None:
        raise InputError("at_least", Message("error-missing"))
    keys, answers = _keys(procedure, by), _answers(procedure, policy)
    found = find_need(procedure, data, by=keys, at_least=at_least, aim=aim, policy=answers, watch=watch)
    return _swept(found.to_json())


def vary(request: ReadingRequest, policy: StatedAnswers, by: SweptKeys, aim: str | None, watch: Watch) -> Answer:
    """How do the odds change? A chance or a mean over the values of one key, or of two."""
    procedure, data = request.entered()
    answers = _answers(procedure, policy)
    return _swept(sweep(procedure, data, by=_keys(procedure, by), aim=aim, policy=answers, watch=watch).to_json())


def sensitivity(request: ReadingRequest, policy: StatedAnswers, aim: str | None, watch: Watch) -> Answer:
    """What helps most? What one more of each input is worth here, the largest effect first."""
    procedure, data = request.entered()
    answers = _answers(procedure, policy)
    return _swept(find_sensitivity(procedure, data, aim=aim, policy=answers, watch=watch).to_json())


def _answers(procedure: Procedure, policy: StatedAnswers) -> dict[str, Any] | None:
    """The stated answers by their ids; an answer to a question that is never asked is refused."""
    return understanding.policy(procedure, policy, "policy")


def _keys(procedure: Procedure, by: SweptKeys) -> dict[str, Any]:
    if not by:
        raise InputError("by", Message("error-missing"))
    return understanding.varied(procedure, by)


def _swept(found: dict[str, Any]) -> Answer:
    return Answer(as_bytes(found), {"Cache-Control": "no-store"})


# --- Answers that stay the same as long as rules and tables do


def _exact(request: ReadingRequest, work: Callable[[Procedure, Given], dict[str, Any]]) -> Answer:
    """An exact answer. A reader who asks by an address, and already has it, is told so."""
    procedure, given = request.resolved()
    if request.body is not None:
        return Answer(as_bytes(work(procedure, given)), {"Cache-Control": "no-store"})
    asked = sorted(pair for pair in request.parameters if pair[0] in RESERVED - {"given"})
    mark = etag(procedure.game, request.path, written(given), asked)
    headers = {"ETag": mark, "Cache-Control": CACHING}
    return Answer(None if matches(request.known, mark) else as_bytes(work(procedure, given)), headers)


def sent(answer: Answer) -> Response:
    """An answer as it is sent; without a body for a reader who already has it."""
    if answer.body is None:
        return Response(status_code=304, headers=dict(answer.headers))
    return Json(answer.body, headers=answer.headers)
