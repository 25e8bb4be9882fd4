# Mascarade: personages, acties, vragen en wat ervan komt.

title = Mascarade
about = Ruil kaarten onder de tafel, of niet, en kondig aan wie je bent: met dertien munten win je, of je het nu wist of niet.

judge = Rechter
    .a = een Rechter
    .the = de Rechter
bishop = Bisschop
    .a = een Bisschop
    .the = de Bisschop
king = Koning
    .a = een Koning
    .the = de Koning
fool = Nar
    .a = een Nar
    .the = de Nar
queen = Koningin
    .a = een Koningin
    .the = de Koningin
thief = Dief
    .a = een Dief
    .the = de Dief
witch = Heks
    .a = een Heks
    .the = de Heks
spy = Spion
    .a = een Spion
    .the = de Spion
peasant = Boer
    .a = een Boer
    .the = de Boer
cheat = Oplichter
    .a = een Oplichter
    .the = de Oplichter
inquisitor = Inquisiteur
    .a = een Inquisiteur
    .the = de Inquisiteur
widow = Weduwe
    .a = een Weduwe
    .the = de Weduwe

## Waar een kaart ligt

own-only = { VERB($who, "je", "de eigen") } kaart
own-left = { VERB($who, "je", "de eigen") } linkerkaart
own-right = { VERB($who, "je", "de eigen") } rechterkaart
own-protected = { VERB($who, "je", "de eigen") } beschermde kaart
place-only = { READER($owner) ->
    [yes] jouw kaart
   *[no] de kaart van { $owner }
}
place-left = { READER($owner) ->
    [yes] jouw linkerkaart
   *[no] de linkerkaart van { $owner }
}
place-right = { READER($owner) ->
    [yes] jouw rechterkaart
   *[no] de rechterkaart van { $owner }
}
place-protected = { READER($owner) ->
    [yes] jouw beschermde kaart
   *[no] de beschermde kaart van { $owner }
}
place-centre_1 = de eerste middenkaart
place-centre_2 = de tweede middenkaart

## Wat er gebeurde

begins = { $who } mag beginnen, door loting.
dealt = Open gedeeld, voor iedereen te zien, en dan omgedraaid. In het spel: { $faces }.
takes = { $who } neemt { $one } en { $other } onder de tafel.
puts-back = { $who } legt ze terug, geruild of niet.
looks = { $who } bekijkt { $card }.
announces = { $who } kondigt { FORM($face, "the") } aan.
announces-with = { $who } kondigt { FORM($face, "the") } aan, met { $card }.
contests = { $who } betwist het en zegt { FORM($face, "the") } te zijn.
contests-with = { $who } betwist het: { $card } zou { FORM($face, "the") } zijn.
not-contested = Niemand betwist het. { $power }
shows = { $who } toont { FORM($face, "the") }
shows-next = { READER($seat) ->
    [yes] jij
   *[no] { $seat }
} toont { FORM($face, "the") }
unmasked = { $shown }. { $power }
unmasked-none = { $shown }: niemand is { FORM($face, "the") }.
power-judge = { $who } neemt alles wat in de rechtbank ligt.
power-bishop = { $who } neemt 2 munten van de rijkste andere speler.
power-king = { $who } neemt 3 munten van de bank.
power-fool = { $who } neemt 1 munt van de bank, en dan twee kaarten van anderen.
power-queen = { $who } neemt 2 munten van de bank.
power-thief = { $who } neemt een munt van de buur aan elke kant.
power-witch = { $who } mag met iemand van fortuin wisselen.
power-spy = { $who } mag twee kaarten zien.
power-peasant = { $who } neemt 1 munt van de bank.
power-peasants = Beide Boeren zijn er: elk neemt 2 munten van de bank.
power-cheat = { $who } wint met 10 munten of meer, en krijgt niets met minder.
power-inquisitor = { $who } mag iemand ondervragen.
power-widow = { $who } neemt van de bank wat er aan 10 munten ontbreekt.
target-bishop = { $who } kiest { $target } onder de rijksten.
target-witch = { $who } wisselt van fortuin met { $target }.
target-question = { $who } vraagt aan { $target }: wie ben je?
declines = { $who } laat alle fortuinen zoals ze zijn.
fools-both = { $who } neemt de twee onbeschermde kaarten van de tegenstander onder de tafel en legt ze terug, geruild of niet.
spies = { $who } bekijkt { $one } en { $other }.
guesses = { $who } antwoordt: { FORM($face, "the") }.
guessed-right = { $who } toont { FORM($face, "the") }: dat klopte.
guessed-wrong = { $who } toont { FORM($face, "the") }: mis, en 4 munten gaan naar de Inquisiteur.

## Vragen

ask-action = Wat doe je?
ask-swap = Ruil je de twee kaarten? Alleen jij zult het weten.
ask-contest = Betwist je het?
ask-bishop = Wie laat je betalen?
ask-fool = Welke twee kaarten neem je onder de tafel?
ask-witch = Met wie wissel je van fortuin?
ask-spy = Welke kaart bekijk je naast de jouwe?
ask-question = Wie ondervraag je?
ask-guess = Wie ben je?
ask-contest-of = { $target } kondigt { FORM($face, "the") } aan. Betwist je dat?

## Hulp bij elke vraag

help-action = Eén ding per beurt: neem een van je kaarten en een andere onder de tafel en ruil ze of niet; of bekijk, als enige, een kaart van jezelf; of kondig een personage aan dat in het spel is, of je het bent of niet. Als niemand het betwist, gebruik je de kracht zonder iets te tonen. In de eerste vier beurten van de partij, en als een kaart van jou getoond werd in de beurt net voor de jouwe, kun je alleen ruilen of niet.
help-swap = Wat je ook kiest, beide kaarten krijgen een nieuw masker, en een bewijs toont dat het dezelfde twee zijn, maar niet in welke volgorde. Niemand anders kan ooit zeggen wat je deed.
help-contest = Wie het betwist, zegt zelf dat personage te zijn. Doet iemand dat, dan toont ieder die het beweert zijn kaart: wie het echt is, gebruikt nu de kracht, en elk van de anderen betaalt een munt aan de rechtbank. Laat iedereen het gaan, dan wordt de kracht gebruikt zonder dat men de kaart ziet.
help-bishop = De Bisschop neemt 2 munten van de rijkste andere speler. Meerdere spelers zijn even rijk: jij zegt wie betaalt.
help-fool = Je munt heb je. Neem nu twee kaarten van twee verschillende anderen onder de tafel; je ziet ze niet, en alleen jij weet of je ze ruilde.
help-witch = Je mag je hele fortuin wisselen met dat van een ander, of het zo laten. Een boete wordt daarna betaald, uit het nieuwe fortuin.
help-spy = Je ziet je eigen kaart en de kaart die je kiest, en ruilt ze dan of niet. Niemand anders ziet die kaarten, of wat je ermee doet.
help-question = De speler die je kiest, moet zeggen wie hij is, voordat zijn kaart aan iedereen getoond wordt. Klopt dat niet, dan krijg je 4 munten van hem, of alles wat hij heeft.
help-guess = Je kaart wordt aan iedereen getoond. Noem je hem goed, dan gebeurt er niets; heb je het mis, dan krijgt de Inquisiteur 4 munten van je, of alles, en heeft iemand geen munt meer, dan is de partij uit.

## Keuzes

option-swap = Ruilen of niet: { $other }
option-swap-both = Ruilen of niet: { $one } en { $other }
option-look = Bekijk { $card }
option-announce = Kondig { FORM($face, "the") } aan: { $gain }
option-announce-with = Kondig { FORM($face, "the") } aan met { $card }: { $gain }
gain-judge = alles wat in de rechtbank ligt
gain-bishop = 2 munten van de rijkste
gain-king = 3 munten
gain-fool = 1 munt, en twee andere kaarten ruilen of niet
gain-queen = 2 munten
gain-thief = een munt van elke buur
gain-witch = wissel van fortuin
gain-spy = zie twee kaarten, ruil of niet
gain-peasant = 1 munt, of 2 met beide Boeren
gain-cheat = win met 10 munten
gain-inquisitor = 4 munten van wie het mis heeft
gain-widow = tot 10 munten
option-keep = Laat ze zoals ze liggen
option-exchange = Ruil ze
option-contest = Betwist het: zeg het zelf te zijn
option-contest-with = Betwist het met { $card }
option-contest-none = Laat gaan
option-witch-none = Met niemand
option-see = { $card }

## De tafel

court = Rechtbank: { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
lie-3 = links, rechts, beschermd
lie-2 = links, rechts
aside-centre = Je weet dat { $card } { FORM($face, "the") } is.
aside-follows = Daaruit volgt dat { $card } { FORM($face, "the") } is.
aside-between = Tussen { $cards }: { $faces }.
aside-among = Een van deze kaarten is { FORM($face, "the") }: { $cards }.
ending-cheat = De Oplichter heeft 10 munten of meer.
ending-fortune = De 13 munten zijn bijeen.
ending-ruin = Iemand is failliet, en de rijksten winnen.

## De opties van een tafel

option-name-memory = geheugen
option-name-basic7 = zevende van zeven
option-name-centre = kaarten in het midden
option-name-bishop = Bisschop
option-name-king = Koning
option-name-fool = Nar
option-name-queen = Koningin
option-name-thief = Dief
option-name-witch = Heks
option-name-spy = Spion
option-name-peasant = Boeren
option-name-cheat = Oplichter
option-name-inquisitor = Inquisiteur
option-name-widow = Weduwe
perfect = het scherm onthoudt alles wat je zag
human = het scherm onthoudt de laatste ronde
basic = zoals in de basisset
in = erbij
option-value-out = weggelaten
option-about-memory = Of je eigen scherm je alleen aan de laatste ronde herinnert, zoals aan een echte tafel, of aan alles wat je zag.
option-about-basic7 = Wie het zevende personage van de basisset voor zeven spelers is.
option-about-centre = Hoeveel kaarten er in het midden liggen met zes of meer spelers. Met vier zijn het er altijd twee, met vijf één.
option-about-character = Een eigen set: doe ze erbij of laat ze weg. De Rechter doet altijd mee; de Boeren komen met z’n tweeën en vragen, net als de Inquisiteur, acht spelers; een derde van de kaarten moet goud van de bank opleveren.
option-about-bishop = { option-about-character }
option-about-king = { option-about-character }
option-about-fool = { option-about-character }
option-about-queen = { option-about-character }
option-about-thief = { option-about-character }
option-about-witch = { option-about-character }
option-about-spy = { option-about-character }
option-about-peasant = { option-about-character }
option-about-cheat = { option-about-character }
option-about-inquisitor = { option-about-character }
option-about-widow = { option-about-character }

## Naslag

rules-goal = De kaarten worden open gedeeld, zodat iedereen ze ziet, en dan omgedraaid. Iedereen heeft 6 munten. Wie er 13 heeft, wint meteen; verliest iemand de laatste munt, dan winnen de rijksten. Je bent het personage dat voor je ligt, of je het weet of niet.
card-judge = Neemt alle boetes die in de rechtbank liggen. Doet altijd mee.
card-bishop = Neemt 2 munten van de rijkste andere speler; bij gelijken kiest de Bisschop er een.
card-king = Neemt 3 munten van de bank.
card-fool = Neemt 1 munt van de bank, en dan onder tafel twee kaarten van twee anderen, om te ruilen of niet, zonder te kijken.
card-queen = Neemt 2 munten van de bank.
card-thief = Neemt een munt van de linkerbuur en een van de rechterbuur.
card-witch = Mag al haar munten ruilen voor alle munten van een ander.
card-spy = Bekijkt de eigen kaart en een andere, en ruilt ze dan of niet.
card-peasant = Er zijn er twee. Neemt 1 munt van de bank; worden beide in dezelfde beurt getoond, dan neemt elk er 2.
card-cheat = Wint de partij met 10 munten of meer.
card-inquisitor = Vraagt iemand wie die is, en dan ziet iedereen de kaart: wie het mis heeft, betaalt 4 munten.
card-widow = Neemt van de bank wat er aan 10 munten ontbreekt.
