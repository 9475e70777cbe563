"""The published cases: inputs with what the documents alone give for them. `test_cases.py` checks every one."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

CASES: dict[str, list[dict[str, Any]]] = defaultdict(list)
"""By the id of the procedure."""

for _path in sorted(Path(__file__).with_name("cases").glob("*.json")):
    for _case in json.loads(_path.read_text()):
        CASES[_case["procedure"]].append(_case)
