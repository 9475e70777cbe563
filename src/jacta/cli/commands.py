"""Typer with help pages and complaints in the reader's language.

Commands and parameters carry message ids as their help; `built` translates them once the language is known.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Iterable, Sequence
from contextvars import ContextVar
from copy import copy
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer
from typer._click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError
from typer._click.shell_completion import CompletionItem, add_completion_class
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command, get_command_name

from jacta.cli.completing import begun
from jacta.cli.terminal import in_one_line
from jacta.errors import IllegalAnswer, InputError, JactaError, UnknownProcedure
from jacta.text import LANGUAGES, Message, bare, find, say, speaking

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter
    from typer.core import TyperOption
    from typer.models import CommandInfo

    from jacta.kernel.rule.procedure import Procedure

BAD_INPUT = 2
ABOUT: ContextVar[Procedure | None] = ContextVar("about", default=None)
"""The procedure that the current command asks about: refusals name its keys as the reader types them."""
OPTIONS: ContextVar[Sequence[str]] = ContextVar("options", default=())
"""The options of the current command: what resembles one of them and is not a key of the input was mistyped."""


class _HelpPage:
    """The parts of a help page, and of the complaints, that Typer would write in English."""

    def format_usage(self: Any, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('help-usage')} ")

    def collect_usage_pieces(self: Any, ctx: Context) -> list[str]:
        arguments = [param.metavar for param in self.get_params(ctx) if param.param_type_name == "argument"]
        return [say("help-metavar-options"), *arguments]

    def format_options(self: Any, ctx: Context, formatter: HelpFormatter) -> None:
        for kind in ("argument", "option"):
            rows = [_row(param) for param in self.get_params(ctx) if param.param_type_name == kind]
            _section(formatter, f"help-{kind}s", rows)

    def get_help_option_names(self: Any, ctx: Context) -> list[str]:
        return list(dict.fromkeys((*super().get_help_option_names(ctx), flag_word("--help"))))  # type: ignore[misc]

    def get_help_option(self: Any, ctx: Context) -> TyperOption | None:
        option: TyperOption | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option:
            option.help = say("cli-opt-help")
        return option


class Command(_HelpPage, TyperCommand):
    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        own = [name for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)]
        OPTIONS.set([name for name in own if name.startswith("--")])
        left = super().parse_args(ctx, [_without_accents(word, own) for word in args])
        if left and not ctx.resilient_parsing:  # a shell completes what is not whole yet
            raise InputError(left[0], Message("error-extra-argument"))
        return left


def _without_accents(word: str, options: Collection[str]) -> str:
    """An option typed with its accents, `--clé`, as it is declared; anything else as it is."""
    name, equals, value = word.partition("=")
    plain = "--" + bare(name).replace(" ", "-")
    return plain + equals + value if name.startswith("--") and name not in options and plain in options else word


class Asking(Command):
    """A command about a procedure: an option that is not its own is a key of the input, `--nd 25` for `nd=25`."""

    ignore_unknown_options = True


class Group(_HelpPage, TyperGroup):
    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), say("help-metavar-command")]

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(", ".join(_names(name)), command.help or "") for name, command in self.commands.items()]
        _section(formatter, "help-commands", rows)

    def list_commands(self, ctx: Context) -> list[str]:
        return list(self.commands)

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """The commands in the reader's language, and the options."""
        named = {word: name for name in self.commands for word in reversed(_names(name))}
        words = begun(incomplete, ((name, _names(name)[-1]) for name in self.commands))
        found = [CompletionItem(word, help=self.commands[named[word]].get_short_help_str()) for word in words]
        return [*found, *super(TyperGroup, self).shell_complete(ctx, incomplete)]

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        known = {bare(word): name for name in self.commands for word in _names(name)}
        if bare(args[0]) in known:
            args = [known[bare(args[0])], *args[1:]]
        elif not ctx.resilient_parsing:
            allowed = [_names(name)[-1] for name in self.commands]
            asked = None if ctx.parent else _procedure_called(args[0])
            every = Message("error-command-choice", allowed=", ".join(allowed))
            choice = Message("error-command-missing", procedure=asked) if asked else every
            raise _mistyped(args[0], Message("error-no-such-command"), self._in_every_language(), choice)
        name, command, rest = super().resolve_command(ctx, args)
        return name and _names(name)[-1], command, rest

    def _in_every_language(self) -> list[str]:
        """The names of the commands in all languages: somebody may mistype a French one on an English system."""
        found: dict[str, None] = {}
        for code in LANGUAGES:
            with speaking(code):
                found |= dict.fromkeys(word for name in self.commands for word in _names(name))
        return list(found)


def _names(command: str) -> list[str]:
    """The names of a command: its own, then that in the current language, if it has one."""
    word = find(f"command-{command}")
    return [command] if word in (None, command) else [command, str(word)]


def _section(formatter: HelpFormatter, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{say(title)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _row(param: Any) -> tuple[str, str]:
    """A parameter as its help page lists it: how to write it, what it means, its default."""
    if param.param_type_name == "argument":
        return param.metavar, param.help
    named = ", ".join((*param.opts, *param.secondary_opts))
    if param.is_flag or param.metavar is None:
        return named, param.help
    default = f" ({say('show-default')} {param.default})" if isinstance(param.default, int | str) else ""
    return f"{named} {param.metavar}", param.help + default


def built(words: Sequence[str] = ()) -> Group:
    """The whole command in the current language; only the commands among the words get their parameters."""
    from jacta.cli.app import app  # noqa: PLC0415

    # A shell that asks for completions passes the words in its environment.
    completed = " ".join(os.environ.get(name, "") for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"))
    asked_for = frozenset(map(bare, (*words, *completed.split())))
    group = get_command(_lean(app, asked_for))
    if "COMP_WORDS" in os.environ:
        from jacta.cli.bash import Bash  # noqa: PLC0415

        add_completion_class(Bash, Bash.name)
    assert isinstance(group, Group)
    _speak(group, asked_for)
    return group


def _lean(app: typer.Typer, words: Collection[str]) -> typer.Typer:
    """The commands, without the parameters of those that are only listed: reading their signatures takes a while."""
    lean = copy(app)
    lean.registered_commands = [_named_only(info, words) for info in app.registered_commands]
    lean.registered_groups = [copy(info) for info in app.registered_groups]
    for info in lean.registered_groups:
        assert info.typer_instance is not None
        info.typer_instance = _lean(info.typer_instance, words)
    return lean


def _named_only(info: CommandInfo, words: Collection[str]) -> CommandInfo:
    assert info.callback is not None
    name = info.name or get_command_name(info.callback.__name__)
    if _is_among(name, words):
        return info
    listed = copy(info)
    listed.name, listed.callback = name, _not_asked_for
    return listed


def _is_among(command: str, words: Collection[str]) -> bool:
    """Whether a command is named by one of the (bare) words."""
    return any(bare(name) in words for name in _names(command))


def _not_asked_for() -> None:
    """Stands in for a command that is only listed; nobody can call it."""


def _speak(group: TyperGroup, words: Collection[str]) -> None:
    """Translate a group and its commands; of those not asked for, only what a list of them shows."""
    for command in (group, *group.commands.values()):
        if command is group or not isinstance(command, TyperGroup):
            command.help = say(command.help or "")
        for param in command.params if command is group or _is_among(str(command.name), words) else ():
            own = {"install_completion": "cli-opt-install-completion", "show_completion": "cli-opt-show-completion"}
            param.help = say(own.get(str(param.name), getattr(param, "help", None) or ""))  # type: ignore[attr-defined]
            _name(param)
        if command is not group and isinstance(command, TyperGroup):
            _speak(command, words)


def _name(param: Any) -> None:
    """Give a parameter its name in the current language as well, and translate what belongs after it."""
    if param.metavar:
        param.metavar = re.sub(r"[A-Z]{2,}", lambda found: say(f"metavar-{found[0].lower()}"), param.metavar)
    if param.param_type_name != "option":
        return
    no = [name.removeprefix("--") for name in param.secondary_opts]  # `--shown` beside `--hidden`
    for id, names in ((param.name, param.opts), *((one, param.secondary_opts) for one in no)):
        flag = find(f"flag-{id}")
        if flag and f"--{flag}" not in names:
            names.insert(1, f"--{flag}")


def run(words: Sequence[str]) -> int:
    """Run the command; every intentional error becomes one line on stderr and exit code 2."""
    ABOUT.set(None)
    if words and words[0] in {flag.removeprefix("--") for flag in ("--help", flag_word("--help"))}:
        words = [*words[1:], "--help"]  # `jacta help odds`
    try:
        code = built(words).main(list(words), prog_name="jacta", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UsageError as error:
        return complain(_complaint(error), error.ctx)
    except typer.Abort:
        return 1
    except JactaError as error:
        return complain(_addressed(error, words))


def _mistyped(typed: str, refusal: Message, known: Iterable[str], choice: Message | None = None) -> InputError:
    """The refusal of an unknown command or option, with the nearest ones; if none is near, with all."""
    if near := get_close_matches(typed, list(known)):
        return InputError(typed, Message("error-near", refusal=refusal, near=say("aim-or").join(near)))
    return InputError(typed, choice or refusal)


def _procedure_called(word: str) -> str | None:
    """The procedure with this name, if somebody types one where a command belongs."""
    from jacta.cli.inputs import procedure_of  # noqa: PLC0415  (only now are games looked at)

    try:
        return procedure_of(word, wholly=True).id
    except UnknownProcedure:
        return None


def _addressed(error: JactaError, words: Sequence[str]) -> JactaError:
    """A refusal in terms of what was typed: a key of the input by the reader's word for it, an option as written."""
    procedure = ABOUT.get()
    if isinstance(error, IllegalAnswer) and procedure is not None:
        from jacta.telling.spelling import addressed  # noqa: PLC0415

        return addressed(procedure, error)
    if type(error) is not InputError:
        return error
    typed = next((word for word in words if word.startswith("--") and word[2:].replace("-", "_") == error.key), None)
    is_key = procedure is not None and procedure.input_place.has(error.key)
    if typed and not is_key and typed not in OPTIONS.get() and get_close_matches(typed, OPTIONS.get()):
        return _mistyped(typed, Message("error-no-such-option"), OPTIONS.get())
    if procedure is not None:
        from jacta.telling.spelling import addressed  # noqa: PLC0415

        if (said := addressed(procedure, error)) is not error:
            return said
    return InputError(_as_typed(error.key, words), error.message)


def _as_typed(key: str, words: Sequence[str]) -> str:
    """An option as it was typed, `--si` for `--where`; if it was not typed, as the reader would write it."""
    option = f"--{key.removeprefix('--').replace('_', '-')}"
    if option not in OPTIONS.get():
        return key
    typed = {word.partition("=")[0] for word in words}
    return option if option in typed else flag_word(option)


def flag_word(option: str) -> str:
    """An option as the reader would write it: `--si` for `--where`."""
    flag = find(f"flag-{option.removeprefix('--').replace('-', '_')}")
    return option if flag is None else f"--{flag}"


def complain(error: JactaError, ctx: Context | None = None) -> int:
    lines = [f"{say('cli-error')} {in_one_line(str(error))}"]
    if ctx is not None:
        lines.append(say("cli-error-help", command=ctx.command_path))
    sys.stderr.write("\n".join(lines) + "\n")
    return BAD_INPUT


def _complaint(error: UsageError) -> JactaError:
    """A complaint of Typer's, in our words."""
    if isinstance(error, NoSuchOption):
        return _mistyped(error.option_name, Message("error-no-such-option"), error.possibilities or ())
    if isinstance(error, BadOptionUsage):
        return InputError(error.option_name, Message("error-needs-value"))
    if isinstance(error, MissingParameter):
        how = f"error-missing-{error.param.name}" if error.param else ""
        return InputError(_named(error), Message(how if find(how) else "error-missing"))
    if isinstance(error, BadParameter):  # only numbers are parsed there
        least = getattr(error.param, "min", None)
        return InputError(_named(error), Message("error-bad-parameter", least="none" if least is None else least))
    return JactaError(error.message)


def _named(error: BadParameter) -> str:
    param = error.param
    if param is None:
        return ""
    flag = find(f"flag-{param.name}")
    if f"--{flag}" in param.opts:
        return f"--{flag}"
    return next((name for name in param.opts if name.startswith("--")), param.metavar or param.name or "")
