"""Every proof but the shuffle, from secrets to bytes and from bytes to a verdict.

``prove`` is all the prover does, outputs included, up to the bytes of the message; ``verify``
starts from those bytes. Keys and input cards, which the verifier's state holds before the
message comes, are decoded already.
"""

from collections.abc import Callable

from bench.scene import (
    CTX,
    TABLE,
    faces,
    from_wire,
    hidden,
    hidden_deck,
    new_key,
    received,
    to_wire,
)
from bench.timing import Case, Stopwatch
from crypto import beacon, conversion, denial, keys, membership, recovery, remask, shares, swap
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.group import POINT_SIZE, G, Point, random_scalar
from crypto.money import balance, payment


def proof_cases() -> list[Case]:
    return [
        key_proof(),
        equal_logs(),
        *(given_shares(k) for k in (1, 2, 4, 10, 24, 52)),
        swapped_or_not(),
        new_mask(),
        change_of_keys(),
        *(member(size) for size in (2, 5, 13)),
        not_that_card(),
        *(hidden_payment(bits) for bits in (9, 10)),
        opened_balance(),
        *(shared_key(n, q) for n, q in ((6, 4), (13, 10))),
        dice(),
    ]


def proof_case(
    path: str, prove: Callable[[], bytes], verify: Callable[[bytes], object], outputs: int = 0
) -> Case:
    """A case whose message is ``outputs`` bytes of new cards, shares or keys, then the proof."""

    def once(watch: Stopwatch) -> None:
        message = watch("prove", prove)
        watch("verify", lambda: verify(message))

    return Case(path, once, len(prove()) - outputs)


def key_proof() -> Case:
    key = new_key()

    def verify(message: bytes) -> None:
        keys.verify_key(Point.decode(message[:POINT_SIZE]), message[POINT_SIZE:], CTX)

    return proof_case(
        "pok", lambda: key.X.encode() + keys.prove_key(key, CTX), verify, outputs=POINT_SIZE
    )


def equal_logs() -> Case:
    key = new_key()
    C = received(random_scalar() * G)
    S = received(key.x * C)
    return proof_case(
        "dleq",
        lambda: keys.prove_same_log(key, C, S, CTX),
        lambda message: keys.verify_same_log(key.X, C, S, message, CTX),
    )


def given_shares(count: int) -> Case:
    key = new_key()
    masks = [e.a for e in hidden_deck(count, key.X)]

    def verify(message: bytes) -> None:
        shares.verify(key.X, masks, shares.Shares.decode(message, count), CTX)

    return proof_case(f"shares/{count}", lambda: shares.give(key, masks, CTX).encode(), verify)


def swapped_or_not() -> Case:
    K = new_key().X
    first, second = hidden_deck(2, K)
    before = first, second

    def prove() -> bytes:
        after, proof = swap.shuffle(before, K, True, CTX)
        return to_wire(after) + proof

    def verify(message: bytes) -> None:
        one, other = from_wire(message[: 2 * CIPHERTEXT_SIZE])
        swap.verify(before, (one, other), K, message[2 * CIPHERTEXT_SIZE :], CTX)

    return proof_case("swap", prove, verify, outputs=2 * CIPHERTEXT_SIZE)


def new_mask() -> Case:
    K = new_key().X
    (before,) = hidden_deck(1, K)

    def prove() -> bytes:
        rho = random_scalar()
        after = before.remasked(K, rho)
        return after.encode() + remask.prove(before, after, K, rho, CTX)

    def verify(message: bytes) -> None:
        after = Ciphertext.decode(message[:CIPHERTEXT_SIZE])
        remask.verify(before, after, K, message[CIPHERTEXT_SIZE:], CTX)

    return proof_case("remask", prove, verify, outputs=CIPHERTEXT_SIZE)


def change_of_keys() -> Case:
    owner, K = new_key(), new_key().X
    (e,) = hidden_deck(1, owner.X)

    def prove() -> bytes:
        E, proof = conversion.convert(owner, e, K, CTX)
        return E.encode() + proof

    def verify(message: bytes) -> None:
        E = Ciphertext.decode(message[:CIPHERTEXT_SIZE])
        conversion.verify(owner.X, e, K, E, message[CIPHERTEXT_SIZE:], CTX)

    return proof_case("conversion", prove, verify, outputs=CIPHERTEXT_SIZE)


def member(size: int) -> Case:
    owner, allowed = new_key(), faces(size)
    e = hidden(allowed[size // 2], owner.X)
    return proof_case(
        f"membership/{size}",
        lambda: membership.prove_member(owner, e, allowed, CTX),
        lambda message: membership.verify_member(owner.X, e, allowed, message, CTX),
    )


def not_that_card() -> Case:
    owner, (held, denied) = new_key(), faces(2)
    e = hidden(held, owner.X)

    def verify(message: bytes) -> None:
        denial.verify(owner.X, e, denied, denial.Denial.decode(message), CTX)

    return proof_case("denial", lambda: denial.deny(owner, e, denied, CTX).encode(), verify)


def hidden_payment(bits: int) -> Case:
    payer, payee = new_key(), new_key()
    owned, amount = 300, 100
    purse = payment.Purse(payer.X, balance.endowment(owned, payer.X))
    other = payment.Purse(payee.X, balance.endowment(owned, payee.X))

    def prove() -> bytes:
        paid = payment.pay(payer, purse.balance, owned, payee.X, amount, bits, CTX)
        return paid.encode()

    def verify(message: bytes) -> None:
        payment.verify(purse, other, payment.Payment.decode(message, bits), bits, CTX)

    return proof_case(f"payment/{bits}", prove, verify)


def opened_balance() -> Case:
    owner, owned = new_key(), 100
    purse = balance.endowment(owned, owner.X)
    return proof_case(
        "balance_opening",
        lambda: balance.prove_balance(owner, purse, owned, CTX),
        lambda message: balance.verify_balance(owner.X, purse, owned, message, CTX),
    )


def shared_key(n: int, q: int) -> Case:
    """``verify`` is one receiver's whole work for one dealer: the checks, and its own share."""
    pairs = {seat: new_key() for seat in range(1, n + 1)}
    public = {seat: pair.X for seat, pair in pairs.items()}

    def verify(message: bytes) -> None:
        sharing = recovery.Sharing.decode(message, 1, n, q)
        recovery.verify_sharing(sharing, 1, public[1], n, q, CTX)
        recovery.receive(sharing, 1, public[1], 2, pairs[2], CTX)

    return proof_case(
        f"sharing/n={n} q={q}", lambda: recovery.deal(1, pairs[1], public, q, CTX).encode(), verify
    )


def dice() -> Case:
    key = new_key()

    def prove() -> bytes:
        S, proof = beacon.give(key, TABLE, "roll", CTX)
        return S.encode() + proof

    def verify(message: bytes) -> None:
        S = Point.decode(message[:POINT_SIZE])
        beacon.verify(key.X, S, TABLE, "roll", message[POINT_SIZE:], CTX)

    return proof_case("beacon", prove, verify)
