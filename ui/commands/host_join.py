"""How people come to a table: they host, join or watch one, or go on where they were cut off."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

import trio

from games.kit import BadSetup
from p2p import (
    LOOPBACK,
    WAIT_SECONDS,
    Address,
    Agree,
    Beacon,
    CodeLock,
    Decide,
    Diary,
    Door,
    Ended,
    Guest,
    Hosting,
    Invitation,
    Invited,
    Lobby,
    Me,
    Reach,
    Reception,
    Refused,
    Relays,
    Returning,
    SatDown,
    Session,
    Way,
    WithCode,
    check_code,
    code_number,
    find_tables,
    home_folder,
    is_code,
    is_for_others,
    load_identity,
    matches_folder,
    new_code,
    save_file,
    shine,
)
from table import Terms
from ui.commands.bot_processes import BotProcesses
from ui.commands.own_name import NOBODY
from ui.commands.rematch import play_along, play_on
from ui.commands.ways.own_relays import chosen_relays, remember
from ui.live.reporter import Reporter
from ui.open_cards import Wish, founding_of, opening_name, record_name, settling
from ui.problem import Problem
from ui.terms import game_of

Attention = Callable[[Session, Path], AbstractAsyncContextManager[None]]


def no_attention(_: Session, __: Path) -> AbstractAsyncContextManager[None]:
    return nullcontext()


AS_BEFORE = ""  # the name of somebody who goes on with a match, and gives no other


@dataclass
class Place:
    """How a person comes to a table: under which name, and where others reach them."""

    name: str
    bind: str | None = None
    port: int = 0
    home: Path = field(default_factory=home_folder)
    at: tuple[Address, ...] = ()  # where the table is, for a guest who knows only its code
    wait: float = WAIT_SECONDS  # at a match that can't go on
    attention: Attention = no_attention  # to whom we play with
    opens: Wish = Wish.NO  # what we alone could read, when a match is over
    router: bool = False  # ask it for a port
    relays: Relays | None = None  # None: no QUIC
    asks_relays: bool = False  # whether those of others may be used

    def __post_init__(self) -> None:
        self.reach = Reach(self.bind, self.router, self.relays)

    async def agree_on_relays(self, reporter: Reporter) -> None:
        """Asked once, and only here: whoever sits at a page can't be asked before it is open."""
        if not self.asks_relays:
            return
        yes = await reporter.use_relays()
        if yes is not None:
            remember(self.home, agreed=yes)
            self.reach.relays = chosen_relays(None, self.home)

    def me(self) -> Me:
        identity = load_identity(self.home)
        me = Me(identity, self.name, matches_folder(self.home), self.bind, self.port)
        me.reachable, me.look_further = self.reach.addresses, self.reach.look_further
        me.transport, me.wait = self.reach.transport, self.wait
        return me


async def host(
    place: Place,
    terms: Terms,
    decide: Decide,
    reporter: Reporter,
    bots: BotProcesses,
    matches: int | None,
) -> None:
    """Open a table, fill it, and play so many ``matches``; without a number, ask after each.

    The host's only privilege is the door.
    """
    await place.agree_on_relays(reporter)
    me = place.me()
    invitation = Invitation.to(me.identity.public, ())
    door = Door(invitation.secret, Guest(me.identity.public.key, me.name, ()), terms)
    lock = CodeLock(new_code())
    reception = Reception(lock, me.identity.public)
    way = Hosting(me.identity.public, door, reception)
    session = Session(me, way, game_of, decide)
    see_to_the_end(session, place, me, reporter)
    attention = place.attention(session, place.home)
    following = reporter.following(session)
    async with session.opened(), leaving(session), following, shining(session, lock), attention:
        here = Invitation(session.node.addresses, invitation.pin, invitation.secret)
        reporter.invited(here, lock.code)
        reporter.strength(terms.strength)
        at_home = ((place.bind or LOOPBACK, me.port),)
        by_hand = str(Invitation(at_home, here.pin, here.secret))
        async with bots.joining(by_hand), trio.open_nursery() as nursery:
            nursery.start_soon(bots.on_demand, by_hand, reporter.bot_wanted)
            nursery.start_soon(renewing, session, here, lock, reporter)
            await play_on(session, reporter, matches)
            nursery.cancel_scope.cancel()


async def renewing(
    session: Session, invitation: Invitation, lock: CodeLock, reporter: Reporter
) -> None:
    """An invitation that leads here by more ways, whenever some are found while seats are free."""
    told = set(invitation.addresses)
    while True:
        await session.changes.until(lambda: not told.issuperset(session.node.addresses))
        told.update(session.node.addresses)
        if session.lobby is not None and not session.lobby.sealed:
            reporter.invited(replace(invitation, addresses=session.node.addresses), lock.code)


@asynccontextmanager
async def leaving(session: Session) -> AsyncIterator[None]:
    """However the block ends, whoever leaves a match that goes on says goodbye (K8)."""
    try:
        yield
    finally:
        await session.say_goodbye()


@asynccontextmanager
async def shining(session: Session, lock: CodeLock) -> AsyncIterator[None]:
    """Let the neighbourhood know of the table: who has its code may join, and later watch."""

    async with trio.open_nursery() as nursery:
        nursery.start_soon(shine, lambda: beacon_of(session.lobby, lock.code))
        yield
        nursery.cancel_scope.cancel()


def beacon_of(lobby: Lobby | None, code: str) -> Beacon | None:
    """What others may know of a table; nothing, if they could not reach it."""
    if lobby is None or not any(map(is_for_others, lobby.guests[0].addresses)):
        return None
    host, terms = lobby.guests[0], lobby.terms
    place = host.identity, host.name, terms.game, terms.players, len(lobby.guests)
    return Beacon(code_number(code), *place, host.addresses)


async def join(
    place: Place, words: str, decide: Decide | None, reporter: Reporter, agree: Agree
) -> None:
    """Take a seat at somebody's table, or without ``decide`` only watch.

    ``words`` are an invitation, or a short code of a table in the same network.
    """
    await place.agree_on_relays(reporter)
    me = place.me()
    session = Session(me, await way_by(words, me, place.at), game_of, decide, agree=agree)
    see_to_the_end(session, place, me, reporter)
    attention = place.attention(session, place.home)
    async with session.opened(), leaving(session), reporter.following(session), attention:
        await play_along(session, reporter)
        check_begun(session)


def check_begun(session: Session) -> None:
    """Whoever came for a match that never began is told why."""
    if session.playing is None:
        raise Refused(session.closed or "the table is closed")


def check_words(words: str) -> None:
    """Return if these can be an invitation or a code at all; it is said before any work."""
    if is_code(words):
        check_code(words)
    else:
        Invitation.parse(words)


async def way_by(words: str, me: Me, at: tuple[Address, ...]) -> Way:
    if is_code(words):
        tables = [at] if at else await find_tables(words)
        return WithCode(words, me.identity.public, tables)
    return Invited(Invitation.parse(words))


async def resume(
    place: Place,
    path: Path,
    decide: Decide,
    reporter: Reporter,
    bots: BotProcesses,
    matches: int | None,
) -> None:
    """Go on with a match that was cut short, from its journal; a host with all its ``bots``."""
    me = place.me()
    session = recalled(me, Diary(path), decide)
    see_to_the_end(session, place, me, reporter)
    async with session.opened(), leaving(session), reporter.following(session):
        if session.door is not None:
            async with bots.coming_back(session.door.terms.occasion):
                await play_on(session, reporter, matches)
        else:
            await play_along(session, reporter)
            check_begun(session)


def recalled(me: Me, diary: Diary, decide: Decide) -> Session:
    """The table as ``diary`` knows it, at the same port; the host gets its door back, too."""
    sat_down = diary.memory.sat_down
    if sat_down is None:
        diary.burn()
        diary.close()
        raise Problem("not-begun")
    try:
        game_of(sat_down.lobby.terms)  # an update may have brought other rules
        check_unopened(me, diary)
    except (BadSetup, Problem):
        diary.close()
        raise
    me.port = me.port or sat_down.door.port
    me.name = me.name or name_at(sat_down.lobby, me)
    return Session(me, way_back(me, sat_down), game_of, decide, diary)


def name_at(lobby: Lobby, me: Me) -> str:
    """What we are called at that table: in its next match as well."""
    mine = me.identity.public.key
    return next((guest.name for guest in lobby.guests if guest.identity == mine), NOBODY)


def check_unopened(me: Me, diary: Diary) -> None:
    """A crash may have left the journal of a match that we have opened: nothing is signed there
    any more (O1).
    """
    founded = diary.memory.founded
    founding = founding_of(joined.join for joined in founded.joins) if founded else None
    seat = founding.seat_of(me.identity.public) if founding else None
    if founding is not None and (me.folder / opening_name(founding, seat)).exists():
        diary.burn()
        raise Problem("already-opened")


def way_back(me: Me, sat_down: SatDown) -> Way:
    lobby, myself = sat_down.lobby, me.identity.public
    if lobby.guests[0].identity != myself.key:
        return Returning(lobby)
    guests = list(lobby.guests)
    door = Door(sat_down.door.secret, guests[0], lobby.terms, guests, match=lobby.match)
    return Hosting(myself, door)


def unfinished(home: Path) -> list[Path]:
    """The journals of matches that were cut short, demos included, the newest first."""
    journals = [*home.glob("matches/*.journal"), *home.glob("demo/*/you/matches/*.journal")]
    return sorted(journals, key=lambda path: path.stat().st_mtime, reverse=True)


def see_to_the_end(session: Session, place: Place, me: Me, reporter: Reporter) -> None:
    """What is told and kept of every match that ends, and what its player is asked then."""
    session.when_finished(lambda ended: reporter.ended(ended, keep(me, ended)))
    session.before_burning(settling(me, place.opens, reporter))


def keep(me: Me, ended: Ended) -> Path:
    """Write down how a match ended: the record, or the evidence against a cheat."""
    name = record_name(ended.founding)
    if ended.cheating is not None:
        path = me.folder / f"{name}.evidence"
        save_file(path, ended.cheating.evidence)
    else:
        path = me.folder / f"{name}.record"
        save_file(path, ended.record)
    return path
