"""`host --chronicles`: the chronicles of a database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from jacta import telling
from jacta.cli.hosted import Hosted
from jacta.hosting import ChronicleHost
from jacta.hosting.chronicle_views import links_of
from jacta.kernel.rule.registry import find_game
from jacta.store import Chronicles, SavedChronicle


class HostedChronicles(Hosted[SavedChronicle]):
    noun = "chronicles"
    headings = ("of", "title", "players")

    def all(self) -> Iterable[SavedChronicle]:
        return Chronicles(self.store).all()

    def cells(self, one: SavedChronicle) -> tuple[str, ...]:
        return self.title(one.game), one.title, ", ".join(links_of(one.links).players)

    def about(self, one: SavedChronicle) -> Mapping[str, Any]:
        about = {"id": one.id, "game": one.game, "title": one.title, "players": list(links_of(one.links).players)}
        return about | {"created": one.created, "changed": one.changed, "revision": one.revision}

    def exported(self, one: SavedChronicle) -> Any:
        return ChronicleHost(self.store).export(links_of(one.links).owner)

    def remove(self, one: SavedChronicle) -> None:
        Chronicles(self.store).remove(one.id)

    def kind(self, one: SavedChronicle) -> str:
        return one.game

    def title(self, kind: str) -> str:
        known = find_game(kind)
        return telling.game_title(known) if known else kind

    def counts(self, chosen: Sequence[SavedChronicle]) -> dict[str, Any]:
        return {"chronicles": len(chosen), "games": Counter(map(self.kind, chosen))}
