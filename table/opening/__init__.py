"""A match opened afterwards: what a seat alone could read, told by it and checked by anybody."""
