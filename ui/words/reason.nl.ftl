# Wat de lagere verdiepingen zeggen; de Engelse zin met dezelfde naam is letterlijk de hunne.

# Wat er werd getypt (argparse)

unknown-words = onbekende woorden: { $words }
missing-words = er ontbreekt: { $words }
about-option = { $option }: { $reason }
unknown-choice = { $word } kan niet (kies uit { $words })
expected-one = er hoort één woord achter
expected-some = er hoort minstens één woord achter
expected-none = er hoort niets achter, dus geen { $word }
not-of-kind = { $word } is geen getal
ambiguous-option = { $word } kan { $words } betekenen
not-together = niet samen met { $word }
bad-time = { $word } is noch off noch 1 tot 86400 seconden
bad-number = { $word } is geen getal vanaf 1
bad-port = een poort is een getal tot en met 65535, niet { $word }
bad-minutes = { $word } is niet 1 tot 1440 minuten
bad-seconds = { $word } is niet 0 tot 60 seconden

# Welk spel, volgens welke regels

no-game = er is geen spel { $name }; er zijn: { $names }
no-option = er is geen optie { $name }; er zijn: { $names }
no-value = { $option } kan niet { $value } zijn; kies uit { $values }
no-start = start kan niet { $value } zijn; het is coin of het nummer van een plaats
no-seat = plaats { $seat } kan niet beginnen: de plaatsen zijn 1 tot en met { $players }
wrong-count = { $game } is voor { $least } tot { $most } spelers, niet { $players }
alliance-count = een alliantie is voor 4 spelers, niet { $players }
bad-option = een optie ziet eruit als naam=waarde, niet als { $word }
option-twice = { $option } is twee keer gegeven
other-edition = de tafel speelt volgens editie { $edition } van { $game }; hier is het editie { $ours }
bank-shows = bank=automatic zou laten zien wie blut is, en vraagt dus om bribes=public
offer-announced = mustoffer=yes verbergt niets waar steekpenningen hardop worden genoemd; zie bribes=sealed
offer-bank = mustoffer=yes verbergt wie blut is, en vraagt dus om bank=none
flaw-centre = met { $players } spelers kunnen er geen { $cards } kaarten in het midden liggen
flaw-count = er zijn { $count } kaarten nodig, niet { $cards }
flaw-copies = er zijn geen { $count } kaarten { $face }
flaw-judge = de rechter moet meespelen
flaw-peasants = beide boeren spelen mee, of geen
flaw-eight = { $face } vraagt om { $count } spelers, niet { $players }
flaw-money = een derde van { $cards } kaarten moet goud uit de bank opleveren (R2)
no-table = zo’n tafel mag niet: { $reason }
no-clock = zonder klok is niemand weg, dus niemand kan invallen (S2)
too-few = { $quorum } van { $players } is te weinig: een valsspeler zou met twee zulke groepen kunnen spelen (S2)
spares-nobody = { $quorum } van { $players } kunnen niemand missen (S2)

# Bots die tegen elkaar spelen

no-bot = er is geen bot { $level } voor { $game }; er zijn: { $names }
bots-many = { $bots } bots passen niet op { $players } plaatsen
cluster-needs = een cluster heeft Dask nodig: installeer undertable[cluster], of doe het zonder --cluster
cluster-silent = er antwoordt geen cluster met een machine op { $place }
cluster-gone = het cluster is weg
cluster-dies = bij dezelfde partijen viel de ene machine na de andere uit
cluster-other = een machine van dat cluster kan niet met ons spelen: { $reason }
other-version = die heeft een andere versie van Undertable

# Een uitnodiging, een code, en wat de gastheer zegt

bad-invitation = een uitnodiging ziet eruit als undertable:LETTERS, of is een code zoals 7-copper-lantern
bad-signs = een uitnodiging ziet eruit als undertable:LETTERS, of is een code zoals 7-copper-lantern; in deze staan andere tekens
old-invitation = de link is van een eerdere versie; vraag de gastheer om een nieuwe
torn-invitation = in de uitnodiging ontbreken letters of zijn er veranderd; kopieer die opnieuw
leads-nowhere = de uitnodiging leidt nergens heen: { $reason }
unread-address = een adres erin is onleesbaar
no-address = er staat geen adres in
nowhere-to-dial = er is geen adres om te bellen
bad-address = geen adres: { $word }; een adres ziet eruit als HOST:POORT of [IPV6]:POORT
long-host = de naam van een machine heeft hier hoogstens { $most } letters: { $host }
no-word = in geen enkele code staat het woord { $word }
no-word-but = in geen enkele code staat het woord { $word }; bedoelde je { $other }?
no-number = geen tafel met dat nummer in dit netwerk; geef het adres met --at
cant-look = kan in dit netwerk niet naar tafels zoeken: { $reason }
wrong-code = verkeerde code; nog over: { $tries } pogingen
wrong-code-burnt = verkeerde code; de code is niet meer geldig
burnt = de code is niet meer geldig; vraag om de link van de uitnodiging of een nieuwe code
code-unasked = zo vraag je niet met een code
code-busy = er proberen op dit moment te veel mensen een code; probeer het zo weer
code-unknown = wie er antwoordde, kent de code niet
code-unshown = wie er antwoordt, laat niet zien de code te kennen
code-broken = het antwoord van de gastheer op de code klopt niet: { $reason }
other-host = er antwoordde iemand anders dan de gastheer van de uitnodiging
not-this-table = de uitnodiging is niet voor deze tafel
ask-host = vraag de gastheer om je binnen te laten
all-taken = alle plaatsen zijn bezet
no-watching = er is geen ruimte meer om te kijken
sent-away = de gastheer heeft je plaats aan iemand anders gegeven
unsigned = je had hier een plaats, en ondertekende niet op tijd
host-closed = de gastheer heeft de tafel gesloten
host-gone = de gastheer is weg
host-left = de gastheer ging weg voor de partij begon; er is niets gedeeld, vraag om een nieuwe tafel
unsigned-terms = we ondertekenen de voorwaarden van de gastheer niet: { $reason }
weak-terms = de tafel is tegen minder valsspelers bestand dan zou kunnen, en niemand stemde daarmee in (S4)
other-terms = de gastheer maakt een plaats vrij en toont dan andere voorwaarden dan eerst (J2)
second-signature = de gastheer vraagt een tweede handtekening voor één partij (J1)
same-key = dezelfde sleutel aan twee tafels
sat-before = je hebt bij deze partij al plaatsgenomen; ga ermee verder met: { $command }
sat-and-over = je hebt bij deze partij al plaatsgenomen, en ze is hier voorbij; niemand ondertekent twee keer voor een partij

# Lijnen waar niets van kwam

nobody-there = { $reason }; misschien is de tafel gesloten
nobody-let-in = { $reason }; misschien is de tafel gesloten, of staat die achter een router die niemand binnenlaat: dan kan de gastheer daar die poort openen, of kan iemand gastheer zijn die jullie allemaal kunnen bereiken
at-place = { $host }, poort { $port }: { $reason }
no-answer = geen antwoord
at-quic = { $host }, poort { $port }, via QUIC: { $reason }
at-relay = de relay { $relay }: { $reason }
no-quic-here = geen QUIC hier: { $reason }
quic-failed = QUIC is mislukt ({ $word })
unknown-host = geen machine heet zo
unknown-host-mac = geen machine heet zo
host-without-address = bij die naam hoort geen adres
names-later = namen van machines kunnen nu niet worden opgezocht
somebody-else = er antwoordde iemand anders
own-key = dit is onze eigen sleutel: een ander programma van ons, of een spiegel
no-tls = wie er verbinding maakte, spreekt geen TLS
no-handshake = het eerste contact is mislukt: { $reason }
too-slow = te traag
not-who = het andere eind is niet wie het zegt: { $reason }
line-ended = { $key }: de verbinding is verbroken
cant-listen = kan niet luisteren: { $reason }
at-any-port = { $host }, welke poort dan ook: { $reason }
at-port = { $host }, poort { $port }: { $reason }
at-any-address = alle adressen, poort { $port }: { $reason }
not-one-machine = { $host }: geen adres van één machine
needs-internet = om via relays te bellen heb je undertable[internet] en --relay nodig
no-relay-agreed = je hebt er niet mee ingestemd een relay te gebruiken (--relay)
bad-relay = een relay ziet eruit als https://relay.example.org, niet als { $word }
ended-early = een van de programma’s aan tafel hield te vroeg op: { $reason }
child-says = { $reason }

# Bestanden van ons

cant-use = kan { $path } niet gebruiken: { $reason }
cant-write = kan { $path } niet schrijven: { $reason }
no-key = { $path } bevat geen sleutel; verplaats het om een nieuwe te krijgen
in-use = { $path } wordt door een ander programma gebruikt
about-file = { $path }: { $reason }
old-journal = een journaal van versie { $version }, die niet meer wordt gelezen; het is gelaten zoals het was
new-journal = een journaal van versie { $version }; dit programma leest versie { $ours }; het is gelaten zoals het was
bad-length = beschadigd bij byte { $byte }: een lengte klopt niet
bad-entry = beschadigd bij byte { $byte }: een aantekening klopt niet
bad-line = aantekening { $number } is onleesbaar, of van een andere versie: { $reason }
old-folder = Deze map is ouder dan de partij. Ga verder waar je het laatst speelde.
replaced = Een ander programma speelt deze partij met jouw sleutel. Ga daar verder, of sluit het eerst.

# Wensen op de startpagina

wish-game = er wordt een spel, een aantal spelers en opties verwacht
wish-link = er wordt een link of een code verwacht
wish-match = welke partij?
wish-word = er wordt een leesbaar woord verwacht
wish-number = { $name } is een getal

# Wat een speler heeft opengelegd, en waarom niemand het gelooft

too-early = alleen een partij die afgelopen is kan worden opengelegd
opening-size = wat een speler openlegt telt hoogstens { $most } bytes, niet { $size }
old-opening = een openlegging van versie { $version }, die niet meer wordt gelezen
new-opening = een openlegging van versie { $version }; dit programma leest versie { $ours }
no-opening = geen openlegging van een partij: { $reason }
other-opening = een openlegging van een andere partij
no-such-seat = er is geen plaats { $seat } aan deze tafel
opening-wrong = de openlegging van plaats { $seat } klopt niet: { $reason }
opening-other-size = ze vertelt meer of minder dan dit verslag verbergt ({ $told } in plaats van { $hidden })
