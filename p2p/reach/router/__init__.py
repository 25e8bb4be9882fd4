"""A port at the router: how a machine at home asks to be dialled from outside."""
