# Een tafel die bezig is: gaan zitten, kiezen, klaar zijn.

invitation = Nodig anderen uit met deze link:
invitation-code = of, in hetzelfde netwerk, met deze code: { $code }
lobby = Aan tafel: { $names }. { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Eén plaats is vrij.
   *[other] { $free } plaatsen zijn vrij.
}
left-table = { $who } is van tafel gegaan.
here-again = { $who } is er weer.
seat-freed = { $who } heeft niet binnen een halve minuut getekend: de plaats is weer vrij, en de anderen tekenen opnieuw.
terms-game = { $game }, { $count } spelers.
terms-options = Zo wordt er gespeeld: { $options }.
terms-clock = Een beslissing mag { $seconds } s duren, een beslissing van meerdere spelers tegelijk { $reaction } s; daarna beslissen de regels.
terms-no-clock = Er is geen klok: iedereen mag zo lang nadenken als hij wil.
strength-weak = Dat is zwakker dan nodig: een tafel van { $players } is gewoonlijk bestand tegen { $usual } samenspannende valsspelers.
sit-down = Toch gaan zitten? (ja of nee)
not-signed = je ging niet akkoord met de voorwaarden: er is niets ondertekend
warning-J1 = Met de sleutel van { $who } is twee keer voor deze partij ondertekend; wordt die op twee plaatsen gebruikt? De partij gaat door.
warning-J2 = { $who } heeft voor deze partij andere voorwaarden ondertekend dan je te zien kreeg. De partij gaat door.
starting = De spelers komen eraan …
setting-up-table = Sleutels, bewijzen en de stapel
set-up = { setting-up-table }: { $checked }
option-line = { $number }. { $option }
hint-number = Een nummer of een paar letters; ? voor hulp.
hint-amount = Een bedrag van { $least } tot en met { $most }, of een paar letters van een andere keuze; ? voor hulp.
hint-text = Zeg het op één regel, of helemaal niets; /? voor hulp, een schuine streep voor elke opdracht.
not-sayable = Dat kan niet gezegd worden: hoogstens 280 tekens, hier { $count }, en geen die anderen niet kunnen zien.
no-way-back = Dit is niet terug te draaien: { $option }. Ja, of iets anders?
none-fits = Dat is geen van de keuzes.
several-fit = Dat past bij { $count } ervan:
more-options = … en nog { $count }: “meer” toont ze, een paar letters maken de lijst korter.
no-table-yet = Er is nog geen tafel om te bekijken.
not-asked = Jij hoeft nu niets te beslissen.
your-cards = { $count ->
    [one] Jouw kaart: { $cards }
   *[other] Jouw kaarten: { $cards }
}
their-cards = Bij de anderen weet je: { $cards }
their-card = { $who } ({ $cards })
unknown = onbekend
commands = Op elk moment: { $help } of ?, { $hand } (jouw kaarten), { $table }, { $log } (wat er gebeurde), { $more } (van de keuzes), { $rules }, { $card } NAAM, { $quit }.
word-help = hulp
word-hand = hand
word-table = tafel
word-log = logboek
word-more = meer
word-quit = stoppen
leave = Van tafel gaan? De anderen wachten op je, of gaan zonder je verder, tot je terug bent met: { $command } resume (ja of nee)
no-tables-watch = In dit netwerk wordt binnen gehoorsafstand niets gespeeld. Met een uitnodiging kun je elders kijken.
no-tables-join = Geen open tafel gehoord in dit netwerk. Met een uitnodiging kun je aan elke andere aanschuiven.
tables-watch = Wat er in dit netwerk te bekijken is:
is-played = { $seats } spelers, bezig
tables-join = Open tafels in dit netwerk:
free-seats = { $free ->
    [one] een van { $seats } plaatsen is vrij
   *[other] { $free } van { $seats } plaatsen zijn vrij
}
how-to-come = Vraag de gastheer om de twee woorden na het getal, en dan: { $command } GETAL-WOORD-WOORD
paste-invitation = Plak je uitnodiging en druk op Enter:
open-cards-what = Je kunt je kaarten nu openleggen: iedereen ziet dan alles wat jij gelezen hebt, ook kaarten die anderen je lieten zien, je wissels, je verzegelde biedingen en die aan jou. Dat is niet terug te draaien.
open-cards = Je kaarten openleggen? (ja of nee; geen antwoord binnen een minuut is nee)
open-cards-late = Je kaarten blijven dicht.
opened = Je kaarten liggen open, door dit bestand: { $path }
cant-open = Deze partij kan hier niet opengelegd worden: niet alles wat daarvoor nodig is, is bewaard.
another-match = Nog een partij aan deze tafel? (ja of nee)
yes-or-no = Antwoord met ja of nee.
stay = Je blijft.
left = Ga verder wanneer je wilt met: { $command } resume
your-time = { $seconds ->
    [one] Je hebt één seconde.
   *[other] Je hebt { $seconds } seconden.
}
clock = nog { $time }
hurry = Nog { $seconds } seconden.
time-up = Je tijd is om: de regels beslissen voor jou.
no-line = geen directe verbinding
told-in-vain = Wat hier het laatst verteld is, is nooit gebeurd: de anderen waren toen al verder. Zo ging het echt verder:
waiting = We wachten op { $who } …
waiting-note = { $who } ({ $notes })
waiting-left = nog { $seconds } s
waiting-since = al { $seconds } s
waiting-breaks-off = zwijgt, de partij wordt over { $seconds } s afgebroken
waiting-any = De partij wacht op { $who }, hoogstens nog { $minutes } min …
waiting-all = { waiting-any }
waiting-alone = Er is verder niemand. Je programma wacht hoogstens nog { $minutes } min …
waiting-mute = De partij wacht op { $who }: wel verbinding, maar er komt niets. Hoogstens nog { $minutes } min …
waiting-watched = Er komt niets meer van de gastheer, via wie je meekijkt. Je programma wacht hoogstens nog { $minutes } min …
calling = Er wordt appèl gehouden …
calling-missing = { $count ->
    [one] Er wordt appèl gehouden: de melding van { $who } ontbreekt …
   *[other] Er wordt appèl gehouden: de meldingen van { $who } ontbreken …
}
waiting-outside = Je zit niet aan tafel. Je programma vraagt om terug te mogen …
checked = { $count ->
    [one] 1 bericht, gecontroleerd
   *[other] { $count } berichten, allemaal gecontroleerd
}
tally = Aan deze tafel, na { $count } partijen: { $wins }.
tally-wins = { $who } { $wins ->
    [0] won er geen
    [one] won er één
   *[other] won er { $wins }
}
record = Het verslag van de partij: { $path }
verify-yourself = Controleer het zelf: { $command }
contested = { $who } heeft van { $of } iets anders gehoord dan jij: misschien vertelt een van beiden twee verhalen. Je programma laat zien wat het hoorde en vraagt om de rest.
unheard = Al 5 seconden heeft niemand bevestigd wat je programma het laatst zei. Het belt iedereen opnieuw.
cheated = { $who } speelde vals (regel { $rule }), en ondertekende het. { $why }
broken-off = De partij is afgebroken: er is vergeefs op { $who } gewacht, en niemand kan invallen. Niemand heeft gewonnen.
broken-off-you = De partij is afgebroken: de anderen hebben vergeefs op je gewacht. Niemand heeft gewonnen.
unsigned = { $who } heeft de uitslag niet ondertekend: de anderen hebben er vergeefs op gewacht.
unsigned-you = De anderen hebben niet langer op je handtekening gewacht: de uitslag geldt zonder.
stuck-any = De partij kan niet verder: { $who } zou terug moeten zijn, want de tafel kan maar { $spare ->
    [one] één speler
   *[other] { $spare } spelers
} missen.
stuck-all = De partij kan niet verder: geen teken van leven van { $who }, en niemand kan invallen.
stuck-alone = De partij kan niet verder: niemand anders geeft een teken van leven. Misschien zijn ze weg, of ben je zelf van het net af.
stuck-mute = De partij kan niet verder: de verbinding met { $who } werkt, maar wat daarvandaan moet komen, komt niet.
stuck-watched = Er komt niets meer van de gastheer, via wie je meekijkt. Misschien zijn de anderen verder gegaan.
stuck-help = Zodra wie ontbreekt er weer is, gaat de partij vanzelf verder; een programma dat gestopt is, start weer met: { $command } resume. Anders stopt je programma over { $minutes } min en bewaart de partij tot hier; op dezelfde manier kunnen jullie op een andere dag verder.
stuck-help-watched = Zodra er iets te zien is, zie je het; anders stopt je programma over { $minutes } min en bewaart het wat er tot dan was.
stuck-no-more = De partij gaat verder.
unfinished = De partij kon niet verder en is niet afgelopen. Als de anderen terug zijn, ga dan verder met: { $command } resume
unfinished-watched = Er kwam niets meer, en de partij was niet afgelopen. Het verslag houdt hier op.
evidence = Het bewijs, voor iedereen te controleren: { $command }
verified-by = Een onafhankelijk proces controleert het verslag:
input-ended = de invoer is afgelopen; ga later verder met: { $command } resume
game-line = { $name }, { $least } tot { $most } spelers
option-start = wie begint
start-coin = een loting die niemand kan beïnvloeden
start-seat = de plaats met dat nummer
default-value = (standaard)
source-printed = De standaardwaarde is wat de spelregels zeggen.
source-variant = De spelregels kennen beide, en beginnen met de standaardwaarde.
source-ruling = De spelregels laten dit open; de standaardwaarde is onze uitleg.
source-ours = De spelregels weten hier niets van; dit is van ons.
how-to-choose = Kies met: { $command } host SPEL --option NAAM=WAARDE

## Naslag

word-rules = regels
word-card = kaart
reference-goal = Het spel
reference-none = Er staat niets onder “{ $wanted }” in het naslagwerk. Namen: { $names }.
reference-none-here = Er staat niets onder “{ $wanted }”: in het naslagwerk van dit spel staan geen kaarten.
reference-no-cards = In het naslagwerk van dit spel staan geen kaarten.
reference-line = { $name }: { $text }
reference-more = “{ $card } NAAM” zegt wat een kaart doet.
reference-names = “{ $card } NAAM” zegt wat een kaart doet. Namen: { $names }.

## Praten

word-say = zeg
word-mute = demp
said-seat = { $who }: { $text }
said-watching = [toeschouwer] { $who }: { $text }
said-mine = Jij: { $text }
how-to-talk = “{ $say } TEKST” zegt iets tegen iedereen hier, “{ $mute } NAAM” verbergt wat iemand zegt.
unsaid = Dat is niet gezegd: hooguit 500 tekens, en één regel per seconde.
mute-nobody = Niemand met de naam “{ $who }” zit hier of heeft iets gezegd.
muted-seat = Je hoort { $who } niet meer, tot je hetzelfde nog eens typt.
muted-watching = Je hoort geen toeschouwer met de naam { $who } meer, tot je hetzelfde nog eens typt.
unmuted = Je hoort { $who } weer.

## Lobby

word-bot = bot
word-bots = bots
word-away = wegsturen
how-to-fill = Zolang er plaatsen vrij zijn: “{ $bot }” roept een bot, “{ $bots }” vult de tafel ermee, “{ $away } NAAM” stuurt iemand weg. De partij begint als alle plaatsen bezet zijn.
bots-come = { $count ->
    [0] Er is geen bot nodig.
    [one] Er komt een bot.
   *[other] Er komen { $count } bots.
}
away-nobody = Niemand die “{ $who }” heet, kan weggestuurd worden.
