"""Where output goes: Rich on the terminal for people, JSON for programs; progress shows on stderr."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO, cast

from rich.console import Console as RichConsole
from rich.console import ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text as RichText

from jacta.cli.terminal import SOLID, SPACES, in_json, shown
from jacta.names import same_words
from jacta.text import number, say

if TYPE_CHECKING:
    from rich.status import Status

PLAIN = re.compile(r"[\w@%+=:,./-]+")  # what a shell takes without quotes, accents included
PATIENCE = 0.5  # seconds before long work shows its progress


class Text(RichText):
    """A text whose lines are never broken at a no-break space. `console` restores these spaces."""

    def __init__(self, text: str = "", *args: Any, **kwargs: Any) -> None:
        super().__init__(text.translate(SOLID), *args, **kwargs)

    def append(self, text: RichText | str, style: Any = None) -> RichText:
        return super().append(text.translate(SOLID) if isinstance(text, str) else text, style)


class _NoBreakStream:
    """A stream that writes no-break spaces where a `Text` holds them."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, written: str) -> int:
        return self._stream.write(written.translate(SPACES))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Console(RichConsole):
    """A console on which only Jacta moves the cursor: everything printed is sanitised here."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else shown(text), style, control)


def console() -> Console:
    page = cast("TextIO", _NoBreakStream(sys.stdout))
    return Console(file=page, highlight=False, markup=False, emoji=False, soft_wrap=False)


def shell_word(word: str) -> str:
    """A word of a command to be pasted, quoted if a shell needs that."""
    return word if PLAIN.fullmatch(word) else shlex.quote(word)


def write_json(data: Any) -> None:
    sys.stdout.write(in_json(json.dumps(data, ensure_ascii=False, indent=2)) + "\n")


def heading(written: str, beside: str = "") -> RichText:
    """A title, and a dimmed remark beside it, unless that says the same."""
    beside = "" if same_words(written, beside) else beside
    return Text.assemble((written, "bold"), (f"  {beside}" if beside else "", "dim"))


def read_line(out: Console, prompt: str, *, secret: bool = False) -> str:
    """One line from the player. Input from a pipe is echoed as if typed, unless it is secret."""
    typing = sys.stdin.isatty()
    typed = out.input(Text(f"{prompt} "), password=secret and typing)
    if not typing:
        out.print("…" if secret else typed)
    return typed


@contextmanager
def watching() -> Iterator[Callable[[int], None]]:
    """A `watch` that shows, on a terminal and after a moment, how many states have been explored."""
    errors = Console(stderr=True, highlight=False)
    begun = time.monotonic()
    status: Status | None = None

    def watch(states: int) -> None:
        nonlocal status
        if errors.is_terminal and time.monotonic() - begun > PATIENCE:
            status = status or errors.status("")
            status.update(say("cli-exploring", states=number(states)))
            status.start()

    try:
        yield watch
    finally:
        if status is not None:
            status.stop()


@contextmanager
def progress(runs: int, doing: str = "cli-simulating") -> Iterator[Callable[[int], None]]:
    """A `progress` that draws a bar on a terminal while the runs are made; `doing` is the message that says what."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(say(doing), total=runs)
        yield lambda made: bar.update(task, completed=made)
