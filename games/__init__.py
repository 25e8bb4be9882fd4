"""What the rules are. Nothing in here knows cryptography, sockets or any language."""
