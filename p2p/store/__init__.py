"""What must outlive a crash: the journal, the diary of a match, and the folder they are in."""
