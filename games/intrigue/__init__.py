"""Intrigue: ``rules`` first; a negotiation is ``talks``, who keeps the ``money`` and how, and the
``advisers`` that everybody asks for.
"""

from games.intrigue.rules import Intrigue

__all__ = ["Intrigue"]
