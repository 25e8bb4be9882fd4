"""A table in the browser: the player's own node serves a page, to this machine alone."""
