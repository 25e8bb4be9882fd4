# Le poker de Kuhn : les cartes, les questions et leurs suites.

title = Poker de Kuhn
about = Une carte chacun, un jeton à miser, et personne n’est tenu de miser franchement.

ten = Dix
    .a = un Dix
    .the = le Dix
jack = Valet
    .a = un Valet
    .the = le Valet
queen = Dame
    .a = une Dame
    .the = la Dame
king = Roi
    .a = un Roi
    .the = le Roi
ace = As
    .a = un As
    .the = l’As

begins = { $who } { VERB($who, "parlez", "parle") } en premier, par tirage au sort.
bets = { $who } { VERB($who, "misez", "mise") } un jeton.
checks = { $who } { VERB($who, "checkez", "checke") }.
calls = { $who } { VERB($who, "suivez", "suit") }.
folds = { $who } { VERB($who, "vous couchez", "se couche") }.

ask-bet = Misez-vous ?
ask-call = Suivez-vous ?
help-bet = Miser met un jeton de plus dans le pot ; chacun des autres doit alors suivre, pour un jeton, ou se coucher. Si personne ne mise, toutes les cartes sont retournées. La plus haute carte encore en jeu prend le pot.
help-call = Suivez pour un jeton, et votre carte est retournée avec celles des autres encore en jeu ; la plus haute prend le pot. Couchez-vous, et votre carte reste cachée, mais le pot va à un autre.
option-bet-yes = Miser un jeton
option-bet-no = Checker
option-call-yes = Suivre, pour un jeton
option-call-no = Se coucher

pot = Pot : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

option-name-length = durée
short = chacun parle une fois en premier
long = chacun parle trois fois en premier
option-about-length = Combien de donnes sont jouées.

## Référence

rules-goal = Chacun met un jeton au pot et reçoit une carte. On peut miser une fois ; puis les autres suivent ou se couchent. La plus haute carte de ceux qui restent prend le pot.
