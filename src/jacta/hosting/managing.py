"""Around the game: talk, leaked links, and games that are abandoned, taken along or played again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jacta.errors import InputError, JactaError
from jacta.hosting import views
from jacta.hosting.changes import Next, conflict, only_owner
from jacta.hosting.errors import NotYours, UnknownLink
from jacta.hosting.gathering import Gathering
from jacta.hosting.views import Links
from jacta.kernel.play.session import Session
from jacta.kernel.rule.registry import find_procedure
from jacta.names import not_among
from jacta.store import ChatLine, Link, StoredGame, TooTalkative, new_token
from jacta.text import Message
from jacta.typed import one_line

LONGEST_LINE = 300
MOST_LINES, WITHIN = 5, 10  # lines that one person may say within this many seconds
PARCEL_SECONDS = 600  # for which a parcel waits for the other device


class Managing(Gathering):
    """Saved games at any time."""

    # --- Talk

    def say(self, token: str, text: str) -> None:
        """Say a line in the game: participants may, and the owner."""
        line = one_line("text", text, LONGEST_LINE)
        if not line:
            raise InputError("text", Message("error-missing"))
        saved, link, _ = self._read(token)
        if link.kind == "spectator":
            raise NotYours(Message("error-watchers-listen"))
        if not saved.chat:
            raise NotYours(Message("error-no-talk"))
        try:
            self._store.say(saved.id, ChatLine(0, 0, link.kind, link.seat, link.name, line), MOST_LINES, WITHIN)
        except TooTalkative:
            raise InputError("text", Message("error-talkative")) from None

    def let_talk(self, token: str, allowed: bool) -> None:
        """Allow talk in the game, or not. Owner only. While it is not allowed, earlier lines are not shown."""

        def letting(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            return Next(session, {}, {"chat": allowed})

        self._change(token, letting)

    # --- Links

    def renew(self, token: str, of: str) -> str:
        """Replace the token of a link that is in the wrong hands, and return the new one. Owner only.

        `of` is a seat, `owner` or `spectator`. Whoever had the old one is out, with everything they left behind:
        answers, and where to be notified, as a notice names the link.
        """
        new = new_token()

        def renewing(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            known = [one for one in saved.links if of == (one.seat if one.kind == "seat" else one.kind)]
            if not known:
                raise not_among("of", of, (*views.seat_links(saved), "owner", "spectator"))
            mine = known[0]._replace(token=new, notice=None, noticed=None, advance=[])
            return Next(session, {known[0].token: mine})

        self._change(token, renewing)
        return new

    # --- Ends

    def abandon(self, token: str) -> None:
        """End a game that nobody will finish. Owner only. Its secret is shown, so that its dice can be verified."""

        def abandoning(saved: StoredGame, link: Link, session: Session | None) -> Next:
            only_owner(link)
            if saved.stage in views.ENDED:
                raise conflict("over", saved, session)
            if session is None:
                raise conflict("not-begun", saved, session)
            return Next(session, {}, {"stage": "abandoned"})

        self._change(token, abandoning)

    def remove(self, token: str) -> None:
        """Delete the game for good. Owner only."""
        saved, link, _ = self._read(token)
        only_owner(link)
        self._store.remove(saved.id)
        self._sessions.forget(saved.id)

    # --- On another device

    def lay_down(self, content: str) -> str:
        """Keep for a few minutes what somebody takes along to another device; returns the token of the parcel."""
        now = self._now()
        return self._store.lay_down(content, now, now + PARCEL_SECONDS)

    def pick_up(self, token: str) -> str:
        """The contents of a parcel for another device. Raises UnknownLink if there is none, or no longer."""
        found = self._store.pick_up(token, self._now())
        if found is None:
            raise UnknownLink(Message("error-no-parcel"))
        return found

    # --- Once more

    def rematch(self, token: str) -> str:
        """Play the same again with seats changed, and lead everybody there: those who took part may, and the owner.

        What the input kept secret was shown at the end, and is drawn anew. Returns the link to the new game for the
        holder of this one. Whoever comes second goes where the first has led.
        """
        saved, link, found = self._read(token)
        if isinstance(found, JactaError):
            raise found
        if link.kind == "spectator":
            raise NotYours(Message("error-no-seat"))
        if saved.stage not in views.ENDED:
            raise conflict("not-over", saved, found)
        if led_there := views.following(saved, link):
            return led_there
        moved = seats_moved(saved)
        names = {new: one.name for old, new in moved.items() if (one := views.seat_links(saved).get(old))}
        computers = {new: saved.computers[old] for old, new in moved.items() if old in saved.computers}
        known = find_procedure(saved.procedure).secrets
        given = {key: value for key, value in saved.given.items() if key not in known}
        opened = self.open_game(
            saved.procedure, given, dice=saved.dice, computers=computers, names=names, together=saved.together
        )
        led = _led(opened, moved)

        def leading(saved: StoredGame, link: Link, session: Session | None) -> Next:
            return Next(session, {}, {"rematch": led} if saved.rematch is None else {})

        self._change(token, leading)
        saved, link, _ = self._read(token)
        if saved.rematch != led:  # somebody was faster
            self.remove(opened.owner)
        following = views.following(saved, link)
        assert following is not None
        return following


def seats_moved(saved: StoredGame) -> dict[str, str]:
    """Where everybody sits next time, by where they sit now: one seat on. Those seated by the input stay."""
    free = [seat for seat, strength in saved.seats if strength is None or seat in saved.computers]
    return dict(zip(free, (*free[1:], *free[:1]), strict=True))


def _led(opened: Links, moved: Mapping[str, str]) -> dict[str, Any]:
    seats = {old: opened.seats[new] for old, new in moved.items() if new in opened.seats}
    return {"owner": opened.owner, "spectator": opened.spectator, "seats": seats}


def shown_lines(saved: StoredGame, lines: Sequence[ChatLine]) -> tuple[ChatLine, ...]:
    """What people see of what was said: under their current names."""
    names = {link.seat: link.name for link in saved.links if link.kind == "seat"}
    return tuple(line._replace(name=names.get(line.seat, "") or line.name) for line in lines) if saved.chat else ()
