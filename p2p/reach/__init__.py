"""Where others can dial us: our network cards, a port at the router, and ways around both."""
