"""`play`: let us play."""

from jacta.kernel.play.session import Pause, Session

__all__ = ["Pause", "Session"]
