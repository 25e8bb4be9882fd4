# Pourquoi un fichier ou une ligne ne sert pas, sous le nom que le système lui donne.

system-ENOENT = ce fichier ou ce dossier n’existe pas
system-EISDIR = c’est un dossier
system-ENOTDIR = ce n’est pas un dossier
system-EACCES = l’accès est refusé
system-EPERM = ce n’est pas permis
system-EEXIST = il existe déjà
system-ENOSPC = le disque est plein
system-EROFS = on ne peut rien y écrire
system-EIO = le disque a échoué
system-ECONNREFUSED = connexion refusée
system-ECONNRESET = l’autre bout a coupé la connexion
system-ETIMEDOUT = pas de réponse à temps
system-EHOSTUNREACH = aucun chemin ne mène à cette machine
system-ENETUNREACH = ce réseau n’est pas accessible d’ici
system-EADDRINUSE = un autre programme y écoute déjà
system-EADDRNOTAVAIL = ce n’est pas une adresse de cette machine
system-EMFILE = trop de fichiers sont ouverts
system-ENAMETOOLONG = ce nom de fichier est trop long
system-ELOOP = trop de liens symboliques à la suite
system-EDQUOT = votre quota sur ce disque est épuisé
system-EFBIG = ce fichier serait trop gros
