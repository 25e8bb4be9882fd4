"""What a record does not tell, in words, so that nobody reads more out of it."""

from collections.abc import Iterator
from typing import Any

from table import Report, limits, sharings
from ui.telling import Teller
from ui.telling.story import Fact, Sentence

BULLET = "· "


def told(report: Report, teller: Teller) -> Iterator[str]:
    """A heading, then a line for each."""
    yield teller.words.say("unseen")
    for limit in limits(report):
        yield BULLET + teller.words.say(f"unseen-{limit.replace(' ', '-')}")


def sharing(report: Report) -> Iterator[Sentence]:
    """Pieces of keys: what everybody could check of them, and whose word the rest is."""
    shared = sharings(report)
    if shared is None or not shared.dealt:
        return
    facts: dict[str, Fact] = {"count": len(shared.dealt), "accepted": shared.accepted}
    silent = [seat for seat in report.seats if seat not in shared.accepted]
    key = "sharings-some" if silent and shared.accepted else "sharings"
    yield Sentence("sharings-nobody" if not shared.accepted else key, {**facts, "silent": silent})


def as_data(report: Report) -> dict[str, Any]:
    """For a program."""
    shared = sharings(report)
    return {
        "sharings": shared
        and {"dealt": [*map(int, shared.dealt)], "accepted": [*map(int, shared.accepted)]},
        "not_checked": [*limits(report)],
    }
