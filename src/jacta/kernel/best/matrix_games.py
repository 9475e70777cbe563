"""Secret simultaneous decisions of two opponents: the exact equilibrium of a zero-sum matrix game."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def equilibrium(payoffs: Sequence[Sequence[Fraction]]) -> tuple[list[Fraction], list[Fraction]]:
    """The best mixed strategies (rows maximise, columns minimise), as exact probabilities.

    The column player's linear program, with payoffs shifted above zero, is: maximise sum(y) where shifted @ y <= 1 and
    y >= 0. The simplex method over fractions solves it; the row player's strategy is its dual. Bland's rule (always the
    first candidate) prevents cycling.
    """
    shift = 1 - min(min(row) for row in payoffs)
    rows, columns = len(payoffs), len(payoffs[0])
    tableau = [
        [payoff + shift for payoff in row] + [Fraction(index == slack) for slack in range(rows)] + [Fraction(1)]
        for index, row in enumerate(payoffs)
    ]
    objective = [Fraction(-1)] * columns + [Fraction(0)] * (rows + 1)
    basis = list(range(columns, columns + rows))
    while (entering := next((column for column, cost in enumerate(objective[:-1]) if cost < 0), None)) is not None:
        leaving = min(
            (row for row in range(rows) if tableau[row][entering] > 0),
            key=lambda row: (tableau[row][-1] / tableau[row][entering], basis[row]),
        )
        pivot = tableau[leaving][entering]
        tableau[leaving] = [cell / pivot for cell in tableau[leaving]]
        for line in (*tableau[:leaving], *tableau[leaving + 1 :], objective):
            factor = line[entering]
            if factor:
                line[:] = [cell - factor * other for cell, other in zip(line, tableau[leaving], strict=True)]
        basis[leaving] = entering
    value = 1 / objective[-1]
    theirs = [Fraction(0)] * columns
    for row, column in enumerate(basis):
        if column < columns:
            theirs[column] = tableau[row][-1] * value
    ours = [objective[columns + row] * value for row in range(rows)]
    return ours, theirs
