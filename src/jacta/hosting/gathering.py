"""Before the game begins: it is opened, people sit down and add words to the dice, and it begins.

Words are sealed: everybody shows the SHA-256 of theirs, and tells the word itself once all are there. So nobody can
choose a word knowing another's, not even whoever runs the server. Somebody who does not tell holds up the beginning;
then the owner can have secret and seals drawn anew, and the game counts how often. A word that was told is never left
out: leaving out words would mean choosing among dice. A word may also be given openly, by those who trust the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jacta.dice.fair import commitment, new_secret, read_commitment, seal_of
from jacta.errors import InputError
from jacta.hosting import views
from jacta.hosting.advance import answered_in_advance
from jacta.hosting.changes import Next, conflict, only_owner, only_seats
from jacta.hosting.forgetting import Forgetting
from jacta.hosting.seating import LONGEST_NAME, LONGEST_WORD, seats_of
from jacta.hosting.sessions import at_once, at_the_beginning
from jacta.hosting.views import Links
from jacta.kernel.play.saved import OWNERS
from jacta.kernel.play.session import Session
from jacta.kernel.rule.fingerprint import jacta_version
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import Progress
from jacta.names import not_among
from jacta.store import Link, StoredGame, new_token
from jacta.text import Message
from jacta.typed import one_line


class Gathering(Forgetting):
    """Saved games before they begin."""

    def open_game(
        self,
        id: str,
        given: Mapping[str, Any] | None = None,
        *,
        dice: str = "system",
        computers: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        together: bool = False,
        watch: Progress | None = None,
    ) -> Links:
        """Open a game for a procedure and its input. `computers` are strengths by seat, `names` those of people.

        With `together` the dice are drawn jointly: after every decision the browsers of all players take part.

        Raises InputError naming the key. A game in which no person takes part begins at once. Games that are long
        forgotten make room for it.
        """
        procedure = find_procedure(id)
        typed = procedure.validate(given or {})
        owner = OWNERS.get(dice)
        if owner is None:
            raise not_among("dice", dice, OWNERS)
        if together and dice != "system":
            raise InputError("together", Message("error-together-own-dice"))
        chosen = dict(computers or {})
        # What cannot be played is refused here; the game itself begins when its players are there.
        Session(procedure, typed, dice=owner, computers=chosen, watch=watch, pause=at_once)
        seats = seats_of(procedure, typed, chosen)
        persons = [seat for seat, strength in seats if strength is None]
        links, secret = _new_links(persons, names or {}), new_secret()
        saved = StoredGame(
            id=new_token(),
            procedure=procedure.id,
            given=written(typed),
            dice=dice,
            computers=chosen,
            seats=seats,
            jacta=jacta_version(),
            commitment=commitment(secret),
            secret=secret,
            together=together,
            links=links,
        )
        self._store.add(saved)
        if not persons:
            self.start(links[0].token)
        self.tidy()
        return views.links_of(saved)

    def join(
        self, token: str, name: str = "", word: str | None = None, *, seal: str | None = None, chain: str | None = None
    ) -> None:
        """Take the seat of this link under a name, and add a word to the dice, sealed or openly.

        `chain` is the end of a chain of beads, for dice that are drawn jointly.

        Whoever comes back without a word keeps the one they added before. Whoever comes after the beginning takes the
        seat without one: the dice are settled by then. When the last person has joined, the sealed words are asked for,
        or the game begins.
        """
        name, word = (
            one_line("name", name, LONGEST_NAME),
            None if word is None else one_line("word", word, LONGEST_WORD),
        )
        seal = None if seal is None else read_commitment("seal", seal.strip().lower())
        chain = None if chain is None else read_commitment("chain", chain.strip().lower())
        if seal is not None and word is not None:
            raise InputError("seal", Message("error-seal-and-word"))
        if seal == seal_of(""):
            raise InputError("seal", Message("error-missing"))

        def joining(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_seats(link)
            mine = link._replace(name=name, joined=True)
            if saved.stage != "gathering":
                return Next(session, {link.token: mine})
            if seal is not None:
                mine = mine._replace(seal=seal, word="")
            elif word is not None:
                mine = mine._replace(seal="", word=word)
            if chain is not None and saved.together:
                mine = mine._replace(chain=chain, bead=chain, bead_at=-1)
            return self._gathered(saved, {link.token: mine}, start=False)

        self._change(token, joining)

    def reveal(self, token: str, word: str) -> None:
        """Tell the word that was sealed, once all are there. The last one to tell begins the game."""
        if one_line("word", word, LONGEST_WORD) != word:
            raise InputError("word", Message("error-line-odd"))

        def revealing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_seats(link)
            if saved.stage != "revealing":
                raise conflict("not-begun" if saved.stage == "gathering" else "begun", saved, session)
            if not link.seal:
                return Next(None)
            if seal_of(word) != link.seal:
                raise InputError("word", Message("error-seal"))
            return self._gathered(saved, {link.token: link._replace(word=word)}, start=True)

        self._change(token, revealing)

    def start(self, token: str) -> None:
        """Begin without waiting for those who have not joined. Owner only."""

        def starting(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            if saved.stage != "gathering":
                raise conflict("begun", saved, session)
            return self._gathered(saved, {}, start=True)

        self._change(token, starting)

    def draw_anew(self, token: str) -> None:
        """Draw another secret and ask for new words, if somebody does not tell theirs. Owner only."""

        def drawing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            if saved.stage != "revealing":
                raise conflict("not-begun" if saved.stage == "gathering" else "begun", saved, session)
            secret = new_secret()
            also = {"stage": "gathering", "secret": secret, "commitment": commitment(secret), "drawn": saved.drawn + 1}
            seats = {one.token: one for one in saved.links if one.kind == "seat"}
            return Next(
                None,
                {old: one._replace(word="", seal="", chain="", bead="", joined=False) for old, one in seats.items()},
                also,
            )

        self._change(token, drawing)

    def show_bead(self, token: str, bead: str) -> None:
        """Show the next bead of one's chain, when the dice wait for it. The last one to do so lets them fall."""
        bead = read_commitment("bead", bead.strip().lower())

        def showing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            if session is None or link.seat not in views.undrawn(saved, session):
                raise conflict("gone-on" if session is not None else "not-begun", saved, session)
            if commitment(bead) != link.bead:
                raise InputError("bead", Message("error-bead"))
            return Next(session, {link.token: link._replace(bead=bead, bead_at=len(session.events))})

        self._change(token, showing)

    def draw_without(self, token: str) -> None:
        """Let the dice fall without the beads of those who are away; the game counts how often. Owner only."""

        def drawing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            if session is None or not session.waits_for_a_draw:
                raise conflict("gone-on" if session is not None else "not-begun", saved, session)
            return self._drawn(saved, Next(session), without=True)

        self._change(token, drawing)

    def _gathered(self, saved: StoredGame, changed: Mapping[str, Link], *, start: bool) -> Next:
        """The state of the game once these links have changed: it waits for people, for words, or begins."""
        saved = saved._replace(links=tuple(changed.get(link.token, link) for link in saved.links))
        seats = [link for link in saved.links if link.kind == "seat"]
        if not start and not all(link.joined for link in seats):
            return Next(None, changed)
        if views.untold(saved):
            return Next(None, changed, {"stage": "revealing"})
        return Next(answered_in_advance(saved, self._begun(saved)), changed)

    def _begun(self, saved: StoredGame) -> Session:
        """The game at its first question for a person: from here on, secret and words determine the dice."""
        session = self._moving(at_the_beginning(saved))
        session.go_on()
        return session


def _new_links(persons: Sequence[str], names: Mapping[str, str]) -> tuple[Link, ...]:
    """The links of a new game: of its owner, of spectators, and of the people who take part, with their names if known.

    Raises InputError for a name that belongs to none of them.
    """
    for seat in names:
        if seat not in persons:
            raise InputError(f"names.{seat}", Message("error-no-such-seat", seat=seat, seats=", ".join(persons)))
    called = {seat: one_line(f"names.{seat}", names.get(seat, ""), LONGEST_NAME) for seat in persons}
    seats = (Link(new_token(), "seat", seat, name) for seat, name in called.items())
    return (Link(new_token(), "owner"), Link(new_token(), "spectator"), *seats)
