"""A player whose key has a component of small order, so that verifiers disagree about it (I1)."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from crypto import signing
from crypto.errors import Malformed
from crypto.header import SignedHeader
from crypto.identity import Identity, PublicIdentity
from table.audit.verify import verify_record
from table.founding import Founding, Join
from table.record import Record
from tests.crypto.edwards import (
    BASE,
    L,
    add,
    answered,
    challenge,
    encode,
    secret_scalar,
    small_order,
    times,
    verifies,
    verifies_eightfold,
)
from tests.crypto.headers import header
from tests.crypto.proofs import refused
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of


class Mixed(Identity):
    """Its key is a·B and a point of order 8; with some patience it signs all the same."""

    def __init__(self, secret: bytes) -> None:
        self.a = secret_scalar(secret)
        self.public = PublicIdentity(encode(add(times(self.a, BASE), small_order()[1])))

    def sign(self, data: bytes) -> bytes:
        return self.signed(data, fits=True)

    def signed(self, data: bytes, fits: bool) -> bytes:
        """``fits`` where k takes the small component away; otherwise only k·8 does."""
        key = self.public.key
        for nonce in count(1):
            R = encode(times(nonce, BASE))
            if (challenge(R, key, data) % L % 8 == 0) == fits:
                return answered(self.a, key, R, nonce, data)
        raise AssertionError


@contextmanager
def every_key_admitted() -> Iterator[None]:
    """As if the page did not have I1."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signing, "fault_of", lambda _: None)
        yield


def played_by_a_mixed_key() -> bytes:
    """The record of a match whose first seat has such a key, made by programs without I1."""
    with luck(1), every_key_admitted():
        party = Party.of(terms_of("kuhn", 2))
        party.identities[0] = Mixed(b"M" * 32)
        seats = zip(party.identities, party.keys, strict=True)
        joins = [Join.sign(who, "P", party.founding.terms, key.X) for who, key in seats]
        party.founding = Founding.of([Join.decode(join.encode()) for join in joins])
        hub = Hub(party.players(), 1)
        hub.run()
        assert hub.errors == []
        return hub.players[1].record().encode()


def refuse_the_match_of_a_mixed_key() -> None:
    with pytest.raises(Malformed, match="small order"):
        verify_record(Record.decode(played_by_a_mixed_key()), game_of)


def test_a_key_with_a_component_of_small_order_plays_no_match() -> None:
    refuse_the_match_of_a_mixed_key()


def test_without_the_rule_its_match_would_verify() -> None:
    with every_key_admitted():
        with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
            refuse_the_match_of_a_mixed_key()
        assert verify_record(Record.decode(played_by_a_mixed_key()), game_of).complete


def test_with_such_a_key_verifiers_can_be_set_against_each_other() -> None:
    """Why it matters: a message that is signed for some of the table, and for others not."""
    message = header().encode()
    with every_key_admitted():
        cheat = Mixed(b"M" * 32)
        signature = cheat.signed(message, fits=False)
        with refused("signature"):
            cheat.public.verify(signature, message)
    assert verifies_eightfold(cheat.public.key, signature, message)
    assert not verifies(cheat.public.key, signature, message)

    with pytest.raises(Malformed, match="small order"):
        SignedHeader(message, signature).verify(PublicIdentity(cheat.public.key))
