"""What a scenario carries from one procedure to the next: heroism dice, and a hero's reputation.

Each ledger is an immutable value that knows its own JSON form (`model_dump_json`, `model_validate_json`); an event
returns the ledger as it stands afterwards, and one that cannot be paid for is refused by its key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from jacta.games.seventh_sea.figures import Count, Name, State, refuse
from jacta.games.seventh_sea.heroes.heroism import FlawOutcome, first_dice, first_gm_dice
from jacta.games.seventh_sea.heroes.reputation import Reputation as Points
from jacta.games.seventh_sea.heroes.reputation import reputation_dice
from jacta.games.seventh_sea.navigation.storms import CAPSIZE_DICE
from jacta.games.seventh_sea.options import Readings
from jacta.rules import InputError, Message, Strict, checked

GM = "gm"
"""The name of the game master's pool."""
Some = Annotated[int, Field(ge=1, le=200)]


# --- Dés d'héroïsme


class HeroismDice(Strict):
    """The pools of a scenario by name, the game master's under `gm`; and the experience that unused dice became."""

    pools: dict[Name, Count]
    experience: dict[Name, Count] = Field(default_factory=dict)

    @classmethod
    def at_the_start(
        cls, heroes: Mapping[str, tuple[int, ...]], ships: Mapping[str, tuple[int, ...]] | None = None
    ) -> HeroismDice:
        """Dés d'héroïsme (R78): each hero and each ship by the lowest trait, the game master by number and highest."""
        highest = max((max(traits) for traits in heroes.values()), default=0)
        pools = {name: first_dice(traits) for name, traits in {**heroes, **(ships or {})}.items()}
        return cls(pools={**pools, GM: first_gm_dice(len(heroes), highest)})

    def after(self, event: Mapping[str, object], options: Readings | None = None) -> HeroismDice:
        """The pools after an event, or an InputError that names the key."""
        happened: Event = checked(EVENTS, event)
        return happened.settled(self, options or Readings())

    def after_flaw_bid(self, outcome: FlawOutcome, who: str) -> HeroismDice:
        """Utilisation des vertus et des travers: what the bidding has cost both."""
        return self.left_with(GM, outcome.gm_left).left_with(who, outcome.player_left)

    def paying(self, who: str, n: int, key: str = "n") -> HeroismDice:
        if self.in_hand(who) < n:
            raise refuse(key, "heroism-short", who=who, dice=self.pools[who], needed=n)
        return self.left_with(who, self.pools[who] - n)

    def gaining(self, who: str, n: int) -> HeroismDice:
        return self.left_with(who, self.in_hand(who) + n)

    def left_with(self, who: str, dice: int) -> HeroismDice:
        self.in_hand(who)
        return HeroismDice(pools={**self.pools, who: dice}, experience=self.experience)

    def in_hand(self, who: str) -> int:
        if who not in self.pools:
            raise InputError("who", Message("error-choice", value=who, allowed=", ".join(self.pools)))
        return self.pools[who]


class AddDice(Strict):
    """Dice rolled and kept on top of a roll, announced before it."""

    event: Literal["add_dice"]
    who: Name
    n: Some = 1

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        """Dés d'héroïsme (R76): they vanish, or the game master collects them."""
        paid = dice.paying(self.who, self.n)
        return paid.gaining(GM, self.n) if options.gm_collects_dice and self.who != GM else paid


class Wake(Strict):
    """A hero who is out opens his eyes, and can do no more (R30)."""

    event: Literal["wake"]
    who: Name
    state: State

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        if self.state != "out":
            raise refuse("state", "not-out", state=self.state)
        return dice.paying(self.who, 1, "who")


class Activate(Strict):
    """A virtue, an enemy's weakness, or a sorcery that costs a die."""

    event: Literal["virtue", "weakness", "glamour", "pyeryem"]
    who: Name

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        return dice.paying(self.who, 1, "who")


class CapsizeEvent(Strict):
    """The game master makes a ship heel over; or those named pay three dice together against it."""

    event: Literal["capsize"]
    payers: Annotated[dict[Name, Some], Field(min_length=1)]

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        if sum(self.payers.values()) != CAPSIZE_DICE or (GM in self.payers and len(self.payers) > 1):
            raise refuse("payers", "capsize-payers", dice=CAPSIZE_DICE)
        for who, n in self.payers.items():
            dice = dice.paying(who, n, "payers")
        return dice


class EncounterEvent(Strict):
    """What the game master pays for an encounter at sea."""

    event: Literal["encounter"]
    n: Count

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        return dice.paying(GM, self.n)


class Award(Strict):
    """For a heroic act or perfect play, at the game master's judgement."""

    event: Literal["award"]
    who: Name
    n: Some = 1

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        return dice.gaining(self.who, self.n)


class EndScenario(Strict):
    """Unused dice become experience, one point each (R83); those of the game master vanish."""

    event: Literal["end_scenario"]

    def settled(self, dice: HeroismDice, options: Readings) -> HeroismDice:
        unused = {who: left for who, left in dice.pools.items() if who != GM}
        earned = {who: left + dice.experience.get(who, 0) for who, left in unused.items()}
        return HeroismDice(pools=dict.fromkeys(dice.pools, 0), experience=earned)


Event: TypeAlias = AddDice | Wake | Activate | CapsizeEvent | EncounterEvent | Award | EndScenario
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="event")])


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
