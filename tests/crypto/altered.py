"""Statements that differ from a given one in a single place."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from crypto.group import G, O
from crypto.sigma import Equation, Linear, Statement

T = TypeVar("T")


def altered_statements(statement: Statement) -> Iterator[tuple[str, Statement]]:
    """The statement with each of its points replaced in turn, and built in other ways."""
    for c, clause in enumerate(statement):
        for b, branch in enumerate(clause):
            for linear in altered_branches(branch):
                yield f"clause {c}, branch {b}", changed(statement, c, changed(clause, b, linear))
        if len(clause) > 1:
            yield f"clause {c} backwards", changed(statement, c, clause[::-1])
    if len(statement) > 1:
        yield "clauses backwards", statement[::-1]


def altered_branches(branch: Linear) -> Iterator[Linear]:
    for e, equation in enumerate(branch.equations):
        for altered in altered_equations(equation):
            yield replace(branch, equations=changed(branch.equations, e, altered))
    if len(branch.equations) > 1:
        yield replace(branch, equations=branch.equations[:-1])
        yield replace(branch, equations=branch.equations[::-1])
    yield replace(branch, equations=(*branch.equations, branch.equations[0]))


def altered_equations(equation: Equation) -> Iterator[Equation]:
    yield replace(equation, Y=equation.Y + G)
    for t, (i, P) in enumerate(equation.terms):
        yield replace(equation, terms=changed(equation.terms, t, (i, P + G)))
    if len(equation.terms) > 1:
        yield replace(equation, terms=equation.terms[::-1])
        yield replace(equation, terms=equation.terms[:-1])
    # The same sum written otherwise is the same claim, and still another statement.
    yield replace(equation, terms=(*equation.terms, (0, O)))


def changed(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
