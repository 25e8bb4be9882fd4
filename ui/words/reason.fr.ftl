# Ce que disent les étages inférieurs ; la phrase anglaise du même nom est la leur, mot pour mot.

# Ce qui a été tapé (argparse)

unknown-words = mots inconnus : { $words }
missing-words = il manque : { $words }
about-option = { $option } : { $reason }
unknown-choice = { $word } n’est pas possible (au choix : { $words })
expected-one = il faut un mot derrière
expected-some = il faut au moins un mot derrière
expected-none = il ne faut rien derrière, pas { $word }
not-of-kind = { $word } n’est pas un nombre
ambiguous-option = { $word } peut vouloir dire { $words }
not-together = pas avec { $word }
bad-time = { $word } n’est ni off ni 1 à 86400 secondes
bad-number = { $word } n’est pas un nombre à partir de 1
bad-port = un port est un nombre jusqu’à 65535, et non { $word }
bad-minutes = { $word } n’est pas 1 à 1440 minutes
bad-seconds = { $word } n’est pas 0 à 60 secondes

# Quel jeu, selon quelles règles

no-game = il n’y a pas de jeu { $name } ; il y a : { $names }
no-option = il n’y a pas d’option { $name } ; il y a : { $names }
no-value = { $option } ne peut pas être { $value } ; au choix : { $values }
no-start = start ne peut pas être { $value } ; c’est coin ou le numéro d’une place
no-seat = la place { $seat } ne peut pas commencer : les places sont 1 à { $players }
wrong-count = { $game } se joue de { $least } à { $most }, et non à { $players }
alliance-count = une alliance se joue à 4, et non à { $players }
bad-option = une option s’écrit nom=valeur, et non { $word }
option-twice = { $option } est donné deux fois
other-edition = la table joue selon l’édition { $edition } de { $game } ; ici, c’est l’édition { $ours }
bank-shows = bank=automatic montrerait qui n’a plus rien, et demande donc bribes=public
offer-announced = mustoffer=yes ne cache rien là où les pots-de-vin sont annoncés ; voyez bribes=sealed
offer-bank = mustoffer=yes cache qui n’a plus rien, et demande donc bank=none
flaw-centre = à { $players }, il ne peut pas y avoir { $cards } cartes au centre
flaw-count = il faut { $count } cartes, et non { $cards }
flaw-copies = il n’y a pas { $count } cartes { $face }
flaw-judge = le juge doit être en jeu
flaw-peasants = les deux paysans sont en jeu, ou aucun
flaw-eight = { $face } demande { $count } joueurs, et non { $players }
flaw-money = un tiers des { $cards } cartes doit rapporter de l’or de la banque (R2)
no-table = une telle table n’est pas permise : { $reason }
no-clock = sans horloge, personne n’est absent, et personne ne peut donc suppléer (S2)
too-few = { $quorum } sur { $players }, c’est trop peu : un tricheur pourrait jouer avec deux tels groupes (S2)
spares-nobody = { $quorum } sur { $players } ne peuvent se passer de personne (S2)

# Des robots qui jouent entre eux

no-bot = il n’y a pas de robot { $level } pour { $game } ; il y a : { $names }
bots-many = { $bots } robots ne tiennent pas sur { $players } places
cluster-needs = un cluster a besoin de Dask : installez undertable[cluster], ou passez-vous de --cluster
cluster-silent = aucun cluster n’a de machine qui réponde à { $place }
cluster-gone = le cluster n’est plus là
cluster-dies = sur les mêmes parties, une machine du cluster tombe après l’autre
cluster-other = une machine de ce cluster ne peut pas jouer avec nous : { $reason }
other-version = elle a une autre version d’Undertable

# Une invitation, un code, et ce que dit l’hôte

bad-invitation = une invitation s’écrit undertable:LETTRES, ou c’est un code comme 7-copper-lantern
bad-signs = une invitation s’écrit undertable:LETTRES, ou c’est un code comme 7-copper-lantern ; celle-ci contient d’autres signes
old-invitation = le lien vient d’une version antérieure ; demandez-en un nouveau à l’hôte
torn-invitation = il manque des lettres à l’invitation, ou elles ont changé ; copiez-la de nouveau
leads-nowhere = l’invitation ne mène nulle part : { $reason }
unread-address = une adresse y est illisible
no-address = elle ne nomme aucune adresse
nowhere-to-dial = il n’y a aucune adresse à appeler
bad-address = ce n’est pas une adresse : { $word } ; une adresse s’écrit HÔTE:PORT ou [IPV6]:PORT
long-host = le nom d’une machine a ici au plus { $most } lettres : { $host }
no-word = aucun code ne contient le mot { $word }
no-word-but = aucun code ne contient le mot { $word } ; vouliez-vous dire { $other } ?
no-number = aucune table de ce numéro dans ce réseau ; donnez son adresse avec --at
cant-look = impossible de chercher des tables dans ce réseau : { $reason }
wrong-code = mauvais code ; essais restants : { $tries }
wrong-code-burnt = mauvais code ; ce code n’est plus valable
burnt = ce code n’est plus valable ; demandez le lien de l’invitation ou un nouveau code
code-unasked = ce n’est pas ainsi que l’on demande avec un code
code-busy = trop de gens essaient un code en ce moment ; réessayez bientôt
code-unknown = celui qui a répondu ne connaît pas le code
code-unshown = celui qui répond ne montre pas qu’il connaît le code
code-broken = la réponse de l’hôte au code n’est pas valable : { $reason }
other-host = ce n’est pas l’hôte de l’invitation qui a répondu
not-this-table = l’invitation n’est pas pour cette table
ask-host = demandez à l’hôte de vous laisser entrer
all-taken = toutes les places sont prises
no-watching = il n’y a plus de place pour regarder
sent-away = l’hôte a donné votre place à quelqu’un d’autre
unsigned = vous aviez une place ici, et n’avez pas signé à temps
host-closed = l’hôte a fermé la table
host-gone = l’hôte n’est plus là
host-left = l’hôte est parti avant le début de la partie ; rien n’a été distribué, demandez une nouvelle table
unsigned-terms = nous ne signons pas les conditions de l’hôte : { $reason }
weak-terms = la table résiste à moins de tricheurs qu’elle ne pourrait, et personne ne l’a accepté (S4)
other-terms = l’hôte libère une place, puis montre d’autres conditions qu’avant (J2)
second-signature = l’hôte demande une seconde signature pour une même partie (J1)
same-key = la même clé à deux tables
sat-before = vous étiez déjà assis à cette partie ; reprenez-la par : { $command }
sat-and-over = vous étiez déjà assis à cette partie, et elle est finie ici ; personne ne signe deux fois pour une partie

# Des lignes qui n’ont mené à rien

nobody-there = { $reason } ; la table est peut-être fermée
nobody-let-in = { $reason } ; la table est peut-être fermée, ou derrière un routeur qui ne laisse entrer personne : alors l’hôte peut y ouvrir ce port, ou quelqu’un que vous pouvez tous joindre peut ouvrir la table
at-place = { $host }, port { $port } : { $reason }
no-answer = pas de réponse
at-quic = { $host }, port { $port }, par QUIC : { $reason }
at-relay = le relais { $relay } : { $reason }
no-quic-here = pas de QUIC ici : { $reason }
quic-failed = QUIC a échoué ({ $word })
unknown-host = aucune machine ne porte ce nom
unknown-host-mac = aucune machine ne porte ce nom
host-without-address = ce nom n’a pas d’adresse
names-later = les noms de machines ne peuvent pas être cherchés en ce moment
somebody-else = quelqu’un d’autre a répondu
own-key = c’est notre propre clé : un autre de nos programmes, ou un miroir
no-tls = celui qui s’est connecté ne parle pas TLS
no-handshake = la prise de contact a échoué : { $reason }
too-slow = trop lent
not-who = l’autre bout n’est pas celui qu’il prétend être : { $reason }
line-ended = { $key } : la connexion a pris fin
cant-listen = impossible d’écouter : { $reason }
at-any-port = { $host }, n’importe quel port : { $reason }
at-port = { $host }, port { $port } : { $reason }
at-any-address = toutes les adresses, port { $port } : { $reason }
not-one-machine = { $host } : ce n’est pas l’adresse d’une seule machine
needs-internet = pour appeler par des relais, il faut undertable[internet] et --relay
no-relay-agreed = vous n’avez pas accepté d’utiliser un relais (--relay)
bad-relay = un relais s’écrit https://relay.example.org, et non { $word }
ended-early = un des programmes de la table a pris fin trop tôt : { $reason }
child-says = { $reason }

# Nos fichiers

cant-use = impossible d’utiliser { $path } : { $reason }
cant-write = impossible d’écrire { $path } : { $reason }
no-key = { $path } ne contient pas de clé ; déplacez-le pour en obtenir une nouvelle
in-use = { $path } est utilisé par un autre programme
about-file = { $path } : { $reason }
old-journal = un journal de la version { $version }, qu’on ne lit plus ; il a été laissé tel quel
new-journal = un journal de la version { $version } ; ce programme lit la version { $ours } ; il a été laissé tel quel
bad-length = abîmé à l’octet { $byte } : une longueur est fausse
bad-entry = abîmé à l’octet { $byte } : une entrée est fausse
bad-line = l’entrée { $number } est illisible, ou d’une autre version : { $reason }
old-folder = Ce dossier est plus ancien que la partie. Reprenez-la là où vous avez joué en dernier.
replaced = Un autre programme joue cette partie avec votre clé. Continuez là-bas, ou fermez-le d’abord.

# Des souhaits sur la page de départ

wish-game = il faut un jeu, un nombre de joueurs et des options
wish-link = il faut un lien ou un code
wish-match = quelle partie ?
wish-word = il faut un mot lisible
wish-number = { $name } est un nombre

# Ce qu’un joueur a dévoilé, et pourquoi on ne le croit pas

too-early = seule une partie terminée peut être dévoilée
opening-size = un dévoilement compte au plus { $most } octets, pas { $size }
old-opening = un dévoilement de la version { $version }, qu’on ne lit plus
new-opening = un dévoilement de la version { $version } ; ce programme lit la version { $ours }
no-opening = ce n’est le dévoilement d’aucune partie : { $reason }
other-opening = le dévoilement d’une autre partie
no-such-seat = il n’y a pas de place { $seat } à cette table
opening-wrong = le dévoilement de la place { $seat } ne tient pas : { $reason }
opening-other-size = il en dit plus ou moins que cet enregistrement ne cache ({ $told } au lieu de { $hidden })
