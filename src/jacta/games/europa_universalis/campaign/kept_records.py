"""2.4.3, 2.6.4, 2.8.1: the papers that players keep: rosters of veterans, strength points, conquistadors.

Each is a piece; these procedures enter one event and hand the paper back as it stands then.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import AT_ITS_KEY, THIRDS, Map, Quality, missing, refuse
from jacta.games.europa_universalis.marches.rosters import Army, ArmyRoster, Detachment, Kept
from jacta.games.europa_universalis.overseas.exploration import Percent
from jacta.games.europa_universalis.overseas.ledgers import Conquistadors, StrengthPoints
from jacta.rules import Given, InputError, Message, Move, done, procedure

Place = Annotated[int, Field(ge=0, le=100)]
Few = Annotated[int, Field(ge=0, le=20)]


def need(given: Given, *keys: str) -> None:
    """Refuse an event that lacks what it is about."""
    for key in keys:
        if getattr(given, key) is None:
            raise missing(key)


# --- 2.4.3: veterans of amalgamated armies


class RosterEvent(Given):
    """One event of a roster. Counters go by the ids that their owner gives them."""

    roster: Annotated[ArmyRoster, AT_ITS_KEY]
    event: Literal["purchase", "merge", "absorb", "split", "reduce", "eliminate"]
    army: str | None = None
    others: tuple[str, ...] = ()
    bought_army: Army | None = None
    bought: Detachment | None = None
    losses: Few = 0
    kept: Kept | None = None

    @model_validator(mode="after")
    def says_what_happened(self) -> RosterEvent:
        if self.event == "purchase" and self.bought is None and self.bought_army is None:
            raise missing("bought")
        if self.event in ("merge", "absorb", "split", "reduce"):
            need(self, "army")
            self.known("army", self.army or "")
        if self.event in ("split", "reduce"):
            need(self, "kept")
        wanted = {"merge": 2, "absorb": 1, "eliminate": 1}.get(self.event, 0)
        if len(self.others) < wanted:
            raise InputError("others", Message("error-too-short", limit=wanted, actual=len(self.others)))
        for id in self.others if wanted else ():
            self.known("others", id)
        return self

    def known(self, key: str, id: str) -> None:
        if id not in self.roster.ids:
            raise refuse(key, "no-counter", id=id)


class RosterAfter(NamedTuple):
    roster: ArmyRoster


GUYENNE: dict[str, Any] = {"id": "Guyenne", "nation": "france", "tech": "arquebus", "quality": "veteran"}
REGIMENTS = [{"id": name, "nation": "france", "tech": "arquebus"} for name in ("Navarre", "Picardie")]
ROSTER: dict[str, Any] = {"armies": [{**GUYENNE, "face": "-", "veteran_dt": 2}], "detachments": REGIMENTS}


@procedure(
    passage="2.4.3 Réorganisation des forces",
    kind="check",
    examples=(
        {"roster": ROSTER, "event": "merge", "army": "Guyenne", "others": ["Navarre", "Picardie"]},
        {
            "roster": ROSTER,
            "event": "reduce",
            "army": "Guyenne",
            "losses": 1,
            "kept": {"face": None, "detachments": {"Reste": "veteran"}},
        },
    ),
)
def army_roster(given: RosterEvent) -> Move[RosterAfter]:
    """2.4.3; 2.2.5 (R3): what the paper on veterans says after a purchase, a regrouping or losses."""
    try:
        return done(RosterAfter(after_event(given)))
    except InputError as error:
        if error.key.partition(".")[0] in RosterEvent.model_fields:
            raise
        raise InputError(f"{KEYS[given.event]}.{error.key}", error.message) from None


KEYS = {"purchase": "bought", "merge": "others", "absorb": "others", "split": "kept", "reduce": "kept"}
KEYS |= {"eliminate": "others"}
"""Under which key of the input stands what the roster may refuse."""


def after_event(given: RosterEvent) -> ArmyRoster:
    roster = given.roster
    if given.event == "purchase":
        return roster.purchased(*[counter for counter in (given.bought_army, given.bought) if counter])
    if given.event == "eliminate":
        return roster.eliminated(*given.others)
    assert given.army is not None
    if given.event == "merge":
        return roster.merged(given.army, *given.others[:2])
    if given.event == "absorb":
        return roster.absorbed(given.army, given.others[0])
    assert given.kept is not None
    return roster.reduced(given.army, given.losses if given.event == "reduce" else 0, given.kept)


# --- 2.6, 2.6.4 Logistique: strength points


class PointsEvent(Given):
    """One event of reduced detachments; `place` is that of a detachment on the list, from 0."""

    ledger: Annotated[StrengthPoints, AT_ITS_KEY]
    event: Literal["purchase", "losses", "percentage", "move", "amalgamate", "refill", "logistics"]
    place: Place = 0
    places: tuple[Place, ...] = ()
    quality: Quality = "conscript"
    map: Map = "overseas"
    halves: Few = 0
    percent: Percent = 0

    @model_validator(mode="after")
    def names_a_detachment(self) -> PointsEvent:
        known = len(self.ledger.detachments)
        named = self.places if self.event == "amalgamate" else (self.place,)
        if self.event not in ("purchase", "logistics") and any(place >= known for place in named):
            raise InputError("place", Message("error-le", limit=known - 1, value=max(named)))
        return self


class PointsAfter(NamedTuple):
    ledger: StrengthPoints


@procedure(
    passage="2.6; 2.6.4 Logistique",
    kind="check",
    examples=(
        {
            "ledger": {"detachments": [{"points": 10}, {"points": 4, "quality": "veteran"}]},
            "event": "losses",
            "halves": 1,
        },
        {"ledger": {"detachments": [{"points": 6}, {"points": 3}]}, "event": "amalgamate", "places": [0, 1]},
        {"ledger": {"detachments": [{"points": 6}]}, "event": "refill"},
    ),
)
def strength_points(given: PointsEvent) -> Move[PointsAfter]:
    """2.6.4: what is left of detachments overseas after losses, and what logistics make of them."""
    ledger, place = given.ledger, given.place
    after = {
        "purchase": lambda: ledger.after_purchase(given.quality, given.map),
        "losses": lambda: ledger.after_losses(place, given.halves),
        "percentage": lambda: ledger.after_percentage(place, given.percent),
        "move": lambda: ledger.after_move(place, given.map),
        "amalgamate": lambda: ledger.after_amalgamation(given.places),
        "refill": lambda: ledger.after_refill(place),
        "logistics": ledger.after_logistics,
    }
    return done(PointsAfter(after[given.event]()))


# --- 2.8.1 Les détachements de conquistadors


class ConquistadorsEvent(Given):
    """One event of conquistadors: DC that join, three DC that become a DT, or a landing."""

    ledger: Annotated[Conquistadors, AT_ITS_KEY]
    event: Literal["join", "regroup", "landing"]
    dc: Few = 1
    quality: Quality = "conscript"
    veterans: Annotated[int, Field(ge=0, le=THIRDS)] = 0
    map: Map = "overseas"


class ConquistadorsAfter(NamedTuple):
    ledger: Conquistadors


@procedure(
    passage="2.8.1 Les détachements de conquistadors",
    kind="check",
    examples=(
        {"ledger": {"conscript_dc": 3}, "event": "regroup"},
        {"ledger": {"veteran_dc": 2, "conscript_dc": 2}, "event": "landing", "map": "europe"},
    ),
)
def conquistadors(given: ConquistadorsEvent) -> Move[ConquistadorsAfter]:
    """2.8.1: three DC may become a DT of their quality; in Europe DC are rounded at once."""
    ledger = given.ledger
    after = {
        "join": lambda: ledger.after_joining(given.dc, given.quality),
        "regroup": lambda: ledger.after_regrouping(given.veterans),
        "landing": lambda: ledger.after_landing(given.map),
    }
    return done(ConquistadorsAfter(after[given.event]()))
