"""The page: what it is told, and who may ask for it."""
