"""Who fulfils what the rules ask for."""
