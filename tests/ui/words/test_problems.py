"""What a person can mend is told in the reader's language: ours by key, the rest by its English."""

import ast
import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import cli
from crypto.errors import InvalidProof
from p2p import PeerError
from tests.rooms import ROOT
from ui.commands.typed.arguments import readers_language
from ui.problem import TOLD, Problem, plain_problems
from ui.words import FOLDER, LANGUAGES, Words, resource
from ui.words.reasons import LONGEST, in_language, recognised, sentences

MENDED = {
    *("BadSetup", "HomeProblem", "BadPlace", "BadInvitation", "AlreadySigned", "JournalError"),
    *("Refused", "Unacceptable", "NotAuthentic", "PeerError", "BadWish", "ArgumentTypeError"),
}
# Bugs, or what only a peer that attacks us is told: never what somebody could mend.
EXCUSED = {
    "an entry has at most # bytes, not #",
    "an entry in another than its one encoding",
    *("begin with a share", "nobody whom we expect"),
    *("#: not an address by key", "#: no key, or no place", "QUIC is closed"),
    "#: neither a relay nor an IP address",
}
# Sentences with a part that is made elsewhere, each with a whole one.
BEFORE = "you sat down to this match before"
LOOKS = "an invitation looks like undertable:LETTERS, or is a code like 7-copper-lantern"
PUT_TOGETHER = {
    "#, and it is over here; nobody signs for a match twice": (
        f"{BEFORE}, and it is over here; nobody signs for a match twice"
    ),
    "#; #": "::1 port 5: no answer; the table may be closed",
    "#; go on with it by: resume #": f"{BEFORE}; go on with it by: resume x",
    "#; this one has other signs in it": f"{LOOKS}; this one has other signs in it",
    "a journal #; it was left as it is": (
        "a journal of version 1, which is not read any more; it was left as it is"
    ),
    "no code has the word # in it#": "no code has the word 'x' in it; did you mean 'y'?",
    "wrong code; #": "wrong code; 2 tries left",
}


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def raised(path: Path, names: set[str]) -> Iterator[ast.expr]:
    """The first words that errors of these names are made with, in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and called(node.func) in names:
            yield node.args[0]


def called(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def text_of(said: ast.expr) -> str | None:
    """A literal, with a sign for every fact; None for what is made elsewhere."""
    match said:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(text_of(part) or "#" for part in parts)
    return None


def test_no_problem_of_ours_is_a_sentence_in_english() -> None:
    keys = {
        entry.id.name for entry in resource(FOLDER / "problem.en.ftl").body if hasattr(entry, "id")
    }
    said = [
        (p, *[text_of(word)])
        for p in [*sources("ui"), ROOT / "cli.py"]
        for word in raised(p, {"Problem"})
    ]
    assert len(said) > 20
    assert {text for _, text in said} == keys


def test_ui_raises_no_error_of_the_rooms_below_with_a_sentence() -> None:
    """They would be told in English: ``BadSetup`` for terms alone, which have the rule's words."""
    names = MENDED - {"BadWish", "ArgumentTypeError"}
    found = {text_of(word) for path in sources("ui") for word in raised(path, names)}
    assert found - {None} == {"no such table: #", "a peer ended early: #"}


def test_what_the_rooms_below_say_is_known() -> None:
    found = {
        text
        for path in sources("games", "players", "p2p", "ui")
        for word in raised(path, MENDED)
        if (text := text_of(word)) is not None
    }
    assert len(found) > 60
    unknown = {text for text in found if is_unknown(text)}
    assert unknown == EXCUSED | PUT_TOGETHER.keys()
    for text in PUT_TOGETHER.values():
        assert not is_unknown(text), text


def is_unknown(text: str) -> bool:
    """A name before a colon says nothing: what follows has to be known, too."""
    known = recognised(text)
    if known is None:
        return True
    key, facts = known
    return key == "about-file" and facts["reason"] != "#"


@pytest.mark.parametrize("sentence", sentences(), ids=lambda sentence: sentence.key)
def test_every_sentence_is_taken_for_itself(sentence: object) -> None:
    """None of them hides behind another that is as long."""
    from ui.words import Words
    from ui.words.reasons import Sentence

    assert isinstance(sentence, Sentence)
    facts = dict.fromkeys(sentence.looks.groupindex, "7")
    assert recognised(Words("en", "reason").say(sentence.key, **facts)) == (sentence.key, facts)


TYPED = [
    (
        "games chess",
        "il n’y a pas de jeu 'chess' ; il y a : ",
        "er is geen spel 'chess'; er zijn: ",
    ),
    ("resume", "il n’y a ici aucune partie inachevée", "er is hier geen onafgemaakte partij"),
    (
        "join nonsense",
        "une invitation s’écrit undertable:LETTRES",
        "een uitnodiging ziet eruit als",
    ),
    ("join 7-coper-lantern", "vouliez-vous dire 'copper' ?", "bedoelde je 'copper'?"),
    (
        "host kuhn --bots 2",
        "il ne reste pas de place pour l’hôte",
        "geen plaats over voor de gastheer",
    ),
    ("host kuhn --port 70000", "--port : un port est un nombre", "--port: een poort is een getal"),
    ("host kuhn --nosuch", "mots inconnus : --nosuch (voir ", "onbekende woorden: --nosuch (zie "),
    ("host", "il manque : JEU (voir ", "er ontbreekt: SPEL (zie "),
    ("castle", "'castle' n’est pas possible (au choix : ", "'castle' kan niet (kies uit "),
    ("host kuhn --quorum 1", "une telle table n’est pas permise : ", "zo’n tafel mag niet: "),
    ("host kuhn --option start", "une option s’écrit nom=valeur", "een optie ziet eruit als naam="),
    ("simulate kuhn --bots genius", "il n’y a pas de robot 'genius'", "er is geen bot 'genius'"),
    (
        "demo kuhn --record /",
        "impossible d’écrire / : c’est un dossier",
        "kan / niet schrijven: het is",
    ),
]


@pytest.mark.parametrize(("words", "french", "dutch"), TYPED, ids=[typed[0] for typed in TYPED])
def test_a_problem_is_told_in_the_readers_language(
    words: str, french: str, dutch: str, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    for language, expected in (("fr", french), ("nl", dutch)):
        assert cli.main([*words.split(), "--lang", language]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("undertable: ")
        assert expected in err
    assert list(home.iterdir()) == []


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    return tmp_path


def test_a_dead_link_names_every_address_in_the_readers_language() -> None:
    said = "::1 port 5: Connection refused; 127.0.0.1 port 5: no answer; the table may be closed"
    assert in_language("nl", said) == (
        "::1, poort 5: verbinding geweigerd; 127.0.0.1, poort 5: geen antwoord; "
        "misschien is de tafel gesloten"
    )


@pytest.mark.parametrize("name", TOLD)
def test_what_the_system_says_is_told_in_the_readers_language(name: str) -> None:
    """By its own words for it, which differ from system to system."""
    its_own = os.strerror(getattr(errno, name))
    for language in ("fr", "nl"):
        told = Words(language, "system").say(f"system-{name}")
        assert in_language(language, f"can't use /home/ada: {its_own}").endswith(told)
        assert its_own not in told
    assert f"system-{name}" in Words("en", "system")


def test_what_quic_and_name_servers_say_is_told_in_the_readers_language() -> None:
    said = "relay https://a.org: QUIC failed (timed out); b port 5: Name or service not known"
    assert in_language("fr", said) == (
        "le relais https://a.org : QUIC a échoué (timed out) ; b, port 5 : aucune machine ne porte "
        "ce nom"
    )


def test_what_nobody_knows_stays_as_it_is() -> None:
    for language in LANGUAGES:
        assert in_language(language, "the moon is full") == "the moon is full"
        assert in_language(language, "x; " * LONGEST) == "x; " * LONGEST


def test_a_strangers_text_is_read_in_no_time_and_never_obeyed() -> None:
    """It comes from a host's machine, and may be made to keep us busy."""
    for part in (" port 1: ", "x: ", "undertable: ", "a; ", "no bot a for a; there are: "):
        hostile = part * (LONGEST // len(part))
        assert len(in_language("fr", hostile)) < 2 * LONGEST
    assert (
        in_language("fr", "wrong code; {$x} tries left") == "mauvais code ; essais restants : {$x}"
    )


def test_a_program_that_reads_json_is_told_in_english() -> None:
    assert readers_language(["demo", "--lang", "fr", "--json"], {}) == "en"
    assert readers_language(["demo", "--lang=fr"], {"LANG": "nl_NL.UTF-8"}) == "fr"
    assert readers_language(["demo", "--lang", "tlh"], {"LANG": "nl_NL.UTF-8"}) == "nl"
    assert readers_language(["--lang"], {}) == "en"


def test_a_problem_among_several_tasks_is_still_that_problem() -> None:
    problem = Problem("not-begun")
    with pytest.raises(Problem) as caught, plain_problems():
        raise ExceptionGroup("tasks", [problem, PeerError("the host is gone")])
    assert caught.value is problem
    with pytest.raises(ExceptionGroup), plain_problems():
        raise ExceptionGroup("tasks", [problem, InvalidProof("check", "a bug")])
