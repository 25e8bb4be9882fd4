# Ce qu’une personne peut réparer, en une ligne. Ce qui suit les deux-points peut être de la main du système.

told-below = { $reason }
bad-words = { $reason } (voir { $command })
no-output = la sortie standard est fermée : il n’y a nulle part où écrire
unwritten = impossible d’écrire { $path } : { $reason }
unsaid = impossible d’écrire ce qu’il y a à dire : { $reason }
no-place-for-record = impossible d’écrire { $path } : c’est un dossier, ou il est dans un dossier qui n’existe pas
unusable = impossible d’utiliser { $path } : { $reason }
no-demo = { $path } ne contient pas de démonstration à poursuivre : { $reason }
name-empty = un nom a au moins un caractère
name-long = un nom a au plus { $most } caractères, et non { $length }
name-unwritable = ce nom ne peut pas être écrit : il n’est pas dans l’alphabet de votre terminal
relay-needs-router = --relay demande aussi un port au routeur : retirez --no-router
relay-needs-more = --relay a besoin de plus que ce qui est installé : { $command }
no-invitation = aucune invitation n’est venue par l’entrée standard
too-many-bots = avec { $bots } robots, il ne reste pas de place pour l’hôte : on joue à { $players }
resume-instead = c’est une de vos parties ; reprenez-la par : { $command }
nothing-unfinished = il n’y a ici aucune partie inachevée à reprendre
no-such-match = aucune partie de ce nom à reprendre ; inachevées ici : { $names }
needs-clock = { $option } demande un --clock pour les autres décisions
not-begun = la partie n’avait pas commencé ; rejoignez-la ou ouvrez la table de nouveau
already-opened = cette partie est finie, et vous avez dévoilé vos cartes
