"""Records of every kind for two verifiers to compare: matches with calls, and odd endings."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, product
from random import Random
from typing import NamedTuple

from tests.stranger import accuse
from tests.stranger.forge import Call, Story
from tests.stranger.prover import says
from tests.stranger.rounds import union
from tests.stranger.scribe import Scribe

A_ROLL, OTHER_ROLL, NIL = b"a" * 32, b"b" * 32, bytes(32)


class Sitting(NamedTuple):
    game: str
    players: int
    quorum: int | None = None
    options: tuple[tuple[str, str], ...] = ()


SITTINGS = (
    Sitting("kuhn", 3),
    Sitting("complots", 2, None, (("variant", "inquisitor"),)),
    Sitting("complots", 3, None, (("concede", "no"),)),
    Sitting("mascarade", 3),
    Sitting("intrigue", 3, None, (("bribes", "sealed"), ("offers", "3"))),
    Sitting("shadow_blades", 2, None, (("length", "short"),)),
    Sitting("kuhn", 4, 3),
    Sitting("complots", 4, 3, (("variant", "inquisitor"), ("concede", "no"))),
    Sitting("complots", 5, 4),
    Sitting("complots", 7, 5),
    Sitting("complots", 3, 2),
    Sitting("mascarade", 6, 5),
    Sitting("intrigue", 4, 3, (("bribes", "sealed"), ("offers", "1"))),
    Sitting("shadow_blades", 4, 3, (("alliance", "yes"), ("length", "short"))),
    Sitting("shadow_blades", 4, 3, (("opening", "draft"), ("length", "short"))),
)


def written(sitting: Sitting, seed: int, most: int = 400) -> Scribe:
    """A match by the stranger, with a call now and then if the table can call."""
    game, players, quorum, options = sitting
    random = Random(seed)
    scribe = Scribe.sits_down(game, players, random, quorum, options)
    often = random.choice([0.02, 0.05, 0.1])
    for _ in range(most):
        if not scribe.step():
            break
        if quorum and scribe.may_call and random.random() < often:
            scribe.call(scribe.any_call())
    scribe.story = without_needless_words(scribe.story)
    return scribe


def without_needless_words(story: Story) -> Story:
    """Rule W1: chance goes on mixing when the match is over, and no record holds that."""
    ends = [word for word in story.words if word.kind == "end"]
    if len({word.seat for word in ends}) < (story.table.quorum or len(story.joins)):
        return story
    before = [word for word in story.words if word.epoch < len(story.calls)]
    needed = tuple(sum(word.seat == seat for word in before) for seat in story.table.seats)
    for word in ends:
        own = tuple(word.index + 1 if s == word.seat else 0 for s in story.table.seats)
        needed = union(needed, union(word.seen, own))
    return story.changed([word for word in story.words if word.index < needed[word.seat - 1]])


def called_story() -> Story:
    """Four seats in the middle of the deal, in their second epoch."""
    scribe = Scribe.sits_down("complots", 4, Random(5), 3)
    scribe.until("shares", "3/open")
    scribe.call(plain_call(scribe.story))
    scribe.step()
    return scribe.story


def plain_call(story: Story, **counts: tuple[int, ...]) -> Call:
    """Everybody reports all there is, and claims nothing."""
    whole = story.counts(len(story.words))
    seats = story.table.seats
    return Call({s: counts.get(f"seat{s}", whole) for s in seats}, dict.fromkeys(seats, ()))


def evidence() -> Iterator[tuple[str, bytes]]:
    story = called_story()
    nobody_asked = accuse.said_after(story, 2, "choose", "99", b"\0\0")
    other = accuse.said_after(story, 2, "choose", "98", b"\0\0")
    (one, _), (two, _) = (accuse.signed_message(story, word) for word in (nobody_asked, other))
    yield "offence", accuse.with_offence(story, nobody_asked)
    yield "two stories", accuse.with_offence(story, nobody_asked, prev=A_ROLL)
    yield "equivocation", accuse.with_exhibits(story, [one + two])
    yield "one message twice", accuse.with_exhibits(story, [one + one])
    yield "two items", accuse.with_exhibits(story, [one, two])
    yield from votes(story)
    yield from reports(story)


def votes(story: Story) -> Iterator[tuple[str, bytes]]:
    def pair(precommit: bytes, ballot: int, prevote: bytes, vr: int, seat: int = 2) -> bytes:
        first = accuse.precommit(story, 2, 1, precommit)
        return accuse.with_exhibits(
            story, [first, accuse.prevote(story, seat, ballot, prevote, vr)]
        )

    yield "against its lock", pair(A_ROLL, 3, OTHER_ROLL, -1)
    yield "for the same roll, too old", pair(A_ROLL, 3, A_ROLL, 0)
    yield "allowed by vr", pair(A_ROLL, 3, OTHER_ROLL, 1)
    yield "after nil", pair(NIL, 3, OTHER_ROLL, -1)
    yield "nil", pair(A_ROLL, 3, NIL, -1)
    yield "another seat", pair(A_ROLL, 3, OTHER_ROLL, -1, seat=3)
    yield "before", pair(A_ROLL, 0, OTHER_ROLL, -1)
    both = [accuse.prevote(story, 2, 1, digest, -1) for digest in (A_ROLL, OTHER_ROLL)]
    yield "two prevotes", accuse.with_exhibits(story, both)


def reports(story: Story) -> Iterator[tuple[str, bytes]]:
    whole = story.counts(len(story.words))
    first = accuse.report(story, 2, whole)
    yield "an honest report", accuse.with_exhibits(story, [first])
    second = accuse.report(story, 2, whole, [(3, "3/open")])
    yield "two reports", accuse.with_exhibits(story, [first, second])
    less = (whole[0] - 2, *whole[1:])
    yield "less than the cut", accuse.with_exhibits(story, [accuse.report(story, 2, less)])
    yield "five", accuse.with_exhibits(story, [first, second, first, second, first])


def claims() -> Iterator[tuple[str, bytes]]:
    """Rule S5, before and after the consents, and at the end; without a clock nothing holds."""
    for messages, clocked in product((4, 15, 10_000), (True, False)):
        scribe = Scribe.sits_down("kuhn", 3, Random(2), clocked=clocked)
        while len(scribe.story.words) < messages and scribe.step():
            pass
        story = scribe.story
        if messages == 10_000:
            story = story.until(len(story.words) - 1)
        seat, op = owed(scribe, story)
        yield f"all, after {messages}, {clocked}", accuse.claimed_by_all(story, seat, op)
        yield f"nothing owed, after {messages}, {clocked}", accuse.claimed_by_all(story, seat, "77")
        one = accuse.claim(story, 1 + seat % 3, seat, op)
        yield f"one alone, after {messages}, {clocked}", story.record(more=([one], b"", []))
        yield f"one twice, after {messages}, {clocked}", story.record(more=([one, one], b"", []))


def endings() -> Iterator[tuple[str, bytes]]:
    """Rules W1 and W2: nothing needless, claims by seat, and one ending."""
    yield from needless_words()
    scribe = Scribe.sits_down("kuhn", 3, Random(2), clocked=True)
    while len(scribe.story.words) < 15 and scribe.step():
        pass
    story, (seat, op) = scribe.story, owed(scribe, scribe.story)
    claims = [accuse.claim(story, s, seat, op) for s in story.table.seats if s != seat]
    nobody_asked = accuse.said_after(story, seat, "choose", "99", b"\0\0")
    other = accuse.said_after(story, seat, "choose", "98", b"\0\0")
    (one, body), (two, _) = (accuse.signed_message(story, word) for word in (nobody_asked, other))
    yield "claims by seat", story.record(more=(claims, b"", []))
    yield "claims in another order", story.record(more=(claims[::-1], b"", []))
    yield "claims and an offence", story.record(more=(claims, one + body, []))
    yield "claims and exhibits", story.record(more=(claims, b"", [one + two]))
    yield "an offence and exhibits", story.record(more=([], one + body, [one + two]))
    yield "an offence and nonsense", story.record(more=([], one + body, [b"nonsense"]))


def needless_words() -> Iterator[tuple[str, bytes]]:
    scribes = map(mixed_last, count(1))
    scribe = next(scribe for scribe in scribes if len({a.op for a, _ in scribe.open_words()}) > 1)
    turn, mixer = next((ask, seat) for ask, seat in scribe.open_words() if ask.kind != "end")
    for ask, seat in scribe.open_words():
        if ask.kind == "end" and seat != mixer:
            scribe.speak(ask, seat)
    yield "as the match ended", scribe.story.record()
    scribe.speak(turn, mixer)
    yield "a turn that nobody needs", scribe.story.record()
    word = accuse.said_after(scribe.story, mixer, "choose", "99", b"\0\0")
    yield "the same as evidence", accuse.with_offence(scribe.story, word)


def mixed_last(seed: int) -> Scribe:
    """A match that is over, perhaps while a pile is still being mixed that nobody will need."""
    scribe = Scribe.sits_down("complots", 4, Random(seed), 3)
    while ("end", "end") not in scribe.desk.rounds.rounds:
        words = scribe.open_words()
        others = [(ask, seat) for ask, seat in words if ask.kind not in ("shuffle", "ahead")]
        scribe.speak(*scribe.random.choice(others or words))
    return scribe


def owed(scribe: Scribe, story: Story) -> tuple[int, str]:
    if len(story.words) < len(scribe.story.words):
        return scribe.story.words[-1].seat, "end"
    ask, seat = scribe.open_words()[0]
    return seat, ask.op


def calls() -> Iterator[tuple[str, bytes]]:
    """Reports that no honest seat signs, and rolls where there are none."""
    story = called_story()
    whole, last = story.counts(len(story.words)), story.words[-1].seat
    less = tuple(n - (seat == last) for seat, n in enumerate(whole, start=1))
    other = f"seat{1 + last % 4}"

    def with_call(**counts: tuple[int, ...]) -> bytes:
        return replace(story, calls=[*story.calls, plain_call(story, **counts)]).record()

    yield "plain", with_call()
    yield "has not seen the last", with_call(**{other: less})
    yield "leaves out its own", with_call(**{f"seat{last}": less})
    yield "nobody names the last", with_call(seat1=less, seat2=less, seat3=less, seat4=less)
    for name, messages in (("before the keys", 3), ("before the consents", 6)):
        early = Scribe.sits_down("complots", 4, Random(5), 3)
        for _ in range(messages):
            early.step()
        early.call(plain_call(early.story))
        yield name, early.story.record()


def leaving_in_turn() -> Iterator[tuple[str, bytes]]:
    """Two lookers leave before their word, the second when the first is back (G8, G10): both are
    stood in for by seat, in whatever order the rules name those who look.
    """
    for seed in range(1, 5):
        scribe = Scribe.sits_down("kuhn", 4, Random(seed), 3)
        while not any(ask.kind == "agree" for ask, _ in scribe.open_words()):
            scribe.step()
        for away in (2, 3):
            without(scribe, away)
        for _ in range(12):
            scribe.step()
        kinds = {word.saying[1 : 1 + word.saying[0]] for word in scribe.story.words}
        assert sum(b"/remask/for" in op for op in kinds) > 3, "both were stood in for"
        yield f"seed {seed}", scribe.story.record()


def withheld_consents() -> Iterator[tuple[str, bytes]]:
    """Rules D4 and G12: the last seat leaves between its ``key`` and its ``ack``, is back when the
    first has left, and owes its ``ack`` before it helps.
    """
    for players, quorum in ((4, 3), (5, 4), (6, 5), (7, 5)):
        scribe = Scribe.sits_down("mascarade", players, Random(players), quorum)
        scribe.until("ack", "ack")
        said_by_all_but(scribe, 1, players)
        without(scribe, players)
        without(scribe, 1)
        story, asked = scribe.story, scribe.asked(players)
        assert [ask.op for ask in asked] == ["ack", "0/for1"]
        help_ = says(scribe.author, asked[1], players)
        early = accuse.said_after(story, players, "recover", "0/for1", help_)
        yield f"{players}, help without a consent", accuse.with_offence(story, early)
        scribe.speak(asked[0], players)
        late = accuse.said_after(scribe.story, players, "recover", "0/for1", help_)
        yield f"{players}, help after it", accuse.with_offence(scribe.story, late)
        said_by_all_but(scribe)
        yield f"{players}, a consent that came late", scribe.story.record()


def said_by_all_but(scribe: Scribe, *silent: int) -> None:
    """Whatever is open, until a person is asked."""
    while words := [
        (ask, s) for ask, s in scribe.open_words() if s not in silent and not ask.person
    ]:
        scribe.speak(*words[0])


def without(scribe: Scribe, away: int) -> None:
    everybody = plain_call(scribe.story)
    there = {seat: n for seat, n in everybody.counts.items() if seat != away}
    scribe.call(Call(there, dict.fromkeys(there, ())))


def complaints() -> Iterator[tuple[str, bytes]]:
    """Rule D7: one about a wrong share, one about a right one."""
    for name, wrong in (("true", (2,)), ("false", ())):
        scribe = Scribe.sits_down("complots", 4, Random(5), 3)
        scribe.until("ack", "ack")
        scribe.story = scribe.story.changed(scribe.story.listed())
        r = accuse.deals(scribe, wrong)
        payload = accuse.complaint(scribe.author, 2, 1, r)
        word = accuse.said_after(scribe.story, 2, "ack", "ack", payload)
        yield name, accuse.with_offence(scribe.story, word)
        listed = scribe.story.changed([*scribe.story.words, word])
        yield f"{name}, listed", listed.record()
