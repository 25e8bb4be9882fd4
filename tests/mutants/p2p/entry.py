"""Bugs in who comes to a table: the door, lobbies, JOINs, codes, invitations and beacons."""

from tests.mutants.mutant import Mutant

DOOR = ("tests/p2p/entry/test_door.py",)
GATHERING = ("tests/p2p/entry/test_gathering.py",)
WAYS = ("tests/p2p/entry/test_ways.py",)
ONE_HOST = ("tests/p2p/entry/test_coming_in.py::test_an_invitation_is_for_one_host_only",)
UNSIGNED = (
    "tests/p2p/entry/test_door.py",
    "tests/attacks/test_unsigned.py",
)
CODE = (
    "tests/p2p/entry/test_code.py",
    "tests/p2p/entry/test_code_exchange.py",
)
INVITATION = ("tests/p2p/entry/test_invitation.py",)
HEARD = (
    "tests/attacks/test_false_beacons.py::test_one_machine_with_a_thousand_tables_hides_no_other",
    "tests/attacks/test_false_beacons.py::test_any_number_of_machines_and_tables_fills_no_memory",
    "tests/attacks/test_false_beacons.py::test_whoever_comes_after_a_flood_may_still_be_heard",
)
DATAGRAM = (
    "tests/p2p/entry/test_beacon.py::test_a_beacon_that_is_too_long_or_of_another_program_is_none",
    "tests/p2p/entry/test_beacon.py::test_a_beacon_is_written_in_one_way",
)

ENTRY = (
    # The door
    Mutant(
        "door: any secret opens",
        "p2p/entry/door.py",
        "if not known and not hmac.compare_digest(knock.secret, self.secret):",
        "if not known and not knock.name:",
        DOOR,
    ),
    Mutant(
        "door: any number may watch",
        "p2p/entry/door.py",
        "if len(self.watchers) >= MAX_WATCHERS:",
        "if len(self.watchers) < 0:",
        DOOR,
    ),
    Mutant(
        "door: more guests than seats",
        "p2p/entry/door.py",
        """        if self.full:
            raise Refused("all seats are taken")
""",
        "",
        DOOR,
    ),
    Mutant(
        "door: whoever never signs gets a seat each time",
        "p2p/entry/door.py",
        "if self.unsigned[peer.key] >= MAX_UNSIGNED:",
        "if self.unsigned[peer.key] < 0:",
        UNSIGNED,
    ),
    Mutant(
        "door: whoever sits down goes on watching",
        "p2p/entry/door.py",
        """        self.watchers.discard(peer.key)
        self.guests.append""",
        "        self.guests.append",
        DOOR,
    ),
    Mutant(
        "door: whoever knocks again gets a second seat",
        "p2p/entry/door.py",
        "if self.has_seat(peer) or (knock.watch and peer.key in self.watchers):",
        "if knock.watch and peer.key in self.watchers:",
        DOOR,
    ),
    Mutant(
        "door: two guests have one name",
        "p2p/entry/door.py",
        "name = distinct(knock.name, [guest.name for guest in self.guests])",
        "name = knock.name",
        DOOR,
    ),
    Mutant(
        "door: regulars have to show the secret",
        "p2p/entry/door.py",
        "or peer.key in self.watchers or peer.key in self.regulars",
        "or peer.key in self.watchers",
        DOOR,
    ),
    Mutant(
        "door: new guests sit between old ones",
        "p2p/entry/door.py",
        """        self.guests.sort(key=self._former_place)
""",
        "",
        DOOR,
    ),
    Mutant(
        "door: a seat is free when its line ends, though seats are final",
        "p2p/entry/door.py",
        "if not self.full and peer.key != self.host.identity:",
        "if peer.key != self.host.identity:",
        DOOR,
    ),
    Mutant(
        "door: whoever leaves keeps its seat",
        "p2p/entry/door.py",
        "self.guests = [guest for guest in self.guests if guest.identity != peer.key]",
        "self.guests = [*self.guests]",
        DOOR,
    ),
    Mutant(
        "door: whoever stops watching keeps its place",
        "p2p/entry/door.py",
        """        self.watchers.discard(peer.key)
        if not self.full""",
        "        if not self.full",
        DOOR,
    ),
    Mutant(
        "door: who did not sign is not counted",
        "p2p/entry/door.py",
        """        self.unsigned.update(g.identity for g in self.guests if g.identity not in signed)
""",
        "",
        UNSIGNED,
    ),
    Mutant(
        "door: whoever signed and left keeps its seat",
        "p2p/entry/door.py",
        "*(key for key in signed if key in present)}",
        "*signed}",
        UNSIGNED,
    ),
    Mutant(
        "door: another match has the same occasion",
        "p2p/entry/door.py",
        """        self.terms = msgspec.structs.replace(self.terms, occasion=new_occasion())
""",
        "",
        DOOR,
    ),
    Mutant(
        "door: another match has the same number",
        "p2p/entry/door.py",
        """        self.match += 1
""",
        "",
        DOOR,
    ),
    # Lobbies and JOINs
    Mutant(
        "lobby: the host need not sit there",
        "p2p/entry/door.py",
        "if not keys or keys[0] != host.key:",
        "if not keys:",
        DOOR,
    ),
    Mutant(
        "lobby: one guest in two seats",
        "p2p/entry/door.py",
        "if len(set(keys)) != len(keys) or lobby.sealed",
        "if lobby.sealed",
        DOOR,
    ),
    Mutant(
        "lobby: sealed with empty seats",
        "p2p/entry/door.py",
        "or lobby.sealed != (len(keys) == seats) or",
        "or",
        DOOR,
    ),
    Mutant(
        "lobby: a guest without a key",
        "p2p/entry/door.py",
        """            PublicIdentity(key)
""",
        """            len(key)
""",
        DOOR,
    ),
    Mutant(
        "lobby: a table that one cheat could split",
        "p2p/entry/door.py",
        """        check_strength(lobby.terms.strength)
""",
        """        lobby.terms.strength
""",
        DOOR,
    ),
    Mutant(
        "lobby: other terms when it is opened again",
        "p2p/entry/door.py",
        'if same != msgspec.structs.replace(before.terms, occasion=b"", start=None):',
        "if not same:",
        UNSIGNED,
    ),
    Mutant(
        "lobby: a second signature for one match",
        "p2p/entry/door.py",
        "if now.terms.occasion == before.terms.occasion:",
        "if not now.terms:",
        UNSIGNED,
    ),
    Mutant(
        "joining: of somebody without a seat",
        "p2p/entry/door.py",
        "if all(guest.identity != body.identity for guest in self.lobby.guests):",
        "if not self.lobby.guests:",
        DOOR,
    ),
    Mutant(
        "joining: for another match",
        "p2p/entry/door.py",
        "if body.terms.occasion != self.lobby.terms.occasion:",
        "if body.terms.occasion is None:",
        DOOR,
    ),
    Mutant(
        "joining: with other addresses than were signed",
        "p2p/entry/door.py",
        "if body.where != where(joined.salt, joined.addresses):",
        "if not body.where:",
        ("tests/attacks/test_eclipse.py",),
    ),
    Mutant(
        "joining: a second JOIN replaces the first",
        "p2p/entry/door.py",
        """        check_join(Arrived(join, self.lobby.terms, self.joins.get(author)))
        if author in self.joins:
            return False
""",
        """        check_join(Arrived(join, self.lobby.terms, None))
""",
        DOOR,
    ),
    Mutant(
        "joining: on different terms",
        "p2p/entry/door.py",
        "check_join(Arrived(join, self.lobby.terms, self.joins.get(author)))",
        "check_join(Arrived(join, join.body.terms, self.joins.get(author)))",
        DOOR,
    ),
    Mutant(
        "joining: a signature is checked each time",
        "p2p/entry/door.py",
        """        self._known.add(joined.join)
""",
        "",
        DOOR,
    ),
    Mutant(
        "joining: it is complete too early",
        "p2p/entry/door.py",
        "return len(self.joins) == len(self.lobby.guests)",
        "return bool(self.joins)",
        DOOR,
    ),
    # Codes
    Mutant(
        "code: more tries",
        "p2p/entry/code.py",
        "MAX_TRIES = 3",
        "MAX_TRIES = 4",
        CODE,
    ),
    Mutant(
        "code: any confirmation opens",
        "p2p/entry/code.py",
        'if not hmac.compare_digest(shown, confirmation(key, b"guest")):',
        "if not shown:",
        CODE,
    ),
    Mutant(
        "code: a wrong one costs nothing",
        "p2p/entry/code.py",
        """            self.tries -= 1
            left =""",
        "            left =",
        CODE,
    ),
    Mutant(
        "code: a broken share costs nothing",
        "p2p/entry/code.py",
        """            self.tries -= 1
            raise Refused("that is""",
        '            raise Refused("that is',
        CODE,
    ),
    Mutant(
        "code: a burnt one is answered",
        "p2p/entry/code.py",
        """        self._check_not_burnt()
        side =""",
        "        side =",
        CODE,
    ),
    Mutant(
        "code: tries begun before it burnt open",
        "p2p/entry/code.py",
        """        self._check_not_burnt()
        if not hmac""",
        "        if not hmac",
        CODE,
    ),
    Mutant(
        "code: any host is believed",
        "p2p/entry/code.py",
        "if not hmac.compare_digest(shown, expected):",
        "if not shown:",
        CODE,
    ),
    Mutant(
        "code: a host sends back what the guest has shown",
        "p2p/entry/code.py",
        'b"undertable/1/code/" + who, sha256',
        'b"undertable/1/code/", sha256',
        CODE,
    ),
    Mutant(
        "code: a share fits other guests",
        "p2p/entry/code.py",
        "SPAKE2_B(tidy(self.code).encode(), idA=guest.key, idB=me.key)",
        'SPAKE2_B(tidy(self.code).encode(), idA=b"", idB=me.key)',
        CODE,
    ),
    Mutant(
        "code: its first word is its second",
        "p2p/entry/code.py",
        "words = (secrets.choice(WORDS), secrets.choice(WORDS))",
        "words = (secrets.choice(WORDS),) * 2",
        CODE,
    ),
    Mutant(
        "code: several tries on one link",
        "p2p/entry/code_exchange.py",
        """            if guest in self.trying:
                raise WireError("one try a connection")
""",
        "",
        CODE,
    ),
    Mutant(
        "code: any number of tries a second",
        "p2p/entry/code_exchange.py",
        "if not self.begun.allows():",
        "if not self.begun:",
        ("tests/attacks/test_guests.py",),
    ),
    Mutant(
        "code: whoever only began knows it",
        "p2p/entry/code_exchange.py",
        """            link.post(Pake(share))
            return
""",
        """            link.post(Pake(share))
            self.cleared.add(guest)
            return
""",
        CODE,
    ),
    Mutant(
        "code: a confirmation without a share",
        "p2p/entry/code_exchange.py",
        """        if key is None:
            raise Refused("begin with a share")
""",
        """        key = key or b""
""",
        CODE,
    ),
    Mutant(
        "code: tries stay that were given up",
        "p2p/entry/code_exchange.py",
        """        self.trying.pop(guest.key, None)
""",
        """        self.trying.get(guest.key)
""",
        CODE,
    ),
    Mutant(
        "code: an answer that nobody asked for",
        "p2p/entry/code_exchange.py",
        """        if self.guessing is None:
            raise WireError("nobody asked for a code")
""",
        """        if self.guessing is None:
            return
""",
        CODE,
    ),
    Mutant(
        "code: whoever answers first is the host",
        "p2p/entry/code_exchange.py",
        """            self.guessing.check(frame.confirmation)
""",
        "",
        CODE,
    ),
    Mutant(
        "ways: the same key is asked twice",
        "p2p/entry/ways.py",
        """        if link.peer in self.visits:
            await""",
        """        if link.peer == self.me:
            await""",
        (
            "tests/p2p/entry/test_code_exchange.py",
            "tests/attacks/test_false_beacons.py",
        ),
    ),
    Mutant(
        "ways: the secret is shown to everybody",
        "p2p/entry/ways.py",
        'return self.invitation.secret if link.peer == self.host else b""',
        "return self.invitation.secret",
        GATHERING,
    ),
    Mutant(
        "ways: whoever answers is the host",
        "p2p/entry/ways.py",
        "if not self.invitation.admits(link.peer):",
        "if not link.peer:",
        ONE_HOST,
    ),
    Mutant(
        "ways: strangers come in before the host",
        "p2p/entry/ways.py",
        "return self.host is not None and super().admit(peer, knock, guests)",
        "return super().admit(peer, knock, guests)",
        WAYS,
    ),
    Mutant(
        "ways: a guest lets anybody in",
        "p2p/entry/ways.py",
        """        if not self.expects(peer.key, guests):
""",
        """        if not peer:
""",
        WAYS,
    ),
    # The gathering
    Mutant(
        "gathering: refusals are believed from anybody",
        "p2p/entry/gathering.py",
        """if link.peer == self.way.host:
            self.closed = reason""",
        """if link.peer:
            self.closed = reason""",
        GATHERING,
    ),
    Mutant(
        "gathering: strangers are listened to",
        "p2p/entry/gathering.py",
        "case _ if link.peer not in self.node.members:",
        "case _ if link.peer not in self.node.links:",
        GATHERING,
    ),
    Mutant(
        "gathering: anybody says who sits at the table",
        "p2p/entry/gathering.py",
        """if link.peer != self.way.host:
            raise WireError""",
        """if link.peer is None:
            raise WireError""",
        GATHERING,
    ),
    Mutant(
        "gathering: whoever is refused stays",
        "p2p/entry/gathering.py",
        """        link.post(Refusal(str(refused)))
        link.close()
""",
        """        link.post(Refusal(str(refused)))
""",
        GATHERING,
    ),
    Mutant(
        "gathering: a lobby that makes no sense is taken",
        "p2p/entry/gathering.py",
        """            check_lobby(lobby, link.peer)
""",
        "",
        GATHERING,
    ),
    Mutant(
        "gathering: a lobby opened again is not looked at",
        "p2p/entry/gathering.py",
        """                check_reopened(self.lobby, lobby)
""",
        """                lobby.terms
""",
        GATHERING,
    ),
    Mutant(
        "gathering: final seats are changed",
        "p2p/entry/gathering.py",
        "return lobby.match < known.match or (known.sealed and lobby.match == known.match)",
        "return lobby.match < known.match",
        GATHERING,
    ),
    Mutant(
        "gathering: everybody is brought up to date each time",
        "p2p/entry/gathering.py",
        "if self._answers.may_have(link.peer.key):",
        "if link.peer.key:",
        GATHERING,
    ),
    # Invitations and beacons
    Mutant(
        "invitation: letters may be lost",
        "p2p/entry/invitation.py",
        "is_whole = len(body) > KEY_SIZE and data[-CHECK_SIZE:] == check_of(body)",
        "is_whole = len(body) > KEY_SIZE",
        INVITATION,
    ),
    Mutant(
        "invitation: of any host",
        "p2p/entry/invitation.py",
        "return pin(host) == self.pin",
        "return bool(self.pin)",
        INVITATION,
    ),
    Mutant(
        "invitation: all have one secret",
        "p2p/entry/invitation.py",
        "secrets.token_bytes(SECRET_SIZE)",
        "bytes(SECRET_SIZE)",
        INVITATION,
    ),
    Mutant(
        "invitation: of any length",
        "p2p/entry/invitation.py",
        "if len(text) > MAX_LENGTH or not",
        "if not",
        INVITATION,
    ),
    Mutant(
        "invitation: a second way to write it",
        "p2p/entry/invitation.py",
        'if not is_whole or base64.b32encode(data).decode().rstrip("=").lower() != letters:',
        "if not is_whole:",
        INVITATION,
    ),
    Mutant(
        "invitation: a port that is none",
        "p2p/entry/places.py",
        "if not port or packed(address) != data[: end + 2]:",
        "if packed(address) != data[: end + 2]:",
        INVITATION,
    ),
    Mutant(
        "invitation: to nowhere",
        "p2p/entry/places.py",
        """    if not addresses:
        raise BadPlace("it names no address")
""",
        "",
        INVITATION,
    ),
    Mutant(
        "invitation: a host's name in any letters",
        "p2p/entry/places.py",
        "if kind > NAMED and NAME.fullmatch(where):",
        "if kind > NAMED:",
        INVITATION,
    ),
    Mutant(
        "beacon: of any length",
        "p2p/entry/beacon.py",
        "if len(data) > MAX_BEACON or not data.startswith(MAGIC):",
        "if not data.startswith(MAGIC):",
        DATAGRAM,
    ),
    Mutant(
        "beacon: a second encoding",
        "p2p/entry/beacon.py",
        "return beacon if encode(beacon) == data else None",
        "return beacon",
        DATAGRAM,
    ),
    Mutant(
        "beacon: one machine is asked before all others",
        "p2p/entry/beacon.py",
        "turns = zip_longest(*rows)",
        "turns = rows",
        HEARD,
    ),
    Mutant(
        "beacon: everybody who shows the number is asked",
        "p2p/entry/beacon.py",
        "if place is not None][:MAX_ASKED]",
        "if place is not None]",
        HEARD,
    ),
    Mutant(
        "beacon: any number of places is kept",
        "p2p/entry/beacon.py",
        "if len(places) > MAX_HELD or len(self._by_sender) > MAX_HELD:",
        "if not places:",
        HEARD,
    ),
    Mutant(
        "beacon: the newest place is forgotten",
        "p2p/entry/beacon.py",
        "del places[secrets.randbelow(len(places))]",
        "del places[-1]",
        HEARD,
    ),
)
