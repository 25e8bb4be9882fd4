"""What was said: messages, their causes, chains of them, and the file they end in."""
