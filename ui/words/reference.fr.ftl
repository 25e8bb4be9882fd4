# Ce que peut chaque carte, pour qui la cherche pendant la partie.

complots-duchess = Prend 3 pièces. Contre l’Aide étrangère.
complots-assassin = Pour 3 pièces, quelqu’un perd une carte, sauf si la Comtesse le contre.
complots-countess = Contre l’Assassin, si vous êtes la victime.
complots-captain = Vole 2 pièces à quelqu’un. Contre un autre Capitaine.
complots-ambassador = Pioche 2 cartes à la Cour et en rend 2. Contre le Capitaine.
complots-inquisitor = Pioche une carte et en rend une, ou voit une carte de quelqu’un et peut la faire remplacer. Contre le Capitaine.
shadow_blades-ruby_tracker = Désignez deux agents d’un adversaire, qui renonce à l’un d’eux.
shadow_blades-shadow_claw = Un agent de force 3 ou moins, de n’importe qui, est défaussé.
shadow_blades-yaksha = Le dernier agent arrivé dans une zone est défaussé.
shadow_blades-looter = Prenez une pile entière, sans la voir.
shadow_blades-illusionist = Voyez les quatre cartes du dessus de la pioche, gardez-en une et remettez les autres dans l’ordre voulu.
shadow_blades-beast = Un agent armé d’un adversaire retourne dans la main de son propriétaire, et ses armes viennent dans la vôtre.
shadow_blades-falcon = Déployez jusqu’à deux agents de plus, d’une force totale de 5 au plus.
shadow_blades-raven = Déployez autant d’autres agents de force 1 que vous voulez, sans armes.
shadow_blades-mistrunner = Jetez des armes pour rallier un agent adverse qui n’est pas plus fort qu’elles.
shadow_blades-ear = Voyez toute la main d’un adversaire ; vous pouvez échanger une carte avec elle.
shadow_blades-forger = Voyez toutes les missions d’une zone adverse ; l’une d’elles retourne dans la main de son propriétaire.
shadow_blades-wall_walker = Vous pouvez déplacer un autre de vos agents vers une autre de vos zones.
agent = Agent de force { $strength } : { $zone }.
agent-skilled = Agent de force { $strength } : { $zone }. { $skill }
agent-anywhere = Agent de force { $strength }, pour n’importe quelle zone.
mission = Mission pour { $zones } : rapporte { $bounty } à la fin.
mission-its_zone = Mission pour { $zones } : rapporte { $bounty } si vous dominez sa zone à la fin.
mission-two_zones = Mission pour { $zones } : rapporte { $bounty } si vous dominez deux zones à la fin.
weapon = Arme : rend un agent plus fort de { $strength }.
