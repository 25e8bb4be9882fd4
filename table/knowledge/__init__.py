"""What one seat knows of cards and money, and what it could imagine."""
