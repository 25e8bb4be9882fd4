# Wat iemand zelf kan verhelpen, in één regel. Wat na een dubbele punt komt, kunnen woorden van het systeem zijn.

told-below = { $reason }
bad-words = { $reason } (zie { $command })
no-output = de standaarduitvoer is gesloten, dus er is niets om naar te schrijven
unwritten = kan { $path } niet schrijven: { $reason }
unsaid = kan niet schrijven wat er te zeggen is: { $reason }
no-place-for-record = kan { $path } niet schrijven: het is een map, of het staat in een map die er niet is
unusable = kan { $path } niet gebruiken: { $reason }
no-demo = { $path } bevat geen demonstratie om mee verder te gaan: { $reason }
name-empty = een naam heeft minstens één teken
name-long = een naam heeft hoogstens { $most } tekens, niet { $length }
name-unwritable = die naam kan niet worden geschreven: hij staat niet in het alfabet van je terminal
relay-needs-router = --relay vraagt de router ook om een poort: laat --no-router weg
relay-needs-more = --relay heeft meer nodig dan er is geïnstalleerd: { $command }
no-invitation = er kwam geen uitnodiging op de standaardinvoer
too-many-bots = met { $bots } bots blijft er geen plaats over voor de gastheer: er kunnen er { $players } spelen
resume-instead = dat is een partij van jou; ga ermee verder met: { $command }
nothing-unfinished = er is hier geen onafgemaakte partij om mee verder te gaan
no-such-match = zo’n partij is er niet om mee verder te gaan; onafgemaakt zijn hier: { $names }
needs-clock = { $option } vraagt om een --clock voor de andere beslissingen
not-begun = de partij was nog niet begonnen; ga opnieuw aan tafel of open er weer een
already-opened = die partij is voorbij, en je hebt je kaarten opengelegd
