"""Ways in which a match could have gone wrong, each signed again by those it concerns."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from tests.stranger.forge import Story, Word

Change = Callable[[Story, Random], bytes]


def dropped(story: Story, random: Random) -> bytes:
    return story.without(random.randrange(len(story.words))).record()


def cut_off(story: Story, random: Random) -> bytes:
    return story.until(random.randrange(len(story.words))).record()


def repeated(story: Story, random: Random) -> bytes:
    """Somebody says the same once more, right away or later."""
    place = random.randrange(len(story.words))
    word = story.words[place]
    where = random.choice(
        [place + 1, len(story.words), random.randint(place + 1, len(story.words))]
    )
    return said_at(story, where, word).record()


def said_at(story: Story, where: int, word: Word) -> Story:
    """``word`` by its author at ``where``, which has seen all before that."""
    return story.with_word(
        where, replace(word, seen=story.counts(where), epoch=story.epoch_at(where))
    )


def taken_over(story: Story, random: Random) -> bytes:
    """Somebody else says it."""
    place = random.randrange(len(story.words))
    word = story.words[place]
    other = random.choice([seat for seat in story.table.seats if seat != word.seat])
    return said_at(story.without(place), place, replace(word, seat=other)).record()


def exchanged(story: Story, random: Random) -> bytes:
    """Two messages of one seat in the other order."""
    seat = random.choice(story.table.seats)
    own = [i for i, word in enumerate(story.words) if word.seat == seat]
    k = random.randrange(len(own) - 1)
    first, second = story.words[own[k]], story.words[own[k + 1]]
    words = list(story.words)
    words[own[k]] = replace(first, kind=second.kind, saying=second.saying)
    words[own[k + 1]] = replace(second, kind=first.kind, saying=first.saying)
    return story.changed(words).record()


def with_less_seen(story: Story, random: Random) -> bytes:
    """An author had not heard the last word of somebody, or not several."""
    place = random.randrange(len(story.words))
    word = story.words[place]
    others = [s for s in story.table.seats if s != word.seat and word.seen[s - 1]]
    if not others:
        return story.record()
    seen = list(word.seen)
    seat = random.choice(others)
    seen[seat - 1] -= random.choice([1, 1, 1, 2, seen[seat - 1]])
    seen[seat - 1] = max(0, seen[seat - 1])
    return story.instead(place, replace(word, seen=tuple(seen))).record()


def heard_late(story: Story, random: Random) -> bytes:
    """An author had not heard a word that nothing it names had heard either (H2 holds)."""
    places = list(range(len(story.words)))
    random.shuffle(places)
    for place in places:
        late = unneeded(story, story.words[place])
        if late:
            seen = list(story.words[place].seen)
            for seat in random.sample(late, random.randint(1, len(late))):
                seen[seat - 1] -= 1
            return story.instead(place, replace(story.words[place], seen=tuple(seen))).record()
    return story.record()


def unneeded(story: Story, word: Word) -> list[int]:
    """The seats whose last word that ``word`` names is named by nothing else it names."""
    named = [w for w in story.words if w.index + 1 == word.seen[w.seat - 1]]
    return [
        w.seat
        for w in named
        if w.seat != word.seat
        and all(other.seen[w.seat - 1] <= w.index for other in named if other is not w)
    ]


def with_more_seen(story: Story, random: Random) -> bytes:
    """An author had heard all that is listed before its message."""
    places = [i for i, w in enumerate(story.words) if w.seen != story.counts(i)]
    if not places:
        return story.record()
    place = random.choice(places)
    word = replace(story.words[place], seen=story.counts(place))
    return story.instead(place, word).record()


def flipped(story: Story, random: Random) -> bytes:
    """A bit of a payload."""
    place = random.choice([i for i, word in enumerate(story.words) if word.payload])
    payload = bytearray(story.words[place].payload)
    payload[random.randrange(len(payload))] ^= 1 << random.randrange(8)
    return story.instead(place, story.words[place].says(bytes(payload))).record()


def resized(story: Story, random: Random) -> bytes:
    place = random.randrange(len(story.words))
    payload = story.words[place].payload
    sizes = [payload[:-1], payload + b"\0", b"", payload[: len(payload) // 2], payload + payload]
    return story.instead(place, story.words[place].says(random.choice(sizes))).record()


def renamed(story: Story, random: Random) -> bytes:
    """Another op, or another kind."""
    place, other = (random.randrange(len(story.words)) for _ in "ab")
    word = story.words[place]
    if random.random() < 0.5:
        return story.instead(place, replace(word, kind=story.words[other].kind)).record()
    return story.instead(place, word.says(word.payload, story.words[other].op)).record()


def copied(story: Story, random: Random) -> bytes:
    """The payload of another message of this kind: somebody else's, or an earlier one's."""
    place = random.randrange(len(story.words))
    kind = story.words[place].kind
    alike = [w for i, w in enumerate(story.words) if w.kind == kind and i != place]
    if not alike:
        return story.record()
    payload = random.choice(alike).payload
    return story.instead(place, story.words[place].says(payload)).record()


def shares_swapped(story: Story, random: Random) -> bytes:
    places = [
        i
        for i, w in enumerate(story.words)
        if w.kind in ("shares", "shuffle", "arrange", "ahead", "play") and len(w.payload) > 120
    ]
    if not places:
        return story.record()
    place = random.choice(places)
    payload = story.words[place].payload
    one, other = payload[:33], payload[33:66]
    return story.instead(place, story.words[place].says(other + one + payload[66:])).record()


def card_doubled(story: Story, random: Random) -> bytes:
    """The first of the mixed cards twice, with the proof as it was."""
    places = [
        i for i, w in enumerate(story.words) if w.kind in ("shuffle", "arrange", "ahead", "lay")
    ]
    if not places:
        return story.record()
    place = random.choice(places)
    payload = story.words[place].payload
    return story.instead(
        place, story.words[place].says(payload[:66] + payload[:66] + payload[132:])
    ).record()


def other_winners(story: Story, random: Random) -> bytes:
    ends = [i for i, word in enumerate(story.words) if word.kind == "end"]
    if not ends:
        return story.record()
    changes = [b"", b"\1", b"\2", b"\1\2", b"\2\1", b"\0", b"\1\1"]
    winners = random.choice(changes)
    for place in ends if random.random() < 0.5 else random.sample(ends, 1):
        story = story.instead(place, story.words[place].says(winners))
    return story.record()


def other_choice(story: Story, random: Random) -> bytes:
    """Another option, which the rest of the match does not fit."""
    places = [i for i, word in enumerate(story.words) if word.kind == "choose"]
    if not places:
        return story.record()
    place = random.choice(places)
    number = random.choice([0, 1, 2, 3, 255, 65535])
    return story.instead(place, story.words[place].says(number.to_bytes(2, "big"))).record()


def listed_otherwise(story: Story, random: Random) -> bytes:
    """The same messages, but two neighbours the other way round where that is possible."""
    places = [
        i
        for i in range(len(story.words) - 1)
        if story.words[i].seat != story.words[i + 1].seat
        and story.words[i + 1].seen[story.words[i].seat - 1] <= story.words[i].index
    ]
    if not places:
        return story.record()
    place, words = random.choice(places), list(story.words)
    words[place : place + 2] = words[place + 1], words[place]
    return story.changed(words).record(ordered=False)


def not_signed(story: Story, random: Random) -> bytes:
    """A byte of the file is another one."""
    record = bytearray(story.record())
    record[random.randrange(len(record))] ^= 1 << random.randrange(8)
    return bytes(record)


CHANGES: tuple[Change, ...] = (
    dropped, cut_off, repeated, taken_over, exchanged, with_less_seen, heard_late, with_more_seen,
    flipped,
    resized, renamed, copied, shares_swapped, card_doubled, other_winners, other_choice,
    listed_otherwise, not_signed,
)  # fmt: skip


def mutants(story: Story, random: Random, how_many: int) -> Iterator[tuple[str, bytes]]:
    for number in range(how_many):
        change = CHANGES[number % len(CHANGES)]
        yield change.__name__, change(story, random)
