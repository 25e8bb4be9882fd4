# Wat elke kaart kan, voor wie het tijdens het spel wil opzoeken.

complots-duchess = Pakt 3 munten. Houdt Buitenlandse Hulp tegen.
complots-assassin = Voor 3 munten verliest iemand een kaart, tenzij de Gravin het tegenhoudt.
complots-countess = Houdt de Moordenaar tegen, als jij het slachtoffer bent.
complots-captain = Steelt 2 munten van iemand. Houdt een andere Kapitein tegen.
complots-ambassador = Trekt 2 kaarten van het Hof en geeft er 2 terug. Houdt de Kapitein tegen.
complots-inquisitor = Trekt een kaart en geeft er een terug, of ziet een kaart van iemand en kan die laten vervangen. Houdt de Kapitein tegen.
shadow_blades-ruby_tracker = Noem twee agenten van één tegenstander, die er een van opgeeft.
shadow_blades-shadow_claw = Een agent van kracht 3 of minder, van wie ook, wordt afgelegd.
shadow_blades-yaksha = De nieuwste agent van één zone wordt afgelegd.
shadow_blades-looter = Neem een hele stapel, ongezien.
shadow_blades-illusionist = Bekijk de bovenste vier kaarten van de trekstapel, houd er één en leg de andere terug in een volgorde naar keuze.
shadow_blades-beast = Een bewapende agent van een tegenstander gaat terug naar de hand van zijn eigenaar, en zijn wapens komen in die van jou.
shadow_blades-falcon = Zet nog hoogstens twee agenten in, samen hoogstens 5 waard.
shadow_blades-raven = Zet nog zoveel agenten van kracht 1 in als je wilt, zonder wapens.
shadow_blades-mistrunner = Gooi wapens weg om een vijandelijke agent over te halen die niet sterker is dan zij.
shadow_blades-ear = Bekijk de hele hand van een tegenstander; je mag er een kaart mee ruilen.
shadow_blades-forger = Bekijk alle missies in één zone van een tegenstander; een ervan gaat terug naar de hand van de eigenaar.
shadow_blades-wall_walker = Je mag een andere agent van jou naar een andere zone van jou verplaatsen.
agent = Agent van kracht { $strength }: { $zone }.
agent-skilled = Agent van kracht { $strength }: { $zone }. { $skill }
agent-anywhere = Agent van kracht { $strength }, voor elke zone.
mission = Missie voor { $zones }: levert { $bounty } op aan het eind.
mission-its_zone = Missie voor { $zones }: levert { $bounty } op als je aan het eind haar zone beheerst.
mission-two_zones = Missie voor { $zones }: levert { $bounty } op als je aan het eind twee zones beheerst.
weapon = Wapen: maakt een agent { $strength } sterker.
