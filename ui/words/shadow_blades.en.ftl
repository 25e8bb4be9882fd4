# Shadow Blades: cards, zones, questions and what becomes of them.

title = Shadow Blades
about = Recruit agents from piles that others have seen, rule a zone, and hide a mission in it: the richest bounties win.

## Cards: the zone’s letter and the strength or the bounty; * needs a condition at the end

assassin_start = Assassin 1*
assassin_1 = Assassin 1
assassin_2 = Assassin 2
assassin_3 = Assassin 3
assassin_4 = Assassin 4
ruby_tracker = Ruby Tracker (A 1)
shadow_claw = Shadow Claw (A 1)
yaksha = Yaksha (A 2)
thief_start = Thief 1*
thief_1 = Thief 1
thief_2 = Thief 2
thief_3 = Thief 3
thief_4 = Thief 4
looter = Looter (T 1)
illusionist = Sapphire Illusionist (T 1)
beast = The Beast (T 2)
messenger_start = Messenger 1*
messenger_1 = Messenger 1
messenger_2 = Messenger 2
messenger_3 = Messenger 3
messenger_4 = Messenger 4
falcon = Jade Falcon (R 1)
raven = The Raven (R 1)
mistrunner = Mistrunner (R 2)
spy_start = Spy 1*
spy_1 = Spy 1
spy_2 = Spy 2
spy_3 = Spy 3
spy_4 = Spy 4
ear = The Ear (I 1)
forger = The Forger (I 1)
wall_walker = Wall-walker (I 2)
mercenary_2 = Mercenary 2
mercenary_3 = Mercenary 3
sudden_attack = Sudden Attack (A 1)
brutal_strike = Brutal Strike (A 2)
bloody_saga = Bloody Saga (A 3*)
intrusion = Intrusion (T 1)
plunder = Plunder (T 2)
moonlight_spectres = Moonlight Spectres (T 3*)
new_order = New Order (R 1)
joint_assault = Joint Assault (R 2)
acolytes = Acolytes of the Shadows (R 3*)
shadowing = Shadowing (I 1)
double_game = Double Game (I 2)
crime_syndicate = Crime Syndicate (I 3*)
blood_money = Blood Money (A/T 2)
kill_on_order = Kill on Order (A/R 2)
silent_death = Silent Death (A/I 2)
smugglers_run = Smugglers’ Run (T/R 2)
stolen_secrets = Stolen Secrets (T/I 2)
false_message = False Message (R/I 2)
odd_job = Odd Job (any 1)
grand_contract = Grand Contract (any 3*)
ordinary_weapon = ordinary weapon 1
prodigious_weapon = prodigious weapon 2

## Zones, piles and plots

assassination = Assassination
theft = Theft
reinforcements = Reinforcements
infiltration = Infiltration
first = first pile
second = second pile
third = third pile
arrogance = Arrogance
deceit = Deceit
double = Double
duo = Incredible duo
fatal = Fatal blow
arms = Stolen arms
support = Absolute support
espionage = Espionage
rule-arrogance = nobody deploys into a zone they rule.
rule-deceit = once a turn, weapons worth exactly as much as an opposing agent win it over.
rule-double = an empty pile gets two cards, and so does anybody who refuses all three.
rule-duo = after an agent comes another, just as strong, of another zone.
rule-fatal = an agent of Assassination, discarded from the hand, takes along an agent of the same strength.
rule-arms = agents of Theft may serve as weapons.
rule-support = agents of Reinforcements may go to any zone.
rule-espionage = agents of Infiltration may go into an opponent’s zone, and count against it.

## What happened

begins = { $who } { VERB($who, "begin", "begins") }, by the draw.
plot-drawn = The plot of this game is { $plot }: { $rule }
begins-with-plot = { begins } { plot-drawn }
dealt = Everybody gets one of the four start cards, unseen by the others.
drafts = { $who } { VERB($who, "keep", "keeps") } a card and { VERB($who, "hand", "hands") } on the rest.
looks = { $who } { VERB($who, "look", "looks") } at the { $pile }: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
keeps = { $who } { VERB($who, "keep", "keeps") } it all.
skips = { $who } { VERB($who, "put", "puts") } it back.
draws = { $who } { VERB($who, "draw", "draws") } from the deck: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
passes = { $who } { VERB($who, "pass", "passes") }.
deploys = { $who } { VERB($who, "deploy", "deploys") } { $what } { $where }{ $via }.
armed = { $agent } with { $weapons }
in-zone = in { $zone }
in-zone-of = { READER($owner) ->
    [yes] in your { $zone }
   *[no] in { $owner }’s { $zone }
}
via-falcon = , with the Jade Falcon
via-raven = , with the Raven
via-duo = , as the second of a duo
agent-own = { $agent }, strength { $strength }, in { $zone }
agent-of = { READER($owner) ->
    [yes] your { $agent }, strength { $strength }, in { $zone }
   *[no] { $agent } of { $owner }, strength { $strength }, in { $zone }
}
lays = { $who } { VERB($who, "lay", "lays") } a mission face down { $where }.
lays-none = { $who } { VERB($who, "lay", "lays") } no mission after all.
does-deceive = { $who } { VERB($who, "win", "wins") } over { $target }, for { $cards }.
does-throw = { $who } { VERB($who, "throw", "throws") } away { $cards } and { VERB($who, "lure", "lures") } over { $target }.
does-fatal = { $who } { VERB($who, "discard", "discards") } { $cards }, and with it { $target }.
shadow = { $who } { VERB($who, "pass", "passes") } { $to } a card in the shadows.
declines = { $who } { VERB($who, "leave", "leaves") } it at that.
uses-track = { $who } { VERB($who, "track", "tracks") } { $one }, and { $other }: one of them must go.
uses-discard = { $who } { VERB($who, "give", "gives") } up { $target }.
uses-claw = The Shadow Claw strikes { $target }.
uses-yaksha = The Yaksha takes { $target }.
uses-beast = The Beast sends home { $target }, and keeps the weapons.
uses-walk = { $who } { VERB($who, "move", "moves") } { $target }: now { $where }.
loots = { $who } { VERB($who, "loot", "loots") } the { $pile }.
vision = { $who } { VERB($who, "look", "looks") } at the top { $count } cards of the deck.
vision-kept = { $who } { VERB($who, "keep", "keeps") } one of them and { VERB($who, "put", "puts") } the others back, in an order of { VERB($who, "your", "their") } choice.
sees-hand = { $who } { VERB($who, "see", "sees") } { READER($owner) ->
    [yes] your whole hand
   *[no] { $owner }’s whole hand
}: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
sees-missions = { $who } { VERB($who, "see", "sees") } what { READER($owner) ->
    [yes] you hide
   *[no] { $owner } hides
} in { $zone }: { $count ->
    [one] 1 mission.
   *[other] { $count } missions.
}
exchanges = { $who } { VERB($who, "take", "takes") } a card from { $owner } and { VERB($who, "give", "gives") } another for it.
forges = { $who } { VERB($who, "send", "sends") } one of them back to { READER($owner) ->
    [yes] your hand.
   *[no] { $owner }’s hand.
}
deck-empty = The deck is empty: the final showdown. { $count } turns are left, one for each, and nobody recruits any more.
opened = All missions are opened.
scored = { $who }: { $names }. In all { $count ->
    [one] 1 bounty.
   *[other] { $count } bounties.
}
scored-less = { $who }: { $names }. In all { $count ->
    [one] 1 bounty;
   *[other] { $count } bounties;
} without their condition: { $failed }.
scored-none = { $who }: no missions.

## Questions

ask-action = What do you do?
ask-part = What else do you do?
ask-recruit = Do you keep this pile?
ask-mission = Which mission do you lay?
ask-shadow = Which card do you pass to your ally?
ask-draft = Which card do you keep?
ask-track = Which two agents do you track?
ask-discard = Which of the two do you give up?
ask-claw = Whom does the Shadow Claw strike?
ask-yaksha = Whom does the Yaksha take?
ask-loot = Which pile do you loot?
ask-vision = Which card do you keep, and how do you put back the others?
ask-beast = Whom does the Beast send home?
ask-mist = Which weapons do you throw away, and whom do you lure over?
ask-overhear = Whose hand do you look at?
ask-take = Which card do you take?
ask-give = Which card do you give for it?
ask-forge = Which missions do you look at?
ask-return = Which mission goes back?
ask-walk = Whom do you move, and where?

## Help at each question

help-action = Either recruit: look at the piles one after the other and keep one of them whole. Or deploy: an agent with any weapons into its zone, and a mission face down into a zone that you rule now, in any order. You rule a zone if you are stronger there than each opponent; a ! on the table says so. Letters of cards: A Assassination, T Theft, R Reinforcements, I Infiltration; the number is the strength or the bounty; * brings its bounty only if you rule its zone at the end (the Grand Contract: two zones). The game ends one round after the deck is empty; then only deploying is left.
help-part = One agent and one mission a turn, in any order; some skills and plots allow more. Stop when you are done.
help-recruit = Keep it, and all its cards are yours and your turn is over. Put it back, and you look at the next pile; after the third you get the top card of the deck. Every pile you looked at then gets a card from the deck.
help-mission = It lies face down until the end. A proof shows everybody that it may lie in this zone, but not which it is. You may still change your mind.
help-shadow = Nobody but your ally will see it. It is the last part of your turn.
help-draft = You hand the others on to your right. The first player gets what is left.
help-track = Their player chooses which of the two is discarded.
help-discard = The other one stays. Its weapons are discarded with it.
help-claw = Any agent of strength 3 or less, weapons counted; the Shadow Claw herself is no target. Her skill must be used if it can be.
help-yaksha = The newest agent of a column, however strong, but not the Yaksha herself.
help-loot = All its cards go to your hand. The pile then gets one card from the deck.
help-vision = You see the top four cards of the deck. The first card is yours; the others go back on top of the deck, the first named on top.
help-beast = It goes back to its player’s hand, and its weapons come to yours.
help-mist = Throw away weapons of at least the strength of an opposing agent, and it comes over to your zone with its weapons. Or keep them.
help-overhear = You see all the cards, and may exchange one of them for one of yours.
help-take = You give one of your own cards for it. Or take none.
help-give = The other player gets it.
help-forge = You see them all, and one goes back to its owner’s hand.
help-return = It goes back to its owner’s hand and has to be laid again.
help-walk = One of your other agents may move to another of your zones, weapons and all. Its skill does not work again.

## Options

option-recruit = Recruit: look at the piles
option-pass = Pass
option-stop = Nothing more
option-keep = Keep the weapons
option-shadow = Pass a card to your ally, and stop
option-deploy = Deploy { $what } { $where }{ $via }
option-lay = Lay a mission { $where }
option-deceive = Win over { $target }, for { $cards }
option-throw = Throw away { $cards } and lure over { $target }
option-fatal = Discard { $cards }, and with it { $target }
option-pair = { $one }, and { $other }
option-walk = Move { $target }: then { $where }
option-column = { READER($owner) ->
    [yes] your { $zone }
   *[no] { $owner }’s { $zone }
}
option-vision = Keep { $kept }; back go { $back }
option-recruit-keep = Keep it
option-recruit-skip = Put it back
option-mission-none = None after all
option-take-none = None
option-walk-none = Nobody

## The table

zone-name = { $zone }
zone-total = { $strength }{ $ruled ->
    [yes] { "" }!
   *[no] { "" }
}
zone-missions = { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}
agent = { $agent }
agent-armed = { $agent } { $weapons }
agent-against = minus { $strength }: { $agent }
agent-armed-against = minus { $strength }: { $agent } { $weapons }
bounties = { $count ->
    [one] 1 bounty
   *[other] { $count } bounties
}
piles = Piles: { $first }, { $second }, { $third }
deck = Deck: { $count }
graveyard = Graveyard: { $top }
plot = Plot: { $plot }
teams = { $one } against { $other }
showdown = Final showdown: { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
aside-missions = Your missions in { $zone }: { $names }
aside-pile = You have seen in the { $pile }: { $names }

## Options of a table

option-name-plots = a plot for the game
option-name-alliance = two against two
option-name-opening = first card
option-name-skills = skills
option-name-length = length
stamped = one of the four start cards
draft = picked from what the neighbour leaves
compulsory = must be used
optional = may be declined
full = the whole deck
short = a deck of 24 cards
option-about-plots = One of the eight plots, drawn by all, holds for the whole game.
option-about-alliance = Four players, two against two: seats 1 and 3 against seats 2 and 4.
option-about-opening = What everybody begins with: one of the four start cards, or a card picked from what the neighbour leaves.
option-about-skills = Whether a skill that could be used may be declined. Cards that say “may” leave the choice in any case.
option-about-length = How much of the deck is used. In a short game most of it stays in the box, unseen.

## Reference

rules-goal = Agents make a zone strong, and whoever is strongest in a zone rules it. Missions, laid face down in zones one rules, bring bounties at the end: the most bounties win. A turn is either recruiting or deploying. When the deck is empty everybody has one more turn, to deploy.
card-agent = An agent without a skill. Goes into the zone of its kind and counts there with the strength on it, and that of its weapons.
card-mercenary = An agent that may go into any zone.
card-weapon = Is attached to an agent as it is deployed, and adds its strength.
card-mission = Is laid face down in a zone of its letters that you rule just then.
card-mission-none = Brings the bounty on it at the end.
card-mission-its_zone = Brings the bounty on it if you rule that zone at the end.
card-mission-two_zones = Brings the bounty on it if you rule two zones at the end.
card-falcon = With the Jade Falcon you may deploy up to two more agents, together of strength 5 at most, weapons counted.
card-raven = With the Raven you may deploy any number of further agents with strength 1 on the card, without weapons.
card-house = Our own text: a page of our rulebook is lost.
card-inferred = Inferred from the other zones: a page of our rulebook is lost.
