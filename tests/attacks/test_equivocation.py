"""Two histories by one player, and people who would like to see that where it is not."""

from dataclasses import replace

import pytest

from crypto.errors import Malformed
from crypto.header import Equivocation, Header, SignedHeader, hash_body, join_bytes
from crypto.identity import Identity
from tests.crypto.edwards import L, sign
from tests.crypto.headers import ALICE, BOB, header, signed
from tests.crypto.proofs import refused

OTHER_BODY = hash_body(b"right")
DIFFERENCES: dict[str, dict[str, object]] = {
    "body": {"body_hash": OTHER_BODY},
    "kind": {"kind": "pass"},
    "prev": {"prev": b"p" * 32},
    "heads": {"heads": b"h" * 32},
}
POSITIONS: dict[str, dict[str, object]] = {
    "seq": {"seq": 6},
    "epoch": {"epoch": 3},
    "table": {"table": b"t" * 32},
    "seat": {"seat": 4},
}


@pytest.mark.parametrize("name", DIFFERENCES)
def test_two_messages_for_one_position_convict_their_author(name: str) -> None:
    """The cheat tells two halves of the table two different things."""
    evidence = Equivocation(signed(), signed(ALICE, **DIFFERENCES[name]))
    Equivocation.decode(evidence.encode()).verify(ALICE.public)
    Equivocation(evidence.other, evidence.one).verify(ALICE.public)


@pytest.mark.parametrize("name", POSITIONS)
def test_messages_for_two_positions_convict_nobody(name: str) -> None:
    """The framer shows two honest messages, from two turns, epochs, tables or seats."""
    elsewhere = signed(ALICE, body_hash=OTHER_BODY, **POSITIONS[name])
    with refused("position"):
        Equivocation(signed(), elsewhere).verify(ALICE.public)


def test_one_message_shown_twice_convicts_nobody() -> None:
    """The framer repeats the only message there is."""
    with refused("identical"):
        Equivocation(signed(), signed()).verify(ALICE.public)


@pytest.mark.parametrize("author", [ALICE, BOB], ids=["the one", "the other"])
def test_messages_of_two_players_convict_neither(author: Identity) -> None:
    """The framer signs the second message itself."""
    evidence = Equivocation(signed(ALICE), signed(BOB, body_hash=OTHER_BODY))
    with refused("signature"):
        evidence.verify(author.public)


def test_a_true_pair_convicts_no_other_player() -> None:
    """The framer presents one player's crime as another's."""
    evidence = Equivocation(signed(ALICE), signed(ALICE, body_hash=OTHER_BODY))
    with refused("signature"):
        evidence.verify(BOB.public)


def test_a_signature_does_not_move_to_another_header() -> None:
    """The framer writes a second header and puts the first one's signature below it."""
    true = signed()
    false = SignedHeader(header(body_hash=OTHER_BODY).encode(), true.signature)
    for evidence in (Equivocation(true, false), Equivocation(false, true)):
        with refused("signature"):
            evidence.verify(ALICE.public)


def test_exchanged_signatures_are_refused() -> None:
    """The cheat's friend spoils the evidence, to have it laughed at."""
    one, other = signed(), signed(body_hash=OTHER_BODY)
    spoilt = Equivocation(
        replace(one, signature=other.signature), replace(other, signature=one.signature)
    )
    with refused("signature"):
        spoilt.verify(ALICE.public)


def test_a_second_signature_under_one_message_is_no_second_message() -> None:
    """The framer makes another signature out of the one it saw, by adding the order to S."""
    true = signed()
    S = int.from_bytes(true.signature[32:], "little") + L
    twin = SignedHeader(true.header, true.signature[:32] + S.to_bytes(32, "little"))
    with refused("signature"):
        Equivocation(true, twin).verify(ALICE.public)


def test_one_message_signed_twice_by_its_author_is_no_second_message() -> None:
    """The framer finds that a player signed one message with two nonces: odd, but one message."""
    once = signed()
    again = SignedHeader(once.header, sign(ALICE.secret_bytes(), once.header, nonce=12345))
    assert again.signature != once.signature
    assert again.verify(ALICE.public) == once.verify(ALICE.public)
    with refused("identical"):
        Equivocation(once, again).verify(ALICE.public)


def test_two_joins_are_two_tables_and_no_crime() -> None:
    """The framer shows that somebody asked to join twice."""
    joins = [join_bytes(body) for body in (b"table one", b"table two")]
    one, other = (SignedHeader(data, ALICE.sign(data)) for data in joins)
    with pytest.raises(Malformed, match="170 bytes"):
        Equivocation(one, other).verify(ALICE.public)
    with pytest.raises(Malformed, match="468 bytes"):
        Equivocation.decode(Equivocation(one, other).encode())


def test_a_join_can_not_be_made_to_look_like_a_header() -> None:
    """The framer wants a JOIN's signature to cover a message, or the other way round."""
    assert not join_bytes(b"x").startswith(b"undertable/2/msg")
    assert not header().encode().startswith(b"undertable/1/join")


PADDINGS = [b"play" + bytes(11) + b"\x01", b"play" + b"\0x" + bytes(10), b"play " + bytes(11)]


@pytest.mark.parametrize("kind", PADDINGS)
def test_one_kind_in_two_paddings_is_no_second_message(kind: bytes) -> None:
    """The cheat signs the same message with rubbish in the padding, to be taken for two."""
    plain = header().encode()
    odd = plain[:122] + kind + plain[138:]
    with pytest.raises(Malformed):
        Header.decode(odd)
    with pytest.raises(Malformed):
        Equivocation(signed(), SignedHeader(odd, ALICE.sign(odd))).verify(ALICE.public)


def test_evidence_is_checked_without_trust_in_its_bytes() -> None:
    """The framer hopes that some altered bit of true evidence still convicts."""
    evidence = Equivocation(signed(), signed(body_hash=OTHER_BODY)).encode()
    for at in range(468):
        altered = bytearray(evidence)
        altered[at] ^= 0x10
        with refused("signature"):
            Equivocation.decode(bytes(altered)).verify(ALICE.public)
