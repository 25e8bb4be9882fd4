"""Doctored evidence: nothing that an honest player ever signed can be turned against it."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from crypto.elgamal import Ciphertext
from crypto.errors import Malformed
from crypto.header import Equivocation
from games.complots import Role
from games.kit import Game, Seat
from table.audit.exhibits import VoidEvidence
from table.audit.verify import verify_record
from table.errors import Cheating, Unsigned
from table.founding import Founding, Join, decoded
from table.fulfil.cards import Cards
from table.fulfil.desk import Desk, Home
from table.log.message import Message
from table.mental import MentalTable
from table.participant import Player
from table.record import Chapter, Entry, Epoch, Pages, Record
from tests.attacks.test_cards import Deck, mixed_from
from tests.mental.cheating import convicted, play, signed, watchful
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.manners import ExchangeOnce
from tests.mental.seating import Party, game_of, terms_of

HONEST, CHEAT = Seat(1), Seat(2)


def played(seed: int, players: int = 3) -> tuple[Party, list[Message]]:
    with luck(seed):
        party = Party.of(terms_of("complots", players))
        hub = Hub(party.players(), seed)
        hub.run()
    return party, hub.players[0].log.ordered()


def closed_part(messages: Sequence[Message], random: Random) -> list[Message]:
    """Some of the messages, and with each of them all that its author had seen."""
    counts = [0] * len(messages[0].seen.counts)
    part = []
    skipped = 1 / random.randint(2, 60)
    for message in messages:
        closed = all(map(int.__le__, message.seen.counts, counts))
        if message.seq == counts[message.seat - 1] and closed and random.random() > skipped:
            counts[message.seat - 1] += 1
            part.append(message)
    return part


def evidence(party: Party, before: Sequence[Message], offence: bytes) -> bytes:
    chains: dict[Seat, list[Message]] = {seat: [] for seat in party.founding.keys}
    for message in before:
        chains[message.seat].append(message)
    return Record.of(party.founding, chains, offence=offence).encode()


@pytest.mark.parametrize("seed", range(12))
def test_an_honest_message_is_allowed_in_every_history_that_holds_what_its_author_saw(
    seed: int,
) -> None:
    """Whatever else was said meanwhile, and whatever was not."""
    random = Random(seed)
    party, messages = played(seed)
    for _ in range(3):
        before = closed_part(messages, random)
        offence = random.choice([m for m in messages if m not in before] or messages[-1:])
        with pytest.raises(VoidEvidence):
            convicted(evidence(party, before, offence.encode()))


def test_evidence_without_its_causes_is_void() -> None:
    party, messages = played(20)
    for message in messages[5::7]:
        with pytest.raises(VoidEvidence):
            convicted(evidence(party, [], message.encode()))


def test_a_message_that_saw_another_history_convicts_nobody() -> None:
    """The cheat signs a second version of its first message, and shows only that."""
    party, messages = played(21)
    cheat = party.player(CHEAT)
    first = next(message for message in messages if message.seat == CHEAT)
    payload = next(iter(party.player(CHEAT).table.say()))[0].payload
    other = cheat.log.read(signed(cheat, first, payload=payload))
    framed = next(m for m in messages if m.seat == HONEST and m.seen.counts[CHEAT - 1] == 1)
    keys = [m for m in messages if m.saying.kind == "key" and m.seat != CHEAT]

    with pytest.raises(VoidEvidence):
        convicted(evidence(party, [*keys, other], framed.encode()))


def test_a_message_of_another_table_convicts_nobody() -> None:
    """Not even where the tables have different numbers of seats."""
    party, messages = played(22)
    for players in (2, 3, 4):
        with luck(23):
            terms = terms_of("complots", players)
            elsewhere = Party.of(terms)
            elsewhere.identities[0] = party.identities[0]
        elsewhere = reseated(elsewhere)
        with luck(23):
            hub = Hub(elsewhere.players(), 23)
            hub.run()
        for foreign in hub.players[0].log.chains[HONEST][:4]:
            with pytest.raises(Unsigned, match="another table"):
                convicted(evidence(party, messages[:9], foreign.encode()))


def reseated(party: Party) -> Party:
    terms = party.founding.terms
    pairs = zip(party.identities, party.keys, strict=True)
    founding = Founding.of([Join.sign(who, "P", terms, key.X) for who, key in pairs])
    return replace(party, founding=founding)


def test_a_doctored_offence_is_nobody_s() -> None:
    party, messages = played(24)
    data = bytearray(messages[9].encode())
    for place in Random(24).sample(range(len(data)), 40):
        bent = bytes(data[:place]) + bytes([data[place] ^ 4]) + bytes(data[place + 1 :])
        with pytest.raises(Unsigned):
            convicted(evidence(party, messages[:9], bent))


def test_reordered_and_cut_records_are_refused() -> None:
    party, messages = played(25)
    pages = decoded(evidence(party, messages, b""), Pages)
    random, (chapter,) = Random(25), pages.epochs
    for _ in range(20):
        one, other = random.sample(range(len(chapter.entries)), 2)
        entries = list(chapter.entries)
        entries[one], entries[other] = entries[other], entries[one]
        with pytest.raises((Malformed, Unsigned)):
            Record.decode(rewritten(pages, entries))
    for gap in random.sample(range(len(chapter.entries) - 1), 20):
        with pytest.raises((Malformed, Unsigned)):
            Record.decode(rewritten(pages, [*chapter.entries[:gap], *chapter.entries[gap + 1 :]]))


def rewritten(pages: Pages, entries: Sequence[Entry]) -> bytes:
    """The file with other entries in its only epoch."""
    return msgspec.msgpack.encode(
        msgspec.structs.replace(pages, epochs=(Chapter(b"", tuple(entries)),))
    )


def test_a_match_has_one_order_of_messages_only() -> None:
    """Concurrent messages could stand either way; a second file of one match is none."""
    party, messages = played(26)
    swapped = 0
    for place in range(len(messages) - 1):
        one, other = messages[place : place + 2]
        if one.seat != other.seat and other.seen.counts[one.seat - 1] <= one.seq:
            order = (*messages[:place], other, one, *messages[place + 2 :])
            with pytest.raises(Malformed, match="order"):
                Record.decode(Record(party.founding, (Epoch(None, order),)).encode())
            swapped += 1
    assert swapped


# Pairs that are no equivocation


def paired(party: Party, one: Message, other: Message) -> bytes:
    pair = Equivocation(one.signed, other.signed)
    return Record(party.founding, exhibits=(pair.encode(),)).encode()


def test_two_messages_convict_nobody_unless_one_player_signed_both_for_one_position() -> None:
    party, messages = played(27)
    mine = [message for message in messages if message.seat == HONEST]
    theirs = [message for message in messages if message.seat == CHEAT]
    again, twice = played(27, 4)[1], played(28)[1]
    foreign = next(message for message in twice if message.seat == HONEST)

    for one, other in (
        (mine[0], mine[0]),
        (mine[0], mine[1]),
        (mine[0], theirs[0]),
        (mine[0], foreign),
        (foreign, foreign),
        (again[0], mine[0]),
    ):
        with pytest.raises(VoidEvidence):
            convicted(paired(party, one, other))


# Records in which everybody colludes


class Blind(MentalTable[Any]):
    """A table that believes every shuffle, and takes what is no card for some card."""

    def __init__(self, game: Game, founding: Founding, home: Home | None = None) -> None:
        super().__init__(game, founding, home, check_shuffle=lambda _: None)


def test_a_record_that_all_forged_together_names_who_put_in_what_is_no_card() -> None:
    """Shuffles are verified in one sum at the end; until then nonsense may have turned up."""
    mixed: list[bytes] = []

    def nonsense(deck: Deck, desk: Desk) -> Deck:
        return [Ciphertext(card.a, card.b + desk.X) for card in deck]

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "arrange" or mixed:
            return None
        mixed.extend(mixed_from(nonsense)(cheat, message))
        cheat.receive(mixed[0])
        return mixed

    party = watchful(30, 3)
    party.table = Blind
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Cards, "face", lambda cards, point: cards._faces.get(point, Role.CAPTAIN))
        hub = play(party, 30, CHEAT, bend, ExchangeOnce)
    assert hub.errors == []
    assert hub.players[0].table.match.game.lost[CHEAT]

    with pytest.raises(Cheating) as verdict:
        verify_record(hub.players[0].record(), game_of)
    assert verdict.value.seat == CHEAT
