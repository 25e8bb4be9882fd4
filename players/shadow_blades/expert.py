"""An expert."""

from players.shadow_blades.regular import Regular


class Expert(Regular):
    pass
