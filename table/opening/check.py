"""An opening, held against the record that it belongs to: nobody can lie in it (O8, O9)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from crypto import commitment, remask, shares
from crypto.commitment import Opening as Envelope
from crypto.errors import CryptoError, InvalidProof
from crypto.group import G, Point
from crypto.money import balance
from crypto.reader import Reader
from crypto.shares import PROOF_SIZE, Shares
from games.kit import Seat
from table.audit.report import Report
from table.fulfil.choose import INDEX_SIZE
from table.opening.errors import BadOpening
from table.opening.file import Pages, check_signature, read_pages
from table.opening.holding import Holding, Sealed, holding, is_over
from table.private import Arranged


@dataclass(frozen=True, slots=True)
class Opening:
    """What one seat has told, as it was proved: nothing here can be otherwise.

    ``shares`` are by the first component of what lay under its key (that on G is no secret),
    ``orders`` by event (``after[j]`` was ``before[order[j]]``), and ``sealed`` the numbers of
    options, by event.
    """

    seat: Seat
    shares: Mapping[Point, Point]
    orders: Mapping[int, tuple[int, ...]]
    sealed: Mapping[int, int]


def check_opening(report: Report, data: bytes) -> Opening:
    """What is opened by ``data``; ``BadOpening`` if anything in it is not as it should be."""
    if not is_over(report):
        raise BadOpening("only a match that is over can be opened")
    pages = read_pages(data)
    check_place(report, pages)
    seat = Seat(pages.seat)
    try:
        check_signature(data, report.founding.players[seat - 1])
        return proved(report, holding(report, seat), pages)
    except CryptoError as error:
        raise BadOpening(f"the opening of seat {seat} does not hold: {error}") from error


def check_place(report: Report, pages: Pages) -> None:
    if pages.table != report.founding.table:
        raise BadOpening("an opening of another match")
    if pages.seat > len(report.seats):
        raise BadOpening(f"there is no seat {pages.seat} at this table")


def proved(report: Report, held: Holding, pages: Pages) -> Opening:
    """All lengths first, then what costs more: shares, faces, orders, commitments."""
    shares_of, orders_of = lengths_checked(held, pages)
    opened = {G: report.table.desk.keys[held.seat], **dict(proved_shares(report, held, shares_of))}
    check_meanings(report, held.seat, opened)
    orders = {event(a): proved_order(report, held, a, orders_of) for a in held.orders}
    envelopes = zip(held.sealed, pages.sealed, strict=True)
    return Opening(held.seat, opened, orders, {s.event: unsealed(held, s, e) for s, e in envelopes})


def lengths_checked(held: Holding, pages: Pages) -> tuple[Reader, Reader]:
    """Less or more than all is refused: so nobody lies by leaving something out (O2).

    Nor is it a lie then, perhaps: a match that was broken off may have another record, that ends
    elsewhere, and in which the seat could read something else.
    """
    counted = (
        (len(pages.shares), held.shares_size),
        (len(pages.orders), held.orders_size),
        (len(pages.sealed), len(held.sealed)),
    )
    for told, hidden in counted:
        if told != hidden:
            more = f"it tells more or less than this record hides, {told} where that has {hidden}"
            raise InvalidProof("length", more)
    return Reader(pages.shares, held.shares_size), Reader(pages.orders, held.orders_size)


def event(arranged: Arranged) -> int:
    return arranged.op.event or 0


def proved_shares(report: Report, held: Holding, reader: Reader) -> Iterator[tuple[Point, Point]]:
    """O4. A share is one point: no card opens in two ways, to whomever (O9)."""
    X, points = report.table.desk.keys[held.seat], iter(reader.points(len(held.masks)))
    for masks, ctx in held.parts():
        part = Shares(tuple(next(points) for _ in masks), reader.take(PROOF_SIZE))
        shares.verify(X, masks, part, ctx)
        yield from zip(masks, part.points, strict=True)


def check_meanings(report: Report, seat: Seat, opened: Mapping[Point, Point]) -> None:
    """Every card is one of the game, and every amount a number; else a proof was unsound."""
    desk = report.table.desk
    for sight in desk.private.sights:
        if sight.seat == seat:
            desk.cards.face(sight.e.b - opened[sight.e.a])
    for offering in desk.private.offers:
        for reader, e in offering.read_by():
            if reader == seat:
                balance.units(e.b - opened[e.a], desk.accounts.bits)


def proved_order(
    report: Report, held: Holding, arranged: Arranged, reader: Reader
) -> tuple[int, ...]:
    """O5. Where faces are equal, and only there, another order may be proved as well (O9)."""
    k = len(arranged.new)
    order = tuple(reader.take(k))
    proofs = [reader.take(remask.PROOF_SIZE) for _ in order]
    if sorted(order) != list(range(k)):
        raise InvalidProof("order", f"not an order of {k} cards")
    for place, proof in enumerate(proofs):
        before, after = arranged.before[order[place]], arranged.after[place]
        remask.verify(before, after, report.X, proof, held.order_ctx(arranged, place))
    return order


def unsealed(held: Holding, sealed: Sealed, said: bytes) -> int:
    envelope = Envelope.decode(said)
    commitment.verify(sealed.commitment, envelope, held.table, sealed.op, held.seat)
    number = int.from_bytes(envelope.value, "big")
    if len(envelope.value) != INDEX_SIZE or number >= sealed.options:
        raise InvalidProof("sealed", f"not the number of one of {sealed.options} options")
    return number
