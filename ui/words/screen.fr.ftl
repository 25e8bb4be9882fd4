# Une table en cours : s’asseoir, décider, finir.

invitation = Invitez les autres avec ce lien :
invitation-code = ou, dans le même réseau, avec ce code : { $code }
lobby = À table : { $names }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
starting = Les joueurs arrivent …
setting-up-table = Clés, preuves et paquet
set-up = { setting-up-table } : { $checked }
option-line = { $number }. { $option }
hint-number = Un numéro ou quelques lettres ; ? pour de l’aide.
hint-amount = Un montant de { $least } à { $most }, ou quelques lettres d’un autre choix ; ? pour de l’aide.
hint-text = Dites-le en une ligne, ou rien du tout ; /? pour de l’aide, une barre devant toute commande.
not-sayable = Cela ne peut pas être dit : 280 caractères au plus, ici { $count }, et aucun que les autres ne pourraient voir.
none-fits = Ce n’est aucun des choix.
several-fit = Cela convient à { $count } d’entre eux :
more-options = … et { $count } autres : « suite » les montre, quelques lettres réduisent la liste.
not-asked = Ce n’est pas à vous de décider maintenant.
your-cards = { $count ->
    [one] Votre carte : { $cards }
   *[other] Vos cartes : { $cards }
}
their-cards = Chez les autres, vous savez : { $cards }
their-card = { $who } ({ $cards })
unknown = inconnue
commands = À tout moment : { $help } ou ?, { $hand } (vos cartes), { $table }, { $log } (ce qui s’est passé), { $more } (des choix), { $quit }.
word-help = aide
word-hand = main
word-table = table
word-log = journal
word-more = suite
word-quit = quitter
leave = Quitter la table ? Les autres vous attendront, ou continueront sans vous, jusqu’à ce que vous reveniez avec : { $command } resume (oui ou non)
no-tables = Aucune table ouverte dans ce réseau. Avec une invitation, vous pouvez rejoindre n’importe quelle autre.
open-tables = Tables ouvertes dans ce réseau :
free-seats = { $free ->
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
how-to-join = Demandez à l’hôte les deux mots après le nombre, puis : { $command } join NOMBRE-MOT-MOT
another-match = Encore une partie à cette table ? (oui ou non)
yes-or-no = Répondez par oui ou non.
stay = Vous restez.
left = Quand vous voudrez, continuez avec : { $command } resume
your-time = { $seconds ->
    [one] Vous avez une seconde.
   *[other] Vous avez { $seconds } secondes.
}
hurry = Il reste { $seconds } secondes.
time-up = Votre temps est écoulé : les règles décident pour vous.
no-line = pas de liaison directe
told-in-vain = Ce qui a été raconté ici en dernier n’a pas eu lieu : les autres étaient déjà plus loin. Voici la suite véritable :
waiting = On attend { $who } …
waiting-note = { $who } ({ $notes })
waiting-clock = { $seconds } s
waiting-voted = { $votes } sur { $others } disent : trop tard
waiting-forfeit = silence, forfait dans { $seconds } s
waiting-doubted = { $votes } sur { $others } disent : n’est plus là
waiting-outside = Vous n’êtes pas à la table. Votre retour attend encore { $who } …
checked = { $count ->
    [one] 1 message, vérifié
   *[other] { $count } messages, tous vérifiés
}
record = L’enregistrement de la partie : { $path }
verify-yourself = Vérifiez vous-même : { $command }
cheated = { $who } a triché, et l’a signé : { $reason }
forfeited = { $who } a gardé le silence trop longtemps, et perd la partie par forfait. Cela n’est affirmé que de votre côté : personne d’autre ne peut le confirmer.
forfeited-seen = { $who } perd la partie par forfait, pour avoir gardé le silence trop longtemps. Seul son adversaire le dit : personne d’autre ne peut le confirmer.
forfeited-you = { $by } vous a attendu en vain et a déclaré que vous n’étiez plus là : vous perdez la partie par forfait. Personne d’autre ne peut le confirmer.
host-gone = L’hôte est parti : s’il ne revient pas bientôt, il n’y aura pas d’autre partie à cette table.
disputed = Chacun des deux a déclaré que l’autre n’était plus là, dans son propre enregistrement. Les deux affirmations tiennent, et nul ne peut dire laquelle est juste : la partie reste indécise.
evidence = La preuve, que chacun peut vérifier : { $command }
verified-by = Un processus indépendant vérifie l’enregistrement :
input-ended = l’entrée est finie ; continuez plus tard avec : { $command } resume
game-line = { $name }, { $least } à { $most } joueurs
option-start = qui commence
