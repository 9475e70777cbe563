"""Page templates as Python, compiled when the edition is built: on a phone that would take longer than odds do."""

from __future__ import annotations

from pathlib import Path

from jinja2 import ChoiceLoader, ModuleLoader

from jacta.web.pages.rendering import FOLDER, TEMPLATES

MADE = "jacta/pocket/made"


def modules() -> dict[str, bytes]:
    """A module for every template of Jacta's own, under the name by which it is found."""
    found: dict[str, bytes] = {}
    for folder in (FOLDER / "templates", Path(__file__).parent / "templates"):
        for file in sorted(folder.rglob("*.html")):
            name = file.relative_to(folder).as_posix()
            made = TEMPLATES.compile(file.read_text(encoding="utf-8"), name, name, raw=True, defer_init=True)
            found[f"{MADE}/{ModuleLoader.get_module_filename(name)}"] = made.encode()
    return found


def use_modules() -> None:
    """Load templates from their modules, if there is one."""
    assert isinstance(TEMPLATES.loader, ChoiceLoader)
    TEMPLATES.loader.loaders = [ModuleLoader(Path(__file__).parent / "made"), *TEMPLATES.loader.loaders]
