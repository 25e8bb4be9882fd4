"""The program without POSIX: what Windows lacks is taken away, what it refuses fails."""
