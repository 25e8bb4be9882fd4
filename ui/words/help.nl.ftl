# Wat --help zegt. Een opdracht staat onder command-…, de woorden ervan onder de naam die ze in de code
# hebben; in hoofdletters wat voor een eigen woord staat. Een kopje en wat eronder staat zijn één zin.

usage = gebruik:
heading-arguments = argumenten:
heading-options = opties:
heading-commands = opdrachten:
program = Bordspellen met verborgen informatie, zonder server en zonder scheidsrechter.

command-games = Leg de spellen uit, of één ervan: met hoeveel je speelt en wat elke optie doet.
command-demo = Bekijk een hele partij op deze machine: een proces per speler, met echte verbindingen en bewijzen.
command-host = Open een tafel: toon een uitnodiging, wacht tot de plaatsen bezet zijn en speel.
command-join = Ga zitten aan een tafel waarvoor je bent uitgenodigd.
command-watch = Volg een partij zonder mee te spelen en controleer alles terwijl het gebeurt.
command-resume = Ga verder met een partij na een crash of een dichtgeklapte laptop.
command-id = Toon wie je voor anderen bent: de vingerafdruk van je sleutel en waar die sleutel bewaard wordt.
command-simulate = Laat bots tegen elkaar spelen aan een gewone tafel: wie wint hoe vaak, en hoe lang duurt het.
command-bench = Meet deze machine: python -m bench, met dezelfde woorden.
command-verify = Controleer een vastgelegde partij, bewijs tegen een speler, of wat twee verslagen samen aantonen.
command-ladder = Controleer de verslagen van een competitie: wie won hoe vaak, en hoe sterk is iedereen dus.
command-replay = Bekijk een afgelopen partij, beurt voor beurt: wat iedereen zag, en wat sindsdien is opengelegd.

# Woorden die elke opdracht heeft

help = toon deze hulp en stop
version = toon de versie en stop
language = de taal; standaard: die van je omgeving
json = meld alles in regels JSON, voor een programma om te lezen
json-same = hetzelfde, voor een programma om te lezen
json-figures = de cijfers, voor een programma om te lezen

# Welk spel, met welke regels

which-game = welk; zonder dit woord allemaal
game = wat je speelt; zie: { $command } games
players = hoeveel plaatsen
option = een spelregel
variant = kort voor --option variant=NAAM
clock = de tijd voor een beslissing, of off; standaard: { $default }
reaction = de tijd waarin meerdere spelers tegelijk beslissen; standaard: 60, of als --clock als dat minder is
negotiation = de tijd voor een hele onderhandeling, of off; standaard: 600
quorum = hoeveel spelers er moeten blijven om zonder de anderen door te gaan, of off; standaard: op een derde na allemaal, vanaf vier plaatsen en als er een klok is; anders off

# Een plaats, en wie er beslist

play = wie voor je beslist: jijzelf, in de terminal of in een browser, of een bot
bell = in de terminal: een belletje als je iets gevraagd wordt
no-open = met --play web: toon alleen het adres van de pagina
level = hoe goed een bot is, hoogstens
pace = hoe snel een bot antwoordt; standaard: human als je met bots speelt, anders fast
seed-bots = voor de keuzes van bots; nooit voor sleutels of kaarten
trusting = laat een bot ook aanschuiven waar je tegen minder valsspelers bestand bent dan gewoonlijk
opens = toon achteraf aan iedereen wat alleen jij kon lezen; standaard: het wordt je gevraagd, een bot doet het niet
name = hoe de anderen je noemen
bots = laat N bots plaatsnemen
matches = speel N partijen; standaard: vraag het na elke partij

# Waar anderen zijn

invitation-join = de link of de korte code die je hebt gekregen; - om die van de standaardinvoer te lezen; zonder dit woord: welke tafels er in de buurt open zijn
invitation-watch = de link of de korte code die je hebt gekregen; - om die van de standaardinvoer te lezen; zonder dit woord: wat er in de buurt gespeeld wordt
at = waar de tafel van de code is
bind = luister alleen op dit adres
port = luister op deze poort
no-router = vraag de router niet om vrienden van buiten binnen te laten
relay = wie vrienden achter routers met elkaar in contact mag brengen: https://JOUW.RELAY, public (die van iedereen), direct (niemand) of off; vereist undertable[internet]
wait = hoelang je bij een partij blijft die niet verder kan; je kunt haar later hervatten; standaard: 10
which-match = welke; zonder dit woord de nieuwste

# Bots die tegen elkaar spelen

how-many = zoveel partijen
who-plays = wie er speelt, bijvoorbeeld expert,regular; de laatste neemt alle plaatsen die over zijn
seed = bepaalt alles
jobs = het aantal processen
cluster = verdeel de partijen over het Dask-cluster daar, of over een cluster van J processen hier: local
measured = wat er gemeten wordt, bijvoorbeeld crypto

# Bestanden

record = waar het verslag komt
file-verify = het verslag van een partij, of bewijs
others = nog een: zijn ze het eens, en zo niet, wie wordt door beide samen ontmaskerd? Of bestanden waarin spelers van die partij achteraf vertellen wat ze hadden
out = waar bewijs komt tegen wie door twee verslagen ontmaskerd wordt
explain = wat bericht N was, wat het bewees en hoe (roll2: het tweede appèl); zonder N alle berichten, elk in een regel
files = verslagen, bewijs, of mappen met verslagen
page = schrijf daar een pagina om af te drukken, in HTML
jobs-ladder = het aantal processen; standaard: zoveel als er helpt
file-replay = het verslag van een partij
openings = bestanden waarmee spelers haar hebben opengelegd; wat naast het verslag staat, wordt gevonden
first = begin met beurt N
speed = elke S seconden een beurt, zonder te vragen

# Wat voor een eigen woord staat

COMMAND = OPDRACHT
GAME = SPEL
INVITATION = UITNODIGING
MATCH = PARTIJ
FILE = BESTAND
OTHER = ANDER
OPENING = BESTAND
FOLDER = MAP
NAME = NAAM
VALUE = WAARDE
SECONDS = SECONDEN
MINUTES = MINUTEN
ADDRESS = ADRES
PORT = POORT
HOST = HOST
LEVEL = NIVEAU
WHICH = WELKE
WORDS = WOORDEN
