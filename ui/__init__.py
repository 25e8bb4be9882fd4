"""What a person sees and types: the terminal, and the words."""
