"""Bugs in a match under way between peers: what leaves, what is believed, who is waited for."""

from tests.mutants.mutant import Mutant

KEEPING = (
    "tests/p2p/match/test_keeping.py",
    "tests/p2p/match/test_keeper.py",
)
ON_DISK = ("tests/p2p/match/test_on_disk.py",)
EVIDENCE = ("tests/p2p/match/test_evidence.py",)
CHAT = (
    "tests/p2p/mesh/test_chatter.py",
    "tests/attacks/test_chat.py",
    "tests/p2p/mesh/test_chat.py",
)
STORIES = ("tests/attacks/test_another_story.py",)
OWED = ("tests/p2p/match/test_owed.py",)
CLOCKS = ("tests/p2p/match/test_clocks.py",)
BACKLOG = ("tests/p2p/mesh/test_backlog.py",)
LIVENESS = ("tests/p2p/mesh/test_liveness.py",)
PATHS = ("tests/p2p/mesh/test_paths.py",)

MATCH = (
    # What is kept, and when it leaves
    Mutant(
        "keeper: our messages leave before they are on disk",
        "p2p/match/keeper.py",
        """            if message.id not in self._unwritten:
""",
        """            if message.id:
""",
        ON_DISK,
    ),
    Mutant(
        "keeper: the newest leaves before it is on disk",
        "p2p/match/keeper.py",
        "if chain and chain[-1].id not in self._unwritten:",
        "if chain:",
        ON_DISK,
    ),
    Mutant(
        "keeper: what is contested leaves before it is on disk",
        "p2p/match/keeper.py",
        "if message and message.id not in self._unwritten else []",
        "if message else []",
        ON_DISK,
    ),
    Mutant(
        "keeper: what is asked for leaves before it is on disk",
        "p2p/match/keeper.py",
        "if data is not None and id_ not in self._unwritten else None",
        "if data is not None else None",
        ON_DISK,
    ),
    Mutant(
        "keeper: statements leave before they are on disk",
        "p2p/match/keeper.py",
        "if statement.id not in self._unwritten]",
        "if statement.id]",
        ON_DISK,
    ),
    Mutant(
        "keeper: what we say is only noted",
        "p2p/match/keeper.py",
        """        await self._diary.keep(*entries)
""",
        """        self._diary.note(*entries)
""",
        ON_DISK,
    ),
    Mutant(
        "keeper: what nobody signed does not cut the line",
        "p2p/match/keeper.py",
        """            message = self.listener.read(data)
        except Unsigned as error:
            raise WireError(str(error)) from error
""",
        """            message = self.listener.read(data)
        except Unsigned:
            return None
""",
        KEEPING,
    ),
    Mutant(
        "keeper: the same bytes are read each time",
        "p2p/match/keeper.py",
        """        if (digest := digest32(data)) in self._taken:
            return None
        try:
            message""",
        """        if not (digest := digest32(data)):
            return None
        try:
            message""",
        ON_DISK,
    ),
    Mutant(
        "keeper: peers of another table are helped",
        "p2p/match/keeper.py",
        "if have.table != log.table or not len",
        "if not len",
        KEEPING,
    ),
    Mutant(
        "keeper: an offence is not written down",
        "p2p/match/keeper.py",
        """        except Cheating:
            self._keep(digest, message.id, data)
            raise
""",
        """        except Cheating:
            raise
""",
        KEEPING,
    ),
    Mutant(
        "keeper: what was said before a crash is said again",
        "p2p/match/keeper.py",
        """            case Spoke(message, _, secret):
                self.take(message, secret)
""",
        """            case Spoke(message, _, secret):
                self.listener.read(message)
""",
        KEEPING,
    ),
    # Evidence
    Mutant(
        "evidence: of another table",
        "p2p/match/evidence.py",
        "if record.founding.table != table.founding.table:",
        "if not record.founding.table:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: a match without an offence",
        "p2p/match/evidence.py",
        """    if report.convicted is None:
        raise VoidEvidence("a match without an offence")
    report.convicted.evidence""",
        """    if report.convicted is None:
        return Cheating(report.seats[0], "")
    report.convicted.evidence""",
        EVIDENCE,
    ),
    Mutant(
        "evidence: of any size",
        "p2p/match/evidence.py",
        "if peer in self.slanderers or frame.size > MAX_EVIDENCE:",
        "if peer in self.slanderers:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: whoever slanders is heard again",
        "p2p/match/evidence.py",
        "if peer in self.slanderers or frame.size > MAX_EVIDENCE:",
        "if frame.size > MAX_EVIDENCE:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: of two links in one",
        "p2p/match/evidence.py",
        "if source is not link or not frame.start:",
        "if not frame.start:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: pieces in any order",
        "p2p/match/evidence.py",
        "if frame.start != len(so_far):",
        "if frame.start < 0:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: in crumbs without end",
        "p2p/match/evidence.py",
        "if len(brought) < frame.size and len(frame.piece) == MAX_PIECE:",
        "if len(brought) < frame.size:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: any number of charges of one peer",
        "p2p/match/evidence.py",
        "if all(peer != waiting for waiting, _ in self.charges):",
        "if brought:",
        EVIDENCE,
    ),
    Mutant(
        "evidence: we show what nobody listens to",
        "p2p/match/evidence.py",
        'shown = evidence if len(evidence) <= MAX_EVIDENCE else b""',
        "shown = evidence",
        EVIDENCE,
    ),
    Mutant(
        "evidence: what is not brought to its end stays",
        "p2p/match/evidence.py",
        """        self._brought.pop(peer, None)
""",
        """        self._brought.get(peer)
""",
        (
            "tests/p2p/match/test_evidence.py",
            "tests/attacks/test_guests.py",
        ),
    ),
    # Other stories
    Mutant(
        "contests: without end",
        "p2p/match/contests.py",
        "and self._named[contest.by] < MAX_CONTESTS:",
        "and self._named[contest.by] >= 0:",
        STORIES,
    ),
    Mutant(
        "contests: shown each time",
        "p2p/match/contests.py",
        "if contest.place not in self._places:",
        "if contest.place:",
        STORIES,
    ),
    Mutant(
        "contests: answered each time",
        "p2p/match/contests.py",
        "and said and asked not in self._answered:",
        "and said:",
        STORIES,
    ),
    Mutant(
        "contests: of another table",
        "p2p/match/contests.py",
        "if want.table == self._keeper.listener.log.table and said and",
        "if said and",
        STORIES,
    ),
    # Talk
    Mutant(
        "chat: a line of another room",
        "p2p/mesh/chat.py",
        "if chat.room != self._room() or chat.number",
        "if chat.number",
        CHAT,
    ),
    Mutant(
        "chat: a line is heard again",
        "p2p/mesh/chat.py",
        "if chat.room != self._room() or chat.number <= self._numbers.get(chat.author, 0):",
        "if chat.room != self._room():",
        CHAT,
    ),
    Mutant(
        "chat: nobody's signature",
        "p2p/mesh/chat.py",
        """        check_signature(chat)
""",
        "",
        CHAT,
    ),
    Mutant(
        "chat: spectators may say as much as they like",
        "p2p/mesh/chat.py",
        "if not has_seat and not pace.allows():",
        "if not has_seat and not pace:",
        CHAT,
    ),
    Mutant(
        "chat: seats may say as much as they like",
        "p2p/mesh/chat.py",
        "if chat.text.strip() and (not has_seat or pace.allows()):",
        "if chat.text.strip():",
        CHAT,
    ),
    Mutant(
        "chat: a forged line uses up what its author may say",
        "p2p/mesh/chat.py",
        "if not has_seat and not pace.allows():",
        "if not pace.allows():",
        CHAT,
    ),
    Mutant(
        "chat: lines of nothing",
        "p2p/mesh/chat.py",
        "if chat.text.strip() and (not has_seat or pace.allows()):",
        "if not has_seat or pace.allows():",
        CHAT,
    ),
    Mutant(
        "chat: we say as much as we like",
        "p2p/mesh/chat.py",
        "or room is None or not self._own.allows():",
        "or room is None:",
        CHAT,
    ),
    Mutant(
        "chat: a spectator takes a player's name",
        "p2p/mesh/chat.py",
        "return Line(chat.author, chat.number, name, chat.text, guest is not None, is_ours)",
        "return Line(chat.author, chat.number, name, chat.text, True, is_ours)",
        CHAT,
    ),
    Mutant(
        "chat: whom we muted is read",
        "p2p/mesh/chat.py",
        "if chat.author not in self._muted]",
        "if chat.author]",
        CHAT,
    ),
    Mutant(
        "chat: whom we muted nobody hears",
        "p2p/mesh/chat.py",
        """        self._node.flood(chat, source)
""",
        """        self._node.flood(chat, source) if chat.author not in self._muted else None
""",
        CHAT,
    ),
    Mutant(
        "chat: old talk is told in a new room",
        "p2p/mesh/chat.py",
        "return (chat for chat in recent if chat.room == room)",
        "return (chat for chat in recent if room)",
        CHAT,
    ),
    # Clocks and lines
    Mutant(
        "clocks: nobody has time to think about cards to arrange",
        "p2p/match/clocks.py",
        "return self._allowed(owed.since) if owed.due.decided else 0.0",
        "return 0.0 if is_duty(owed) else self._allowed(owed.since)",
        CLOCKS,
    ),
    Mutant(
        "owed: time passes while clocks stand",
        "p2p/match/owed.py",
        """            if not stands(owed.due.seat):
""",
        """            if owed:
""",
        OWED,
    ),
    Mutant(
        "neighbours: whatever a seat says of itself is passed on",
        "p2p/match/neighbours.py",
        "if not self._words_of[seat].allows():",
        "if seat < 0:",
        ("tests/attacks/test_gossip.py",),
    ),
    Mutant(
        "attention: whoever slept has waited",
        "p2p/attention.py",
        "min(now - looked, MOST_SECONDS)",
        "now - looked",
        OWED,
    ),
    Mutant(
        "owed: nobody is spared who has said something",
        "p2p/match/owed.py",
        "if room <= 0 or not self._is_unread(seat):",
        "if room <= 0 or self._is_unread:",
        OWED,
    ),
    Mutant(
        "owed: what anybody says spares everybody",
        "p2p/match/owed.py",
        "if room <= 0 or not self._is_unread(seat):",
        "if room <= 0:",
        OWED,
    ),
    Mutant(
        "owed: a busy line spares its seat for a whole round",
        "p2p/match/owed.py",
        "min(room, SPARED_A_ROUND - owed.spared)",
        "room",
        OWED,
    ),
    Mutant(
        "owed: a busy line spares its seat in every round",
        "p2p/match/owed.py",
        "min(seconds, SPARED_A_MATCH - self._spared[seat])",
        "seconds",
        OWED,
    ),
    Mutant(
        "owed: two debts cost the seconds of two",
        "p2p/match/owed.py",
        "self._spared[seat] += max(spared)",
        "self._spared[seat] += sum(spared)",
        OWED,
    ),
    Mutant(
        "backlog: a line over its pace spares its seat",
        "p2p/wire/link.py",
        "if (self.limit() or self._own_limit).is_over:",
        "if not self.limit:",
        BACKLOG,
    ),
    Mutant(
        "backlog: what a tunnel holds is not seen",
        "p2p/wire/link.py",
        "return self.has_frames or self.tunnel.holds_more()",
        "return self.has_frames",
        BACKLOG,
    ),
    Mutant(
        "backlog: who has a line is looked for on all",
        "p2p/mesh/backlog.py",
        "return own.has_unread",
        "return any(line.has_unread for line in self._node.links.values())",
        BACKLOG,
    ),
    Mutant(
        "backlog: a line that has ended still spares",
        "p2p/mesh/backlog.py",
        "if links.get(line.peer) is line",
        "if line",
        BACKLOG,
    ),
    Mutant(
        "backlog: whoever was ever heard there is looked for",
        "p2p/mesh/liveness.py",
        "return [line for line in lines if line not in old]",
        "return list(lines)",
        BACKLOG,
    ),
    Mutant(
        "owed: nothing is left after a call",
        "p2p/match/owed.py",
        "min(owed.seconds, max(0.0, limit(owed) - seconds))",
        "owed.seconds",
        OWED,
    ),
    Mutant(
        "owed: what is paid is not told",
        "p2p/match/owed.py",
        """            self._paid(before[key])
""",
        """            before.get(key)
""",
        OWED,
    ),
    Mutant(
        "liveness: whoever was heard once is there",
        "p2p/mesh/liveness.py",
        "if when >= recent}",
        "if when}",
        LIVENESS,
    ),
    Mutant(
        "liveness: we are not there",
        "p2p/mesh/liveness.py",
        "others if self._me is None else {*others, self._me}",
        "others",
        LIVENESS,
    ),
    Mutant(
        "paths: a line that one end alone speaks of",
        "p2p/mesh/paths.py",
        "if here in lines.get(there, ())}",
        "if there}",
        PATHS,
    ),
    Mutant(
        "paths: nobody is ever passed",
        "p2p/mesh/paths.py",
        "for door in others if seat not in reached(linked, lines, door)), None)",
        "for door in others if seat not in reached(linked, lines)), None)",
        PATHS,
    ),
    Mutant(
        "paths: what does not last is told",
        "p2p/mesh/paths.py",
        "if when <= long_ago}",
        "if when}",
        PATHS,
    ),
    Mutant(
        "node: strangers hear of the match",
        "p2p/mesh/node.py",
        "if link is not source and peer in self.members:",
        "if link is not source:",
        ("tests/p2p/mesh/test_flood.py",),
    ),
    Mutant(
        "node: whoever answers is whom we dialled",
        "p2p/mesh/node.py",
        "if expected is None or link.peer == expected:",
        "if link.peer:",
        (
            "tests/p2p/mesh/test_reach.py",
            "tests/p2p/mesh/test_node.py",
        ),
    ),
    Mutant(
        "node: any number of links",
        "p2p/mesh/node.py",
        "return len(self.links) < MAX_LINKS or self._make_room()",
        "return True",
        ("tests/p2p/mesh/test_node.py",),
    ),
    Mutant(
        "node: a member gives way to strangers",
        "p2p/mesh/node.py",
        "if link.peer not in self.members), None)",
        "if link), None)",
        ("tests/p2p/mesh/test_node.py",),
    ),
    Mutant(
        "node: a program that still speaks loses its line to a copy",
        "p2p/mesh/node.py",
        "wanted = trio.current_time() - old.heard >= FRESH_SECONDS",
        "wanted = True",
        ("tests/p2p/mesh/test_node.py",),
    ),
    Mutant(
        "node: a line that is dead keeps its peer out",
        "p2p/mesh/node.py",
        "wanted = trio.current_time() - old.heard >= FRESH_SECONDS",
        "wanted = False",
        ("tests/p2p/mesh/test_node.py",),
    ),
    Mutant(
        "node: strangers have the limits of members",
        "p2p/mesh/node.py",
        "return self._frames.of(peer.key) if peer in self.members else None",
        "return self._frames.of(peer.key)",
        ("tests/p2p/mesh/test_node.py",),
    ),
)
