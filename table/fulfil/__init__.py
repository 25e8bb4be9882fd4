"""Every request of the rules, fulfilled by rounds of proved messages."""
