"""A match under way between peers: what is kept, passed on, waited for and proved."""
