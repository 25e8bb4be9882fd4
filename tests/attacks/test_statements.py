"""Statements without measure: too many, too long, or claims that make an honest seat sign twice."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.wire.frames import MAX_FRAME, Rolled, Said, encode
from table import breaking_off
from table.audit.exhibits import convicted
from table.caller import MAX_CLAIMS, MAX_REFUTED, MAX_ROUNDS_AHEAD, Caller
from table.calls import report
from table.calls.claims import encode_claim, place_of_claim
from table.calls.proof import Proof
from table.calls.report import Claim, place_of
from table.calls.statement import Place, Statement, Step
from table.errors import Cheating
from table.log.causal import Log
from table.record import read_record
from tests.attacks.test_broken_off import stuck
from tests.mental.talk import Conversation, talking

LONGEST_OP = "1" * 255


def back_and_forth(caller: Caller, times: int) -> Iterator[Statement]:
    """Somebody owes again and again, and always answers before all others have claimed."""
    (due,) = caller.listener.table.waiting.due()
    for number in range(times):
        yield from caller.claim(due.seat, f"{number}")
        yield from caller.claim(None)


def test_nobody_is_made_to_claim_twice_under_one_number() -> None:
    """Two in league, one of whom never claims: what the honest third signs must not convict it."""
    signed = defaultdict(set)
    for said in back_and_forth(stuck(3)[0], MAX_CLAIMS):
        signed[said.place].add(said.body)
    assert max(place.round for place in signed) == MAX_CLAIMS
    assert all(len(bodies) == 1 for bodies in signed.values())


def test_whoever_has_no_claims_left_has_withdrawn_the_last_one() -> None:
    caller = stuck(3)[0]
    said = list(back_and_forth(caller, MAX_CLAIMS))
    assert len(said) == MAX_CLAIMS
    newest = caller.claims.of(Seat(1))
    assert newest is not None
    assert newest.against is None
    (due,) = caller.listener.table.waiting.due()
    assert caller.claim(due.seat, due.op) == [] == caller.claim(None)


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Grows each time that a match is played again to see what is owed."""
    judged, replayed = list[Any](), breaking_off.replayed

    def counted(*arguments: Any) -> Any:
        judged.append(arguments)
        return replayed(*arguments)

    monkeypatch.setattr(breaking_off, "replayed", counted)
    return judged


def void_claims(mine: Caller, theirs: Caller, number: int) -> Iterator[Statement]:
    """By the other of two seats: they name a past in which nothing like that was owed."""
    (first, *_), seen = mine.listener.log.chains[Seat(1)], mine.listener.log.seen
    assert first.seen != seen
    identity = theirs.listener.identity  # type: ignore[attr-defined]
    for k in range(1, number + 1):
        body = encode_claim(Seat(1), f"{k}/open", first.seen)
        yield Statement.sign(identity, mine.listener.log.table, place_of_claim(Seat(2), k), body)


def test_a_claim_that_does_not_hold_is_judged_once(replays: list[Any]) -> None:
    """Of two, one is enough: it names a past that has to be played again to see what is owed."""
    mine, theirs = stuck(2)
    for claim in void_claims(mine, theirs, 1):
        mine.hear(claim)
    for _ in range(10):
        mine.settle()
    assert len(replays) == 1
    assert mine.missed is None


def test_whoever_claims_what_is_not_so_again_and_again_is_not_heard(replays: list[Any]) -> None:
    """Each would cost an honest seat the work of a whole match."""
    mine, theirs = stuck(2)
    for claim in void_claims(mine, theirs, MAX_CLAIMS):
        mine.hear(claim)
        mine.settle()
    assert len(replays) == MAX_REFUTED
    assert mine.missed is None


@pytest.mark.parametrize("players", [2, 3])
def test_where_nobody_calls_there_is_nothing_to_vote_on(players: int) -> None:
    """No recovery: a seat can sign votes without end, and none of them is kept."""
    one, *_, last = stuck(players)
    for round_ in range(300):
        place = Place(Seat(players), 1, Step.PREVOTE, round_)
        identity = last.listener.identity  # type: ignore[attr-defined]
        assert not one.hear(Statement.sign(identity, one.listener.log.table, place, b"junk"))
    assert one.statements() == []


def test_before_the_roll_can_be_called_few_rounds_are_kept() -> None:
    talk = Conversation(4)
    four, caller = talk.players[4].identity, talk.callers[1]
    talk.talk(1).desk.sharings = {}
    assert caller.call is None
    for round_ in range(MAX_ROUNDS_AHEAD + 50):
        place = Place(Seat(4), 1, Step.PREVOTE, round_)
        caller.hear(Statement.sign(four, talk.party.founding.table, place, b"junk"))
    assert len(caller.statements()) == MAX_ROUNDS_AHEAD + 1


@pytest.mark.parametrize("step", list(Step))
def test_what_is_longer_than_anybody_honest_says_is_not_kept(step: Step) -> None:
    talk = Conversation(4)
    four, caller = talk.players[4].identity, talk.callers[1]
    place = Place(Seat(4), int(step is not Step.CLAIM), step, int(step is Step.CLAIM))
    said = Statement.sign(four, talk.party.founding.table, place, bytes(8192))
    assert not caller.hear(said)
    assert caller.statements() == []


# Reports that no proof could carry


def talkative(talk: Conversation, seat: int) -> Statement:
    """A report that claims nearly as much as a body has room for."""
    claims = [Claim(Seat(1), f"{i:03}{LONGEST_OP[3:]}") for i in range(250)]
    body = report.encode(report.NO_ROLL, talk.players[seat].log.seen, claims)
    identity, table = talk.players[seat].identity, talk.party.founding.table
    return Statement.sign(identity, table, place_of(Seat(seat), 1), body)


def test_reports_that_make_a_proof_longer_than_a_frame_are_none() -> None:
    """Two of seven, no more than there may be cheats: in a roll that all have agreed on they would
    cut every line over which it is passed on, and whoever lacks it could never learn it.
    """
    talk, honest = Conversation(7, talking(7, 1, quorum=5)), (1, 2, 3, 4, 5)
    halts = [halt for number in honest for halt in talk.halts(number)]
    talk.told(honest, [*halts, *(talkative(talk, number) for number in (6, 7))])
    assert len(encode(Rolled(talk.votes(honest)))) <= MAX_FRAME


def test_the_proof_of_an_hour_s_call_at_the_largest_table_fits_into_a_frame() -> None:
    talk = Conversation(13)
    seats = range(1, 14)
    claims = {s: list(long_claims(Seat(s))) for s in seats}
    halts = [h for s in seats for h in talk.callers[s].report(claims[s])]
    for caller in talk.callers.values():
        for halt in halts:
            caller.hear(halt)
    assert all(len(h.body) > report.MAX_STATEMENT - 600 for h in halts)
    talk.learn([0], talk.votes(talk.everybody))
    (proof,) = talk.callers[1].listener.proofs
    after_an_hour = Proof(proof.roll, proof.precommits, proof.links * 64)
    assert len(encode(Rolled(after_an_hour.encode()))) <= MAX_FRAME
    assert talk.gone(0) == talk.gone(1)


def long_claims(author: Seat) -> Iterator[Claim]:
    """More than a report has room for: an honest program leaves the last ones out."""
    others = [Seat(s) for s in range(1, 14) if s != author]
    for number in range(25):
        yield from (Claim(other, f"{number:03}{LONGEST_OP[3:]}") for other in others)


# What convicts, and what is answered


def test_two_statements_convict_however_long_the_match_was() -> None:
    """Evidence of more than a few megabytes is shown to nobody, so the match is not in it."""
    talk = Conversation(4)
    talk.all_speak(talk.everybody, talk.everybody)
    one, table, place = talk.players[4].identity, talk.party.founding.table, place_of(Seat(4), 1)
    lies = [Statement.sign(one, table, place, body) for body in (b"one", b"other")]
    with pytest.raises(Cheating) as caught:
        talk.told([1], lies)
    record = read_record(caught.value.evidence)
    assert talk.players[1].record().messages
    assert record.messages == ()
    assert convicted(record).seat == 4


def test_an_answer_with_many_epochs_goes_through_the_match_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever says that it has nothing is sent all; after many calls that is still one pass, in
    which the match is never put in order as a whole.
    """
    talk = Conversation(4)
    for _ in range(5):
        talk.all_speak(talk.everybody, talk.everybody)
        talk.roll(talk.everybody)
    keeper, passes = Keeper(talk.peer(1)), list[str]()
    keeper._raw = {m.id: m.encode() for m in keeper.listener.log.ordered()}
    for name in ("ordered", "beyond"):
        monkeypatch.setattr(Log, name, noted(getattr(Log, name), passes))
    nothing = replace(keeper.have(), epoch=0, counts=(0,) * 4, held=(0,) * 4)
    kinds = Counter(type(frame) for frame in keeper.missing(nothing))
    assert kinds[Rolled] == 5
    assert kinds[Said] == len(keeper._raw)
    assert passes == ["beyond"]


def noted(work: Callable[..., Any], passes: list[str]) -> Callable[..., Any]:
    """Do the same, and note it."""

    def doing(*words: Any) -> Any:
        passes.append(work.__name__)
        return work(*words)

    return doing
