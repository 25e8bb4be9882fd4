"""The rows of E9, and a way to do without some of them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from table.calls import watch
from table.calls.offences import LAST_WORD, LESS, LOCK, SILENCE, TWICE, Perjured
from table.rules import Rule

E9 = (TWICE, LOCK, SILENCE, LESS, LAST_WORD)


@contextmanager
def without(*rows: Rule[Any]) -> Iterator[None]:
    """As if these had never been written, live and in records."""
    judge = watch.offences

    def offences(charges: Iterable[watch.Charge]) -> list[Perjured]:
        return judge(charge for charge in charges if charge[0] not in rows)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch, "offences", offences)
        yield
