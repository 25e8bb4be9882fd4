"""Lies in what is opened after a match, signed by their authors: none is believed (O8)."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from crypto import remask, shares
from crypto.encoding import u16
from crypto.generators import V
from crypto.group import POINT_SIZE, G, Point, public_product
from crypto.identity import SIGNATURE_SIZE, Identity
from crypto.keys import KeyPair
from games.kit import Arrange, Deck, Game, Seat
from table.audit.status import Status
from table.audit.verify import verify_record
from table.founding import decoded
from table.fulfil.cards import Joint
from table.fulfil.desk import Home
from table.opening.check import check_opening
from table.opening.errors import BadOpening, CantOpen
from table.opening.file import MAX_OPENING, Pages, signed, to_sign
from table.opening.holding import Holding, holding
from table.opening.make import make_opening
from table.opening.truth import truth
from table.participant import Player
from table.record import Record, read_record
from tests.attacks.test_broken_off import claim_all, stuck
from tests.mental.hub import Hub
from tests.mental.ledger import Ledger, Mixed
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Churning, clocked
from tests.table.opening.opened import GAMES, Opened, match_of, opened

ONE, TWO = Seat(1), Seat(2)
PROOF = 64
Lie = Callable[["Liar"], Pages]


@dataclass
class Liar:
    """One seat with its true opening in hand, and its key: it may sign and prove what it likes."""

    match: Opened
    seat: Seat

    @property
    def pages(self) -> Pages:
        return decoded(self.match.file(self.seat)[:-SIGNATURE_SIZE], Pages)

    @property
    def held(self) -> Holding:
        return holding(self.match.report, self.seat)

    @property
    def key(self) -> KeyPair:
        return self.match.party.keys[self.seat - 1]

    def points(self) -> list[Point]:
        data = self.pages.shares
        return [Point.decode(data[i * 33 : i * 33 + 33]) for i in range(len(self.held.masks))]

    def with_points(self, points: list[Point], proofs: bytes | None = None) -> Pages:
        old = self.pages.shares[POINT_SIZE * len(self.held.masks) :]
        data = b"".join(point.encode() for point in points)
        return replace(self.pages, shares=data + (old if proofs is None else proofs))

    def proved(self, key: KeyPair, points: list[Point]) -> Pages:
        """With a new proof, made as an honest one is, for whatever was claimed."""
        ((masks, ctx),) = self.held.parts()
        return self.with_points(points, shares.give(key, masks, ctx).proof)

    def believed(self, pages: Pages, signer: Identity | None = None) -> None:
        author = signer or self.match.party.identities[self.seat - 1]
        check_opening(self.match.report, signed(pages, author))


def refused(liar: Liar, pages: Pages, signer: Identity | None = None) -> str:
    with pytest.raises(BadOpening) as caught:
        liar.believed(pages, signer)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Faces


def exchanged(liar: Liar) -> Pages:
    first, second, *rest = liar.points()
    return liar.with_points([second, first, *rest])


def exchanged_with_a_new_proof(liar: Liar) -> Pages:
    first, second, *rest = liar.points()
    return liar.proved(liar.key, [second, first, *rest])


def another_face(liar: Liar) -> Pages:
    """One of the game, so that only the proof can tell."""
    cards, (_, *rest) = liar.match.report.table.desk.cards, liar.points()
    sights = liar.match.report.table.desk.private.sights
    (sight, *_) = [s for s in sights if s.seat == liar.seat and s.e.a == liar.held.masks[0]]
    other = next(face for face in cards._points if face != liar.match.face(sight.card))
    return liar.proved(liar.key, [sight.e.b - cards.point(other), *rest])


def errors_that_cancel(liar: Liar) -> Pages:
    first, second, *rest = liar.points()
    return liar.with_points([first + V, second - V, *rest])


def the_negative(liar: Liar) -> Pages:
    return liar.with_points([-point for point in liar.points()])


def another_key(liar: Liar) -> Pages:
    key = KeyPair.generate()
    return liar.proved(key, [key.x * mask for mask in liar.held.masks])


def one_left_out(liar: Liar) -> Pages:
    return liar.with_points(liar.points()[1:])


def one_too_many(liar: Liar) -> Pages:
    return liar.with_points([*liar.points(), V])


def a_shorter_list_with_its_own_proof(liar: Liar) -> Pages:
    ((masks, ctx),) = liar.held.parts()
    given = shares.give(liar.key, masks[1:], ctx)
    return replace(liar.pages, shares=given.encode())


def an_order_that_never_was(liar: Liar) -> Pages:
    return replace(liar.pages, orders=liar.pages.orders + bytes([0, 1]) + bytes(2 * PROOF))


def a_choice_that_never_was(liar: Liar) -> Pages:
    return replace(liar.pages, sealed=(*liar.pages.sealed, bytes(34)))


FACES: list[Lie] = [
    exchanged,
    exchanged_with_a_new_proof,
    another_face,
    errors_that_cancel,
    the_negative,
    another_key,
    one_left_out,
    one_too_many,
    a_shorter_list_with_its_own_proof,
    an_order_that_never_was,
    a_choice_that_never_was,
]


@pytest.mark.parametrize("lie", FACES, ids=lambda lie: lie.__name__)
def test_no_face_is_changed_left_out_or_added(lie: Lie) -> None:
    """O2: all of it, or nothing."""
    liar = Liar(match_of("complots"), TWO)
    liar.believed(liar.pages)
    assert "the opening of seat 2 does not hold" in refused(liar, lie(liar))


def test_more_cards_than_one_proof_covers_are_opened_by_several(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """O4: in a whole Shadow Blades there are hundreds."""
    monkeypatch.setattr("table.opening.holding.MAX_CARDS", 8)
    liar = Liar(match_of("shadow_blades"), TWO)
    assert len(list(liar.held.parts())) > 2
    liar.believed(liar.pages)
    first, *rest = liar.points()
    assert "challenge" in refused(liar, liar.with_points([*rest, first]))


def test_a_bribe_is_not_off_by_one() -> None:
    liar = Liar(match_of("intrigue"), ONE)
    first, *rest = liar.points()
    for wrong in (first + V, first - V):
        assert "challenge" in refused(liar, liar.with_points([wrong, *rest]))
        assert "challenge" in refused(liar, liar.proved(liar.key, [wrong, *rest]))


# Orders


def swapper() -> Liar:
    match = match_of("mascarade")
    return Liar(match, match.report.table.desk.private.arranged[0].seat)


def orders_of(liar: Liar) -> list[tuple[bytes, bytes, bytes]]:
    """Each as two bytes and two proofs."""
    size, data = 2 + 2 * PROOF, liar.pages.orders
    rows = [data[i : i + size] for i in range(0, len(data), size)]
    return [(row[:2], row[2 : 2 + PROOF], row[2 + PROOF :]) for row in rows]


def first_order(liar: Liar, order: bytes, one: bytes, other: bytes) -> Pages:
    rest = [b"".join(row) for row in orders_of(liar)[1:]]
    return replace(liar.pages, orders=order + one + other + b"".join(rest))


def test_a_swap_is_not_denied_by_any_proofs() -> None:
    """O5: neither by the old ones, nor exchanged, nor by new ones."""
    liar = swapper()
    (order, one, other), arranged = orders_of(liar)[0], liar.held.orders[0]
    X, denied = liar.match.report.X, order[::-1]
    secret = liar.match.players[liar.seat - 1].table.desk.mine.kept[arranged.op]
    masks = [int.from_bytes(secret[at : at + 32], "big") for at in (2, 34)]
    anew = [
        remask.prove(
            arranged.before[place], arranged.after[j], X, rho, liar.held.order_ctx(arranged, j)
        )
        for j, (place, rho) in enumerate(zip(denied, masks, strict=True))
    ]
    liar.believed(first_order(liar, order, one, other))
    assert "challenge" in refused(liar, first_order(liar, denied, one, other))
    assert "challenge" in refused(liar, first_order(liar, denied, other, one))
    assert "challenge" in refused(liar, first_order(liar, denied, anew[0], anew[1]))
    assert "challenge" in refused(liar, first_order(liar, order, other, one))


@pytest.mark.parametrize("order", [b"\0\0", b"\1\1", b"\0\2", b"\xff\0"])
def test_one_card_does_not_come_out_twice(order: bytes) -> None:
    liar = swapper()
    _, one, other = orders_of(liar)[0]
    assert "not an order of 2 cards" in refused(liar, first_order(liar, order, one, other))


def test_no_order_is_left_out() -> None:
    liar = swapper()
    rest = b"".join(b"".join(row) for row in orders_of(liar)[1:])
    assert "length" in refused(liar, replace(liar.pages, orders=rest))


class Coat(StrEnum):
    PEASANT = "peasant"
    KING = "king"


class Ask(StrEnum):
    SWAP = "swap"


class Twins(Game):
    """Seat 1 swaps two peasants, or not, and then a peasant and a king, or not."""

    key: ClassVar[str] = "twins"
    counts: ClassVar[range] = range(2, 3)

    async def play(self) -> None:
        one, _ = self.seats
        first, second, king = await Deck((Coat.PEASANT, Coat.PEASANT, Coat.KING))
        first, second = await Arrange(one, (first, second), 1, Ask.SWAP, (first,), on_table=True)
        await Arrange(one, (second, king), 1, Ask.SWAP, (second,), on_table=True)
        self.winners = (one,)


def twins() -> Opened:
    with luck(1):
        party = Party.of(terms_of("twins", 2), lambda terms: Twins(terms.players))
        hub = Hub(party.players(), 1)
        hub.run()
    record = hub.players[0].record().encode()
    return Opened(party, hub.players, verify_record(read_record(record), party.make_game), record)


def test_of_equal_faces_both_orders_pass_and_no_face_depends_on_it() -> None:
    """O9: whoever knows their masks proves either; what is shown is the same."""
    match = twins()
    liar = Liar(match, ONE)
    order, one, other = orders_of(liar)[0]
    told = check_opening(match.report, match.file(1))
    otherwise = signed(first_order(liar, order[::-1], one, other), match.party.identities[0])
    again = check_opening(match.report, otherwise)
    assert told.orders != again.orders
    assert truth(match.report, [told]).cards == truth(match.report, [again]).cards
    order, one, other = orders_of(liar)[1]
    rows = orders_of(liar)
    denied = b"".join(rows[0]) + order[::-1] + one + other
    assert "challenge" in refused(liar, replace(liar.pages, orders=denied))


# Choices that were never opened at the table


def sealer() -> Liar:
    match = opened("complots", 3, 6, Churning)
    seat = next(seat for seat in match.report.seats if holding(match.report, seat).sealed)
    return Liar(match, seat)


def test_what_was_opened_at_the_table_is_not_opened_again() -> None:
    """S_i are the choices that nobody heard (O2)."""
    match = match_of("complots")
    assert "commit" in {step.kind for step in match.report.steps}
    assert [holding(match.report, seat).sealed for seat in match.report.seats] == [()] * 3


def test_a_sealed_choice_is_not_changed() -> None:
    liar = sealer()
    (envelope, *rest), (sealed, *_) = liar.pages.sealed, liar.held.sealed
    r, value = envelope[:32], int.from_bytes(envelope[32:], "big")
    for lie in (
        r + u16((value + 1) % sealed.options),
        secrets.token_bytes(32) + u16(value),
        r + u16(value) + b"\0",
        r,
        b"",
    ):
        refused(liar, replace(liar.pages, sealed=(lie, *rest)))
    refused(liar, replace(liar.pages, sealed=tuple(rest)))
    liar.believed(liar.pages)


# Whose, and of what


def test_nobody_opens_for_another_even_with_all_keys() -> None:
    """A quorum can rebuild a key and prove everything with it; it can't agree (O3)."""
    liar = Liar(match_of("complots"), TWO)
    for signer in (liar.match.party.identities[0], Identity.generate()):
        refused(liar, liar.pages, signer)
    refused(liar, replace(liar.pages, seat=1), liar.match.party.identities[0])
    assert "there is no seat 13" in refused(liar, replace(liar.pages, seat=13))


def test_it_belongs_to_one_table() -> None:
    liar = Liar(match_of("complots"), TWO)
    assert "another match" in refused(liar, replace(liar.pages, table=bytes(32)))
    other = match_of("kuhn")
    with pytest.raises(BadOpening, match="another match"):
        check_opening(other.report, liar.match.file(2))


def test_of_a_record_that_was_cut_short_nothing_is_opened() -> None:
    """O1: for all its proofs it could be a match that still goes on."""
    match = match_of("kuhn")
    record = read_record(match.record)
    (epoch,) = record.epochs
    short = Record(record.founding, (epoch._replace(messages=epoch.messages[:-1]),))
    report = verify_record(short, game_of)
    with pytest.raises(BadOpening, match="over"):
        check_opening(report, match.file(1))


def test_a_match_that_was_broken_off_is_opened_as_far_as_it_went() -> None:
    """Also by the seat that the others claim to be gone."""
    callers = stuck(3)
    claim_all(callers, Seat(3))
    record = callers[0].record().encode()
    report = verify_record(read_record(record), game_of)
    assert report.status is Status.BROKEN_OFF
    for caller in callers:
        player = caller.listener
        assert isinstance(player, Player)
        home = player.table.desk.mine
        told = check_opening(report, make_opening(report, home, player.identity))
        seen = [s for s in report.table.desk.private.sights if s.seat == player.seat]
        shown = truth(report, [told])
        book = player.table.knowledge(player.seat).faces
        assert seen
        assert all(shown.face(sight.card) == book[sight.card] for sight in seen)


def test_an_older_journal_without_masks_is_no_use_for_that() -> None:
    """O7: the match goes on from it, and can't be opened."""
    match = match_of("mascarade")
    seat = match.report.table.desk.private.arranged[0].seat
    player = match.players[seat - 1]
    home = player.table.desk.mine
    older = Home(seat, home.key, kept={op: secret[:2] for op, secret in home.kept.items()})
    with pytest.raises(CantOpen, match="can't be opened here"):
        make_opening(match.report, older, player.identity)


# Bytes


def test_no_bit_of_a_file_can_be_changed() -> None:
    """One in every byte, by chance which."""
    match, random = match_of("kuhn"), Random(1)
    data = match.file(1)
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1 << random.randrange(8)
        with pytest.raises(BadOpening):
            check_opening(match.report, bytes(changed))


def test_other_bytes_for_the_same_content_are_refused() -> None:
    match = match_of("kuhn")
    data, who = match.file(1), match.party.identities[0]
    body = data[:-SIGNATURE_SIZE]
    longer = msgspec.msgpack.encode([*msgspec.msgpack.decode(body), None])
    for other in (body + b"\0", longer, b"", b"\xc1", bytes(MAX_OPENING)):
        with pytest.raises(BadOpening):
            check_opening(match.report, other + who.sign(to_sign(other)))
    for cut in (data[:-1], data + b"\0", b"", data[:63]):
        with pytest.raises(BadOpening):
            check_opening(match.report, cut)


def test_an_opening_of_another_version_is_refused_in_one_line() -> None:
    match = match_of("kuhn")
    body = match.file(1)[:-SIGNATURE_SIZE]
    for version, why in ((b"7", "this program reads version 2"), (b"1", "not read any more")):
        other = body.replace(b"undertable/2/", b"undertable/" + version + b"/")
        with pytest.raises(BadOpening, match=f"an opening of version {int(version)}.*{why}"):
            check_opening(match.report, other + bytes(SIGNATURE_SIZE))


# What is never opened


def test_with_the_orders_of_those_who_mixed_they_would_know_what_another_was_dealt() -> None:
    """O6, tried: a seat that was gone at its turn, or had none, has put no order of its own on."""
    with luck(1):
        party = Party.of(clocked("complots", 4))
        ledger = Ledger(dict(party.founding.keys))
        hub = Hub(party.players(), 1)
        with ledger.listening():
            hub.run()
    record = hub.players[0].record().encode()
    match = Opened(party, hub.players, verify_record(read_record(record), game_of), record)
    cards, mixers = match.report.table.desk.cards, match.report.table.mixers
    deal = [e for e in ledger.entries if isinstance(e, Mixed) and len(e.before) > 4][:mixers]
    (victim,) = {*match.report.seats} - {turn.author for turn in deal}
    deck = [cards.face(e.b - match.report.X) for e in deal[0].before]
    for turn in deal:
        deck = [deck[i] for i in turn.order]
    guessed = {e.a: face for e, face in zip(deal[-1].after, deck, strict=True)}
    dealt = [s for s in match.report.table.desk.private.sights if s.seat == victim][:2]
    hand = [cards.as_laid(sight.card) for sight in dealt]
    assert [guessed[card.e.a] for card in hand if isinstance(card, Joint)] == [
        match.face(sight.card) for sight in dealt
    ]


@pytest.mark.parametrize("game", ["complots", "mascarade"])
def test_no_key_and_no_mask_is_in_a_file(game: str) -> None:
    match = match_of(game)
    for player in match.players:
        data, home = match.file(player.seat), player.table.desk.mine
        kept = [secret for secret in home.kept.values() if len(secret) > 32]
        masks = [s[at : at + 32] for s in kept for at in range(len(s) % 32, len(s), 32)]
        assert not any(secret in data for secret in (home.key.x.to_bytes(32, "big"), *masks))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_what_is_told_could_have_written_the_shares(game: str) -> None:
    """A share is what lies under the key minus what it is: no secret of its own is in it."""
    match = match_of(game)
    desk = match.report.table.desk
    for seat in match.report.seats:
        told = match.opening(seat)
        known = [
            (e, desk.cards.point(match.face(c))) for s, c, e in desk.private.sights if s == seat
        ]
        shown = truth(match.report, [told]).amounts
        for offering in desk.private.offers:
            for reader, e in offering.read_by():
                if reader == seat:
                    amount = shown[offering.op.event or 0][0]
                    assert isinstance(amount, int)
                    known.append((e, public_product(amount, V)))
        assert {e.a: e.b - M for e, M in known} | {G: desk.keys[seat]} == told.shares
