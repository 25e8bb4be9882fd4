# Een tafel die bezig is: gaan zitten, kiezen, klaar zijn.

invitation = Nodig anderen uit met deze link:
invitation-code = of, in hetzelfde netwerk, met deze code: { $code }
lobby = Aan tafel: { $names }. { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
starting = De spelers komen eraan …
setting-up-table = Sleutels, bewijzen en de stapel
set-up = { setting-up-table }: { $checked }
option-line = { $number }. { $option }
hint-number = Een nummer of een paar letters; ? voor hulp.
hint-amount = Een bedrag van { $least } tot en met { $most }, of een paar letters van een andere keuze; ? voor hulp.
hint-text = Zeg het op één regel, of helemaal niets; /? voor hulp, een schuine streep voor elke opdracht.
not-sayable = Dat kan niet gezegd worden: hoogstens 280 tekens, hier { $count }, en geen die anderen niet kunnen zien.
none-fits = Dat is geen van de keuzes.
several-fit = Dat past bij { $count } ervan:
more-options = … en nog { $count }: "meer" toont ze, een paar letters maken de lijst korter.
not-asked = Jij hoeft nu niets te beslissen.
your-cards = { $count ->
    [one] Jouw kaart: { $cards }
   *[other] Jouw kaarten: { $cards }
}
their-cards = Bij de anderen weet je: { $cards }
their-card = { $who } ({ $cards })
unknown = onbekend
commands = Op elk moment: { $help } of ?, { $hand } (jouw kaarten), { $table }, { $log } (wat er gebeurde), { $more } (van de keuzes), { $quit }.
word-help = hulp
word-hand = hand
word-table = tafel
word-log = logboek
word-more = meer
word-quit = stoppen
leave = Van tafel gaan? De anderen wachten op je, of gaan zonder je verder, tot je terug bent met: { $command } resume (ja of nee)
no-tables = Geen open tafel gehoord in dit netwerk. Met een uitnodiging kun je aan elke andere aanschuiven.
open-tables = Open tafels in dit netwerk:
free-seats = { $free ->
    [one] een van { $seats } plaatsen is vrij
   *[other] { $free } van { $seats } plaatsen zijn vrij
}
how-to-join = Vraag de gastheer om de twee woorden na het getal, en dan: { $command } join GETAL-WOORD-WOORD
another-match = Nog een partij aan deze tafel? (ja of nee)
yes-or-no = Antwoord met ja of nee.
stay = Je blijft.
left = Ga verder wanneer je wilt met: { $command } resume
your-time = { $seconds ->
    [one] Je hebt één seconde.
   *[other] Je hebt { $seconds } seconden.
}
hurry = Nog { $seconds } seconden.
time-up = Je tijd is om: de regels beslissen voor jou.
no-line = geen directe verbinding
told-in-vain = Wat hier het laatst verteld is, is nooit gebeurd: de anderen waren toen al verder. Zo ging het echt verder:
waiting = We wachten op { $who } …
waiting-note = { $who } ({ $notes })
waiting-clock = { $seconds } s
waiting-voted = { $votes } van { $others } zeggen: te laat
waiting-forfeit = zwijgt, verliest het spel over { $seconds } s
waiting-doubted = { $votes } van { $others } zeggen: weg
waiting-outside = Je zit niet aan tafel. Je terugkeer wacht nog op { $who } …
checked = { $count ->
    [one] 1 bericht, gecontroleerd
   *[other] { $count } berichten, allemaal gecontroleerd
}
record = Het verslag van de partij: { $path }
verify-yourself = Controleer het zelf: { $command }
cheated = { $who } speelde vals, en ondertekende het: { $reason }
forfeited = { $who } zweeg te lang, en heeft het spel opgegeven. Alleen jouw kant zegt dat: niemand anders kan het bevestigen.
forfeited-seen = { $who } heeft het spel opgegeven door te lang te zwijgen. Alleen de andere speler zegt dat: niemand anders kan het bevestigen.
forfeited-you = { $by } wachtte vergeefs op je en verklaarde dat je weg was: je hebt het spel opgegeven. Niemand anders kan het bevestigen.
host-gone = De gastheer is weg: komt hij niet snel terug, dan is er geen ander spel aan deze tafel.
disputed = Elk van de twee verklaarde dat de ander weg was, in een eigen verslag. Beide beweringen staan, en niemand kan zeggen welke klopt: het spel is onbeslist.
evidence = Het bewijs, voor iedereen te controleren: { $command }
verified-by = Een onafhankelijk proces controleert het verslag:
input-ended = de invoer is afgelopen; ga later verder met: { $command } resume
game-line = { $name }, { $least } tot { $most } spelers
option-start = wie begint
