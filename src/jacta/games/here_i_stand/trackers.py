"""What a game carries from one procedure to the next: the turn track, captives, piracy points, New World claims.

Each ledger is an immutable value that knows its own JSON form (`model_dump_json`, `model_validate_json`); a transition
returns the ledger as it stands afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, RootModel

from jacta.games.here_i_stand.combat.land import AssaultOutcome, FieldBattleOutcome
from jacta.games.here_i_stand.combat.sea import NavalCombatOutcome, PiracyOutcome
from jacta.games.here_i_stand.inputs import Name
from jacta.games.here_i_stand.new_world.voyages import (
    CONQUESTS,
    FEATS,
    SUCCESSES,
    Claim,
    Conquest,
    ConquestOutcome,
    ExplorationOutcome,
)
from jacta.rules import Strict

TURNS_AWAY = 1
"""Who goes to the turn track is back next turn; the sheet names no turn."""
PIRACY_CAP = 10
"""Piracy points the Ottoman may gain in a game by the rulebook; the sheet prints no cap (R22)."""

Turn = Annotated[int, Field(ge=1)]


class Waiting(Strict):
    """A naval unit or naval leader set aside until the turn `due`."""

    what: Literal["squadron", "corsair", "naval_unit", "naval_leader"]
    power: Name
    due: Turn


class TurnTrack(RootModel[tuple[Waiting, ...]]):
    """Piste des tours: where naval units and naval leaders wait."""

    model_config = ConfigDict(frozen=True, strict=True)
    root: tuple[Waiting, ...] = ()

    def after_assault(self, outcome: AssaultOutcome, defender: str, turn: int) -> TurnTrack:
        """Assaut, Réussi: the besieged naval units go to the track; the sheet does not tell squadron from corsair."""
        ships = [Waiting(what="naval_unit", power=defender, due=turn + TURNS_AWAY)] * outcome.naval_to_turn_track
        return TurnTrack((*self.root, *ships))

    def after_naval_combat(self, outcome: NavalCombatOutcome, attacker: str, defender: str, turn: int) -> TurnTrack:
        """Naval: the leaders of an eliminated side go to the track."""
        displaced = ((attacker, outcome.attacker_leaders_to_track), (defender, outcome.defender_leaders_to_track))
        leaders = [
            Waiting(what="naval_leader", power=power, due=turn + TURNS_AWAY)
            for power, number in displaced
            for _ in range(number)
        ]
        return TurnTrack((*self.root, *leaders))

    def due(self, turn: int) -> tuple[Waiting, ...]:
        """Who comes back by this turn."""
        return tuple(waiting for waiting in self.root if waiting.due <= turn)

    def after_return(self, turn: int) -> TurnTrack:
        """The track once everybody due by this turn has come back."""
        return TurnTrack(tuple(waiting for waiting in self.root if waiting.due > turn))


class Captive(Strict):
    """An army leader, the power he serves, and the power that holds him."""

    leader: Name
    of: Name
    held_by: Name


class Captives(RootModel[tuple[Captive, ...]]):
    """Chefs capturés. All leaders of an eliminated side are taken, not one (R59)."""

    model_config = ConfigDict(frozen=True, strict=True)
    root: tuple[Captive, ...] = ()

    def after_field_battle(
        self,
        outcome: FieldBattleOutcome,
        attacker: str,
        defender: str,
        attacker_leaders: Sequence[str] = (),
        defender_leaders: Sequence[str] = (),
    ) -> Captives:
        """Bataille rangée: the leaders of an eliminated side fall into the enemy's hands."""
        taken: list[Captive] = []
        if outcome.attacker_leaders_captured:
            taken += captured(attacker_leaders, attacker, defender)
        if outcome.defender_leaders_captured:
            taken += captured(defender_leaders, defender, attacker)
        return Captives((*self.root, *taken))

    def after_assault(
        self, outcome: AssaultOutcome, attacker: str, defender: str, defender_leaders: Sequence[str] = ()
    ) -> Captives:
        """Assaut, Réussi: the besieged army leaders are captured."""
        taken = captured(defender_leaders, defender, attacker) if outcome.defender_leaders_captured else ()
        return Captives((*self.root, *taken))


def captured(leaders: Sequence[str], of: str, by: str) -> Iterator[Captive]:
    return (Captive(leader=leader, of=of, held_by=by) for leader in leaders)


class PiracyVp(Strict):
    """PV de piraterie that the Ottoman holds; `cap` is a limit for the whole game, where one is played."""

    value: Annotated[int, Field(ge=0)] = 0
    cap: Annotated[int, Field(ge=0)] | None = None

    @property
    def vp_left(self) -> int | None:
        """What the Ottoman may still gain, as `piracy` wants it; None without a limit."""
        return None if self.cap is None else max(0, self.cap - self.value)

    def after_piracy(self, outcome: PiracyOutcome) -> PiracyVp:
        """Piraterie (c): the target cedes points."""
        return PiracyVp(value=self.value + outcome.vp_ceded, cap=self.cap)


class NewWorld(Strict):
    """What has been discovered and conquered, as `exploration` and `conquest` want their `claimed`, in that order."""

    discoveries: tuple[Claim, ...] = ()
    conquests: tuple[Conquest, ...] = ()

    def after_exploration(self, outcome: ExplorationOutcome) -> NewWorld:
        """Table des explorations: the discovery made, the strait taken, and the globe sailed round."""
        made: list[Claim] = [feat for feat in FEATS if feat == outcome.result]
        if outcome.circumnavigation in SUCCESSES:
            made.append("circumnavigation")
        new = [claim for claim in made if claim not in self.discoveries]
        return NewWorld(discoveries=(*self.discoveries, *new), conquests=self.conquests)

    def after_conquest(self, outcome: ConquestOutcome) -> NewWorld:
        """Table des conquêtes: the people conquered."""
        new = [people for people in CONQUESTS if people == outcome.result and people not in self.conquests]
        return NewWorld(discoveries=self.discoveries, conquests=(*self.conquests, *new))
