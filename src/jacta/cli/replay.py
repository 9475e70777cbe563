"""`replay`: a saved game told again, step by step if wanted."""

from __future__ import annotations

import sys

from jacta import telling
from jacta.cli import inputs, views
from jacta.cli.output import Text, console, heading
from jacta.kernel.play.session import Session
from jacta.kernel.roll import TranscriptEntry
from jacta.text import say


def replay(file: str, step: bool) -> None:
    """The whole transcript of a saved game: its owner sees everything. `step` waits for Enter after each answer."""
    data = inputs.read_file(file, say("metavar-file"))
    session = Session.resume(data, pause=lambda: True)  # nothing new is thrown
    out = console()
    out.print(heading(telling.title(session.procedure), session.procedure.passage))
    cited: str | None = None
    for entries in _steps(session.transcript) if step else [session.transcript]:
        for line in views.transcript(entries, cited):
            out.print(line)
        cited = entries[-1].passage if entries else cited
        if step and sys.stdin.isatty():
            out.input(Text(say("replay-next"), "dim"))
    if session.question is None:
        out.print()
        out.print(views.ending(session), crop=False)
    else:
        if drawn := session.board():
            out.print(Text(drawn), soft_wrap=True)
        out.print(Text(say("replay-unfinished", file=file), "dim"))


def _steps(transcript: list[TranscriptEntry]) -> list[list[TranscriptEntry]]:
    """The transcript, split after each decision."""
    steps: list[list[TranscriptEntry]] = [[]]
    for entry in transcript:
        steps[-1].append(entry)
        if entry.kind == "ask":
            steps.append([])
    return [entries for entries in steps if entries]
