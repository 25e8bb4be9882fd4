"""Messages of the phases around a match, as examples: start, lobby, making and the end."""

from collections.abc import Iterator

from games.kit import Seat
from tests.web.plain import snapshots
from ui.scene.shape import Json

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


def around() -> Iterator[tuple[str, Json]]:
    yield "start", start()
    yield "lobby", lobby()
    yield "making", making()
    yield "over", over()
    yield "consent", {**over(), "consent": CONSENT}
    yield "weak", {**lobby(), "consent": {**CONSENT, "kind": "weak"}, "warnings": WARNINGS}
    yield "broken", broken()
    yield "warned", {**over(), "phase": "table", "over": None, "warnings": WARNINGS}


CONSENT = {"id": "c1", "kind": "another", "text": "Another match?", "detail": ["Same table."]}


def start() -> Json:
    option = {"name": "treasury", "label": "treasury", "values": [
        {"value": "bounded", "label": "bounded"}, {"value": "unlimited", "label": "unlimited"},
    ]}  # fmt: skip
    games = [
        {"key": key, "title": title, "about": about, "least": 2, "most": most, "usual": 4,
         "options": [option]}
        for key, title, most, about in (
            ("complots", "Complots", 6, "Claim any character, doubt the others."),
            ("mascarade", "Mascarade", 13, "Swap cards under the table, or don't."),
            ("intrigue", "Intrigue", 5, "Believe no promise: the most money wins."),
            ("shadow_blades", "Shadow Blades", 4, "Agents, weapons and missions in secret."),
        )
    ]  # fmt: skip
    table = {"number": 7, "host": "Emmy", "game": "intrigue", "title": "Intrigue"}
    return {
        "v": 1, "phase": "start", "games": games, "name": "Blaise", "levels": ["novice"],
        "clock": 180, "tables": [{**table, "seats": 4, "free": 2}],
        "unfinished": [{"match": "3f2a", "title": "Mascarade", "when": "2026-11-18 09:12"}],
    }  # fmt: skip


def lobby() -> Json:
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
    terms = {"players": 4, "options": [{"label": "treasury", "value": "bounded"}], "clock": 180}
    return {
        "v": 1, "phase": "lobby", "game": "complots", "title": "Complots", "chat": SAID,
        "terms": {**terms, "strength": ["Nobody stands in for anybody."], "weak": False},
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
