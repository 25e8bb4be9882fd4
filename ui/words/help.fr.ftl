# Ce que dit --help. Une commande est dite par command-…, ses mots par le nom qu’ils ont dans le code ;
# en majuscules, ce qui tient la place d’un mot à soi. Un titre et ce qu’il annonce font une phrase.

usage = utilisation :
heading-arguments = arguments :
heading-options = options :
heading-commands = commandes :
program = Des jeux de société à informations cachées, sans serveur ni arbitre.

command-games = Expliquer les jeux, ou l’un d’eux : à combien on y joue, et à quoi sert chaque option.
command-demo = Voir une partie entière sur cette machine : un processus par joueur, de vraies connexions et de vraies preuves.
command-host = Ouvrir une table : afficher une invitation, attendre que les places soient prises, puis jouer.
command-join = Prendre place à une table où l’on vous a invité.
command-watch = Suivre une partie sans y prendre place, et tout vérifier au fur et à mesure.
command-resume = Reprendre une partie après un plantage ou un capot refermé.
command-id = Montrer qui vous êtes pour les autres : l’empreinte de votre clé, et où la clé est rangée.
command-simulate = Faire jouer des robots entre eux sur une simple table : qui gagne combien de fois, et en combien de temps.
command-bench = Mesurer cette machine : python -m bench, avec les mêmes mots.
command-verify = Vérifier une partie enregistrée, une preuve contre un joueur, ou ce que deux enregistrements montrent ensemble.
command-ladder = Vérifier les enregistrements d’une ligue : qui a gagné combien de fois, et quelle force cela donne à chacun.
command-replay = Revoir une partie terminée, tour par tour : ce que tous ont vu, et ce qui a été dévoilé depuis.

# Les mots de toutes les commandes

help = afficher cette aide, et rien d’autre
version = afficher la version, et rien d’autre
language = la langue ; par défaut : celle de votre environnement
json = rendre compte en lignes de JSON, à lire par un programme
json-same = la même chose, à lire par un programme
json-figures = les chiffres, à lire par un programme

# Quel jeu, avec quelles règles

which-game = lequel ; sans ce mot, tous
game = à quoi jouer ; voir : { $command } games
players = combien de places
option = une règle du jeu
variant = abrège --option variant=NOM
clock = le temps pour une décision, ou off ; par défaut : { $default }
reaction = le temps quand plusieurs décident à la fois ; par défaut : 60, ou comme --clock si c’est moins
negotiation = le temps pour toute une négociation, ou off ; par défaut : 600
quorum = combien doivent rester pour que la partie continue sans les autres, ou off ; par défaut : tous sauf un tiers à partir de quatre places, s’il y a une horloge ; sinon off

# Une place, et qui y décide

play = qui décide pour vous : vous-même, dans le terminal ou dans un navigateur, ou un robot
bell = dans le terminal : un signal sonore quand une question vous est posée
no-open = avec --play web : afficher seulement l’adresse de la page
level = le niveau d’un robot, au plus
pace = à quelle vitesse un robot répond ; par défaut : human si vous jouez avec des robots, sinon fast
seed-bots = pour les choix des robots ; jamais pour les clés ni les cartes
trusting = laisser un robot s’asseoir même là où l’on résiste à moins de tricheurs que d’habitude
opens = montrer ensuite à tous ce que vous seul pouviez lire ; par défaut : on vous le demande, un robot ne le fait pas
name = comment les autres vous appellent
bots = laisser N robots prendre place
matches = jouer N parties ; par défaut : demander après chacune

# Où sont les autres

invitation-join = le lien ou le code court que vous avez reçu ; - pour le lire sur l’entrée standard ; sans ce mot : quelles tables sont ouvertes à proximité
invitation-watch = le lien ou le code court que vous avez reçu ; - pour le lire sur l’entrée standard ; sans ce mot : ce qui se joue à proximité
at = où se trouve la table du code
bind = n’écouter qu’à cette adresse
port = écouter sur ce port
no-router = ne pas demander au routeur de laisser entrer des amis de l’extérieur
relay = qui peut mettre en relation des amis derrière des routeurs : https://VOTRE.RELAIS, public (ceux de tout le monde), direct (personne) ou off ; nécessite undertable[internet]
wait = combien de temps rester à une partie qui ne peut pas continuer ; on peut la reprendre plus tard ; par défaut : 10
which-match = laquelle ; sans ce mot, la plus récente

# Des robots qui jouent entre eux

how-many = le nombre de parties
who-plays = qui joue, par exemple expert,regular ; le dernier prend toutes les places qui restent
seed = décide de tout
jobs = le nombre de processus
cluster = répartir les parties sur le cluster Dask qui s’y trouve, ou sur un cluster de J processus ici : local
measured = quoi mesurer, par exemple crypto

# Des fichiers

record = où écrire l’enregistrement
file-verify = l’enregistrement d’une partie, ou une preuve
others = un autre : concordent-ils, et sinon, qui est confondu par les deux ensemble ? Ou des fichiers par lesquels des joueurs de cette partie disent après coup ce qu’ils avaient
out = où écrire la preuve contre quiconque est confondu par deux enregistrements
explain = ce qu’était le message N, ce qu’il prouvait et comment (roll2 : le deuxième appel) ; sans N, tous les messages, en une ligne chacun
files = des enregistrements, des preuves, ou des dossiers d’enregistrements
page = y écrire une page à imprimer, en HTML
jobs-ladder = le nombre de processus ; par défaut : autant qu’il est utile
file-replay = l’enregistrement d’une partie
openings = des fichiers par lesquels des joueurs l’ont dévoilée ; ceux qui sont à côté de l’enregistrement sont trouvés
first = commencer au tour N
speed = un tour toutes les S secondes, sans rien demander

# Ce qui tient la place d’un mot à soi

COMMAND = COMMANDE
GAME = JEU
INVITATION = INVITATION
MATCH = PARTIE
FILE = FICHIER
OTHER = AUTRE
OPENING = FICHIER
FOLDER = DOSSIER
NAME = NOM
VALUE = VALEUR
SECONDS = SECONDES
MINUTES = MINUTES
ADDRESS = ADRESSE
PORT = PORT
HOST = HÔTE
LEVEL = NIVEAU
WHICH = LEQUEL
WORDS = MOTS
