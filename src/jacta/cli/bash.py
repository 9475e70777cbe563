"""Completion in bash, for which `key=value` is three words: only what follows the sign is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer._completion_classes import BashComplete

if TYPE_CHECKING:
    from typer._click.shell_completion import CompletionItem


class Bash(BashComplete):
    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor and the one at it, with what belongs together in one piece."""
        before, last = super().get_completion_args()
        words: list[str] = []
        for word in (*before, last):
            if words and (word.startswith("=") or (words[-1].endswith("=") and word)):
                words[-1] += word
            else:
                words.append(word)
        *args, incomplete = words
        equals = incomplete.count("=") - incomplete.startswith("-")  # that of an option is not part of what is offered
        self._typed = max(equals, 0)
        return args, incomplete

    def format_completion(self, item: CompletionItem) -> str:
        return "=".join(item.value.split("=")[self._typed :])
