"""Two records of one table, explained: what both tell, where they part, and who heard which."""

from collections.abc import Iterator
from typing import Any

from table import Fork, LeftOut, Parting, RollFork, Side, Step, Told
from ui.audit.explain import Explainer, Line, Page, Paragraph
from ui.telling import Teller
from ui.telling.story import Fact, Sentence

Names = tuple[str, str]


class Storyteller:
    """Tells two records as one story, in one language; ``names`` are those of the files."""

    def __init__(self, sides: tuple[Side, Side], names: Names, teller: Teller) -> None:
        self.explainers = tuple(Explainer(side.report, teller) for side in sides)
        self.names, self.teller = names, teller

    def page(self, found: Parting, follows: Iterator[str]) -> Page:
        """``follows`` is whom they convict, and of what."""
        one, other = self.names
        words = self.teller.words
        both = Sentence("parting-both", {"count": found.both})
        paragraphs = (
            self.paragraph("section-both", [self.teller.say(both)]),
            self.paragraph("section-parting", self.parted(found)),
            self.paragraph("section-more", self.more(found)),
            self.paragraph("section-follows", follows),
        )
        return Page(
            words.say("parting-title"),
            words.say("parting-files", one=one, other=other),
            words.say("parting-line"),
            tuple(paragraph for paragraph in paragraphs if paragraph.lines),
            words.say("parting-look"),
            rule="",
        )

    def paragraph(self, heading: str, lines: Iterator[str] | list[str]) -> Paragraph:
        return Paragraph(self.teller.words.say(heading), tuple(map(Line, lines)))

    # Where they part

    def parted(self, found: Parting) -> Iterator[str]:
        if not (found.forks or found.rolls or found.left_out):
            yield self.teller.words.say("parting-nowhere")
        for fork in found.forks:
            yield from self.fork(fork)
        if found.rolls is not None:
            yield from self.rolls(found.rolls)
        for without in found.left_out:
            yield from self.without(without)

    def fork(self, fork: Fork) -> Iterator[str]:
        seq = str(fork.one.step.message.seq + 1)
        yield self.teller.say(Sentence("parting-fork", {"who": fork.seat, "seq": seq}))
        for number, told in enumerate(fork):
            yield self.told(number, told)

    def told(self, which: int, told: Told) -> str:
        said = self.teller.say(Sentence("parting-told", self.message(which, told.step)))
        if not told.heard_by:
            return f"{said} {self.teller.words.say('parting-unheard')}"
        heard = [
            Sentence("parting-hearer", {"who": seat, "number": str(number)})
            for seat, number in sorted(told.heard_by.items())
        ]
        return f"{said} {self.teller.say(Sentence('parting-heard', {'hearers': heard}))}"

    def message(self, which: int, step: Step) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"file": self.names[which], "number": str(step.number)}
        return {**facts, "who": step.seat, "line": self.explainers[which].line(step)}

    def rolls(self, fork: RollFork) -> Iterator[str]:
        number = str(fork.one.roll.number)
        yield self.teller.say(Sentence("parting-rolls", {"number": number}))
        for name, explainer, called in zip(self.names, self.explainers, fork, strict=True):
            line = explainer.roll_line(called)
            yield self.teller.words.say("parting-roll", file=name, line=line)
        if twice := fork.voted_twice:
            facts: dict[str, Fact] = {"seats": twice, "count": len(twice)}
            yield self.teller.say(Sentence("parting-voted", facts))

    def without(self, left_out: LeftOut) -> Iterator[str]:
        which, called, steps = left_out
        facts = self.message(1 - which, steps[0])
        facts |= {"roll": str(called.roll.number), "here": self.names[which], "count": len(steps)}
        yield self.teller.say(Sentence("parting-left-out", facts))
        if deniers := left_out.deniers:
            told: dict[str, Fact] = {"seats": deniers, "count": len(deniers)}
            yield self.teller.say(Sentence("parting-denied", told))

    def more(self, found: Parting) -> Iterator[str]:
        """What one of them does not hold, with the first of it."""
        for which, steps in enumerate(found.more):
            if steps:
                facts = self.message(which, steps[0])
                yield self.teller.say(Sentence("parting-more", {**facts, "count": len(steps)}))


# For a program


def as_data(found: Parting) -> dict[str, Any]:
    return {
        "both": found.both,
        "forks": [
            {
                "seat": int(fork.seat),
                "seq": fork.one.step.message.seq,
                "told": [told_as_data(told) for told in fork],
            }
            for fork in found.forks
        ],
        "roll": found.rolls and found.rolls.one.roll.number,
        "voted_twice": [int(seat) for seat in found.rolls.voted_twice] if found.rolls else [],
        "left_out": [
            {
                "record": without.which,
                "roll": without.called.roll.number,
                "messages": [step.number for step in without.steps],
                "denied_by": [int(seat) for seat in without.deniers],
            }
            for without in found.left_out
        ],
        "more": [len(steps) for steps in found.more],
    }


def told_as_data(told: Told) -> dict[str, Any]:
    heard = {str(int(seat)): number for seat, number in sorted(told.heard_by.items())}
    step = told.step
    return {"message": step.number, "kind": step.kind, "op": step.op, "heard_by": heard}
