"""The command line: `jacta list|show|roll|odds|best|simulate|play ...`.

Everything heavy is imported inside the command that needs it: `jacta --help` must not wait for the kernel. Nothing is
imported outside `main`, where Ctrl-C would end in a traceback.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130
UNCOLLECTED = 500_000
"""Objects made before the garbage collector runs: a command makes modules and models, which all stay."""
atexit.register(gc.freeze)  # so that nothing is collected when a command ends


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 0, 2 for bad input, 130 when stopped with Ctrl-C."""
    gc.set_threshold(UNCOLLECTED)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # it would search every installed package for some
    try:
        from jacta import text
        from jacta.cli.commands import run

        words, language = with_language(list(sys.argv[1:] if argv is None else argv))
        text.set_language(language)
        code = run(words)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (BrokenPipeError, SystemExit) as left:  # Rich and Typer exit at once when the pipe is closed
        if not isinstance(left.__context__ or left, BrokenPipeError):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0  # `jacta list | head`: the reader has seen enough
    if code == INTERRUPTED:
        from jacta.text import say

        sys.stderr.write(f"\n{say('cli-stopped')}\n")
    return code


def with_language(words: list[str]) -> tuple[list[str], str]:
    """The arguments without `--lang`, wherever it is, and the language: every text depends on it, help included."""
    from jacta import text

    for place, word in enumerate(words):
        if word == "--":
            break
        name, equals, code = word.partition("=")
        if name != "--lang":
            continue
        used = 1 if equals else 2
        code = code if equals else next(iter(words[place + 1 : place + 2]), "")
        others = words[:place] + words[place + used :]
        if code in text.LANGUAGES:
            return others, code
        return [f"--lang={code}", *others], text.preferred_language()  # to be refused, whatever else was typed
    return words, typed_language(words) or text.preferred_language()


def typed_language(words: Sequence[str]) -> str | None:
    """The language whose word for a command or an option was typed: `jacta chances`, `jacta tables --copier`.

    None for ids, which belong to every language.
    """
    from jacta import text

    typed = text.bare(next((word for word in words if not word.startswith("-")), ""))
    if not typed:
        return _language_of_options(words)
    for code in sorted(text.LANGUAGES, key=text.preferred_language().__ne__):
        with text.speaking(code):
            named = {id: text.bare(text.say(id)) for id in (*text.ids("command-"), "flag-help")}
        if f"command-{typed}" in named:
            return _language_of_options(words)
        if typed in named.values():
            return code
    return None


def _language_of_options(words: Sequence[str]) -> str | None:
    """The one language that has a word for one of the options typed."""
    from jacta import text

    typed = {word[2:].partition("=")[0] for word in words if word.startswith("--")}
    named = {}
    for code in text.LANGUAGES:
        with text.speaking(code):
            named[code] = {text.say(id) for id in text.ids("flag-")}
            typed -= {id.removeprefix("flag-").replace("_", "-") for id in text.ids("flag-")}
    found = [code for code, flags in named.items() if typed & flags]
    return found[0] if len(found) == 1 else None
