"""When a waiting game needs attention: a deadline has passed, or somebody is to be notified or reminded."""

from __future__ import annotations

from jacta.hosting import views
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Consult
from jacta.store import Link, StoredGame

GRACE = 20  # seconds in which whoever has the page open answers, and needs no notice
BETWEEN = 300  # seconds between two notices to one seat, however fast the game goes
REMINDED = 24 * 3600  # seconds until a reminder; sooner if a deadline is near
MOST_REMINDERS = 3  # for one question


def deadline_of(saved: StoredGame, session: Session | None) -> int | None:
    """Until when the question that waits for a person can be answered; None if there is no deadline.

    Only a person can look into a book: an empty slot waits for ever.
    """
    if not saved.within or session is None or session.question is None or saved.stage != "playing":
        return None
    if views.is_thinking(saved, session) or isinstance(session.question, Consult):
        return None
    return saved.since + saved.within


def notice_at(saved: StoredGame, link: Link, asked: int) -> int | None:
    """When the holder of this link, whose turn it is, is to be notified next; None if no (more) notice is due."""
    if not link.notice:
        return None
    last = link.noticed or {}
    if last.get("asked") != asked:
        return max(saved.since + GRACE, last.get("at", -BETWEEN) + BETWEEN)
    if last.get("times", 1) > MOST_REMINDERS:
        return None
    return last["at"] + min(REMINDED, max(BETWEEN, saved.within // 2) if saved.within else REMINDED)


def due_of(saved: StoredGame, session: Session, now: int) -> int:
    """When this game needs attention although nobody visits it; 0 is never."""
    cared_for = saved.within or any(link.notice for link in saved.links)
    if saved.stage != "playing" or not cared_for:
        return 0
    if views.is_thinking(saved, session):
        return now
    asked = views.asked_of(saved, session)
    moments = [deadline_of(saved, session)]
    moments += [notice_at(saved, link, asked) for link in views.awaited(saved, session)]
    return min((one for one in moments if one is not None), default=0)
