"""The commands: their words, and the peers and processes they start."""
