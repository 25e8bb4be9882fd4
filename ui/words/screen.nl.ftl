# Een tafel die bezig is: gaan zitten, kiezen, klaar zijn.

invitation = Nodig anderen uit met deze link:
invitation-code = of, in hetzelfde netwerk, met deze code: { $code }
joining = We kloppen aan bij de gastheer …
lobby = Aan tafel: { $names }. { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
setting-up-table = Sleutels, bewijzen en de stapel
set-up = { setting-up-table }: { $checked }
your-turn = Aan jou de keuze
option-line = { $number }. { $option }
choose-number = Een nummer, of de eerste letters:
not-understood = Dat is geen van de keuzes. Een nummer van 1 tot { $count }, of de eerste letters.
not-clear = Dat kan er meer dan één zijn. Een nummer van 1 tot { $count } is altijd duidelijk.
your-cards = Jouw kaarten: { $cards }
waiting = We wachten op { $who } …
checked = { $count ->
    [one] 1 bericht, gecontroleerd
   *[other] { $count } berichten, allemaal gecontroleerd
}
record = Het verslag van de partij: { $path }
verify-yourself = Controleer het zelf: { $command } verify { $path }
cheated = { $who } speelde vals, en tekende ervoor: { $reason }
evidence = Het bewijs, voor iedereen te controleren: { $command } verify { $path }
verified-by = Een onafhankelijk proces controleert het verslag:
input-ended = de invoer is afgelopen; ga later verder met: { $command } resume
