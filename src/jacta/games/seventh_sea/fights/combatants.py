"""Combat: who takes part in a fight of many, as given and as they stand at any moment."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator
from pydantic.config import JsonDict

from jacta.games.seventh_sea.combat.turns import FewDice, PhaseDice, Rival
from jacta.games.seventh_sea.fights.duellists import Duellist
from jacta.games.seventh_sea.fights.moves import Fencer
from jacta.games.seventh_sea.figures import (
    Count,
    Dice,
    Level,
    Metres,
    Missile,
    Name,
    Points,
    RaisesOrChoose,
    Rank,
    State,
    Style,
    Weapon,
    refuse,
    state_of,
)
from jacta.games.seventh_sea.inputs import CharacterInput, exactly_one
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Improvised
from jacta.rules import InputError, Known, Message, often_changed, remembered

NOBODY = "none"
RANKS = ("brawn", "finesse", "resolve", "wits", "panache", "attack", "defence")
"""C9: what a character must state to fight."""
SHARED = (
    *(*RANKS, "kind", "weapon", "weapon_rolled", "weapon_kept", "improvised", "off_hand"),
    *("style", "damage_raises", "called_raises"),
)
"""What a duel knows of him, too."""


HEROES, VILLAINS = "heroes", "villains"
"""The sides of those who name none."""
Camp: TypeAlias = 'Literal["heroes", "villains"]'


# --- As given


class Combatant(CharacterInput):
    """C9: a character with his weapons; or, of the kind `brute`, a whole squad."""

    name: Name
    side: Annotated[Name, Known("camps")] | None = None

    @model_validator(mode="before")
    @classmethod
    def aims_with(cls, data: Any) -> Any:
        """Attaquer: a sheet that has attack ranks by weapon has one for what he shoots or throws, too."""
        attacks = data.get("attacks") if isinstance(data, dict) else None
        if not isinstance(attacks, dict) or data.get("ranged") not in attacks:
            return data
        return {"ranged_attack": attacks[data["ranged"]], **data}

    panache: Annotated[int, Field(ge=1, le=10)] | None = None
    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    improvised: Improvised | None = None
    off_hand: bool = False
    ranged: Missile | None = None
    ranged_attack: Rank | None = None
    distance_m: Metres = 5
    two_pistols: bool = False
    powder_flask: bool = False
    reload: Count = 0
    style: Style = "balanced"
    damage_raises: RaisesOrChoose = 0
    called_raises: RaisesOrChoose = 0
    surprised: bool = False
    prone: bool = False
    level: Level = 0
    count: Count | None = None
    threat: FewDice | None = None
    hit_value: Points | None = None
    weapon_class: Annotated[Name, Known("gm170b")] | None = None
    checks: Literal["per_attack", "per_hit"] = "per_attack"
    firearm: bool = False

    @property
    def camp(self) -> str:
        """His side; unless stated, heroes stand together, and so do their enemies."""
        return self.side or (HEROES if self.kind == "hero" else VILLAINS)

    @property
    def is_squad(self) -> bool:
        return self.kind == "brute"

    @property
    def initiative_dice(self) -> int:
        """Initiative (R75): Panache, or the threat level of brutes."""
        return (self.threat if self.is_squad else self.panache) or 0

    @property
    def squad_defence(self) -> int:
        """Attaquer (R18): the defence rank of brutes is their threat level, unless stated."""
        return self.initiative_dice if self.defence is None else self.defence

    @property
    def strikes(self) -> bool:
        """Whether he has something to strike with in the mêlée."""
        return self.is_squad or any(arm is not None for arm in (self.weapon, self.weapon_rolled, self.improvised))

    @property
    def duellist(self) -> Duellist:
        return _duellist(self)


@remembered
def _duellist(one: Combatant) -> Duellist:
    stated = {key: getattr(one, key) for key in SHARED if not one.left_out(key)}
    return Duellist(**stated if one.strikes else {**stated, "weapon_rolled": 0, "weapon_kept": 0})


ANYBODY: JsonDict = {"among": "combatants"}  # chosen by name


class FightGiven(Situation):
    """A fight.

    `players` are the names, or whole sides, that people lead; left out, those who state no style.

    `gm_heroism` are the dice of the game master, for anybody who is not a hero; `levels` is how high the scenery goes.
    With `game_master` he may lend a hand before every turn; `reserves` are the names of those who wait for his sign.
    """

    combatants: Annotated[tuple[Combatant, ...], Field(min_length=2, max_length=40)]
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    players: Annotated[tuple[Camp | Name, ...], Field(max_length=40, json_schema_extra=ANYBODY)] | None = None
    interruptions: Literal["own_phases", "every_phase"] = "own_phases"
    gm_heroism: Dice = 0
    levels: Level = 0
    game_master: bool = False
    reserves: Annotated[tuple[Name, ...], Field(max_length=40, json_schema_extra=ANYBODY)] = ()

    @model_validator(mode="after")
    def can_be_fought(self) -> FightGiven:
        known: set[str] = set()
        for place, one in enumerate(self.combatants):
            key = f"combatants.{place}"
            check_whole(one, key)
            if one.name in known:
                raise refuse(f"{key}.name", "same-name", name=one.name)
            if one.level > self.levels:
                raise refuse(f"{key}.level", "no-such-level", level=one.level, levels=self.levels)
            if one.side == NOBODY:
                raise refuse(f"{key}.side", "no-side", side=one.side)
            known.add(one.name)
        for place, name in enumerate(self.reserves):
            if name not in known:
                raise InputError(
                    f"reserves.{place}", Message("error-choice", value=name, allowed=", ".join(sorted(known)))
                )
        known |= {one.camp for one in self.combatants}
        for place, name in enumerate(self.players or ()):
            if name not in known:
                raise InputError(
                    f"players.{place}", Message("error-choice", value=name, allowed=", ".join(sorted(known)))
                )
        if len(sides_standing(self, beginning(self))) < 2:
            raise refuse("combatants", "no-enemy")
        return self

    def led(self, one: Combatant) -> bool:
        """Whether a person decides for him."""
        if self.players is None:
            return one.left_out("style")
        return one.name in self.players or one.camp in self.players

    def place_of(self, name: str) -> int:
        return [one.name for one in self.combatants].index(name)


def check_whole(one: Combatant, key: str) -> None:
    """C8, C9: a squad says how many and how dangerous they are and what a hit does; anybody else all his ranks."""
    needed = ("count", "threat") if one.is_squad else RANKS
    for name in needed:
        if getattr(one, name) is None:
            raise InputError(f"{key}.{name}", Message("error-missing"))
    foreign = ("weapon", "weapon_rolled", "ranged") if one.is_squad else ("count", "threat", "hit_value")
    for name in foreign:
        if getattr(one, name) is not None:
            raise refuse(f"{key}.{name}", "not-for-kind", kind=one.kind)
    if one.is_squad:
        try:
            exactly_one(one, "hit_value", "weapon_class")
        except InputError as error:
            raise InputError(f"{key}.{error.key}", error.message) from None


# --- As they stand


class Word(NamedTuple):
    """Intimider; Provoquer (R38): what somebody's words cost in every action against him: dice, and idle raises."""

    speaker: int
    dice: int = 0
    raises: int = 0


@often_changed
class Stander(NamedTuple):
    """How one combatant stands: dice and wounds, brutes left, actions still needed to load, his level of the scenery.

    `down` is out of the fight, `away` not in it yet, or any more;
    `inactive` a hero whom a heroism die has woken. `attacked`, `supported` and `stepped`
    are the phases in which brutes have last attacked or stood by a villain, and somebody has stepped down a level;
    `heard` are the words that weigh on him.
    """

    fencer: Fencer
    brutes: int = 1
    reload: int = 0
    down: bool = False
    inactive: bool = False
    prone: bool = False
    level: int = 0
    away: bool = False
    attacked: int = 0
    supported: int = 0
    stepped: int = 0
    heard: tuple[Word, ...] = ()

    @property
    def hand(self) -> PhaseDice:
        return self.fencer.hand

    def holding(self, hand: PhaseDice) -> Stander:
        return self._replace(fencer=self.fencer.holding(hand))

    def word_of(self, speaker: int) -> Word:
        """What this one's words weigh on him."""
        return next((word for word in self.heard if word.speaker == speaker), Word(speaker))

    def hearing(self, word: Word) -> Stander:
        """After words; those of the same speaker do not add up, the heavier ones count."""
        before = self.word_of(word.speaker)
        weight = Word(word.speaker, max(word.dice, before.dice), max(word.raises, before.raises))
        return self._replace(heard=(*(old for old in self.heard if old != before), weight))


Means: TypeAlias = Literal["melee", "ranged"]


class Swing(NamedTuple):
    """An action that is being taken: by whom, at whom, with what; places in the list of combatants.

    `heroism` are the dice that strengthen a blow at brutes, `support` the points of brutes who stand by.
    """

    striker: int
    target: int
    means: Means = "melee"
    heroism: int = 0
    support: int = 0


@often_changed
class Fight(NamedTuple):
    """Combat: turn and phase, who may still act in it in their order, equals together; how all stand; an action.

    `gm` are the heroism dice that the game master has left.
    """

    turn: int
    phase: int
    places: tuple[tuple[int, ...], ...]
    standers: tuple[Stander, ...]
    swing: Swing | None = None
    gm: int = 0

    def with_stander(self, place: int, stander: Stander, **changes: Any) -> Fight:
        """With somebody as he stands now, and with other changes besides."""
        before = self.standers
        return self._replace(standers=(*before[:place], stander, *before[place + 1 :]), **changes)

    @property
    def acting(self) -> Swing:
        """The action that is being taken."""
        assert self.swing is not None
        return self.swing

    def next_place(self) -> Fight:
        return self._replace(places=self.places[1:])


def beginning(given: FightGiven) -> Fight:
    """Combat: everybody as he comes to the fight."""
    standers = [arrived(one) for one in given.combatants]
    absent = [place for place, one in enumerate(given.combatants) if one.name in given.reserves]
    for place in absent:
        standers[place] = standers[place]._replace(down=True, away=True)
    return Fight(1, 0, (), tuple(standers), gm=given.gm_heroism)


def arrived(one: Combatant) -> Stander:
    fencer = Fencer(light=one.light, dramatic=one.dramatic, heroism=one.heroism)
    if one.is_squad:
        return Stander(fencer, one.count or 0, down=not one.count, prone=one.prone, level=one.level)
    return Stander(fencer, reload=one.reload, down=one.state == "out", prone=one.prone, level=one.level)


def state_in(one: Combatant, stander: Stander) -> State:
    """C7: how he is now."""
    if stander.down:
        return "out"
    if one.is_squad:
        return "fit"
    assert one.resolve is not None
    worn = state_of(stander.fencer.dramatic, one.resolve, one.kind)
    return "crippled" if worn == "out" else worn


def explodes(place: int, given: FightGiven, fight: Fight) -> bool:
    """C7: whether his dice still explode."""
    return state_in(given.combatants[place], fight.standers[place]) == "fit"


def falls_at(one: Combatant) -> int:
    """Blessures graves; Blessures des PNJ (C7): the dramatic wounds at which he falls."""
    assert one.resolve is not None
    return one.resolve if one.kind == "henchman" else 2 * one.resolve


def sides_standing(given: FightGiven, fight: Fight) -> tuple[str, ...]:
    """The sides on which somebody still stands."""
    up = (one.camp for one, stander in zip(given.combatants, fight.standers, strict=True) if not stander.down)
    return tuple(dict.fromkeys(up))


@remembered
def against(place: int, given: FightGiven) -> tuple[int, ...]:
    """Whoever is on another side."""
    side = given.combatants[place].camp
    return tuple([other for other, one in enumerate(given.combatants) if one.camp != side])


def enemies_of(place: int, given: FightGiven, fight: Fight) -> tuple[int, ...]:
    """Whoever stands on another side."""
    standers = fight.standers
    return tuple([other for other in against(place, given) if not standers[other].down])


def is_surprised(place: int, given: FightGiven, fight: Fight) -> bool:
    """La surprise (R28): for the first turn, or for its first phase."""
    if not given.combatants[place].surprised or fight.turn > 1:
        return False
    return given.options.surprise_length == "turn" or fight.phase <= 1


def rivals(given: FightGiven, fight: Fight) -> tuple[Rival, ...]:
    """Initiative (R10): whoever may act in this phase if his dice allow it."""
    return tuple(
        [
            Rival(one.name, one.initiative_dice, stander.fencer.dice, stander.fencer.held)
            for place, (one, stander) in enumerate(zip(given.combatants, fight.standers, strict=True))
            if not (stander.down or stander.inactive or is_surprised(place, given, fight))
        ]
    )
