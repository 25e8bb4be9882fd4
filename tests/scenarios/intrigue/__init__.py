"""Scenarios of Intrigue; the format is described in ``reading`` and ``steps``."""

from tests.scenarios.intrigue.playing import Scenario
from tests.scenarios.intrigue.reading import parse, texts


def read(text: str) -> list[Scenario]:
    return [Scenario(part.name, part.title, *parse(part)) for part in texts(text)]
