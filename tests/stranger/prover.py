"""What honest seats say, kind by kind: the other side of all that is checked."""

from collections.abc import Callable, Sequence
from secrets import randbelow, token_bytes

from tests.stranger import group, sigma, statements
from tests.stranger.deciding import CONCEDED, commitment
from tests.stranger.group import ORDER, G, Pair, Point, plus, times, u8, u16
from tests.stranger.mix_prover import proof_of_mixing
from tests.stranger.purse_prover import says_empty, says_offer, says_purse
from tests.stranger.rounds import Round
from tests.stranger.speaker import Author


def says_nothing(author: Author, ask: Round, seat: int) -> bytes:
    return b""


def says_key(author: Author, ask: Round, seat: int) -> bytes:
    x, ctx = author.x(seat), author.ctx("key", seat, "pok")
    X = times(x, G)
    return X + sigma.prove("pok", ctx, statements.log_of(X), [(0, [x])]) + sharing(author, seat)


def sharing(author: Author, seat: int) -> bytes:
    """Section 10; the pads are left to chance, for nobody here opens one."""
    q = author.desk.table.quorum
    if not q:
        return b""
    poly = [author.x(seat), *(randbelow(ORDER) for _ in range(q - 1))]
    author.polynomials[seat] = poly
    r, cx = randbelow(ORDER), author.ctx("key", seat, "vss")
    R = times(r, G)
    proof = sigma.prove("pok", cx + b"R", statements.log_of(R), [(0, [r])])
    points = b"".join(times(a, G) for a in poly[1:])
    pads = b"".join(randbelow(ORDER).to_bytes(32, "big") for _ in range(author.desk.n - 1))
    return points + R + proof + pads


def says_choice(author: Author, ask: Round, seat: int) -> bytes:
    return u16(author.random.randrange(min(len(ask.facts), 65536)))


def says_commitment(author: Author, ask: Round, seat: int) -> bytes:
    r, value = token_bytes(32), u16(author.random.randrange(len(ask.facts[seat])))
    author.sealed[seat, ask.op] = r + value
    return commitment(author.desk, ask.op, seat, r, value)


def says_opening(author: Author, ask: Round, seat: int) -> bytes:
    return author.sealed[seat, ask.facts]


def says_beacon(author: Author, ask: Round, seat: int) -> bytes:
    x, C = author.x(seat), ask.facts
    S = times(x, C)
    statement = statements.same_log(times(x, G), C, S)
    return S + sigma.prove("dleq", author.ctx(ask.op, seat, "beacon"), statement, [(0, [x])])


def says_shares(author: Author, ask: Round, seat: int) -> bytes:
    ctx = author.ctx(ask.op, seat, "shares")
    return author.shares(ctx, author.x(seat), ask.facts[seat])


def says_recovery(author: Author, ask: Round, seat: int) -> bytes:
    gone, masks = ask.facts
    powers = enumerate(author.polynomials[gone])
    f = sum(a * pow(seat, k, ORDER) for k, a in powers) % ORDER
    return author.shares(author.ctx(ask.op, seat, "recover"), f, masks)


def says_mixed(author: Author, ask: Round, seat: int) -> bytes:
    K, before = ask.facts
    payload, _, order, masks = mixed(author, ask, seat, K, before)
    author.orders[seat, ask.op] = order, masks
    return payload


def mixed(
    author: Author, ask: Round, seat: int, K: Point, before: Sequence[Pair], first: int = -1
) -> tuple[bytes, list[Pair], list[int], list[int]]:
    order = list(range(len(before)))
    author.random.shuffle(order)
    if first >= 0:
        order.remove(first)
        order.insert(0, first)
    masks = [randbelow(ORDER) for _ in before]
    after = [
        (plus(before[i][0], times(rho, G)), plus(before[i][1], times(rho, K)))
        for i, rho in zip(order, masks, strict=True)
    ]
    ctx = author.ctx(ask.op, seat, ask.kind)
    proof = proof_of_mixing(ctx, K, before, after, order, masks)
    return b"".join(a + b for a, b in after) + proof, after, order, masks


def says_mask(author: Author, ask: Round, seat: int) -> bytes:
    out, K = b"", author.desk.table.joint
    for i, e in enumerate(ask.facts[seat]):
        rho = randbelow(ORDER)
        E = (plus(e[0], times(rho, G)), plus(e[1], times(rho, K)))
        ctx = author.ctx(ask.op, seat, f"mask{i}")
        proof = sigma.prove("remask", ctx, statements.remask(K, e, E), [(0, [rho])])
        out += E[0] + E[1] + proof
    return out


def says_converted(author: Author, ask: Round, seat: int) -> bytes:
    forms, K = ask.facts
    out, x = b"", author.x(seat)
    for i, e in enumerate(forms[seat]):
        s = randbelow(ORDER)
        E = (times(s, G), group.total([(1, e[1]), (s, K), (-x, e[0])]))
        ctx = author.ctx(ask.op, seat, f"{ask.kind}{i}")
        statement = statements.conversion(times(x, G), K, e, E)
        out += E[0] + E[1] + sigma.prove("conv", ctx, statement, [(0, [s, x])])
    return out


def says_proof(author: Author, ask: Round, seat: int) -> bytes:
    """Shows the card if there is one and chance will have it."""
    request, forms, M = ask.facts
    faces = [author.face(seat, e) for e in forms]
    can = [place for place, face in enumerate(faces) if face == request.face]
    if can and (author.random.random() < 0.7 or not request.may_concede):
        place = author.random.choice(can)
        ctx = author.ctx(ask.op, seat, "show")
        return u8(place) + author.shares(ctx, author.x(seat), [forms[place][0]])
    out = u8(CONCEDED)
    for i, e in enumerate(() if request.may_concede else forms):
        out += denial(author.ctx(ask.op, seat, f"deny{i}"), author.x(seat), e, M)
    return out


def denial(ctx: bytes, x: int, e: Pair, D: Point) -> bytes:
    r = randbelow(ORDER)
    W = group.total([(r, e[1]), (-r, D), (-r * x, e[0])])
    statement = statements.denial(times(x, G), e, D, W)
    return W + sigma.prove("neq", ctx, statement, [(0, [r, r * x % ORDER])])


def says_play(author: Author, ask: Round, seat: int) -> bytes:
    request, desk = ask.facts, author.desk
    cards = [desk.cards[number] for number in request.hand]
    forms = [desk.form(card, seat) for card in cards]
    faces = [card.face or author.face(seat, e) for card, e in zip(cards, forms, strict=True)]
    options = request.plays.options(sorted(faces))
    chosen = author.random.choice(options)
    left = list(range(len(cards)))
    places = []
    for face in chosen.shows:
        places.append(next(p for p in left if faces[p] == face))
        left.remove(places[-1])
    number = list(request.with_only(chosen.shows)).index(chosen)
    hidden = [forms[p][0] for p in places if cards[p].face is None]
    out = u8(len(places)) + bytes(places) + u16(number)
    ctx = author.ctx(ask.op, seat, "play")
    return out + (author.shares(ctx, author.x(seat), hidden) if hidden else b"")


def says_lay(author: Author, ask: Round, seat: int) -> bytes:
    X, before, faces = ask.facts
    x = author.x(seat)
    points = [group.minus(b, times(x, a)) for a, b in before]
    can = [place for place, M in enumerate(points) if M in faces]
    if not can or author.random.random() < 0.1:
        return b""
    first = author.random.choice(can)
    out, after, _, _ = mixed(author, ask, seat, X, before, first)
    statement = statements.member(X, after[0], faces)
    known = [(faces.index(points[first]), [x])]
    return out + sigma.prove("member", author.ctx(ask.op, seat, "member"), statement, known)


def says_speech(author: Author, ask: Round, seat: int) -> bytes:
    return author.random.choice(["", "a word", "à bientôt ☕"]).encode()


def says_end(author: Author, ask: Round, seat: int) -> bytes:
    return bytes(author.desk.match.game.winners)


SAYS: dict[str, Callable[[Author, Round, int], bytes]] = {
    "key": says_key, "ack": says_nothing, "agree": says_nothing, "end": says_end,
    "choose": says_choice, "commit": says_commitment, "open": says_opening,
    "beacon": says_beacon, "shares": says_shares, "recover": says_recovery,
    "shuffle": says_mixed, "ahead": says_mixed, "arrange": says_mixed, "look": says_mask,
    "lift": says_converted, "show": says_converted, "pass": says_converted,
    "prove": says_proof, "play": says_play, "lay": says_lay, "speak": says_speech,
    "offer": says_offer, "empty": says_empty, "purse": says_purse,
}  # fmt: skip


def says(author: Author, ask: Round, seat: int) -> bytes:
    """What ``seat`` owes there, with chance for a will."""
    return SAYS[ask.kind](author, ask, seat)
