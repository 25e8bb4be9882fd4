"""Shadow Blades: recruit from piles that others have seen, rule a zone, hide a mission in it.

2 to 4 players; Richard Garfield's game. R1, R2 and so on are the rulings where the rulebook is
silent: docs/shadow_blades.md. The cards and their marks: games/shadow_blades/cards.py.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.kit import Choose, Coins, Deck, Lay, Look, Note, Reveal, Seat, Shuffle, YesNo
from games.shadow_blades.board import Column, Deployed, Piece
from games.shadow_blades.cards import (
    ALL_CARDS,
    MISSIONS,
    OTHER_CARDS,
    START_CARDS,
    ZONES,
    Condition,
    Name,
    Zone,
    missions_for,
)
from games.shadow_blades.options import SHORT_DECK, Length, Opening, Plot
from games.shadow_blades.plays import Move, Part, Parts, Via, duo
from games.shadow_blades.skills import Ask, Skilled
from games.shadow_blades.state import Phase, Pile, Turn


class Recruit(StrEnum):
    KEEP = "keep"
    SKIP = "skip"


class Showdown(NamedTuple):
    """The deck is empty: so many turns are left."""

    turns: int


class Account(NamedTuple):
    """What somebody's missions came to: those that were paid, and those whose condition failed."""

    seat: Seat
    paid: tuple[Name, ...] = ()
    failed: tuple[Name, ...] = ()

    @property
    def bounties(self) -> int:
        return sum(MISSIONS[name].bounty for name in self.paid)

    def with_mission(self, name: Name, paid: bool) -> "Account":
        if paid:
            return self._replace(paid=(*self.paid, name))
        return self._replace(failed=(*self.failed, name))


@dataclass
class ShadowBlades(Skilled):
    async def play(self) -> None:
        await self.set_up()
        while self.phase is not Phase.OVER:
            await self.take_turn(self.active)
            await self.end_turn()
        await self.score()

    # Set-up

    async def set_up(self) -> None:
        await (self.draft() if self.options.opening is Opening.DRAFT else self.deal())
        if self.options.length is Length.SHORT:
            self.box, self.deck = self.deck[SHORT_DECK:], self.deck[:SHORT_DECK]
        for pile in Pile:
            self.piles[pile] = self.top(1)  # R17: one, whatever the plot says

    async def draw_lots(self) -> None:
        """Who begins, and the plot; both fall at once, while the piles are mixed."""
        begins = () if self.start else self.seats
        plots = tuple(Plot) if self.options.plots is YesNo.YES else ()
        sides = tuple(len(lots) for lots in (begins, plots) if lots)
        drawn = list(await Coins(sides)) if sides else []
        self.active = self.start or begins[drawn.pop(0)]
        self.plot = plots[drawn.pop()] if plots else None

    async def deal(self) -> None:
        """A start card each, unseen by the others (R2); the rest of them go into the deck."""
        start = await Shuffle(await Deck(START_CARDS))
        self.hands = {seat: [start[seat - 1]] for seat in self.seats}
        rest = start[self.players :]
        self.deck = list(await Shuffle((*await Deck(OTHER_CARDS), *rest)))
        await self.draw_lots()
        await Look({seat: tuple(hand) for seat, hand in self.hands.items()})

    async def draft(self) -> None:
        """From the right of the first player on, everybody keeps a card and hands on the rest."""
        self.deck = list(await Shuffle(await Deck(ALL_CARDS)))
        await self.draw_lots()
        cards = self.top(self.players)
        for seat in (*reversed(self.clockwise(self.active)), self.active):
            await Look({seat: tuple(cards)})
            last = len(cards) == 1
            kept = cards[0] if last else await Choose(seat, tuple(cards), Ask.DRAFT, cards[0])
            cards.remove(kept)
            self.hands[seat] = [kept]

    # Turns

    async def take_turn(self, seat: Seat) -> None:
        self.turn = Turn()
        while True:
            part, pieces = await self.next_part(seat)
            if part.move is Move.RECRUIT:
                await self.recruit(seat)
            elif part.move not in (Move.STOP, Move.PASS):
                await self.carry_out(seat, part, pieces)
                continue
            return

    async def next_part(self, seat: Seat) -> tuple[Part, tuple[Piece, ...]]:
        """What comes next; nobody is asked where all can see that nothing is left to do."""
        parts = self.parts(seat)
        only = len(parts.free) == 1 and not (self.hands[seat] and parts.need_cards)
        if only and self.turn.parts:
            return parts.free[0], ()
        ask = Ask.PART if self.turn.begun else Ask.ACTION
        self.turn.begun = True
        return await self.play_from_hand(seat, parts, ask)

    async def end_turn(self) -> None:
        """The showdown begins when the deck is empty; all have one turn more (R13)."""
        if self.phase is Phase.SHOWDOWN:
            self.last_turns -= 1
            if not self.last_turns:
                self.phase = Phase.OVER
        elif not self.deck:
            self.phase, self.last_turns = Phase.SHOWDOWN, self.players
            await Note(Showdown(self.last_turns))
        self.active = self.clockwise(self.active)[0]

    async def recruit(self, seat: Seat) -> None:
        for pile in Pile:
            await Look({seat: tuple(self.piles[pile])})
            if await Choose(seat, tuple(Recruit), Ask.RECRUIT, Recruit.KEEP) is Recruit.KEEP:
                await self.hold(seat, self.take_pile(pile))
                break
        else:
            await self.draw(seat, self.top(2 if self.plot is Plot.DOUBLE else 1))
        for earlier in Pile:
            self.refill(earlier)
            if earlier is pile:
                return

    # Deploying

    def parts(self, seat: Seat) -> Parts:
        """All that ``seat`` may do next, with whatever cards."""
        turn, free = self.turn, [self.idle()]
        if turn.shadowed:
            return Parts(tuple(free))
        if self.ally(seat) and self.hands[seat]:
            free.append(Part(Move.SHADOW))
        zones = self.dominated(seat) if turn.mission else []
        opposing = tuple(self.posts(self.opponents(seat)))
        return Parts(
            tuple(free),
            rights=tuple(turn.rights),
            columns={zone: tuple(self.columns_for(seat, zone)) for zone in Zone},
            missions=tuple([Column(seat, zone) for zone in zones]),
            deceive=opposing if self.plot is Plot.DECEIT and turn.deceit else (),
            fatal=tuple(self.posts(self.seats)) if self.plot is Plot.FATAL else (),
            thieves_arm=self.plot is Plot.ARMS,
        )

    def idle(self) -> Part:
        """What takes no card: only in the showdown one may do nothing (R5)."""
        if self.turn.parts:
            return Part(Move.STOP)
        return Part(Move.PASS if self.phase is Phase.SHOWDOWN else Move.RECRUIT)

    def columns_for(self, seat: Seat, zone: Zone) -> Iterator[Column]:
        """Where ``seat`` may deploy an agent of ``zone``."""
        anywhere = zone is Zone.MERCENARIES or (
            zone is Zone.REINFORCEMENTS and self.plot is Plot.SUPPORT
        )
        for own in ZONES if anywhere else (zone,):
            if self.plot is not Plot.ARROGANCE or not self.dominates(seat, own):
                yield Column(seat, own)
        if zone is Zone.INFILTRATION and self.plot is Plot.ESPIONAGE:
            for other in self.opponents(seat):
                yield from [Column(other, theirs) for theirs in ZONES]

    async def carry_out(self, seat: Seat, part: Part, pieces: tuple[Piece, ...]) -> None:
        self.turn.parts += 1
        match part:
            case Part(Move.DEPLOY, column=Column() as column, via=Via() as via):
                await self.deploy(seat, column, via, pieces)
            case Part(Move.MISSION, column=Column() as column):
                await self.lay_mission(seat, column)
            case Part(Move.DECEIVE, target=target) if target:
                self.turn.deceit = False
                self.take_over(seat, target, pieces)
            case Part(Move.FATAL, target=target) if target:
                self.graveyard += pieces
                self.discard(target)
            case Part(Move.SHADOW):
                await self.pass_shadow(seat)

    async def deploy(self, seat: Seat, column: Column, via: Via, pieces: tuple[Piece, ...]) -> None:
        """At the end of a column; the skill works when the agent stands there."""
        agent, *weapons = pieces
        subtracts = column.seat != seat and column.zone is not Zone.INFILTRATION
        deployed = Deployed(agent, tuple(weapons), subtracts)
        self.board[column].append(deployed)
        self.use_right(via, deployed)
        await self.use_skill(seat, agent)

    def use_right(self, via: Via, deployed: Deployed) -> None:
        rights = [
            right.used(deployed.strength) if right.via is via else right
            for right in self.turn.rights
        ]
        self.turn.rights = [right for right in rights if right.left]
        if via is Via.NORMAL and self.plot is Plot.DUO:
            self.turn.rights.append(duo(deployed.agent.name, deployed.strength))

    async def lay_mission(self, seat: Seat, column: Column) -> None:
        """Face down, one a turn; whoever laid none after all has not done anything yet (R26)."""
        self.turn.mission = False
        hand = tuple(self.hands[seat])
        laid = await Lay(seat, hand, missions_for(column.zone), Ask.MISSION)
        if laid is None:
            self.turn.parts -= 1
            return
        mission, *self.hands[seat] = laid
        self.missions[column].append(mission)

    async def pass_shadow(self, seat: Seat) -> None:
        """A card for the ally, unseen, as the last part of a turn (R21)."""
        ally = self.ally(seat)
        if ally:
            card = await self.set_aside(seat, Ask.SHADOW)
            await self.pass_on(seat, card, ally)
            self.turn.shadowed = True

    # The end

    async def score(self) -> None:
        """All missions are opened, and those whose condition fails are discarded."""
        cards = {card: column for column, laid in self.missions.items() for card in laid}
        names = await Reveal(tuple(cards)) if cards else ()
        accounts = {seat: Account(seat) for seat in self.seats}
        for (card, column), name in zip(cards.items(), names, strict=True):
            paid = self.fulfils(column, MISSIONS[name].condition)
            if not paid:
                self.missions[column].remove(card)
                self.graveyard.append(Piece(card, name))
            accounts[column.seat] = accounts[column.seat].with_mission(name, paid)
        for seat, account in accounts.items():
            self.bounties[seat] = account.bounties
            await Note(account)
        self.winners = tuple(self.richest())

    def fulfils(self, column: Column, condition: Condition) -> bool:
        match condition:
            case Condition.ITS_ZONE:
                return self.dominates(column.seat, column.zone)
            case Condition.TWO_ZONES:
                return len(self.dominated(column.seat)) >= 2
        return True

    def richest(self) -> list[Seat]:
        """Whose bounties, the ally's included, are not fewer than anybody's (R14)."""
        sums = {s: sum(self.bounties[ally] for ally in self.team(s)) for s in self.seats}
        return [seat for seat in self.seats if sums[seat] == max(sums.values())]
