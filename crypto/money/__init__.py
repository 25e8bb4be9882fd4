"""Hidden money: balances are exponential ElGamal, amounts are proved bit by bit."""
