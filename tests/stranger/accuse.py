"""What convicts somebody, or ends a match, written by the stranger: offences, exhibits, claims."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import randbelow

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.stranger import rolls, sigma, statements
from tests.stranger.forge import Story, Word, report_body
from tests.stranger.group import ORDER, G, digest32, times, u8, u16, u32
from tests.stranger.log import NOTHING, Log, body, header, spoken
from tests.stranger.scribe import Scribe
from tests.stranger.seating import pad
from tests.stranger.speaker import Author

Counts = tuple[int, ...]


def key_of(story: Story, seat: int) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(story.identities[seat - 1])


def history(story: Story) -> tuple[Log, bytes]:
    """All ids, and the last roll's digest."""
    keys = [key_of(story, seat) for seat in story.table.seats]
    log, roll = Log(story.table), NOTHING
    for epoch in range(len(story.calls) + 1):
        if epoch:
            _, roll = story.called(log, epoch, roll, keys)
        for word in (w for w in story.listed() if w.epoch == epoch):
            signed = log.head(epoch, roll, word.seat, word.kind, word.seen, word.saying)
            log.ids[word.seat - 1].append(digest32(signed))
    return log, roll


def said_after(story: Story, seat: int, kind: str, op: str, payload: bytes = b"") -> Word:
    """A message with all of ``story`` in view."""
    return Word(seat, kind, story.counts(len(story.words)), spoken(op, payload), len(story.calls))


def signed_message(story: Story, word: Word, prev: bytes | None = None) -> tuple[bytes, bytes]:
    """Its header with a signature, and its body; with another ``prev`` it tells two stories."""
    log, roll = history(story)
    ids = log.named(word.seen)
    whole = body(word.seen, ids, word.saying)
    heads, last = digest32(roll + b"".join(ids)), ids[word.seat - 1] if prev is None else prev
    head = header(story.table.id, word.seat, word.epoch, word.index, last, heads, word.kind, whole)
    return head + key_of(story, word.seat).sign(head), whole


def with_offence(story: Story, word: Word, prev: bytes | None = None) -> bytes:
    head, whole = signed_message(story, word, prev)
    return story.record(more=([], head + whole, []))


def with_exhibits(story: Story, items: Sequence[bytes]) -> bytes:
    return story.record(more=([], b"", list(items)))


def statement(story: Story, seat: int, number: int, step: int, ballot: int, text: bytes) -> bytes:
    said = rolls.signed(story.table, seat, number, step, ballot, text)
    place = u16(seat) + u32(number) + u8(step) + u32(ballot)
    return story.table.id + place + key_of(story, seat).sign(said) + text


def report(
    story: Story, seat: int, counts: Counts, claims: Sequence[tuple[int, str]] = ()
) -> bytes:
    """For the next roll."""
    log, roll = history(story)
    text = report_body(roll, counts, log.named(counts), claims)
    return statement(story, seat, len(story.calls) + 1, rolls.REPORT, 0, text)


def prevote(story: Story, seat: int, ballot: int, digest: bytes, vr: int) -> bytes:
    text = digest + u32(vr + 1)
    return statement(story, seat, len(story.calls) + 1, rolls.PREVOTE, ballot, text)


def precommit(story: Story, seat: int, ballot: int, digest: bytes) -> bytes:
    return statement(story, seat, len(story.calls) + 1, rolls.PRECOMMIT, ballot, digest)


def claim(
    story: Story, seat: int, about: int, op: str, counts: Counts | None = None, number: int = 1
) -> bytes:
    log, _ = history(story)
    named = log.counts if counts is None else counts
    text = u8(about) + u8(len(op)) + op.encode()
    text += b"".join(map(u32, named)) + b"".join(log.named(named))
    return statement(story, seat, 0, rolls.CLAIM, number, text)


def claimed_by_all(story: Story, about: int, op: str) -> bytes:
    others = [seat for seat in story.table.seats if seat != about]
    return story.record(more=([claim(story, seat, about, op) for seat in others], b"", []))


# Complaints about shares of a key


def deals(scribe: Scribe, wrong: Sequence[int] = ()) -> int:
    """Seat 1 shares its key once more, rightly but for ``wrong``; its r."""
    story, author = scribe.story, scribe.author
    r = 1 + randbelow(ORDER - 1)
    payload = story.words[0].payload[:97] + right_sharing(author, 1, r, wrong)
    assert story.words[0].kind == "key"
    assert story.words[0].seat == 1
    scribe.story = replace(story, words=[story.words[0].says(payload), *story.words[1:]])
    return r


def right_sharing(author: Author, seat: int, r: int, wrong: Sequence[int]) -> bytes:
    poly, cx, R = author.polynomials[seat], author.ctx("key", seat, "vss"), times(r, G)
    proof = sigma.prove("pok", cx + b"R", statements.log_of(R), [(0, [r])])
    out = b"".join(times(a, G) for a in poly[1:]) + R + proof
    for j in (s for s in author.desk.table.seats if s != seat):
        f = sum(a * pow(j, k, ORDER) for k, a in enumerate(poly))
        y = f + pad(cx, seat, j, times(r, author.desk.table.key(j))) + (j in wrong)
        out += (y % ORDER).to_bytes(32, "big")
    return out


def complaint(author: Author, seat: int, dealer: int, r: int) -> bytes:
    cx, x, R = author.ctx("key", dealer, "vss"), author.x(seat), times(r, G)
    K = times(x, R)
    ctx = cx + b"complaint" + u8(dealer) + u8(seat)
    proof = sigma.prove("dleq", ctx, statements.same_log(times(x, G), R, K), [(0, [x])])
    return u8(dealer) + K + proof
