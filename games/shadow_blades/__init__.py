"""Shadow Blades: ``rules`` first; its ``cards``, its ``board``, what a hand may be played for
(``plays``), what agents can do (``skills``), the ``state`` of a match and its ``options``.
"""

from games.shadow_blades.rules import ShadowBlades

__all__ = ["ShadowBlades"]
