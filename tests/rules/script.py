"""Scripts of lines, each with what comes of it behind an arrow: ``tests/rules/*.txt``."""

from pathlib import Path
from typing import cast

from games.kit import Seat
from table.log.op import Op
from tests.rules.hand import VERBS, Hand
from tests.rules.talk import Talk

FOLDER = Path(__file__).parent
SCRIPTS = {path.stem: path for path in FOLDER.glob("*.txt")}


class Script:
    """One script as it runs; every line begins where the one before it ended."""

    def __init__(self) -> None:
        self.talk, self.hand = Talk(3), Hand(3)

    def outcome(self, line: str) -> str:
        verb, *words = line.split()
        match verb:
            case "seats":
                quorum = int(words[2]) if words[1:] else None
                self.talk, self.hand = Talk(int(words[0]), quorum), Hand(int(words[0]))
            case "ask":
                op, kind, _, *speakers = words
                self.talk.ask(cast("Op", Op.parse(op)), kind, [Seat(int(s)) for s in speakers])
            case "card":
                self.hand.card(*words)
            case "gone":
                return self.talk.gone(Seat(int(words[0])))
            case _ if verb in VERBS:
                return self.hand.do(verb, words)
            case _:
                return self.talk.say(line)
        return ""


def told(name: str) -> list[tuple[str, str]]:
    """The lines of a script, each with the outcome that it foretells."""
    lines = [line.partition("#")[0].strip() for line in SCRIPTS[name].read_text().splitlines()]
    pairs = [line.partition("->") for line in lines if line]
    return [(line.strip(), outcome.strip()) for line, _, outcome in pairs]


def run(name: str) -> list[tuple[str, str]]:
    """The same lines with what really came of them."""
    script = Script()
    return [(line, script.outcome(line)) for line, _ in told(name)]
