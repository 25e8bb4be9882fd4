"""Which ways there are to us and to the others, in plain words, for the person who plays."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import trio

from p2p import Reach, Session, address_text, is_for_others, is_global, relay_of
from ui.commands.acquaintance import Say
from ui.words import Words
from ui.words.reasons import in_language

LOOK_SECONDS = 5.0  # a line that is away for a moment is not worth a word


@asynccontextmanager
async def telling_ways(
    session: Session, reach: Reach, language: str, say: Say, *, briefly: bool = False
) -> AsyncIterator[None]:
    """While the block lasts, tell what is new about them; ``briefly``: not that all is well."""
    told = Told(session, reach, Words(language, "network"), briefly)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(follow, reach, told, say)
        nursery.start_soon(look, told, say)
        yield
        nursery.cancel_scope.cancel()


async def follow(reach: Reach, told: "Told", say: Say) -> None:
    while True:
        for sentence in told.of_reaching_us():
            say(sentence)
        await reach.changes.next()


async def look(told: "Told", say: Say) -> None:
    before = list[str]()
    while True:
        await trio.sleep(LOOK_SECONDS)
        now = list(told.of_lines())
        if now == before:
            for sentence in told.if_new(now):
                say(sentence)
        before = now


class Told:
    """What there is to say, each sentence once until another one is true."""

    def __init__(self, session: Session, reach: Reach, words: Words, briefly: bool = False) -> None:
        self._session, self._reach, self._words = session, reach, words
        self._briefly = briefly
        self._said = set[str]()
        self._lines = list[str]()

    def of_reaching_us(self) -> Iterator[str]:
        for sentence in self._reaching_us():
            if sentence not in self._said:
                self._said.add(sentence)
                yield sentence

    def _reaching_us(self) -> Iterator[str]:
        say, reach, hosts = self._words.remark, self._reach, self._session.door is not None
        addresses = self._session.node.addresses
        by_relay = [relay for address in addresses if (relay := relay_of(address))]
        if hosts and reach.from_outside is not None:
            yield say("router-open", port=str(reach.from_outside[1]))
        elif hosts and reach.no_router and not by_relay and not any(map(is_global, addresses)):
            host, port = next(filter(is_for_others, addresses), addresses[0])
            yield say("router-closed", why=reach.no_router.why, port=str(port), host=host)
        for relay in by_relay:
            yield say("relay-used", relay=relay)
        if reach.quic is not None and reach.quic.problem:
            yield say("no-quic", why=in_language(self._words.language, reach.quic.problem))

    def if_new(self, sentences: list[str]) -> list[str]:
        if sentences == self._lines:
            return []
        self._lines = sentences
        return sentences

    def of_lines(self) -> Iterator[str]:
        """Before a match, where the table was found; in one, how all others are linked to us."""
        playing = self._session.playing
        if playing is None or playing.table.me is None:
            yield from self._of_the_table()
            return
        founding, links = playing.table.founding, self._session.node.links
        kinds: dict[tuple[str, str], list[str]] = {}
        for who, name in zip(founding.players, founding.names.values(), strict=True):
            link = links.get(who)
            relay = link.route.relay if link else None
            kind = "lines-others" if link is None else "lines-relay" if relay else "lines-direct"
            if who != self._session.me.identity.public:
                kinds.setdefault((kind, relay or ""), []).append(name)
        if self._briefly and {kind for kind, _ in kinds} == {"lines-direct"}:
            return
        for (kind, relay), names in sorted(kinds.items()):
            yield self._words.remark(kind, names=", ".join(names), relay=relay)

    def _of_the_table(self) -> Iterator[str]:
        session, host = self._session, self._session.host
        link = session.node.links.get(host) if host and session.door is None else None
        if link is None:
            return
        if relay := link.route.relay:
            yield self._words.remark("table-by-relay", relay=relay)
        elif link.route.dialled and not self._briefly:
            yield self._words.remark("table-at", place=address_text(link.route.dialled))
