# Complots: personages, acties, vragen en wat ervan komt.

title = Complots

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
action-duchess_tax = { $who } { VERB($who, "beroept je", "beroept zich") } op de Hertogin, om 3 munten te nemen.
action-assassin_kill = { $who } { VERB($who, "beroept je", "beroept zich") } op de Moordenaar, om { $target } te treffen voor 3 munten.
action-captain_steal = { $who } { VERB($who, "beroept je", "beroept zich") } op de Kapitein, om 2 munten te stelen van { $target }.
action-ambassador_exchange = { $who } { VERB($who, "beroept je", "beroept zich") } op de Ambassadeur, om kaarten te ruilen met het Hof.
action-inquisitor_exchange = { $who } { VERB($who, "beroept je", "beroept zich") } op de Inquisiteur, om een kaart te ruilen met het Hof.
action-inquisitor_examine = { $who } { VERB($who, "beroept je", "beroept zich") } op de Inquisiteur, om een kaart van { $target } te zien.
not-doubted = Niemand twijfelt eraan.
doubted = Betwijfeld door { $by }.
drawn-doubt = Het lot wijst { $picked } aan om namens allen te twijfelen.
not-countered = Niemand houdt het tegen.
countered = Tegengehouden door { $by }, met een beroep op { FORM($face, "the") }.
drawn-counter = Het lot wijst { $picked } aan om het namens allen tegen te houden.
prove-shown = { $who } toont { FORM($face, "the") }: het was waar.
prove-conceded = { $who } toont geen { $face }: het beroep vervalt.
prove-denied = { $who } bewijst geen { $face } te hebben: het beroep vervalt.
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
} terug aan het Hof, niemand ziet welke.
pick = { $who } kiest in het geheim een kaart uit { VERB($who, "je", "het") } eigen pakje.
court-shuffled = Iedereen schudt het Hof, { $count } kaarten.

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
option-prove-card = Toon { $card }
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
option-name-concede = wie de kaart heeft mag toegeven
option-name-selfcounter = wie ten onrechte twijfelde mag tegenhouden
option-name-race = wie het eerst spreekt
bounded = begrensd (54 munten)
unlimited = onbegrensd
coin = het lot beslist
clockwise = met de klok mee
