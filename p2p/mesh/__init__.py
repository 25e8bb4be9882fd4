"""Many links: who is connected, who passes on what, and who seems to be there."""
