### What Bastide says in English.

## A rule that forbids something, and whose rule it is. The rules below end without a full stop.

refused = { $reason }{ $possible }
refused-possible = {" "}Possible: { $legal }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
  }
refusal = { $rule }.
refusal-by-box = { $rule }: { $boxes }.
listed-and = { $first } and { $last }
listed-or = { $first } or { $last }

nobody-there = No such figure stands there

## Rivers

river-before-land = The tiles of the river are drawn before all others
river-fork-first = The spring and the fork of a river are drawn before its running water
river-lake-last = The lake is drawn after the running water
river-no-water = A tile of the river must go on where water ends
river-joins-arms = A tile of the river may not join two arms
river-turns-twice = The river may not turn the same way twice
river-not-clear = Nothing may lie ahead of the river
river-ii-dragon = Nobody is placed where the river ends in the volcano of the dragon
river-ii-volcano = Nobody is placed on the volcano of the river

## The Count of Carcassonne

count-closed-to-neutrals = Neither the dragon nor the fairy enters the city of the count
count-closed-to-figures = Nobody is placed on the tiles of the count's city
count-not-scored = Followers leave the city of the count only for what is scored now
count-quarter-locked = Nobody leaves the quarter where the count stands
count-quarter-closed = Nobody leaves that quarter now
count-nobody-waits = No such follower is there to go
count-other-place = A follower from the city of the count joins the feature on another of its tiles
count-no-quarter = That is no quarter of the city
count-market-closed = The market is closed where there are no fields
count-moves-alone = The count moves now, and nobody else
count-stays = The count stands in that quarter already
count-mayor-in-castle = A mayor waits in the castle quarter only
count-wagon-in-market = No wagon waits in the market quarter

## The Princess & the Dragon

dragon-no-company = Nobody is placed on the tile of the dragon
dragon-shuns-fairy = The dragon does not enter the tile of the fairy
dragon-not-called = The dragon moves only when a dragon tile calls him
dragon-one-step = The dragon goes from a tile to one beside it
dragon-never-twice = The dragon enters no tile twice in one move
fairy-not-played = The fairy does not take part
fairy-with-follower = The fairy goes to a follower, not to a tile
fairy-on-tile = The fairy goes to a tile, not to a follower
fairy-to-own = The fairy goes to one of the player's own followers
fairy-stays = The fairy is there already
portal-used = A portal is used by one follower in a turn
portal-to-start = A portal leads onto no start tile and not to the river
princess-no-knight = Only a knight in the city to which a princess has just come is sent home
princess-insists = The princess sends a knight home before anything else is chosen

## The Tower

tower-no-guard = Neither a mayor nor a wagon stands on a tower
tower-no-floor = Nobody stands on a tower site without a floor

tower-not-raised = Whoever has just laid a floor takes a prisoner
tower-out-of-reach = A tower reaches as many tiles in each direction as it has floors
tower-followers-only = Only followers are taken prisoner
tower-no-site = A floor is laid on a tower site
tower-guarded = Nobody lays a floor on a tower where somebody stands
tower-no-floors-left = There are no floors left
tower-not-held = No such follower is held there
tower-ransom-once = One ransom is paid in a turn
tower-ransom-plain = Only small and large followers are bought free
tower-no-ransom = Prisoners are not bought free in this game

## Abbey & Mayor

mayor-outside-city = A mayor goes into cities only
abbey-no-hole = An abbey needs laid tiles on all four sides
barn-no-corner = A barn stands where the tile just laid meets three others and all four show field
barn-beside-barn = A barn stands on that field already
wagon-alone = Only the wagon drives now
wagon-no-room = A wagon drives to what is unfinished and where nobody stands
wagon-too-far = A wagon drives to what adjoins its feature
wagon-on-field = A wagon never drives onto a field

## The Shrines

shrines-several-rivals = No shrine may lie beside several monasteries, and no monastery beside several shrines

## Traders & Builders

builder-elsewhere = Builder and pig are placed on the tile just laid
builder-no-site = A builder works on roads and in cities
builder-too-late = There is nothing left to build
builder-alone = A builder needs a follower of the same player on the road or in the city
pig-no-field = A pig stands on a field
pig-alone = A pig needs a farmer of the same player on the field

## The Cathars

escape-followers = Only followers flee
escape-not-besieged = Knights flee from besieged cities only
escape-one-a-turn = One knight a turn flees from a city
escape-no-monastery = No monastery opens a way out of the city

## Crop circles

circle-add = everybody may add a follower
circle-take = everybody takes a follower back
circle-adds = At this crop circle everybody may add a follower
circle-takes = At this crop circle everybody takes a follower back
circle-other-kind = The crop circle means other followers
circle-no-companion = A crop circle adds a follower to one of the same player
circle-no-supply = A crop circle adds followers of the supply

## The Festival

festival-needed = A figure is taken back only by whoever has laid a festival tile
festival-off-the-table = Only figures on tiles are taken back
festival-followers = Only followers are taken back

## The School

school-no-dragon = The dragon does not enter the school
school-no-portal = No portal leads to the school
school-not-scored = The teacher pays for what has just been scored

## The Flying Machines

flight-far = fly to a distance of { $number }
flight-no-machine = Only the machine on the tile just laid can be used
flight-followers = Only followers fly
flight-not-second = Nobody flies as the second figure of a turn, and no machine flies twice
flight-must-land = The follower on the machine must land now
flight-elsewhere = He lands on the tile that the die has shown
flight-no-room = He lands on an unfinished road, city, monastery or shrine where his kind may stand

## Mage & Witch

mage-leaves = the mage leaves the table
witch-leaves = the witch leaves the table
magic-no-symbol = Mage and witch move when their symbol is laid, or when they meet
magic-roads-and-cities = Mage and witch stand on roads and in cities only
magic-finished = Mage and witch go where nothing is finished
magic-taken = Mage and witch go where neither of them stands
magic-first = Mage or witch is moved before anything else is done
magic-not-played = That figure is not played

## The Messages

marker-follower = your follower moves
marker-messenger = your messenger moves
message-points = take 2 points instead
message-smallest-road = score your smallest road
message-smallest-city = score your smallest city
message-smallest-monastery = score your smallest monastery
message-pennants = take 2 points for each pennant in your cities
message-knights = take 2 points for each of your knights
message-farmers = take 3 points for each of your farmers
message-tile = draw and lay another tile
message-follower = score a follower and take him back
message-other-card = The message says something else
message-not-smallest = The message scores what would bring least at the end, among those with an own follower
message-no-tile = No tile is left for the message
message-nobody-there = No own follower stands where the message means

## The Robbers

robbers-no-marker = A robber waits where a marker of another player stands
robbers-stands-there = The robber stands on that field already
robbers-first = Robbers are sent to the track before a figure is placed
track-not-scored = Only what is finished and has no place in the order yet is scored next, by the name that is offered
robbers-no-tile = A robber tile sends robbers to the score track, and nobody else
robbers-nothing-to-rob = A robber takes points from a marker that has just moved away from it

## The Castle

castle-not-finished = That is not finished, or nobody stands there
castle-own-first = The player on turn scores the own features first
castle-not-doubled = No wall tile doubles that
castle-other-tile = That feature is named by another of its tiles
castle-only-extra-turn = Only a wall tile that gives another turn is used now
castle-not-hidden = No wall tile with that number is hidden

## Actions: what a choice does (the key of its kind), what a player is asked (-doing), and that it cannot be done
## (-refused). What chance must do first ends in -first.

pass-doing = pass
pass-refused = { $who } cannot pass now.
draw = draw { $tile }
draw-first = First a tile must be drawn.
draw-refused = No tile { $tile } can be drawn now.
reveal = turn up { $number }
reveal-first = First a die or a token must be turned up.
reveal-refused = { $number } cannot be turned up now.
choose = that is all
choose-doing = choose
use = use { $token }
use-doing = use a token
score-feature = { $doubled ->
    [yes] double
   *[no] score
  } the { NAME($feature) }{ at } of ({ $x },{ $y })
score-feature-doing = say what is scored next
place-tile = lay { $tile }{ $arrow } on ({ $x },{ $y })
place-tile-doing = lay the tile { $tile }
place-token = { NAME($piece) } on ({ $x },{ $y })
place-token-doing = lay a token
place-token-refused = { $who } cannot lay a { NAME($piece) } on ({ $x },{ $y }) now.
move-neutral = the { NAME($neutral) } to ({ $x },{ $y })
move-neutral-doing = move the { NAME($neutral) }
move-neutral-refused = The { NAME($neutral) } cannot go to ({ $x },{ $y }) now.
move-beside = the { NAME($neutral) } to the { figure } on ({ $x },{ $y })
move-beside-doing = move the { NAME($neutral) }
move-beside-refused = { $who } cannot move the { NAME($neutral) } there now.
send-home = send { $player }'s { figure } on ({ $x },{ $y }) home
send-home-doing = send a figure home
send-home-refused = { $who } cannot send that { NAME($role) } home now.
take-back = take the { figure } on ({ $x },{ $y }) back
take-back-doing = take a figure back
take-back-refused = { $who } cannot take a { NAME($role) } back from there.
place-figure = { $here ->
    [yes] { figure }
    [spot] { NAME($piece) } to the { NAME($role) }
   *[no] { figure } on ({ $x },{ $y })
  }
place-figure-doing = place a figure
place-figure-refused = { $who } cannot move a figure there now.
capture = capture { $player }'s { figure } on ({ $x },{ $y })
capture-doing = take a prisoner
capture-refused = { $who } cannot take a { NAME($role) } on ({ $x },{ $y }) prisoner now.
lay-tunnel = tunnel token { $letter } on the mouth{ at } of ({ $x },{ $y })
lay-tunnel-doing = lay a tunnel token
lay-tunnel-refused = { $who } cannot lay the tunnel token { $letter } on ({ $x },{ $y }) now.
lay-ferry = ferry between { $sides } on ({ $x },{ $y })
lay-ferry-doing = let a ferry join two roads
lay-ferry-refused = { $who } cannot let a ferry go between { $sides } on ({ $x },{ $y }) now.
take-gold = take gold from ({ $x },{ $y })
take-gold-doing = take gold
take-gold-refused = { $who } cannot take gold from ({ $x },{ $y }) now.
free = buy the { NAME($piece) } whom { $captor } holds free for 3 points
free-doing = get a follower back
free-refused = { $who } cannot free a { NAME($piece) } from that prison now.
exchange = exchange the { NAME($piece) } whom { $captor } holds
rob = rob { $player }'s { NAME($piece) }
rob-doing = say whom the robber robs
rob-refused = { $who } cannot rob that { NAME($piece) } now.

figure = { $piece ->
    [follower] { NAME($role) }
    [large_follower] large { NAME($role) }
    [phantom] phantom { NAME($role) }
   *[other] { NAME($piece) } { $feature ->
        [road] on the road
        [field] in the field
        [tower] on the tower
       *[other] in the { NAME($feature) }
      }
  }{ at }
at = { $at ->
    [side] {" "}at { $where }
    [inside] {" "}inside
    [another] {" "}inside { $nth }
   *[none] {""}
  }
token = token { $number }
wall-tile = wall tile { $number }: { wall-tile-does }
wall-tile-does = { $number ->
    [1] one more complete turn, at the end of the own turn
    [2] a tower finished in the own turn counts double
    [3] a house finished in the own turn counts double
    [4] at the end, one unfinished road scores 1 for each tile
    [5] at the end, one unfinished tower scores 2 for each tile
    [6] at the end, one unfinished house scores 1 for each tile
    [7] at the end, every market of one courtyard scores 4
    [8] at the end, the keep is two tiles larger
   *[9] at the end, 5 points
  }

must-do = { $who } must { $doing } now.
may-do = { $who } may { $doing } now, or pass.
or-do = { $first } or { $second }

## Bridges, Castles & Bazaars

ask-bazaar-tile = Which tile do you choose?
ask-bid = What do you bid?
ask-castle = Does the town become a castle?
ask-castle-earns = What does the castle score?
pass-bid = no bid (pass)
pass-castle = score the town
castle-closed = Nobody comes into a castle
build-bridge = build a bridge { $upright ->
    [0] from east to west
   *[1] from north to south
} on ({ $x },{ $y })
build-bridge-doing = build a bridge
build-bridge-refused = { $who } cannot build that bridge on ({ $x },{ $y }) now.
lay-with-bridge = lay { $tile } on ({ $x },{ $y }) with a bridge
lay-with-bridge-doing = lay a tile with a bridge
lay-with-bridge-refused = { $tile } cannot be laid with a bridge on ({ $x },{ $y }).
take-lot = take { $tile }
take-lot-doing = choose a tile of the bazaar
take-lot-refused = { $tile } does not lie at the bazaar, or is not chosen now.
bid = bid { $number }
bid-doing = bid
bid-refused = { $who } cannot bid { $number } now.
deal = { $buys ->
    [0] sell the tile
   *[1] buy the tile
}
deal-doing = buy or sell
deal-refused = Nothing is bought or sold now.
claim-castle = castle
label-bazaar = bazaar
label-castles = { $units ->
    [one] castle
   *[other] castles
  }

## Questions, numbered choices (the question and their number), and what it means to pass.

ask-choice = Your choice?
ask-figure = Which figure?
ask-confirm = Is that all?
ask-escape = Which knight flees?
ask-leave-quarter = Who leaves the city of the count?
ask-to-quarter = Who goes to the city of the count?
ask-count = Where does the count go?
ask-capture = Who is captured?
ask-prisoner = Whom do you want back?
ask-dragon = Where does the dragon go?
ask-wagon = Where does the wagon go?
ask-phantom = Where does the phantom go?
ask-circle = What does everybody do?
ask-circle-follower = Which follower?
ask-flight = How far does he fly?
ask-landing = Where does he land?
ask-mage-or-witch = Who goes where, the mage or the witch?
ask-teacher = What does the teacher pay for?
ask-tunnel = On which tunnel mouth do you lay a token?
ask-second-gold = Where does the other piece of gold go?
ask-gold = Which gold do you take?
ask-ferry = Between which road ends does the ferry go?
ask-move-ferry = Which ferry is moved?
ask-robber = Where does your robber wait?
ask-rob = Whom does your robber rob?
ask-marker = Which marker moves?
ask-message = What do you do with the message?
ask-castle-score = What is scored next?
ask-another-turn = Another turn?
pass-nobody = nobody (pass)
pass-robber = it stays where it is (pass)
pass-nothing = nothing (pass)
pass-tunnel = no token
pass-ferry = no ferry
pass-count-stays = he stays (pass)
pass-wagon-home = it goes home (pass)

## Refusals that belong to no box

refused-game-over = The game is over.
refused-no-player = There is no player { $number }.
refused-no-place = There is no such place on ({ $x },{ $y }).
refused-no-such-figure = There is no figure of that name.
refused-not-in-bag = There is no tile { $tile } in the bag.
refused-not-offered = That is not offered now.
refused-wrong-tile = The tile in hand is { $hand }, not { $tile }.
refused-beyond-table = ({ $x },{ $y }) lies beyond the table.
refused-wall = ({ $x },{ $y }) is part of the wall.
refused-occupied-cell = A tile lies on ({ $x },{ $y }) already.
refused-not-adjacent = ({ $x },{ $y }) touches no laid tile; corner to corner is not enough.
refused-does-not-fit = { $tile }{ $arrow } does not fit on ({ $x },{ $y }): its { $side ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
  } side shows { NAME($mine, form: "a") }, the tile beyond it { NAME($theirs, form: "a") }.
refused-no-tile = No tile lies on ({ $x },{ $y }).
refused-no-feature = The tile on ({ $x },{ $y }) has no { NAME($feature) }{ at }.
refused-unknown-figure = There is no figure named { $piece }.
refused-only-tiles = A figure may only be placed on a tile now, not in the { NAME($role) }.
refused-no-figure = { $who } has no { NAME($piece) } left.
refused-occupied = { $who } cannot place a { NAME($role) } there: { $owner } has a { NAME($other) } on that { NAME($feature) }, at ({ $x },{ $y }).
refused-not-this-figure = { $who } cannot place a { NAME($piece) } now.
refused-finished = The { NAME($feature) } at ({ $x },{ $y }) is finished.
refused-not-this-tile = A figure may only be placed on the tile just laid, not on ({ $x },{ $y }).

error-line = line { $line }: { $what }

## Events: figures that leave, where the choice has not said it already, and what else cannot be seen on the board.

left-eaten = { $who }'s { NAME($piece) } ({ $place }) is eaten by the dragon.
left-captured = { $who }'s { NAME($piece) } ({ $place }) is captured.
left-sent-home = { $who }'s { NAME($piece) } ({ $place }) is sent home.
left-lonely = { $who }'s { NAME($piece) } ({ $place }) is left alone and goes home.
left-freed = { $who }'s { NAME($piece) } ({ $place }) is free again.
event-message-read = { $who } reads a message: { $number ->
    [1] { message-smallest-road }
    [2] { message-smallest-city }
    [3] { message-smallest-monastery }
    [4] { message-pennants }
    [5] { message-knights }
    [6] { message-farmers }
    [7] { message-tile }
   *[8] { message-follower }
  }.
event-scored = { $who } { $tally }
event-tile-discarded = { $tile } fits nowhere and leaves the game.
event-tile-set-aside = { $tile } is set aside for now.
event-wall-tile-taken = { $who } takes wall tile { $number }: { wall-tile-does }.
event-wall-tile-used = { $who } uses wall tile { $number }.

## Points: what they are for, and what a line counts.

tally = { $points } { $claim }: { $sum }
tally-at = { $points } { $claim } { $place }: { $sum }
tally-line = { $units } { $label } × { $each }
tally-plus = { $first } + { $second }
tally-because = { $line } ({ $because })
tally-labels = { $first }, { $second }
tally-nothing = nothing ({ $because })
tally-half = half of { $sum } ({ $because })

claim-finished = finished
claim-unfinished = unfinished
claim-farmer = farmer
claim-bonus = bonus
claim-connected = connected
claim-merchant = merchant
claim-keep = keep
claim-barn = barn
claim-message = message
claim-payment = payment
claim-robber = robber
claim-teacher = teacher

label-tiles = { $units ->
    [one] tile
   *[other] tiles
  }
label-pennants = { $units ->
    [one] pennant
   *[other] pennants
  }
label-markets = { $units ->
    [one] market
   *[other] markets
  }
label-finished-cities = { $units ->
    [one] finished city
   *[other] finished cities
  }
label-finished-roads = { $units ->
    [one] finished road
   *[other] finished roads
  }
label-empty-cells = { $units ->
    [one] empty cell
   *[other] empty cells
  }
label-besieged = besieged
label-cathedral = cathedral
label-cloth = cloth
label-fairy = fairy
label-farmers = { $units ->
    [one] farmer
   *[other] farmers
  }
label-fountain = fountain
label-gold = gold
label-grain = grain
label-inn = inn
label-king = king
label-king-and-robber-baron = king and robber baron
label-knights = { $units ->
    [one] knight
   *[other] knights
  }
label-lost-challenge = lost challenge
label-mage = mage
label-most-wine = most wine
label-most-grain = most grain
label-most-cloth = most cloth
label-pig = pig
label-pig-herd = pig herd
label-ransom = ransom
label-robber = robber
label-robbed-points = { $units ->
    [one] robbed point
   *[other] robbed points
  }
label-robber-baron = robber baron
label-scored-road = scored road
label-scored-city = scored city
label-scored-monastery = scored monastery
label-scored-shrine = scored shrine
label-scored-field = scored field
label-seal = seal
label-siege = siege
label-small-city = small city
label-wall-tile = wall tile { $number }
label-witch = witch
label-wine = wine

## The terminal

terminal-help =
    Type the number of a choice, or an action like 'V> 2,-1' or 'knight N'.
    u  take the last action back      w  what if the game ended now
    t  tiles left in the bag          s FILE  save      q  leave      ?  this help
terminal-score = { $who } { $score } { $score ->
    [one] point
   *[other] points
  }, { $held }
terminal-won = { $who } won.
terminal-hand = In hand: { $tile }
terminal-before = Before that you may type '{ $action }': { $what }.
terminal-where = Where? 1-{ $last }
terminal-where-or-nowhere = Where? 1-{ $last }, - for nowhere
terminal-way = Which way? { $ways }
terminal-no-choice = There is no choice { $answer }: 1 to { $last }.
terminal-saved = Saved.
terminal-if-ended = If it ended now: { $scores }
terminal-kept = The game is kept in { $file }. Go on with:
board-columns = (columns { $first } to { $last } do not fit beside each other here)
held-marker = on field { $field }
held-keep = keep { $size }
held-prisoner = { $who }'s { NAME($piece) }
held-prisoners = holds { $kept }
held-wall-tiles = wall tiles { $numbers }
error-language = There is no language { $name }. Languages: { $known }.

## Places

place = { NAME($feature) } ({ $x },{ $y })
place-side = { NAME($feature) } { $where } ({ $x },{ $y })
place-beside = { NAME($feature) }

## Names

name-road = road
    .a = a road
name-city = city
    .a = a city
name-field = field
    .a = a field
name-monastery = monastery
name-shrine = shrine
name-tower = tower
    .a = a tower
name-house = house
    .a = a house
name-courtyard = courtyard
    .a = a courtyard
name-wall = wall
    .a = a wall
name-river = river
    .a = the river
name-abbey = abbey
    .many = abbeys
    .a = an abbey
name-highwayman = highwayman
name-knight = knight
name-farmer = farmer
name-monk = monk
name-heretic = heretic
name-guard = guard
name-herald = herald
name-squire = squire
name-merchant = merchant
name-follower = follower
    .many = followers
name-large-follower = large follower
    .many = large followers
name-mayor = mayor
    .many = mayors
name-wagon = wagon
    .many = wagons
name-phantom = phantom
    .many = phantoms
name-builder = builder
    .many = builders
name-pig = pig
    .many = pigs
name-barn = barn
    .many = barns
name-robber = robber
    .many = robbers
name-messenger = messenger
    .many = messengers
name-dragon = dragon
    .many = dragons
name-fairy = fairy
    .many = fairys
name-count = count
    .many = counts
name-wheel-pig = wheel pig
    .many = wheel pigs
name-teacher = teacher
    .many = teachers
name-mage = mage
    .many = mages
name-witch = witch
    .many = witches
name-keep = keep
    .many = keeps
name-bridge = bridge
    .many = bridges
name-castle = castle
    .many = castles
name-tower-floor = tower floor
    .many = tower floors
name-tunnel = tunnel
    .many = tunnels
name-ferry = ferry
    .many = ferries
name-gold = gold
    .many = gold
name-flea = flea
    .many = fleas
name-plague-source = plague source
    .many = plague sources
name-wine = wine
    .many = wine
name-grain = grain
    .many = grain
name-cloth = cloth
    .many = cloth
name-king = king
    .many = kings
name-robber-baron = robber baron
    .many = robber barons
name-catapult-disc = catapult disc
    .many = catapult discs
name-message = message
    .many = messages
name-wall-tile = wall tile
    .many = wall tiles
name-flying-machine = flying machine
name-castle-quarter = castle quarter
name-smithy-quarter = smithy quarter
name-cathedral-quarter = cathedral quarter
name-market-quarter = market quarter
name-track = field { $number } of the score track
name-prison-of = prison of { $number }

## Titles of boxes

title-castle = The Castle
title-base = Base game
title-river = The River
title-river-ii = The River II
title-inns-and-cathedrals = Inns & Cathedrals
title-traders-and-builders = Traders & Builders
title-king-and-robber = King & Robber
title-cathars = The Cathars
title-count = The Count of Carcassonne
title-princess-and-dragon = The Princess & the Dragon
title-tower = The Tower
title-games-quarterly = Games Quarterly
title-abbey-and-mayor = Abbey & Mayor
title-shrines = The Shrines
title-cult-siege-creativity = Cult, Siege & Creativity
title-count-king-consorts = Count, King & Consorts
title-catapult = The Catapult
title-wheel-of-fortune = The Wheel of Fortune
title-tunnel = The Tunnel
title-bridges-castles-bazaars = Bridges, Castles & Bazaars
title-crop-circles = The Crop Circles
title-crop-circles-ii = The Crop Circles II
title-plague = The Plague
title-phantom = The Phantom
title-festival = The Festival
title-school = The School
title-flying-machines = The Flying Machines
title-messages = The Messages
title-ferries = The Ferries
title-gold-mines = The Gold Mines
title-mage-and-witch = Mage & Witch
title-robbers = The Robbers

## What a box is, in one sentence.

box-base = Lay tiles, and place followers on roads, in cities, in monasteries and on fields.
box-river = A river is laid before the land grows on its banks.
box-river_ii = A river that forks, with a volcano, an inn and pigs at its banks.
box-inns_and_cathedrals = Inns and cathedrals pay more for what is finished and nothing for what is not, and a large follower counts twice.
box-traders_and_builders = Goods from finished cities, builders who give another turn, and pigs for the farmers.
box-king_and_robber = The largest city earns the king, the longest road the robber baron.
box-cathars = A besieged city is worth less, but feeds its farmers twice.
box-count = A city in the middle where followers wait until they are needed.
box-princess_and_dragon = A dragon that eats, a fairy that protects, portals and princesses.
box-tower = Towers that grow take prisoners, who can be exchanged or bought free.
box-games_quarterly = Twelve more tiles, with pigs and a new spring.
box-abbey_and_mayor = Abbeys for holes, mayors for pennants, wagons that drive on and barns for fields.
box-shrines = Heretics in shrines race against the monks beside them.
box-cult_siege_creativity = Shrines, sieges and blank tiles to draw on.
box-count_king_consorts = The Count, King & Robber, The River II and The Shrines together.
box-catapult = Fairs where a catapult throws discs at the followers.
box-wheel_of_fortune = A large wheel to start at, on which a pig brings luck, taxes and plague.
box-tunnel = Tunnels join roads that lie apart.
box-bridges_castles_bazaars = Bridges over anything, castles from small cities, and bazaars that sell tiles.
box-crop_circles = Crop circles let followers of one kind come or go.
box-crop_circles_ii = Six more crop circles, which let followers of one kind come or go.
box-plague = A plague that spreads from tile to tile and sends followers home.
box-phantom = A second follower in one turn, half transparent.
box-festival = A festival brings a figure home.
box-school = Two tiles with a school, whose teacher passes his lessons on.
box-flying_machines = Flying machines carry a follower in a straight line, as far as a die says.
box-messages = A messenger of the own on the score track, who brings messages with tasks.
box-ferries = Ferries on lakes join roads anew, turn after turn.
box-gold_mines = Gold bars that go to whoever finishes what they lie on.
box-mage_and_witch = The mage makes a feature dearer, the witch makes it cheaper.
box-robbers = Robbers on the score track take half of what others score.
