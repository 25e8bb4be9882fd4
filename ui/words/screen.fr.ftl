# Une table en cours : s’asseoir, décider, finir.

invitation = Invitez les autres avec ce lien :
invitation-code = ou, dans le même réseau, avec ce code : { $code }
lobby = À table : { $names }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
left-table = { $who } a quitté la table.
here-again = { $who } est de nouveau là.
seat-freed = { $who } n’a pas signé en une demi-minute : la place est de nouveau libre, et les autres signent de nouveau.
terms-game = { $game }, { $count } joueurs.
terms-options = On joue ainsi : { $options }.
terms-clock = Une décision peut prendre { $seconds } s, une décision que plusieurs prennent à la fois { $reaction } s ; ensuite, les règles décident.
terms-no-clock = Il n’y a pas d’horloge : chacun réfléchit aussi longtemps qu’il veut.
strength-weak = C’est moins qu’il n’est possible : à { $players } joueurs, une table résiste d’ordinaire à { $usual } tricheurs de mèche.
sit-down = Prendre place quand même ? (oui ou non)
not-signed = vous n’avez pas accepté les conditions : rien n’a été signé
warning-J1 = La clé { DE($who) } a signé deux fois pour cette partie ; sert-elle à deux endroits ? La partie continue.
warning-J2 = { $who } a signé pour cette partie d’autres conditions que celles qu’on vous a montrées. La partie continue.
starting = Les joueurs arrivent…
setting-up-table = Clés, preuves et paquet
set-up = { setting-up-table } : { $checked }
option-line = { $number }. { $option }
hint-number = Un numéro ou quelques lettres ; ? pour de l’aide.
hint-amount = Un montant de { $least } à { $most }, ou quelques lettres d’un autre choix ; ? pour de l’aide.
hint-text = Dites-le en une ligne, ou rien du tout ; /? pour de l’aide, une barre devant toute commande.
not-sayable = Cela ne peut pas être dit : 280 caractères au plus, ici { $count }, et aucun que les autres ne pourraient voir.
no-way-back = C’est sans retour : { $option }. Oui, ou autre chose ?
none-fits = Ce n’est aucun des choix.
several-fit = Cela convient à { $count } d’entre eux :
more-options = … et { $count } autres : « suite » les montre, quelques lettres réduisent la liste.
no-table-yet = Il n’y a pas encore de table à regarder.
not-asked = Ce n’est pas à vous de décider maintenant.
your-cards = { $count ->
    [one] Votre carte : { $cards }
   *[other] Vos cartes : { $cards }
}
their-cards = Chez les autres, vous savez : { $cards }
their-card = { $who } ({ $cards })
unknown = inconnue
commands = À tout moment : { $help } ou ?, { $hand } (vos cartes), { $table }, { $log } (ce qui s’est passé), { $more } (des choix), { $rules }, { $card } NOM, { $quit }.
word-help = aide
word-hand = main
word-table = table
word-log = journal
word-more = suite
word-quit = quitter
leave = Quitter la table ? Les autres vous attendront, ou continueront sans vous, jusqu’à ce que vous reveniez avec : { $command } resume (oui ou non)
no-tables-watch = Aucune partie annoncée dans ce réseau. Avec une invitation, vous pouvez regarder ailleurs.
no-tables-join = Aucune table ouverte annoncée dans ce réseau. Avec une invitation, vous pouvez rejoindre n’importe quelle autre.
tables-watch = Ce que l’on peut regarder dans ce réseau :
is-played = { $seats } joueurs, partie en cours
tables-join = Tables ouvertes dans ce réseau :
free-seats = { $free ->
    [0] aucune place libre sur { $seats }
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
how-to-come = Demandez à l’hôte les deux mots après le nombre, puis : { $command } NOMBRE-MOT-MOT
paste-invitation = Collez votre invitation, puis appuyez sur Entrée :
open-cards-what = Vous pouvez maintenant dévoiler votre jeu : tout le monde verra tout ce que vous avez lu, y compris les cartes que d’autres vous ont montrées, vos échanges, vos offres scellées et celles qu’on vous a faites. On ne revient pas là-dessus.
open-cards = Dévoiler votre jeu ? (oui ou non ; sans réponse dans la minute, c’est non)
open-cards-late = Votre jeu reste caché.
opened = Votre jeu est dévoilé, par ce fichier : { $path }
cant-open = Cette partie ne peut pas être dévoilée ici : tout ce qu’il faut n’a pas été gardé.
another-match = Encore une partie à cette table ? (oui ou non)
yes-or-no = Répondez par oui ou non.
stay = Vous restez.
left = Quand vous voudrez, continuez avec : { $command } resume
your-time = { $seconds ->
    [one] Vous avez { $seconds } seconde.
   *[other] Vous avez { $seconds } secondes.
}
clock = reste { $time }
hurry = Il reste { $seconds } secondes.
time-up = Votre temps est écoulé : les règles décident pour vous.
no-line = pas de liaison directe
told-in-vain = Ce qui a été raconté ici en dernier n’a pas eu lieu : les autres étaient déjà plus loin. Voici la suite véritable :
waiting = On attend { $who }…
waiting-note = { $who } ({ $notes })
waiting-left = encore { $seconds } s
waiting-since = depuis { $seconds } s
waiting-breaks-off = silence, la partie sera interrompue dans { $seconds } s
waiting-any = La partie attend { $who }, encore { $minutes } min au plus…
waiting-all = { waiting-any }
waiting-alone = Personne d’autre n’est là. Votre programme attend encore { $minutes } min au plus…
waiting-mute = La partie attend { $who } : connexion établie, mais rien ne vient. Encore { $minutes } min au plus…
waiting-watched = Plus rien ne vient de l’hôte, par qui vous suivez la partie. Votre programme attend encore { $minutes } min au plus…
calling = L’appel est en cours…
calling-missing = { $count ->
    [one] L’appel est en cours : il manque le rapport { DE($who) }…
   *[other] L’appel est en cours : il manque les rapports { DE($who) }…
}
waiting-outside = Vous n’êtes pas à la table. Votre programme demande à revenir…
checked = { $count ->
    [0] aucun message encore
    [one] un message, vérifié
   *[other] { $count } messages, tous vérifiés
}
tally = À cette table, après { $count } parties : { $wins }.
tally-wins = { $who } { $wins ->
    [0] n’en a gagné aucune
    [one] en a gagné une
   *[other] en a gagné { $wins }
}
record = L’enregistrement de la partie : { $path }
verify-yourself = Vérifiez vous-même : { $command }
contested = { $who } n’a pas entendu { DE($of) } la même chose que vous : l’un des deux raconte peut-être deux histoires. Votre programme montre ce qu’il a entendu et demande le reste.
unheard = Depuis 5 secondes, personne n’a confirmé ce que votre programme a dit en dernier. Il rappelle tout le monde.
cheated = { $who } a triché (règle { $rule }), et l’a signé. { $why }
broken-off = La partie est interrompue : on a attendu { $who } en vain, et personne ne peut jouer à sa place. Personne n’a gagné.
broken-off-you = La partie est interrompue : les autres ont attendu en vain un signe de vous. Personne n’a gagné.
unsigned = { $who } n’a pas signé le résultat : les autres ont attendu sa signature en vain.
unsigned-you = Les autres n’ont plus attendu votre signature : le résultat vaut sans elle.
stuck-any = La partie ne peut pas continuer : il faudrait { QUE($who) } revienne, car la table ne peut se passer que { $spare ->
    [one] d’un seul joueur
   *[other] de { $spare } joueurs
}.
stuck-all = La partie ne peut pas continuer : aucun signe de vie { DE($who) }, et personne ne peut prendre la relève.
stuck-alone = La partie ne peut pas continuer : plus personne d’autre ne donne signe de vie. Les autres sont peut-être partis, ou c’est vous qui êtes coupé du réseau.
stuck-mute = La partie ne peut pas continuer : on peut joindre { $who }, mais ce qui devait en venir n’arrive pas.
stuck-watched = Plus rien ne vient de l’hôte, par qui vous suivez la partie. Les autres ont peut-être continué.
stuck-help = Dès le retour attendu, elle reprend d’elle-même ; un programme arrêté se relance avec : { $command } resume. Sinon, votre programme s’arrête dans { $minutes } min et garde la partie telle qu’elle est ; vous pourrez tous la reprendre un autre jour de la même façon.
stuck-help-watched = Dès qu’il y aura quelque chose à voir, vous le verrez ; sinon, votre programme s’arrête dans { $minutes } min et garde ce qu’il a vu.
stuck-no-more = La partie continue.
unfinished = La partie n’a pas pu continuer et n’est pas finie. Quand les autres seront de retour, reprenez-la avec : { $command } resume
unfinished-watched = Plus rien n’est venu, et la partie n’était pas finie. L’enregistrement s’arrête ici.
evidence = La preuve, que chacun peut vérifier : { $command }
verified-by = Un processus indépendant vérifie l’enregistrement :
input-ended = l’entrée est finie ; continuez plus tard avec : { $command } resume
game-line = { $name }, { $least } à { $most } joueurs
option-start = qui commence
start-coin = un tirage que personne ne peut influencer
start-seat = la place de ce numéro
default-value = (par défaut)
source-printed = La valeur par défaut est ce que dit la règle du jeu.
source-variant = La règle du jeu connaît les deux, et commence par la valeur par défaut.
source-ruling = La règle du jeu laisse ce point ouvert ; la valeur par défaut est notre interprétation.
source-ours = La règle du jeu n’en parle pas ; c’est un ajout de notre part.
how-to-choose = Choisissez avec : { $command } host JEU --option NOM=VALEUR

## Référence

word-rules = règles
word-card = carte
reference-goal = Le jeu
reference-none = Il n’y a rien qui s’appelle « { $wanted } » dans la référence. Noms : { $names }.
reference-none-here = Il n’y a rien qui s’appelle « { $wanted } » : la référence de ce jeu n’a pas de cartes.
reference-no-cards = La référence de ce jeu n’a pas de cartes.
reference-line = { $name } : { $text }
reference-more = « { $card } NOM » dit ce que fait une carte.
reference-names = « { $card } NOM » dit ce que fait une carte. Noms : { $names }.

## Paroles

word-say = dire
word-mute = taire
said-seat = { $who } : { $text }
said-watching = [spectateur] { $who } : { $text }
said-mine = Vous : { $text }
how-to-talk = « { $say } TEXTE » parle à tous ceux qui sont ici, « { $mute } NOM » cache ce que dit quelqu’un.
unsaid = Cela n’a pas été dit : 500 caractères au plus, et une ligne par seconde.
mute-nobody = Personne du nom de « { $who } » n’est assis ici ni n’a parlé.
muted-seat = Vous n’entendez plus { $who }, jusqu’à ce que vous retapiez la même commande.
muted-watching = Vous n’entendez plus aucun spectateur du nom { DE($who) }, jusqu’à ce que vous retapiez la même commande.
unmuted = Vous entendez de nouveau { $who }.

## Lobby

word-bot = robot
word-bots = robots
word-away = congédier
how-to-fill = Tant qu’il y a des places libres : « { $bot } » appelle un robot, « { $bots } » en remplit la table, « { $away } NOM » congédie quelqu’un. La partie commence quand toutes les places sont prises.
bots-come = { $count ->
    [0] Il ne manque aucun robot.
    [one] Un robot arrive.
   *[other] { $count } robots arrivent.
}
away-nobody = Personne du nom de « { $who } » ne peut être congédié.
