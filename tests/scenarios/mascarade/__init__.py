"""Scenarios of Mascarade; the format is described in ``reading`` and ``steps``."""

from games.kit import BadSetup
from tests.scenarios.entries import Entry, entries
from tests.scenarios.fields import Unreadable
from tests.scenarios.mascarade.playing import CustomSets, Scenario
from tests.scenarios.mascarade.reading import parse, set_checks
from tests.scenarios.scenario import Malformed


def read(text: str) -> list[Scenario | CustomSets]:
    return [scenario(entry) for entry in entries(text)]


def scenario(entry: Entry) -> Scenario | CustomSets:
    try:
        if "set_check" in entry.content:
            return CustomSets(entry.name, entry.title, set_checks(entry.content))
        return Scenario(entry.name, entry.title, *parse(entry.content))
    except (Unreadable, BadSetup) as problem:
        raise Malformed(entry.line, f"{entry.name}: {problem}") from None
