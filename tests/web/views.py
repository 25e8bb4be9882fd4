"""Messages of the phases around a match, as examples: start, lobby, making and the end."""

from collections.abc import Iterator

from games.catalogue import set_up
from games.kit import Seat
from table import Clock
from tests.web.plain import snapshots
from ui.scene.shape import Json
from ui.terms import terms_for
from ui.web.page import LOBBY
from ui.web.shown.lobby import terms_facts
from ui.web.starting import start_facts
from ui.words import Words

HOSTILE = '<img src=x onerror="document.title=1">\u202e\u0007 & co'
CODE, LINK = "7-copper-lantern", "undertable:" + "k7Q2" * 40
SEATS = [{"seat": n + 1, "name": name} for n, name in enumerate(("Ada", "Blaise", "Carl", "Dora"))]
PLAIN = {"seat": None, "mine": False, "muted": False}
SAID = [
    {**PLAIN, "n": 1, "key": "a", "name": "Ada", "seat": 1, "text": "Ready?"},
    {**PLAIN, "n": 2, "key": "b", "name": "Blaise", "seat": 2, "mine": True, "text": "Yes."},
    {**PLAIN, "n": 3, "key": "c", "name": HOSTILE, "text": HOSTILE},
    {**PLAIN, "n": 4, "key": "d", "name": "Dora", "seat": 4, "muted": True, "text": "Spam"},
]


WARNINGS = [
    {
        "id": "stuck/any",
        "kind": "danger",
        "text": "The match can’t go on: Dora would have to be back.",
    },
    {"id": "through/1", "kind": "care", "text": "Carl reaches you only through Ada."},
]
PAGE = {
    "number": 140, "author": "Ada", "title": "Message 140 of 212", "place": "turn 7", "line": "…",
    "signed": "…", "rule": "",
    "paragraphs": [
        {"heading": "What happened", "lines": [["Ada mixed two cards.", False]]},
        {"heading": "What that proves", "lines": [["They are the same two.", False]]},
        {"heading": "What was computed", "lines": [["A = x·G, B = x·H", True]]},
    ],
}  # fmt: skip
EXPLAINED = {"event": 57, "messages": [PAGE], "command": "undertable verify match.rec --explain"}


def around(language: str = "en") -> Iterator[tuple[str, Json]]:
    yield "start", start(language)
    yield "lobby", lobby(language)
    yield "making", making()
    yield "over", over()
    yield "consent", {**over(), "consent": CONSENT}
    yield "weak", {**lobby(), "consent": {**CONSENT, "kind": "weak"}, "warnings": WARNINGS}
    yield "relays", relays(language)
    yield "broken", broken()
    yield "warned", {**over(), "phase": "table", "over": None, "warnings": WARNINGS}


RELAY = "relay.example.org"


def ways(language: str) -> list[str]:
    """Two ways to us, and how two others are linked."""
    words = Words(language, "network")
    reached = [words.say("router-open", port="4114"), words.say("relay-used", relay=RELAY)]
    lines = [words.say("lines-direct", names="Ada, Carl"), words.say("lines-others", names="Dora")]
    return [*reached, *lines]


CONSENT = {"id": "c1", "kind": "another", "text": "Another match?", "detail": ["Same table."]}


def relays(language: str) -> Json:
    """Before there is a table."""
    words = Words(language, "network")
    told = {"text": words.say("use-relays"), "detail": [words.say("relays-what")]}
    return {"v": 1, **LOBBY, "consent": {"id": "relays.1", "kind": "relays", **told}}


def start(language: str = "en") -> Json:
    """As the node makes it, with a table nearby and a match to go on with."""
    facts = start_facts(language, "Blaise", [], [])
    titles = {game["key"]: game["title"] for game in facts["games"]}
    table = {"number": 7, "host": "Emmy", "game": "intrigue", "title": titles["intrigue"]}
    unfinished = {"match": "3f2a", "title": titles["mascarade"], "when": "2026-11-18 09:12"}
    more = {"tables": [{**table, "seats": 4, "free": 2}], "unfinished": [unfinished]}
    return {"v": 1, **facts, **more}


def lobby(language: str = "en") -> Json:
    chairs = [
        {
            "name": "Ada",
            "key": "a",
            "fingerprint": "20c9 f6d1 4f25 9f1a",
            "you": False,
            "host": True,
        },
        {
            "name": HOSTILE,
            "key": "b",
            "fingerprint": "8a0a 384b 905a 0a41",
            "you": True,
            "host": False,
        },
    ]
    words = Words(language, "complots", "screen", "common")
    terms = terms_facts(terms_for(set_up("complots", 4, []), clock=Clock(180, 60, 600)), words)
    return {
        "v": 1, "phase": "lobby", "game": "complots", "title": "Complots", "chat": SAID,
        "terms": terms, "ways": ways(language),
        "link": LINK, "code": CODE, "qr": False, "chairs": chairs, "free": 2, "bots": True,
        "away": True, "closed": None,
    }  # fmt: skip


def making() -> Json:
    work = {"what": "shuffle", "cards": 15, "done": [1, 2], "now": [3], "seats": [1, 2, 3, 4]}
    facts = {"game": "complots", "title": "Complots", "seats": SEATS, "work": work}
    return {"v": 1, "phase": "making", **facts}


def broken() -> Json:
    scene = over()
    end = {**scene["over"], "text": None, "winners": [], "broken": "Broken off: Carl was gone."}
    return {**scene, "over": end}


def over() -> Json:
    """A whole match to its end."""
    last = list(snapshots("complots", 4, [], Seat(2), 1))[-1]
    standings = [
        {"seat": s["seat"], "name": s["name"], "won": s["seat"] == 1, "coins": 3, "points": None}
        for s in last["seats"]
    ]
    proved = ["222 messages, all checked", "14 shuffles and 61 openings proved"]
    end = {"winners": [1], "text": "Ada wins the game.", "standings": standings, "proved": proved}
    more = {"record": True, "path": "match.rec", "command": "undertable verify match.rec"}
    return {
        **last,
        "phase": "over",
        "starts": True,
        "over": {**end, **more, "cheating": None, "broken": None},
    }
