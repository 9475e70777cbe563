"""`simulate` on a Dask cluster: shares of the runs made by workers on other machines.

Every share travels with the fingerprint of the rules that its counts depend on. A worker whose fingerprint differs, or
which has no Jacta at all, is refused by name. This is checked for each share, not once at the beginning: workers come
and go during the work.
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
"""Seconds: to reach the scheduler, to wait for a first worker, and to go on without any worker before giving up."""
GLANCE = 1.0
"""Seconds between checks whether anybody is still working on a share."""
SHARES_AHEAD = 4
"""Shares handed out per thread of the cluster: enough that none waits for us, few enough to cancel."""
HIGHEST_PORT = 65_535


def on_cluster(address: str | None) -> Scheduler | None:
    """How a simulation is spread over the cluster at this address; None if no address is given."""
    return None if address is None else partial(_over_cluster, address)


def _over_cluster(address: str, plan: Plan, workers: int | None) -> Iterator[ShareResult]:
    """Do the work on the cluster; `workers` limits how many shares are out at the same time."""
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
    """The package; optional, and only half typed."""
    try:
        return import_module("distributed")
    except ImportError as error:
        raise JactaError(Message("error-no-dask", module=str(error.name))) from error


def _reached(address: str) -> Any:
    """A client of the scheduler at this address."""
    dask = _dask()
    try:
        _, port = dask.comm.get_address_host_port(address)
        if not 0 < port <= HIGHEST_PORT:  # Dask would try for ever
            raise ValueError(port)
        return dask.Client(address, timeout=REACHED_WITHIN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError("cluster", Message("error-cluster-unreachable", address=address)) from error


def _threads(client: Any, address: str) -> int:
    """How many shares the workers can make at once; waits for a first worker."""
    try:
        client.wait_for_workers(1, timeout=FOUND_WITHIN)
    except TimeoutError:
        raise InputError("cluster", Message("error-cluster-empty", address=address)) from None
    return sum(client.nthreads().values())


def _packed(share: RunShare) -> bytes:
    """A share as it travels. A policy defined on the spot is sent by value, which plain pickle cannot do."""
    try:
        packed: bytes = import_module("cloudpickle").dumps(share)
        return packed
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise InputError("policy", Message("error-cluster-policy", reason=str(error))) from error


def made(parcel: bytes) -> bytes:
    """Make a share of the runs and pack the result, opaque to everybody in between."""
    try:
        work: RunShare = pickle.loads(parcel)
    except (ImportError, AttributeError) as error:
        raise InputError("policy", Message("error-cluster-policy", reason=str(error))) from error
    return pickle.dumps(run_share(work))


def differing(at_home: Iterable[str]) -> str:
    """What differs from the caller's side: `jacta`, `game` or `tables`; empty if nothing does."""
    theirs = Fingerprint(*at_home)
    game = find_game(theirs.id)
    ours = Fingerprint(theirs.id, jacta_digest(), "", "") if game is None else fingerprint_of(game)
    return next((name for name, *both in zip(Fingerprint._fields, theirs, ours, strict=True) if len({*both}) > 1), "")


def _errand() -> Callable[..., tuple[str, Any]]:
    """The task for a worker. Being a nested function, it is sent by value: a worker without Jacta could not load it by
    name, and would leave the cluster instead of answering.
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
    """The result of an errand. Survives the death of a worker, but not the loss of all of them."""
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
