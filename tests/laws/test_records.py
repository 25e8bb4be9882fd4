"""One match, one file: the same for all peers, readable for ever, and not a byte to be changed."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from crypto.errors import CryptoError, Malformed
from games.catalogue import GAMES
from table.audit.formulas import FORMS
from table.audit.report import Report
from table.audit.verify import verify_record
from table.calls.brief import shortened
from table.errors import MatchError
from table.founding import decoded
from table.record import Outdated, Pages, Record, read_record
from tests.matches import RECIPES, Recipe
from tests.mental.cheating import flipped
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of


def played(seed: int, players: int, **options: str) -> Hub:
    """A whole match at random, with a spectator."""
    with luck(seed):
        party = Party.of(terms_of("complots", players, **options))
        hub = Hub(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    assert hub.errors == []
    return hub


@pytest.mark.parametrize("seed", range(8))
def test_every_honest_peer_ends_with_the_same_bytes(seed: int) -> None:
    hub = played(seed, Random(seed).randint(2, 5))

    assert all(peer.table.finished for peer in hub.peers)
    assert len({peer.record().encode() for peer in hub.peers}) == 1


def test_who_was_cut_off_ends_with_the_same_bytes_too() -> None:
    """It hears everything afterwards, in an order that has nothing to do with play."""
    hub = played(1, 4, concede="no")
    messages = hub.players[0].log.ordered()
    late = Party(
        [player.identity for player in hub.players],
        [player.table.desk.mine.key for player in hub.players],
        hub.players[0].table.founding,
    ).spectator()
    Random(1).shuffle(messages)
    for message in messages:
        late.receive(message.encode())

    assert late.record().encode() == hub.players[0].record().encode()


# Golden records


@cache
def verified(path: Path) -> Report:
    return verify_record(Record.decode(path.read_bytes()), game_of)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_match_recorded_long_ago_still_verifies_byte_for_byte(recipe: Recipe) -> None:
    report = verified(recipe.path)

    assert Record.decode(recipe.path.read_bytes()).encode() == recipe.path.read_bytes()
    assert report.complete
    assert len(report.winners) >= 1
    assert report.founding.terms.game == recipe.game


def test_the_golden_records_hold_every_kind_of_proof() -> None:
    steps = [step for recipe in RECIPES for step in verified(recipe.path).steps]
    proofs = {proof.kind for step in steps for proof in step.proofs}

    assert proofs == FORMS.keys()


def test_the_golden_records_hold_every_kind_of_message() -> None:
    records = [Record.decode(recipe.path.read_bytes()) for recipe in RECIPES]
    kinds = {message.saying.kind for record in records for message in record.messages}

    assert sorted(kinds) == [
        "ack", "agree", "ahead", "arrange", "beacon", "choose", "commit", "empty", "end", "key",
        "lay", "lift", "look", "offer", "open", "pass", "play", "prove", "purse", "recover",
        "shares", "show", "shuffle", "speak",
    ]  # fmt: skip


def test_the_golden_records_hold_all_that_a_roll_can_bring_about() -> None:
    reports = [verified(recipe.path) for recipe in RECIPES]
    companies = [called.company for report in reports for called in report.rolls]
    absences = [absence for report in reports for absence in report.absences]
    proofs = [proof for r in RECIPES for proof, _ in Record.decode(r.path.read_bytes()).epochs]

    assert any(company.late for company in companies)
    assert any(absence.back for absence in absences)
    assert any(set(report.seats) - set(report.signers) for report in reports)
    assert any(proof and len(proof.links) > 1 for proof in proofs)  # after a round that failed


def test_there_is_a_golden_record_of_every_game() -> None:
    assert {recipe.game for recipe in RECIPES} == set(GAMES)


# Nothing can be changed


GOLDEN = RECIPES[0].path.read_bytes()
CALLED = RECIPES[1].path.read_bytes()


def refused(data: bytes) -> None:
    """Read as far as a stranger would; it must end in an error that says what is wrong."""
    with pytest.raises((CryptoError, MatchError)):
        verify_record(Record.decode(data), game_of)


def test_a_record_with_any_flipped_bit_is_refused() -> None:
    random = Random(5)
    places = [*range(40), *random.sample(range(len(GOLDEN)), 120), *range(-40, 0)]
    for place in places:
        refused(flipped(GOLDEN, place % len(GOLDEN)))


def test_a_record_with_a_flipped_bit_in_one_of_its_rolls_is_refused() -> None:
    """A proof says nothing that was not signed either; whichever part of it is changed."""
    record = Record.decode(CALLED)
    proof = record.epochs[1].proof
    assert proof is not None
    kept = shortened(proof, proof.roll.cut.counts)
    at = CALLED.index(kept)
    for place in Random(7).sample(range(len(kept)), 6):
        refused(flipped(CALLED, at + place))


@pytest.mark.long
def test_a_record_with_any_flipped_byte_anywhere_is_refused() -> None:
    for place in range(len(GOLDEN)):
        refused(flipped(GOLDEN, place))
    for place in Random(8).sample(range(len(CALLED)), 200):
        refused(flipped(CALLED, place))


def test_a_record_of_version_1_is_refused_in_one_line() -> None:
    """Whatever is in it; no release ever wrote one."""
    old = msgspec.msgpack.encode([[b"", b""], [], b"", b"", "undertable/1/record"])
    with pytest.raises(Outdated, match=r"^a record of version 1, which is not read any more$"):
        read_record(old)


def test_a_record_cut_or_extended_anywhere_is_refused() -> None:
    random = Random(6)
    for size in [0, 1, *random.sample(range(len(GOLDEN)), 20), len(GOLDEN) - 1]:
        refused(GOLDEN[:size])
    refused(GOLDEN + b"\0")


def test_a_record_in_another_encoding_of_the_same_content_is_refused() -> None:
    """The one bit of freedom that msgpack leaves would be a second file of the same match."""
    longer = b"\xdc\x00" + bytes([GOLDEN[0] & 0x0F]) + GOLDEN[1:]
    assert msgspec.msgpack.decode(longer) == msgspec.msgpack.decode(GOLDEN)
    with pytest.raises(Malformed, match="encoding"):
        Record.decode(longer)


def test_a_record_without_its_last_messages_is_not_complete() -> None:
    pages = decoded(GOLDEN, Pages)
    for missing in (1, 2, 3, 10):
        (chapter,) = pages.epochs
        short = msgspec.structs.replace(chapter, entries=chapter.entries[:-missing])
        cut = msgspec.structs.replace(pages, epochs=(short,))
        report = verify_record(Record.decode(msgspec.msgpack.encode(cut)), game_of)
        assert not report.complete
