"""Shuffles, alone and as joint shuffles of a whole table."""

from bench.scene import CTX, from_wire, hidden_deck, new_key, to_wire
from bench.timing import Case, Stopwatch
from crypto.elgamal import Ciphertext
from crypto.shuffle.argument import proof_size
from crypto.shuffle.prover import Preparation, Shuffled, shuffle
from crypto.shuffle.verifier import Claim, verify, verify_all

PILES = (2, 4, 8, 15, 20, 52, 76)
JOINT = ((6, 15), (6, 52), (13, 76))


def shuffle_cases() -> list[Case]:
    return [one_shuffle(k) for k in PILES] + [joint_shuffle(n, k) for n, k in JOINT]


def one_shuffle(k: int) -> Case:
    """``verify_next`` is the usual case: the pile was itself the outcome of a shuffle.

    A verifier folds each card once. ``verify`` meets an input pile that was never folded.
    """
    K = new_key().X
    pile = hidden_deck(k, K)

    def prove(watch: Stopwatch) -> Shuffled:
        prepared = watch("precompute", lambda: Preparation(K, k))
        return watch("online", lambda: prepared.shuffle(pile, CTX))

    def once(watch: Stopwatch) -> None:
        shuffled = watch("prove", lambda: prove(watch))
        wire = to_wire(shuffled.after)
        before = [Ciphertext(e.a, e.b) for e in pile]

        def check() -> None:
            verify(Claim(before, from_wire(wire), K, shuffled.proof, CTX))

        watch("verify", check)
        watch("verify_next", check)

    return Case(f"shuffle/{k}", once, proof_size(k))


def joint_shuffle(n: int, k: int) -> Case:
    """``n`` seats shuffle ``k`` cards in turn; a peer checks turn by turn, or all at the end."""
    K = new_key().X
    piles = [hidden_deck(k, K)]
    proofs = []
    for _ in range(n):
        shuffled = shuffle(piles[-1], K, CTX)
        piles.append(shuffled.after)
        proofs.append(shuffled.proof)
    wires = [to_wire(pile) for pile in piles]

    def claims(before: list[Ciphertext]) -> list[Claim]:
        seen = [before, *map(from_wire, wires[1:])]
        turns = zip(seen[:-1], seen[1:], proofs, strict=True)
        return [Claim(pile, after, K, proof, CTX) for pile, after, proof in turns]

    def check_each(before: list[Ciphertext]) -> None:
        for claim in claims(before):
            verify(claim)

    def once(watch: Stopwatch) -> None:
        one, other = from_wire(wires[0]), from_wire(wires[0])
        watch("one_by_one", lambda: check_each(one))
        watch("batch", lambda: verify_all(claims(other)))

    return Case(f"joint_shuffle/n={n} k={k}", once, n * proof_size(k))
