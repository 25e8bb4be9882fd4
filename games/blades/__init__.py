"""The parts of Shadow Blades: its cards, its board, and what a hand may be played for."""
