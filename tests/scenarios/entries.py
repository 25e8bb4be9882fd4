"""Scenarios written in YAML: a list of entries, each with an id and a comment for its title."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import yaml

from tests.scenarios.scenario import Block, Malformed, blocks

FIRST_LINE = re.compile(r"\s*- +id:[^#]*(?:#\s*(?P<title>.*))?")


class Entry(NamedTuple):
    """One scenario as it is written."""

    line: int
    name: str
    title: str
    content: dict[str, Any]


def entries(text: str) -> list[Entry]:
    """All scenarios of a text; in Markdown, a block without any id is about something else."""
    found = []
    for block in blocks(text):
        if not block.fenced or any(FIRST_LINE.fullmatch(line.indented) for line in block.lines):
            found += list(of_block(block))
    names = [entry.name for entry in found]
    for entry in found:
        if names.count(entry.name) > 1:
            raise Malformed(entry.line, f"{entry.name} stands here more than once")
    return found


def of_block(block: Block) -> Iterator[Entry]:
    loader = yaml.SafeLoader("\n".join(line.indented for line in block.lines) + "\n")
    first = block.lines[0].number if block.lines else 1
    try:
        root = loader.get_single_node()
        if root is None:
            return
        if not isinstance(root, yaml.SequenceNode):
            raise Malformed(first, "a list of scenarios is expected")
        for node in root.value:
            refuse_twice(node, first)
            yield entry(block, node.start_mark.line, loader.construct_document(node))
    except yaml.MarkedYAMLError as error:
        line = first + (error.problem_mark.line if error.problem_mark else 0)
        raise Malformed(line, f"not YAML: {error.problem}") from None
    except yaml.YAMLError as error:
        raise Malformed(first, f"not YAML: {error}") from None


def refuse_twice(node: yaml.Node, first: int) -> None:
    """YAML forbids a key twice in one mapping, but its parser takes the last one."""
    if isinstance(node, yaml.MappingNode):
        keys = set()
        for key, _ in node.value:
            if key.value in keys:
                raise Malformed(first + key.start_mark.line, f"{key.value!r} is there twice")
            keys.add(key.value)
        inside = [value for _, value in node.value]
    else:
        inside = node.value if isinstance(node, yaml.SequenceNode) else []
    for part in inside:
        refuse_twice(part, first)


def entry(block: Block, place: int, content: Any) -> Entry:
    line = block.lines[place]
    if not isinstance(content, dict) or not isinstance(content.get("id"), str):
        raise Malformed(line.number, "a scenario begins with '- id: NAME'")
    header = FIRST_LINE.fullmatch(line.indented)
    title = header["title"] if header else None
    return Entry(line.number, content.pop("id"), (title or "").strip(), content)
