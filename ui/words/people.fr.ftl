# Si ceux qui sont à table sont les mêmes que la dernière fois, et comment s’appeler soi-même.

other-key = Attention : { $name } vient avec une autre clé que la dernière fois : { $key }, et non { $old }. C’est peut-être une nouvelle machine, ou quelqu’un d’autre : demandez-le par un autre chemin que cette table.
other-name = { $name } s’appelait { $former } la dernière fois ; la clé est la même.
ask-name = Comment les autres doivent-ils vous appeler ? Entrée pour { $usual } ; on ne le demande qu’une fois.
