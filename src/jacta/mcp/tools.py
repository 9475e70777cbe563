"""What each tool answers, as small plain data in the current language: exact fraction, percent, passage, and the
readings and tables that mattered. Long answers come in pages.

Every tool is a module-level function, so that it can be worked out in a separate process under a watch.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from jacta import telling
from jacta.analysis.advice import Topic, advice
from jacta.analysis.assumptions import assumed
from jacta.analysis.compare import effects
from jacta.analysis.need import Need, need
from jacta.analysis.vary import Spot, Sweep
from jacta.analysis.vary import vary as sweep
from jacta.chronicles.filling import beside, part_of, piece_for
from jacta.chronicles.seeing import SeenChronicle, plain_piece
from jacta.dice import source_of
from jacta.distribution import Odds
from jacta.errors import InputError
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.roll import roll as roll_once
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.places import role_place
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure, games, procedures
from jacta.names import kind_name, plain_names, role_names, suggesting
from jacta.plain import plain, plain_outcome
from jacta.telling import advising, catalogue, finding, understanding, varying
from jacta.telling.assuming import assumptions
from jacta.telling.chronicles import brief, told
from jacta.text import Message, percent
from jacta.typed import as_typed, merged, parsed
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES

JsonObject = dict[str, Any]
ROWS = 15  # on one page


# --- What there is


def find(words: str, game: str | None, page: int, watch: Watch) -> JsonObject:
    """The procedures that words find, as on the command line and the page, best matches first."""
    if game is not None and game not in games():
        refusal = Message("error-unknown-game", id=game, known=", ".join(games()))
        raise InputError("game", suggesting(refusal, game, plain_names(games())))
    among = [one for one in procedures().values() if game in (None, one.game.id)]
    found = finding.search(words, among).procedures if words.strip() else catalogued(game)
    rows = [
        {"procedure": one.id, "title": telling.title(one), "passage": one.passage, "about": telling.about(one)}
        for one in found
    ]
    titles = {one.id: telling.game_title(one) for one in games().values()}
    near = {} if found else {"try": finding.suggested(words, among)}
    return {"games": titles, **paged("found", rows, page), **near}


def catalogued(game: str | None) -> list[Procedure]:
    """Where to begin: the procedures that every game highlights, or this one."""
    return [one for known in games().values() if game in (None, known.id) for one in known.highlights]


def explain(id: str, page: int, watch: Watch) -> JsonObject:
    """A procedure: its input, its readings, its outcome, and what players want."""
    procedure = resolved(id)
    game = procedure.game.id
    inputs = [
        {
            "key": row.path,
            "label": row.label,
            "type": row.type,
            **({"required": True} if row.required else {"default": row.default} if row.default else {}),
            **{name: text for name, text in (("help", row.help), ("words", row.words), ("when", row.when)) if text},
        }
        for row in telling.inputs(procedure)
    ]
    return {
        "procedure": procedure.id,
        "title": telling.title(procedure),
        "passage": procedure.passage,
        "about": telling.about(procedure),
        "readings": [_option(procedure, name) for name in procedure.options],
        "tables": catalogue.tables_used(procedure),
        "decisions": list(procedure.asks),
        "roles": {role: [kind.kind for kind in one.kinds] for role, one in procedure.roles.items()},
        "aims": {who: aim.text for who, aim in procedure.aims.items()},
        "outcome": {key: telling.key(game, key) for key in procedure.outcome_type().keys},
        "example": dict(procedure.examples[0]),
        **paged("inputs", inputs, page),
    }


def _option(procedure: Procedure, name: str) -> JsonObject:
    game, option = procedure.game, procedure.options[name]
    values = {as_typed(one): telling.option_value(game.id, name, one) for one in option.values}
    title = telling.reading(game.id, option.reading)
    return {"reading": option.reading, "title": title, "option": name, "default": option.default, "values": values}


# --- Readings


def odds(
    id: str, given: JsonObject, policy: JsonObject | None, keys: Sequence[str], page: int, watch: Watch
) -> JsonObject:
    """The exact odds: a summary of each key, then outcome by outcome."""
    procedure, read, answers = entered(id, given, policy)
    found: Odds[Any] = exact_odds(procedure, read, answers, watch)
    keys = list(dict.fromkeys(procedure.outcome_type(read).field(key, "keys")[0] for key in keys))
    shown = found.marginal(*keys) if keys else found
    rows = [{"outcome": _named(outcome, keys), **chance(p)} for outcome, p in shown]
    about = {
        "glance": {key: _glance(found, key) for key in keys or telling.telling_keys(found)[:4]},
        "assumed": _assumed(procedure, read, answers),
    }
    if said := telling.remarks(procedure, read):
        about["remarks"] = said
    about |= beyond(Fraction(found.tail, found.total))
    return {**behind(procedure, written(read), found.notices), **about, **paged("outcomes", rows, page)}


def _named(outcome: Any, keys: Sequence[str]) -> JsonObject:
    """An outcome as keys with values, even if it has a single key."""
    data = plain_outcome(outcome)
    return {keys[0]: data["value"]} if len(keys) == 1 else data


def _glance(found: Odds[Any], key: str) -> JsonObject:
    """A number by its mean, anything else by the chances of its likeliest values."""
    if found.is_numeric(key) and not found.tail:
        mean = found.mean(key)
        return {"mean": float(mean), "exact": str(mean)}
    return {as_typed(plain(value)): percent(p) for value, p in list(found.marginal(key))[:5]}


def _assumed(procedure: Procedure, read: Given, answers: JsonObject | None) -> list[JsonObject]:
    """How decisions on the way are answered, and what `policy` would change."""
    told = assumptions(procedure, assumed(procedure, read, answers))
    return [{"assumed": one.sentence, "instead": [other.pair for other in one.instead[:5]]} for one in told]


def best(
    id: str, given: JsonObject, who: str | None, aim: str | None, policy: JsonObject | None, page: int, watch: Watch
) -> JsonObject:
    """The best choice at every decision of a player, the most frequent situations first."""
    procedure, read, others = entered(id, given, policy)
    who = who and understanding.player(procedure, who)
    aim = aim and procedure.aim(aim, read, "aim").text
    found = best_play(procedure, read, who=who, aim=aim, others=others, watch=watch)
    wanted = procedure.aim(found.aim, read)
    rows = [row for topic in advice(procedure, read, found).own for row in _advised(procedure, topic)]
    about = {"who": found.who, "aim": found.aim, "worth": worth(found.value, wanted.is_chance), **beyond(found.tail)}
    return {**behind(procedure, written(read), found.notices), **about, **paged("decisions", rows, page)}


def _advised(procedure: Procedure, topic: Topic) -> Iterator[JsonObject]:
    """What to do at one question: as rules where there are any, else situation by situation."""
    game, subject = procedure.game.id, advising.subject(procedure.game.id, topic)
    for rule in topic.rules:
        told = advising.rule(game, topic, rule)
        yield {"decision": subject, "do": told.sentence, "worth": told.worth, "instead": told.instead}
    for one in () if topic.rules else sorted(topic.cases, key=lambda case: -case.reached):
        case = advising.decision(topic.side, one)
        options = [{"answer": way.text, "worth": way.worth} for *_, ways in case.questions for way in ways]
        answer = {"decision": subject, "after": case.after, "reached": chance(one.reached)}
        yield {**answer, "best": one.to_json()["best"], "options": options}


def roll(
    id: str, given: JsonObject, policy: JsonObject | None, seed: int | None, page: int, watch: Watch
) -> JsonObject:
    """One run, told step by step with the passage of every step."""
    procedure, read, answers = entered(id, given, policy)
    rolled = roll_once(procedure, read, source=watch.over(source_of(seed)), policy=answers)
    lines = [telling.entry(one) for one in rolled.transcript]
    rows = [{"passage": line.passage, "text": line.text} for line in lines]
    outcome = {
        "outcome": plain_outcome(rolled.outcome),
        "told": dict(telling.outcome(procedure, rolled.outcome)),
    }
    return {**behind(procedure, written(read), rolled.notices), **outcome, **paged("transcript", rows, page)}


def vary(
    id: str,
    given: JsonObject,
    by: Sequence[str],
    at_least: str | None,
    aim: str | None,
    policy: JsonObject | None,
    page: int,
    watch: Watch,
) -> JsonObject:
    """How a chance changes over the values of a key; with `at_least`, the smallest value that is enough."""
    procedure = resolved(id)
    if not by:
        raise InputError("by", Message("error-missing"))
    data, answers = understood(procedure, given), answered(procedure, policy)
    keys = understanding.varied(procedure, by)
    if at_least is not None:
        found = need(procedure, data, by=keys, at_least=at_least, aim=aim, policy=answers, watch=watch)
        answers_told = [
            {
                "sentence": varying.needed(procedure, found, one),
                "answer": _spot(one.answer, found),
                "neighbours": [_spot(spot, found) for spot in one.neighbours],
                "remarks": varying.remarks(procedure, found, one),
            }
            for one in found.found
        ]
        about = {"aim": found.aim.text, "at_least": str(found.at_least)}
        return {**behind(procedure, found.given, found.notices, keys), **about, "need": answers_told}
    swept = sweep(procedure, data, by=keys, aim=aim, policy=answers, watch=watch)
    rows = [_spot(spot, swept) for spot in swept.spots]
    about = {"aim": swept.aim.text}
    return {**behind(procedure, swept.given, swept.notices, keys), **about, **paged("values", rows, page)}


def _spot(spot: Spot | None, found: Need | Sweep) -> JsonObject | None:
    if spot is None:
        return None
    at = {key.path: value for key, value in zip(found.keys, spot.values, strict=True)}
    if spot.worth is None:
        return {"at": at, "refused": True}
    return {"at": at, **worth(spot.worth, found.is_chance), **beyond(spot.tail)}


def readings(id: str, given: JsonObject, policy: JsonObject | None, page: int, watch: Watch) -> JsonObject:
    """What every other reading of the rules would change here, the largest effect first."""
    procedure, read, answers = entered(id, given, policy)
    game = procedure.game.id
    rows = []
    for one in effects(procedure, read, answers, watch):
        shift = one.to_json()["most_telling"]
        rows.append(
            {
                "reading": one.option.reading,
                "title": telling.reading(game, one.option.reading),
                "option": one.option.name,
                "value": one.value,
                "means": telling.option_value(game, one.option.name, one.value),
                "moves": chance(one.distance),
                "most": shift,
            }
        )
    notices = exact_odds(procedure, read, answers, watch).notices
    return {**behind(procedure, written(read), notices), **paged("effects", rows, page)}


def chronicle(seen: SeenChronicle, page: int) -> JsonObject:
    """A chronicle as somebody may see it: its pieces, and the journal of what befell them, latest first."""
    game = seen.game
    pieces = [
        {**plain_piece(one), "kind_name": kind_name(game, one.kind), "brief": brief(game, one.piece)}
        for one in seen.pieces.values()
    ]
    lines = [told(game, moment) for moment in reversed(seen.moments)]
    rows = [{"number": one.number, "by": one.by, "text": one.text, "then": list(one.lines)} for one in lines]
    return {"title": seen.title, "game": game, "pieces": pieces, **paged("journal", rows, page)}


# --- Parts of answers


def chance(p: Fraction) -> JsonObject:
    return {"exact": str(p), "percent": percent(p)}


def worth(value: Fraction, is_chance: bool) -> JsonObject:
    return chance(value) if is_chance else {"exact": str(value), "mean": float(value)}


def beyond(tail: Fraction) -> JsonObject:
    """How much lies beyond the cuts of endless dice, if anything does."""
    return {"tail": chance(tail)} if tail else {}


def behind(procedure: Procedure, given: JsonObject, notices: Sequence[Any], varied: Collection[str] = ()) -> JsonObject:
    """What an answer is based on: the passage, the input, the readings in force, tables that differ from print.

    A reading that varies is in force nowhere.
    """
    game, chosen = procedure.game.id, given.get("options", {})
    in_force = [
        {"reading": one.reading, "option": name, "value": value, "means": telling.option_value(game, name, value)}
        for name, one in procedure.options.items()
        if f"options.{name}" not in varied
        for value in [chosen.get(name, one.default)]
    ]
    about = {"procedure": procedure.id, "title": telling.title(procedure), "passage": procedure.passage}
    tables = [str(one) for one in telling.noticed(notices)]
    return {**about, "given": given, "readings": in_force, "tables": tables}


def paged(name: str, rows: Sequence[Any], page: int) -> JsonObject:
    """One page of rows, and how many there are; names the next page if there is one."""
    pages = max(1, -(-len(rows) // ROWS))
    if not 1 <= page <= pages:
        raise InputError("page", Message("error-choice", value=page, allowed=f"1–{pages}"))
    shown = {name: list(rows[(page - 1) * ROWS : page * ROWS]), "total": len(rows)}
    return shown | ({"next_page": page + 1} if page < pages else {})


# --- What was asked


def resolved(id: str) -> Procedure:
    """The procedure, with the tables as they are in the user's folder now."""
    procedure = find_procedure(id)
    OWN_TABLES.fresh(procedure.game)
    return procedure


def entered(id: str, given: JsonObject, policy: JsonObject | None) -> tuple[Procedure, Given, JsonObject | None]:
    procedure = resolved(id)
    data = understood(procedure, given)
    return procedure, procedure.validate(data), answered(procedure, policy)


def understood(procedure: Procedure, given: JsonObject) -> JsonObject:
    """An input by its ids; keys and values may be words of either language, and texts as people would type them. A
    whole sheet in a role fills the keys that it speaks of.
    """
    place, roles = procedure.input_place, role_names(procedure.game.id, procedure.stated.roles)
    whole: JsonObject = {}
    typed: JsonObject = {}
    for key, value in given.items():
        role = roles.meant(key, exactly=True)
        if role and _is_sheet(procedure, role, value):
            sheet = understanding.fitting(role_place(procedure.game.id, procedure.roles[role].kinds, value), value)
            whole = beside(whole, part_of(procedure.roles[role], piece_for(procedure, role, sheet)), key)
        else:
            typed[place.keys.meant(key) or key] = parsed(value) if isinstance(value, str) else value
    found = understanding.fitting(place, typed)
    assert isinstance(found, dict)
    return merged(whole, found)


def _is_sheet(procedure: Procedure, role: str, value: Any) -> bool:
    """Whether this is an object in a role for one, and not what the input itself has there."""
    if procedure.roles[role].several or not isinstance(value, dict):
        return False
    return not procedure.input_place.at(role).has_all(value)


def answered(procedure: Procedure, policy: Mapping[str, Any] | None) -> JsonObject | None:
    return understanding.policy(procedure, policy, "policy")
