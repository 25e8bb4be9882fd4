"""From the words of a command to a running peer."""

import argparse
import os
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import trio

from games.catalogue import find, set_up
from p2p import (
    Agree,
    Decide,
    Relays,
    Session,
    home_folder,
    is_for_others,
    parse_address,
    unless_weak,
)
from table import Clock, Terms
from ui.commands.bot_processes import BotProcesses
from ui.commands.bot_seat import bot
from ui.commands.demo import Demo, Plan, clock_words, demo_of, quorum_words
from ui.commands.handed_over import HANDED_OVER, read_invitation
from ui.commands.host_join import (
    AS_BEFORE,
    Attention,
    Place,
    check_words,
    host,
    join,
    no_attention,
    resume,
    unfinished,
)
from ui.commands.lifecycle import run
from ui.commands.own_name import own_name
from ui.commands.verify_apart import check_apart, check_place_for
from ui.commands.ways.own_relays import chosen_relays, is_unasked
from ui.forked import Main, fork_ahead
from ui.live.reporter import Lines, Reporter
from ui.open_cards import Wish
from ui.problem import Problem
from ui.program import quoted_after, typed_command
from ui.terms import terms_for

REACTION_SECONDS = 60
NEGOTIATION_SECONDS = 600
PERSONS = ("terminal", "web")  # where somebody may sit who decides
FOUR = 4  # players in a demo, if nobody says how many


class Errand(NamedTuple):
    """What a command comes to: something to be awaited, and where its things are kept."""

    home: Path
    command: Callable[..., Awaitable[None]]
    words: tuple[object, ...]

    def run(self, reporter: Reporter) -> None:
        run(self.home, reporter, self.command, *self.words)


def run_host(args: argparse.Namespace) -> None:
    reporter = report(args)
    hosting(args, reporter).run(reporter)


def hosting(args: argparse.Namespace, reporter: Reporter) -> Errand:
    words = options(args)
    game = set_up(args.game, args.players or find(args.game).counts[0], words)
    terms = terms_for(game, clock=clock(args), quorum=args.quorum)
    if args.bots >= game.players:
        raise Problem("too-many-bots", bots=args.bots, players=game.players)
    where = place(args)
    decide, bots = decider(args, reporter), bot_processes(args, reporter)
    where.attention = all_attention(args, reporter, where)
    words_of_host = where, terms, decide, reporter, bots, matches(args, reporter)
    return Errand(where.home, host, words_of_host)


def run_join(args: argparse.Namespace) -> None:
    come(args, lambda reporter: decider(args, reporter))


def run_watch(args: argparse.Namespace) -> None:
    come(args, lambda _: None)


def come(args: argparse.Namespace, deciding: Callable[[Reporter], Decide | None]) -> None:
    if args.invitation is None:
        from ui.commands.list_tables import show_tables

        trio.run(show_tables, language(args), args.run.__name__)
        return
    reporter = report(args)
    coming(args, deciding(reporter), reporter).run(reporter)


def coming(args: argparse.Namespace, decide: Decide | None, reporter: Reporter) -> Errand:
    where, words = place(args), invitation(args)
    check_not_ours(words, where.home)
    check_words(words)
    where.attention = all_attention(args, reporter, where)
    return Errand(where.home, join, (where, words, decide, reporter, consent(args, reporter)))


def invitation(args: argparse.Namespace) -> str:
    if args.invitation != HANDED_OVER:
        return str(args.invitation)
    return read_invitation(args.lang)


def check_not_ours(words: str, home: Path) -> None:
    """Whoever types the name of a match to ``join`` wants to go on with it."""
    if words in {name for path in unfinished(home) for name in (path.name, path.stem)}:
        command = quoted_after(typed_command(), "resume", words)
        raise Problem("resume-instead", command=command)


def run_resume(args: argparse.Namespace) -> None:
    reporter = report(args)
    errand, demo = resuming(args, reporter)
    errand.run(reporter)
    if demo is not None:
        check_apart(demo, None, reporter)


def resuming(args: argparse.Namespace, reporter: Reporter) -> tuple[Errand, Demo | None]:
    """How to go on with a match, and the demo that it belongs to, if it does."""
    where = place(args)
    where.name = where.name if args.name else AS_BEFORE
    found = unfinished(where.home)
    wanted = [path for path in found if args.match in (None, path.name, path.stem, str(path))]
    if not found:
        raise Problem("nothing-unfinished")
    if not wanted:
        names = ", ".join(path.stem for path in found)
        raise Problem("no-such-match", names=names)
    journal, decide = wanted[0], decider(args, reporter)
    if (folder := demo_of(journal)) is not None:
        demo = Demo(replace(Plan.kept(folder), wait=args.wait), folder, wish(args))
        return Errand(demo.home, demo.go_on, (journal, decide, reporter)), demo
    bots = bot_processes(args, reporter)
    words = where, journal, decide, reporter, bots, matches(args, reporter)
    return Errand(where.home, resume, words), None


def run_demo(args: argparse.Namespace, main: Main) -> None:
    """``main`` is what the players run, each in a process of its own."""
    words, name = tuple(options(args)), own_name(args.name, home_folder())
    game = set_up(args.game, args.players or fewest(args.game), list(words))
    check_place_for(args.record)
    reporter = report(args)
    person = reporter.decide if is_person(args, reporter) else None
    pace = args.pace or ("human" if person else "fast")
    terms_for(game, clock=clock(args), quorum=args.quorum)  # says here what is wrong with them
    asked = clock_words(clock(args)), quorum_words(args.quorum)
    how = args.level, pace, seed(args), name, *asked, args.wait
    plan = Plan(game.key, game.players, words, *how)
    when = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"  # two may start at once
    folder = home_folder() / "demo" / when
    plan.keep(folder)
    ahead = fork_ahead(plan.players - (person is not None), main)
    demo = Demo(plan, folder, wish(args), ahead)
    run(demo.home, reporter, demo.play, person, reporter)
    check_apart(demo, args.record, reporter)


def fewest(name: str) -> int:
    """Four, where the game allows it."""
    counts = find(name).counts
    return min(max(FOUR, counts[0]), counts[-1])


def seed(args: argparse.Namespace) -> int:
    return secrets.randbelow(1 << 32) if args.seed is None else int(args.seed)


def place(args: argparse.Namespace) -> Place:
    at = (parse_address(args.at),) if getattr(args, "at", None) else ()
    home = home_folder()
    name = own_name(args.name, home, language(args) if asks_for_name(args) else None)
    found = Place(name, args.bind, args.port, home, at, wait=60.0 * args.wait, opens=wish(args))
    found = replace(found, router=asks_router(args), relays=relays(args, home))
    return replace(found, asks_relays=asks_for_relays(args, home))


def asks_router(args: argparse.Namespace) -> bool:
    """Only whoever plays with others, on a real network; never our own bots, nor a demo."""
    stays_here = args.bind is not None and not is_for_others((args.bind, 0))
    return args.run.__name__ != "watch" and not (leaves_router(args) or stays_here)


def leaves_router(args: argparse.Namespace) -> bool:
    """Whether nothing that nobody asked for may look for it."""
    words = ("UNDERTABLE_NO_ROUTER", "UNDERTABLE_CHILD")
    return args.no_router or any(os.environ.get(word) == "1" for word in words)


def relays(args: argparse.Namespace, home: Path) -> Relays | None:
    """Iroh asks the router by itself, and can't be told not to: so who says no to that says no
    to it, too.
    """
    if args.no_router and args.relay not in (None, "off"):
        raise Problem("relay-needs-router")
    if args.relay is None and leaves_router(args):
        return None
    return chosen_relays(args.relay, home)


def asks_for_relays(args: argparse.Namespace, home: Path) -> bool:
    """Only somebody who sits down to play with others, and is there to answer."""
    sits_down = args.run.__name__ in ("host", "join") and asks_router(args)
    return sits_down and is_there(args) and args.relay is None and is_unasked(home)


def wish(args: argparse.Namespace) -> Wish:
    """Unless it was said, only somebody who is there to answer is asked (O11)."""
    if args.opens is not None:
        return Wish(args.opens)
    return Wish.ASK if is_there(args) else Wish.NO


def asks_for_name(args: argparse.Namespace) -> bool:
    """Only a person who sits down under a name, and is there to answer; a page has a field."""
    sits_down = args.run.__name__ in ("host", "join") and args.play == "terminal"
    return sits_down and is_there(args)


def is_there(args: argparse.Namespace) -> bool:
    """A person who can answer: at a page, or at a real terminal."""
    at_terminal = args.play == "terminal" and sys.stdin.isatty() and sys.stdout.isatty()
    return not args.json and (args.play == "web" or at_terminal)


def language(args: argparse.Namespace) -> str:
    from ui.words import preferred

    return args.lang or preferred(os.environ)


def attention(args: argparse.Namespace, reporter: Reporter) -> Attention:
    """A person is told who came with another key; a bot knows nobody."""
    if not is_person(args, reporter):
        return no_attention
    from ui.commands.acquaintance import noticing

    return lambda session, home: noticing(session, home, language(args), reporter.aside)


def all_attention(args: argparse.Namespace, reporter: Reporter, where: Place) -> Attention:
    """To whom we play with, and to the ways there are between us."""
    to_people = attention(args, reporter)
    if to_people is no_attention:
        return no_attention
    from ui.commands.ways.ways_told import telling_ways

    @asynccontextmanager
    async def both(session: Session, home: Path) -> AsyncIterator[None]:
        ways = telling_ways(session, where.reach, language(args), reporter.ways)
        async with to_people(session, home), ways:
            yield

    return both


def options(args: argparse.Namespace) -> list[str]:
    variant = [f"variant={args.variant}"] if args.variant else []
    return [*args.option, *variant]


def clock(args: argparse.Namespace) -> Clock | None:
    """The clock that everybody will sign, if there shall be one."""
    if not args.clock:
        for option in ("reaction", "negotiation"):
            if getattr(args, option):
                raise Problem("needs-clock", option=f"--{option}")
        return None
    reaction = min(REACTION_SECONDS, args.clock) if args.reaction is None else args.reaction
    negotiation = NEGOTIATION_SECONDS if args.negotiation is None else args.negotiation
    return Clock(args.clock, reaction or args.clock, negotiation or None)


def decider(args: argparse.Namespace, reporter: Reporter) -> Decide:
    """A person decides where a person reads, else a bot."""
    if is_person(args, reporter) and reporter.decide is not None:
        return reporter.decide
    return bot(args.level, seed(args), args.pace or "fast")


def consent(args: argparse.Namespace, reporter: Reporter) -> Agree:
    """A person is told what the terms mean; a bot takes fewer than usual only if it was told."""

    async def trusting(terms: Terms) -> str | None:
        reporter.strength(terms.strength)
        why_not = None if args.trusting else await unless_weak(terms)
        return why_not and f"{why_not}; with --trusting a bot sits down all the same"

    return reporter.agree if is_person(args, reporter) else trusting


def is_person(args: argparse.Namespace, reporter: Reporter) -> bool:
    return args.play in PERSONS and reporter.decide is not None


def matches(args: argparse.Namespace, reporter: Reporter) -> int | None:
    """How many to play; a person is asked after each, if that was not said before."""
    chosen: int | None = getattr(args, "matches", None)
    return chosen or (None if is_person(args, reporter) else 1)


def bot_processes(args: argparse.Namespace, reporter: Reporter) -> BotProcesses:
    """The bots at our own table, who answer slowly enough for a person to follow."""
    pace = args.pace or ("human" if is_person(args, reporter) else "fast")
    count = getattr(args, "bots", 0)
    how = args.level, pace, seed(args), args.bind, args.wait
    return BotProcesses(home_folder(), count, *how)


def report(args: argparse.Namespace) -> Reporter:
    if args.json:
        return Lines()
    if args.play == "web":
        from ui.web.page import Page

        return Page(language(args), opens=not args.no_open)
    from ui.live.screen import Screen  # a third of all there is to load: no use to a bot

    return Screen(language(args), rings=getattr(args, "bell", False))
