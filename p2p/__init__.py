"""How peers hear each other: identities, links, a mesh of them, and a journal. All of it trio."""
