"""Whole matches written by the stranger alone: it knows all keys, and lets chance decide.

Messages are said in any order that causes allow; a roll is called now and then, and seats leave.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from games.catalogue import find
from tests.stranger.desk import Desk
from tests.stranger.forge import Call, Story, Word
from tests.stranger.founding import VERSION, found
from tests.stranger.group import ORDER, G, digest32, times
from tests.stranger.log import Message, spoken
from tests.stranger.playing import begin
from tests.stranger.prover import says
from tests.stranger.rolls import outcome_of
from tests.stranger.rounds import Counts, Round, union
from tests.stranger.seating import owes_consent
from tests.stranger.speaker import Author


def joins_for(
    game: str, players: int, options: Sequence[tuple[str, str]], quorum: int | None,
    identities: Sequence[Ed25519PrivateKey], keys: Sequence[int], clocked: bool = False,
) -> list[bytes]:  # fmt: skip
    clock = [90, 30, None] if quorum or clocked else None
    chosen = [list(option) for option in options]
    terms = [game, find(game).edition, players, chosen, None, quorum, b"", clock, VERSION]
    joins = []
    for number, (identity, x) in enumerate(zip(identities, keys, strict=True), start=1):
        public = identity.public_key().public_bytes_raw()
        body = [terms, f"P{number}", public, times(x, G), bytes(32), bytes(32)]
        packed = bytes(msgpack.packb(body, use_bin_type=True))
        joins.append(packed + identity.sign(b"undertable/1/join" + digest32(packed)))
    return joins


@dataclass
class Scribe:
    """A match being written."""

    desk: Desk
    author: Author
    story: Story
    random: Random

    @classmethod
    def sits_down(
        cls, game: str, players: int, random: Random, quorum: int | None = None,
        options: Sequence[tuple[str, str]] = (), clocked: bool = False,
    ) -> "Scribe":  # fmt: skip
        seeds = [random.randbytes(32) for _ in range(players)]
        identities = [Ed25519PrivateKey.from_private_bytes(seed) for seed in seeds]
        keys = [random.randrange(1, ORDER) for _ in identities]  # so that a seed tells all
        joins = joins_for(game, players, options, quorum, identities, keys, clocked)
        secrets = tuple(identity.private_bytes_raw() for identity in identities)
        table = found(joins)
        desk = Desk(table)
        begin(desk)
        return cls(desk, Author(desk, keys, random), Story(joins, table, [], [], secrets), random)

    # What could be said next

    def open_words(self) -> list[tuple[Round, int]]:
        company = self.desk.company
        return [
            (ask, seat)
            for ask in self.desk.rounds.rounds.values()
            for seat in ask.owing
            if seat in company and not self.has_ended(seat)
            if not owes_consent(self.desk, seat, ask.kind)
        ]

    def asked(self, seat: int) -> list[Round]:
        """What is waited for from a seat, whether or not it owes something before."""
        return [ask for ask in self.desk.rounds.rounds.values() if seat in ask.owing]

    def has_ended(self, seat: int) -> bool:
        said = self.desk.messages[seat]
        return bool(said) and said[-1].kind == "end" and said[-1].epoch == len(self.story.calls)

    @property
    def counts(self) -> Counts:
        return tuple(map(len, self.desk.messages.values()))

    def closed(self, seen: Counts) -> Counts:
        """All that was seen by whatever is named (H2)."""
        while True:
            more = seen
            for seat, count in zip(self.desk.table.seats, seen, strict=True):
                if count:
                    more = union(more, self.desk.messages[seat][count - 1].seen)
            if more == seen:
                return seen
            seen = more

    def some_seen(self, seat: int, least: Counts) -> Counts:
        """At least what a message rests on; by chance more, up to everything."""
        all_of = self.counts
        own = tuple(
            n if s == seat else 0 for s, n in zip(self.desk.table.seats, all_of, strict=True)
        )
        if self.random.random() < 0.5:
            return all_of
        extra = tuple(
            self.random.randint(0, n) if self.random.random() < 0.3 else 0 for n in all_of
        )
        return self.closed(union(union(least, own), extra))

    # Saying it

    def speak(self, ask: Round, seat: int) -> None:
        seen = self.some_seen(seat, union(ask.rests, self.desk.cut))
        self.add(
            ask,
            Word(
                seat,
                ask.kind,
                seen,
                spoken(ask.op, says(self.author, ask, seat)),
                len(self.story.calls),
            ),
        )

    def add(self, ask: Round, word: Word) -> None:
        message = Message(0, word.seat, word.kind, word.epoch, word.seen, word.saying, b"")
        value = ask.check(message)
        self.desk.messages[word.seat].append(message)
        self.story.words.append(word)
        self.desk.rounds.say(ask, message, value)

    def step(self) -> bool:
        words = self.open_words()
        if not words:
            return False
        self.speak(*self.random.choice(words))
        return True

    def until(self, kind: str, op: str) -> None:
        """Go on until that round is open."""
        while (kind, op) not in self.desk.rounds.rounds:
            assert self.step(), "nobody has anything to say"

    @property
    def may_call(self) -> bool:
        """Are all keys there?"""
        return not self.desk.rounds.rounds["key", "key"].owing

    # Calls

    def call(self, call: Call) -> None:
        """A roll right here; everybody's messages so far are within its cut."""
        found = outcome_of(call.reported, call.claims, self.desk.table, self.desk.rounds)
        self.story = replace(self.story, calls=[*self.story.calls, call])
        self.desk.ever_gone |= set(self.desk.table.seats) - set(found.company)
        self.desk.cut = self.counts
        self.desk.rounds.roll(found.company, found.late, self.counts)

    def any_call(self) -> Call:
        """Reports of at least q seats, with claims that are mostly true."""
        seats, q = list(self.desk.table.seats), self.desk.table.quorum or 0
        owed = [(seat, r.op) for r in self.desk.rounds.rounds.values() for seat in r.owing]
        reported = set(self.random.sample(seats, self.random.choice([q, len(seats), len(seats)])))
        blamed = self.random.sample(owed, min(len(owed), self.random.randint(0, 3)))
        claims = {s: {b for b in blamed if b[0] != s and self.random.random() < 0.8} for s in seats}
        for s in seats:
            if self.random.random() < 0.2:
                other = self.random.choice([seat for seat in seats if seat != s])
                claims[s].add((other, self.random.choice(["0", "9/open", "10", "end"])))
        counts = {s: self.some_seen(s, self.desk.cut) for s in reported}
        whole = min(reported)
        counts[whole] = self.counts
        return Call(counts, {s: tuple(sorted(claims[s])) for s in reported})
