# Hoe vrienden elkaar bereiken: routers, doorgeefmachines, en de lijnen van een partij.

relays-what = Vrienden buiten je netwerk kunnen je misschien niet bereiken. Een relay, een machine van anderen op internet, kan jullie met elkaar in contact brengen; die ziet je adressen en hoeveel er gezegd wordt, nooit wat.
use-relays = Mogen relays van anderen gebruikt worden? Dit wordt één keer gevraagd.
yes-or-no = Ja of nee?
router-open = Je router laat vrienden binnen op poort { $port }: wie buiten je netwerk is, kan deze uitnodiging gebruiken.
router-closed = { $why ->
    [behind] Je router zit zelf achter een andere, dus vrienden buiten je netwerk kunnen je niet bereiken.
    [refuses] Je router weigert een poort te openen voor vrienden buiten je netwerk.
   *[nobody] Geen router opent hier een poort voor vrienden buiten je netwerk.
  } Je kunt daar zelf TCP-poort { $port } openen, naar { $host } (en de volgende keer je tafel openen met --port { $port }); of laat iemand gastheer zijn die jullie allemaal kunnen bereiken.
relay-used = Vrienden kunnen je ook vinden via de relay { $relay }. Die ziet je adressen en hoeveel er gezegd wordt, nooit wat.
relay-silent = { $count ->
    [0] Geen enkele relay antwoordt
   *[other] De relay { $relays } antwoordt niet
  }, dus vrienden kunnen je daarlangs niet vinden. Het wordt steeds opnieuw geprobeerd.
no-quic = Niemand kan je via een relay vinden: { $why }.
table-at = De tafel antwoordde op { $place }.
table-by-relay = De tafel antwoordde via de relay { $relay }.
lines-direct = Rechtstreeks verbonden: { $names }.
lines-relay = Via de relay { $relay }: { $names }.
lines-others = Via andere spelers: { $names }.
