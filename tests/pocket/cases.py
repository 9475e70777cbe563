"""Published cases, put to a pocket edition and to this Python: both answer the same, to the last digit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from jacta.pocket.inside import Inside
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests.pocket.shown import Pocket
from tests.published import CASES

Case = dict[str, Any]


def sample() -> list[Case]:
    """The shortest case of every procedure, one with an answer where there is one."""
    return [min(cases, key=lambda case: ("error" in case["expect"], len(json.dumps(case)))) for cases in CASES.values()]


def every() -> list[Case]:
    return [case for cases in CASES.values() for case in cases]


def differing(pocket: Pocket, cases: Sequence[Case]) -> list[str]:
    """The cases to which the edition answers otherwise than this Python."""
    with ThreadPoolExecutor(1) as beside:
        working = beside.submit(lambda: asyncio.run(_here(cases)))
        found = pocket.odds([(case["procedure"], case["given"]) for case in cases])
        here = working.result()
    return [
        f"{case['name']}: {there[1][:300]} there, {meant[1][:300]} here"
        for case, there, meant in zip(cases, found, here, strict=True)
        if (there[0], json.loads(there[1])) != (meant[0], json.loads(meant[1]))
    ]


async def _here(cases: Sequence[Case]) -> list[tuple[int, str]]:
    inside = Inside(create_app(Limits(workers=0, seconds=600)))
    headers = [("content-type", "application/json"), ("accept-language", "en")]
    found = []
    for case in cases:
        body = json.dumps(case["given"]).encode()
        status, _, sent = await inside.answer("POST", f"/api/v1/{case['procedure']}/odds", headers, body)
        found.append((status, sent.decode()))
    return found
