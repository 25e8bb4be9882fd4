"""Cheats caught red-handed: what they sign, who names them, and whom the evidence convicts."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from crypto.header import Header, SignedHeader, hash_body, hash_heads
from games.kit import Game, Seat
from table.audit.verify import verify_record
from table.errors import Cheating, MatchError
from table.founding import Terms
from table.log.message import Message, Saying, Seen, body
from table.mental import MentalTable
from table.participant import Listener, Player
from table.record import Record
from table.rounds.verdict import Verdict
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of


class Watchful(MentalTable[Any]):
    """A table that sees to it that a refused message has changed nothing."""

    def hear(self, message: Message) -> Verdict:
        before = state(self)
        try:
            return super().hear(message)
        except MatchError:
            assert state(self) == before, "a refused message left a trace"
            raise


def state(table: MentalTable[Any]) -> tuple[object, ...]:
    cards, book = table.desk.cards, table._book
    rounds = [(asked.op, asked.kind, missing) for asked, missing in table.rounds.open()]
    return (
        (len(table.match.events), table.finished, rounds),
        (dict(cards._states), len(cards._used)),
        (dict(book.faces), list(book.groups), dict(book.cards)),
        (table.desk.accounts.copy(), book.money.copy()),
    )


# What a cheat signs


def signed(
    author: Player[Any], message: Message, seen: Seen | None = None, **changes: Any
) -> bytes:
    """The author's ``message`` with ``changes`` to its saying or header, properly signed."""
    words = {name: changes.pop(name) for name in ("op", "payload") if name in changes}
    saying = replace(message.saying, **words)
    seen = seen or message.seen
    content = body(seen, saying)
    own = seen.counts[message.seat - 1], seen.ids[message.seat - 1]
    heads = hash_heads(author.log.where.roll, seen.ids)
    header = replace(message.header, seq=own[0], prev=own[1], heads=heads)
    header = replace(header, body_hash=hash_body(content), **changes)
    return sealed(author, header, content)


def said_again(cheat: Player[Any], message: Message) -> bytes:
    """What the cheat's own side says when asked once more, its dice or mind having changed."""
    asked = [asked for asked, _ in cheat.table.rounds.open() if asked.op == message.saying.op]
    return asked[0].say().payload


def and_then(author: Player[Any], message: Message, kind: str, op: str, payload: bytes) -> Message:
    """The author's next message right after ``message``, having seen nothing more."""
    counts, ids = list(message.seen.counts), list(message.seen.ids)
    counts[message.seat - 1], ids[message.seat - 1] = message.seq + 1, message.id
    seen, saying = Seen(tuple(counts), tuple(ids)), Saying(kind, op, payload)
    return Message.sign(author.identity, author.log.where, message.seat, seen, saying)


def sealed(author: Player[Any], header: Header, content: bytes) -> bytes:
    return SignedHeader.sign(header, author.identity).encode() + content


def once(kind: str | None, bend: Bend) -> Bend:
    """Bend the first message, of ``kind`` if one is given, that can be bent; then be silent."""
    sprung = False

    def bent(author: Player[Any], message: Message) -> Sent | None:
        nonlocal sprung
        if sprung:
            return ()
        sent = bend(author, message) if kind in (None, message.saying.kind) else None
        sprung = sent is not None
        return sent

    return bent


def flipped(data: bytes, at: int) -> bytes:
    """``data`` with one bit of one byte changed."""
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


# A match with a cheat in it


def watchful(seed: int, players: int, **options: str) -> Party:
    return watching(terms_of("complots", players, **options), seed)


def watching(terms: Terms, seed: int) -> Party:
    with luck(seed):
        party = Party.of(terms)
    party.table = Watchful
    return party


def play(party: Party, seed: int, cheat: Seat, bend: Bend, hub_type: type[Hub] = Hub) -> Hub:
    with luck(seed):
        hub = hub_type(party.players(), seed, {cheat: bend}, [party.spectator()])
        hub.run()
    return hub


def at_first_chance(seeds: range, bend: Bend, match: Callable[[int, Bend], Hub]) -> Hub:
    """The first match, by seed, in which there is something for ``bend`` to bend."""
    bent = False

    def noted(cheat: Player[Any], message: Message) -> Sent | None:
        nonlocal bent
        sent = bend(cheat, message)
        bent = bent or sent is not None
        return sent

    for seed in seeds:
        hub = match(seed, noted)
        if bent:
            return hub
    raise AssertionError(f"there was no chance in {seeds}")


def honest(hub: Hub) -> list[Listener[Any]]:
    return [p for p in hub.peers if not (isinstance(p, Player) and p.seat in hub.cheats)]


def first_error(hub: Hub, peer: Listener[Any]) -> MatchError | None:
    return next((error for other, error in hub.errors if other is peer), None)


def all_convict(hub: Hub, cheat: Seat, peers: Sequence[Listener[Any]] | None = None) -> Cheating:
    """Every honest peer names ``cheat``, and whoever reads its evidence does so too."""
    verdicts = []
    for peer in honest(hub) if peers is None else peers:
        verdict = first_error(hub, peer)
        assert isinstance(verdict, Cheating), f"{verdict!r}"
        assert verdict.seat == cheat, f"an honest player was named: {verdict}"
        assert convicted(verdict.evidence, peer.table.match.game) == cheat
        verdicts.append(verdict)
    return verdicts[0]


def convicted(evidence: bytes, game: Game | None = None) -> Seat | None:
    """Whom a stranger convicts who holds nothing but ``evidence``, and knows the ``game``."""
    make_game = game_of if game is None else lambda _: game.fresh()
    verdict = verify_record(Record.decode(evidence), make_game).convicted
    return verdict.seat if verdict else None
