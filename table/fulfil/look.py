"""Operations that open cards: to one seat alone, or to everybody."""

from collections import Counter
from collections.abc import Sequence

from crypto import remask as masking
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext, decrypt
from crypto.group import point_sum, random_scalar
from crypto.reader import Reader
from games.kit import AnyCard, Face, Seat, Seats, Show
from table.fulfil.arrange import lifted
from table.fulfil.cards import Owned
from table.fulfil.convert import handed
from table.fulfil.desk import Desk
from table.fulfil.unlock import Hands, own_words, take_keys_off
from table.knowledge.learned import Shown
from table.log.op import Op, Turn
from table.private import Sight
from table.rounds.round import Round, Utterance


async def look(desk: Desk, op: Op, hands: Hands) -> dict[Seat, tuple[Face, ...]]:
    """Each seat reads its cards alone; at home, what our own seat saw comes back."""
    unread = {
        seat: [c for c in cards if not desk.cards.is_open(c) and seat not in desk.cards.readable(c)]
        for seat, cards in hands.items()
    }
    for number, part in enumerate(one_reader_a_card(unread)):
        await open_each_to_one(desk, op.opening(number), part)
    return seen_at_home(desk, hands)


def one_reader_a_card(hands: Hands) -> list[dict[Seat, list[AnyCard]]]:
    """A seat that reads a card another reads too does so afterwards, or all shares are public."""
    parts: list[dict[Seat, list[AnyCard]]] = []
    turns: Counter[AnyCard] = Counter()
    for seat, cards in hands.items():
        for card in cards:
            if turns[card] == len(parts):
                parts.append({})
            parts[turns[card]].setdefault(seat, []).append(card)
            turns[card] += 1
    return parts


async def open_each_to_one(desk: Desk, op: Op, hands: Hands) -> None:
    await lift_owned(desk, op, [card for cards in hands.values() for card in cards])
    covered = await remask_exposed(desk, op / "remask", hands)
    await hear_lookers(desk, op, hands, covered)
    to_open = [(to, card) for to, cards in hands.items() for card in cards]
    masks = {card: desk.cards.mask_to_open(card, to) for to, card in to_open}
    others_cards = {giver: [card for to, card in to_open if to != giver] for giver in desk.seats}
    given = await take_keys_off(desk, op / "open", others_cards, masks)
    for to, card in to_open:
        others = [seat for seat in desk.seats if seat != to]
        desk.cards.opened_to(card, to, {giver: next(given[giver]) for giver in others})


def seen_at_home(desk: Desk, hands: Hands) -> dict[Seat, tuple[Face, ...]]:
    me = desk.home
    if me is None or me.seat not in hands:
        return {}
    return {me.seat: tuple(desk.cards.read(c, me.seat, me.key.x) for c in hands[me.seat])}


async def lift_owned(desk: Desk, op: Op, cards: Sequence[AnyCard]) -> None:
    """Cards under somebody's own key go back under the table's, before another may look."""
    owned = [card for card in cards if isinstance(desk.cards[card], Owned)]
    for card, joint in zip(owned, await lifted(desk, op, owned), strict=True):
        desk.cards[card] = joint


async def remask_exposed(desk: Desk, op: Op, hands: Hands) -> Seats:
    """R1: old shares of the looker may be public, and whoever re-masked the card since could
    adapt them to it. A mask that only the looker knows ends that.

    Whoever was gone at any time may have given shares of which the cards know nothing: in what
    is void now, to another seat that had left with it. Returns the lookers that are gone, for
    whom the others masked the cards.
    """
    have_left = desk.have_left()
    exposed = {
        seat: [card for card in cards if seat in have_left or desk.cards.must_remask(card, seat)]
        for seat, cards in hands.items()
    }
    masked = await remask(desk, op, exposed)
    gone = sorted(seat for seat in masked if not masked[seat])
    for seat in gone:  # all its cards: the masks stand for its word as well
        await remask_for(desk, op.in_place_of(seat), seat, hands[seat])
    return frozenset(gone)


async def hear_lookers(desk: Desk, op: Op, hands: Hands, covered: Seats) -> None:
    """R4: nobody takes a key off for a seat before its own word.

    A looker that is gone can't speak. The others mask its cards: whatever shares it may have given
    in a match of which they know nothing are of no use on those. ``covered`` are seats for which
    they have done so.
    """
    if hands.keys() == covered:
        return
    for seat in await own_words(op, hands, desk.seats, desk.last_word):
        if seat not in covered:
            await remask_for(desk, (op / "remask").in_place_of(seat), seat, hands[seat])


async def remask_for(desk: Desk, op: Op, absent: Seat, cards: Sequence[AnyCard]) -> None:
    """Everybody else masks the cards in turn. Only all of them together could adapt old shares,
    and as they are a quorum, they could as well use the key of the absent.

    Should too many others leave meanwhile, it must be back itself: then it is asked once more.
    """
    maskers = set[Seat]()
    while True:
        for seat in desk.seats:
            if seat != absent and (await remask(desk, op / Turn(seat), {seat: cards}))[seat]:
                maskers.add(seat)
        if len(maskers) >= desk.quorum:
            break
        if (await remask(desk, op / "own", {absent: cards}))[absent]:
            return
        op = op.again()
    for card in cards:
        desk.cards.covered(card, absent)


async def remask(desk: Desk, op: Op, hands: Hands) -> dict[Seat, bool]:
    """Each seat masks its cards anew; whoever is gone does not."""
    speakers = tuple(seat for seat, cards in hands.items() if cards)

    def joint(card: AnyCard) -> Ciphertext:
        return desk.cards.joint(desk.cards[card]).e

    def say() -> Utterance:
        me, said = desk.mine.seat, b""
        for i, card in enumerate(hands[me]):
            rho, before = random_scalar(), joint(card)
            after = before.remasked(desk.X, rho)
            ctx = desk.ctx(op, me, f"mask{i}")
            said += after.encode() + masking.prove(before, after, desk.X, rho, ctx)
        return Utterance(said)

    def check(seat: Seat, payload: bytes) -> list[Ciphertext] | None:
        reader = Reader(payload, (CIPHERTEXT_SIZE + masking.PROOF_SIZE) * len(hands[seat]))
        new = []
        for i, card in enumerate(hands[seat]):
            (after,), proof = reader.ciphertexts(1), reader.take(masking.PROOF_SIZE)
            masking.verify(joint(card), after, desk.X, proof, desk.ctx(op, seat, f"mask{i}"))
            new.append(after)
        return desk.cards.admitted(new)

    absent: dict[Seat, list[Ciphertext] | None] = dict.fromkeys(speakers)  # G8
    said = await Round(op, "look", speakers, say, check, about=hands, absent=absent)
    for seat, new in said.items():
        for card, e in zip(hands[seat], new or (), strict=new is not None):
            desk.cards.remasked(card, seat, e)
    return {seat: new is not None for seat, new in said.items()}


async def reveal(desk: Desk, op: Op, cards: Sequence[AnyCard]) -> tuple[Face, ...]:
    """Everybody reads the cards. One that somebody can read alone needs only that one's key."""
    hidden = [card for card in cards if not desk.cards.is_open(card)]
    locks = {card: lock(desk, card) for card in hidden}
    masks = {card: e.a for card, (_, e) in locks.items()}
    cards_of = {seat: [card for card in hidden if seat in locks[card][0]] for seat in desk.seats}
    given = await take_keys_off(desk, op, cards_of, masks)
    for card, (keyholders, e) in locks.items():
        taken = point_sum([next(given[seat]) for seat in keyholders])
        desk.cards.turn_up(card, e.b - taken)
    return tuple(desk.cards.open_face(card) for card in cards)


def lock(desk: Desk, card: AnyCard) -> tuple[tuple[Seat, ...], Ciphertext]:
    """Whose keys open ``card`` to everybody, and what they lie on."""
    for seat, e in desk.cards.readable(card).items():
        return (seat,), e
    desk.cards.mask_to_open(card, None)
    return desk.seats, desk.cards.joint(desk.cards[card]).e


async def show(desk: Desk, op: Op, request: Show) -> Shown | None:
    """Copies of the cards under the key of the one who may see them; notes, never cards."""
    seat, to = request.seat, request.to
    hidden = [card for card in request.cards if not desk.cards.is_open(card)]
    before = [desk.cards.held(card, seat) for card in hidden]
    copies = await handed(desk, op, "show", seat, before, to)
    if copies is None:
        await look(desk, op / "shown", {to: hidden})
    notes = dict(zip(hidden, copies or (), strict=copies is not None))
    desk.private.sights += [Sight(to, card, copy) for card, copy in notes.items()]
    if not desk.is_home(to):
        return None
    x = desk.mine.key.x
    faces = [
        desk.cards.face(decrypt(notes[card], x)) if card in notes else desk.cards.read(card, to, x)
        for card in request.cards
    ]
    return Shown(tuple(faces))
