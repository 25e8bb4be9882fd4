"""``python -m tests.sentences FILE``: every sentence of the program, for somebody to read.

Each text of each part is said in every language to every kind of reader: the one who acts, the
one something is done to, and a spectator; of nothing, one and two. What a text needs is read from
the text itself, so a new one is on the page without a word here.
"""

import argparse
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ui.telling import STORIES
from ui.words import FOLDER, LANGUAGES, Person, Words, resource

NAMES = ("Ada", "Boris", "Carl", "Dora")
COUNTS = (0, 1, 2)
ACTS = "who"  # the fact that is a subject; any other person is an object
PEOPLE = (ACTS, "to", "by", "host", "target", "owner", "author", "seat", "castle", "picked", "from")
NOUNS = {"complots": "duchess", "mascarade": "king", "intrigue": "writer", "kuhn": "king"}
NOUNS |= {"shadow_blades": "raven"}
# Facts that are sentences of their own: the text, and the fact in it that is a person.
PHRASES = {
    "intrigue": dict.fromkeys(("adviser", "advisers", "newcomer", "resident"), "adviser"),
    "mascarade": dict.fromkeys(("card", "cards", "one", "other"), "place-only"),
}
Fact = str | int


class Usage(Visitor):
    """What each fact of a text is, by what is done with it there."""

    def __init__(self, people: Collection[str]) -> None:
        self.kinds: dict[str, str] = {}
        self.people = people
        self.texts: set[str] = set()  # that stand within the text, with facts of their own

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.kinds.setdefault(node.id.name, "person" if node.id.name in self.people else "text")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        kind = {"VERB": "person", "READER": "person", "FORM": "noun"}.get(node.id.name)
        for argument in node.arguments.positional:
            if kind and isinstance(argument, ast.VariableReference):
                self.kinds[argument.id.name] = kind
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.kinds[node.selector.id.name] = "number"
        self.generic_visit(node)


def parts() -> list[str]:
    return sorted({path.name.partition(".")[0] for path in FOLDER.glob("*.ftl")})


def texts(part: str) -> dict[str, ast.Message]:
    """All texts of a part, as they are in English, which has everything."""
    found = resource(FOLDER / f"{part}.en.ftl").body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def kinds_of(part: str, key: str) -> dict[str, str]:
    """What the facts of a text are: what any language does with them counts.

    Outside of a story people are called by their names, whoever reads it.
    """
    usage = Usage(PEOPLE if part in (*STORIES, "common") else ())
    for language in LANGUAGES:
        for entry in resource(FOLDER / f"{part}.{language}.ftl").body:
            if isinstance(entry, ast.Message) and entry.id.name == key:
                usage.visit(entry)
    within = [kinds_of(part, text) for text in usage.texts - {key}]
    return {name: kind for kinds in (*within, usage.kinds) for name, kind in kinds.items()}


class Telling:
    """The texts of one part in one language."""

    def __init__(self, part: str, language: str) -> None:
        self.part = part
        self.words = Words(language, part, "common", "screen", "audit")

    def said(self, key: str) -> Iterator[str]:
        """The text to everybody who could read it, with every number; nothing twice."""
        kinds = kinds_of(self.part, key)
        people = sorted(name for name, kind in kinds.items() if kind == "person")
        numbers = sorted(name for name, kind in kinds.items() if kind == "number")
        lines = []
        for reader in (None, *people):
            for counts in product(COUNTS, repeat=len(numbers)):
                facts = self.facts(kinds, reader) | dict(zip(numbers, counts, strict=True))
                lines.append(self.words.say(key, **facts))
        yield from dict.fromkeys(lines)

    def facts(self, kinds: dict[str, str], reader: str | None) -> dict[str, Fact]:
        names = iter(NAMES)
        return {name: self.fact(name, kinds[name], reader, next(names, "Erin")) for name in kinds}

    def fact(self, name: str, kind: str, reader: str | None, person: str) -> Fact:
        if kind == "person" and name == reader:
            return Person(self.words.say("you" if name == ACTS else "you-object"), reader=True)
        if kind == "person":
            return Person(person)
        if kind == "noun":
            return self.words.noun(NOUNS.get(self.part, "duchess"))
        if name in PEOPLE and name not in PHRASES.get(self.part, {}):
            return person
        return self.phrase(name, person) if name in PHRASES.get(self.part, {}) else f"‹{name}›"

    def phrase(self, name: str, owner: str) -> str:
        key = PHRASES[self.part][name]
        nouns = {fact: self.fact(fact, "noun", None, "") for fact in kinds_of(self.part, key)}
        return self.words.say(key, **nouns | {"owner": Person(owner)})


def page() -> Iterator[str]:
    yield "# Every sentence"
    for part in parts():
        yield f"\n## {part}"
        for key in texts(part):
            yield f"\n{key}"
            for language in LANGUAGES:
                yield from (f"    {language}  {line}" for line in Telling(part, language).said(key))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.sentences", description=__doc__)
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    args.file.write_text("\n".join(page()) + "\n", encoding="utf-8")
    print(f"{args.file}: {sum(len(texts(part)) for part in parts())} texts")


if __name__ == "__main__":
    main()
