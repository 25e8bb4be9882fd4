"""Transcripts: both sides draw the same challenges, and only from the same conversation."""

import secrets
from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.errors import Malformed
from crypto.generators import H
from crypto.group import ORDER, G, O, Point, encode_scalar
from crypto.transcript import Item, Transcript
from tests.crypto import reference
from tests.crypto.material import CTX, FOREIGN_CONTEXTS

labels = st.text(alphabet="ab", max_size=3)
items = st.one_of(
    st.binary(max_size=4), st.sampled_from([G, H, O]), st.integers(0, ORDER - 1), st.integers(0, 2)
)
absorbed = st.lists(st.tuples(labels, st.lists(items, max_size=3)), max_size=3)


def as_bytes(item: Item) -> bytes:
    if isinstance(item, Point):
        return item.absorbed()
    return encode_scalar(item) if isinstance(item, int) else item


def challenge(said: list[tuple[str, list[Item]]]) -> int:
    transcript = Transcript("test", CTX)
    for label, parts in said:
        transcript.absorb(label, *parts)
    return transcript.challenge("c")


@given(absorbed)
def test_challenges_follow_the_description(said: list[tuple[str, list[Item]]]) -> None:
    transcript, plain = Transcript("test", CTX), reference.Transcript("test", CTX)
    for label, parts in said:
        transcript.absorb(label, *parts)
        plain.absorb(label, *map(as_bytes, parts))

    for name in ("c", "c", "other"):
        assert transcript.challenge(name) == plain.challenge(name)


@given(absorbed, absorbed)
def test_another_conversation_has_another_challenge(
    left: list[tuple[str, list[Item]]], right: list[tuple[str, list[Item]]]
) -> None:
    same = [(label, [*map(as_bytes, parts)]) for label, parts in left] == [
        (label, [*map(as_bytes, parts)]) for label, parts in right
    ]

    assert same == (challenge(left) == challenge(right))


def test_a_challenge_depends_on_kind_context_and_label() -> None:
    drawn = [
        Transcript("test", CTX).challenge("c"),
        Transcript("test", CTX).challenge("d"),
        Transcript("tes", CTX).challenge("c"),
        *(Transcript("test", ctx).challenge("c") for ctx in FOREIGN_CONTEXTS.values()),
    ]

    assert len(set(drawn)) == len(drawn)


def test_challenges_depend_on_the_challenges_before_them() -> None:
    first, second = Transcript("test", CTX), Transcript("test", CTX)
    first.challenge("a")
    second.challenge("b")

    assert first.challenge("c") != second.challenge("c")
    assert first.challenge("c") != first.challenge("c")


def test_nothing_absorbed_is_not_the_same_as_an_empty_item_or_the_identity() -> None:
    said: list[list[tuple[str, list[Item]]]] = [
        [],
        [("a", [])],
        [("a", [b""])],
        [("a", [b"", b""])],
        [("a", [O])],
        [("a", [0])],
        [("a", [bytes(31)])],
        [("a", []), ("a", [])],
    ]

    assert len({challenge(one) for one in said}) == len(said)


def test_a_label_longer_than_its_length_can_say_is_refused() -> None:
    with pytest.raises(Malformed):
        Transcript("test", CTX).absorb("x" * 256)


def first_nonces(prepare: Callable[[Transcript], None], witness: list[int]) -> list[int]:
    transcript = Transcript("test", CTX)
    prepare(transcript)
    return list(islice(transcript.nonces(witness), 3))


def test_nonces_differ_each_time() -> None:
    drawn = {k for _ in range(5) for k in first_nonces(lambda t: t.absorb("a", G), [7])}

    assert len(drawn) == 15
    assert all(0 < k < ORDER for k in drawn)


def test_nonces_under_a_frozen_generator_still_differ_by_statement_and_witness(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A copied virtual machine draws the same randomness twice."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    drawn = [
        first_nonces(lambda t: t.absorb("a", G), [7]),
        first_nonces(lambda t: t.absorb("a", H), [7]),
        first_nonces(lambda t: t.absorb("a", G), [8]),
        first_nonces(lambda t: t.absorb("a", G), [7, 0]),
    ]

    assert len({k for nonces in drawn for k in nonces}) == 12
    assert first_nonces(lambda t: t.absorb("a", G), [7]) == drawn[0], "the generator is frozen"


def test_nonces_need_the_generator_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever guesses a small witness could check the guess against the nonces."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    frozen = first_nonces(lambda t: t.absorb("a", G), [7])
    monkeypatch.setattr(secrets, "token_bytes", lambda size: b"\1" * size)

    assert first_nonces(lambda t: t.absorb("a", G), [7]) != frozen
