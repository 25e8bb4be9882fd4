"""A table told in lines, to see what the rules make of a message: no keys, no signatures.

    seats 3                          with "quorum 2", the table may go on without a seat
    ask 0 commit of 1 2              an operation; what is asked in the next line, it asks then
    1 <000> commit 0 x     -> ok     seat 1, having seen nothing of anybody, says x
    2 <100> commit 0 y     -> 0: 1=x 2=y
    gone 3                           all others vote so

``bad`` does not convince, ``blames2`` is a complaint that convicts seat 2. Behind what is said,
changes may follow, each after a comma: ``heads other``, ``seq 4``, ``prev other``, ``id 2 other``,
``id 2 none``, ``cut 3`` (bytes off the body).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from crypto.errors import CryptoError, InvalidProof
from crypto.header import Header, SignedHeader, hash_body, hash_heads
from crypto.identity import PublicIdentity
from games.kit import Seat
from table.absence import company
from table.absence.presence import Presence
from table.errors import Cheating, Forked
from table.fulfil import setup
from table.fulfil.setup import Withheld
from table.log.causal import Log
from table.log.message import NOTHING_SEEN, Letter, Message, Saying, Seen, body
from table.log.op import Op
from table.log.rules import LETTER, Unread
from table.rounds import rules
from table.rounds.inbox import Inbox
from table.rounds.kinds import KINDS, Instead
from table.rounds.round import Round, Utterance
from table.rounds.rules import LastWord
from table.rounds.scheduler import Scheduler

TABLE = b"t" * 32
OTHER = b"o" * 32
SAID = re.compile(r"(\d) <(\d+)> (\w+) (\S+) ?(\S*)")


class Talk:
    """One table, whose log, rounds and rules are real."""

    def __init__(self, seats: int, quorum: int | None = None) -> None:
        self.log = Log(TABLE, [cast("PublicIdentity", None)] * seats)
        self.rounds = Scheduler(Presence(seats, quorum), votes=False)
        self.inbox = Inbox(self.rounds, None, lambda: True)
        self.signed_off: set[Seat] = set()
        self.asked: list[Round[str | None]] = []
        self.over: list[str] = []

    # What is asked

    def ask(self, op: Op, kind: str, speakers: Sequence[Seat]) -> None:
        def check(seat: Seat, payload: bytes) -> str | None:
            if payload == b"bad":
                raise InvalidProof("challenge")
            if kind == "end":
                self.signed_off.add(seat)
            if payload.startswith(b"blames"):
                setup.CONSENT.check(Withheld(Seat(int(payload[-1:]))))
            return payload.decode()

        instead = KINDS[kind].instead
        default = dict.fromkeys(speakers, "default" if instead is not Instead.NOTHING else None)
        self.asked.append(
            Round(
                *(op, kind, tuple(speakers), lambda: Utterance(b""), check),
                preset=default if instead is Instead.DEFAULT else {},
                absent=default if instead in (Instead.VALUE, Instead.NOTHING) else {},
            )
        )

    async def operation(self, asked: Sequence[Round[str | None]]) -> None:
        for round_ in asked:
            said = await round_
            gone, row = self.rounds.absent.get(round_.op, ()), KINDS[round_.kind].rule
            told = [f"{s}={said[s] or '-'}" + f" ({row})" * (s in gone) for s in round_.speakers]
            self.over.append(f"{round_.op}: {' '.join(told)}")

    def begin(self) -> None:
        if self.asked:
            asked, self.asked = self.asked, []
            self.rounds.start(self.operation(asked))

    # What is said

    def say(self, line: str) -> str:
        """What the table makes of a message."""
        self.begin()
        said, *changes = line.split(", ")
        found = SAID.fullmatch(said)
        assert found, f"not a message: {line}"
        seat, counts, kind, op, payload = found.groups()
        seen = self.seen([int(count) for count in counts], dict(changed(changes, "id")))
        saying = Saying(kind, op, payload.encode())
        return self.outcome(Seat(int(seat)), seen, saying, dict(changed(changes)))

    def seen(self, counts: Sequence[int], ids: dict[str, str]) -> Seen:
        named = [label(seat, n - 1) if n else NOTHING_SEEN for seat, n in enumerate(counts, 1)]
        for seat, id_ in ids.items():
            named[int(seat) - 1] = OTHER if id_ == "other" else NOTHING_SEEN
        return Seen(tuple(counts), tuple(named))

    def outcome(self, seat: Seat, seen: Seen, saying: Saying, changes: dict[str, str]) -> str:
        self.over = []
        try:
            heard = self.hear(self.message(seat, seen, saying, changes))
        except Cheating as cheating:
            return cheating.rule + f" of seat {cheating.seat}" * (cheating.seat != seat)
        except Forked as fork:
            return fork.rule
        return "; ".join(self.over) or ("ok" if heard else "waits")

    def message(self, seat: Seat, seen: Seen, saying: Saying, changes: dict[str, str]) -> Message:
        content = body(seen, saying)
        content = content[: len(content) - int(changes.get("cut", 0))]
        seq = int(changes.get("seq", seen.counts[seat - 1]))
        prev = OTHER if "prev" in changes else seen.ids[seat - 1]
        heads = OTHER if "heads" in changes else hash_heads(seen.ids)
        header = Header(TABLE, seat, seq, prev, heads, saying.kind, hash_body(content))
        letter = Letter(SignedHeader(header.encode(), b""), header, content)
        try:
            return replace(Message.read(letter, len(self.log.players)), id=label(seat, seq))
        except CryptoError as error:
            LETTER.check(Unread(seat, error))
            raise

    def hear(self, message: Message) -> bool:
        """As ``Listener`` and ``MentalTable`` do; was it heard, or does it wait?"""
        self.log.add(message)
        while (ready := self.log.next()) is not None:
            self.log.check_history(ready)
            rules.END.check(LastWord(ready, self.signed_off))
            self.inbox.hear(ready)
            self.log.accept(ready)
        return message.seq < len(self.log.chains[message.seat])

    # Who is gone

    def gone(self, seat: Seat) -> str:
        """Everybody else says so; what that leads to, or who is waited for nevertheless."""
        self.begin()
        saying = company.saying(self.rounds.presence.now.number + 1, [seat])
        others = [other for other in self.log.chains if other != seat]
        votes = [self.outcome(s, self.seen(self.log.seen.counts, {}), saying, {}) for s in others]
        return "; ".join([votes[-1], *self.waiting_for(seat)])

    def waiting_for(self, seat: Seat) -> Iterator[str]:
        for asked, missing in self.rounds.open():
            if seat in missing:
                yield f"{asked.op} waits ({KINDS[asked.kind].rule})"


def label(seat: int, seq: int) -> bytes:
    """What a message is called; a real id would do as well, but nobody could foretell it."""
    return f"{seat}.{seq}".encode().ljust(32, b".")


def changed(changes: Sequence[str], which: str = "") -> Iterator[tuple[str, Any]]:
    for change in changes:
        name, *value = change.split()
        if which == name == "id":
            yield value[0], value[1]
        elif not which and name != "id":
            yield name, value[0]
