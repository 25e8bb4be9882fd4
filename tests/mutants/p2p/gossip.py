"""Bugs in who is sent what and when, in what is asked for, and in goodbyes."""

from tests.mutants.mutant import Mutant

GOSSIP = "p2p/match/gossip.py"
GAPS = "p2p/match/gaps.py"
KNOWN = "p2p/mesh/acquaintance.py"
CARRIERS = "p2p/mesh/carriers.py"
FAREWELLS = "p2p/mesh/farewells.py"
OWN_WORD = "p2p/match/own_word.py"

TOLD = ("tests/p2p/match/test_gossip.py", "tests/p2p/match/test_telling.py")
SHOWN = ("tests/p2p/mesh/test_acquaintance.py",)
CARRIED = ("tests/p2p/mesh/test_carriers.py",)
GOODBYES = ("tests/p2p/mesh/test_farewells.py", "tests/attacks/test_goodbye.py")
WORDS = ("tests/p2p/match/test_own_word.py", "tests/p2p/match/test_on_disk.py")

SENT = (
    Mutant(
        "gossip: nobody is passed anything at once",
        GOSSIP,
        "                known.link.post(Said(data))\n",
        "                pass\n",
        TOLD,
    ),
    Mutant(
        "gossip: a message goes back where it came from",
        GOSSIP,
        "if known.link is not source and not known.has(",
        "if not known.has(",
        TOLD,
    ),
    Mutant(
        "gossip: who has a message is sent it all the same",
        GOSSIP,
        "if known.link is not source and not known.has(message.epoch, seat, message.seq):",
        "if known.link is not source:",
        TOLD,
    ),
    Mutant(
        "gossip: what an author had seen shows nothing of it",
        GOSSIP,
        "            known.show(message.epoch, with_itself(message))\n",
        "            pass\n",
        TOLD,
    ),
    Mutant(
        "gossip: who sends a message is not known to have it",
        GOSSIP,
        "            sender.show_one(message.epoch, seat, message.seq)\n",
        "",
        TOLD,
    ),
    Mutant(
        "gossip: who sends what we had is not known to have it",
        GOSSIP,
        "            known.show_one(epoch, seat, seq)\n",
        "",
        TOLD,
    ),
    Mutant(
        "gossip: who sends what we had is told nothing new",
        GOSSIP,
        "            known.doubt(now)\n",
        "",
        TOLD,
    ),
    Mutant(
        "gossip: who sends what we had is sent more at once, as it asked before",
        GOSSIP,
        "            known.asked_for.pop(seat, None)\n",
        "",
        TOLD,
    ),
    Mutant(
        "gossip: a question is not answered",
        GOSSIP,
        "if have.asks or (not have.seat and link.peer.key in self._keys):",
        "if not have.seat and link.peer.key in self._keys:",
        TOLD,
    ),
    Mutant(
        "gossip: a seat that wakes up is not answered",
        GOSSIP,
        "if have.asks or (not have.seat and link.peer.key in self._keys):",
        "if have.asks:",
        TOLD,
    ),
    Mutant(
        "gossip: whoever asks gets as many answers as it likes",
        GOSSIP,
        """        if self._answers.may_have(known.link.peer.key):
            held""",
        """        if known.link.peer.key:
            held""",
        TOLD,
    ),
    Mutant(
        "gossip: who asked is not sent what follows",
        GOSSIP,
        "known.asked_for[seat] = now + CARRY_SECONDS",
        "known.asked_for[seat] = now",
        TOLD,
    ),
    Mutant(
        "gossip: an answer does not tell how far we are",
        GOSSIP,
        """            have = self._word.signed()
            known.link.post(have)
            known.tell(""",
        """            have = self._word.signed()
            known.tell(""",
        TOLD,
    ),
    Mutant(
        "gossip: nobody is helped unasked",
        GOSSIP,
        "self._send(known, shown_by - known.patience, shown_by - known.link.round_trip.timeout)",
        "pass",
        TOLD,
    ),
    Mutant(
        "gossip: help never becomes rarer",
        GOSSIP,
        "        known.help(now)\n",
        "        known.answer(now)\n",
        TOLD,
    ),
    Mutant(
        "gossip: a line that has ended stays",
        GOSSIP,
        "            del self._all[link.peer.key]\n",
        "            pass\n",
        TOLD,
    ),
    Mutant(
        "gossip: a new line of a peer is taken for its old one",
        GOSSIP,
        "if known is None or known.link is not link:",
        "if known is None:",
        TOLD,
    ),
    Mutant(
        "gossip: lines that others have lost still carry",
        GOSSIP,
        """        elif known.have.lines != have.lines:
            self._carriage.lines_changed()
""",
        "",
        TOLD,
    ),
    Mutant(
        "gossip: our own word on how far we are is never told",
        GOSSIP,
        """                known.link.post(have)
                known.tell(told, now)
""",
        """                known.tell(told, now)
""",
        TOLD,
    ),
    Mutant(
        "gossip: who is behind by an epoch is sent nothing",
        GOSSIP,
        "return math.inf if known.epoch > self._log.epoch else self._entered",
        "return math.inf",
        TOLD,
    ),
    Mutant(
        "gossip: what a message of ours shows is told once more",
        GOSSIP,
        "            known.hear_ours(self._log.epoch, counts, now)\n",
        "            known.signed = now\n",
        TOLD,
    ),
    Mutant(
        "gossip: an author has seen less than its own message",
        GOSSIP,
        "message.seq + 1, *counts",
        "message.seq, *counts",
        TOLD,
    ),
)

ASKED = (
    Mutant(
        "gaps: what signed messages name is not asked for",
        GAPS,
        "        if self._is_ahead(message):\n",
        "        if not message:\n",
        TOLD,
    ),
    Mutant(
        "gaps: what a peer has more of is not asked for",
        GAPS,
        "        if self._has_more(known):\n            self._plan(",
        "        if False:\n            self._plan(",
        TOLD,
    ),
    Mutant(
        "gaps: what was only overtaken is asked for at once",
        GAPS,
        "source.link.round_trip.smoothed / 2 + ON_ITS_WAY, now)",
        "-ON_ITS_WAY, now)",
        TOLD,
    ),
    Mutant(
        "gaps: what is not missing any more is asked for",
        GAPS,
        "        if not able:\n            return []\n",
        "        able = able or list(around)\n",
        TOLD,
    ),
    Mutant(
        "gaps: whoever makes things up is asked as often as ever",
        GAPS,
        "        asked.unanswered += 1\n",
        "",
        TOLD,
    ),
    Mutant(
        "gaps: whoever was asked in vain is asked first",
        GAPS,
        "key=lambda known: (known.unanswered, known is not self._named_by)",
        "key=lambda known: known is not self._named_by",
        TOLD,
    ),
    Mutant(
        "gaps: anybody is asked but who named it",
        GAPS,
        "(known.unanswered, known is not self._named_by)",
        "(known.unanswered, known is self._named_by)",
        TOLD,
    ),
    Mutant(
        "gaps: a liar's plan puts off everybody else's",
        GAPS,
        "        if due < self.due:\n",
        "        if due > self.due or self.due == math.inf:\n",
        TOLD,
    ),
    Mutant(
        "gaps: a peer that has no more than we stays a liar",
        GAPS,
        """        else:
            known.unanswered = 0
""",
        "",
        TOLD,
    ),
    Mutant(
        "gaps: a peer in a later epoch has nothing for us",
        GAPS,
        "return known.epoch > self._log.epoch",
        "return False",
        TOLD,
    ),
    Mutant(
        "doubts: others are never asked to vouch",
        GAPS,
        "            self.due = now + self._timeout(around)\n\n",
        "            self.due = math.inf\n\n",
        TOLD,
    ),
    Mutant(
        "doubts: who makes its line look slow holds up all",
        GAPS,
        "timeouts[len(timeouts) // 2]",
        "timeouts[-1]",
        TOLD,
    ),
    Mutant(
        "doubts: others are asked though nothing is unsure any more",
        GAPS,
        "            self.due, self._tries = math.inf, 0\n",
        "            self._tries = 0\n",
        TOLD,
    ),
    Mutant(
        "doubts: the same is asked as often as ever",
        GAPS,
        "        self._tries += 1\n",
        "",
        TOLD,
    ),
    Mutant(
        "gaps: after tries in vain it is waited no longer",
        GAPS,
        "    return 1 << min(tries, MOST_TRIES)\n",
        "    return 1 + min(tries, 0)\n",
        TOLD,
    ),
    Mutant(
        "gaps: after many tries it is waited for ever",
        GAPS,
        "    return 1 << min(tries, MOST_TRIES)\n",
        "    return 1 << tries\n",
        TOLD,
    ),
)

ACQUAINTANCE = (
    Mutant(
        "acquaintance: who asks is taken at its earlier word",
        KNOWN,
        "        if have.asks or not have.number:\n",
        "        if not have.number:\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: who woke up is taken at its earlier word",
        KNOWN,
        "        if have.asks or not have.number:\n",
        "        if have.asks:\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: an older word takes back a newer one",
        KNOWN,
        "            self.shown = tuple(map(max, self.shown, counts))\n",
        "            self.shown = counts\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: a word of an epoch that is over counts",
        KNOWN,
        "if epoch > self.epoch or not self.shown:",
        "if epoch != self.epoch or not self.shown:",
        SHOWN,
    ),
    Mutant(
        "acquaintance: who has one message has all before it",
        KNOWN,
        "if epoch == self.epoch and self.shown[seat - 1] == seq:",
        "if epoch == self.epoch and self.shown[seat - 1] <= seq:",
        SHOWN,
    ),
    Mutant(
        "acquaintance: who has a message lacks it",
        KNOWN,
        "self.shown[seat - 1] > seq)",
        "self.shown[seat - 1] > seq + 1)",
        SHOWN,
    ),
    Mutant(
        "acquaintance: help comes before it could have been shown",
        KNOWN,
        "        return max(lacks_since + patience, again)\n",
        "        return max(lacks_since, again)\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: help comes as often as ever",
        KNOWN,
        "        again = self.helped + patience * (1 << self.tries)\n",
        "        again = self.helped + patience\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: who is there waits longer each time",
        KNOWN,
        "            self.tries = 0  # it is there; if what was sent is not, that was lost\n",
        "            pass\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: who shows more waits as long as a liar",
        KNOWN,
        """        if (self.epoch, self.shown) != before:
            self.tries = 0
""",
        "",
        SHOWN,
    ),
    Mutant(
        "acquaintance: a message of ours is no news told",
        KNOWN,
        "        self.news, self.signed = math.inf, now\n",
        "        self.signed = now\n",
        SHOWN,
    ),
    Mutant(
        "acquaintance: a seat gives no sign of life",
        KNOWN,
        "sign_of_life = self.signed + SIGN_AFTER if signs else math.inf",
        "sign_of_life = math.inf",
        SHOWN,
    ),
    Mutant(
        "acquaintance: whoever watches gives signs of life",
        KNOWN,
        "sign_of_life = self.signed + SIGN_AFTER if signs else math.inf",
        "sign_of_life = self.signed + SIGN_AFTER",
        SHOWN,
    ),
    Mutant(
        "acquaintance: a slow line gets as many words as a quick one",
        KNOWN,
        "return max(LEAST_PERIOD, ROUND_TRIPS * self.link.round_trip.smoothed)",
        "return LEAST_PERIOD",
        SHOWN,
    ),
)

CARRIAGE = (
    Mutant(
        "carriers: what an author says itself is carried as well",
        CARRIERS,
        """    if author in to:
        return False
""",
        "",
        CARRIED,
    ),
    Mutant(
        "carriers: everybody carries",
        CARRIERS,
        "return not between or me == min(between, key=lambda seat: (seat - author) % MAX_SEATS)",
        "return not between or me in between",
        CARRIED,
    ),
    Mutant(
        "carriers: where nobody is between nobody carries",
        CARRIERS,
        "return not between or me ==",
        "return bool(between) and me ==",
        CARRIED,
    ),
    Mutant(
        "carriers: a line counts though its other end denies it",
        CARRIERS,
        "if seat in hears and author in lines.get(seat, ())]",
        "if author in lines.get(seat, ())]",
        CARRIED,
    ),
    Mutant(
        "carriers: a line counts of which a carrier knows nothing",
        CARRIERS,
        "if seat in hears and author in lines.get(seat, ())]",
        "if seat in hears]",
        CARRIED,
    ),
    Mutant(
        "carriers: lines that have changed are looked up no more",
        CARRIERS,
        """    def lines_changed(self) -> None:
        self._carried = None
""",
        """    def lines_changed(self) -> None:
        pass
""",
        TOLD,
    ),
    Mutant(
        "carriers: who asked for a seat's messages gets them once",
        CARRIERS,
        "if known.asked_for.get(seat, -math.inf) > now and known not in carried:",
        "if known.asked_for.get(seat, math.inf) < now and known not in carried:",
        TOLD,
    ),
    Mutant(
        "carriers: the first seat has no line",
        CARRIERS,
        "lines >> (i - 1) & 1",
        "lines >> i & 1",
        (*CARRIED, *TOLD),
    ),
)

LEAVING = (
    Mutant(
        "farewells: a goodbye needs no signature",
        FAREWELLS,
        "            players[seat - 1].verify(word.signature, word.signed_bytes())\n",
        "            pass\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: a goodbye at another table counts here",
        FAREWELLS,
        """        if word.table != self._seated.table:
            return
""",
        "",
        GOODBYES,
    ),
    Mutant(
        "farewells: seats that are not there say goodbye",
        FAREWELLS,
        "if not 1 <= seat <= len(players):",
        "if seat > len(players):",
        GOODBYES,
    ),
    Mutant(
        "farewells: a goodbye is not passed on",
        FAREWELLS,
        "        self._node.flood(word, link)\n",
        "",
        GOODBYES,
    ),
    Mutant(
        "farewells: a goodbye goes around for ever",
        FAREWELLS,
        "is_known = known is not None and known.life >= word.life",
        "is_known = known is not None and known.life > word.life",
        GOODBYES,
    ),
    Mutant(
        "farewells: an old goodbye sends away who is back",
        FAREWELLS,
        "is_late = word.life < self._lives.get(seat, 0) or self._has_spoken_since(seat, word)",
        "is_late = self._has_spoken_since(seat, word)",
        GOODBYES,
    ),
    Mutant(
        "farewells: a goodbye counts though its seat has spoken since",
        FAREWELLS,
        "is_late = word.life < self._lives.get(seat, 0) or self._has_spoken_since(seat, word)",
        "is_late = word.life < self._lives.get(seat, 0)",
        GOODBYES,
    ),
    Mutant(
        "farewells: others send us away",
        FAREWELLS,
        "        is_ours = seat == self._seated.me\n",
        "        is_ours = False\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: goodbyes without number are passed on",
        FAREWELLS,
        "or self._said[seat] >= MAX_GOODBYES)",
        "or self._said[seat] < 0)",
        GOODBYES,
    ),
    Mutant(
        "farewells: who said goodbye still gives signs of life",
        FAREWELLS,
        "        self._liveness.forget(seat)\n",
        "",
        GOODBYES,
    ),
    Mutant(
        "farewells: who plays on after a goodbye is believed again",
        FAREWELLS,
        "            self.broken.add(seat)\n",
        "            pass\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: who comes back after the others went on is not believed again",
        FAREWELLS,
        "        if seat not in self._now().gone:\n",
        "        if seat:\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: a goodbye that was broken is believed",
        FAREWELLS,
        "return self.left - self.broken",
        "return self.left",
        GOODBYES,
    ),
    Mutant(
        "farewells: who is heard on its own line is still away",
        FAREWELLS,
        """        if seat in self._left:
            self._come_back(seat)
""",
        "        pass\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: a word of an earlier life brings somebody back",
        FAREWELLS,
        "        if life > self._lives.get(seat, 0):\n",
        "        if life >= 0:\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: who plays on is not noticed",
        FAREWELLS,
        "            if self._has_spoken_since(seat, word):\n",
        "            if False:\n",
        GOODBYES,
    ),
    Mutant(
        "farewells: words of another epoch take a goodbye back",
        FAREWELLS,
        "return now.epoch == word.epoch and now.counts[seat - 1] > word.said",
        "return now.counts[seat - 1] > word.said",
        GOODBYES,
    ),
    Mutant(
        "farewells: a program goes on after its goodbye",
        FAREWELLS,
        "        self.is_said = True\n",
        "",
        GOODBYES,
    ),
    Mutant(
        "own word: it is signed before we are awake",
        OWN_WORD,
        "if self._me is None or seat is None or not self._waking.is_awake:",
        "if self._me is None or seat is None:",
        WORDS,
    ),
    Mutant(
        "own word: it names what is not written down",
        OWN_WORD,
        "        self._keeper.write()\n",
        "",
        WORDS,
    ),
    Mutant(
        "own word: after a restart its number is an old one",
        OWN_WORD,
        "max(self._number, self._keeper.lives << LIFE_BITS)",
        "self._number",
        WORDS,
    ),
    Mutant(
        "own word: a number that others know is used again",
        OWN_WORD,
        "        self._number = max(self._number, number)\n",
        "",
        WORDS,
    ),
)

WORD_OF_MOUTH = (*SENT, *ASKED, *ACQUAINTANCE, *CARRIAGE, *LEAVING)
