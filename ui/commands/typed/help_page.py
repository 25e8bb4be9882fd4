"""The page that ``--help`` shows, in the reader's words: the texts are in ``ui/words/help``."""

import argparse
import re
from collections.abc import Callable, Iterable

from ui.program import typed_command
from ui.words import Words, unbroken

PLACEHOLDER = re.compile(r"(?<!['\w])[A-Z]{2,}(?!['\w])")  # such as GAME; not what was typed


class Page(argparse.HelpFormatter):
    """Argparse's own page, whose headings, helps and placeholders are keys of texts."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        prefix = f"{self.words.say('usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(text and unbroken(self.words.say(text)))

    def start_section(self, heading: str | None) -> None:
        """Argparse puts a colon behind it, whatever the language puts before a colon."""
        super().start_section(self.words.say(f"heading-{heading}").removesuffix(":"))

    def _get_help_string(self, action: argparse.Action) -> str:
        facts = {"command": typed_command(), "default": str(action.default or "off")}
        return unbroken(self.words.say(str(action.help), **facts)).replace("%", "%%")

    def _metavar_formatter(
        self, action: argparse.Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        metavars = super()._metavar_formatter(action, default_metavar)
        if action.metavar is None:  # words to choose from are typed as they are
            return metavars
        return lambda size: tuple(in_words(name, self.words) for name in metavars(size))


def in_words(text: str, words: Words) -> str:
    """``text`` with its placeholders as the reader's page shows them."""

    def placed(found: re.Match[str]) -> str:
        return words.say(found[0]) if found[0] in words else found[0]

    return PLACEHOLDER.sub(placed, text)
