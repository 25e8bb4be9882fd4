"""Bytes between two machines: frames, links, TLS, sockets, and how fast one may send."""
