"""What can be proved: the group, the proofs and the signatures. No I/O, no rules, no words."""
