"""``undertable verify`` as people and programs use it."""

import errno
import json
import re
from dataclasses import replace
from inspect import getsource
from pathlib import Path
from random import Random

import pytest

from crypto.header import Equivocation, SignedHeader, hash_body
from games.kit import Seat
from table.audit import verify
from table.errors import Cheating
from table.log.message import Saying
from table.record import Epoch, Record, Unreadable
from tests.matches import FOLDER
from tests.mental.cheating import and_then
from tests.rules.rows import ROWS
from tests.sample import Room, by_lot, seated, terms
from tests.table.crooked import as_record, flip
from tests.table.every_kind import KINDS, every_kind
from tests.ui.files import SEED, evidence, run, run_outside
from ui.audit.checking import because
from ui.problem import TOLD, RecordProblem, by_the_system
from ui.words import FOLDER as WORDS
from ui.words import LANGUAGES

WHO = {"who": "Bob", "complaint": "7"}
PLACE = {"path": "there", "message": "7", "who": "Bob", "seat": 2}
NOT_RECORDS = {
    "empty": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a text": b"Once upon a time there was a record.\n",
    "another msgpack": b"\x93\x01\x02\x03",
    "nothing but zeros": bytes(1000),
}


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The one line that a person sees when something does not hold."""
    outcome = run(capsys, *words)
    assert outcome.code == 1
    assert outcome.err.startswith("undertable: ")
    assert outcome.err.count("\n") == 1
    return outcome.err


def test_a_match_that_holds_is_reported(
    complots: Path, match: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", complots)
    assert (outcome.code, outcome.err) == (0, "")
    status, strength, _, heading, *_ = outcome.out.splitlines()
    assert status == "Complete: signed by Alice, Bob and Carol."
    assert strength.startswith("At this table nobody could be gone")
    assert heading == "Complots, 3 players"
    for name, identity in zip(("Alice", "Bob", "Carol"), match.founding.players, strict=True):
        assert name in outcome.out
        assert identity.fingerprint in outcome.out
    assert f"{len(match.messages)} messages, each signed" in outcome.out
    assert "fifth character: Inquisitor" in outcome.out
    assert "won, and everybody signed the result." in outcome.out
    assert "Everything checks." in outcome.out


def test_the_report_is_the_same_from_a_checkout(complots: Path) -> None:
    outcome = run_outside("verify", complots, "--lang", "en")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Everything checks." in outcome.out
    assert "\x1b" not in outcome.out


def test_a_program_gets_the_report_as_json(
    complots: Path, match: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    report = json.loads(run(capsys, "verify", complots, "--json").out)
    assert report["holds"]
    assert (report["status"], report["complete"]) == ("complete", True)
    assert (report["quorum"], report["spares"], report["withstands"]) == (None, 0, None)
    assert (report["kind"], report["game"]) == ("match", "complots")
    assert report["messages"] == len(match.messages)
    assert report["table"] == match.founding.table.hex()
    assert [player["key"] for player in report["players"]] == [
        identity.key.hex() for identity in match.founding.players
    ]
    kinds = [message.saying.kind for message in match.messages]
    assert report["proofs"]["pok"] == kinds.count("key")
    assert report["proofs"].get("dleq", 0) == kinds.count("beacon")
    assert report["decisions"] == sum(map(kinds.count, ("choose", "commit", "prove"))) + sum(
        # An arrangement is a decision if somebody chose which cards come first.
        event["line"].startswith("chooses ")
        for event in json.loads(run(capsys, "verify", complots, "--json", "--explain").out)
        if event["kind"] == "arrange"
    )


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_report_is_there_in_other_languages(
    language: str, complots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", complots, "--lang", language)
    assert outcome.code == 0
    assert {"fr": "Tout est correct.", "nl": "Alles klopt."}[language] in outcome.out
    assert run(capsys, "verify", complots, "--lang", language, "--explain").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_what_no_record_tells(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """W3: in words, and for a program."""
    gone = FOLDER / "complots-gone.rec"
    told = run(capsys, "verify", gone, "--lang", language).out
    found = json.loads(run(capsys, "verify", gone, "--json").out)
    listed = [line for line in told.splitlines() if line.strip().startswith("· ")]
    assert len(listed) == len(found["not_checked"]) == 9
    assert found["sharings"] == {"dealt": [1, 2, 3, 4], "accepted": [1, 2, 3, 4]}
    assert found["rolls"][0]["lacked"][0] == {"seat": 1, "of": 2, "messages": 3, "held_by": [2]}
    words = {"en": "only they could tell", "fr": "eux seuls", "nl": "alleen zij konden"}
    assert words[language] in " ".join(told.split())


@pytest.mark.parametrize("content", NOT_RECORDS.values(), ids=NOT_RECORDS)
def test_what_is_no_record_is_refused_in_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "something"
    path.write_bytes(content)
    assert "something is " in refused(capsys, "verify", path)


def test_a_file_that_is_not_there_or_not_a_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No such file" in refused(capsys, "verify", tmp_path / "nowhere")
    assert "Is a directory" in refused(capsys, "verify", tmp_path)


def test_a_truncated_record_is_refused(
    complots: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = complots.read_bytes()
    path = tmp_path / "cut"
    for length in (1, 100, len(data) // 2, len(data) - 1):
        path.write_bytes(data[:length])
        assert "is no record of a match, or a damaged one" in refused(capsys, "verify", path)


def test_a_changed_message_is_named(
    match: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    messages = list(match.messages)
    place = len(messages) // 2
    saying = messages[place].saying
    bent = replace(saying, payload=saying.payload + b"x")
    messages[place] = replace(messages[place], saying=bent)
    path = tmp_path / "changed"
    path.write_bytes(replace(match, epochs=(Epoch(None, tuple(messages)),)).encode())
    line = refused(capsys, "verify", path)
    assert f"message {place + 1} does not hold. " in line
    assert "never did so as it stands here" in line
    found = json.loads(run(capsys, "verify", path, "--json").out)
    assert "never signed it as it stands here" in found["reason"]


def test_a_match_of_an_unknown_game_is_refused(
    all_kinds: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "does not know the game everykind, edition 1" in refused(capsys, "verify", all_kinds)
    found = json.loads(run(capsys, "verify", all_kinds, "--json").out)
    assert "no game 'everykind'" in found["reason"]


@pytest.mark.usefixtures("every_kind_known")
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_evidence_names_who_did_wrong_and_by_which_message(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    print("seed", SEED)
    path = tmp_path / "evidence"
    path.write_bytes(evidence(kind, SEED))
    outcome = run(capsys, "verify", path)
    assert (outcome.code, outcome.err) == (4, "")
    report = json.loads(run(capsys, "verify", path, "--json").out)
    assert report["status"] == "evidence"
    convicted = report["convicted"]
    name = ("Alice", "Bob", "Carol")[convicted["seat"] - 1]
    number = convicted["message"]
    assert f"Evidence against {name}\nAt this table " in outcome.out
    assert f"Message {number} is the proof. There {name} " in outcome.out
    assert f"The evidence holds: {name} broke the protocol." in outcome.out
    rule = convicted["rule"]
    assert rule == "D5"
    assert f"The rule that was broken is {rule} of the protocol" in outcome.out

    page = run(capsys, "verify", path, "--explain", str(number))
    data = json.loads(run(capsys, "verify", path, "--explain", str(number), "--json").out)
    assert data["rule"] == rule
    assert f"The rule that was broken is {rule} of the protocol" in page.out
    assert page.code == 4
    assert page.out.startswith(f"Message {number}, the offence")
    assert "What was wrong\n" in page.out
    assert "What it proves" not in page.out


@pytest.mark.usefixtures("every_kind_known")
def test_a_complaint_is_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    print("seed", SEED)
    path = tmp_path / "evidence"
    path.write_bytes(evidence("key", SEED, flip(-1)))
    outcome = run(capsys, "verify", path)
    assert outcome.code == 4
    assert "The complaint in message " in outcome.out


@pytest.mark.usefixtures("every_kind_known")
@pytest.mark.parametrize("language", LANGUAGES)
def test_consent_to_shares_that_its_author_had_not_seen_is_told_as_that(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is an ``ack``, but no complaint, and nobody's share is wrong."""
    liar, honest, third = seated(terms("everykind", 3), every_kind)
    for peer in (liar, third):
        for key in peer.speak():
            honest.receive(key)
    list(honest.speak())
    early = and_then(liar, liar.log.chains[liar.seat][0], "ack", "ack", b"")
    with pytest.raises(Cheating) as caught:
        honest.receive(early.encode())
    assert caught.value.rule == "D4"

    path = tmp_path / "evidence"
    path.write_bytes(caught.value.evidence)
    for words in ((), ("--explain", "6"), ("--json",)):
        outcome = run(capsys, "verify", path, "--lang", language, *words)
        assert (outcome.code, outcome.err) == (4, "")
        assert "D4" in outcome.out


@pytest.mark.usefixtures("every_kind_known")
def test_two_messages_for_one_position_convict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    liar, *_ = seated(terms("everykind", 3), every_kind)
    one, other = (
        liar.log.sign(liar.identity, liar.seat, Saying("key", "key", payload))
        for payload in (b"one", b"other")
    )
    pair = Equivocation(one.signed, other.signed)
    path = tmp_path / "evidence"
    path.write_bytes(Record(liar.table.founding, exhibits=(pair.encode(),)).encode())
    outcome = run(capsys, "verify", path)
    assert outcome.code == 4
    assert "Alice signed two different messages as number 1 of their own" in outcome.out
    assert "The rule that was broken is H6" in outcome.out
    assert "there is no message 1 in this record: there is none" in refused(
        capsys, "verify", path, "--explain", "1"
    )


@pytest.mark.usefixtures("every_kind_known")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The rule that was broken is H1 of the protocol"),
        ("fr", "La règle enfreinte est H1 du protocole"),
        ("nl", "De overtreden regel is H1 van het protocol"),
    ],
)
def test_a_letter_that_nobody_can_read_convicts_and_the_report_says_so(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    liar, *_ = seated(terms("everykind", 3), every_kind)
    message = liar.log.sign(liar.identity, liar.seat, Saying("key", "key", b""))
    header = replace(message.header, body_hash=hash_body(b""))
    path = tmp_path / "evidence"
    offence = SignedHeader.sign(header, liar.identity).encode()
    path.write_bytes(Record(liar.table.founding, offence=offence).encode())
    outcome = run(capsys, "verify", path, "--lang", language)
    assert outcome.code == 4
    assert words in outcome.out


@pytest.mark.usefixtures("every_kind_known")
@pytest.mark.parametrize("kind", ["shares", "shuffle"])
def test_a_record_that_fails_names_message_player_and_check(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    print("seed", SEED)
    proof = evidence(kind, SEED)
    record, offence = as_record(proof), Record.decode(proof).offence
    path = tmp_path / "failing"
    path.write_bytes(record.encode())
    number = 1 + [message.encode() for message in record.messages].index(offence)
    bad = record.messages[number - 1]
    name = record.founding.names[bad.seat]
    expected = f"message {number}, by {name} (seat {bad.seat}), does not hold (rule D5). "
    assert expected in refused(capsys, "verify", path)

    data = json.loads(run(capsys, "verify", path, "--json").out)
    assert f"{kind} in {bad.saying.op}" in data["reason"]
    assert (data["holds"], data["message"], data["rule"]) == (False, number, "D5")
    assert data["status"] is None
    explained = run(capsys, "verify", path, "--explain", str(number))
    assert explained.code == 1
    assert "What was wrong\n" in explained.out


def test_evidence_that_convicts_nobody_is_refused(
    match: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *before, last = match.messages
    path = tmp_path / "slander"
    epochs = (Epoch(None, tuple(before)),)
    path.write_bytes(replace(match, epochs=epochs, offence=last.encode()).encode())
    assert "convicts nobody" in refused(capsys, "verify", path)


def test_a_match_that_is_not_over_holds_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    print("seed", SEED)
    random = Random(SEED)
    players = seated(terms("complots", 3))
    Room(players, random, by_lot(random)).play(most=40)
    path = tmp_path / "unfinished"
    path.write_bytes(players[0].record().encode())
    outcome = run(capsys, "verify", path)
    assert outcome.code == 3
    assert "Unfinished: nobody has signed a result yet.\nAt this table " in outcome.out
    assert "The match is not over" in outcome.out
    assert "Everything so far checks." in outcome.out
    data = json.loads(run(capsys, "verify", path, "--json").out)
    assert (data["status"], data["complete"]) == ("unfinished", False)
    assert run(capsys, "verify", path, "--explain").code == 3


def test_names_from_strangers_are_only_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("[red]Eve[/]", "\x1b[2J\nEve\u202e", "Mallory")
    players = seated(terms("complots", 3), names=names)
    Room(players, Random(0), by_lot(Random(0))).play(most=9)
    path = tmp_path / "strange"
    path.write_bytes(players[0].record().encode())
    for words in ((), ("--explain",), ("--explain", "1")):
        out = run(capsys, "verify", path, *words).out
        assert "[red]Eve[/]" in out
        assert not {"\x1b", "\u202e"} & set(out)
    assert "\x1b" not in run(capsys, "replay", path).out


def test_two_players_of_one_name_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = seated(terms("complots", 3), names=("Eve", "eve", "Bob"))
    path = tmp_path / "twins"
    path.write_bytes(players[0].record().encode())
    out = run(capsys, "verify", path).out
    assert "Eve (1)" in out
    assert "eve (2)" in out
    assert "Bob (3)" not in out


REFUSALS = {
    "en": ("is no record of a match", "does not hold", "there is no message 9999"),
    "fr": ("n’est pas l’enregistrement d’une partie", "n’est pas valable", "pas de message 9999"),
    "nl": ("is geen verslag van een partij", "klopt niet", "geen bericht 9999"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_reader_s_language(
    language: str, complots: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = tmp_path / "a text"
    strange.write_bytes(NOT_RECORDS["a text"])
    texts = REFUSALS[language]
    said = refused(capsys, "verify", strange, "--lang", language)
    assert texts[0] in said
    assert "Expected" not in said  # what the decoder would say
    words = ("verify", complots, "--explain", "9999", "--lang", language)
    assert texts[2] in refused(capsys, *words)


def test_a_record_that_fails_is_refused_in_the_reader_s_language(
    tmp_path: Path, every_kind_known: None, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(as_record(evidence("shares", SEED)).encode())
    for language, texts in REFUSALS.items():
        said = refused(capsys, "verify", broken, "--lang", language)
        assert texts[1] in said
        assert "shares in " not in said  # the check's own words, which are English


# A row of rules that is broken before anybody sits down is in no record.
BROKEN = sorted(ROWS.keys() - {"J1", "J2", "S2"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", BROKEN)
def test_every_rule_that_can_be_broken_has_its_sentence(rule: str, language: str) -> None:
    cheating = Cheating(Seat(2), "the check's own words", rule)
    assert because(cheating).key == f"wrong-{rule}"
    said = RecordProblem("broken", None, **PLACE, rule=rule, why=because(cheating, **WHO))
    assert f" {rule})" in said.said_in(language)
    assert "the check's own words" not in said.said_in(language)


@pytest.mark.parametrize("rule", sorted(set(re.findall(r', "([A-Z]\d+)"\)', getsource(verify)))))
def test_every_rule_of_files_has_its_sentence(rule: str) -> None:
    assert because(Unreadable("its own words", rule)).key == f"wrong-{rule}"


def test_every_sentence_about_a_rule_is_about_one_that_can_be_broken() -> None:
    keys = re.findall(
        r"^wrong-([A-Z]\d+) =", (WORDS / "audit.en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert {*keys} - {*BROKEN} == {"E7", "S5", "W1", "W2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_of_a_file_is_told_in_the_reader_s_language(language: str) -> None:
    for name in TOLD:
        error = OSError(getattr(errno, name), "the system's own words")
        said = RecordProblem("unread", path="there", reason=by_the_system(error))
        assert "the system's own words" not in said.said_in(language)
    unknown = OSError(errno.EXDEV, "the system's own words")
    said = RecordProblem("unread", path="there", reason=by_the_system(unknown))
    assert "the system's own words" in said.said_in(language)
