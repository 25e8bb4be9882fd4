import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.identity import Identity
from p2p.entry.invitation import BadInvitation, Invitation

HOST = Identity.generate().public


@pytest.mark.parametrize(
    "addresses",
    [
        [("192.168.1.20", 4114)],
        [("::1", 1), ("127.0.0.1", 65535)],
        [("fe80::1%eth0", 4114)],
        [("table.example.org", 443)],
    ],
)
def test_an_invitation_survives_being_written_down(addresses: list[tuple[str, int]]) -> None:
    invitation = Invitation.to(HOST, addresses)
    assert Invitation.parse(f"  {invitation}\n") == invitation


def test_an_invitation_is_short_enough_for_a_small_qr_code() -> None:
    assert len(str(Invitation.to(HOST, [("192.168.1.20", 41140)]))) <= 64


def test_only_the_host_fits_its_invitation() -> None:
    invitation = Invitation.to(HOST, [("127.0.0.1", 4114)])
    assert invitation.admits(HOST)
    assert not invitation.admits(Identity.generate().public)


def test_two_invitations_never_share_a_secret() -> None:
    assert Invitation.to(HOST, []).secret != Invitation.to(HOST, []).secret


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "looks like"),
        ("http://example.org/x", "looks like"),
        ("undertable:127.0.0.1:4114", "looks like"),
        ("undertable:127.0.0.1:4114/short", "garbled|lost"),
        ("undertable:127.0.0.1:4114/" + "A" * 31 + "é", "garbled"),
        ("undertable:127.0.0.1:99999/" + "A" * 32, "not an address"),
        ("undertable:nowhere/" + "A" * 32, "not an address"),
        ("undertable:" + "1.1.1.1:1," * 200 + "/" + "A" * 32, "looks like"),
    ],
)
def test_what_is_no_invitation_gets_one_clear_line(text: str, problem: str) -> None:
    with pytest.raises(BadInvitation, match=problem) as caught:
        Invitation.parse(text)
    assert "\n" not in str(caught.value)


@given(st.text(max_size=200))
def test_any_text_is_an_invitation_or_a_bad_one(text: str) -> None:
    try:
        Invitation.parse("undertable:" + text)
    except BadInvitation:
        return
