"""Intrigue: ``rules`` first; then ``talks`` (a negotiation), ``money`` (who keeps it,
and who sees how much it is) and ``advisers``, of whom everything speaks.
"""

from games.intrigue.rules import Intrigue

__all__ = ["Intrigue"]
