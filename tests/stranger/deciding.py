"""What chance and people say: coins, choices, speeches, claims, plays from a hand."""

from hashlib import sha512
from typing import Any

from games.kit import Choose, ChooseTogether, Coin, Coins, IllegalAnswer, Play, Played, Prove, Speak
from tests.stranger import group, sigma, statements
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.group import digest32, lp, named_point, u16, u32
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Round, Steps
from tests.stranger.standing_in import recovered

CONCEDED = 0xFF


def option(message: Message, among: Any) -> Any:
    reader = Reader(message.payload)
    number = reader.u16()
    reader.end()
    if number >= len(among):
        raise Bad(f"there is no option {number}")
    return among[number]


def choose(desk: Desk, e: int, request: Choose[Any]) -> Steps:
    ask = yield desk.one(
        "choose",
        str(e),
        request.seat,
        lambda message: option(message, request.among),
        default=lambda _: request.preset,
        person=True,
        facts=request.among,
    )
    return ask.said[request.seat]


def choose_together(desk: Desk, e: int, request: ChooseTogether[Any]) -> Steps:
    if len(request.among) == 1:
        ((seat, options),) = request.among.items()
        alone = Choose(seat, options, request.ask, request.preset)
        return {seat: (yield from choose(desk, e, alone))}

    def sealed(message: Message) -> bytes:
        if len(message.payload) != 32:
            raise Bad("no commitment")
        return message.payload

    def preset(_: int) -> Any:
        return None

    among: dict[int, Any] = {seat: request.among[seat] for seat in request.among}
    seats = tuple(among)
    sealing = yield Round(
        "commit", str(e), seats, sealed, default=preset, person=True, facts=request.among
    )
    commitments = {seat: c for seat, c in sealing.said.items() if c is not None}

    def opened(message: Message) -> Any:
        reader = Reader(message.payload)
        r, value = reader.take(32), reader.rest()
        if commitment(desk, str(e), message.seat, r, value) != commitments[message.seat]:
            raise Bad("this was not sealed")
        if len(value) != 2 or int.from_bytes(value, "big") >= len(among[message.seat]):
            raise Bad("no option")
        return among[message.seat][int.from_bytes(value, "big")]

    answers = dict.fromkeys(seats, request.preset)
    if commitments:
        speakers = tuple(seat for seat in seats if seat in commitments)
        default = lambda _: request.preset  # noqa: E731
        opening = yield Round("open", f"{e}/open", speakers, opened, default=default, facts=str(e))
        answers |= opening.said
    return answers


def commitment(desk: Desk, step: str, seat: int, r: bytes, value: bytes) -> bytes:
    parts = (desk.table.id, step.encode(), u16(seat), r, value)
    return digest32(b"undertable/1/commit" + b"".join(map(lp, parts)))


def coin(desk: Desk, e: int, request: Coin) -> Steps:
    return below(request.sides, (yield from chance(desk, e)), LABEL)


def coins(desk: Desk, e: int, request: Coins) -> Steps:
    """Several from one outcome, each with a label of its own."""
    outcome = yield from chance(desk, e)
    labels = [LABEL + str(i).encode() for i in range(len(request.sides))]
    return tuple(below(n, outcome, label) for n, label in zip(request.sides, labels, strict=True))


def chance(desk: Desk, e: int) -> Steps:
    op = str(e)
    C = named_point(b"beacon", desk.table.id, op.encode())

    def check(message: Message) -> group.Point:
        reader = Reader(message.payload)
        S = reader.point()
        statement = statements.same_log(desk.table.key(message.seat), C, S)
        sigma.check("dleq", desk.ctx(message, "beacon"), statement, reader.take(64))
        reader.end()
        return S

    ask = yield Round("beacon", op, desk.everybody(), check, facts=C)
    shares = dict(ask.said)
    for seat in sorted(ask.missing):
        (shares[seat],) = yield from recovered(desk, op, seat, [C])
    whole = group.plus(*shares.values())
    outcome = sha512(b"undertable/1/beacon-out" + lp(desk.table.id) + lp(op.encode()) + whole)
    return outcome.digest()


LABEL = b"coin"


def below(n: int, outcome: bytes, label: bytes) -> int:
    i = 0
    while True:
        v = int.from_bytes(sha512(outcome + label + u32(i)).digest()[:8], "big")
        if v < 2**64 - 2**64 % n:
            return v % n
        i += 1


def speak(desk: Desk, e: int, request: Speak) -> Steps:
    def check(message: Message) -> str:
        try:
            return request.accept(message.payload.decode("utf-8"))
        except (UnicodeDecodeError, IllegalAnswer) as problem:
            raise Bad(str(problem)) from problem

    default = lambda _: request.preset  # noqa: E731
    ask = yield desk.one("speak", str(e), request.seat, check, default=default, person=True)
    return ask.said[request.seat]


def prove(desk: Desk, e: int, request: Prove[Any]) -> Steps:
    """One of the cards is the face, or the claim is conceded."""
    cards = [desk.cards[number] for number in request.cards]
    X = desk.table.key(request.seat)
    M = desk.face_point(request.face)

    def check(message: Message) -> int | None:
        reader = Reader(message.payload)
        place = reader.u8()
        if place == CONCEDED:
            for i, card in enumerate(() if request.may_concede else cards):
                W, proof = reader.point(), reader.take(96)
                statement = statements.denial(X, desk.form(card, request.seat), M, W)
                sigma.check("neq", desk.ctx(message, f"deny{i}"), statement, proof)
            reader.end()
            return None
        if place >= len(cards):
            raise Bad("no such place")
        a, b = desk.form(cards[place], request.seat)
        (share,) = desk.check_shares(message, "show", X, [a], reader)
        reader.end()
        if group.minus(b, share) != M:
            raise Bad("another face")
        return place

    ask = yield desk.one(
        "prove",
        str(e),
        request.seat,
        check,
        default=lambda _: None,
        person=request.may_concede,
        facts=(request, [desk.form(card, request.seat) for card in cards], M),
    )
    place = ask.said[request.seat]
    if place is None:
        desk.conceded.add(e)
        return None
    cards[place].face = request.face
    return request.cards[place]


def play(desk: Desk, e: int, request: Play[Any]) -> Steps:
    X = desk.table.key(request.seat)

    def check(message: Message) -> Played[Any]:
        reader = Reader(message.payload)
        places = [reader.u8() for _ in range(reader.u8())]
        if len(set(places)) < len(places) or any(p >= len(request.hand) for p in places):
            raise Bad("no such places")
        number = reader.u16()
        cards = [desk.cards[request.hand[place]] for place in places]
        hidden = [card for card in cards if card.face is None]
        forms = [desk.form(card, request.seat) for card in hidden]
        shares = []
        if hidden:
            shares = desk.check_shares(message, "play", X, [a for a, _ in forms], reader)
        reader.end()
        found = [desk.open_face(group.minus(b, s)) for (_, b), s in zip(forms, shares, strict=True)]
        come = iter(found)
        faces: Any = tuple(next(come) if card.face is None else card.face for card in cards)
        options = request.with_only(faces)
        if number >= len(options) or tuple(options[number].shows) != faces:
            raise Bad("the rules don't allow that")
        for card, face in zip(cards, faces, strict=True):
            card.face = face
        return Played(options[number], tuple(request.hand[place] for place in places))

    default = lambda _: Played(request.preset, ())  # noqa: E731
    ask = yield desk.one(
        "play", str(e), request.seat, check, default=default, person=True, facts=request
    )
    return ask.said[request.seat]
