"""What a scenario carries from one procedure to the next: heroism dice, and a hero's reputation.

Each ledger is an immutable value that knows its own JSON form (`model_dump_json`, `model_validate_json`); an event
returns the ledger as it stands afterwards, and one that cannot be paid for is refused by its key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from jacta.errors import InputError
from jacta.games.seventh_sea.heroism import FlawOutcome, first_dice, first_gm_dice
from jacta.games.seventh_sea.inputs import Count, Name, State, refuse
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.reputation import Reputation as Points
from jacta.games.seventh_sea.reputation import reputation_dice
from jacta.games.seventh_sea.storms import CAPSIZE_DICE
from jacta.kernel.inputs import Strict, checked
from jacta.text import Message

GM = "gm"
"""The name of the game master's pool."""
Some = Annotated[int, Field(ge=1, le=200)]


# --- Dés d'héroïsme


class AddDice(Strict):
    """Dice rolled and kept on top of a roll, announced before it."""

    event: Literal["add_dice"]
    who: Name
    n: Some = 1


class Wake(Strict):
    """A hero who is out opens his eyes, and can do no more (R30)."""

    event: Literal["wake"]
    who: Name
    state: State


class Activate(Strict):
    """A virtue, an enemy's weakness, or a sorcery that costs a die."""

    event: Literal["virtue", "weakness", "glamour", "pyeryem"]
    who: Name


class Flaw(Strict):
    """The bidding over a hero's flaw, as `flaw_bid` left it."""

    event: Literal["flaw"]
    who: Name
    gm_left: Count
    player_left: Count


class CapsizeEvent(Strict):
    """The game master makes a ship heel over; or those named pay three dice together against it."""

    event: Literal["capsize"]
    payers: Annotated[dict[Name, Some], Field(min_length=1)]


class EncounterEvent(Strict):
    event: Literal["encounter"]
    n: Count


class Award(Strict):
    """For a heroic act or perfect play, at the game master's judgement."""

    event: Literal["award"]
    who: Name
    n: Some = 1


class EndScenario(Strict):
    """Unused dice become experience (R83); those of the game master vanish."""

    event: Literal["end_scenario"]


Event: TypeAlias = Annotated[
    AddDice | Wake | Activate | Flaw | CapsizeEvent | EncounterEvent | Award | EndScenario,
    Field(discriminator="event"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event)


class HeroismDice(Strict):
    """The pools of a scenario by name, the game master's under `gm`; and the experience that unused dice became."""

    pools: dict[Name, Count]
    experience: dict[Name, Count] = {}
    gm_collects_dice: bool = False

    @classmethod
    def at_the_start(
        cls,
        heroes: Mapping[str, tuple[int, ...]],
        ships: Mapping[str, tuple[int, ...]] | None = None,
        *,
        gm_collects_dice: bool = False,
    ) -> HeroismDice:
        """Dés d'héroïsme (R78): each hero and each ship by the lowest trait, the game master by number and highest."""
        highest = max((max(traits) for traits in heroes.values()), default=0)
        pools = {name: first_dice(traits) for name, traits in {**heroes, **(ships or {})}.items()}
        return cls(pools={**pools, GM: first_gm_dice(len(heroes), highest)}, gm_collects_dice=gm_collects_dice)

    def after(self, event: Event | Mapping[str, object]) -> HeroismDice:
        """The pools after an event, or an InputError that names the key."""
        happened: Event = checked(EVENTS, event) if isinstance(event, Mapping) else event
        match happened:
            case AddDice(who=who, n=n):
                paid = self._paying(who, n)
                return paid._gaining(GM, n) if self.gm_collects_dice and who != GM else paid
            case Wake(who=who, state=state):
                if state != "out":
                    raise refuse("state", "not-out", state=state)
                return self._paying(who, 1)
            case Activate(who=who):
                return self._paying(who, 1)
            case Flaw(who=who, gm_left=gm_left, player_left=player_left):
                return self._left_with(GM, gm_left)._left_with(who, player_left)
            case CapsizeEvent(payers=payers):
                if sum(payers.values()) != CAPSIZE_DICE or (GM in payers and len(payers) > 1):
                    raise refuse("payers", "capsize-payers", dice=CAPSIZE_DICE)
                after = self
                for who, n in payers.items():
                    after = after._paying(who, n)
                return after
            case EncounterEvent(n=n):
                return self._paying(GM, n)
            case Award(who=who, n=n):
                return self._gaining(who, n)
            case EndScenario():
                earned = {name: dice + self.experience.get(name, 0) for name, dice in self.pools.items() if name != GM}
                return self._with(pools=dict.fromkeys(self.pools, 0), experience=earned)

    def after_flaw_bid(self, outcome: FlawOutcome, who: str) -> HeroismDice:
        """Utilisation des vertus et des travers: what the bidding has cost both."""
        return self.after(Flaw(event="flaw", who=who, gm_left=outcome.gm_left, player_left=outcome.player_left))

    def _with(self, pools: dict[str, int], experience: dict[str, int] | None = None) -> HeroismDice:
        earned = self.experience if experience is None else experience
        return HeroismDice(pools=pools, experience=earned, gm_collects_dice=self.gm_collects_dice)

    def _in_hand(self, who: str) -> int:
        if who not in self.pools:
            raise InputError("who", Message("error-choice", value=who, allowed=", ".join(self.pools)))
        return self.pools[who]

    def _paying(self, who: str, n: int) -> HeroismDice:
        if self._in_hand(who) < n:
            raise refuse("n", "heroism-short", who=who, dice=self.pools[who], needed=n)
        return self._left_with(who, self.pools[who] - n)

    def _gaining(self, who: str, n: int) -> HeroismDice:
        return self._left_with(who, self._in_hand(who) + n)

    def _left_with(self, who: str, dice: int) -> HeroismDice:
        self._in_hand(who)
        return self._with({**self.pools, who: dice})


# --- La réputation


class Reputation(Strict):
    """A hero's points, and the dice already used in this act."""

    points: Points = 0
    spent: Count = 0

    def dice(self, options: Readings | None = None) -> int:
        """La réputation (R32): the dice left in this act."""
        return max(0, reputation_dice(self.points, options or Readings()) - self.spent)

    def after_deed(self, points: int) -> Reputation:
        """La réputation: gained before witnesses or in an artist's tale; lost by infamy or mockery."""
        return Reputation(points=self.points + points, spent=self.spent)

    def after_roll(self, dice: int, options: Readings | None = None) -> Reputation:
        """La réputation: dice used on an action are gone for this act."""
        left = self.dice(options)
        if not 1 <= dice <= left:
            raise refuse("dice", "reputation-dice", dice=dice, left=left)
        return Reputation(points=self.points, spent=self.spent + dice)

    def next_act(self) -> Reputation:
        """La réputation: all dice come back at the start of an act."""
        return Reputation(points=self.points)
