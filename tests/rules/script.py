"""Scripts of lines, each with what comes of it behind an arrow: ``tests/rules/*.txt``."""

from pathlib import Path
from typing import cast

from games.kit import Seat
from table.log.op import Op
from tests.rules import calling, hand, keys, numbers, watching
from tests.rules.calling import Calling
from tests.rules.door import Doorstep
from tests.rules.hand import Hand
from tests.rules.talk import Talk
from tests.rules.watching import Watching

FOLDER = Path(__file__).parent
SCRIPTS = {path.stem: path for path in FOLDER.glob("*.txt")}


class Script:
    """One script as it runs; every line begins where the one before it ended."""

    def __init__(self) -> None:
        self.talk, self.hand = Talk(3), Hand(3)
        self.call, self.watch = Calling(), Watching()
        self.doorstep = Doorstep()

    def outcome(self, line: str) -> str:
        verb, *words = line.split()
        if verb in calling.VERBS or calling.MOMENT.fullmatch(line):
            return self.call.do(line)
        if verb in watching.VERBS:
            return self.watch.do(verb, line.removeprefix(f"{verb} "))
        if verb in numbers.VERBS:
            return numbers.do(verb, words)
        if verb in hand.VERBS:
            return self.hand.do(verb, words)
        if verb in ("identity", "signature"):
            return keys.judged(verb, words[0])
        return self.at_a_table(line, verb, words)

    def at_a_table(self, line: str, verb: str, words: list[str]) -> str:
        match verb:
            case "seats":
                quorum = int(words[2]) if words[1:] else None
                self.talk, self.hand = Talk(int(words[0]), quorum), Hand(int(words[0]))
            case "ask":
                op, kind, _, *speakers = words
                self.talk.ask(cast("Op", Op.parse(op)), kind, [Seat(int(s)) for s in speakers])
            case "shuffle":
                self.talk.shuffle(cast("Op", Op.parse(words[0])))
            case "open":
                op, _, *lookers = words
                self.talk.open(cast("Op", Op.parse(op)), [Seat(int(s)) for s in lookers])
            case "card":
                self.hand.card(*words)
            case "join":
                return self.doorstep.join(*words)
            case "gone":
                return self.talk.gone(Seat(int(words[0])))
            case "late":
                return self.talk.late(Seat(int(words[0])), words[1])
            case "halt":
                return self.talk.halt(line.removeprefix("halt "))
            case "roll":
                return self.talk.roll([Seat(int(seat)) for seat in words])
            case "complete":
                return self.talk.is_complete()
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
