"""A match opened afterwards, told: by whose word each face is, and what deserves a second look."""
