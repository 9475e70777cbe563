"""Jacta: the rules of conflict games, read once and answered five ways.

>>> import jacta
>>> jacta.odds("here_i_stand.interception", {"leaders": [2], "cavalry": "enemy"}).p(success=True)
Fraction(5, 12)

A procedure goes by its id, or is handed over itself: one of `procedures()`, or one that you are writing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, wraps
from importlib import import_module
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from fractions import Fraction

    from jacta import dice, hexes, rules
    from jacta.analysis.advice import Prospects
    from jacta.analysis.assumptions import Assumed
    from jacta.analysis.keys import By
    from jacta.analysis.luck import Luck
    from jacta.analysis.need import Need
    from jacta.analysis.sensitivity import Sensitivity
    from jacta.analysis.vary import Sweep
    from jacta.analysis.verify import Verified
    from jacta.chronicles import Chronicle, Doing
    from jacta.dice import Chance, Source
    from jacta.distribution import Comparison, Odds, Sample
    from jacta.errors import (
        BrokenGame,
        EmptySlot,
        EndlessProcedure,
        IllegalAnswer,
        InputError,
        JactaError,
        OutOfReach,
        RulesChanged,
        TableChanged,
        TableError,
        UnknownProcedure,
    )
    from jacta.kernel.best import Best
    from jacta.kernel.play import Session
    from jacta.kernel.play.saved import DiceOwner
    from jacta.kernel.roll import Rolled
    from jacta.kernel.rule.game import Tracked
    from jacta.kernel.rule.procedure import Procedure
    from jacta.kernel.run.policies import Policy
    from jacta.kernel.search import Searched

    __version__: str

__all__ = [
    "Assumed",
    "Best",
    "BrokenGame",
    "Chronicle",
    "Comparison",
    "Doing",
    "EmptySlot",
    "EndlessProcedure",
    "IllegalAnswer",
    "InputError",
    "JactaError",
    "Luck",
    "Need",
    "Odds",
    "OutOfReach",
    "Policy",
    "Procedure",
    "Prospects",
    "Rolled",
    "RulesChanged",
    "Sample",
    "Searched",
    "Sensitivity",
    "Session",
    "Sweep",
    "TableChanged",
    "TableError",
    "Tracked",
    "UnknownProcedure",
    "Verified",
    "__version__",
    "assumed",
    "best",
    "chronicle",
    "dice",
    "hexes",
    "luck",
    "need",
    "odds",
    "play",
    "procedures",
    "prospects",
    "resume",
    "roll",
    "rules",
    "search",
    "sensitivity",
    "simulate",
    "speaking",
    "tell",
    "tracked",
    "vary",
    "verify",
]

# The kernel is imported inside the functions: `jacta --help` must not wait for it.
_TYPES = {
    "jacta.analysis.advice": ("Prospects",),
    "jacta.analysis.assumptions": ("Assumed",),
    "jacta.analysis.luck": ("Luck",),
    "jacta.analysis.need": ("Need",),
    "jacta.analysis.sensitivity": ("Sensitivity",),
    "jacta.analysis.vary": ("Sweep",),
    "jacta.analysis.verify": ("Verified",),
    "jacta.chronicles": ("Chronicle", "Doing"),
    "jacta.distribution": ("Comparison", "Odds", "Sample"),
    "jacta.kernel.best": ("Best",),
    "jacta.kernel.play": ("Session",),
    "jacta.kernel.roll": ("Rolled",),
    "jacta.kernel.rule.game": ("Tracked",),
    "jacta.kernel.rule.procedure": ("Procedure",),
    "jacta.kernel.run.policies": ("Policy",),
    "jacta.kernel.search": ("Searched",),
}
"""Which module declares which result type; every other type in `__all__` is an error, from `jacta.errors`."""
_OF_ARGUMENTS = {
    "fractions": ("Fraction",),
    "jacta.analysis.keys": ("By",),
    "jacta.dice": ("Chance", "Source"),
    "jacta.kernel.play.saved": ("DiceOwner",),
}
"""Where the other types are that the functions below say of their arguments."""

_MODULES = ("dice", "hexes", "rules")

P = ParamSpec("P")
R = TypeVar("R")


if not TYPE_CHECKING:  # a type checker would believe that there is anything

    def __getattr__(name: str) -> Any:
        """The version, the other public modules, and the types of results and errors, each imported on first use."""
        if name == "__version__":
            return import_module("importlib.metadata").version("jacta")
        if name in _MODULES:
            return import_module(f"jacta.{name}")
        for module, names in (_TYPES | _OF_ARGUMENTS).items():
            if name in names:
                return getattr(import_module(module), name)
        if name in __all__:
            return getattr(import_module("jacta.errors"), name)
        raise AttributeError(f"module 'jacta' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is public: not the names that this module uses."""
    return __all__


def _checked(function: Callable[P, R]) -> Callable[P, R]:
    """A public function whose arguments are held to its annotations; what does so is imported with the first call."""

    @cache
    def checked() -> Callable[P, R]:
        from jacta.arguments import checked  # noqa: PLC0415

        return checked(function)

    @wraps(function)
    def call(*args: P.args, **named: P.kwargs) -> R:
        return checked()(*args, **named)

    return call


def procedures() -> dict[str, Procedure]:
    """Every registered procedure by id."""
    from jacta.kernel.rule.registry import procedures as registered  # noqa: PLC0415

    return registered()


def tracked() -> dict[str, Tracked]:
    """What players keep track of, by id: every kind of piece, and every tracker with the pieces that hold it."""
    from jacta.kernel.rule.registry import games  # noqa: PLC0415

    return {f"{game.id}.{name}": one for game in games().values() for name, one in game.tracked.items()}


@_checked
def roll(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    seed: int | None = None,
    source: Source | None = None,
    policy: Policy | None = None,
) -> Rolled:
    """What happens? One run with its transcript; a seed repeats it.

    Several rolls take their chance from one `source` after the other: `jacta.dice.Seeded(7)`, or one of your own.
    """
    from jacta.dice import source_of  # noqa: PLC0415
    from jacta.kernel.roll import roll as roll_once  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    return roll_once(found, found.validate(given or {}), source=source_of(seed, source), policy=policy)


@_checked
def odds(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Odds[Any]:
    """What can happen? The exact odds of the outcome. Decisions follow `policy`, or else their declared default.

    `watch` is called with the number of states explored so far; whatever it raises stops the work.
    """
    from jacta.kernel.odds import odds as exact_odds  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    return exact_odds(found, found.validate(given or {}), policy, watch)


@_checked
def best(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    who: str | None = None,
    aim: str | None = None,
    others: Policy | None = None,
    watch: Callable[[int], None] | None = None,
    patient: bool = False,
) -> Best:
    """What should I do? The best choice at every decision of player `who`, for an aim such as `winner=attacker`.

    Left out, `who` is the procedure's first player, and `aim` what that player usually wants. Opponents then pursue
    their usual aims; against a stated aim they want the opposite. Or they follow the policy `others`. What would take
    longer than a moment is refused with OutOfReach, unless you are `patient`; so is a decision of somebody who does not
    see what was drawn.
    """
    from jacta.errors import OutOfReach  # noqa: PLC0415
    from jacta.kernel.best import best as best_play  # noqa: PLC0415
    from jacta.kernel.play.opponents import or_search  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    typed = found.validate(given or {})
    try:
        return best_play(found, typed, who=who, aim=aim, others=others, watch=watch, patient=patient)
    except OutOfReach as refused:
        raise or_search(refused, found, "jacta.search") from None


@_checked
def assumed(
    id: str | Procedure, given: Mapping[str, Any] | None = None, *, policy: Policy | None = None
) -> tuple[Assumed, ...] | None:
    """Which answers does `odds` assume? One for each decision that comes up; None where there are too many."""
    from jacta.analysis.assumptions import assumed as taken  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    return taken(found, found.validate(given or {}), policy)


@_checked
def prospects(
    id: str | Procedure, given: Mapping[str, Any] | None = None, *, who: str | None = None, aim: str | None = None
) -> Prospects | None:
    """Risk and return of a plan: what each option of the first decision brings, followed by best play."""
    from jacta.analysis.advice import prospects as looked_ahead  # noqa: PLC0415
    from jacta.kernel.best import best as best_play  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    typed = found.validate(given or {})
    return looked_ahead(found, typed, best_play(found, typed, who=who, aim=aim))


@_checked
def search(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    who: str | None = None,
    aim: str | None = None,
    others: Policy | None = None,
    budget: int | None = None,
    seed: int = 0,
    watch: Callable[[int], None] | None = None,
) -> Searched:
    """What should I do where `best` is out of reach? Good choices for player `who`, and how sure they are.

    `budget` is the number of positions to look at; the same `seed` and budget give the same answer.
    """
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415
    from jacta.kernel.search import search as look_ahead  # noqa: PLC0415

    found = find_procedure(id)
    typed = found.validate(given or {})
    return look_ahead(found, typed, who=who, aim=aim, others=others, budget=budget, seed=seed, watch=watch)


@_checked
def need(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    by: By,
    at_least: str | float | Fraction,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Need:
    """How many do I need? The smallest value of the key `by` for which the aim is worth `at_least` (`"70%"`, 0.7).

    A second key repeats the question for each of its values: `by=["attacker_units", "defender_units=1..4"]`. Without an
    aim, it is what the procedure's first player usually wants.
    """
    from jacta.analysis.need import need as needed  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    return needed(find_procedure(id), given or {}, by=by, at_least=at_least, aim=aim, policy=policy, watch=watch)


@_checked
def vary(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    by: By,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Sweep:
    """How do the odds move? The aim over the values of one key or two: `by={"attacker_units": range(4, 25)}`."""
    from jacta.analysis.vary import vary as swept  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    return swept(find_procedure(id), given or {}, by=by, aim=aim, policy=policy, watch=watch)


@_checked
def sensitivity(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Sensitivity:
    """What helps most? What one more of each input would do for the aim, the largest effect first."""
    from jacta.analysis.sensitivity import sensitivity as steps  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    return steps(find_procedure(id), given or {}, aim=aim, policy=policy, watch=watch)


@_checked
def simulate(
    id: str | Procedure,
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

    The runs are made by processes on this machine (`workers` of them), or on the Dask cluster at the address `cluster`
    (`tcp://host:8786`). `progress` is called with the number of runs done.
    """
    from jacta.analysis.clusters import on_cluster  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415
    from jacta.kernel.simulate import simulate as simulate_runs  # noqa: PLC0415

    found = find_procedure(id)
    return simulate_runs(
        found,
        found.validate(given or {}),
        runs=runs,
        seed=seed,
        policy=policy,
        workers=workers,
        spread=on_cluster(cluster),
        progress=progress,
    )


@_checked
def play(
    id: str | Procedure,
    given: Mapping[str, Any] | None = None,
    *,
    dice: DiceOwner = "system",
    computers: Mapping[str, str] | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    source: Source | None = None,
    watch: Callable[[int], None] | None = None,
) -> Session:
    """Let us play: a session that asks its questions one by one. `dice="mine"` waits for the faces of real dice.

    `computers` are the seats that the computer takes, each with its strength: `{"defender": "best"}`, or `search`,
    `usual`, `random`. A seed repeats the dice. With `chance=jacta.dice.FairDice(secret, words)` everybody can verify
    the game when it is over.
    """
    from jacta.dice import source_of  # noqa: PLC0415
    from jacta.kernel.play import Session  # noqa: PLC0415
    from jacta.kernel.rule.registry import find_procedure  # noqa: PLC0415

    found = find_procedure(id)
    return Session(
        found,
        found.validate(given or {}),
        dice=dice,
        computers=computers,
        chance=chance,
        source=source_of(seed, source, chance),
        watch=watch,
    )


@_checked
def chronicle(game: str, title: str = "") -> Chronicle:
    """An empty chronicle of a game, to keep what players own. `Chronicle.from_json` reads one from a file."""
    from jacta.chronicles import Chronicle  # noqa: PLC0415

    return Chronicle.begin(game, title)


@_checked
def luck(game: Session | Mapping[str, Any]) -> Luck:
    """How did the dice fall? Throws against expectation, luck and judgement, in a running game or an exported one."""
    from jacta.analysis.luck import luck as measure_luck  # noqa: PLC0415
    from jacta.kernel.play import Session  # noqa: PLC0415

    if not isinstance(game, Session):
        game = Session.resume(game, pause=lambda: True)  # nothing new is thrown
    return measure_luck(game)


@_checked
def resume(
    saved: Mapping[str, Any],
    *,
    seed: int | None = None,
    chance: Chance | None = None,
    source: Source | None = None,
) -> Session:
    """Go on with an exported game. Raises RulesChanged where today's rules would have played it differently."""
    from jacta.dice import source_of  # noqa: PLC0415
    from jacta.kernel.play import Session  # noqa: PLC0415

    return Session.resume(saved, chance=chance, source=source_of(seed, source, chance))


@_checked
def verify(saved: Mapping[str, Any], commitment: str | None = None) -> Verified:
    """Were the dice fair? Works out again all that chance decided in an exported game; truthy if nothing is wrong.

    `commitment` is the one you noted before the game, if you did; it is compared with that of the file.
    """
    from jacta.analysis.verify import verify as verify_dice  # noqa: PLC0415

    return verify_dice(saved, commitment)


@_checked
def tell(answer: Rolled | Session | Luck) -> str:
    """What does it say? A roll, a game so far, or its luck in words, in the language of `speaking`."""
    from jacta.telling.as_text import as_text  # noqa: PLC0415

    return as_text(answer)


@_checked
def speaking(language: str) -> AbstractContextManager[None]:
    """French or English in a `with` block: `with jacta.speaking("fr"): print(jacta.tell(rolled))`.

    It holds for all that is put into words, errors too, in this thread or task alone.
    """
    from jacta.names import not_among  # noqa: PLC0415
    from jacta.text import LANGUAGES  # noqa: PLC0415
    from jacta.text import speaking as spoken  # noqa: PLC0415

    if language not in LANGUAGES:
        raise not_among("language", language, LANGUAGES)
    return spoken(language)
