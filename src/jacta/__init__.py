"""Jacta: the rules of conflict games, read once and answered five ways.

>>> import jacta
>>> jacta.odds("here_i_stand.interception", {"leaders": [2], "cavalry": "enemy"}).p(success=True)
Fraction(5, 12)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jacta.dice import Chance, Source
    from jacta.distribution import Odds, Sample
    from jacta.kernel.choosing import Best
    from jacta.kernel.luck import Luck
    from jacta.kernel.playing import Session
    from jacta.kernel.policies import Policy
    from jacta.kernel.procedure import Procedure
    from jacta.kernel.rolling import Rolled
    from jacta.kernel.saved import DiceOwner
    from jacta.kernel.verifying import Verified

__all__ = ["best", "luck", "odds", "play", "procedures", "resume", "roll", "simulate", "verify"]

# The kernel is imported inside the functions: `jacta --help` must not wait for it.


def procedures() -> dict[str, Procedure]:
    """Every registered procedure by id."""
    from jacta.kernel import procedure  # noqa: PLC0415

    return procedure.procedures()


def roll(
    id: str, given: Mapping[str, Any] | None = None, *, source: Source | None = None, policy: Policy | None = None
) -> Rolled:
    """What happens? One run with its transcript. `source` is the chance behind the dice (`jacta.dice.Seeded(7)`)."""
    from jacta.dice import entropy  # noqa: PLC0415
    from jacta.kernel import procedure, rolling  # noqa: PLC0415

    found = procedure.find_procedure(id)
    return rolling.roll(found, found.validate(given or {}), source=source or entropy, policy=policy)


def odds(
    id: str,
    given: Mapping[str, Any] | None = None,
    *,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Odds[Any]:
    """What can happen? The exact odds of the outcome. Decisions follow `policy`, else their declared default."""
    from jacta.kernel import procedure, solving  # noqa: PLC0415

    found = procedure.find_procedure(id)
    return solving.odds(found, found.validate(given or {}), policy, watch)


def best(
    id: str,
    given: Mapping[str, Any] | None = None,
    *,
    who: str | None = None,
    aim: str | None = None,
    others: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Best:
    """What should I do? The best choice at every decision of player `who`, for an aim such as `winner=attacker`."""
    from jacta.kernel import choosing, procedure  # noqa: PLC0415

    found = procedure.find_procedure(id)
    return choosing.best(found, found.validate(given or {}), who=who, aim=aim, others=others, watch=watch)


def simulate(
    id: str,
    given: Mapping[str, Any] | None = None,
    *,
    runs: int = 10_000,
    seed: int | None = None,
    policy: Policy | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sample[Any]:
    """What do many tries show? Counted outcomes with error bars; a seed gives the same counts on every machine.

    The runs are made by processes on this machine, or on the Dask cluster at an address (`tcp://host:8786`).
    """
    from jacta.kernel import procedure, simulating  # noqa: PLC0415

    found = procedure.find_procedure(id)
    return simulating.simulate(
        found,
        found.validate(given or {}),
        runs=runs,
        seed=seed,
        policy=policy,
        workers=workers,
        cluster=cluster,
        progress=progress,
    )


def play(
    id: str,
    given: Mapping[str, Any] | None = None,
    *,
    dice: DiceOwner = "system",
    computers: Mapping[str, str] | None = None,
    chance: Chance | None = None,
    source: Source | None = None,
    watch: Callable[[int], None] | None = None,
) -> Session:
    """Let us play: a session that asks its questions one by one. `dice="mine"` waits for the faces of real dice.

    `computers` are seats that the computer takes, with its strength: `{"defender": "best"}`, or `usual`, or `random`.
    With `chance=jacta.dice.FairDice(secret, words)` everybody can verify the game when it is over.
    """
    from jacta.dice import entropy  # noqa: PLC0415
    from jacta.kernel import playing, procedure  # noqa: PLC0415

    found = procedure.find_procedure(id)
    return playing.Session(
        found,
        found.validate(given or {}),
        dice=dice,
        computers=computers,
        chance=chance,
        source=source or entropy,
        watch=watch,
    )


def luck(game: Session | Mapping[str, Any]) -> Luck:
    """How did the dice fall? A game in progress or an exported one: throws against expectation, luck and judgement."""
    from jacta.kernel import luck, playing  # noqa: PLC0415

    if not isinstance(game, playing.Session):
        game = playing.Session.resume(game, pause=lambda: True)  # nothing new is thrown
    return luck.luck(game)


def resume(saved: Mapping[str, Any], *, chance: Chance | None = None, source: Source | None = None) -> Session:
    """Go on with an exported game. Raises RulesChanged where today's rules would have played it differently."""
    from jacta.dice import entropy  # noqa: PLC0415
    from jacta.kernel import playing  # noqa: PLC0415

    return playing.Session.resume(saved, chance=chance, source=source or entropy)


def verify(saved: Mapping[str, Any], commitment: str | None = None) -> Verified:
    """Were the dice fair? Works out again all that chance decided in an exported game; true if nothing is wrong.

    `commitment` is what was shown of the secret before the game, if you have noted it.
    """
    from jacta.kernel import verifying  # noqa: PLC0415

    return verifying.verify(saved, commitment)
