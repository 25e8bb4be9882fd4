# Une table en cours : s'asseoir, décider, finir.

invitation = Invitez les autres avec ce lien :
invitation-code = ou, dans le même réseau, avec ce code : { $code }
joining = On frappe à la porte de l'hôte …
lobby = À table : { $names }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
setting-up-table = Clés, preuves et paquet
set-up = { setting-up-table } : { $checked }
your-turn = À vous de décider
option-line = { $number }. { $option }
choose-number = Un numéro, ou les premières lettres :
not-understood = Ce n'est aucun des choix. Un numéro de 1 à { $count }, ou les premières lettres.
not-clear = Plusieurs choix commencent ainsi. Un numéro de 1 à { $count } est toujours clair.
your-cards = Vos cartes : { $cards }
waiting = On attend { $who } …
checked = { $count ->
    [one] 1 message, vérifié
   *[other] { $count } messages, tous vérifiés
}
record = Le procès-verbal de la partie : { $path }
verify-yourself = Vérifiez vous-même : { $command } verify { $path }
cheated = { $who } a triché, et l'a signé : { $reason }
evidence = La preuve, que chacun peut vérifier : { $command } verify { $path }
verified-by = Un processus indépendant vérifie le procès-verbal :
input-ended = l'entrée est finie ; continuez plus tard avec : { $command } resume
