"""`play` in the terminal: every question in turn, with the system's dice or real ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jacta import telling
from jacta.cli import corrections, views
from jacta.cli.files import Files, write_whole
from jacta.cli.menus import Menu, command_meant, command_words
from jacta.cli.output import Text, console, heading, read_line
from jacta.errors import IllegalAnswer, InputError, JactaError, file_error
from jacta.kernel.play.opponents import advice
from jacta.kernel.play.session import Session
from jacta.kernel.play.view import visible
from jacta.kernel.roll import seats
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.telling.as_text import story_of
from jacta.telling.understanding import read_in_book, read_off_dice
from jacta.text import Message, say

COMMANDS = ("undo", "advice", "correct", "join", "leave", "save", "board", "picture", "quit", "help")


def play(session: Session, file: str | None = None) -> None:
    """Play to the end, or until the player leaves or the input ends. `file` holds the game so far."""
    TerminalSession(session, file).play()


class Leave(Exception):
    """The player leaves."""


class TerminalSession:
    """A session at the terminal that all `people` share. `told` is how much of the transcript has been shown."""

    most_told: float = 15
    """Entries of a transcript at once; more, when computer players have decided, are told in brief."""

    def __init__(self, session: Session, file: str | None = None) -> None:
        self.session = session
        self.game = session.procedure.game.id
        self.out = console()
        self.people: frozenset[str] = frozenset()
        self.told = 0
        self.cited: str | None = None
        self.files = Files(*([file] if file else ()))
        self.board: str | None = None
        self.explained: set[str] = set()
        self.kept = (file, list(session.events))  # the file to resume from, and what it holds

    def play(self) -> None:
        procedure = self.session.procedure
        self.out.print(heading(telling.title(procedure), procedure.passage))
        words = command_words(COMMANDS)
        if self.session.question is not None:
            self.out.print(Text(say("play-intro", **words), "dim"))
        if procedure.board:
            self.out.print(Text(say("play-intro-board", **words), "dim"))
        for seat, strength in self.session.computers.items():
            who = telling.value(self.game, seat)
            self.out.print(Text(say("play-computer", who=who, strength=strength), "dim"))
        try:
            while self.session.question is not None:
                self._tell()
                self._ask()
            self._tell()
            self._end()
        except Leave:
            self._leave()
        except EOFError:
            self._part()
        except KeyboardInterrupt:
            self._part()
            raise

    def _tell(self) -> None:
        """Show what is new in the transcript."""
        self.people |= self.session.people
        new = [entry for entry in self.session.transcript[self.told :] if visible(entry.seen_by, self.people)]
        brief = len(new) > self.most_told and any(entry.kind == "ask" for entry in new)
        lines = views.in_brief(new) if brief else views.transcript(new, self.cited)
        for line in lines:
            self.out.print(line)
        if new:
            self.cited = new[-1].passage
        self.told = len(self.session.transcript)

    def _end(self) -> None:
        self.out.print()
        self.out.print(Text(say("play-over"), "bold"))
        session = self.session
        self.out.print(views.ending(session), crop=False)
        if session.fair:
            self.out.print(Text(say("play-secret-revealed", secret=session.fair.secret), "dim"))
        self._offer("play-export")

    def _offer(self, prompt: str) -> None:
        """Offer to write the game into a file, named alone or after `save`; an empty line, or quitting, declines."""
        while name := self._read(say(prompt)).strip():
            if command_meant(name, ("quit",)):
                return
            word, _, rest = name.partition(" ")
            try:
                self._save(rest.strip() if rest and command_meant(word, ("save",)) else name)
                return
            except JactaError as error:
                self._complain(error)

    def _leave(self) -> None:
        """Leave in the middle of a game: offer to save it, if it is not saved."""
        file, events = self.kept
        if self.session.events and (file is None or events != self.session.events):
            try:
                self._offer("play-keep")
            except EOFError:
                self.out.print()
        self._part(again=False)

    def _part(self, *, again: bool = True) -> None:
        """Say how the game can be resumed, or that it cannot."""
        if again:
            self.out.print()
        file, events = self.kept
        if self.session.question is None or not self.session.events:
            return
        if file is None:
            self.out.print(Text(say("play-lost", save=say("play-word-save")), "yellow"))
        else:
            said = "play-resume" if events == self.session.events else "play-resume-earlier"
            self.out.print(Text(say(said, file=file), "dim"), soft_wrap=True)

    # --- Questions

    def _ask(self) -> None:
        question = self.session.question
        if isinstance(question, Roll):
            self._throw(question)
        elif isinstance(question, Consult):
            self._consult(question)
        elif isinstance(question, Ask):
            for who in self.session.waiting_for:
                if not self._decide(question, who):
                    return

    def _throw(self, question: Roll) -> None:
        if not visible(seats(self.session.position, question.seen_by), self.people):
            self.session.throw()  # nobody here may see these dice
            return
        asked = telling.pending(self.session.position, question)
        whose = (f"{say('play-who', who=asked.who)} ", "bold cyan") if asked.who else ""
        self.out.print(Text.assemble(whose, (asked.text, "bold")))

        def throw(typed: str) -> None:
            by_itself = command_meant(typed, ("roll",)) == "roll"
            self.session.throw(None if by_itself else read_off_dice(question.throw, typed))

        self._prompt(say("play-faces"), throw, "play-help-dice")

    def _consult(self, question: Consult) -> None:
        self.out.print(Text(telling.pending(self.session.position, question).text, "bold"))
        game = self.session.position.procedure.game
        columns = game.tables.table(question.slot).columns

        def answer(typed: str) -> None:
            self.session.answer(read_in_book(game, question.slot, typed))

        self._prompt(say("play-prompt"), answer, "play-help-consult-many" if len(columns) > 1 else "play-help-consult")

    def _decide(self, question: Ask, who: str) -> bool:
        """Ask one player; False if the game went another way (an answer was taken back)."""
        asked = telling.pending(self.session.position, question, who)
        self._draw(who)
        self.out.print(Text.assemble((f"{say('play-who', who=asked.who)} ", "bold cyan"), (asked.text, "bold")))
        if asked.stakes:
            self.out.print(Text(asked.stakes, "dim"))
        menu = Menu(asked.offers)
        self._list(menu, menu.alone)
        for letter, (group, names) in menu.groups.items():
            self.out.print(Text.assemble((f"  {letter}", "cyan"), f"  {group}", (f"   {len(names)}", "dim")))
        if menu.groups:
            self.out.print(Text(say("play-groups"), "dim"))
        prompt = say("play-secret" if question.simultaneous else "play-prompt")

        def answer(typed: str) -> bool:
            if group := menu.grouped(typed):
                self._list(menu, group)
                return False
            self.session.answer(menu.chosen(typed), who)
            return True

        return self._prompt(prompt, answer, "play-help-answer", menu, secret=question.simultaneous)

    def _list(self, menu: Menu, names: Sequence[str]) -> None:
        """Some of the answers, with what is good to know about them."""
        for name in names:
            offer = menu[name]
            told = [offer.remark, telling.odds_behind(offer).told]
            behind = Text("".join(f"   {one}" for one in told if one), "dim")
            self.out.print(Text.assemble((f"  {name}", "cyan"), f"  {offer.text}" if menu.numbered else "", behind))

    def _draw(self, who: str) -> None:
        """Show the board to the player who is asked, if it has changed since it was last shown."""
        drawn = self.session.board(who, legend=False)
        if drawn and drawn != self.board:
            self.out.print(Text(drawn), soft_wrap=True)
            self.board = drawn
            for line in self.session.legend(who):
                if line not in self.explained:
                    self.out.print(Text(line, "dim"), soft_wrap=True)
                    self.explained.add(line)

    # --- The prompt

    def _prompt(
        self,
        prompt: str,
        accept: Callable[[str], bool | None],
        help_id: str,
        menu: Menu | None = None,
        *,
        secret: bool = False,
    ) -> bool:
        """Ask until the answer is accepted (False: not yet); False if a command changed the game instead."""
        while True:
            typed = self._read(prompt, secret=secret).strip()
            if not typed:
                self._hint(help_id)
                continue
            try:
                done = None if menu and menu.named(typed) else self._command(typed, help_id)
                if done is None and accept(typed) is not False:
                    return True
                if done:
                    return False
            except JactaError as error:
                self._complain(error)

    def _command(self, typed: str, help_id: str) -> bool | None:
        """None if this is not a command; whether it changed the game, if it is one."""
        word, _, rest = typed.partition(" ")
        names = command_words(COMMANDS)
        name = command_meant(word, COMMANDS)
        if name == "quit":
            raise Leave
        if name == "help":
            self._hint(help_id)
            self.out.print(Text(say("play-help", **names), "dim"))
        elif name == "save":
            if not rest.strip():
                raise InputError(word, Message("play-save-what", save=names["save"]))
            self._save(rest.strip())
        elif name == "board":
            self.board = None
            self.explained.clear()
            self._draw(self._seat())
        elif name == "picture":
            self._picture(rest.strip() or names["picture"] + ".svg")
        elif name == "correct":
            return corrections.correct(self.session, rest)
        elif name == "join":
            return self._join(rest)
        elif name == "leave":
            return corrections.leave(self.session, rest)
        elif name == "advice":
            self._advise()
        elif name == "undo":
            self.session.undo()
            self.told = min(self.told, len(self.session.transcript))
            self.out.print(Text(say("play-undone"), "dim"))
            return True
        return None if name is None else False

    def _advise(self) -> None:
        """Say what a strong player would answer."""
        question, position = self.session.question, self.session.position
        if not isinstance(question, Ask):
            raise IllegalAnswer(Message("error-nothing-asked"))
        value = advice(position, question, self._seat())
        offers = telling.pending(position, question, self._seat()).offers
        told = next(offer.text for offer in offers if offer.value == value)
        self.out.print(Text(say("play-advised", answer=told), "dim"))

    def _join(self, typed: str) -> bool:
        """Add a participant by hand."""
        found = corrections.newcomer(self.session, typed)
        if found is not None:
            self.session.join(*found)
        return found is not None

    def _hint(self, help_id: str) -> None:
        """What can be typed here."""
        self.out.print(Text(say(help_id, roll=say("play-word-roll")), "dim"))

    def _read(self, prompt: str, *, secret: bool = False) -> str:
        return read_line(self.out, prompt, secret=secret)

    def _complain(self, error: JactaError) -> None:
        self.out.print(Text(str(error), "red"), soft_wrap=True)

    def _seat(self) -> str:
        """Whose board is shown on demand: that of the player who is asked."""
        return next(iter(self.session.waiting_for), "")

    # --- Files

    def _picture(self, name: str) -> None:
        """Draw the position as a picture, as seen by the player who is asked."""
        svg = self.session.board(self._seat(), svg=True)
        if not svg:
            raise InputError("picture", Message("error-no-picture", id=self.session.procedure.id))
        path = Path(name).expanduser()
        try:
            write_whole(path, svg)
        except OSError as error:
            raise file_error(name, path, error) from None
        self.out.print(Text(say("play-saved", file=str(path)), "dim"), soft_wrap=True)

    def _save(self, name: str) -> None:
        """Write the game or, with another suffix than .json, its transcript. Files of others are left alone."""
        path = Path(name).expanduser()
        self.files.write(name, self._written(path))
        if _holds_the_game(path):
            self.kept = (str(path), list(self.session.events))
        self.out.print(Text(say("play-saved", file=str(path)), "dim"), soft_wrap=True)

    def _written(self, path: Path) -> str:
        if _holds_the_game(path):
            return json.dumps(_kept(self.session), ensure_ascii=False, indent=2) + "\n"
        return story_of(self.session, self.people) + "\n"


def _kept(session: Session) -> dict[str, Any]:
    """The game as saved in a file: to be continued, it needs the secret of its dice before the end, too."""
    return session.export(revealed=True)


def _holds_the_game(path: Path) -> bool:
    """Whether a file of this name holds the game itself, rather than its transcript."""
    return path.suffix.lower() in (".json", "")
