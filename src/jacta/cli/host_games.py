"""`host`: the saved games of a database."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from jacta import telling
from jacta.cli.hosted import Hosted
from jacta.errors import UnknownProcedure
from jacta.hosting import Host
from jacta.hosting.forgetting import DAY, kept_days
from jacta.hosting.views import links_of, seat_links
from jacta.kernel.rule.registry import find_procedure
from jacta.store import StoredGame
from jacta.text import labelled, number, say


class HostedGames(Hosted[StoredGame]):
    noun = "games"
    headings = ("game", "stage", "players")

    def all(self) -> Iterable[StoredGame]:
        return self.store.all()

    def cells(self, one: StoredGame) -> tuple[str, ...]:
        return self.title(one.procedure), say(f"host-stage-{one.stage}"), _players(one)

    def about(self, one: StoredGame) -> Mapping[str, Any]:
        seats = [
            {"seat": seat, "name": person.name, "joined": person.joined}
            if (person := seat_links(one).get(seat))
            else {"seat": seat, "computer": strength}
            for seat, strength in one.seats
        ]
        about = {"id": one.id, "procedure": one.procedure, "stage": one.stage, "seats": seats}
        return about | {"created": one.created, "changed": one.changed, "revision": one.revision, "jacta": one.jacta}

    def exported(self, one: StoredGame) -> Any:
        return Host(self.store).export(links_of(one).owner)

    def remove(self, one: StoredGame) -> None:
        self.store.remove(one.id)

    def kind(self, one: StoredGame) -> str:
        return one.procedure

    def title(self, kind: str) -> str:
        try:
            return telling.title(find_procedure(kind))
        except UnknownProcedure:
            return kind

    def counts(self, chosen: Sequence[StoredGame]) -> dict[str, Any]:
        found = {"tables": len(chosen), "stages": _stages(chosen), "procedures": Counter(map(self.kind, chosen))}
        return found | {"kept_days": kept_days(), "to_be_forgotten": _idle(chosen)}

    def told(self, chosen: Sequence[StoredGame]) -> Iterator[str]:
        for stage, many in _stages(chosen).most_common():
            yield "  " + labelled(say(f"host-stage-{stage}"), number(many))
        if idle := _idle(chosen):
            yield say("host-idle", days=kept_days(), count=idle)


def _stages(chosen: Sequence[StoredGame]) -> Counter[str]:
    return Counter(game.stage for game in chosen)


def _idle(chosen: Sequence[StoredGame]) -> int:
    now = time.time()
    return sum(now - game.changed > kept_days() * DAY for game in chosen)


def _players(game: StoredGame) -> str:
    name, persons = game.procedure.partition(".")[0], seat_links(game)
    return ", ".join(
        one.name if (one := persons.get(seat)) and one.name else telling.value(name, seat) for seat, _ in game.seats
    )
