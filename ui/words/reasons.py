"""What the rooms below say, in the reader's language.

They speak English, and some of it comes from another machine, as text: a host says why it lets
nobody in. So a sentence is known by its English, which stands in ``reason.en.ftl`` with names for
its facts. What the operating system says is known by the errors it has names for; their texts are
in ``system.en.ftl``. Any other sentence stays as it is.
"""

import errno
import os
import re
from functools import cache
from typing import NamedTuple

from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference

from ui.words import FOLDER, Untold, Words, resource

PART, SYSTEM = "reason", "system"
LONGEST = 2000  # characters of somebody else's that are compared with our sentences
DEEPEST = 8  # reasons within reasons: more are nobody's who means to be understood
BETWEEN = "; "  # several reasons in one
BETWEEN_IN = {"fr": " ; "}  # where that is written in another way
# Facts of several words; any other is one word, so that no sentence is taken for its own part.
PHRASES = {
    *("name", "names", "word", "words", "value", "values", "other", "level"),
    *("path", "place", "command"),
}


class Sentence(NamedTuple):
    """One of ``reason.en.ftl``: how much of it never changes, and what a text of it looks like."""

    fixed: int
    key: str
    looks: re.Pattern[str]


def in_language(language: str, text: str, depth: int = DEEPEST) -> str:
    """``text`` as the reader says it, with the reasons in it."""
    if language == "en" or len(text) > LONGEST or not depth:
        return text
    if (known := recognised(text)) is not None:
        key, facts = known
        if "reason" in facts:
            facts["reason"] = in_language(language, facts["reason"], depth - 1)
        return Words(language, PART, SYSTEM).say(key, **facts)
    if BETWEEN not in text:
        return text
    parts = [in_language(language, part, depth - 1) for part in text.split(BETWEEN)]
    return BETWEEN_IN.get(language, BETWEEN).join(parts)


def recognised(text: str) -> tuple[str, dict[str, str]] | None:
    """The key and the facts of the sentence that ``text`` is, if we know it."""
    if key := system_texts().get(text):
        return key, {}
    for sentence in sentences():
        if found := sentence.looks.fullmatch(text):
            return sentence.key, found.groupdict()
    return None


@cache
def system_texts() -> dict[str, str]:
    """What this system says for the errors that we have texts for, in its own English."""
    keys = [e.id.name for e in resource(FOLDER / f"{SYSTEM}.en.ftl").body if isinstance(e, Message)]
    numbers = {key: getattr(errno, key.partition("-")[2], None) for key in keys}
    return {os.strerror(number): key for key, number in numbers.items() if number is not None}


@cache
def sentences() -> tuple[Sentence, ...]:
    """All we know, those first that say most by themselves."""
    body = resource(FOLDER / f"{PART}.en.ftl").body
    found = [sentence_of(entry) for entry in body if isinstance(entry, Message)]
    return tuple(sorted(found, key=lambda sentence: -sentence.fixed))


def sentence_of(message: Message) -> Sentence:
    elements = message.value.elements if isinstance(message.value, Pattern) else []
    fixed = sum(len(part.value) for part in elements if isinstance(part, TextElement))
    return Sentence(fixed, message.id.name, re.compile("".join(map(looks_of, elements))))


def looks_of(element: TextElement | Placeable) -> str:
    match element:
        case TextElement(value=text):
            return re.escape(text)
        case Placeable(expression=VariableReference(id=name)):
            return f"(?P<{name.name}>{looks_of_fact(name.name)})"
    raise Untold(f"a reason is of words and facts alone, not {element}")


def looks_of_fact(name: str) -> str:
    """Only a reason may be several, one after the other."""
    if name == "reason":
        return ".+?"
    return "[^;]+?" if name in PHRASES else r"\S+"
