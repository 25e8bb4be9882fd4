"""Everything the program says, from Fluent files beside this one.

A file is called ``part.language.ftl``; the words of a game are a part called after the game.
What a language lacks is said in English, which has everything.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr", "nl")
FOLDER = Path(__file__).parent


class Person(str):
    """A player's name in a sentence; ``reader`` if it is the one who reads it."""

    __slots__ = ("reader",)
    reader: bool

    def __new__(cls, name: str, reader: bool = False) -> "Person":
        person = super().__new__(cls, name)
        person.reader = reader
        return person


class Noun(str):
    """A word with its forms, such as ``the`` and ``a``."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, word: str, forms: Mapping[str, str]) -> "Noun":
        noun = super().__new__(cls, word)
        noun.forms = forms
        return noun


class Remark(str):
    """A sentence that can be said again in another language, for a screen that changes its own."""

    __slots__ = ("again",)
    again: Callable[[str], str]

    def __new__(cls, text: str, again: Callable[[str], str]) -> "Remark":
        remark = super().__new__(cls, text)
        remark.again = again
        return remark


def said_in(language: str, text: str) -> str:
    """The sentence in this language, if it can be said again."""
    return text.again(language) if isinstance(text, Remark) else text


def verb(who: str, reader: str, other: str) -> str:
    """``{ VERB($who, "take", "takes") }``: the first form if the reader is meant."""
    return reader if isinstance(who, Person) and who.reader else other


def reader(who: str) -> str:
    """``{ READER($target) -> [yes] … *[no] … }``: is the reader meant?"""
    return "yes" if isinstance(who, Person) and who.reader else "no"


def form(word: str, name: str) -> str:
    """``{ FORM($face, "the") }``: the noun in that form; a word without forms stays as it is."""
    return word.forms[name] if isinstance(word, Noun) and word.forms else word


def de(phrase: str) -> str:
    """``{ DE($owner) }``: the French preposition, as it melts into what follows."""
    for article, melted in (("le ", "du "), ("les ", "des ")):
        if phrase.startswith(article):
            return melted + phrase.removeprefix(article)
    return f"d’{phrase}" if elides(phrase) else f"de {phrase}"


def que(phrase: str) -> str:
    """``{ QUE($who) }``: the French conjunction, as it melts into what follows."""
    return f"qu’{phrase}" if elides(phrase) else f"que {phrase}"


def elides(phrase: str) -> bool:
    """Does ``phrase`` begin with a vowel, with or without an accent?"""
    return unicodedata.normalize("NFD", phrase[:1])[:1].casefold() in tuple("aeiou")


def unbroken(text: str) -> str:
    """French puts a space before some signs, and none of them begins a line."""
    return re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)


def easily_typed(text: str) -> str:
    """Without capitals, accents, round apostrophes and needless spaces, for two texts to be
    compared by: not every keyboard has them.
    """
    parts = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


FUNCTIONS: dict[str, Any] = {"VERB": verb, "READER": reader, "FORM": form, "DE": de, "QUE": que}


class Untold(Exception):
    """A text of ours is broken or lacks a fact: a bug, never something a player did."""


class Words:
    """The words of some parts in one language; the first part that has a text gives it."""

    def __init__(self, language: str, *parts: str) -> None:
        self.language, self._parts = language, parts
        self._bundles = [bundle(language, parts)]
        if language != "en":
            self._bundles.append(bundle("en", parts))

    def __contains__(self, key: str) -> bool:
        return any(words.has_message(key) for words in self._bundles)

    def say(self, key: str, /, **facts: str | int | float) -> str:
        """The text called ``key`` with these facts in it, in one line."""
        words = self._holding(key)
        return formatted(words, key, words.get_message(key).value, facts)

    def remark(self, key: str, /, **facts: str | int | float) -> Remark:
        """The same, for somebody whose language may change while it is still to be read."""

        def again(language: str) -> str:
            return Words(language, *self._parts).say(key, **facts)

        return Remark(again(self.language), again)

    def noun(self, key: str) -> str:
        """The word called ``key`` with its forms, or the bare key if there is no such word."""
        if key not in self:
            return key
        words = self._holding(key)
        message = words.get_message(key)
        forms = {name: formatted(words, key, p, {}) for name, p in message.attributes.items()}
        return Noun(formatted(words, key, message.value, {}), forms)

    def _holding(self, key: str) -> FluentBundle:
        for words in self._bundles:
            if words.has_message(key):
                return words
        raise Untold(f"there is no text {key!r}")


def formatted(words: FluentBundle, key: str, pattern: object, facts: Mapping[str, object]) -> str:
    text, errors = words.format_pattern(pattern, dict(facts))  # type: ignore[arg-type]
    if errors or isinstance(text, FluentNone):
        raise Untold(f"{key}: {'; '.join(map(str, errors))}")
    return " ".join(text.split())


@cache
def bundle(language: str, parts: tuple[str, ...]) -> FluentBundle:
    # Isolation marks would be shown as boxes by many terminals.
    words = FluentBundle([language], FUNCTIONS, use_isolating=False)
    for part in parts:
        if (path := FOLDER / f"{part}.{language}.ftl").exists():
            words.add_resource(resource(path))
    return words


@cache
def resource(path: Path) -> Resource:
    """A file of words, parsed once; a line that Fluent can't read is a bug, not a gap."""
    parsed = FluentResource(path.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, Junk):
            raise Untold(f"{path.name}: can't be read: {entry.content!r}")
    return parsed


def preferred(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, if we have it."""
    asked = [environment.get("LANGUAGE", "")]
    asked += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((value for value in asked[1:] if value), "")
    if first in ("C", "POSIX"):
        return "en"
    for wish in (*asked[0].split(":"), first):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


class Facts(Visitor):
    """The names of the facts that a text speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def texts(language: str, part: str) -> Mapping[str, str]:
    """All texts of a part, for a screen that fills in the facts itself: ``{name}`` stands for one.

    Such a part can't choose among forms, as a number is not known here.
    """
    words, found = Words(language, part), dict[str, str]()
    if not (FOLDER / f"{part}.en.ftl").exists():
        return found
    for entry in resource(FOLDER / f"{part}.en.ftl").body:
        if isinstance(entry, Message):
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = words.say(entry.id.name, **{n: f"{{{n}}}" for n in facts.names})
    return found
