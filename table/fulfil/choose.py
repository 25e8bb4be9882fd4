"""Operations in which seats decide, and the one in which chance does."""

from collections.abc import Mapping, Sequence
from typing import Any

from crypto import beacon, commitment
from crypto.commitment import COMMITMENT_SIZE, Opening
from crypto.encoding import u16
from crypto.errors import Malformed
from crypto.group import POINT_SIZE, Point
from crypto.keys import PROOF_SIZE
from crypto.reader import Reader
from games.kit import Choose, ChooseTogether, Coin, Coins, IllegalAnswer, Seat, Speak
from table.fulfil.desk import Desk
from table.fulfil.stand_in import filled_up
from table.log.op import Op
from table.rounds.round import Round, Utterance

INDEX_SIZE = 2

Among = Mapping[Seat, Sequence[Any]]


def option(among: Sequence[Any], data: bytes) -> Any:
    """The option with this number."""
    index = int.from_bytes(data, "big")
    if len(data) != INDEX_SIZE or index >= len(among):
        raise Malformed(f"not the number of one of {len(among)} options")
    return among[index]


def number(desk: Desk, op: Op, among: Among) -> bytes:
    """Which option our own seat takes."""
    me = desk.mine
    return u16(list(among[me.seat]).index(me.choices[op]))


async def fulfil(
    desk: Desk, op: Op, request: Choose[Any] | ChooseTogether[Any] | Speak | Coin | Coins
) -> Any:
    match request:
        case Choose():
            return await choose(desk, op, request)
        case ChooseTogether(among, _, preset):
            return await together(desk, op, among, preset)
        case Speak():
            return await speak(desk, op, request)
        case Coin(sides):
            return beacon.number(await chance(desk, op), "coin", sides)
        case Coins(sides):
            outcome = await chance(desk, op)
            return tuple(beacon.number(outcome, f"coin{i}", n) for i, n in enumerate(sides))


async def choose(desk: Desk, op: Op, request: Choose[Any]) -> Any:
    among = {request.seat: request.among}
    return (await together(desk, op, among, request.preset))[request.seat]


async def together(desk: Desk, op: Op, among: Among, preset: Any) -> dict[Seat, Any]:
    """All choose before anybody knows another's choice; one alone simply says it."""
    presets = dict.fromkeys(among, preset)  # G1
    if len(among) == 1:
        return await openly(desk, op, among, presets)
    sealed = await seal(desk, op, among)
    in_time = {seat: envelope for seat, envelope in sealed.items() if envelope is not None}
    return presets | await unseal(desk, op, among, in_time, presets)


async def openly(desk: Desk, op: Op, among: Among, presets: Mapping[Seat, Any]) -> dict[Seat, Any]:
    def say() -> Utterance:
        return Utterance(number(desk, op, among))

    def check(seat: Seat, payload: bytes) -> Any:
        return option(among[seat], payload)

    return await Round(op, "choose", tuple(among), say, check, decision=True, preset=presets)


async def seal(desk: Desk, op: Op, among: Among) -> dict[Seat, bytes | None]:
    """Everybody's choice in an envelope; none of a seat that was late, or is gone."""

    def say() -> Utterance:
        opening = Opening.of(number(desk, op, among))
        fixed = commitment.commit(opening, desk.table, op, desk.mine.seat)
        return Utterance(fixed, opening.encode())

    def check(_: Seat, payload: bytes) -> bytes | None:
        return Reader(payload, COMMITMENT_SIZE).rest()

    nothing: dict[Seat, bytes | None] = dict.fromkeys(among)  # G1
    return await Round(op, "commit", tuple(among), say, check, decision=True, preset=nothing)


async def unseal(
    desk: Desk,
    op: Op,
    among: Among,
    envelopes: Mapping[Seat, bytes],
    presets: Mapping[Seat, Any],
) -> dict[Seat, Any]:
    def say() -> Utterance:
        return Utterance(desk.mine.behind(op))

    def check(seat: Seat, payload: bytes) -> Any:
        opening = Opening.decode(payload)
        commitment.verify(envelopes[seat], opening, desk.table, op, seat)
        return option(among[seat], opening.value)

    return await Round(op / "open", "open", tuple(envelopes), say, check, absent=presets)


async def speak(desk: Desk, op: Op, request: Speak) -> str:
    def check(_: Seat, payload: bytes) -> str:
        try:
            return request.accept(payload.decode("utf-8"))
        except (UnicodeDecodeError, IllegalAnswer) as error:
            raise Malformed(str(error)) from error

    def say() -> Utterance:
        return Utterance(desk.mine.chosen(op, request).encode("utf-8"))

    seat, silence = request.seat, {request.seat: request.preset}  # G1
    return (await Round(op, "speak", (seat,), say, check, True, preset=silence))[seat]


async def chance(desk: Desk, op: Op) -> bytes:
    """What is fixed by all keys together, and nobody knows before the last share."""

    def say() -> Utterance:
        me = desk.mine
        S, proof = beacon.give(me.key, desk.table, op, desk.ctx(op, me.seat, "beacon"))
        return Utterance(S.encode() + proof)

    def check(seat: Seat, payload: bytes) -> list[Point] | None:
        reader = Reader(payload, POINT_SIZE + PROOF_SIZE)
        S, proof = reader.point(), reader.rest()
        ctx = desk.ctx(op, seat, "beacon")
        beacon.verify(desk.keys[seat], S, desk.table, op, proof, ctx)
        return [S]

    absent: dict[Seat, list[Point] | None] = dict.fromkeys(desk.seats)  # G4
    given = await Round(op, "beacon", desk.seats, say, check, absent=absent)
    target = [beacon.target(desk.table, op)]
    targets = dict.fromkeys(desk.seats, target)
    S = [points[0] for points in (await filled_up(desk, op, given, targets)).values()]
    return beacon.output(S, desk.table, op)
