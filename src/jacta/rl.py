"""Procedures as games of OpenSpiel, for its algorithms: search, learning, equilibria. Needs the extra `rl`.

    game = jacta.rl.load("europa_universalis.naval_battle", {...})
    state = game.new_initial_state()

Chance nodes carry the exact distribution of a throw. The people at the table are the players, each with their usual aim
as utility; computer players seated by the input belong to chance. Players who decide simultaneously are asked one after
another, without knowing the others' answers.

An action is a number that an answer always has, whatever else is legal (`action_of`); those of chance are the indices
of its values. What a player sees is available as a tensor: the path and content of a fact determine its place.

A throw with too many values to list, such as the one that draws a whole map, is made at once and is not a chance node.
The `draw` of the game determines it: `load(..., draw=7)` always has the same map, and `game.drawn(8)` is the same game
with another. `state.resample_from_infostate` resamples what a player does not see: OpenSpiel's IS-MCTS runs on it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from jacta.arguments import checked
from jacta.text import Message

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(str(Message("error-no-rl", module=str(error.name))), name=error.name) from None

from jacta.aims import Aim, Interests
from jacta.dice import Dice, Seeded, Source
from jacta.errors import InputError, OutOfReach
from jacta.kernel.best import PLAYER
from jacta.kernel.play.view import visible
from jacta.kernel.roll import TranscriptEntry, ask_entry, consult_entry, note_entry, roll_entry
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Pending, Position, Told, answered, settled, slot_value, started
from jacta.kernel.search import check_sight
from jacta.plain import plain

__all__ = ["ACTIONS", "FACTS", "ProcedureGame", "ProcedureState", "action_of", "load"]

ACTIONS = 1 << 16
"""How many numbers there are for the answers of players."""
FACTS = 1 << 12
"""The size of the tensor of what a player sees."""
MOST_VALUES = 1_000  # of one throw
LONGEST = 10_000  # actions of one game
UTMOST = 1_000_000.0  # bound of an aim's worth: OpenSpiel wants one, though nothing is clipped


@checked
def load(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    aims: Mapping[str, str] | None = None,
    against: str | None = None,
    draw: int = 0,
) -> ProcedureGame:
    """The procedure as a game. `aims` says what players want, if not the usual; `draw` selects the map that is drawn.

    With `against`, it is a zero-sum game of that player against one other.
    """
    procedure = find_procedure(id)
    typed = procedure.validate(given or {})
    computers = procedure.players(typed) if procedure.players else {}
    players = tuple(seat for seat in procedure.seats(typed) if seat not in computers)
    stated = {player: procedure.aim(aim, typed, f"aims.{player}") for player, aim in (aims or {}).items()}
    wanted = {**procedure.aims_for(typed), **stated}
    for player in (*(aims or ()), *([against] if against else ())):
        if player not in players:
            raise InputError(player, Message("error-rl-player", players=", ".join(players) or "–"))
    if against is not None and len(players) != 2:
        raise InputError("against", Message("error-rl-two", count=len(players)))
    if not players:
        raise OutOfReach(Message("error-rl-nobody", id=procedure.id))
    for player in players if against is None else (against,):
        if player not in wanted:
            raise InputError(f"aims.{player}", Message("error-missing"))
    return ProcedureGame(Played(procedure, typed, players, wanted, computers, against, draw))


class Played(NamedTuple):
    """What is played, by whom and for what."""

    procedure: Procedure
    given: Given
    players: tuple[str, ...]
    aims: Mapping[str, Aim]
    computers: Mapping[str, Policy]
    against: str | None
    draw: int = 0

    def place(self, who: str) -> int:
        """The number of whoever decides; where one player is everybody, as in `best`, that one's."""
        return self.players.index(PLAYER if self.players == (PLAYER,) else who)

    def worth(self, outcome: Any) -> list[float]:
        """What an outcome is worth to each player."""
        aims = self.aims if self.against is None else {self.against: self.aims[self.against]}
        interests = Interests(aims, self.against or self.players[0])
        return [float(interests.worth(player, outcome)) for player in self.players]


class ProcedureGame(pyspiel.Game):  # type: ignore[misc]
    """A procedure with one input."""

    def __init__(self, played: Played, first: Snapshot | None = None) -> None:
        self.played, self.first = played, first
        id, count, zero_sum = played.procedure.id, len(played.players), played.against is not None
        kinds = pyspiel.GameType
        kind = kinds(
            short_name=id,
            long_name=id,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=count,
            min_num_players=count,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_VALUES,
            num_players=count,
            min_utility=-UTMOST,
            max_utility=UTMOST,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})

    def __reduce__(self) -> Any:
        return type(self), (self.played, self.first)  # OpenSpiel's own way looks the game up by its name

    def new_initial_state(self) -> ProcedureState:
        return ProcedureState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """Required by OpenSpiel: what turns a state into what a player sees of it."""
        return Observer()

    def drawn(self, draw: int) -> ProcedureGame:
        """The same game with another map."""
        return ProcedureGame(self.played._replace(draw=draw))

    def begun(self, state: ProcedureState) -> ProcedureGame:
        """The same game, starting at one of its states."""
        return ProcedureGame(self.played, state.snapshot)


class Snapshot(NamedTuple):
    """Where a game stands: immutable, so that OpenSpiel's many copies of a state share it.

    `told` is everything that happened, each part with who may see it. `sealed` are the answers that wait for the rest
    of a simultaneous decision.
    """

    played: Played
    position: Position
    question: Pending | None
    told: tuple[TranscriptEntry, ...]
    sealed: tuple[Any, ...] = ()

    def __deepcopy__(self, memo: object) -> Snapshot:
        return self

    @property
    def asked(self) -> str | None:
        """The player who is asked next, if any."""
        if not isinstance(self.question, Ask):
            return None
        return self.position.players_asked(self.question)[len(self.sealed)]

    @property
    def heard(self) -> Ask:
        """The question as put to that player."""
        assert isinstance(self.question, Ask)
        return self.question.part(len(self.sealed)) if self.question.simultaneous else self.question

    @property
    def by_chance(self) -> list[tuple[Any, int]] | None:
        """The possible results of dice or a computer player, with weights; None if a person decides."""
        if isinstance(self.question, Roll):
            return self._thrown(self.question)
        if self.asked in self.played.computers:
            return list(chosen(self.heard, self.played.computers[str(self.asked)], self.position).weighted)
        return None

    def _thrown(self, roll: Roll) -> list[tuple[Any, int]]:
        pairs, _, tail = roll.throw.weights()
        if tail:
            raise OutOfReach(Message("error-rl-endless", label=roll.label))
        return list(pairs)

    def after(self, answer: Any) -> Snapshot:
        """Where the game stands after this answer of dice or player."""
        question = self.question
        assert question is not None
        if isinstance(question, Ask) and question.simultaneous:
            sealed = (*self.sealed, answer)
            if len(sealed) < len(question.who):
                return self._replace(sealed=sealed)
            answer = sealed
        if isinstance(question, Roll):
            entry = roll_entry(self.position, question, (), answer)
        elif isinstance(question, Ask):
            entry = ask_entry(self.position, question, answer)
        else:
            entry = consult_entry(self.position, question, answer)
        told: list[Told] = []
        position, asked = answered(self.position, question, answer, told)
        return Snapshot(self.played, position, asked, (*self.told, entry, *map(note_entry, told))).settled()

    def settled(self) -> Snapshot:
        """The same after steps that need neither dice nor players: lookups in filled-in tables."""
        question = self.question
        if isinstance(question, Consult):
            return self.after(slot_value(self.position, question))
        if isinstance(question, Roll) and _is_wide(question):
            source = Seeded(f"{self.played.draw} {len(self.told)} {question.label}")
            return self.after(question.throw.throw(source).value)
        return self

    def resampled(self, who: str, source: Source) -> Snapshot:
        """A game that looks the same to a player: what is hidden is resampled, and so is what others have sealed."""
        position, question, procedure = self.position, self.question, self.played.procedure
        if procedure.view is not None:
            check_sight(procedure)
            assert procedure.insight is not None
            assert procedure.insight.resample is not None
            position, question = settled(procedure.insight.resample(position, who, source))
        sealed = list(self.sealed)
        if isinstance(question, Ask) and question.simultaneous:
            for place, player in enumerate(position.players_asked(question)[: len(sealed)]):
                if player != who:
                    answers = question.values()[place]
                    sealed[place] = answers[source.below(len(answers))]
        return self._replace(position=position, question=question, sealed=tuple(sealed))


def _is_wide(roll: Roll) -> bool:
    """Whether a throw has too many values to list."""
    return isinstance(roll.throw, Dice) and roll.throw.count * roll.throw.sides > MOST_VALUES


def action_of(label: str, answer: Any) -> int:
    """The number of an answer to a question: the same in every state, game and process."""
    return _place(json.dumps([label, plain(answer)]), ACTIONS)


def numbered(question: Ask) -> dict[int, Any]:
    """The legal answers by their numbers; of two with the same number, the later gets the next free one."""
    found: dict[int, Any] = {}
    for answer in question.values():
        number = action_of(question.label, answer)
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = answer
    return found


def _place(text: str, places: int) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % places


class Observer:
    """What a player sees, as OpenSpiel takes it: a tensor and a text.

    A fact is a word or a number, at a path (`tiles.3.terrain`). A word counts 1 at the place of path and word together,
    a number counts itself at the place of its path; facts that share a place add up.
    """

    def __init__(self) -> None:
        self.tensor = np.zeros(FACTS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ProcedureState, player: int) -> None:
        self.tensor.fill(0)
        for where, count in _facts("", state.observed(player)):
            self.tensor[_place(where, FACTS)] += count

    def string_from(self, state: ProcedureState, player: int) -> str:
        return json.dumps(state.observed(player), ensure_ascii=False)


def _facts(where: str, seen: Any) -> Iterator[tuple[str, float]]:
    if isinstance(seen, dict):
        for key, part in seen.items():
            yield from _facts(f"{where}.{key}", part)
    elif isinstance(seen, list):
        for place, part in enumerate(seen):
            yield from _facts(f"{where}.{place}", part)
    elif isinstance(seen, str):
        yield f"{where}={seen}", 1.0
    elif seen is not None:
        yield where, float(seen)


class Sampled:
    """OpenSpiel's randomness, a function that gives numbers from 0 to 1, as a `Source`."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(n - 1, int(self._sampler() * n))


class ProcedureState(pyspiel.State):  # type: ignore[misc]
    """A procedure at a throw, at a decision, or at its end."""

    def __init__(self, game: ProcedureGame) -> None:
        super().__init__(game)
        if game.first is not None:
            self.snapshot = game.first
            return
        told: list[Told] = []
        position, question = started(game.played.procedure, game.played.given, told)
        self.snapshot = Snapshot(game.played, position, question, tuple(map(note_entry, told))).settled()

    def current_player(self) -> int:
        if self.snapshot.question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.snapshot.by_chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.snapshot.played.place(str(self.snapshot.asked))

    def is_terminal(self) -> bool:
        return self.snapshot.question is None

    def returns(self) -> list[float]:
        if self.snapshot.question is None:
            return self.snapshot.played.worth(self.snapshot.position.outcome)
        return [0.0] * len(self.snapshot.played.players)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weighted = self.snapshot.by_chance or []
        total = sum(weight for _, weight in weighted)
        return [(place, weight / total) for place, (_, weight) in enumerate(weighted)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(numbered(self.snapshot.heard))

    def _answers(self) -> Mapping[int, Any]:
        by_chance = self.snapshot.by_chance
        return numbered(self.snapshot.heard) if by_chance is None else dict(enumerate(value for value, _ in by_chance))

    def _apply_action(self, action: int) -> None:
        self.snapshot = self.snapshot.after(self._answers()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return json.dumps(plain(self._answers()[action]), ensure_ascii=False)

    def observed(self, player: int) -> Any:
        """What a player sees of where the game stands, as plain data."""
        return plain(self.snapshot.position.all_seen_by(self.snapshot.played.players[player]))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows: where the game stands, what they saw happen, what they have sealed."""
        snapshot = self.snapshot
        who = snapshot.played.players[self.current_player() if player is None else player]
        seen = [entry.to_json() for entry in snapshot.told if visible(entry.seen_by, (who,))]
        asked = snapshot.position.players_asked(snapshot.question) if isinstance(snapshot.question, Ask) else ()
        mine = [plain(answer) for one, answer in zip(asked, snapshot.sealed, strict=False) if one == who]
        return json.dumps([who, plain(snapshot.position.all_seen_by(who)), seen, mine], ensure_ascii=False, default=str)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ProcedureState:
        """A state that the player cannot distinguish from this one."""
        other: ProcedureState = self.clone()
        other.snapshot = self.snapshot.resampled(self.snapshot.played.players[player], Sampled(sampler))
        return other

    def __str__(self) -> str:
        return json.dumps([[entry.to_json() for entry in self.snapshot.told], plain(self.snapshot.sealed)], default=str)
