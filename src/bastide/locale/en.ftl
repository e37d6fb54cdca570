### What Bastide says in English.

## A rule that forbids something, and whose rule it is. The rules below end without a full stop.

refusal = { $rule }.
refusal-by-box = { $rule }: { $boxes }.
two-boxes = { $first } and { $second }

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

## The Wheel of Fortune

wheel-no-dragon = The dragon does not enter the wheel
wheel-crown-taken = One figure stands on each crown
wheel-crown-plain = Neither a mayor nor a wagon stands on a crown

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
magic-not-played = That figure is not played

## The Castle

castle = The Castle
castle-not-finished = That is not finished, or nobody stands there
castle-own-first = The player on turn scores the own features first
castle-not-doubled = No wall tile doubles that
castle-other-tile = That feature is named by another of its tiles
castle-only-extra-turn = Only a wall tile that gives another turn is used now
castle-not-hidden = No wall tile with that number is hidden

## Actions: what a choice does (the key of its kind), what a player is asked (-doing), and that it cannot be done
## (-refused). What chance must do first ends in -first.

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
  } the { $feature }{ $at } of ({ $x },{ $y })
score-feature-doing = say what is scored next
place-tile = lay { $tile }{ $arrow } on ({ $x },{ $y })
place-tile-doing = lay the tile { $tile }
place-token = { $piece } on ({ $x },{ $y })
place-token-doing = lay a token
place-token-refused = { $who } cannot lay a { $piece } on ({ $x },{ $y }) now.
move-neutral = the { $neutral } to ({ $x },{ $y })
move-neutral-doing = move the { $neutral }
move-neutral-refused = The { $neutral } cannot go to ({ $x },{ $y }) now.
move-beside = the { $neutral } to the { $figure } on ({ $x },{ $y })
move-beside-doing = move the { $neutral }
move-beside-refused = { $who } cannot move the { $neutral } there now.
send-home = send { $player }'s { $figure } on ({ $x },{ $y }) home
send-home-doing = send a figure home
send-home-refused = { $who } cannot send that { $role } home now.
take-back = take the { $figure } on ({ $x },{ $y }) back
take-back-doing = take a figure back
take-back-refused = { $who } cannot take a { $role } back from there.
place-figure = { $here ->
    [yes] { $figure }
    [spot] { $name } to the { $role }
   *[no] { $figure } on ({ $x },{ $y })
  }
place-figure-doing = place a figure
place-figure-refused = { $who } cannot move a figure there now.
capture = capture { $player }'s { $figure } on ({ $x },{ $y })
capture-doing = take a prisoner
capture-refused = { $who } cannot take a { $role } on ({ $x },{ $y }) prisoner now.
free = buy the { $piece } whom { $captor } holds free for 3 points
free-doing = get a follower back
free-refused = { $who } cannot free a { $piece } from that prison now.
exchange = exchange the { $piece } whom { $captor } holds

figure = { $piece ->
    [follower] { $role }
    [large_follower] large { $role }
    [phantom] phantom { $role }
   *[other] { $name } { $feature ->
        [road] on the road
        [field] in the field
        [tower] on the tower
       *[other] in the { $feature }
      }
  }{ $at }
figure-at = {" "}at { $where }
figure-inside = {" "}inside
figure-inside-another = {" "}inside { $number }

must-do = { $who } must { $doing } now.
may-do = { $who } may { $doing } now, or pass.
or-do = { $first } or { $second }

## Figures that leave, where the choice has not said it already

left-eaten = { $who }'s { $piece } ({ $place }) is eaten by the dragon.
left-captured = { $who }'s { $piece } ({ $place }) is captured.
left-sent-home = { $who }'s { $piece } ({ $place }) is sent home.
left-lonely = { $who }'s { $piece } ({ $place }) is left alone and goes home.
left-freed = { $who }'s { $piece } ({ $place }) is free again.
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
