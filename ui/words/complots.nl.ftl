# Complots: personages, acties, vragen en wat ervan komt.

title = Complots
about = Claim welk personage je maar wilt, twijfel aan de anderen, en houd als laatste een gedekte kaart over.

duchess = Hertogin
    .a = een Hertogin
    .the = de Hertogin
assassin = Moordenaar
    .a = een Moordenaar
    .the = de Moordenaar
countess = Gravin
    .a = een Gravin
    .the = de Gravin
captain = Kapitein
    .a = een Kapitein
    .the = de Kapitein
ambassador = Ambassadeur
    .a = een Ambassadeur
    .the = de Ambassadeur
inquisitor = Inquisiteur
    .a = een Inquisiteur
    .the = de Inquisiteur

## Wat er gebeurde

begins = { $who } mag beginnen, door loting.
action-income = { $who } neemt Inkomen: 1 munt.
action-foreign_aid = { $who } vraagt Buitenlandse Hulp: 2 munten.
action-assassination = { $who } betaalt 7 munten om { $target } een kaart te laten verliezen.
action-duchess_tax = { $who } claimt de Hertogin, om 3 munten te nemen.
action-assassin_kill = { $who } claimt de Moordenaar, om { $target } te treffen voor 3 munten.
action-captain_steal = { $who } claimt de Kapitein, om 2 munten te stelen van { $target }.
action-ambassador_exchange = { $who } claimt de Ambassadeur, om kaarten te ruilen met het Hof.
action-inquisitor_exchange = { $who } claimt de Inquisiteur, om een kaart te ruilen met het Hof.
action-inquisitor_examine = { $who } claimt de Inquisiteur, om een kaart van { $target } te zien.
not-doubted = Niemand twijfelt eraan.
doubted = { READER($by) ->
    [yes] Je twijfelt eraan.
   *[no] Betwijfeld door { $by }.
}
drawn-doubt = Het lot wijst { $picked } aan om namens iedereen te twijfelen.
not-countered = Niemand houdt het tegen.
countered = { READER($by) ->
    [yes] Je houdt het tegen, met een claim op { FORM($face, "the") }.
   *[no] Tegengehouden door { $by }, met een claim op { FORM($face, "the") }.
}
drawn-counter = Het lot wijst { $picked } aan om het namens iedereen tegen te houden.
prove-shown = { $who } toont { FORM($face, "the") }: de claim was waar.
prove-conceded = { $who } toont geen { $face }: de claim vervalt.
prove-denied = { $who } bewijst geen { $face } te hebben: de claim vervalt.
lost = { $who } verliest { FORM($face, "a") }.
lost-last = { $who } verliest { FORM($face, "a") } en ligt uit het spel.
examined = { $who } toont een kaart aan { $target }, en aan niemand anders.
discard = { $who } laat de kaart vervangen.
give-back = { $who } geeft de kaart terug.
drew = { $who } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} van het Hof.
keep = { $who } geeft { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} terug aan het Hof; niemand ziet welke.
pick = { $who } kiest in het geheim een kaart uit { VERB($who, "je", "het") } eigen stapeltje.
court-shuffled = Het Hof wordt geschud, { $count } kaarten.

## Vragen

ask-action = Wat doe je?
ask-doubt = Twijfel je eraan?
ask-counter = Houd je het tegen?
ask-prove = Er wordt aan je getwijfeld. Toon je de kaart?
ask-lose = Welke kaart verlies je?
ask-keep = Welke kaarten houd je?
ask-show = Welke kaart toon je?
ask-discard = Moet de kaart vervangen worden?
ask-pick = Welke kaart kies je?
ask-doubt-of = Betwijfel je dat { $target } { FORM($face, "the") } heeft?
ask-counter-aid = Houd je de Buitenlandse Hulp van { $target } tegen?
ask-counter-of = Houd je { FORM($face, "the") } van { $target } tegen?
ask-prove-to = { $target } twijfelt aan je. Toon je { FORM($face, "the") }?
ask-show-to = Welke kaart toon je aan { $target }?
ask-discard-of = Moet { $target } de kaart die je gezien hebt, vervangen?

## Hulp bij elke vraag

help-action = Eén actie per beurt, en je mag elk personage claimen, of je het nu hebt of niet. Inkomen en een Aanslag van zeven munten vragen geen personage, en niemand houdt ze tegen. Buitenlandse Hulp wordt tegengehouden door de Hertogin; de Kapitein door een Kapitein, Ambassadeur of Inquisiteur; de Moordenaar door de Gravin van het slachtoffer. Aan al het andere kan men alleen twijfelen. Vanaf 10 munten moet je een Aanslag betalen.
help-doubt = Twijfel je en wordt de kaart getoond, dan verlies je een kaart, en de ander trekt er een nieuwe voor in de plaats. Wordt hij niet getoond, dan verliest de ander een kaart en vervalt de claim. Iedereen beslist in het geheim en toont het tegelijk; twijfelen er meerdere, dan wijst het lot er een aan.
help-counter = Wie tegenhoudt, claimt zelf een personage, en ook daaraan mag men twijfelen. Houdt het stand, dan levert de actie niets op. Je mag het ook laten gaan.
help-prove = Toon de kaart, en wie twijfelde, verliest er een; die van jou gaat terug naar het Hof en je trekt een andere. Geef je toe, dan verlies je een kaart naar keuze en vervalt je claim.
help-lose = De gekozen kaart wordt voor iedereen omgedraaid, en blijft zo liggen. Zonder gedekte kaart lig je uit het spel en gaan je munten terug naar de Schatkist.
help-keep = Houd zoveel kaarten als je had; de andere gaan terug naar het Hof, dat geschud wordt. Niemand komt te weten welke je houdt.
help-show = Alleen de Inquisiteur krijgt de kaart te zien. Je krijgt hem terug, of hij wordt vervangen door een andere.
help-discard = Alleen jij hebt de kaart gezien. Geef hem terug, of laat hem in het Hof schudden en vervangen door een andere, die jij niet ziet.
help-pick = Met twee spelers kies je een van je twee kaarten zelf, ongezien, uit alle vijf de personages; de andere werd gedeeld.

## Keuzes

option-action-income = Inkomen: neem 1 munt
option-action-foreign_aid = Buitenlandse Hulp: neem 2 munten
option-action-assassination = Aanslag: betaal 7 munten, { $target } verliest een kaart
option-action-duchess_tax = Hertogin: neem 3 munten
option-action-assassin_kill = Moordenaar: betaal 3 munten, { $target } verliest een kaart
option-action-captain_steal = Kapitein: steel 2 munten van { $target }
option-action-ambassador_exchange = Ambassadeur: trek 2 kaarten, geef er 2 terug
option-action-inquisitor_exchange = Inquisiteur: trek een kaart, geef er een terug
option-action-inquisitor_examine = Inquisiteur: bekijk een kaart van { $target }
option-doubt-yes = Betwijfelen
option-doubt-no = Laten gaan
option-counter-none = Laten gaan
option-counter-duchess = Tegenhouden als Hertogin
option-counter-countess = Tegenhouden als Gravin
option-counter-captain = Tegenhouden als Kapitein
option-counter-ambassador = Tegenhouden als Ambassadeur
option-counter-inquisitor = Tegenhouden als Inquisiteur
option-prove-card = Toon { FORM($card, "the") }
option-prove-none = Toegeven
option-discard-yes = Laten vervangen
option-discard-no = Teruggeven

## De tafel

court = Hof: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
treasury = Schatkist: { $count ->
    [one] 1 munt
   *[other] { $count } munten
}

## De opties van een tafel

option-name-variant = vijfde personage
option-name-treasury = schatkist
option-name-concede = wie de kaart heeft, mag toegeven
option-name-selfcounter = wie ten onrechte twijfelde, mag tegenhouden
option-name-race = wie het eerst spreekt
bounded = begrensd (54 munten)
unlimited = onbegrensd
coin = het lot beslist
clockwise = met de klok mee
option-about-variant = Wie het vijfde personage is: de Ambassadeur ruilt twee kaarten met het Hof; de Inquisiteur ruilt er één, of bekijkt een kaart van een ander.
option-about-treasury = Of de Schatkist leeg kan raken. Zo ja, dan neem je wat er nog is, al is het niets.
option-about-concede = Of wie betwijfeld wordt en de kaart heeft, mag weigeren die te tonen, en dan een kaart naar keuze verliest. Zo niet, dan bewijst toegeven dat je hem niet hebt.
option-about-selfcounter = Of een slachtoffer dat tevergeefs twijfelde nog mag tegenhouden. Zo niet, dan was de twijfel het antwoord.
option-about-race = Wie spreekt als er meerdere tegelijk willen twijfelen of tegenhouden: een loting die niemand kan beïnvloeden, of de volgende met de klok mee.

## Naslag

rules-goal = Iedereen heeft twee personages gedekt liggen; elk is een leven. Moet je er een opgeven, dan draai je er zelf een om, en zonder gedekte kaart lig je eruit. Wie als laatste een gedekte kaart heeft, wint. Iedereen begint met 2 munten; met twee spelers heeft de eerste er maar 1.
card-duchess = Neemt 3 munten uit de Schatkist. Houdt Buitenlandse Hulp tegen, wie er ook om vraagt.
card-assassin = Voor 3 munten verliest iemand een kaart. De Gravin van het slachtoffer houdt het tegen; de munten blijven betaald.
card-countess = Heeft zelf geen actie: ze houdt de Moordenaar tegen die haar speler treft.
card-captain = Steelt 2 munten van iemand, of de ene die er is. Houdt de Kapitein van een ander tegen.
card-ambassador = Trekt 2 kaarten van het Hof, houdt er zoveel als eerst en geeft de andere terug. Houdt de Kapitein tegen.
card-inquisitor = Speelt in plaats van de Ambassadeur. Trekt een kaart van het Hof en geeft er een terug; of ziet een kaart die iemand kiest, en kan die laten vervangen. Houdt de Kapitein tegen.
