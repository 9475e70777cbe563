"""A software bill of materials (CycloneDX 1.6, JSON) of the environment that runs this, and of what the pages bring.

EMPTY/bin/python scripts/sbom.py package-lock.json > jacta.cdx.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

TOOLS = {"pip", "setuptools"}  # how the environment was made, no part of it
REQUIRED = re.compile(r"[A-Za-z0-9._-]+")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def of_python(found: Distribution) -> dict[str, Any]:
    about = found.metadata
    name, version = normal(about["Name"]), found.version
    purl = f"pkg:pypi/{name}@{version}"
    licence = about.get("License-Expression") or about.get("License", "")
    component: dict[str, Any] = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence and "\n" not in licence:
        component["licenses"] = [{"license": {"name": licence}}]
    return component


def of_pages(lock: Path) -> Iterator[dict[str, Any]]:
    """The packages from npm that the pages carry: not those that only tests use."""
    for path, package in json.loads(lock.read_text())["packages"].items():
        if path and not package.get("dev"):
            name, version = path.removeprefix("node_modules/"), package["version"]
            purl = f"pkg:npm/{name}@{version}"
            licences = [{"license": {"name": package["license"]}}] if "license" in package else []
            yield {
                "type": "library",
                "bom-ref": purl,
                "name": name,
                "version": version,
                "purl": purl,
                "licenses": licences,
            }


def bill(lock: Path) -> dict[str, Any]:
    there = {normal(one.metadata["Name"]): one for one in distributions()}
    packages = {name: of_python(one) for name, one in sorted(there.items()) if name not in TOOLS}
    jacta = {**packages.pop("jacta"), "type": "application"}
    pages = list(of_pages(lock))
    wanted = {
        of_python(one)["bom-ref"]: sorted(
            packages[normal(name)]["bom-ref"]
            for name in {REQUIRED.match(row)[0] for row in one.requires or ()}  # type: ignore[index]
            if normal(name) in packages
        )
        for name, one in sorted(there.items())
        if name not in TOOLS
    }
    wanted[jacta["bom-ref"]] = sorted([*wanted[jacta["bom-ref"]], *(row["bom-ref"] for row in pages)])
    listed = [*packages.values(), *pages]
    serial = uuid5(NAMESPACE_URL, json.dumps(listed))  # the same bill has the same number
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": jacta},
        "components": listed,
        "dependencies": [{"ref": ref, "dependsOn": on} for ref, on in wanted.items()],
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bill(Path(sys.argv[1])), indent=2, ensure_ascii=False) + "\n")
