"""Talk at the table under attack: floods, other people's names, markup, and lines turned around."""

from pathlib import Path

import pytest

from crypto.identity import Identity
from p2p.entry.chat import AT_ONCE, SHARED_AT_ONCE, TooFast, Unsayable, is_sayable
from p2p.errors import WireError
from p2p.wire.frames import MAX_TALK, Have, Lobby, Talk, decode, encode
from tests.attacks.test_guests import nothing_of, under_way
from tests.p2p.house import HOST, House
from tests.p2p.strangers import Stranger, knock, stranger
from ui.web.talking import talk

ELSEWHERE = bytes(32)
MARKUP = "<img src=x onerror=alert(1)> <script>alert(1)</script> & &amp; {{x}} ${x}"
HIDING = [
    "\x1b[2J\x1b]0;owned\x07",
    "line\nline",
    "abc\u202edcba",
    "\u2066x\u2069",
    "\u200b",
    "a\x00b",
    "\x7f",
    "\ufeff",
    "\u2028",
]


def said(author: Identity, occasion: bytes, text: str, number: int = 1, name: str = "M") -> Talk:
    frame = Talk(occasion, author.public.key, name, number, text)
    return frame.with_signature(author.sign(frame.signed_bytes()))


async def let_in(house: House, who: Stranger) -> bytes:
    """As a spectator; the occasion of the table."""
    await who.say(knock(watch=True))
    lobby = await who.hear(Lobby)
    assert isinstance(lobby, Lobby)
    return lobby.terms.occasion


async def heard_by_host(house: House, who: Stranger) -> list[str]:
    """What the host has heard, when all is taken in that ``who`` sent before."""
    await who.say(nothing_of(house))
    await who.hear(Have)
    return [line.text for line in house.host.chat.lines]


async def test_what_one_says_all_others_hear(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house:
        guest = house.sessions["guest 1"]
        house.host.chat.say(MARKUP)
        await guest.changes.until(lambda: bool(guest.chat.lines))
        (line,) = talk(guest, set())
        assert (line["text"], line["seat"], line["mine"]) == (MARKUP, seat_of(house, HOST), False)
        (muted,) = talk(guest, {line["key"]})
        assert (muted["muted"], muted["text"]) == (True, "")


def seat_of(house: House, name: str) -> int:
    founding = house.match_of(HOST).table.founding
    seat = founding.seat_of(house.sessions[name].me.identity.public)
    assert seat is not None
    return seat


async def test_nobody_speaks_in_another_name(tmp_path: Path) -> None:
    """A forged line is heard by nobody, and ends the line it came by."""
    async with under_way(tmp_path) as house, stranger(house.address) as mallory:
        occasion = await let_in(house, mallory)
        victim = house.sessions["guest 1"].me.identity.public.key
        forged = said(Identity.generate(), occasion, "I give up")
        stolen = Talk(occasion, victim, "guest 1", 2, "I give up", forged.signature)
        await mallory.say(stolen)
        await mallory.is_cut_off()
        assert house.host.chat.lines == []


async def test_whoever_takes_a_name_of_a_seat_is_shown_without_one(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house, stranger(house.address) as mallory:
        occasion = await let_in(house, mallory)
        await mallory.say(said(Identity.generate(), occasion, "it is me", name=HOST))
        await heard_by_host(house, mallory)
        (line,) = talk(house.host, set())
        assert line["seat"] is None


async def test_what_was_said_at_another_table_or_before_is_not_heard(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house, stranger(house.address) as mallory:
        occasion, author = await let_in(house, mallory), Identity.generate()
        await mallory.say(said(author, ELSEWHERE, "elsewhere"))
        once = said(author, occasion, "once", number=5)
        await mallory.say(once, once, said(author, occasion, "before", number=4))
        assert await heard_by_host(house, mallory) == ["once"]


async def test_a_flood_of_ever_new_keys_is_a_few_lines(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house, stranger(house.address) as mallory:
        occasion = await let_in(house, mallory)
        flood = [said(Identity.generate(), occasion, f"{n}") for n in range(20 * SHARED_AT_ONCE)]
        await mallory.say(*flood)
        heard = await heard_by_host(house, mallory)
        assert SHARED_AT_ONCE <= len(heard) < 2 * SHARED_AT_ONCE  # and what a second brings
        house.host.chat.say("seats are heard all the same")
        assert house.host.chat.lines[-1].text == "seats are heard all the same"


@pytest.mark.parametrize("text", [*HIDING, "", " ", "x" * (MAX_TALK + 1)])
async def test_what_hides_something_is_not_said_and_not_heard(text: str, tmp_path: Path) -> None:
    async with under_way(tmp_path) as house, stranger(house.address) as mallory:
        with pytest.raises(Unsayable):
            house.host.chat.say(text)
        occasion = await let_in(house, mallory)
        await mallory.say(said(Identity.generate(), occasion, text))
        await mallory.is_cut_off()
        assert house.host.chat.lines == []


async def test_one_says_no_more_than_others_would_hear(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house:
        for number in range(AT_ONCE):
            house.host.chat.say(str(number))
        with pytest.raises(TooFast):
            house.host.chat.say("more")


def test_any_language_can_be_said_and_a_frame_has_one_form() -> None:
    assert all(map(is_sayable, ("ça va ?", "שלום", "你好", "👍", MARKUP)))
    frame = said(Identity.generate(), ELSEWHERE, "x" * MAX_TALK)
    assert decode(encode(frame)) == frame
    with pytest.raises(WireError):
        decode(encode(frame).replace(b"x" * MAX_TALK, b"x" * (MAX_TALK - 1)))
