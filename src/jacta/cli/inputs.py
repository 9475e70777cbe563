"""What people type: `key=value`, nested `a.b=1` and `targets.0.steps=3`, files, options, policies."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jacta.errors import InputError
from jacta.kernel.procedure import Game, Procedure, find_game, games
from jacta.text import Message

MOST_ENTRIES = 1000


def given_of(
    procedure: Procedure,
    pairs: Sequence[str] = (),
    file: str | None = None,
    options: Sequence[str] = (),
    bundle: str | None = None,
) -> dict[str, Any]:
    """The input: the file's, then the bundle of readings, then `key=value`, then `--option`; the later one wins."""
    given = read_file(file) if file else {}
    if bundle:
        readings = bundle_of(procedure.game, bundle)
        given = merged(given, {"options": {k: v for k, v in readings.items() if k in procedure.options}})
    for pair in pairs:
        put(given, *split(pair))
    for pair in options:
        name, value = split(pair, "--option")
        put(given, f"options.{name}", value)
    return given


def split(pair: str, where: str = "") -> tuple[str, Any]:
    """`key=value`: a JSON value if it parses as one, else text."""
    key, equals, written = pair.partition("=")
    if not equals or not key:
        raise InputError(where or pair, Message("error-not-pair", pair=pair))
    return key, parsed(written)


def parsed(written: str) -> Any:
    """A JSON value if it is one, else the text itself."""
    try:
        return json.loads(written, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return written


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def frozen(value: Any) -> Any:
    """A JSON value as an answer: lists as tuples, an object as the tuple of its values."""
    if isinstance(value, dict):
        return tuple(map(frozen, value.values()))
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def policy_of(pairs: Sequence[str]) -> dict[str, Any] | None:
    """Answers by the label of their question, or None where nothing is said."""
    return {label: frozen(value) for label, value in (split(pair, "--policy") for pair in pairs)} or None


def put(target: dict[str, Any], path: str, value: Any) -> None:
    """Set a dotted path. A number is the place in a list, counted from 0; a list grows by one place at a time."""
    here: Any = target
    steps = path.split(".")
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(here, list):
            if not step.isdecimal() or int(step) > min(len(here), MOST_ENTRIES):
                raise InputError(path, Message("error-list-place", step=step, places=len(here)))
            place: Any = int(step)
            if place == len(here):
                here.append(None)
        elif isinstance(here, dict) and step:
            place = step
        else:
            raise InputError(path, Message("error-no-path", step=step))
        if following is None:
            here[place] = value
        elif (isinstance(here, list) and here[place] is None) or (isinstance(here, dict) and here.get(place) is None):
            here[place] = [] if following.isdecimal() else {}
        here = here[place]


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Both objects in one; where both have a value, `over` wins, objects are merged in turn."""
    result = dict(under)
    for key, value in over.items():
        below = result.get(key)
        result[key] = merged(below, value) if isinstance(below, dict) and isinstance(value, Mapping) else value
    return result


def read_file(name: str, where: str = "--given") -> dict[str, Any]:
    """The object in a JSON or TOML file; `-` is JSON on standard input."""
    try:
        written = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        data = tomllib.loads(written) if name.lower().endswith(".toml") else json.loads(written)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(where, Message("error-file", file=name, reason=reason)) from None
    except tomllib.TOMLDecodeError as error:
        raise InputError(where, Message("error-not-toml", reason=str(error))) from None
    except (ValueError, RecursionError) as error:
        raise InputError(where, Message("error-not-json", reason=str(error))) from None
    if not isinstance(data, dict):
        raise InputError(where, Message("error-type-object", value=name))
    return data


def game_of(id: str) -> Game:
    """The game with this id, or an error that names those there are."""
    found = find_game(id)
    if found is None:
        raise InputError("GAME", Message("error-unknown-game", id=id, known=", ".join(games())))
    return found


def bundle_of(game: Game, name: str) -> Mapping[str, Any]:
    found = game.bundles.get(name)
    if found is None:
        known = ", ".join(game.bundles) or "–"
        raise InputError("--bundle", Message("error-unknown-bundle", name=name, known=known))
    return found
