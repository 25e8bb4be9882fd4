"""Scenarios of Shadow Blades; the format is described in ``reading`` and ``steps``."""

from games.kit import BadSetup
from tests.scenarios.entries import Entry, entries
from tests.scenarios.fields import Unreadable
from tests.scenarios.scenario import Malformed
from tests.scenarios.shadow_blades.drafting import Draft, draft
from tests.scenarios.shadow_blades.playing import Scenario
from tests.scenarios.shadow_blades.reading import parse


def read(text: str) -> list[Scenario | Draft]:
    return [scenario(entry) for entry in entries(text)]


def scenario(entry: Entry) -> Scenario | Draft:
    try:
        if "draft" in entry.content:
            return draft(entry)
        return Scenario(entry.name, entry.title, *parse(entry.content))
    except (Unreadable, BadSetup) as problem:
        raise Malformed(entry.line, f"{entry.name}: {problem}") from None
