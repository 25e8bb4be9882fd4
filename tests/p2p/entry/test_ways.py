"""Whom a peer lets in, by how it came to the table itself."""

import pytest

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Invited, WithCode
from p2p.errors import Refused
from tests.p2p.strangers import knock

HOST, GUEST, STRANGER = (Identity.generate().public for _ in range(3))
GUESTS = {GUEST.key}


def test_a_guest_lets_in_whom_the_host_names_and_the_host_and_nobody_else() -> None:
    """Asked again when somebody knocks: it may have lost its seat since it was answered."""
    way = Invited(Invitation.to(HOST, ()))
    way.host = HOST
    assert way.admit(HOST, knock(), GUESTS)
    assert way.admit(GUEST, knock(), GUESTS)
    with pytest.raises(Refused, match="ask the host"):
        way.admit(STRANGER, knock(), GUESTS)


def test_before_a_host_has_shown_that_it_knows_the_code_nobody_comes_in() -> None:
    way = WithCode("7-copper-lantern", GUEST, ())
    assert not way.admit(STRANGER, knock(), ())
    way.host = HOST
    assert way.admit(HOST, knock(), ())
