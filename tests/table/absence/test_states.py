"""The states of a seat and of an answer are those that docs/architecture.md draws."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations
from pathlib import Path
from random import Random

from crypto.header import ID_SIZE, Header, SignedHeader
from games.kit import Seat
from table.absence.company import Outvoted, saying
from table.absence.lateness import HEARD, Part
from table.absence.presence import Presence
from table.errors import Cheating
from table.log.message import Message, Saying, Seen
from table.log.op import Op
from table.log.past import Past, join, past_of

PAGE = Path(__file__).parents[3] / "docs/architecture.md"
NO_ID = bytes(ID_SIZE)
WORD = Saying("choose", "0", b"")

Arrow = tuple[str, str]


def drawn(first: str) -> set[Arrow]:
    """The arrows of the drawing that begins with the state ``first``."""
    blocks = re.findall(r"```mermaid\nstateDiagram-v2\n(.*?)```", PAGE.read_text(), re.DOTALL)
    [block] = [block for block in blocks if f"[*] --> {first}\n" in block]
    return set(re.findall(r"^ +(\w+) --> (\w+): ", block, re.MULTILINE))


def unsigned(seat: Seat, seen: Past, said: Saying) -> Message:
    """As far as votes are judged by it: nobody looks at its signature any more."""
    header = Header(NO_ID, seat, seen[seat - 1], NO_ID, NO_ID, said.kind, NO_ID)
    return Message(SignedHeader(b"", b""), header, NO_ID, Seen(seen, (NO_ID,) * len(seen)), said)


# A seat


def state_of(seat: Seat, presence: Presence) -> str:
    if seat in presence.now.gone:
        return "gone"
    return "doubted" if presence.doubters(seat) else "there"


def anything(random: Random, presence: Presence, said: list[Message]) -> Message:
    """What somebody could say that has heard this or that; most of it is not allowed."""
    seat, nothing = random.choice(presence.seats), presence.ballots.nothing
    own = [message for message in said if message.seat == seat]
    heard = random.sample(said, min(len(said), random.randrange(4)))
    seen = join([nothing, *map(past_of, [*own, *heard])])
    number = presence.at(seen).number + 1
    gone = random.sample(presence.seats, random.randrange(2))
    return unsigned(
        seat,
        seen,
        random.choice([WORD, Saying(HEARD, Op.of_company(number), b""), saying(number, gone)]),
    )


def seats_go_on(random: Random, seats: int, quorum: int) -> Iterator[Arrow]:
    presence, said = Presence(seats, quorum), list[Message]()
    for _ in range(60):
        message = anything(random, presence, said)
        before = [state_of(seat, presence) for seat in presence.seats]
        with suppress(Cheating):
            if presence.is_void(message):
                presence.pass_over(message)
            else:
                presence.hear(message)
            said.append(message)
        after = [state_of(seat, presence) for seat in presence.seats]
        yield from {(one, other) for one, other in zip(before, after, strict=True) if one != other}


def test_a_seat_is_drawn_as_votes_move_it() -> None:
    found: set[Arrow] = set()
    for seed in range(250):
        with suppress(Outvoted):  # only who is not deaf has to begin again
            found.update(seats_go_on(Random(seed), *((3, 2) if seed % 5 else (4, 3))))
    assert found == drawn("there")


# An answer

SPEAKER, OTHERS = Seat(1), (Seat(2), Seat(3))
BEFORE, ANSWERED = (0, 0, 0), (1, 0, 0)


def state_of_answer(part: Part) -> str:
    if part.is_late:
        return "late"
    return "counts" if part.counts_at(None) else "awaited"


def happens(part: Part, what: str, seat: Seat) -> None:
    """One thing, as far as it may: nobody votes who has heard, or hears in time who has voted."""
    silent = seat not in {*part.votes, *part.hearers, *part.left}
    match what:
        case "answer":
            part.answer = unsigned(SPEAKER, BEFORE, WORD)
        case "vote" if silent:
            part.votes[seat] = past_of(unsigned(seat, BEFORE, Saying("late", part.op, b"\1")))
        case "hear":
            part.notice(unsigned(seat, ANSWERED, WORD))
        case "leave":
            part.go_on_without({seat}, BEFORE)


def test_an_answer_is_drawn_as_votes_and_ears_decide_it() -> None:
    things = [("answer", SPEAKER)]
    things += [(what, seat) for what in ("vote", "hear", "leave") for seat in OTHERS]
    found: set[Arrow] = set()
    for order in permutations(things):
        part = Part(Op(0), SPEAKER, OTHERS)
        for what, seat in order:
            before = state_of_answer(part)
            happens(part, what, seat)
            found |= {(before, after)} if (after := state_of_answer(part)) != before else set()
    assert found == drawn("awaited")
