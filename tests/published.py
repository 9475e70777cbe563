"""The published cases: inputs with what the documents alone give for them. `test_cases.py` checks every one."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

_found: dict[str, list[dict[str, Any]]] = defaultdict(list)
for _path in sorted(Path(__file__).with_name("cases").glob("*.json")):
    for _case in json.loads(_path.read_text()):
        _found[_case["procedure"]].append(_case)

CASES = dict(_found)
"""By the id of the procedure; those that have none are not among them."""
