# Shadow Blades: kaarten, zones, vragen en wat ervan komt.

title = Shadow Blades
about = Werf agenten uit stapels die anderen gezien hebben, beheers een zone en verberg er een missie in: de hoogste premies winnen.

## Kaarten: de letter van de zone en de kracht of de premie; * stelt een voorwaarde aan het einde

assassin_start = Moordenaar 1*
assassin_1 = Moordenaar 1
assassin_2 = Moordenaar 2
assassin_3 = Moordenaar 3
assassin_4 = Moordenaar 4
ruby_tracker = Robijnspeurster (M 1)
shadow_claw = Schaduwklauw (M 1)
yaksha = Yaksha (M 2)
thief_start = Dief 1*
thief_1 = Dief 1
thief_2 = Dief 2
thief_3 = Dief 3
thief_4 = Dief 4
looter = Plunderaar (D 1)
illusionist = Saffieren Illusionist (D 1)
beast = Het Beest (D 2)
messenger_start = Bode 1*
messenger_1 = Bode 1
messenger_2 = Bode 2
messenger_3 = Bode 3
messenger_4 = Bode 4
falcon = Jaden Valk (V 1)
raven = De Raaf (V 1)
mistrunner = Nevelloper (V 2)
spy_start = Spion 1*
spy_1 = Spion 1
spy_2 = Spion 2
spy_3 = Spion 3
spy_4 = Spion 4
ear = Het Oor (I 1)
forger = De Vervalser (I 1)
wall_walker = Muurganger (I 2)
mercenary_2 = Huurling 2
mercenary_3 = Huurling 3
sudden_attack = Plotselinge Aanval (M 1)
brutal_strike = Brute Slag (M 2)
bloody_saga = Bloedige Sage (M 3*)
intrusion = Inbraak (D 1)
plunder = Plundering (D 2)
moonlight_spectres = Maanlichtschimmen (D 3*)
new_order = Nieuwe Orde (V 1)
joint_assault = Gezamenlijke Aanval (V 2)
acolytes = Schaduwvolgelingen (V 3*)
shadowing = Schaduwen (I 1)
double_game = Dubbelspel (I 2)
crime_syndicate = Misdaadsyndicaat (I 3*)
blood_money = Bloedgeld (M/D 2)
kill_on_order = Moord op Bevel (M/V 2)
silent_death = Stille Dood (M/I 2)
smugglers_run = Smokkeltocht (D/V 2)
stolen_secrets = Gestolen Geheimen (D/I 2)
false_message = Vals Bericht (V/I 2)
odd_job = Klusje (alle 1)
grand_contract = Groot Contract (alle 3*)
ordinary_weapon = gewoon wapen 1
prodigious_weapon = wonderwapen 2

## Zones, stapels en complotten

assassination = Moord
theft = Diefstal
reinforcements = Versterking
infiltration = Infiltratie
first = eerste stapel
second = tweede stapel
third = derde stapel
arrogance = Arrogantie
deceit = Bedrog
double = Dubbel
duo = Ongelooflijk duo
fatal = Fatale slag
arms = Wapenroof
support = Volledige steun
espionage = Spionage
rule-arrogance = niemand zet een agent in een zone die hij beheerst.
rule-deceit = eenmaal per beurt halen wapens die precies even sterk zijn een vijandelijke agent over.
rule-double = een lege stapel krijgt twee kaarten, en wie alle drie weigert ook.
rule-duo = na een agent volgt een tweede, even sterk, uit een andere zone.
rule-fatal = een agent van de zone Moord, afgelegd uit de hand, sleept een even sterke agent mee.
rule-arms = agenten van de zone Diefstal mogen als wapen dienen.
rule-support = agenten van de zone Versterking mogen naar elke zone.
rule-espionage = agenten van de zone Infiltratie mogen in een zone van een tegenstander, en tellen daar negatief.

## Wat er gebeurde

begins = { $who } { VERB($who, "begint", "begint") }, door loting.
plot-drawn = Het complot van deze partij is { $plot }: { $rule }
begins-with-plot = { begins } { plot-drawn }
dealt = Iedereen krijgt een van de vier startkaarten, ongezien door de anderen.
drafts = { $who } { VERB($who, "houdt", "houdt") } een kaart en { VERB($who, "geeft", "geeft") } de rest door.
looks = { $who } { VERB($who, "bekijkt", "bekijkt") } de { $pile }: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
keeps = { $who } { VERB($who, "houdt", "houdt") } alles.
skips = { $who } { VERB($who, "legt", "legt") } hem terug.
draws = { $who } { VERB($who, "trekt", "trekt") } van de trekstapel: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
passes = { $who } { VERB($who, "past", "past") }.
deploys = { $who } { VERB($who, "zet", "zet") } { $what } in { $where }{ $via }.
armed = { $agent } met { $weapons }
in-zone = de zone { $zone }
in-zone-of = { READER($owner) ->
    [yes] jouw zone { $zone }
   *[no] de zone { $zone } van { $owner }
}
via-falcon = , met de Jaden Valk
via-raven = , met de Raaf
via-duo = , als tweede van een duo
agent-own = { $agent }, kracht { $strength }, zone { $zone }
agent-of = { READER($owner) ->
    [yes] jouw { $agent }, kracht { $strength }, zone { $zone }
   *[no] { $agent } van { $owner }, kracht { $strength }, zone { $zone }
}
lays = { $who } { VERB($who, "legt", "legt") } een missie gedekt in { $where }.
lays-none = { $who } { VERB($who, "legt", "legt") } toch geen missie.
does-deceive = { $who } { VERB($who, "haalt", "haalt") } { $target } over met { $cards }.
does-throw = { $who } { VERB($who, "gooit", "gooit") } { $cards } weg en { VERB($who, "lokt", "lokt") } { $target }.
does-fatal = { $who } { VERB($who, "legt", "legt") } { $cards } af, en daarmee { $target }.
shadow = { $who } { VERB($who, "geeft", "geeft") } { $to } een kaart in de schaduw.
declines = { $who } { VERB($who, "laat", "laat") } het daarbij.
uses-track = { $who } { VERB($who, "jaagt", "jaagt") } op { $one }, en { $other }: een van beide moet weg.
uses-discard = { $who } { VERB($who, "offert", "offert") } { $target } op.
uses-claw = De Schaduwklauw treft { $target }.
uses-yaksha = De Yaksha grijpt { $target }.
uses-beast = Het Beest stuurt { $target } naar huis en houdt de wapens.
uses-walk = { $who } { VERB($who, "verplaatst", "verplaatst") } { $target }: nu in { $where }.
loots = { $who } { VERB($who, "plundert", "plundert") } de { $pile }.
vision = { $who } { VERB($who, "bekijkt", "bekijkt") } de bovenste { $count } kaarten van de trekstapel.
vision-kept = { $who } { VERB($who, "houdt", "houdt") } er een en { VERB($who, "legt", "legt") } de andere terug, in een volgorde naar { VERB($who, "jouw", "eigen") } keuze.
sees-hand = { $who } { VERB($who, "ziet", "ziet") } { READER($owner) ->
    [yes] jouw hele hand
   *[no] de hele hand van { $owner }
}: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
sees-missions = { $who } { VERB($who, "ziet", "ziet") } wat { READER($owner) ->
    [yes] jij verbergt
   *[no] { $owner } verbergt
} in de zone { $zone }: { $count ->
    [one] 1 missie.
   *[other] { $count } missies.
}
exchanges = { $who } { VERB($who, "neemt", "neemt") } een kaart van { $owner } en { VERB($who, "geeft", "geeft") } er een andere voor.
forges = { $who } { VERB($who, "stuurt", "stuurt") } er een terug naar { READER($owner) ->
    [yes] jouw hand.
   *[no] de hand van { $owner }.
}
deck-empty = De trekstapel is op: het laatste gevecht. Nog { $count } beurten, voor ieder één, en niemand werft nog.
opened = Alle missies worden opengelegd.
scored = { READER($who) ->
    [yes] Jij
   *[no] { $who }
}: { $names }. Samen { $count ->
    [one] 1 premie.
   *[other] { $count } premies.
}
scored-less = { READER($who) ->
    [yes] Jij
   *[no] { $who }
}: { $names }. Samen { $count ->
    [one] 1 premie;
   *[other] { $count } premies;
} zonder hun voorwaarde: { $failed }.
scored-none = { READER($who) ->
    [yes] Jij
   *[no] { $who }
}: geen missies.

## Vragen

ask-action = Wat doe je?
ask-part = Wat doe je nog?
ask-recruit = Houd je deze stapel?
ask-mission = Welke missie leg je?
ask-shadow = Welke kaart geef je aan je bondgenoot?
ask-draft = Welke kaart houd je?
ask-track = Op welke twee agenten jaag je?
ask-discard = Welke van de twee offer je op?
ask-claw = Wie treft de Schaduwklauw?
ask-yaksha = Wie grijpt de Yaksha?
ask-loot = Welke stapel plunder je?
ask-vision = Welke kaart houd je, en hoe leg je de andere terug?
ask-beast = Wie stuurt het Beest naar huis?
ask-mist = Welke wapens gooi je weg, en wie lok je?
ask-overhear = Wiens hand bekijk je?
ask-take = Welke kaart neem je?
ask-give = Welke kaart geef je ervoor?
ask-forge = Welke missies bekijk je?
ask-return = Welke missie gaat terug?
ask-walk = Wie verplaats je, en waarheen?

## Hulp bij elke vraag

help-action = Ofwel werven: bekijk de stapels een voor een en houd er een in zijn geheel. Ofwel inzetten: een agent, met wapens als je wilt, in zijn zone, en een missie gedekt in een zone die je nu beheerst, in welke volgorde ook. Je beheerst een zone als je er sterker bent dan elke tegenstander; een ! op tafel toont dat. Letters van kaarten: M Moord, D Diefstal, V Versterking, I Infiltratie; het getal is de kracht of de premie; * brengt alleen iets op als je de zone aan het einde beheerst (Groot Contract: twee zones). De partij eindigt een ronde nadat de trekstapel op is; dan kun je alleen nog inzetten.
help-part = Een agent en een missie per beurt, in welke volgorde ook; sommige vaardigheden en complotten laten meer toe. Stop als je klaar bent.
help-recruit = Houd hem, en al zijn kaarten zijn van jou en je beurt is om. Leg hem terug, en je bekijkt de volgende; na de derde krijg je de bovenste kaart van de trekstapel. Elke stapel die je bekeek, krijgt daarna een kaart.
help-mission = Die ligt gedekt tot het einde. Een bewijs toont iedereen dat hij in deze zone mag liggen, maar niet welke het is. Je mag je nog bedenken.
help-shadow = Alleen je bondgenoot zal hem zien. Het is het laatste deel van je beurt.
help-draft = De andere geef je door naar rechts. De eerste speler krijgt wat overblijft.
help-track = Hun speler kiest welke van de twee afgelegd wordt.
help-discard = De andere blijft. Zijn wapens worden mee afgelegd.
help-claw = Een agent van kracht 3 of minder, wapens meegeteld; nooit de Schaduwklauw zelf. Haar vaardigheid moet gebruikt worden als het kan.
help-yaksha = De nieuwste agent van een kolom, hoe sterk ook, maar niet de Yaksha zelf.
help-loot = Al zijn kaarten gaan naar je hand. De stapel krijgt daarna een kaart van de trekstapel.
help-vision = Je ziet de bovenste vier kaarten van de trekstapel. De eerste kaart is van jou; de andere gaan terug op de trekstapel, de eerstgenoemde bovenop.
help-beast = Hij gaat terug naar de hand van zijn speler, en zijn wapens komen in de jouwe.
help-mist = Gooi wapens weg die samen minstens zo sterk zijn als een vijandelijke agent, en hij komt met zijn wapens naar jouw zone. Of houd ze.
help-overhear = Je ziet alle kaarten, en mag er een ruilen voor een van jou.
help-take = Je geeft er een van je eigen kaarten voor. Of neem er geen.
help-give = De andere speler krijgt hem.
help-forge = Je ziet ze allemaal, en een gaat terug naar de hand van de eigenaar.
help-return = Die gaat terug naar de hand van de eigenaar en moet opnieuw gelegd worden.
help-walk = Een andere agent van jou mag naar een andere van jouw zones, met zijn wapens. Zijn vaardigheid werkt niet opnieuw.

## Opties

option-recruit = Werven: de stapels bekijken
option-pass = Passen
option-stop = Niets meer
option-keep = De wapens houden
option-shadow = Een kaart aan je bondgenoot geven, en stoppen
option-deploy = { $what } inzetten in { $where }{ $via }
option-lay = Een missie leggen in { $where }
option-deceive = { $target } overhalen met { $cards }
option-throw = { $cards } weggooien en { $target } lokken
option-fatal = { $cards } afleggen, en daarmee { $target }
option-pair = { $one }, en { $other }
option-walk = { $target }: verplaatsen naar { $where }
option-column = { READER($owner) ->
    [yes] jouw zone { $zone }
   *[no] de zone { $zone } van { $owner }
}
option-vision = { $kept } houden; terug gaan { $back }
option-recruit-keep = Houden
option-recruit-skip = Terugleggen
option-mission-none = Toch geen
option-take-none = Geen
option-walk-none = Niemand

## De tafel

zone-name = { $zone }
zone-total = { $strength }{ $ruled ->
    [yes] { "" }!
   *[no] { "" }
}
zone-missions = { $missions ->
    [one] 1 missie
   *[other] { $missions } missies
}
agent = { $agent }
agent-armed = { $agent } { $weapons }
agent-against = min { $strength }: { $agent }
agent-armed-against = min { $strength }: { $agent } { $weapons }
bounties = { $count ->
    [one] 1 premie
   *[other] { $count } premies
}
piles = Stapels: { $first }, { $second }, { $third }
deck = Trekstapel: { $count }
graveyard = Kerkhof: { $top }
plot = Complot: { $plot }
teams = { $one } tegen { $other }
showdown = Laatste gevecht: { $count ->
    [one] de laatste beurt
   *[other] nog { $count } beurten
}
aside-missions = Jouw missies in de zone { $zone }: { $names }
aside-pile = Je hebt in de { $pile } gezien: { $names }

## Opties van een tafel

option-name-plots = een complot voor de partij
option-name-alliance = twee tegen twee
option-name-opening = eerste kaart
option-name-skills = vaardigheden
option-name-length = lengte
stamped = een van de vier startkaarten
draft = gekozen uit wat de buur overlaat
compulsory = verplicht
optional = vrijwillig
full = de hele trekstapel
short = een trekstapel van 24 kaarten
option-about-plots = Een van de acht complotten, door allen samen getrokken, geldt voor de hele partij.
option-about-alliance = Vier spelers, twee tegen twee: plaatsen 1 en 3 tegen plaatsen 2 en 4.
option-about-opening = Waarmee iedereen begint: een van de vier startkaarten, of een kaart gekozen uit wat de buur overlaat.
option-about-skills = Of je van een bruikbare vaardigheid mag afzien. Kaarten die “mag” zeggen, laten de keuze hoe dan ook.
option-about-length = Hoeveel van de trekstapel gebruikt wordt. In een korte partij blijft het meeste ongezien in de doos.

## Naslag

rules-goal = Agenten maken een zone sterk, en wie er het sterkst is, heerst er. Missies, gedekt gelegd in een zone waar je heerst, brengen aan het einde premies op: de meeste premies winnen. Een beurt is ofwel werven, ofwel inzetten. Is de trekstapel leeg, dan heeft iedereen nog één beurt, om in te zetten.
card-agent = Een agent zonder vaardigheid. Gaat naar de zone van zijn soort en telt daar met zijn kracht, en die van zijn wapens.
card-mercenary = Een agent die naar elke zone mag.
card-weapon = Wordt aan een agent gegeven als je die inzet, en voegt zijn kracht toe.
card-mission = Wordt gedekt gelegd in een zone van zijn letters waar je op dat moment heerst.
card-mission-none = Brengt aan het einde zijn premie op.
card-mission-its_zone = Brengt zijn premie op als je er aan het einde nog heerst.
card-mission-two_zones = Brengt zijn premie op als je aan het einde in twee zones heerst.
card-falcon = Met de Jaden Valk mag je nog hoogstens twee agenten inzetten, samen met kracht 5 of minder, wapens meegeteld.
card-raven = Met de Raaf mag je nog zoveel agenten met kracht 1 inzetten als je wilt, zonder wapens.
card-house = Van eigen hand: een bladzijde van ons regelboek is verloren gegaan.
card-inferred = Afgeleid uit de andere zones: een bladzijde van ons regelboek is verloren gegaan.
