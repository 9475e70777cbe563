"""What all tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jacta.web.limits import Limits

PATIENT = {"seconds": 600.0, "header_seconds": 600.0, "workers": 0}


@pytest.fixture(autouse=True, scope="session")
def nobody_hurries() -> Iterator[None]:
    """A machine that does many things at once is given its time, and a server works in the process of the tests.

    Tests of limits and of processes name their own.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Limits.__new__, "__defaults__", tuple((Limits._field_defaults | PATIENT).values()))
        patch.setattr("jacta.web.pages.procedures.GLANCE", PATIENT["seconds"])
        yield
