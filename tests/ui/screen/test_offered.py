"""Every question of every game names its subject, and offers what differs."""

import re
from random import Random
from typing import Any

import pytest

from games.catalogue import GAMES, set_up
from games.kit import Decision, Seat, Speak
from players.view import view
from table.plain import PlainTable
from tests.laws.matches import decide_at_random
from ui.screen.offered import offered
from ui.telling import Teller
from ui.words import LANGUAGES

NAMES = {Seat(n): name for n, name in enumerate(("Ada", "Boris", "Carl", "Dora"), 1)}
WORDS = {"intrigue": ["offers=1", "bribes=sealed"], "shadow_blades": ["length=short"]}
NUMBERED = {"en": "card", "fr": "carte", "nl": "kaart"}
# Questions about what somebody else does, or is: they say who.
ABOUT_OTHERS = {
    "complots": ("doubt", "counter", "prove", "show", "discard"),
    "mascarade": ("contest",),
    "intrigue": ("speak", "amount", "answer", "demand", "place"),
}
SEED = Random().getrandbits(32)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_questions_name_their_subject_and_options_differ(name: str, language: str) -> None:
    print("seed", SEED)
    random = Random(SEED)
    table = PlainTable(set_up(name, 3, WORDS.get(name, [])), SEED)
    for _ in range(150):
        for seat in table.deciders:
            check(table, seat, language)
        if not table.deciders:
            return
        decide_at_random(table, random)


def check(table: PlainTable[Any], seat: Seat, language: str) -> None:
    seen, asked = view(table, seat), table.match.pending
    assert isinstance(asked, Decision)
    teller = Teller(seen.game.key, language, NAMES, seat, seen.knowledge.faces)
    question = teller.question(seen, asked)
    if asked.ask in ABOUT_OTHERS.get(seen.game.key, ()):
        assert any(name in question for other, name in NAMES.items() if other != seat), question
    if not isinstance(asked, Speak):
        options, labels = offered(teller, seen, asked)
        assert options
        assert len(set(labels)) == len(labels), labels
        assert not any(re.search(rf"\b{NUMBERED[language]} \d", label) for label in labels), labels
