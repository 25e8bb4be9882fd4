# Shadow Blades : cartes, zones, questions et ce qu’il en advient.

title = Shadow Blades
about = Recrutez dans des piles que d’autres ont vues, dominez une zone et cachez-y une mission : les plus grosses primes l’emportent.

## Cartes : la lettre de la zone et la force ou la prime ; * demande une condition à la fin

assassin_start = Assassin 1*
assassin_1 = Assassin 1
assassin_2 = Assassin 2
assassin_3 = Assassin 3
assassin_4 = Assassin 4
ruby_tracker = Pisteuse de rubis (A 1)
shadow_claw = Griffe de l’ombre (A 1)
yaksha = Yaksha (A 2)
thief_start = Voleur 1*
thief_1 = Voleur 1
thief_2 = Voleur 2
thief_3 = Voleur 3
thief_4 = Voleur 4
looter = Pillard (V 1)
illusionist = Illusionniste de saphir (V 1)
beast = Le Fauve (V 2)
messenger_start = Messager 1*
messenger_1 = Messager 1
messenger_2 = Messager 2
messenger_3 = Messager 3
messenger_4 = Messager 4
falcon = Faucon de jade (R 1)
raven = Le Corbeau (R 1)
mistrunner = Coureur des brumes (R 2)
spy_start = Espion 1*
spy_1 = Espion 1
spy_2 = Espion 2
spy_3 = Espion 3
spy_4 = Espion 4
ear = L’Oreille (I 1)
forger = Le Faussaire (I 1)
wall_walker = Passe-muraille (I 2)
mercenary_2 = Mercenaire 2
mercenary_3 = Mercenaire 3
sudden_attack = Attaque soudaine (A 1)
brutal_strike = Frappe brutale (A 2)
bloody_saga = Saga sanglante (A 3*)
intrusion = Intrusion (V 1)
plunder = Pillage (V 2)
moonlight_spectres = Spectres du clair de lune (V 3*)
new_order = Nouvel ordre (R 1)
joint_assault = Assaut commun (R 2)
acolytes = Acolytes des ombres (R 3*)
shadowing = Filature (I 1)
double_game = Double jeu (I 2)
crime_syndicate = Syndicat du crime (I 3*)
blood_money = Prix du sang (A/V 2)
kill_on_order = Meurtre sur commande (A/R 2)
silent_death = Mort silencieuse (A/I 2)
smugglers_run = Convoi de contrebande (V/R 2)
stolen_secrets = Secrets volés (V/I 2)
false_message = Faux message (R/I 2)
odd_job = Petit boulot (toutes 1)
grand_contract = Grand contrat (toutes 3*)
ordinary_weapon = arme ordinaire 1
prodigious_weapon = arme prodigieuse 2

## Zones, piles et complots

assassination = Assassinat
theft = Vol
reinforcements = Renforts
infiltration = Infiltration
first = première pile
second = deuxième pile
third = troisième pile
arrogance = Arrogance
deceit = Tromperie
double = Double
duo = Duo incroyable
fatal = Coup fatal
arms = Vol d’armes
support = Soutien absolu
espionage = Espionnage
rule-arrogance = personne ne déploie dans une zone qu’il domine.
rule-deceit = une fois par tour, des armes qui valent exactement la force d’un agent adverse permettent de le rallier.
rule-double = une pile vide reçoit deux cartes, et quiconque refuse les trois piles aussi.
rule-duo = après un agent en vient un autre, aussi fort, d’une autre zone.
rule-fatal = un agent d’Assassinat, défaussé de la main, emporte un agent de même force.
rule-arms = les agents du Vol peuvent servir d’armes.
rule-support = les agents des Renforts peuvent aller dans toutes les zones.
rule-espionage = les agents d’Infiltration peuvent aller dans une zone adverse, et y comptent en moins.

## Ce qui s’est passé

begins = { $who } { VERB($who, "commencez", "commence") }, par tirage au sort.
plot-drawn = Le complot de cette partie est { $plot } : { $rule }
begins-with-plot = { begins } { plot-drawn }
dealt = Chacun reçoit une des quatre cartes de départ, à l’insu des autres.
drafts = { $who } { VERB($who, "gardez", "garde") } une carte et { VERB($who, "passez", "passe") } le reste.
looks = { $who } { VERB($who, "regardez", "regarde") } la { $pile } : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
keeps = { $who } { VERB($who, "gardez", "garde") } tout.
skips = { $who } la { VERB($who, "reposez", "repose") }.
draws = { $who } { VERB($who, "piochez", "pioche") } { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
passes = { $who } { VERB($who, "passez", "passe") }.
deploys = { $who } { VERB($who, "déployez", "déploie") } { $what } { $where }{ $via }.
armed = { $agent } avec { $weapons }
in-zone = dans la zone { $zone }
in-zone-of = { READER($owner) ->
    [yes] dans votre zone { $zone }
   *[no] dans la zone { $zone } { DE($owner) }
}
via-falcon = , avec le Faucon de jade
via-raven = , avec le Corbeau
via-duo = , second du duo
agent-own = { $agent }, force { $strength }, zone { $zone }
agent-of = { READER($owner) ->
    [yes] votre { $agent }, force { $strength }, zone { $zone }
   *[no] { $agent } { DE($owner) }, force { $strength }, zone { $zone }
}
lays = { $who } { VERB($who, "posez", "pose") } une mission face cachée { $where }.
lays-none = { $who } { VERB($who, "ne posez", "ne pose") } finalement pas de mission.
does-deceive = { $who } { VERB($who, "ralliez", "rallie") } { $target } avec { $cards }.
does-throw = { $who } { VERB($who, "jetez", "jette") } { $cards } et { VERB($who, "attirez", "attire") } { $target }.
does-fatal = { $who } { VERB($who, "défaussez", "défausse") } { $cards }, qui emporte { $target }.
shadow = { READER($to) ->
    [yes] { $who } vous passe une carte dans l’ombre.
   *[no] { $who } { VERB($who, "passez", "passe") } une carte dans l’ombre à { $to }.
}
declines = { $who } en { VERB($who, "restez", "reste") } là.
uses-track = { $who } { VERB($who, "traquez", "traque") } { $one }, et { $other } : l’un des deux doit partir.
uses-discard = { $who } { VERB($who, "abandonnez", "abandonne") } { $target }.
uses-claw = La Griffe de l’ombre frappe { $target }.
uses-yaksha = La Yaksha emporte { $target }.
uses-beast = Le Fauve renvoie { $target }, et garde les armes.
uses-walk = { $who } { VERB($who, "déplacez", "déplace") } { $target } : désormais { $where }.
loots = { $who } { VERB($who, "pillez", "pille") } la { $pile }.
vision = { $who } { VERB($who, "regardez", "regarde") } les { $count } premières cartes de la pioche.
vision-kept = { $who } en { VERB($who, "gardez", "garde") } une et { VERB($who, "reposez", "repose") } les autres, dans l’ordre de { VERB($who, "votre", "son") } choix.
sees-hand = { $who } { VERB($who, "voyez", "voit") } toute { READER($owner) ->
    [yes] votre main
   *[no] la main { DE($owner) }
} : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
sees-missions = { $who } { VERB($who, "voyez", "voit") } ce que { READER($owner) ->
    [yes] vous cachez
   *[no] { $owner } cache
} dans la zone { $zone } : { $count ->
    [one] { $count } mission.
   *[other] { $count } missions.
}
exchanges = { READER($owner) ->
    [yes] { $who } vous prend une carte et en donne une autre.
   *[no] { $who } { VERB($who, "prenez", "prend") } une carte à { $owner } et en { VERB($who, "donnez", "donne") } une autre.
}
forges = { $who } en { VERB($who, "renvoyez", "renvoie") } une dans { READER($owner) ->
    [yes] votre main.
   *[no] la main { DE($owner) }.
}
deck-empty = La pioche est vide : l’affrontement final. Encore { $count } tours, un pour chacun, et plus personne ne recrute.
opened = Toutes les missions sont révélées.
scored = { $who } : { $names }. En tout { $count ->
    [one] { $count } prime.
   *[other] { $count } primes.
}
scored-less = { $who } : { $names }. En tout { $count ->
    [one] { $count } prime ;
   *[other] { $count } primes ;
} condition non remplie : { $failed }.
scored-none = { $who } : aucune mission.

## Questions

ask-action = Que faites-vous ?
ask-part = Que faites-vous encore ?
ask-recruit = Gardez-vous cette pile ?
ask-mission = Quelle mission posez-vous ?
ask-shadow = Quelle carte passez-vous à votre allié ?
ask-draft = Quelle carte gardez-vous ?
ask-track = Quels sont les deux agents que vous traquez ?
ask-discard = Lequel des deux abandonnez-vous ?
ask-claw = Qui la Griffe de l’ombre frappe-t-elle ?
ask-yaksha = Qui la Yaksha emporte-t-elle ?
ask-loot = Quelle pile pillez-vous ?
ask-vision = Quelle carte gardez-vous, et comment reposez-vous les autres ?
ask-beast = Qui le Fauve renvoie-t-il ?
ask-mist = Quelles armes jetez-vous, et qui attirez-vous ?
ask-overhear = Quelle main regardez-vous ?
ask-take = Quelle carte prenez-vous ?
ask-give = Quelle carte donnez-vous en échange ?
ask-forge = Quelles missions regardez-vous ?
ask-return = Quelle mission repart ?
ask-walk = Qui déplacez-vous, et où ?

## Aide à chaque question

help-action = Ou bien recruter : regardez les piles l’une après l’autre et gardez-en une entière. Ou bien déployer : un agent, avec des armes si vous voulez, dans sa zone, et une mission face cachée dans une zone que vous dominez, dans l’ordre de votre choix. Vous dominez une zone si vous y êtes plus fort que chaque adversaire ; un ! le signale sur la table. Lettres des cartes : A Assassinat, V Vol, R Renforts, I Infiltration ; le nombre est la force ou la prime ; * ne rapporte que si vous dominez la zone à la fin (Grand contrat : deux zones). La partie finit un tour de table après la dernière carte de la pioche ; on ne fait alors plus que déployer.
help-part = Un agent et une mission par tour, dans n’importe quel ordre ; des compétences et des complots permettent davantage. Arrêtez quand vous avez fini.
help-recruit = Gardez-la : toutes ses cartes sont à vous et votre tour est fini. Reposez-la : vous regardez la pile suivante, et après la troisième vous recevez la première carte de la pioche. Chaque pile regardée reçoit ensuite une carte.
help-mission = Elle reste face cachée jusqu’à la fin. Une preuve montre à tous qu’elle peut être dans cette zone, mais pas laquelle c’est. Vous pouvez encore changer d’avis.
help-shadow = Seul votre allié la verra. C’est la dernière partie de votre tour.
help-draft = Vous passez les autres à votre droite. Le premier joueur reçoit ce qui reste.
help-track = Leur joueur choisit lequel des deux est défaussé.
help-discard = L’autre reste. Ses armes sont défaussées avec lui.
help-claw = Un agent de force 3 au plus, armes comprises ; jamais la Griffe elle-même. Sa compétence doit servir si elle le peut.
help-yaksha = L’agent le plus récent d’une colonne, quelle que soit sa force, mais pas la Yaksha elle-même.
help-loot = Toutes ses cartes vont dans votre main. La pile reçoit ensuite une carte de la pioche.
help-vision = Vous voyez les quatre premières cartes de la pioche. La première carte est à vous ; les autres retournent sur la pioche, la première nommée au-dessus.
help-beast = Il retourne dans la main de son joueur, et ses armes viennent dans la vôtre.
help-mist = Jetez des armes d’une force au moins égale à celle d’un agent adverse, et il passe dans votre zone avec ses armes. Ou gardez-les.
help-overhear = Vous voyez toutes les cartes, et pouvez en échanger une contre une des vôtres.
help-take = Vous donnez une de vos cartes en échange. Ou n’en prenez aucune.
help-give = L’autre joueur la reçoit.
help-forge = Vous les voyez toutes, et l’une retourne dans la main de son propriétaire.
help-return = Elle retourne dans la main de son propriétaire et doit être reposée.
help-walk = Un autre de vos agents peut passer dans une autre de vos zones, avec ses armes. Sa compétence n’agit pas de nouveau.

## Options

option-recruit = Recruter : regarder les piles
option-pass = Passer
option-stop = Rien de plus
option-keep = Garder les armes
option-shadow = Passer une carte à votre allié, et arrêter
option-deploy = Déployer { $what } { $where }{ $via }
option-lay = Poser une mission { $where }
option-deceive = Rallier { $target } avec { $cards }
option-throw = Jeter { $cards } et attirer { $target }
option-fatal = Défausser { $cards }, qui emporte { $target }
option-pair = { $one }, et { $other }
option-walk = { $target } : déplacer { $where }
option-column = { READER($owner) ->
    [yes] votre zone { $zone }
   *[no] la zone { $zone } { DE($owner) }
}
option-vision = Garder { $kept } ; reposer { $back }
option-recruit-keep = La garder
option-recruit-skip = La reposer
option-mission-none = Finalement aucune
option-take-none = Aucune
option-walk-none = Personne

## La table

zone-name = { $zone }
zone-total = { $strength }{ $ruled ->
    [yes] { "" }!
   *[no] { "" }
}
zone-missions = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}
agent = { $agent }
agent-armed = { $agent } { $weapons }
agent-against = moins { $strength } : { $agent }
agent-armed-against = moins { $strength } : { $agent } { $weapons }
bounties = { $count ->
    [one] { $count } prime
   *[other] { $count } primes
}
piles = Piles : { $first }, { $second }, { $third }
deck = Pioche : { $count }
graveyard = Cimetière : { $top }
plot = Complot : { $plot }
teams = { $one } contre { $other }
showdown = Affrontement final : { $count ->
    [one] le dernier tour
   *[other] encore { $count } tours
}
aside-missions = Vos missions dans la zone { $zone } : { $names }
aside-pile = Vous avez vu dans la { $pile } : { $names }

## Options d’une table

option-name-plots = un complot pour la partie
option-name-alliance = deux contre deux
option-name-opening = première carte
option-name-skills = compétences
option-name-length = durée
stamped = une des quatre cartes de départ
draft = choisie dans ce que laisse le voisin
compulsory = obligatoires
optional = facultatives
full = toute la pioche
short = une pioche de 24 cartes
option-about-plots = Un des huit complots, tiré par tous, vaut pour toute la partie.
option-about-alliance = Quatre joueurs, deux contre deux : places 1 et 3 contre places 2 et 4.
option-about-opening = Avec quoi chacun commence : une des quatre cartes de départ, ou une carte choisie dans ce que laisse le voisin.
option-about-skills = Si l’on peut renoncer à une compétence utilisable. Les cartes qui disent « peut » laissent le choix de toute façon.
option-about-length = Quelle part de la pioche est utilisée. Dans une partie courte, la plupart reste dans la boîte, sans être vue.

## Référence

rules-goal = Les agents font la force d’une zone, et le plus fort y domine. Les missions, posées face cachée dans une zone que l’on domine, rapportent des primes à la fin : qui en a le plus gagne. Un tour sert soit à recruter, soit à déployer. Quand la pioche est vide, chacun a encore un tour, pour déployer.
card-agent = Un agent sans compétence. Il va dans la zone de son genre et y compte pour sa force, plus celle de ses armes.
card-mercenary = Un agent qui peut aller dans n’importe quelle zone.
card-weapon = S’attache à un agent quand on le déploie, et ajoute sa force.
card-mission = Se pose face cachée dans une zone de ses lettres, que vous dominez à ce moment.
card-mission-none = Rapporte sa prime à la fin.
card-mission-its_zone = Rapporte sa prime si vous y dominez encore à la fin.
card-mission-two_zones = Rapporte sa prime si vous dominez deux zones à la fin.
card-falcon = Avec le Faucon de jade, vous pouvez déployer jusqu’à deux agents de plus, d’une force totale de 5 au plus, armes comprises.
card-raven = Avec le Corbeau, vous pouvez déployer encore autant d’agents de force 1 que vous voulez, sans armes.
card-house = De notre cru : une page de notre livret de règles est perdue.
card-inferred = Déduit des autres zones : une page de notre livret de règles est perdue.
