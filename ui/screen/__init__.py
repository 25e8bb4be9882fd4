"""What every screen shares: the console, keys, names, and the table laid out."""
