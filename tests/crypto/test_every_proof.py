"""Attacks that every proof must withstand, whatever it is about."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import sigma
from crypto.group import G, Point, encode_scalar
from crypto.transcript import Transcript
from tests.crypto.altered import altered_statements
from tests.crypto.encodings import NOT_SCALARS, bad_points, points_of_wrong_size
from tests.crypto.material import CTX, FOREIGN_CONTEXTS
from tests.crypto.proofs import SigmaSpecimen, Specimen, refused
from tests.crypto.specimens import SPECIMENS

MADE = {name: make(Random(name)) for name, make in SPECIMENS.items()}
BY_SIGMA = {name: made for name, made in MADE.items() if isinstance(made, SigmaSpecimen)}
KINDS = sorted({made.kind for made in BY_SIGMA.values()} | {"bdleq-w", "shuffle", "test"})

every_proof = pytest.mark.parametrize("specimen", MADE.values(), ids=MADE)
every_sigma_proof = pytest.mark.parametrize("specimen", BY_SIGMA.values(), ids=BY_SIGMA)


@pytest.mark.parametrize("name", SPECIMENS)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_an_honest_proof_convinces(name: str, seed: int) -> None:
    specimen = SPECIMENS[name](Random(seed))

    specimen.verify(specimen.data, CTX)


@every_proof
def test_a_layout_covers_every_byte(specimen: Specimen) -> None:
    assert specimen.words[-1].stop == len(specimen.data)


@every_proof
def test_a_proof_with_any_byte_altered_is_refused(specimen: Specimen) -> None:
    for at in range(len(specimen.data)):
        altered = bytearray(specimen.data)
        altered[at] ^= 1 << at % 8
        with refused("encoding", *specimen.checks):
            specimen.verify(bytes(altered), CTX)


@pytest.mark.long
@every_proof
def test_a_proof_with_any_bit_altered_is_refused(specimen: Specimen) -> None:
    for at in range(8 * len(specimen.data)):
        altered = bytearray(specimen.data)
        altered[at // 8] ^= 1 << at % 8
        with refused("encoding", *specimen.checks):
            specimen.verify(bytes(altered), CTX)


@every_proof
@settings(max_examples=20)
@given(data=st.data())
def test_a_proof_with_some_bytes_altered_is_refused(
    specimen: Specimen, data: st.DataObject
) -> None:
    place = st.integers(0, len(specimen.data) - 1)
    altered = bytearray(specimen.data)
    for at, mask in data.draw(st.dictionaries(place, st.integers(1, 255), min_size=1)).items():
        altered[at] ^= mask

    with refused("encoding", *specimen.checks):
        specimen.verify(bytes(altered), CTX)


@every_proof
def test_a_scalar_from_the_order_up_is_refused_in_every_place(specimen: Specimen) -> None:
    for word in specimen.places("S"):
        for number in NOT_SCALARS:
            with refused("encoding"):
                specimen.verify(specimen.replaced(word, number), CTX)


@every_proof
def test_another_scalar_is_refused_in_every_place(specimen: Specimen) -> None:
    for word in specimen.places("S"):
        true = int.from_bytes(specimen.data[word], "big")
        for other in (true + 1, true - 1, -true, 0, 2 * true):
            with refused(*specimen.checks):
                specimen.verify(specimen.replaced(word, encode_scalar(other)), CTX)


@every_proof
def test_what_is_no_encoding_of_a_point_is_refused_in_every_place(specimen: Specimen) -> None:
    for word in specimen.places("P"):
        for form, encoding in bad_points(specimen.data[word]).items():
            with refused("encoding"):
                specimen.verify(specimen.replaced(word, encoding), CTX)
                pytest.fail(f"{form} was accepted")


@every_proof
def test_a_point_in_a_longer_or_shorter_form_is_refused_in_every_place(specimen: Specimen) -> None:
    for word in specimen.places("P"):
        for form, encoding in points_of_wrong_size(specimen.data[word]).items():
            with refused("length"):
                specimen.verify(specimen.replaced(word, encoding), CTX)
                pytest.fail(f"{form} was accepted")


@every_proof
def test_another_point_is_refused_in_every_place(specimen: Specimen) -> None:
    for word in specimen.places("P"):
        true = Point.decode(specimen.data[word])
        for other in (-true, true + true, true + G, G, -G):
            with refused(*specimen.checks):
                specimen.verify(specimen.replaced(word, other.encode()), CTX)


@every_proof
def test_two_words_exchanged_are_refused(specimen: Specimen) -> None:
    for letter in "PS":
        for first, second in combinations(specimen.places(letter), 2):
            swapped = bytearray(specimen.data)
            swapped[first], swapped[second] = specimen.data[second], specimen.data[first]
            with refused(*specimen.checks):
                specimen.verify(bytes(swapped), CTX)


@every_proof
def test_a_proof_cut_short_is_refused(specimen: Specimen) -> None:
    for stop in (0, 1, len(specimen.data) - 1, *(word.start for word in specimen.words)):
        with refused("length"):
            specimen.verify(specimen.data[:stop], CTX)


@every_proof
@pytest.mark.parametrize("tail", [b"\0", bytes(32), bytes(33), b"x" * 1000])
def test_a_proof_with_more_behind_it_is_refused(specimen: Specimen, tail: bytes) -> None:
    for data in (specimen.data + tail, tail + specimen.data, specimen.data * 2):
        with refused("length"):
            specimen.verify(data, CTX)


@every_proof
@settings(max_examples=10)
@given(noise=st.data())
def test_noise_is_refused(specimen: Specimen, noise: st.DataObject) -> None:
    size = len(specimen.data)
    with refused("encoding", *specimen.checks):
        specimen.verify(noise.draw(st.binary(min_size=size, max_size=size)), CTX)


@every_proof
@pytest.mark.parametrize("ctx", FOREIGN_CONTEXTS.values(), ids=FOREIGN_CONTEXTS)
def test_a_proof_means_nothing_elsewhere(specimen: Specimen, ctx: bytes) -> None:
    with refused(*specimen.checks):
        specimen.verify(specimen.data, ctx)


@pytest.mark.parametrize(
    ("name", "lie"), [(name, lie) for name, made in MADE.items() for lie in made.lies]
)
def test_a_proof_does_not_serve_a_lie(name: str, lie: str) -> None:
    with refused(*MADE[name].checks):
        MADE[name].lies[lie](MADE[name].data, CTX)


@every_proof
def test_a_proof_of_something_else_is_refused(specimen: Specimen) -> None:
    for other in MADE.values():
        if other is not specimen:
            with refused("length", "encoding", *specimen.checks):
                specimen.verify(other.data, CTX)


@every_sigma_proof
def test_a_proof_from_a_transcript_of_another_kind_is_refused(specimen: SigmaSpecimen) -> None:
    specimen.verify(specimen.remade(specimen.kind), CTX)
    for kind in KINDS:
        if kind != specimen.kind:
            with refused("challenge"):
                specimen.verify(specimen.remade(kind), CTX)


@every_sigma_proof
def test_a_proof_of_an_altered_statement_is_refused(specimen: SigmaSpecimen) -> None:
    sigma.verify(specimen.statement, specimen.proof, Transcript(specimen.kind, CTX))
    for place, statement in altered_statements(specimen.statement):
        if statement != specimen.statement:
            with refused("challenge"):
                sigma.verify(statement, specimen.proof, Transcript(specimen.kind, CTX))
                pytest.fail(f"altered in {place}, and accepted")


@every_sigma_proof
def test_a_proof_does_not_answer_for_a_clause_more_or_less(specimen: SigmaSpecimen) -> None:
    whole = specimen.statement
    fewer = [whole[:-1]] if len(whole) > 1 else []
    for statement in (*fewer, (*whole, whole[-1])):
        with refused("length"):
            sigma.verify(statement, specimen.proof, Transcript(specimen.kind, CTX))


@every_sigma_proof
def test_two_proofs_of_one_statement_have_nothing_in_common(specimen: SigmaSpecimen) -> None:
    again = specimen.remade(specimen.kind)[-len(specimen.proof) :]
    old = {specimen.proof[i : i + 32] for i in range(0, len(again), 32)}

    assert old.isdisjoint(again[i : i + 32] for i in range(0, len(again), 32))
