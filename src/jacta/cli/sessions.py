"""How a game at the terminal begins: who plays, with which dice; or how it is resumed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console

from jacta import telling
from jacta.chronicles import slots
from jacta.cli import asking, inputs
from jacta.cli.chronicle_files import filled
from jacta.cli.commands import flag_word
from jacta.cli.output import Text, console, read_line, shell_word, watching
from jacta.cli.parameters import TypedInput
from jacta.dice import Chance, FairDice, commitment, new_secret, source_of
from jacta.errors import InputError
from jacta.kernel.play.opponents import STRENGTHS
from jacta.kernel.play.saved import OWNERS, DiceOwner
from jacta.kernel.play.session import Session
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.names import named_by, not_among
from jacta.text import SHARED, Message, say
from jacta.typed import split


def owner_of(dice: str) -> DiceOwner:
    """Whose dice are meant, `miens`; InputError with the choices if nobody's."""
    names = named_by(SHARED, {one: f"dice-{one}" for one in OWNERS})
    owner = names.meant(dice)
    if owner is None:
        raise not_among("--dice", dice, OWNERS, names)
    return OWNERS[owner]


def new_session(
    typed_input: TypedInput,
    dice: str,
    seed: int | None,
    against: Sequence[str] = (),
    fair: bool = False,
    chronicle: str | None = None,
) -> Session | None:
    """A new game; pieces in its input are those of the open chronicle. None if nobody answers its questions."""
    if not typed_input.id:
        raise InputError("ID", Message("error-missing"))
    owner = owner_of(dice)
    if fair and seed is not None:
        raise InputError("--seed", Message("error-fair-seed"))
    typed, stated = inputs.gathered(typed_input)
    if not slots(stated):
        try:
            stated, answered = asking.completed(typed, stated)
        except (asking.Left, EOFError):
            console().print()
            return None
        if answered:
            words = [*(typed_input.pairs or ()), *answered, *_flags(typed_input, dice, seed, against, fair)]
            told = " ".join(("jacta", say("command-play"), inputs.typed_title(typed), *map(shell_word, words)))
            console().print(Text(say("asking-command", command=told), "dim"), soft_wrap=True)
    procedure, given, *_ = filled(chronicle, typed, stated)
    computers = _computers(procedure, given, against)
    chance = _promised(procedure, given, computers) if fair else None
    try:
        with watching() as watch:
            return Session(
                procedure,
                given,
                dice=owner,
                computers=computers,
                chance=chance,
                source=source_of(seed),
                watch=watch,
            )
    except InputError as error:
        if error.key.startswith("computers."):
            raise InputError(f"--against {error.key.removeprefix('computers.')}", error.message) from None
        raise


def _flags(typed_input: TypedInput, dice: str, seed: int | None, against: Sequence[str], fair: bool) -> Iterator[str]:
    """The flags of the command, as they would be typed again."""
    stated = {"--given": typed_input.given, "--bundle": typed_input.bundle, "--seed": seed}
    stated |= {"--dice": dice} if dice != "system" else {}
    for flag, value in stated.items():
        if value is not None:
            yield from (flag_word(flag), str(value))
    for flag, values in (("--option", typed_input.option or ()), ("--against", against)):
        for value in values:
            yield from (flag_word(flag), value)
    if fair:
        yield flag_word("--fair")


def resumed_session(
    file: str, id: str | None, seed: int | None, against: Sequence[str] = (), fair: bool = False
) -> Session:
    """A saved game, as it stood."""
    if id is not None or against or fair:
        raise InputError(id or ("--against" if against else "--fair"), Message("error-resume-with-input"))
    session = Session.resume(inputs.read_file(file, "--resume"), source=source_of(seed))
    if session.fair:
        _promise(console(), session.fair.commitment)
    return session


def _computers(procedure: Procedure, given: Given, against: Sequence[str]) -> dict[str, str]:
    """The seats that the computer takes, with its strengths, from `seat=strength` in people's words."""
    seats = named_by(procedure.game.id, {seat: f"value-{seat}" for seat in procedure.seats(given)})
    strengths = named_by(SHARED, {one: f"strength-{one}" for one in STRENGTHS})
    chosen = (split(pair, "--against") for pair in against)
    return {seats.meant(seat) or seat: strengths.meant(str(strength)) or str(strength) for seat, strength in chosen}


def _promised(procedure: Procedure, given: Given, computers: Mapping[str, str]) -> Chance:
    """Fair dice: the commitment is shown first, then every person may add a word."""
    out, secret = console(), new_secret()
    _promise(out, commitment(secret))
    seated = procedure.players(given) if procedure.players else {}
    persons = [seat for seat in procedure.seats(given) if seat not in computers and seat not in seated]
    words = dict.fromkeys(persons, "")
    for seat in persons:
        try:
            word = read_line(out, say("play-word", who=telling.value(procedure.game.id, seat))).strip()
            words[seat] = word.encode(errors="replace").decode()  # what was typed may not be valid text
        except EOFError:  # nobody is there to answer
            break
    return FairDice(secret, words)


def _promise(out: Console, commitment: str) -> None:
    out.print(Text(say("play-promise", commitment=commitment), "dim"))
