"""`simulate` on a Dask cluster: shares of the runs made by workers on other machines.

Every share travels with the fingerprint of the rules that its counts hang on. A worker where that differs, or which has
no Jacta at all, is refused by name. This is asked of each share and not once at the beginning: workers come and go
while the work goes on.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import monotonic
from typing import Any

from jacta.errors import InputError, JactaError
from jacta.kernel.rule.fingerprint import Fingerprint, fingerprint_of, jacta_digest
from jacta.kernel.rule.registry import find_game
from jacta.kernel.simulate import Plan, RunShare, Scheduler, ShareResult, run_share, share_size
from jacta.text import Message

REACHED_WITHIN, FOUND_WITHIN, LOST_AFTER = 5, 10, 30
"""Seconds: to reach the scheduler, for a first worker to be there, and without any worker until we give up."""
GLANCE = 1.0
"""Seconds after which a share that is not done yet makes us look whether anybody works on it."""
SHARES_AHEAD = 4
"""So many shares are handed out for each thread of the cluster: enough that none waits for us, and few to take back."""
HIGHEST_PORT = 65_535


def on_cluster(address: str | None) -> Scheduler | None:
    """How a simulation is spread over the cluster at this address; None where no address is given."""
    return None if address is None else partial(_over_cluster, address)


def _over_cluster(address: str, plan: Plan, workers: int | None) -> Iterator[ShareResult]:
    """Do the work on the cluster. With a number of `workers`, so many shares are out at the same time."""
    client = _reached(address)
    waiting: deque[Any] = deque()
    try:
        threads = _threads(client, address)
        ahead = workers or SHARES_AHEAD * threads
        size, errand = share_size(plan.runs, workers or threads), _errand()
        at_home = tuple(fingerprint_of(plan.procedure.game))
        while True:
            while len(waiting) < ahead and (share := plan.share(size)) is not None:
                waiting.append(client.submit(errand, at_home, _packed(share), pure=False))
            if not waiting:
                break
            yield _result(client, address, waiting.popleft())
    finally:
        client.cancel(list(waiting))
        client.close()


def _dask() -> Any:
    """The package; not everybody has it, and its types are half said."""
    try:
        return import_module("distributed")
    except ImportError as error:
        raise JactaError(Message("error-no-dask", module=str(error.name))) from error


def _reached(address: str) -> Any:
    """A client of the scheduler at this address."""
    dask = _dask()
    try:
        _, port = dask.comm.get_address_host_port(address)
        if not 0 < port <= HIGHEST_PORT:  # Dask would try it for ever
            raise ValueError(port)
        return dask.Client(address, timeout=REACHED_WITHIN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError("cluster", Message("error-cluster-unreachable", address=address)) from error


def _threads(client: Any, address: str) -> int:
    """How many shares the workers can make at once; there must be one worker."""
    try:
        client.wait_for_workers(1, timeout=FOUND_WITHIN)
    except TimeoutError:
        raise InputError("cluster", Message("error-cluster-empty", address=address)) from None
    return sum(client.nthreads().values())


def _packed(share: RunShare) -> bytes:
    """A share as it travels. A policy made on the spot goes along by value, which plain pickles cannot do."""
    try:
        packed: bytes = import_module("cloudpickle").dumps(share)
        return packed
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise InputError("policy", Message("error-cluster-policy", reason=str(error))) from error


def made(parcel: bytes) -> bytes:
    """Make a share of the runs and pack what came of it: nobody on the way can read outcomes."""
    try:
        work: RunShare = pickle.loads(parcel)
    except (ImportError, AttributeError) as error:
        raise InputError("policy", Message("error-cluster-policy", reason=str(error))) from error
    return pickle.dumps(run_share(work))


def differing(at_home: Iterable[str]) -> str:
    """What is not here as it is at home: `jacta`, `game` or `tables`; nothing if all is the same."""
    theirs = Fingerprint(*at_home)
    game = find_game(theirs.id)
    ours = Fingerprint(theirs.id, jacta_digest(), "", "") if game is None else fingerprint_of(game)
    return next((name for name, *both in zip(Fingerprint._fields, theirs, ours, strict=True) if len({*both}) > 1), "")


def _errand() -> Callable[..., tuple[str, Any]]:
    """The task that a worker is handed. It is sent by value, as what stands inside a function is: a worker without
    Jacta could not read it by name, and would leave the cluster instead of answering.
    """

    def errand(at_home: Any, parcel: bytes) -> tuple[str, Any]:
        from distributed import get_worker

        try:
            from jacta.analysis.clusters import differing, made
        except ImportError:
            return "jacta", get_worker().address
        difference = differing(at_home)
        return (difference, get_worker().address) if difference else ("done", made(parcel))

    return errand


def _result(client: Any, address: str, future: Any) -> ShareResult:
    """What an errand has brought home. A worker that dies is survived, but not that all of them are gone."""
    dask = _dask()
    alive = monotonic()
    while True:
        try:
            said, about = future.result(timeout=GLANCE)
            break
        except TimeoutError:
            if client.status == "running" and client.nthreads():
                alive = monotonic()
            elif monotonic() - alive > LOST_AFTER:
                raise _lost(address) from None
        except (dask.KilledWorker, dask.CancelledError) as error:
            raise _lost(address) from error
    if said != "done":
        difference = Message(f"cluster-other-{said}", version=version("jacta"))
        raise InputError("cluster", Message("error-cluster-worker", worker=about, reason=difference))
    result: ShareResult = pickle.loads(about)
    return result


def _lost(address: str) -> InputError:
    return InputError("cluster", Message("error-cluster-lost", address=address))
