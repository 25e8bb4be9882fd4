"""The proof that a pile was shuffled: nothing added, nothing lost, the order unknown."""
