"""What players own and keep: characters, squads of brutes, ships and armies, each with the sheet that players know.

The same sheets are read from files (`who=@athos`) and by every procedure that asks for somebody: see `sheets`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, TypeAlias

from pydantic import BeforeValidator, Field, PlainSerializer, TypeAdapter, WithJsonSchema, model_validator

from jacta.games.seventh_sea.arms import MELEE, RANGED, strange_weapons
from jacta.games.seventh_sea.figures import (
    Coordinate,
    Count,
    Dice,
    DiceModifier,
    Experience,
    Facing,
    Kind,
    Level,
    Metres,
    Missile,
    Modifier,
    Name,
    Points,
    Raises,
    Rank,
    Reputation,
    State,
    Style,
    Toughness,
    Trait,
    Weapon,
    anything,
    refuse,
    state_of,
)
from jacta.rules import InputError, Known, Piece, Strict, Values, plain

TRAITS = ("brawn", "finesse", "resolve", "wits", "panache")
SKILLS = (
    *("navigation", "piloting", "balance", "rigging", "gunnery", "carpenter", "performer"),
    *("stealth", "ambush", "jumping", "running"),
    *("logistics", "incitation", "strategy", "command", "tactics"),
)
"""The skills that the rules summary names; a character may have others besides."""
WEAPON = ("weapon", "weapon_rolled", "weapon_kept")
NONE_STATED: dict[str, Any] = {"default": {}}
"""What a schema says of a mapping that is empty unless stated; by itself it would show the pairs that stand for it."""


class Sheet(NamedTuple):
    """A sheet in an outcome, of which only some keys are stated: they are its attributes."""

    record: Any

    def __getattr__(self, key: str) -> Any:
        if key.startswith("__"):
            raise AttributeError(key)
        return getattr(self.record, key)

    def to_json(self) -> Any:
        return plain(self.record)


class Ratings(NamedTuple):
    """Ranks by name, as a mapping on the sheet: `{"rapier": 4}`."""

    pairs: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> dict[str, int]:
        return dict(self.pairs)

    @property
    def total(self) -> int:
        return sum(rank for _, rank in self.pairs)

    def rank(self, name: str) -> int | None:
        return dict(self.pairs).get(name)

    def with_rank(self, name: str, rank: int) -> Ratings:
        return Ratings(tuple({**dict(self.pairs), name: rank}.items()))


def _ratings(written: Any) -> Any:
    return Ratings(tuple(RANKS.validate_python(written).items())) if isinstance(written, dict) else written


RANKS: TypeAdapter[dict[str, int]] = TypeAdapter(dict[Name, Rank])
RanksByName = Annotated[
    Ratings,
    BeforeValidator(_ratings),
    PlainSerializer(Ratings.to_json),
    WithJsonSchema(RANKS.json_schema()),
    Field(json_schema_extra=NONE_STATED),
]


class Posts(NamedTuple):
    """Who holds which post, as a mapping on the sheet: `{"pilot": "Aramis"}`."""

    pairs: tuple[tuple[str, str], ...] = ()

    def to_json(self) -> dict[str, str]:
        return dict(self.pairs)


Post: TypeAlias = Literal["captain", "gunner", "carpenter", "pilot", "sailmaker", "navigator", "lookout"]
HOLDERS: TypeAdapter[dict[Post, str]] = TypeAdapter(dict[Post, Name])


def _posts(written: Any) -> Any:
    return Posts(tuple(HOLDERS.validate_python(written).items())) if isinstance(written, dict) else written


Crew = Annotated[
    Posts,
    BeforeValidator(_posts),
    PlainSerializer(Posts.to_json),
    WithJsonSchema(HOLDERS.json_schema()),
    Field(json_schema_extra=NONE_STATED),
]


class Improvised(Strict):
    """Armes improvisées (GJ196a): whatever lies at hand."""

    size_modifier: DiceModifier = 0
    edge: Literal["blunt", "sharp"] = "blunt"
    toughness: Toughness = "fragile"


class Owned(Piece):
    """A piece with a name."""

    name: Name

    always: ClassVar[frozenset[str]] = frozenset()
    """What changes in play stands on every sheet, so that sheets of one kind can be compared key by key."""

    def to_json(self) -> dict[str, Any]:
        """The sheet, without what is as usual: read back it is the same piece."""
        stated = self.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        whole = self.model_dump(mode="json", by_alias=True)
        return {key: stated.get(key, data) for key, data in whole.items() if key in stated or key in self.always}

    def with_(self, **changed: Any) -> Self:
        """The sheet with these figures, everything checked again."""
        return type(self).model_validate_json(self.model_copy(update=changed).model_dump_json())


class Fighting(Owned):
    """Whoever can take part in a fight."""

    kind: ClassVar[str] = "fighting"
    side: Annotated[Name, Known("camps")] | None = None
    defence: Rank | None = None
    light: Points = 0
    surprised: bool = False
    prone: bool = False
    level: Level = 0


class Reckoned(Strict):
    """A line of the experience log: what an evening has earned, what was bought, or a note of one's own."""

    award: Experience = 0
    heroism: Dice = 0
    cost: Experience = 0
    what: Name | None = None
    note: Annotated[str, Field(max_length=200), Values(anything)] = ""


LogLine = Annotated[Reckoned, BeforeValidator(lambda line: {"note": line} if isinstance(line, str) else line)]


class Character(Fighting):
    """C9: a hero, a villain or a henchman. `attacks` are ranks by weapon, where they differ from `attack`."""

    kind: ClassVar[str] = "character"
    always: ClassVar[frozenset[str]] = frozenset(
        ("light", "dramatic", "heroism", "reputation", "reputation_spent", "experience")
    )
    first: ClassVar[tuple[str, ...]] = (*TRAITS, "dramatic", "light", "heroism", "weapon", "attack", "defence")
    standing: Annotated[Literal["hero", "villain", "henchman"], Field(alias="kind")] = "hero"
    brawn: Trait
    finesse: Trait
    resolve: Trait
    wits: Trait
    panache: Annotated[int, Field(ge=1, le=10)]
    attack: Rank = 0
    attacks: RanksByName = Ratings()
    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    improvised: Improvised | None = None
    off_hand: bool = False
    ranged: Missile | None = None
    distance_m: Metres = 5
    two_pistols: bool = False
    powder_flask: bool = False
    reload: Count = 0
    style: Style | None = None
    damage_raises: Raises = 0
    called_raises: Raises = 0
    keen_senses: bool = False
    navigation: Rank = 0
    piloting: Rank = 0
    balance: Rank = 0
    rigging: Rank = 0
    gunnery: Rank = 0
    carpenter: Rank = 0
    performer: Rank = 0
    stealth: Rank = 0
    ambush: Rank = 0
    jumping: Rank = 0
    running: Rank = 0
    logistics: Rank = 0
    incitation: Rank = 0
    strategy: Rank = 0
    command: Rank = 0
    tactics: Rank = 0
    skills: RanksByName = Ratings()
    charge: Rank = 0
    unit: Annotated[Name, Known("eis101b")] | None = None
    swords: Count = 0
    special_advantage: bool = False
    dramatic: Count = 0
    heroism: Dice = 0
    reputation: Reputation = 0
    reputation_spent: Count = 0
    experience: Experience = 0
    raised: tuple[Name, ...] = ()
    log: tuple[LogLine, ...] = ()

    @property
    def traits(self) -> tuple[int, ...]:
        return tuple(getattr(self, trait) for trait in TRAITS)

    @property
    def state(self) -> State:
        """Blessures graves; Blessures des PNJ (C7): how he is."""
        return state_of(self.dramatic, self.resolve, self.standing)

    def strange_names(self) -> Iterator[InputError]:
        """Armes: a slip of the pen in a weapon would take away what its owner can do with it."""
        attacks = ((f"attacks.{weapon}", weapon) for weapon, _ in self.attacks.pairs)
        yield from strange_weapons((("weapon", self.weapon), *attacks), MELEE, RANGED)
        yield from strange_weapons((("ranged", self.ranged),), RANGED)

    def wounded(self, light: int, dramatic: int) -> Character:
        """Encaisser les blessures: with these wounds."""
        return self.with_(light=light, dramatic=dramatic)


class Squad(Fighting):
    """A squad of brutes, who act as one."""

    kind: ClassVar[str] = "squad"
    always: ClassVar[frozenset[str]] = frozenset(("kind",))
    first: ClassVar[tuple[str, ...]] = ("count", "threat", "hit_value")
    standing: Annotated[Literal["brute"], Field(alias="kind")] = "brute"
    count: Count
    threat: Annotated[int, Field(ge=0, le=10)]
    hit_value: Points | None = None
    weapon_class: Annotated[Name, Known("gm170b")] | None = None
    checks: Literal["per_attack", "per_hit"] = "per_attack"
    firearm: bool = False


class Ship(Owned):
    """C10: a ship with its current ranks, the ranks that its posts add, and who holds them."""

    kind: ClassVar[str] = "ship"
    brawn: Rank
    finesse: Rank
    resolve: Rank
    wits: Rank
    panache: Annotated[int, Field(ge=0, le=10)]
    resolve_start: Rank | None = None
    port: Rank | None = None
    starboard: Rank | None = None
    superficial: Points = 0
    grave: Count = 0
    gunnery: Rank = 0
    carpenter: Rank = 0
    piloting: Rank = 0
    rigging: Rank = 0
    posts: Crew = Posts()
    heroism: Dice | None = None
    provisions: Count = 0
    q: Coordinate | None = None
    r: Coordinate | None = None
    facing: Facing | None = None

    @model_validator(mode="after")
    def guns_on_both_sides(self) -> Ship:
        if (self.port is None) != (self.starboard is None):
            raise refuse("starboard" if self.starboard is None else "port", "both-broadsides")
        if self.port is not None and self.starboard is not None and self.port + self.starboard != self.brawn:
            raise refuse("port", "broadsides", port=self.port, starboard=self.starboard, brawn=self.brawn)
        if self.provisions > self.resolve:
            raise refuse("provisions", "cargo", provisions=self.provisions, cargo=self.resolve)
        return self

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(getattr(self, trait) for trait in TRAITS)

    @property
    def hull_at_start(self) -> int:
        return self.resolve if self.resolve_start is None else self.resolve_start


class Army(Owned):
    """An army: its general and quartermaster, its officers by their rank in Commandement, and what bears on its rolls.

    `free_raises` are left of the preparation, `heroic` are points that opportunities have won for the next roll,
    `wounded` and `killed` what battles have cost it, in percent.
    """

    kind: ClassVar[str] = "army"
    always: ClassVar[frozenset[str]] = frozenset(("free_raises", "heroic", "heroism"))
    general: Name | None = None
    wits: Trait
    strategy: Rank = 0
    incitation: Rank = 0
    quartermaster_wits: Trait | None = None
    logistics: Rank = 0
    officers: RanksByName = Ratings()
    numbers: Modifier = 0
    conditions: Modifier = 0
    fortification: Rank = 0
    free_raises: Raises = 0
    heroic: Modifier = 0
    heroism: Dice = 0
    wounded: Annotated[float, Field(ge=0, le=100)] = 0
    killed: Annotated[float, Field(ge=0, le=100)] = 0


PIECES: tuple[type[Piece], ...] = (Character, Squad, Ship, Army)


def sheet_keys() -> frozenset[str]:
    """C9, C10: all that a sheet may state."""
    kinds = (Character, Squad, Ship, Army)
    return frozenset(field.alias or name for kind in kinds for name, field in kind.model_fields.items())


def is_fit(sheet: dict[str, Any]) -> bool:
    """Blessures graves (C7, R69): whether the dice of whoever has this sheet still explode."""
    resolve, dramatic, kind = sheet.get("resolve"), sheet.get("dramatic", 0), sheet.get("kind", "hero")
    if not isinstance(resolve, int) or not isinstance(dramatic, int):
        return True
    return state_of(dramatic, resolve, _kind(kind)) == "fit"


def _kind(word: Any) -> Kind:
    return word if word in ("hero", "villain", "henchman") else "hero"
