# Kuhns poker: kaarten, vragen en wat ervan komt.

title = Kuhns poker
about = Ieder één kaart, één fiche om in te zetten, en niemand hoeft daar eerlijk over te zijn.

ten = tien
    .a = een tien
    .the = de tien
jack = boer
    .a = een boer
    .the = de boer
queen = vrouw
    .a = een vrouw
    .the = de vrouw
king = heer
    .a = een heer
    .the = de heer
ace = aas
    .a = een aas
    .the = de aas

begins = { $who } { VERB($who, "spreekt", "spreekt") } als eerste, door loting.
bets = { $who } { VERB($who, "zet", "zet") } een fiche in.
checks = { $who } { VERB($who, "checkt", "checkt") }.
calls = { $who } { VERB($who, "gaat", "gaat") } mee.
folds = { $who } { VERB($who, "legt", "legt") } af.

ask-bet = Zet je in?
ask-call = Ga je mee?
help-bet = Wie inzet, legt een fiche bij in de pot; alle anderen moeten dan meegaan, voor een fiche, of afleggen. Zet niemand in, dan worden alle kaarten omgedraaid. De hoogste kaart die nog meedoet, wint de pot.
help-call = Ga je mee voor een fiche, dan wordt je kaart omgedraaid naast die van de anderen; de hoogste wint de pot. Leg je af, dan blijft je kaart gedekt en gaat de pot naar een ander.
option-bet-yes = Een fiche inzetten
option-bet-no = Checken
option-call-yes = Meegaan, voor een fiche
option-call-no = Afleggen

pot = Pot: { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}

option-name-length = lengte
short = iedereen spreekt één keer als eerste
long = iedereen spreekt drie keer als eerste
option-about-length = Hoeveel keer er gedeeld wordt.

## Naslag

rules-goal = Iedereen legt een fiche in de pot en krijgt één kaart. Er mag één keer ingezet worden; dan gaan de anderen mee of leggen ze af. De hoogste kaart van wie er nog in zit, wint de pot.
