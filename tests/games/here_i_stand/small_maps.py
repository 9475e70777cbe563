"""Small random maps, and their ways counted out one by one: what the searches of the rules are checked against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

import jacta

SPACES = ("a", "b", "c", "d", "e", "f")
SEAS = ("x", "y", "z")
POWERS = ("red", "blue", "green")

Map = dict[str, Any]


def asked(name: str, given: dict[str, Any]) -> Any:
    """The outcome of a procedure as plain data; a bare value without its wrapping."""
    outcome = jacta.roll(f"here_i_stand.{name}", given).to_json()["outcome"]
    return outcome["value"] if set(outcome) == {"value"} else outcome


@st.composite
def small_maps(draw: st.DrawFn) -> Map:
    """Up to six spaces and three sea zones with everything about them left to chance."""
    spaces = SPACES[: draw(st.integers(2, 6))]
    seas = SEAS[: draw(st.integers(0, 3))]
    controllers = st.sampled_from((*POWERS, "independent"))

    def some(of: Any, probability: int = 2) -> list[Any]:
        return [item for item in of if draw(st.integers(0, 3)) < probability]

    edges = [[*pair, *(["pass"] if draw(st.integers(0, 3)) == 0 else [])] for pair in some(combinations(spaces, 2))]
    drawn: Map = {
        "spaces": {
            name: {
                "controller": draw(controllers),
                "capital_of": draw(st.sampled_from((None, None, "red", "blue"))),
                "fortified": draw(st.booleans()),
                "ports": some(seas),
                "unrest": draw(st.integers(0, 3)) == 0,
            }
            for name in spaces
        },
        "seas": {sea: [] for sea in seas},
        "edges": edges,
    }
    for one, other in some(combinations(seas, 2)):
        drawn["seas"][one].append(other)
    ports = [name for name, space in drawn["spaces"].items() if space["ports"]]
    drawn["fleets"] = [
        {"power": power, "at": place, "count": draw(st.integers(0, 2))}
        for power in POWERS
        for place in some((*seas, *ports), 1)
    ]
    drawn["armies"] = [
        {"power": power, "at": space, "units": draw(st.integers(0, 7))} for power in POWERS for space in some(spaces, 1)
    ]
    return drawn


def neighbours(drawn: Map, place: str) -> set[str]:
    """Read straight off the map object: land links, ports, sea links both ways."""
    found = {other for edge in drawn["edges"] for other in edge[:2] if place in edge[:2]} - {place}
    if place in drawn["seas"]:
        found |= {sea for sea, links in drawn["seas"].items() if place in links} | set(drawn["seas"][place])
        found |= {name for name, space in drawn["spaces"].items() if place in space["ports"]}
    else:
        found |= set(drawn["spaces"][place]["ports"])
    return found


def simple_paths(drawn: Map, start: str, end: str) -> Iterator[list[str]]:
    """Every way that visits no place twice."""

    def longer(path: list[str]) -> Iterator[list[str]]:
        if path[-1] == end:
            yield path
            return
        for there in neighbours(drawn, path[-1]):
            if there not in path:
                yield from longer([*path, there])

    yield from longer([start])


def is_pass(drawn: Map, one: str, other: str) -> bool:
    return [one, other, "pass"] in drawn["edges"] or [other, one, "pass"] in drawn["edges"]


def navies(drawn: Map, place: str) -> set[str]:
    return {fleet["power"] for fleet in drawn["fleets"] if fleet["at"] == place and fleet["count"]}
