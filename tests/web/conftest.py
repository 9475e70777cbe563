"""What all tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jacta.web.limits import Limits

PATIENT = {"seconds": 600.0, "header_seconds": 600.0}


@pytest.fixture(autouse=True, scope="session")
def nobody_hurries() -> Iterator[None]:
    """A machine that does many things at once is given its time. Tests of the limits name their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Limits.__new__, "__defaults__", tuple((Limits._field_defaults | PATIENT).values()))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test in a real browser that fails is tried once more, and said to be: a page may be slower than its reader."""
    for item in items:
        if "opened" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
