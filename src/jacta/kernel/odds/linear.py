"""Chains with loops: a siege that goes on, a contest repeated until it is decided.

The nodes fall into strongly connected parts, taken in topological order. Inside a part the expected number of visits to
each node is the solution of a linear system over the rationals; nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import TypeAlias, TypeVar

from jacta.errors import EndlessProcedure
from jacta.text import Message

N = TypeVar("N", bound=Hashable)
MarkovChain: TypeAlias = Mapping[N, Mapping[N, Fraction]]
"""What can follow each node, with its probability; an end is followed by nothing."""


def expected_visits(chain: MarkovChain[N], start: N, tick: Callable[[], None] = lambda: None) -> dict[N, Fraction]:
    """How often each node is visited on average. For a node outside all loops that is its probability.

    `tick` is called for every node of a loop while its system is solved.
    """
    visits: dict[N, Fraction] = {start: Fraction(1)}
    for part in components(chain):
        inside = set(part)
        if len(part) > 1 or part[0] in chain[part[0]]:
            system: dict[N, dict[N, Fraction]] = {node: {node: Fraction(1)} for node in part}
            for node in part:
                for target in chain[node].keys() & inside:
                    system[target][node] = system[target].get(node, Fraction(0)) - chain[node][target]
            visits |= solved(system, {node: visits.get(node, Fraction(0)) for node in part}, tick)
        for node in part:
            for target, chance in chain[node].items():
                if target not in inside:
                    visits[target] = visits.get(target, Fraction(0)) + visits.get(node, 0) * chance
    return visits


def components(graph: Mapping[N, Iterable[N]]) -> list[list[N]]:
    """Strongly connected parts in topological order (Tarjan's algorithm, without recursion)."""
    index: dict[N, int] = {}
    low: dict[N, int] = {}
    path: list[N] = []
    on_path: set[N] = set()
    parts: list[list[N]] = []
    for root in graph:
        work = [] if root in index else [(root, iter(graph[root]))]
        while work:
            node, targets = work[-1]
            if node not in index:
                index[node] = low[node] = len(index)
                path.append(node)
                on_path.add(node)
            for target in targets:
                if target not in index:
                    work.append((target, iter(graph[target])))
                    break
                if target in on_path:
                    low[node] = min(low[node], index[target])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[node])
                if low[node] == index[node]:
                    part = [path.pop()]
                    while part[-1] != node:
                        part.append(path.pop())
                    on_path.difference_update(part)
                    parts.append(part)
    parts.reverse()
    return parts


def solved(
    system: dict[N, dict[N, Fraction]], right: dict[N, Fraction], tick: Callable[[], None] = lambda: None
) -> dict[N, Fraction]:
    """The exact solution of a sparse linear system, given by rows; `system` and `right` are consumed.

    Elimination takes the shortest row first, which keeps the chains of games nearly as sparse as they were.
    """
    eliminated: list[tuple[N, dict[N, Fraction], Fraction]] = []
    while system:
        tick()
        shortest = min(system, key=lambda name: len(system[name]))
        row, value = system.pop(shortest), right.pop(shortest)
        row = {unknown: factor for unknown, factor in row.items() if factor}
        if not row:
            raise EndlessProcedure(Message("error-endless-loop"))
        pivot = shortest if shortest in row else next(iter(row))
        factor = row.pop(pivot)
        row = {unknown: other / factor for unknown, other in row.items()}
        value /= factor
        eliminated.append((pivot, row, value))
        for name, other_row in system.items():
            multiple = other_row.pop(pivot, None)
            if multiple:
                for unknown, part in row.items():
                    other_row[unknown] = other_row.get(unknown, Fraction(0)) - multiple * part
                right[name] -= multiple * value
    found: dict[N, Fraction] = {}
    for pivot, row, value in reversed(eliminated):
        found[pivot] = value - sum((part * found[unknown] for unknown, part in row.items()), Fraction(0))
    return found
