"""Mascarade: ``rules`` first, then the ``characters`` and the sets they may be played in."""

from games.mascarade.rules import Mascarade

__all__ = ["Mascarade"]
