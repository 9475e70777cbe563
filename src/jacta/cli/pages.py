"""Typer with help pages and complaints in the reader's language.

Commands and parameters carry message ids as their help; `built` puts them into words once the language is known.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer
from typer._click.exceptions import BadParameter, MissingParameter, NoSuchOption, UsageError
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from jacta.errors import InputError, JactaError
from jacta.text import Message, say

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter
    from typer.core import TyperOption

BAD_INPUT = 2


class _Page:
    """The parts of a help page that Typer would write in English."""

    def format_usage(self: Any, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def format_options(self: Any, ctx: Context, formatter: HelpFormatter) -> None:
        for kind in ("argument", "option"):
            records = [param.get_help_record(ctx) for param in self.get_params(ctx) if param.param_type_name == kind]
            if shown := [record for record in records if record]:
                with formatter.section(say(f"help-{kind}s")):
                    formatter.write_dl(shown)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """A command has none; a group lists its own."""

    def get_help_option(self: Any, ctx: Context) -> TyperOption | None:
        option: TyperOption | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option:
            option.help = say("cli-opt-help")
        return option


class Command(_Page, TyperCommand):
    pass


class Group(_Page, TyperGroup):
    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    def list_commands(self, ctx: Context) -> list[str]:
        return list(self.commands)


def built() -> Group:
    """The whole command in the current language."""
    from jacta.cli.app import app  # noqa: PLC0415

    group = get_command(app)
    assert isinstance(group, Group)
    for command in (group, *group.commands.values()):
        command.help = say(command.help or "")
        command.options_metavar = say("help-metavar-options")
        for param in command.params:
            own = {"install_completion": "cli-opt-install-completion", "show_completion": "cli-opt-show-completion"}
            param.help = say(own.get(str(param.name), getattr(param, "help", None) or ""))  # type: ignore[attr-defined]
    group.subcommand_metavar = say("help-metavar-command")
    return group


def run(words: Sequence[str]) -> int:
    """Run the command; every error on purpose becomes one line on stderr and exit code 2."""
    try:
        code = built().main(list(words), prog_name="jacta", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UsageError as error:
        return complain(_complaint(error), error.ctx)
    except typer.Abort:
        return 1
    except JactaError as error:
        return complain(error)


def complain(error: JactaError, ctx: Context | None = None) -> int:
    lines = [f"{say('cli-error')} {error}"]
    if ctx is not None:
        lines.append(say("cli-error-help", command=ctx.command_path))
    sys.stderr.write("\n".join(lines) + "\n")
    return BAD_INPUT


def _complaint(error: UsageError) -> JactaError:
    """What Typer has to complain about, in our words."""
    if isinstance(error, NoSuchOption):
        return InputError(error.option_name, Message("error-no-such-option"))
    if isinstance(error, MissingParameter):
        return InputError(_named(error), Message("error-missing"))
    if isinstance(error, BadParameter):
        return InputError(_named(error), Message("error-bad-parameter", reason=error.message))
    return JactaError(Message("error-usage", reason=error.message))


def _named(error: BadParameter) -> str:
    param = error.param
    if param is None:
        return ""
    return next((name for name in param.opts if name.startswith("--")), param.metavar or param.name or "")
