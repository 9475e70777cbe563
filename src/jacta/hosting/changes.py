"""From one moment of a game to another, as the store takes it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from jacta.hosting.views import is_open
from jacta.kernel.play.session import Session
from jacta.store import Change, Link, Saved


def change_of(saved: Saved, before: Session | None, session: Session | None, links: Sequence[Link]) -> Change:
    """The change from one moment of a game to another, as the store takes it."""
    if session is None:
        return Change(0, (), {}, saved.stage, "", {}, 0, False, False, saved.jacta, links)
    then, now = len(before.events) if before else 0, len(session.events)
    return Change(
        kept=min(then, now),
        events=session.events[then:],
        sealed=session.sealed,
        stage="over" if session.question is None else "playing",
        fingerprint=session.fingerprint(),
        tables=session.tables,
        taken_back=saved.taken_back + (then - now + 1 if now < then else 0),
        thinking=session.needs_nobody,
        is_open=session.question is None or is_open(session),
        jacta=version("jacta"),
        links=links,
    )


def saved_after(saved: Saved, change: Change, changed: int) -> Saved:
    """The game as it is kept after a change."""
    new = {link.token: link for link in change.links}
    return saved._replace(
        stage=change.stage,
        fingerprint=change.fingerprint,
        tables=change.tables,
        taken_back=change.taken_back,
        thinking=change.thinking,
        is_open=change.is_open,
        jacta=change.jacta,
        revision=saved.revision + 1,
        changed=changed,
        links=tuple(new.get(link.token, link) for link in saved.links),
    )
