"""`simulate` on a Dask cluster: a real scheduler and workers that are processes of their own, on this machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from distributed import Client, LocalCluster

import jacta
from jacta.analysis import clusters
from jacta.cli import main
from jacta.distribution import Sample
from jacta.errors import IllegalAnswer, InputError, JactaError
from jacta.kernel.rule.fingerprint import fingerprint_of
from jacta.kernel.rule.registry import find_game
from jacta.kernel.simulate import simulate
from jacta.text import LANGUAGES, speaking
from tests import toys

pytestmark = pytest.mark.waits
RAID = {"corsairs": 2, "target_ports": 2, "squadrons_adjacent": 1, "target_cards": 2}
QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def raid(**how: Any) -> Sample[Any]:
    return jacta.simulate("here_i_stand.piracy", RAID, **{"runs": 400, "seed": 7, **how})


@contextmanager
def worker(address: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """One more worker of the cluster at this address, as long as the block lasts."""
    options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--death-timeout", "120"]
    command = [sys.executable, "-m", "distributed.cli.dask_worker", address, *options]
    with Client(address, set_as_default=False) as client:
        before = len(client.nthreads())
        with subprocess.Popen(command, env={**os.environ, **environment}, **QUIET) as process:
            try:
                client.wait_for_workers(before + 1, timeout=60)
                yield process
            finally:
                process.kill()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster with two workers."""
    said = tmp_path_factory.mktemp("cluster") / "scheduler.json"
    options = ["--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(said)]
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", *options]
    with subprocess.Popen(command, **QUIET) as scheduler:
        try:
            with Client(scheduler_file=str(said), timeout=60, set_as_default=False) as client:
                address = client.scheduler.address
            with worker(address), worker(address):
                yield address
        finally:
            scheduler.kill()


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of a scheduler that nobody works for."""
    with LocalCluster(n_workers=0, processes=False, dashboard_address=":0", protocol="tcp") as alone:
        yield alone.scheduler_address


# --- The same counts


def test_a_seed_gives_the_same_counts_on_a_cluster_and_at_home(cluster: str) -> None:
    preferred = "fleet"

    def made_here(question: Any, seen: Any) -> str | None:
        return preferred if preferred in question.values() else None

    best = jacta.best("here_i_stand.piracy", RAID, who="target").policy
    for policy in (None, {"payment": "card"}, made_here, best):
        away = raid(policy=policy, cluster=cluster)
        assert away.to_json() == raid(policy=policy, workers=1).to_json()
    assert away.weights != raid(policy=best, cluster=cluster, seed=8).weights


@pytest.mark.parametrize("workers", [None, 1])
def test_progress_hears_every_step_until_all_runs_are_done(cluster: str, workers: int | None) -> None:
    heard: list[int] = []
    raid(cluster=cluster, workers=workers, progress=heard.append)
    assert len(heard) > 2
    assert heard == sorted(set(heard))
    assert heard[-1] == 400


def test_the_command_asks_the_cluster_that_is_named(
    cluster: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["simulate", "here_i_stand.interception", "--runs", "200", "--seed", "3", "--json", "--lang", "en"]
    said = []
    for more, known in ([], ""), (["--cluster", cluster], ""), ([], cluster):
        monkeypatch.setenv("JACTA_CLUSTER", known)
        assert main([*command, *more]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1] == said[2]
    monkeypatch.setenv("JACTA_CLUSTER", "nowhere")
    assert main(command) == 2
    assert "cluster: no scheduler answers at nowhere" in capsys.readouterr().err


# --- Stopped, and survived


def test_what_progress_raises_takes_the_work_back(cluster: str) -> None:
    class Enough(Exception):
        pass

    def progress(made: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        raid(cluster=cluster, runs=20_000, progress=progress)
    with Client(cluster, set_as_default=False) as client:
        assert not client.run_on_scheduler(lambda dask_scheduler: [*dask_scheduler.unrunnable, *dask_scheduler.queued])
    assert raid(cluster=cluster, runs=10).total == 10


def test_ctrl_c_stops_the_command(cluster: str) -> None:
    jacta_ = [sys.executable, "-c", "from jacta.cli import main; raise SystemExit(main())"]
    duel = ("seventh_sea.duel", "attacker=@athos", "defender=@jussac")  # runs that do not meet
    command = [*jacta_, "simulate", *duel, "--runs", "20000", "--cluster", cluster]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        with Client(cluster, set_as_default=False) as client:
            while process.poll() is None and not any(client.processing().values()):
                sleep(0.1)
        process.send_signal(signal.SIGINT)
        told, complained = process.communicate(timeout=60)
        assert (process.returncode, told) == (130, b""), complained


def test_a_worker_that_dies_is_survived(cluster: str) -> None:
    with worker(cluster) as mortal:
        heard: list[int] = []

        def progress(made: int) -> None:
            heard.append(made)
            if len(heard) == 2:
                mortal.kill()

        assert raid(cluster=cluster, progress=progress).weights == raid(workers=1).weights


def test_a_cluster_without_workers_is_refused(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "FOUND_WITHIN", 0.2)
    assert refused(lambda: raid(cluster=empty)) == f"cluster: the scheduler at {empty} has no workers"


def test_a_house_rule_of_all_workers_counts_and_a_cluster_that_loses_them_is_given_up(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both need a cluster with one worker of its own."""
    own_piracy(tmp_path, dice=4)
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    monkeypatch.setattr(clusters, "LOST_AFTER", 1)
    monkeypatch.setattr(clusters, "GLANCE", 0.2)
    with worker(empty, JACTA_TABLES=str(tmp_path)) as only:
        at_home = raid(workers=1)
        assert raid(cluster=empty).to_json() == at_home.to_json()
        assert at_home.notices

        def lost() -> None:
            raid(cluster=empty, runs=100_000, progress=lambda made: only.kill())

        assert refused(lost) == f"cluster: the cluster at {empty} has stopped working"


# --- Refused


def refused(ask: Any) -> str:
    """What the error says that names a key."""
    with pytest.raises(InputError) as error, speaking("en"):
        ask()
    with speaking("fr"):
        assert str(error.value)
    with speaking("en"):
        return str(error.value)


@pytest.mark.parametrize("address", ["nowhere", "", "tcp://127.0.0.1", "tcp://127.0.0.1:99999", "carrier://pigeon:1"])
def test_what_is_no_address_is_refused(address: str) -> None:
    assert refused(lambda: raid(cluster=address)).startswith(f"cluster: no scheduler answers at {address}")


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "REACHED_WITHIN", 0.5)
    assert "tcp://127.0.0.1:1" in refused(lambda: raid(cluster="tcp://127.0.0.1:1"))


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    for language in LANGUAGES:
        with speaking(language), pytest.raises(JactaError, match=r"jacta\[dask\]"):
            raid(cluster="tcp://127.0.0.1:8786")


def test_a_worker_without_jacta_is_refused_by_name(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['jacta'] = None")
    with worker(cluster, PYTHONPATH=str(tmp_path)):
        told = refused(lambda: raid(cluster=cluster))
    assert told.startswith("cluster: the worker tcp://127.0.0.1:")
    assert "it has no Jacta" in told


def own_piracy(folder: Path, dice: int) -> None:
    """A table of the user: so many dice for several corsairs."""
    game = find_game("here_i_stand")
    assert game
    written = game.tables.text("piracy").replace('"several", dice = 2', f'"several", dice = {dice}')
    (folder / game.id).mkdir(exist_ok=True)
    (folder / game.id / "piracy.toml").write_text(written, encoding="utf-8")


def test_a_worker_with_other_tables_of_the_user_is_refused_by_name(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    assert raid(cluster=cluster, runs=10).total == 10
    own_piracy(tmp_path, dice=4)
    told = refused(lambda: raid(cluster=cluster))
    assert told.startswith("cluster: the worker tcp://127.0.0.1:")
    assert "other tables of yours" in told


def test_a_game_that_the_workers_do_not_have_is_refused(cluster: str) -> None:
    told = refused(lambda: simulate(toys.pig, toys.pig.validate({}), runs=100, spread=clusters.on_cluster(cluster)))
    assert "lacks this game" in told


def test_a_policy_that_cannot_travel_is_refused(cluster: str) -> None:
    lock = threading.Lock()
    assert refused(lambda: raid(cluster=cluster, policy=lambda question: lock and None)).startswith("policy: ")


def test_an_illegal_answer_on_a_worker_is_reported_as_such(cluster: str) -> None:
    with pytest.raises(IllegalAnswer, match="nothing"):
        raid(cluster=cluster, policy=lambda question: "nothing")


# --- What counts hang on


def test_a_setup_names_what_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("here_i_stand")
    assert game
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    here = fingerprint_of(game)
    assert clusters.differing(tuple(here)) == ""
    assert clusters.differing(here._replace(jacta="0.0.1 0")) == "jacta"
    assert clusters.differing(here._replace(game="0")) == "game"
    assert clusters.differing(here._replace(id="chess")) == "game"
    assert clusters.differing(here._replace(tables="0")) == "tables"
    monkeypatch.setenv("JACTA_SUGGESTED", "none")
    assert clusters.differing(here) == "tables"


def test_an_edited_table_of_the_user_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("here_i_stand")
    assert game
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    found = {}
    for dice in (3, 4):
        own_piracy(tmp_path, dice)
        found[fingerprint_of(game).tables] = game.tables.table("piracy").at("several")["dice"]
    assert list(found.values()) == [3, 4]
