"""What a message was, what it proved and how that was checked, for somebody who never saw one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from table import ACK, END, KEY, Called, Cheating, Report, Step, Written, short
from ui.audit import rolls
from ui.audit.messages import deciding, moving, opening, paying, playing, seating, standing_in
from ui.audit.messages.case import Case, Explanation
from ui.audit.rolls import RollCall
from ui.telling import Teller
from ui.telling.chapters import chapter_of, chapters
from ui.telling.story import Fact, Sentence
from ui.words.offences import FAILING, wrong_key

EXPLAIN: dict[str, Callable[[Case], Explanation]] = {
    "key": seating.key,
    "ack": seating.ack,
    "agree": seating.agree,
    "shuffle": moving.shuffle,
    "ahead": moving.ahead,
    "lift": moving.lift,
    "arrange": moving.arrange,
    "look": moving.look,
    "shares": opening.shares,
    "recover": standing_in.recover,
    "show": opening.show,
    "prove": opening.prove,
    "play": playing.play,
    "lay": playing.lay,
    "pass": playing.give,
    "choose": deciding.choose,
    "commit": deciding.commit,
    "open": deciding.opened,
    "beacon": deciding.beacon,
    "speak": deciding.speak,
    "offer": paying.offer,
    "empty": paying.empty,
    "purse": paying.purse,
    "end": seating.end,
}


SITTING_DOWN = (KEY, ACK)  # the operations before anything is asked for by the rules


def explained(case: Case) -> Explanation:
    """The explanation of any message, an offence included, whatever its bytes are."""
    if not was_asked(case.step):
        return seating.unasked(case)
    try:
        return EXPLAIN[case.step.kind](case)
    except (LookupError, ValueError):
        if not case.is_offence:
            raise
        return seating.unreadable(case)


def was_asked(step: Step) -> bool:
    asked = step.asked
    return asked is not None and asked.kind == step.kind and step.seat in asked.speakers


class Line(NamedTuple):
    """A formula stands as it is, all else may be wrapped."""

    text: str
    formula: bool = False


@dataclass(frozen=True)
class Paragraph:
    heading: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Page:
    """The whole explanation of one message, or of a roll."""

    title: str
    place: str
    line: str
    paragraphs: tuple[Paragraph, ...]
    signed: str
    rule: str  # that it broke, if it is an offence


class Explainer:
    """Explains the messages of one match in one language."""

    def __init__(self, report: Report, teller: Teller) -> None:
        self.report, self.teller = report, teller
        self.chapters = chapters(teller.story, report.table.match.events)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All messages, and the offence behind them if the record is evidence."""
        offence = self.report.offence
        return self.report.steps if offence is None else (*self.report.steps, offence)

    def entries(self) -> Iterator[Step | Called]:
        """All messages, and the rolls where they stand between them."""
        called = list(self.report.rolls)
        for step in self.steps:
            while called and called[0].after < step.number:
                yield called.pop(0)
            yield step
        yield from called

    def line_of(self, entry: Step | Called) -> str:
        return self.line(entry) if isinstance(entry, Step) else self.roll_line(entry)

    def page_of(self, entry: Step | Called) -> Page:
        return self.page(entry) if isinstance(entry, Step) else self.roll_page(entry)

    def line(self, step: Step) -> str:
        return self.teller.say(explained(self.case(step)).line)

    def page(self, step: Step) -> Page:
        case = self.case(step)
        found = explained(case)
        paragraphs = (
            self.offence(case, found) if case.is_offence else self.account(found, self.proofs(case))
        )
        return Page(
            self.title(case),
            self.place(step),
            self.teller.say(found.line),
            tuple(paragraph for paragraph in paragraphs if paragraph.lines),
            self.signed(step),
            case.rule,
        )

    def roll_line(self, called: Called) -> str:
        return " ".join(map(self.teller.say, rolls.line(self.call(called))))

    def roll_page(self, called: Called) -> Page:
        call = self.call(called)
        found = rolls.explained(call)
        count, turn = (
            str(len(self.report.rolls)),
            self.turn_at(self.report.table.begun[call.number]),
        )
        return Page(
            self.say("roll-title", number=str(call.number), count=count),
            self.say("roll-placed", turn=turn, after=str(called.after)),
            self.roll_line(called),
            tuple(self.account(found, ())),
            self.teller.say(rolls.signed(call)),
            rule="",
        )

    def call(self, called: Called) -> RollCall:
        return RollCall(called, self.report, self.teller)

    def case(self, step: Step) -> Case:
        return Case(step, self.report, self.teller)

    def say(self, key: str, /, **facts: str | int) -> str:
        return self.teller.words.say(key, **facts)

    # Where it stands

    def title(self, case: Case) -> str:
        key = "offence-title" if case.is_offence else "message-title"
        return self.say(key, number=str(case.step.number), count=str(len(self.report.steps)))

    def place(self, step: Step) -> str:
        return self.say("placed", turn=self.turn(step), op=step.op)

    def turn(self, step: Step) -> str:
        """The turn a message belongs to, in words; what comes before and after has its own."""
        if step.op in SITTING_DOWN:
            return self.say("sitting-down")
        if step.op == END:
            return self.say("ending")
        return self.turn_at(step.moment if step.event is None else step.event)

    def turn_at(self, place: int) -> str:
        """The turn in which an event is under way."""
        if self.report.table.match.pending is None and place == self.chapters[-1].stop:
            return self.say("ending")
        chapter = chapter_of(self.chapters, place)
        if chapter.seat is None:
            return self.say("setting-up")
        return self.say("turn", number=str(chapter.number), who=self.teller.names[chapter.seat])

    def signed(self, step: Step) -> str:
        message = step.message
        return self.say(
            "signed",
            who=self.teller.names[step.seat],
            key=self.report.founding.players[step.seat - 1].fingerprint,
            seq=str(message.seq + 1),
            seen=sum(message.seen.counts) - message.seq,
            size=len(message.encode()),
            id=short(message.id),
        )

    # What it says

    def account(self, found: Explanation, proofs: Iterable[Line]) -> Iterator[Paragraph]:
        yield self.paragraph("section-happened", found.happened)
        yield self.paragraph("section-proves", found.proves)
        yield self.paragraph("section-checked", found.checked, proofs)
        yield self.paragraph("section-after", found.after)

    def offence(self, case: Case, found: Explanation) -> Iterator[Paragraph]:
        yield self.paragraph("section-claimed", found.happened)
        yield self.paragraph("section-wrong", wrong(case))
        yield self.paragraph("section-checked", (), self.proofs(case))

    def paragraph(
        self, heading: str, sentences: Iterable[Sentence], proofs: Iterable[Line] = ()
    ) -> Paragraph:
        lines = [Line(self.teller.say(sentence)) for sentence in sentences]
        return Paragraph(self.say(heading), (*lines, *proofs))

    # What was computed

    def proofs(self, case: Case) -> Iterator[Line]:
        proofs = case.written
        for number, proof in enumerate(proofs, start=1):
            failed = case.is_offence and case.check in FAILING and number == len(proofs)
            meaning = self.say(f"proof-of-{proof.kind}")
            counted = {"number": number, "count": len(proofs), "size": proof.size}
            yield Line(self.say("proof-title", kind=proof.kind, meaning=meaning, **counted))
            yield from (Line(text, formula=True) for text in self.formulas(proof))
            yield Line(self.numbers(proof, failed))
        if any("X" in text for proof in proofs for text, _ in proof.formulas):
            yield Line(self.say("legend"))

    def formulas(self, proof: Written) -> Iterator[str]:
        width = max(len(formula.text) for formula in proof.formulas)
        for text, left in proof.formulas:
            yield f"{text:<{width}}   {left}".rstrip()

    def numbers(self, proof: Written, failed: bool) -> str:
        key = "proof-draws" if proof.kind == "shuffle" else "proof-numbers"
        numbers = ", ".join(f"{name} = {number}" for name, number in proof.numbers)
        return self.say(f"{key}-failed" if failed else key, numbers=numbers)


def wrong(case: Case) -> Iterator[Sentence]:
    """For a lay reader by the check that failed, for an expert in the words of the check."""
    cheating = case.report.convicted
    if cheating is None:
        return
    facts: dict[str, Fact] = {"who": cheating.seat, "check": cheating.check}
    if complaints := [str(s.number) for s in (*case.report.steps, case.step) if complains(s)]:
        facts["complaint"] = complaints[0]
    yield Sentence(wrong_key(cheating.check, cheating.rule), facts)
    if cheating.seat != case.who:
        yield Sentence("wrong-other-seat", {"convicted": cheating.seat, "author": case.who})
    yield from for_experts(cheating)


def for_experts(cheating: Cheating) -> Iterator[Sentence]:
    """In the words of the check, with the number of the rule if it has one."""
    yield Sentence("wrong-reason", {"reason": cheating.reason})
    if cheating.rule:
        yield Sentence("wrong-rule", {"rule": cheating.rule})


def complains(step: Step) -> bool:
    return step.kind == "ack" and bool(step.payload)
