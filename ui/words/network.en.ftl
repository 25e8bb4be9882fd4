# How friends reach each other: routers, relays, and the lines of a match.

relays-what = Friends outside your network may not be able to dial you. A relay, a machine of others on the internet, can introduce you to each other; it learns your addresses and how much is said, never what.
use-relays = May relays of others be used? It is asked once.
yes-or-no = Yes or no?
router-open = Your router lets friends in at port { $port }: whoever is outside your network can use this invitation.
router-closed = { $why ->
    [behind] Your router is itself behind another one, so friends outside your network can't dial you.
    [refuses] Your router refuses to open a port for friends outside your network.
   *[nobody] No router here opens a port for friends outside your network.
  } You can open TCP port { $port } there yourself, leading to { $host } (and host with --port { $port } next time); or let somebody host whom all of you can reach.
relay-used = Friends can also find you through the relay { $relay }. It learns your addresses and how much is said, never what.
relay-silent = { $count ->
    [0] No relay answers
   *[other] No answer from the relay { $relays }
  }, so friends can’t find you that way. It is tried again and again.
no-quic = Friends can’t find you through relays: { $why }.
table-at = The table answered at { $place }.
table-by-relay = The table answered through the relay { $relay }.
lines-direct = Linked directly: { $names }.
lines-relay = Through the relay { $relay }: { $names }.
lines-others = Through other players: { $names }.
