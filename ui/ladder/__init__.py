"""Many records at once: all checked, who won how often, and how strong that makes them."""
