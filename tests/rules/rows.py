"""All rows of rules that there are in the code, and ways to watch them or to do without one."""

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

import table
from table.calls import watch
from table.calls.offences import Perjured, perjured
from table.rules import Rule, Rules

MODULES = [import_module(found.name) for found in pkgutil.walk_packages(table.__path__, "table.")]
TABLES: list[Rules[Any]] = [
    value for module in MODULES for value in vars(module).values() if isinstance(value, Rules)
]
ROWS = {row.number: row for rules in TABLES for row in rules.rows}


@contextmanager
def switched_off(number: str) -> Iterator[None]:
    """As if the page did not have the rule with this number."""
    with pytest.MonkeyPatch.context() as patch:
        for rules in TABLES:
            rest = tuple(row for row in rules.rows if row.number != number)
            patch.setattr(rules, "rows", rest)
        yield


@contextmanager
def watched() -> Iterator[set[str]]:
    """The numbers of the rules that are broken in here, before whomever."""
    broken: set[str] = set()
    check = Rules.check

    def watching(rules: Rules[Any], case: Any) -> None:
        try:
            check(rules, case)
        except Exception as error:
            broken.add(getattr(error, "rule", ""))
            raise

    def convicting(rule: Rule[Any], case: Any) -> Perjured:
        broken.add(rule.number)
        return perjured(rule, case)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rules, "check", watching)
        patch.setattr(watch, "perjured", convicting)
        yield broken
