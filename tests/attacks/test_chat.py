"""Talk at a table with somebody who forges, floods, repeats, or is called like another."""

from pathlib import Path

import msgspec
import pytest

from crypto.identity import Identity
from p2p.errors import WireError
from p2p.mesh import chat as talk
from p2p.mesh.chat import GREETING_LINES, KEPT_LINES
from p2p.session import Session
from p2p.wire.frames import MAX_CHAT, Chat, decode, encode
from tests.p2p.house import HOST
from tests.p2p.mesh.test_chat import WATCHER, at_table, heard, said


def line(author: Identity, room: bytes, number: int, text: str = "hello", name: str = "x") -> Chat:
    return Chat(room, author.public.key, name, number, text).signed_by(author)


def room_of(session: Session) -> bytes:
    assert session.lobby is not None
    return session.lobby.terms.occasion


def post(session: Session, *chats: Chat) -> None:
    for chat in chats:
        session.node.flood(chat)


async def test_whoever_forges_a_line_is_cut_off_and_uses_up_nobody_s_words(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat, victim = house.sessions[WATCHER], house.host.me.identity
        link = next(iter(house.host.node.links.values()))
        stranger = Identity.generate()
        forged = [
            msgspec.structs.replace(line(stranger, room_of(cheat), n), author=victim.public.key)
            for n in range(1, GREETING_LINES + 5)
        ]
        for chat in forged:
            with pytest.raises(WireError, match="never signed"):
                house.host.chat.hear(link, chat)
        post(cheat, forged[0])
        await house.host.changes.until(
            lambda: cheat.me.identity.public not in house.host.node.links
        )
        assert house.host.chat.lines() == []
        house.host.chat.hear(link, line(victim, room_of(cheat), 1, "from another of my machines"))
        assert len(house.host.chat.lines()) == 1


async def test_a_flood_of_lines_is_heard_as_slowly_as_anybody_may_speak(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat = house.sessions[WATCHER]
        chats = [line(cheat.me.identity, room_of(cheat), n, f"{n}") for n in range(1, 100)]
        post(cheat, *chats)
        await heard(house.host, GREETING_LINES)
        house.host.chat.say("A word of my own.")
        assert len(house.host.chat.lines()) < 2 * GREETING_LINES < KEPT_LINES
        assert said(house.host.chat)[-1] == (HOST, "A word of my own.")


async def test_any_number_of_spectators_says_no_more_than_one(tmp_path: Path) -> None:
    """Fresh keys cost nothing, and one peer may bring the lines of all of them."""
    async with at_table(tmp_path) as house:
        cheat = house.sessions[WATCHER]
        crowd = [Identity.generate() for _ in range(3 * GREETING_LINES)]
        post(cheat, *(line(one, room_of(cheat), 1) for one in crowd))
        await heard(house.host, GREETING_LINES)
        assert [text for _, text in said(house.host.chat)].count("hello") < 2 * GREETING_LINES
        assert house.host.chat.say("The seats have their own time to speak.")


async def test_ever_new_keys_make_nobody_check_more_than_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new key costs much more to check than to make."""
    checked, check = list[Chat](), talk.check_signature

    def counted(said: Chat) -> None:
        checked.append(said)
        check(said)

    monkeypatch.setattr(talk, "check_signature", counted)
    async with at_table(tmp_path) as house:
        host, link = house.host, next(iter(house.host.node.links.values()))
        for _ in range(5 * GREETING_LINES):
            host.chat.hear(link, line(Identity.generate(), room_of(host), 1))
        assert len(checked) == len(host.chat.lines()) < 2 * GREETING_LINES


async def test_what_was_said_is_not_heard_again_nor_elsewhere(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat, link = house.sessions[WATCHER], next(iter(house.host.node.links.values()))
        house.host.chat.say("Yes.")
        await heard(cheat, 1)
        (said_once,) = cheat.chat.newest()
        elsewhere = line(cheat.me.identity, b"another occasion", 9, "Yes.")
        for chat in (said_once, elsewhere):
            house.host.chat.hear(link, chat)
        assert said(house.host.chat) == [(HOST, "Yes.")]


async def test_a_spectator_that_is_called_like_a_player_is_told_apart(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat = house.sessions[WATCHER]
        post(cheat, line(cheat.me.identity, room_of(cheat), 1, "I fold.", name=HOST))
        await heard(house.host, 1)
        (heard_line,) = house.host.chat.lines()
        assert not heard_line.is_guest
        assert heard_line.author == cheat.me.identity.public.key


def test_a_line_that_is_too_long_is_no_frame() -> None:
    author = Identity.generate()
    data = encode(line(author, b"", 1, "x" * MAX_CHAT))
    assert isinstance(decode(data), Chat)
    with pytest.raises(WireError):
        decode(encode(line(author, b"", 1, "x" * (MAX_CHAT + 1))))
