"""Whether those at the table are whom they were last time: said to the person, kept at home."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import trio

from crypto.identity import PublicIdentity
from p2p import Guest, People, Session
from table import Founding
from ui.words import Words

Say = Callable[[str], None]


@asynccontextmanager
async def noticing(session: Session, home: Path, language: str, say: Say) -> AsyncIterator[None]:
    """While the block lasts, tell of names with other keys; keep everybody who plays with us."""
    async with trio.open_nursery() as nursery:
        noticed = Noticed(People(home), language, session.me.identity.public)
        nursery.start_soon(notice, session, noticed, say)
        yield
        nursery.cancel_scope.cancel()


class Noticed:
    """What there is to say about each guest, once; and every table, kept once."""

    def __init__(self, people: People, language: str, me: PublicIdentity) -> None:
        self._people, self._words, self._me = people, Words(language, "people"), me
        self._met = {self._me.key}
        self._kept: bytes | None = None

    def news(self, guests: tuple[Guest, ...]) -> Iterator[str]:
        for guest in guests:
            if guest.identity not in self._met:
                self._met.add(guest.identity)
                yield from self._about(PublicIdentity(guest.identity), guest.name)

    def _about(self, who: PublicIdentity, name: str) -> Iterator[str]:
        if former := self._people.former_name(who, name):
            yield self._words.remark("other-name", name=name, former=former)
        if before := self._people.namesakes(who, name):
            key, old = who.fingerprint, before[-1].fingerprint
            yield self._words.remark("other-key", name=name, key=key, old=old)

    def keep(self, founding: Founding) -> None:
        if founding.table == self._kept:
            return
        self._kept = founding.table
        players = zip(founding.players, founding.names.values(), strict=True)
        with suppress(OSError):  # a convenience, for which no match ends
            self._people.played({who: name for who, name in players if who != self._me})


async def notice(session: Session, noticed: Noticed, say: Say) -> None:
    while True:
        for text in noticed.news(session.lobby.guests if session.lobby else ()):
            say(text)
        if session.playing is not None:
            noticed.keep(session.playing.table.founding)
        await session.changes.next()
