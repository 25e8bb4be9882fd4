"""Purses: what moves between them, in the open and as ciphertexts."""
