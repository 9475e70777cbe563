"""Saved games as data: their parts, each validated before anything is replayed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.dice import FairDice, read_fair
from jacta.errors import InputError
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.names import not_among
from jacta.text import Message

DiceOwner: TypeAlias = Literal["system", "mine"]
OWNERS: dict[str, DiceOwner] = {"system": "system", "mine": "mine"}
Event: TypeAlias = Mapping[str, Any]
KINDS = {"roll": Roll, "answer": Ask, "consult": Consult}
CORRECT, JOIN, LEAVE = BY_HAND = ("correct", "join", "leave")
"""Events that answer no question: the game master has corrected values, added a participant, or removed one."""


class SavedGame(NamedTuple):
    """What was saved. `fair` is None if the dice are not fair ones, or their secret is not revealed; `tables` are
    digests of the unprinted tables that were used, None if they were not kept.
    """

    procedure: str
    given: Any
    events: Sequence[Event]
    dice: DiceOwner
    computers: Mapping[str, str]
    sealed: Mapping[str, Any]
    fair: FairDice | None
    version: str
    fingerprint: str | None
    tables: Mapping[str, str] | None


def read_saved(data: Mapping[str, Any]) -> SavedGame:
    """The parts of a saved game, or InputError naming the key."""
    for key in ("procedure", "given", "events"):
        if key not in data:
            raise InputError(key, Message("error-missing"))
    owner = data.get("dice", "system")
    if not isinstance(owner, str) or owner not in OWNERS:
        raise not_among("dice", owner, OWNERS)
    if not isinstance(data["procedure"], str):
        raise InputError("procedure", Message("error-type-text", value=str(data["procedure"])))
    if not isinstance(data["events"], Sequence) or isinstance(data["events"], str):
        raise InputError("events", Message("error-type-list", value=str(data["events"])))
    for place, event in enumerate(data["events"]):
        if not isinstance(event, Mapping) or len({*KINDS, *BY_HAND} & event.keys()) != 1:
            raise InputError(f"events.{place}", Message("error-event"))
        if not isinstance(event.get("roll", ()), Sequence) or isinstance(event.get("roll"), str):
            raise InputError(f"events.{place}.roll", Message("error-type-list", value=str(event["roll"])))
        for hand, kind, said in ((CORRECT, Mapping, "object"), (JOIN, Mapping, "object"), (LEAVE, str, "text")):
            if hand in event and not isinstance(event[hand], kind):
                raise InputError(f"events.{place}.{hand}", Message(f"error-type-{said}", value=str(event[hand])))
    for key in ("computers", "sealed", "tables"):
        if not isinstance(data.get(key, {}), Mapping):
            raise InputError(key, Message("error-type-object", value=str(data[key])))
    return SavedGame(
        data["procedure"],
        data["given"],
        data["events"],
        OWNERS[owner],
        data.get("computers", {}),
        data.get("sealed", {}),
        read_fair(data["fair"]) if "fair" in data else None,
        str(data.get("jacta", "?")),
        data.get("fingerprint"),
        data.get("tables"),
    )


RECORDED = ("procedure", "given", "dice", "computers", "events", "tables", "fingerprint", "outcome")


def record(data: Mapping[str, Any]) -> str:
    """A digest of what an exported game says has happened: it shows if the file was changed."""
    fair = {key: data["fair"].get(key) for key in ("commitment", "words")}
    fair |= {key: data["fair"][key] for key in ("seals", "drawn") if key in data["fair"]}
    told = {key: data.get(key) for key in RECORDED} | {"fair": fair}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def with_record(data: Mapping[str, Any]) -> dict[str, Any]:
    """An exported fair game with its record."""
    return {**data, "fair": {**data["fair"], "record": record(data)}}
