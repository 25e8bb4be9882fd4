"""Which ways there are to us and to the others, in plain words, for the person who plays."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

import trio

from p2p import Address, Linked, Reach, Session, address_text, is_for_others, is_global, relay_of
from ui.words import Words
from ui.words.reasons import in_language

LOOK_SECONDS = 5.0  # a line that is away for a moment is not worth a word

Tell = Callable[[Sequence[str]], None]


@asynccontextmanager
async def telling_ways(
    session: Session, reach: Reach, language: str, tell: Tell
) -> AsyncIterator[None]:
    """While the block lasts, tell all there is to say about them whenever some of it changes."""
    told = Told(session, reach, Words(language, "network"))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(look, reach, told, tell)
        yield
        nursery.cancel_scope.cancel()


async def look(reach: Reach, told: "Told", tell: Tell) -> None:
    """What is new about reaching us is told at once, and of lines what was so at two looks."""
    said, lines, before = list[str](), list[str](), list[str]()
    while True:
        if (now := [*told.of_reaching_us(), *lines]) != said:
            tell(said := now)
        with trio.move_on_after(LOOK_SECONDS) as scope:
            await reach.changes.next()
        if scope.cancelled_caught:
            seen = list(told.of_lines())
            lines, before = (seen if seen == before else lines), seen


class Told:
    """What there is to say now."""

    def __init__(self, session: Session, reach: Reach, words: Words) -> None:
        self._session, self._reach, self._words = session, reach, words

    def of_reaching_us(self) -> Iterator[str]:
        say, reach, hosts = self._words.remark, self._reach, self._session.door is not None
        addresses = self._session.node.addresses
        by_relay = [relay for address in addresses if (relay := relay_of(address))]
        if hosts and reach.from_outside is not None:
            yield say("router-open", port=str(reach.from_outside[1]))
        elif hosts and reach.no_router and not by_relay and self._must_be_let_in(addresses):
            host, port = next(filter(is_for_others, addresses), addresses[0])
            yield say("router-closed", why=reach.no_router.why, port=str(port), host=host)
        for relay in by_relay:
            yield say("relay-used", relay=relay)
        if reach.relay_is_silent and not by_relay:
            names = reach.relays.names if reach.relays else ()
            yield say("relay-silent", relays=", ".join(names), count=len(names))
        if reach.quic is not None and reach.quic.problem:
            yield say("no-quic", why=in_language(self._words.language, reach.quic.problem))

    def _must_be_let_in(self, addresses: Sequence[Address]) -> bool:
        """Is there no other way to us, and none to hope for?"""
        return not self._reach.may_find_relay and not any(map(is_global, addresses))

    def of_lines(self) -> Iterator[str]:
        """Before a match, where the table was found; in one, how all others are linked to us."""
        playing = self._session.playing
        if playing is None or playing.table.me is None:
            yield from self._of_the_table()
            return
        kinds: dict[tuple[str, str], list[str]] = {}
        for seat, linked in self._session.linked.items():
            name = playing.table.founding.names[seat]
            kinds.setdefault((kind_of(linked), linked.relay or ""), []).append(name)
        for (kind, relay), names in sorted(kinds.items()):
            yield self._words.remark(kind, names=", ".join(names), relay=relay)

    def _of_the_table(self) -> Iterator[str]:
        if self._session.door is not None:
            return
        linked = self._session.linked_to_host
        if linked.relay:
            yield self._words.remark("table-by-relay", relay=linked.relay)
        elif linked.dialled:
            yield self._words.remark("table-at", place=address_text(linked.dialled))


def kind_of(linked: Linked) -> str:
    if not linked.is_ours:
        return "lines-others"
    return "lines-relay" if linked.relay else "lines-direct"
