"""Links: what they are made of, what they survive, and what is refused at once."""

import re
import shlex
import shutil
import subprocess
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.identity import Identity
from p2p.entry.invitation import BadInvitation, Invitation
from p2p.entry.places import BadPlace, packed, parse_address, unpacked

HOST = Identity.generate().public
ONE = [("192.168.1.20", 41140)]
ADDRESSES = [
    [("192.168.1.20", 4114)],
    [("::1", 1), ("127.0.0.1", 65535)],
    [("2001:db8::1", 4114), ("table-2.example.org", 443)],
]


@pytest.mark.parametrize("addresses", ADDRESSES)
def test_an_invitation_survives_being_written_down(addresses: list[tuple[str, int]]) -> None:
    invitation = Invitation.to(HOST, addresses)
    assert Invitation.parse(f"  {invitation}\n") == invitation


@pytest.mark.parametrize("addresses", ADDRESSES)
def test_nothing_in_a_link_means_anything_to_a_shell_or_a_chat(
    addresses: list[tuple[str, int]],
) -> None:
    assert re.fullmatch("undertable:[a-z2-7]+", str(Invitation.to(HOST, addresses)))


@pytest.mark.parametrize("shell", [s for s in ("sh", "bash", "zsh", "fish") if shutil.which(s)])
def test_a_shell_hands_a_link_on_as_it_is(shell: str) -> None:
    link = str(Invitation.to(HOST, ADDRESSES[2]))
    assert shlex.quote(link) == link
    done = subprocess.run([shell, "-c", f"echo {link}"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{link}\n"


@pytest.mark.parametrize(
    "around", ["{}.", "({})", "<{}>", "«{}»", "“{}”", "*{}*", "`{}`", "_{}_", "{}!", "{},\n"]
)
def test_what_a_sentence_puts_around_a_link_is_left_out(around: str) -> None:
    invitation = Invitation.to(HOST, ONE)
    assert Invitation.parse(around.format(invitation)) == invitation
    assert Invitation.parse(around.format(str(invitation).capitalize())) == invitation
    assert Invitation.parse(around.format(str(invitation).upper())) == invitation


def test_an_invitation_is_short_enough_for_a_small_qr_code() -> None:
    assert len(str(Invitation.to(HOST, ONE))) == 64


def test_the_zone_of_an_address_stays_at_home() -> None:
    (address,) = Invitation.parse(str(Invitation.to(HOST, [("fe80::1%eth0", 4114)]))).addresses
    assert address == ("fe80::1", 4114)


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
        ("undertable:", "looks like"),
        ("undertable:127.0.0.1:4114", "looks like"),
        ("undertable:127.0.0.1:4114/" + "A" * 32, "earlier version"),
        ("undertable:[::1]:4114,127.0.0.1:4114/" + "A" * 32, "earlier version"),
        ("undertable:" + "a" * 52 + "é", "other signs"),
        ("undertable:" + "a" * 53, "copy it again"),
        ("undertable:" + "a" * 2000, "looks like"),
    ],
)
def test_what_is_no_invitation_gets_one_clear_line(text: str, problem: str) -> None:
    with pytest.raises(BadInvitation, match=problem) as caught:
        Invitation.parse(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("addresses", "problem"),
    [
        ([], "copy it again"),
        ([("127.0.0.1", 0)], "leads nowhere"),
        ([("a b", 1)], "leads nowhere"),
    ],
)
def test_a_link_that_leads_nowhere_gets_one_clear_line(
    addresses: list[tuple[str, int]], problem: str
) -> None:
    with pytest.raises(BadInvitation, match=problem):
        Invitation.parse(str(Invitation.to(HOST, addresses)))


def test_a_letter_lost_or_changed_is_noticed() -> None:
    seed = Random().getrandbits(32)
    print("seed", seed)
    random, link = Random(seed), str(Invitation.to(HOST, ONE))
    for place in range(len("undertable:"), len(link)):
        for other in ("", random.choice([c for c in "abcdefgh234567" if c != link[place]])):
            with pytest.raises(BadInvitation, match="copy it again"):
                Invitation.parse(link[:place] + other + link[place + 1 :])


def test_a_link_is_written_in_one_way() -> None:
    """Its last letter has bits to spare: another one could stand for the same bytes."""
    link = str(Invitation.to(HOST, ONE))
    for other in "abcdefghijklmnopqrstuvwxyz234567":
        if other != link[-1]:
            with pytest.raises(BadInvitation, match="copy it again"):
                Invitation.parse(link[:-1] + other)


def test_no_addresses_are_no_place() -> None:
    with pytest.raises(BadPlace, match="no address"):
        unpacked(b"")


@given(st.text(max_size=200))
def test_any_text_is_an_invitation_or_a_bad_one(text: str) -> None:
    try:
        Invitation.parse("undertable:" + text)
    except BadInvitation:
        return


@given(st.binary(max_size=60))
def test_addresses_have_one_way_to_be_packed(data: bytes) -> None:
    try:
        addresses = unpacked(data)
    except BadPlace:
        return
    assert b"".join(map(packed, addresses)) == data


@pytest.mark.parametrize("text", ["nowhere", "127.0.0.1:99999", "::1:4114", ""])
def test_what_a_person_types_after_at_is_an_address_or_one_clear_line(text: str) -> None:
    with pytest.raises(BadPlace, match="not an address"):
        parse_address(text)
