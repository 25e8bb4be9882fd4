# What each card can do, for whoever looks it up during play. Agents and missions without a text
# of their own are told by what is printed on them.

complots-duchess = Takes 3 coins. Counters Foreign Aid.
complots-assassin = For 3 coins, somebody loses a card, unless the Countess counters.
complots-countess = Counters the Assassin, if you are the victim.
complots-captain = Steals 2 coins from somebody. Counters another Captain.
complots-ambassador = Draws 2 cards from the Court and returns 2. Counters the Captain.
complots-inquisitor = Draws a card and returns one, or sees a card of somebody and may have it replaced. Counters the Captain.
shadow_blades-ruby_tracker = Name two agents of one opponent, who gives up one of them.
shadow_blades-shadow_claw = An agent of strength 3 or less, anybody’s, is discarded.
shadow_blades-yaksha = The newest agent of one zone is discarded.
shadow_blades-looter = Take a whole pile, unseen.
shadow_blades-illusionist = See the top four cards of the deck, keep one, and put the others back in any order.
shadow_blades-beast = An armed agent of an opponent goes back to its owner’s hand, and its weapons come to yours.
shadow_blades-falcon = Deploy up to two more agents, worth 5 together at most.
shadow_blades-raven = Deploy any number of further agents of strength 1, without weapons.
shadow_blades-mistrunner = Throw away weapons to lead over an opposing agent that is no stronger than they are.
shadow_blades-ear = See the whole hand of an opponent; you may exchange a card with it.
shadow_blades-forger = See all missions in one zone of an opponent; one of them goes back to the owner’s hand.
shadow_blades-wall_walker = You may move another of your agents to another of your zones.
agent = Agent of strength { $strength }: { $zone }.
agent-skilled = Agent of strength { $strength }: { $zone }. { $skill }
agent-anywhere = Agent of strength { $strength }, for any zone.
mission = Mission for { $zones }: brings { $bounty } at the end.
mission-its_zone = Mission for { $zones }: brings { $bounty } if you rule its zone at the end.
mission-two_zones = Mission for { $zones }: brings { $bounty } if you rule two zones at the end.
weapon = Weapon: makes an agent stronger by { $strength }.
