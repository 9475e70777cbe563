"""What all tests share: no test hangs on a clock or on the test before, and none touches what the user keeps."""

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from jacta.text import speaking

settings.register_profile("jacta", deadline=None)
settings.load_profile("jacta")

# Where a shell has started the tests in the background, Ctrl-C is deaf, as in every command that they would start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The collector of garbage took a fourth of the time: it looked through all modules and all tests again and again.
gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Who looks through a browser begins the share of the first worker, who waits for processes that of the second.

    So there is always a third that works, and at the end, when shares are taken over by whoever is done, nobody waits.
    """
    looking: list[pytest.Item] = []
    waiting: list[pytest.Item] = []
    working: list[pytest.Item] = []
    for item in items:
        looks, waits = "opened" in getattr(item, "fixturenames", ()), item.get_closest_marker("waits")
        (looking if looks else waiting if waits else working).append(item)
    share = len(items) // getattr(config, "workerinput", {"workercount": 1})["workercount"]
    beside = max(0, share - len(looking))
    items[:] = [*looking, *working[:beside], *waiting, *working[beside:]]


def pytest_collection_finish() -> None:
    """What was imported and collected stays."""
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests of servers and browsers wait as often as they work."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True, scope="session")
def nothing_kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder for everything that is kept, empty at the start: tables, saved games and chronicles."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("JACTA_TABLES", raising=False)
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("kept")))
        yield


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test begins in English, whatever a command of another test spoke in this process."""
    with speaking("en"):
        yield
