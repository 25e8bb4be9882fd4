"""Players of Shadow Blades, from a novice to an expert."""
