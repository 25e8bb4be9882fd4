"""How a peer comes to be reachable: what it tells of itself, and the ways around routers."""
