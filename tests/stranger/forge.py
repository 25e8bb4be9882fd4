"""Records written anew by somebody who knows all keys: changed, signed again, listed in order."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.stranger import rolls
from tests.stranger.founding import Table, found
from tests.stranger.group import digest32, u8, u32
from tests.stranger.log import NOTHING, Log, spoken
from tests.stranger.packed import RECORD, unpacked


@dataclass(frozen=True)
class Word:
    """A message before it is signed; ``seen`` counts the messages of each seat."""

    seat: int
    kind: str
    seen: tuple[int, ...]
    saying: bytes
    epoch: int = 0

    @property
    def op(self) -> str:
        return self.saying[1 : 1 + self.saying[0]].decode("ascii")

    @property
    def payload(self) -> bytes:
        return self.saying[1 + self.saying[0] :]

    def says(self, payload: bytes, op: str | None = None) -> "Word":
        return replace(self, saying=spoken(self.op if op is None else op, payload))

    @property
    def index(self) -> int:
        return self.seen[self.seat - 1]


def shifted(seen: tuple[int, ...], word: "Word", by: int, knows: bool = False) -> tuple[int, ...]:
    """What was seen, if ``word`` had been said in addition, or had never been said."""
    count = seen[word.seat - 1]
    if count > word.index or (knows and count == word.index):
        return (*seen[: word.seat - 1], count + by, *seen[word.seat :])
    return seen


@dataclass(frozen=True)
class Call:
    """A roll to be called where an epoch ends: of each author what it has taken in, and its claims.

    ``rounds`` are the numbers of the rounds in which there were prevotes, the last one decides.
    """

    counts: dict[int, tuple[int, ...]]
    claims: dict[int, tuple[tuple[int, str], ...]]
    rounds: tuple[int, ...] = (0,)

    def knowing(self, word: "Word") -> "Call":
        """The same reports after ``word`` was said: its author and the first of them know it."""
        whole = min(self.counts)
        counts = {
            seat: shifted(seen, word, 1, seat in (whole, word.seat))
            for seat, seen in self.counts.items()
        }
        return replace(self, counts=counts)

    @property
    def reported(self) -> list[int]:
        return sorted(self.counts)


@dataclass
class Story:
    """A record taken apart; ``words`` are in the order of the record."""

    joins: list[bytes]
    table: Table
    words: list[Word]
    proofs: list[bytes]
    identities: tuple[bytes, ...]
    calls: list[Call] = field(default_factory=list)

    @classmethod
    def of(cls, record: bytes, identities: tuple[bytes, ...]) -> "Story":
        joins, epochs, *_ = unpacked(record)
        table = found(joins)
        counts = [0] * len(joins)
        words = []
        for epoch, (_, entries) in enumerate(epochs):
            for seat, kind, unseen, saying, _ in entries:
                seen = tuple(n - u for n, u in zip(counts, unseen, strict=True))
                words.append(Word(seat, kind, seen, saying, epoch))
                counts[seat - 1] += 1
        return cls(joins, table, words, [proof for proof, _ in epochs], identities)

    def changed(self, words: Sequence[Word]) -> "Story":
        return replace(self, words=list(words))

    # Changes that keep the rest as it was

    def without(self, place: int) -> "Story":
        """As if that message had never been said."""
        gone = self.words[place]
        words = [word for i, word in enumerate(self.words) if i != place]
        return replace(
            self,
            words=[replace(w, seen=shifted(w.seen, gone, -1)) for w in words],
            calls=[
                replace(call, counts={s: shifted(c, gone, -1) for s, c in call.counts.items()})
                for call in self.calls
            ],
        )

    def with_word(self, place: int, word: Word) -> "Story":
        """``word`` as the message that its author says next at ``place``."""
        later = [
            replace(w, seen=shifted(w.seen, word, 1, w.seat == word.seat))
            for w in self.words[place:]
        ]
        words = [*self.words[:place], word, *later]
        return replace(
            self,
            words=words,
            calls=[
                call if number <= word.epoch else call.knowing(word)
                for number, call in enumerate(self.calls, start=1)
            ],
        )

    def instead(self, place: int, word: Word) -> "Story":
        return self.changed([*self.words[:place], word, *self.words[place + 1 :]])

    def until(self, place: int) -> "Story":
        epoch = self.epoch_at(place)
        return replace(self, words=self.words[:place], calls=self.calls[:epoch])

    def epoch_at(self, place: int) -> int:
        return self.words[place - 1].epoch if place else 0

    def counts(self, place: int) -> tuple[int, ...]:
        """How many messages of each seat come before ``place``."""
        before = [word.seat for word in self.words[:place]]
        return tuple(before.count(seat) for seat in self.table.seats)

    # Writing

    def listed(self) -> list[Word]:
        """In the order in which a record has them."""
        out: list[Word] = []
        counts = [0] * len(self.joins)
        for epoch in range(max((word.epoch for word in self.words), default=0) + 1):
            waiting = [word for word in self.words if word.epoch == epoch]
            while waiting:
                ready = [
                    w
                    for w in waiting
                    if all(map(int.__le__, w.seen, counts)) and w.index == counts[w.seat - 1]
                ]
                if not ready:
                    return [*out, *waiting]
                word = min(ready, key=lambda w: w.seat)
                waiting.remove(word)
                counts[word.seat - 1] += 1
                out.append(word)
        return out

    def record(self, ordered: bool = True, more: Sequence[Any] = ([], b"", [])) -> bytes:
        keys = [Ed25519PrivateKey.from_private_bytes(secret) for secret in self.identities]
        log, roll = Log(self.table), NOTHING
        epochs: list[Any] = [[b"", []]]
        words = self.listed() if ordered else self.words
        for epoch in range(len(self.calls) + 1):
            if epoch:
                proof, roll = self.called(log, epoch, roll, keys)
                epochs.append([proof, []])
            for word in (w for w in words if w.epoch == epoch):
                unseen = [n - m for n, m in zip(log.counts, word.seen, strict=True)]
                signed = log.head(epoch, roll, word.seat, word.kind, word.seen, word.saying)
                signature = keys[word.seat - 1].sign(signed)
                epochs[-1][1].append([word.seat, word.kind, unseen, word.saying, signature])
                log.ids[word.seat - 1].append(digest32(signed))
        claims, offence, exhibits = more
        whole = [self.joins, epochs, claims, offence, exhibits, RECORD]
        return bytes(msgpack.packb(whole, use_bin_type=True))

    def called(
        self, log: Log, number: int, before: bytes, keys: Sequence[Ed25519PrivateKey]
    ) -> tuple[bytes, bytes]:
        """The proof of a roll, and its digest."""
        call = self.calls[number - 1]

        def sign(seat: int, step: int, ballot: int, body: bytes) -> bytes:
            return keys[seat - 1].sign(rolls.signed(self.table, seat, number, step, ballot, body))

        bodies = {
            s: report_body(before, call.counts[s], log.named(call.counts[s]), call.claims[s])
            for s in call.reported
        }
        ids = [
            digest32(rolls.signed(self.table, s, number, rolls.REPORT, 0, b))
            for s, b in bodies.items()
        ]
        digest = rolls.roll_digest(number, ids)
        reports = [[s, sign(s, rolls.REPORT, 0, b), b] for s, b in bodies.items()]
        voters = list(self.table.seats)[: self.table.quorum]
        *earlier, last = call.rounds
        links = []
        for ballot, vr in zip(reversed(call.rounds), [*reversed(earlier), -1], strict=True):
            body = digest + u32(vr + 1)
            links.append([vr, [[s, sign(s, rolls.PREVOTE, ballot, body)] for s in voters]])
        precommits = [[s, sign(s, rolls.PRECOMMIT, last, digest)] for s in voters]
        proof = [number, reports, last, precommits, links]
        return bytes(msgpack.packb(proof, use_bin_type=True)), digest


def report_body(
    before: bytes, counts: Sequence[int], ids: Sequence[bytes], claims: Sequence[tuple[int, str]]
) -> bytes:
    said = b"".join(u8(seat) + u8(len(op)) + op.encode() for seat, op in claims)
    return before + b"".join(map(u32, counts)) + b"".join(ids) + u8(len(claims)) + said
