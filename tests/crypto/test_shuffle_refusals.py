"""Shuffle proofs that are not quite right: each is refused by the test that should refuse it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.elgamal import Ciphertext
from crypto.encoding import context
from crypto.errors import InvalidProof, Malformed
from crypto.group import ORDER, G, O, point_sum
from crypto.keys import KeyPair
from crypto.shuffle.argument import proof_size
from crypto.shuffle.verifier import Claim, verify
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused
from tests.crypto.shuffling import CTX, hidden_pile, honest, honest_of

K = KeyPair.of(7).X
CLAIM = honest(hidden_pile(3, K), K)
SIZE = proof_size(3)
POINTS = range(0, 7 * 33, 33)
SCALARS = range(7 * 33, SIZE, 32)


def with_bytes(at: int, data: bytes) -> Claim:
    proof = CLAIM.proof[:at] + data + CLAIM.proof[at + len(data) :]
    return replace(CLAIM, proof=proof)


@pytest.mark.parametrize("bit", [0, 7])
def test_any_altered_byte_is_refused(bit: int) -> None:
    verify(CLAIM)
    for at in range(SIZE):
        with pytest.raises(InvalidProof) as caught:
            verify(with_bytes(at, bytes([CLAIM.proof[at] ^ 1 << bit])))
        assert caught.value.check in expected_checks(at)


def expected_checks(at: int) -> set[str]:
    """β_2 and z_Δ, the third last and the last word, stand in V2 alone."""
    if at < 7 * 33:
        return {"encoding", "V1"}
    return {"V2"} if (at - 7 * 33) // 32 in (7, 9) else {"V1"}


@settings(deadline=None, max_examples=40)
@given(k=st.integers(2, 6), where=st.floats(0, 1, exclude_max=True), change=st.integers(1, 255))
def test_any_altered_byte_is_refused_for_other_sizes(k: int, where: float, change: int) -> None:
    claim = honest_of(k)
    at = int(where * len(claim.proof))
    proof = bytearray(claim.proof)
    proof[at] ^= change
    with pytest.raises(InvalidProof):
        verify(replace(claim, proof=bytes(proof)))


@pytest.mark.parametrize("at", POINTS)
def test_a_negated_point_is_refused(at: int) -> None:
    with refused("V1"):
        verify(with_bytes(at, bytes([CLAIM.proof[at] ^ 1])))


BAD_POINTS = {
    "identity": bytes(33),
    "uncompressed": b"\x04" + bytes(32),
    "hybrid": b"\x06" + G.encode()[1:],
    "other first byte": b"\x05" + G.encode()[1:],
    "x above the field": b"\x02" + b"\xff" * 32,
    "x off the curve": b"\x02" + (5).to_bytes(32, "big"),
}


@pytest.mark.parametrize("at", POINTS)
@pytest.mark.parametrize("name", BAD_POINTS)
def test_a_point_in_another_than_its_encoding_is_refused(at: int, name: str) -> None:
    with refused("encoding"):
        verify(with_bytes(at, BAD_POINTS[name]))


@pytest.mark.parametrize("at", SCALARS)
@pytest.mark.parametrize("number", [ORDER, ORDER + 1, 2**256 - 1])
def test_a_number_from_the_order_up_is_refused(at: int, number: int) -> None:
    with refused("encoding"):
        verify(with_bytes(at, number.to_bytes(32, "big")))


LENGTHS: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda proof: proof[:0],
    "truncated": lambda proof: proof[:-1],
    "beheaded": lambda proof: proof[1:],
    "extended": lambda proof: proof + b"\0",
    "twice": lambda proof: proof + proof,
}


@pytest.mark.parametrize("name", LENGTHS)
def test_a_proof_of_another_length_is_refused(name: str) -> None:
    with refused("length"):
        verify(replace(CLAIM, proof=LENGTHS[name](CLAIM.proof)))


@pytest.mark.parametrize("k", [2, 4])
def test_a_proof_for_another_size_is_refused(k: int) -> None:
    with refused("length"):
        verify(replace(CLAIM, proof=honest_of(k).proof))


def test_two_exchanged_words_are_refused() -> None:
    first, second = CLAIM.proof[:33], CLAIM.proof[33:66]
    with refused("V1"):
        verify(replace(CLAIM, proof=second + first + CLAIM.proof[66:]))


CONTEXTS = {
    "table": context(bytes(32), "deck0/v7/shuffle/turn3", 3, "shuffle"),
    "operation": context(TABLE, "deck0/v8/shuffle/turn3", 3, "shuffle"),
    "author": context(TABLE, "deck0/v7/shuffle/turn3", 4, "shuffle"),
    "label": context(TABLE, "deck0/v7/shuffle/turn3", 3, "hand"),
    "suffix": CTX + b"\0",
    "nothing": b"",
}


@pytest.mark.parametrize("name", CONTEXTS)
def test_a_proof_means_nothing_in_another_context(name: str) -> None:
    with refused("V1"):
        verify(replace(CLAIM, ctx=CONTEXTS[name]))


def swapped_statements() -> dict[str, Claim]:
    before, after = list(CLAIM.before), list(CLAIM.after)
    exchanged = [Ciphertext(e.b, e.a) for e in after]
    return {
        "key": replace(CLAIM, K=KeyPair.of(8).X),
        "negated key": replace(CLAIM, K=-K),
        "in and out": replace(CLAIM, before=after, after=before),
        "inputs in another order": replace(CLAIM, before=before[::-1]),
        "outputs in another order": replace(CLAIM, after=after[::-1]),
        "another input": replace(CLAIM, before=[after[0], *before[1:]]),
        "another output": replace(CLAIM, after=[before[0], *after[1:]]),
        "components exchanged": replace(CLAIM, after=exchanged),
        "every card re-masked": replace(CLAIM, after=[e.remasked(K, 5) for e in after]),
    }


@pytest.mark.parametrize("name", swapped_statements())
def test_a_proof_means_nothing_for_another_statement(name: str) -> None:
    with refused("V1"):
        verify(swapped_statements()[name])


def test_a_pile_that_lost_or_won_a_card_is_refused() -> None:
    for after in (CLAIM.after[:-1], [*CLAIM.after, CLAIM.after[0]], []):
        with refused("length"):
            verify(replace(CLAIM, after=after))


@pytest.mark.parametrize("k", [0, 1, 129])
def test_a_pile_of_a_size_that_the_argument_does_not_cover_is_refused(k: int) -> None:
    pile = [Ciphertext(G, K)] * k
    with pytest.raises(Malformed, match="2 to 128"):
        verify(Claim(pile, pile, K, b"", CTX))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_rubbish_of_the_right_length_is_refused(size: int) -> None:
    claim = honest_of(size)
    for rubbish in (bytes(proof_size(size)), b"\xff" * proof_size(size)):
        with refused("encoding"):
            verify(replace(claim, proof=rubbish))


def test_a_proof_made_of_generators_and_small_numbers_is_refused() -> None:
    points = b"".join(point_sum([G] * (i + 1)).encode() for i in range(7))
    for number in (0, 1):
        with refused("V1"):
            verify(replace(CLAIM, proof=points + number.to_bytes(32, "big") * 10))


@pytest.mark.parametrize("place", [0, 2])
@pytest.mark.parametrize("bare", [Ciphertext(O, K), Ciphertext(G, O)], ids=["a", "b"])
def test_a_card_without_an_encoding_is_refused_in_memory_too(place: int, bare: Ciphertext) -> None:
    after = [bare if i == place else e for i, e in enumerate(CLAIM.after)]
    with refused("identity"):
        verify(replace(CLAIM, after=after))
