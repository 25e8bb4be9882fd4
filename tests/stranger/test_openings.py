"""Two verifiers, one truth: what a seat has opened is believed by both, or by neither."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from tests.known_keys import Opened as Theirs
from tests.known_keys import verify_opening
from tests.stranger import accuse
from tests.stranger.cases import SITTINGS, Sitting, owed, written
from tests.stranger.opening import Opened, Told
from tests.stranger.opening_prover import SEAT, file_of, lies, opening_of
from tests.stranger.scribe import Scribe

MATCHES = Path(__file__).parent.parent / "matches"
GOLDEN = sorted(MATCHES.glob("*.opening"))
SEED = 11


class Both:
    """A record, as the stranger and as the program hold openings against it."""

    def __init__(self, record: bytes) -> None:
        self.mine, self.theirs = Opened(record), Theirs(record)

    def agreed(self, files: Iterable[tuple[str, bytes]]) -> dict[str, Told | None]:
        """What each file tells, by both."""
        found = {}
        for name, file in files:
            found[name], other = self.mine.told(file), self.theirs.told(file)
            said = other and Told(*other)
            assert found[name] == said, f"{name}: the stranger says {found[name]}"
        return found


@pytest.mark.parametrize("match", sorted({path.name.split(".")[0] for path in GOLDEN}))
def test_golden_openings(match: str) -> None:
    """Those of this match are believed, and those of other matches tell nothing of it."""
    record = (MATCHES / f"{match}.rec").read_bytes()
    told = Both(record).agreed((path.name, path.read_bytes()) for path in GOLDEN)
    believed = {name for name, one in told.items() if one is not None}
    assert believed == {path.name for path in GOLDEN if path.name.startswith(f"{match}.")}
    assert verify_opening(record, (MATCHES / min(believed)).read_bytes()) == 0


def opened_by_all(scribe: Scribe, seed: int) -> list[Told]:
    """All seats open it, and are believed; their lies are not."""
    both, secrets, random = Both(scribe.story.record()), scribe.story.identities, Random(seed)
    bodies = [opening_of(scribe, both.mine.desk, seat) for seat in scribe.desk.table.seats]
    told = both.agreed((str(b[SEAT]), file_of(b, secrets[b[SEAT] - 1])) for b in bodies)
    believed = [one for one in told.values() if one is not None]
    assert len(believed) == len(bodies)
    for body in bodies:
        for name, one in both.agreed(lies(body, secrets, random)).items():
            assert one is None or one in believed, f"{name}, seed {seed}"
    return believed


@pytest.mark.parametrize("sitting", [SITTINGS[4], SITTINGS[6]], ids=str)
def test_a_match_by_the_stranger_opened_by_all(sitting: Sitting) -> None:
    scribe = written(sitting, SEED)
    told = opened_by_all(scribe, SEED)
    assert any(one.shares for one in told)


def test_a_match_that_was_broken_off() -> None:
    scribe = Scribe.sits_down("mascarade", 3, Random(SEED), clocked=True)
    while not (scribe.desk.arranged and len(scribe.story.words) > 40) and scribe.step():
        pass
    story = scribe.story
    seat, op = owed(scribe, story)
    claims = [accuse.claim(story, s, seat, op) for s in story.table.seats if s != seat]
    record = story.record(more=(claims, b"", []))
    both, files = Both(record), []
    for number, secret in enumerate(story.identities, start=1):
        files.append((str(number), file_of(opening_of(scribe, both.mine.desk, number), secret)))
    assert all(both.agreed(files).values())
    unfinished = Both(story.record())
    assert set(unfinished.agreed(files).values()) == {None}, "it could still go on (O1)"


# Minutes rather than seconds


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_many_matches_opened_by_all(sitting: Sitting, seed: int) -> None:
    scribe = written(sitting, seed, most=2000)
    opened_by_all(scribe, seed)
