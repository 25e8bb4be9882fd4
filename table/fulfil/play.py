"""Operations on a hand that its owner alone can read: played openly, laid unseen, passed on."""

from typing import Any, Generic

from crypto import membership, shares
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.encoding import u8, u16
from crypto.errors import InvalidProof, Malformed
from crypto.group import Point
from crypto.reader import Reader
from crypto.shares import Shares
from games.kit import AnyCard, Face, Give, Lay, Play, Played, Seat, Show
from games.kit.hands import O
from table.fulfil import look, mix
from table.fulfil.arrange import in_order
from table.fulfil.cards import Owned
from table.fulfil.choose import INDEX_SIZE, option
from table.fulfil.convert import handed
from table.fulfil.desk import Desk
from table.fulfil.outcome import Outcome
from table.knowledge.learned import Moved, Shown
from table.log.op import Op
from table.rounds.round import Round, Utterance


async def fulfil(
    desk: Desk,
    op: Op,
    request: Play[Any] | Lay[Any] | Show | Give,
    new: tuple[AnyCard, ...],
) -> Outcome:
    match request:
        case Play():
            return Outcome(await play(desk, op, request))
        case Lay():
            return await lay(desk, op, request, new)
        case Show():
            return Outcome(None, await look.show(desk, op, request))
        case Give():
            return Outcome(None, await give(desk, op, request))


class OpenPlay(Generic[O]):
    """One seat's turn to play openly: which option, the places of its cards, and their keys.

    The hand is taken as it was when the seat was asked: an answer that comes too late to count
    is checked, too, and by then the cards may have moved.
    """

    def __init__(self, desk: Desk, op: Op, request: Play[O]) -> None:
        self.desk, self.op, self.request = desk, op, request
        self.ctx = desk.ctx(op, request.seat, "play")
        known, hand = desk.cards, request.hand
        self.open = {card: known.open_face(card) for card in hand if known.is_open(card)}
        self.shut = {c: known.held(c, request.seat) for c in hand if c not in self.open}

    def say(self) -> Utterance:
        me, hand = self.desk.mine, self.request.hand
        played = self.request.played(me.chosen(self.op, self.request), self.desk.reading(hand))
        places = bytes([hand.index(card) for card in played.cards])
        number = self.request.with_only(played.option.shows).index(played.option)
        hidden = [self.shut[card] for card in played.cards if card in self.shut]
        keys = shares.give(me.key, [e.a for e in hidden], self.ctx).encode() if hidden else b""
        return Utterance(u8(len(places)) + places + u16(number) + keys)

    def check(self, seat: Seat, payload: bytes) -> Played[O]:
        count = payload[0] if payload else 0
        at = 1 + count
        cards = self.cards_at(payload[1:at])
        faces = self.faces(seat, cards, payload[at + INDEX_SIZE :])
        found: O = option(self.request.with_only(faces), payload[at : at + INDEX_SIZE])
        if found.shows != faces:
            raise InvalidProof("play", "the cards turned up are not those of the option taken")
        return Played(found, cards)

    def cards_at(self, places: bytes) -> tuple[AnyCard, ...]:
        hand = self.request.hand
        if len(set(places)) < len(places) or any(place >= len(hand) for place in places):
            raise Malformed(f"not places of {len(hand)} cards, each once")
        return tuple(hand[place] for place in places)

    def faces(self, seat: Seat, cards: tuple[AnyCard, ...], keys: bytes) -> tuple[Face, ...]:
        """What ``cards`` show once the seat's key is off those that lie face down."""
        hidden = [self.shut[card] for card in cards if card in self.shut]
        points: list[Point] = []
        if hidden or keys:
            given = Shares.decode(keys, len(hidden))
            shares.verify(self.desk.keys[seat], [e.a for e in hidden], given, self.ctx)
            points = [e.b - s for e, s in zip(hidden, given.points, strict=True)]
        turned_up = map(self.desk.cards.face, points)
        return tuple(self.open[c] if c in self.open else next(turned_up) for c in cards)


async def play(desk: Desk, op: Op, request: Play[O]) -> Played[O]:
    """What was played; whoever turns up other cards than it takes is a cheat."""
    turn, seat = OpenPlay(desk, op, request), request.seat
    idle = {seat: Played(request.preset, ())}  # G1
    played = (await Round(op, "play", (seat,), turn.say, turn.check, True, preset=idle))[seat]
    for card, face in zip(played.cards, played.option.shows, strict=True):
        desk.cards.turn_up(card, desk.cards.point(face))
    return played


async def lay(desk: Desk, op: Op, request: Lay[Any], new: tuple[AnyCard, ...]) -> Outcome:
    """The hand mixed, a card of the right kind first; nothing said is nothing laid."""
    seat, hand = request.seat, request.hand
    X, before = desk.keys[seat], [desk.cards.held(card, seat) for card in hand]
    kinds = [desk.cards.point(face) for face in dict.fromkeys(request.faces)]
    ctx, member = desk.ctx(op, seat, "lay"), desk.ctx(op, seat, "member")

    def say() -> Utterance:
        me = desk.mine
        laid = me.chosen(op, request)
        if laid is None:
            return Utterance(b"")
        mixed, order = mix.mix(desk, before, X, ctx, in_order(hand, (laid,)))
        first = Ciphertext.decode(mixed[:CIPHERTEXT_SIZE])
        return Utterance(
            mixed + membership.prove_member(me.key, first, kinds, member), bytes(order)
        )

    def check(_: Seat, payload: bytes) -> list[Ciphertext]:
        if not payload:
            return []
        size = mix.mixed_size(len(before))
        reader = Reader(payload, size + membership.MEMBER_SIZE * len(kinds))
        (first,), proof = reader.ciphertexts(1), payload[size:]
        membership.verify_member(X, first, kinds, proof, member)
        return mix.check_mixed(desk, seat, before, X, ctx, payload[:size])

    none: dict[Seat, list[Ciphertext]] = {seat: []}  # G1
    after = (await Round(op, "lay", (seat,), say, check, decision=True, preset=none))[seat]
    if not after:
        return Outcome(None)
    desk.cards.take(hand)
    for card, e in zip(new, after, strict=True):
        desk.cards[card] = Owned(seat, e)
    if not desk.is_home(seat):
        return Outcome(new)
    return Outcome(new, Moved(tuple([hand[i] for i in desk.mine.behind(op)])))


async def give(desk: Desk, op: Op, request: Give) -> Shown | None:
    """The cards go under the key of their new owner, at whose home their faces come back."""
    seat, to = request.seat, request.to
    hidden = [card for card in request.cards if not desk.cards.is_open(card)]
    before = [desk.cards.held(card, seat) for card in hidden]
    passed = await handed(desk, op, "pass", seat, before, to)
    if passed is None:
        await look.look(desk, op / "passed", {to: hidden})
    for card, E in zip(hidden, passed or (), strict=passed is not None):
        desk.cards[card] = Owned(to, E)
    return Shown(tuple(desk.reading(request.cards).values())) if desk.is_home(to) else None
