"""Who decides: views, bots, simulation."""
