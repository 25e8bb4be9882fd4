"""Statements as plain data, for files and for other implementations."""

from crypto.group import Point
from crypto.sigma import Equation, Linear, Statement
from tests.crypto.reference import BranchData, EquationData, StatementData


def statement_data(statement: Statement) -> StatementData:
    return [[_branch(branch) for branch in clause] for clause in statement]


def _branch(branch: Linear) -> BranchData:
    equations = [_equation(equation) for equation in branch.equations]
    return {"secrets": branch.secrets, "equations": equations}


def _equation(equation: Equation) -> EquationData:
    return {"Y": _hex(equation.Y), "terms": [(i, _hex(P)) for i, P in equation.terms]}


def _hex(P: Point) -> str:
    return P.absorbed().hex()
