"""What each kind of message was, what it proved, and how that was checked."""
