"""The node's door to the browser: requests, the guard, files and streams; it knows no table."""
