"""Which ways lead to us and to the others: what a person agrees to, and is told."""
