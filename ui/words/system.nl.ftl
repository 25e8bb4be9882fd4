# Waarom een bestand of een verbinding niet bruikbaar is, onder de naam die het systeem ervoor heeft.

system-ENOENT = dit bestand of deze map bestaat niet
system-EISDIR = dit is een map
system-ENOTDIR = dit is geen map
system-EACCES = de toegang is geweigerd
system-EPERM = dit is niet toegestaan
system-EEXIST = het bestaat al
system-ENOSPC = de schijf is vol
system-EROFS = er kan niet op worden geschreven
system-EIO = de schijf liet het afweten
system-ECONNREFUSED = verbinding geweigerd
system-ECONNRESET = de andere kant heeft de verbinding verbroken
system-ETIMEDOUT = er kwam niet op tijd antwoord
system-EHOSTUNREACH = er is geen weg naar die machine
system-ENETUNREACH = dat netwerk is van hieruit niet bereikbaar
system-EADDRINUSE = daar luistert al een ander programma
system-EADDRNOTAVAIL = dat is geen adres van deze machine
system-EMFILE = er zijn te veel bestanden open
system-ENAMETOOLONG = die bestandsnaam is te lang
system-ELOOP = te veel symbolische koppelingen na elkaar
system-EDQUOT = je quotum op deze schijf is op
system-EFBIG = dat bestand zou te groot worden
