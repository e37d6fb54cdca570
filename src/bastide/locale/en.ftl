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
listed-more = { $first }, { $second }

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
count-no-seducer = Nobody leaves a quarter of the city to seduce somebody

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

bridge-none-left = Whoever has no bridge left builds none
bridge-one-a-turn = Only one bridge is built with each tile
bridge-too-far = A bridge stands on the tile just laid or on one that touches it with a side
bridge-on-field = Both ends of a bridge stand on field, and one bridge on a tile
bridge-ends-at-field = No bridge ends at the field of a laid tile
bazaar-bid-more = A bid must be higher than the one before
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
circle-take = everybody must take a follower back
circle-adds = At this crop circle everybody may add a follower
circle-takes = At this crop circle everybody must take a follower back
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
wheel-crown-plain = Only followers stand on a crown, and neither a mayor nor a wagon
wheel-not-in-the-land = In a pestilence followers of the landscape are taken back, and nobody from a crown
claim-wheel = wheel
claim-crown = crown
label-fortuna = fortuna
label-monks = { $units ->
    [one] monk
   *[other] monks
  }
label-monks-and-heretics = { $units ->
    [one] monk or heretic
   *[other] monks and heretics
  }
label-followers-in-the-supply = { $units ->
    [one] follower in the supply
   *[other] followers in the supply
  }
label-crown = crown

## The Plague

plague-no-follower = Whoever has laid a source places no follower
plague-flea-there = A flea lies on that tile already
plague-source-there = No flea is laid on a source
plague-not-beside = A flea is laid on a tile beside an active source or flea
plague-cannot-flee = Only your own followers on roads, in cities and on fields may flee
plague-no-way = No way that is free of the plague leads there
plague-quiet = The first 17 tiles come without a plague tile
plague-infested = Nobody goes to an infested tile
plague-not-broken-out = The plague has not broken out yet
plague-one-flea = Only one flea is laid in a turn, and none in the turn of a new source
plague-kept-away = No flea is laid where the dragon or the fairy is, in Carcassonne or on the wheel
plague-one-flight = Only one follower may flee in a turn
plague-too-early = Fleas are laid and followers flee only when the tile of the turn has been drawn
plague-disc-first = Who is seduced by the disc is decided before a flea is laid or somebody flees

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

## The Catapult

catapult-knock-out = knock-out: followers that are hit go home
catapult-seduction = seduction: take the place of the nearest follower
catapult-target = target: 5 points for the disc nearest to the fair
catapult-catch = catch: 5 points for the thrower or the catcher
aim-side = direction { $number }
aim-power = power { $number }
catch-at = reach out at { $number }
catapult-too-far = The catapult does not throw that far
catapult-not-nearest = Only the nearest follower is seduced
catapult-cannot-stand = Only a follower of your own who may stand there takes the place of the other

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
message-not-smallest = The message scores what would bring least at the end, among what your followers stand on
message-no-tile = No tile is left for the message
message-nobody-there = None of your followers stands where the message scores

## The Robbers

robbers-no-marker = A robber waits where a marker of another player stands
robbers-stands-there = The robber stands on that field already
robbers-first = Robbers are sent to the track before a figure is placed
track-not-scored = Only what is finished and has no place in the order yet is scored next, by the name that is offered
robbers-no-tile = A robber tile sends robbers to the score track, and nobody else
robbers-nothing-to-rob = A robber takes points from a marker that has just moved away from it

## The Castle

castle-not-finished = That is not finished, or nobody stands there
castle-own-first = The player on turn scores their own features first
castle-not-doubled = No wall tile doubles that
castle-other-tile = That feature is named by another of its tiles
castle-only-extra-turn = Only a wall tile that gives another turn is used now
castle-not-hidden = No wall tile with that number is hidden
castle-notice = The list of castle tiles and the pictures of the start fields are a reconstruction; whoever owns the game can correct them and play with { $options }.
castle-file = --{ $key } FILE

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
    .here = { $doubled ->
        [yes] double
       *[no] score
      } the { NAME($feature) }
score-feature-doing = say what is scored next
place-tile = lay { $tile }{ $arrow } on ({ $x },{ $y })
place-tile-doing = lay the tile { $tile }
place-token = { NAME($piece) } on ({ $x },{ $y })
    .here = { NAME($piece) } here
place-token-doing = { $piece ->
    [castle] build
   *[other] lay
  } a { NAME($piece) }
place-token-refused = { $who } cannot lay a { NAME($piece) } on ({ $x },{ $y }) now.
move-neutral = the { NAME($neutral) } to ({ $x },{ $y })
    .here = the { NAME($neutral) } here
move-neutral-doing = move the { NAME($neutral) }
move-neutral-refused = The { NAME($neutral) } cannot go to ({ $x },{ $y }) now.
move-beside = the { NAME($neutral) } to the { figure } on ({ $x },{ $y })
    .here = the { NAME($neutral) } to the { figure }
move-beside-doing = move the { NAME($neutral) }
move-beside-refused = { $who } cannot move the { NAME($neutral) } there now.
send-home = send { $player }'s { figure } on ({ $x },{ $y }) home
    .here = send { $player }'s { figure } home
send-home-doing = send a figure home
send-home-refused = { $who } cannot send that { NAME($role) } home now.
take-back = { $here ->
    [spot] { $role ->
        [castle] take the lord of the castle on ({ $x },{ $y }) back
       *[other] take the { NAME($piece) } back from the { NAME($role) }
      }
   *[other] take the { figure } on ({ $x },{ $y }) back
  }
    .here = { $here ->
        [spot] { $role ->
            [castle] take the lord of the castle back
           *[other] take the { NAME($piece) } back from the { NAME($role) }
          }
       *[other] take the { figure } back
      }
take-back-doing = take a figure back
take-back-refused = { $here ->
    [spot] { $who } cannot take the { NAME($piece) } back from there.
   *[other] { $who } cannot take a { NAME($role) } back from there.
  }
place-figure = { $here ->
    [yes] { figure }
    [spot] { NAME($piece) } to the { NAME($role) }
   *[no] { figure } on ({ $x },{ $y })
  }
    .here = { $here ->
        [spot] { NAME($piece) } to the { NAME($role) }
       *[no] { figure }
      }
place-figure-doing = place a figure
place-figure-refused = { $who } cannot move a figure there now.
capture = capture { $player }'s { figure } on ({ $x },{ $y })
    .here = capture { $player }'s { figure }
capture-doing = take a prisoner
capture-refused = { $who } cannot take a { NAME($role) } on ({ $x },{ $y }) prisoner now.
lay-tunnel = tunnel token { $letter } on the mouth{ at } of ({ $x },{ $y })
    .here = tunnel token { $letter } here
lay-tunnel-doing = lay a tunnel token
lay-tunnel-refused = { $who } cannot lay the tunnel token { $letter } on ({ $x },{ $y }) now.
lay-ferry = ferry between { ends } on ({ $x },{ $y })
    .here = ferry between { ends }
lay-ferry-doing = let a ferry join two roads
lay-ferry-refused = { $who } cannot let a ferry go between { ends } on ({ $x },{ $y }) now.
move-flea = flea from ({ $x },{ $y }) to ({ $to_x },{ $to_y })
    .here = flea to here
move-flea-doing = move a flea
move-flea-refused = { $who } cannot move a flea from ({ $x },{ $y }) to ({ $to_x },{ $to_y }) now.
flee = the { figure } flees from ({ $x },{ $y }) to ({ $to_x },{ $to_y })
    .here = the { figure } flees to here
flee-doing = flee from the plague
flee-refused = The { NAME($role) } on ({ $x },{ $y }) cannot flee to ({ $to_x },{ $to_y }) now.
take-gold = take gold from ({ $x },{ $y })
    .here = take this gold
take-gold-doing = take gold
take-gold-refused = { $who } cannot take gold from ({ $x },{ $y }) now.
free = ransom the { NAME($piece) } held by { $captor } for 3 points
free-doing = get a follower back
free-refused = { $who } cannot free a { NAME($piece) } from that prison now.
exchange = exchange the { NAME($piece) } held by { $captor }
rob = rob { $player }'s { NAME($piece) }
rob-doing = say whom the robber robs
rob-refused = { $who } cannot rob that { NAME($piece) } now.

figure = { $piece ->
    [follower] { $role ->
        [castle] lord
       *[other] { NAME($role) }
      }
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
    [another] {" "}inside, area { $nth }
   *[none] {""}
  }
ends = { $sides ->
    [NE] north and east
    [NS] north and south
    [NW] north and west
    [ES] east and south
    [EW] east and west
    [SW] south and west
   *[other] { $sides }
  }
token = token { $number }
wall-tile = wall tile { $number }: { wall-tile-does }
wall-tile-does = { $number ->
    [1] one more complete turn, at the end of one's turn
    [2] a tower finished in one's own turn counts double
    [3] a house finished in one's own turn counts double
    [4] at the end, one unfinished road scores 1 for each tile
    [5] at the end, one unfinished tower scores 2 for each tile
    [6] at the end, one unfinished house scores 1 for each tile
    [7] at the end, every market of one courtyard scores 4
    [8] at the end, the keep is two tiles larger
   *[9] at the end, 5 points
  }

must-do = { $who } must { $doing } now.
may-do = { $who } may { $doing } now, or pass.

## Bridges, Castles & Bazaars

ask-bazaar-tile = Which tile do you choose?
    .rule = As many tiles as there are players are turned up. One after the other chooses a tile and opens the bidding for it; the last tile is free.
    .section = complete rules 4.2.7.1
ask-bid = What do you bid?
    .rule = Everybody without a tile may raise the bid once, in turn. If somebody else has bid most, whoever chose the tile buys it from them for that bid, or sells it to them. If nobody has raised, the bid is paid to nobody.
    .section = complete rules 4.2.7.1
ask-castle = Does the town become a castle?
    .rule = A town of two half-round parts with one follower in it was just closed. Score it as ever, or build a castle upon it: then the follower becomes its lord and gets the points of what is finished next around it.
    .section = complete rules 4.6.5
ask-castle-earns = What does the castle score?
    .rule = A lord gets the full points of the first thing that is finished in a later turn on the six cells of his castle, whoever owned it. Of several things you choose one; waiting is not possible.
    .section = complete rules 4.6.5
pass-bid = no bid (pass)
pass-castle = score the town
build-bridge = build a bridge { $upright ->
    [no] from east to west
   *[yes] from north to south
} on ({ $x },{ $y })
    .here = build a bridge { $upright ->
        [no] from east to west
       *[yes] from north to south
      }
build-bridge-doing = build a bridge
build-bridge-refused = { $who } cannot build that bridge on ({ $x },{ $y }) now.
lay-with-bridge = lay { $tile } on ({ $x },{ $y }) with a bridge
lay-with-bridge-doing = lay a tile with a bridge
lay-with-bridge-refused = { $tile } cannot be laid with a bridge on ({ $x },{ $y }).
take-lot = take { $tile }
    .here = take this tile
take-lot-doing = choose a tile of the bazaar
take-lot-refused = { $tile } does not lie at the bazaar, or is not chosen now.
bid = bid { $number }
bid-doing = bid
bid-refused = { $who } cannot bid { $number } now.
deal = { $buys ->
    [no] sell the tile
   *[yes] buy the tile
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
ask-tile = Where does the tile go?
    .rule = A tile must share at least one side with a tile on the table; a corner is not enough. On every side it shares, road must meet road, city city and field field. A tile that has no place anywhere leaves the game.
    .section = complete rules 4.2
ask-abbey = Where does the abbey go?
    .rule = Instead of drawing a tile you may lay your abbey into a hole, a cell with tiles on all four sides. It fits everything and goes on with nothing, so whatever touches it ends there. Who passes draws a tile; after the last tile everybody may lay an abbey that is left.
    .section = complete rules 4.2.1
ask-figure = Which figure?
    .rule = You may place one figure from your supply on the tile just laid. A follower goes only where nobody stands, however far away on the same road, city or field. He is called after his place: highwayman, knight, monk or farmer.
    .section = complete rules 4.4
ask-confirm = Is that all?
    .rule = This table wants every turn to be confirmed before it is scored. Until then you can take it back.
    .section = an option of the table
ask-escape = Which knight flees?
    .rule = When a monastery or an abbey lies beside a tile with Cathars, at a side or a corner, that besieged city has a way out. At the end of your turn you may take one of your knights back from each such city. He scores nothing.
    .section = complete rules 4.2.2
ask-leave-quarter = Who leaves the city of the count?
    .rule = Before something is scored, followers may leave the city of the count and join it: from the castle to a city, from the smithy to a road, from the cathedral to a monastery or shrine, from the market to a field. Nobody leaves the quarter where the count stands. The player left of whoever triggered the scoring decides first.
    .section = complete rules 4.6.2.4
ask-to-quarter = Who goes to the city of the count?
    .rule = Your turn gave points to somebody else and none to you. So you may send one follower from your supply to a quarter of the count's city. There he waits until something is scored that he can join.
    .section = complete rules 4.6.2.4
ask-count = Where does the count go?
    .rule = Whoever has sent a follower to the city may move the count to another quarter. Nobody leaves the quarter where he stands.
    .section = complete rules 4.6.3
ask-capture = Who is captured?
    .rule = Whoever has laid a floor may at once take one follower within reach of that tower. It reaches its own tile and, in the four straight directions, as many tiles as it has floors. Somebody else's follower becomes a prisoner, one of your own comes home.
    .section = complete rules 4.4.6.1
ask-prisoner = Whom do you want back?
    .rule = Two players who hold a follower of each other exchange them at once. If several of yours are held there, you choose which one comes home.
    .section = complete rules 4.4.6.3
ask-dragon = Where does the dragon go?
    .rule = The dragon goes six tiles, always across a side and onto no tile twice; the player on turn moves first, then the others in turn. All figures on a tile that he enters go home, except barns and the lords of castles. He does not enter the tile of the fairy, Carcassonne, the wheel or the school, and stops early where he can go no further.
    .section = complete rules 4.2.4.2
ask-wagon = Where does the wagon go?
    .rule = When its feature has been scored, a wagon may drive on to a road, city, monastery or shrine that adjoins, is not finished, and where nobody stands. Otherwise it comes home.
    .section = complete rules 4.4.9
ask-phantom = Where does the phantom go?
    .rule = After the first figure you may place the phantom as a second one, on another feature of the tile just laid where nobody stands. It may also go to a crown, onto a tower or through a portal. It counts like a small follower.
    .section = complete rules 4.4.11
ask-circle = What does everybody do?
    .rule = After your turn you choose for everybody: all may add a follower of the kind in the circle to one of their own, or all must take one back. A fork means farmers, a club highwaymen, a shield knights. The player to your left begins, and you are last.
    .section = complete rules 4.2.8
ask-circle-follower = Which follower?
    .rule = Everybody adds a follower from the supply to the very place where one of the same player stands, or takes one back, as was chosen. It must be of the kind that the circle shows. Adding is free to choose, taking back is not.
    .section = complete rules 4.2.8
ask-flight = How far does he fly?
    .rule = The die shows 1, 2 or 3, each on two of its faces. The follower flies so many tiles straight on in the direction of the machine, whatever lies below.
    .section = complete rules 4.2.11.1
ask-landing = Where does he land?
    .rule = If the follower can land on the tile that the die has shown, he must. You choose where: on an unfinished road, city, monastery or shrine, no matter who stands there already, but never on a field.
    .section = complete rules 4.2.11.1
ask-mage-or-witch = Who goes where, the mage or the witch?
    .rule = Whoever lays the magic symbol must put the mage or the witch on an unfinished road or city where neither of them stands; where the two have been joined, one must move. The mage adds a point for each tile, the witch halves the points, rounded up. If there is no such place, one of them leaves the table.
    .section = complete rules 4.2.11.4
ask-pestilence = Which follower do you take back?
    .rule = The pig stands on the pestilence. Everybody must take one follower of the landscape back into the supply; the player on turn begins, and the others follow clockwise. Nobody is taken back from a crown.
    .section = complete rules 4.2.6.2
ask-flea = Where does the plague spread?
    .rule = Since the first source has appeared, you lay one flea in each of your turns, on a tile beside an active source or an active flea. All followers on that tile go home without points. When no flea is left in the supply, you move a latent one; if there is none, an active one.
    .section = complete rules 4.2.9.2
ask-teacher = What does the teacher pay for?
    .rule = At the next scoring the teacher pays whoever has him the same points once more, for one feature, and goes back to the school. If only one player was paid, that player says which feature comes first; otherwise the holder of the teacher does.
    .section = complete rules 4.6.1.2
ask-tunnel = On which tunnel mouth do you lay a token?
    .rule = After the figure you may lay one of your tokens on any tunnel mouth that has none. When the second token of the same colour lies, the two roads run on underground as one. A mouth without such a partner is an open end.
    .section = complete rules 4.5.1
ask-second-gold = Where does the other piece of gold go?
    .rule = Whoever lays a mine lays a piece of gold on it and another on one of the tiles around it, at a side or a corner. There may be gold already.
    .section = complete rules 4.2.11.3
ask-gold = Which gold do you take?
    .rule = Whoever has the majority where something is finished takes the gold on its tiles. If several have a right to it they take one piece each in turn, beginning with the player on turn, until all of it is gone.
    .section = complete rules 4.2.11.3
ask-ferry = Between which road ends does the ferry go?
    .rule = Whoever has laid a lake must join two of its road ends by a ferry, after the figure. They are one road then, and the lake is one tile of it. A road end without a ferry ends its road.
    .section = complete rules 4.2.11.2
ask-move-ferry = Which ferry is moved?
    .rule = Your tile lies at a road with a ferry. The first ferry in each direction may go between two other road ends of its lake, each once in a turn. A road that it leaves falls apart, and figures stay on their tiles.
    .section = complete rules 4.2.11.2
ask-robber = Where does your robber wait?
    .rule = Whoever lays a robber tile may put their robber on a field of the score track where a marker of somebody else stands, or move it to one. The next player whose robber is still free may do the same.
    .section = complete rules 4.2.11.5
ask-rob = Whom does your robber rob?
    .rule = When a marker moves forward from the field of your robber, you get half of these points, rounded up, and the robber comes home. Nobody loses anything. If several markers get points at once, you choose one.
    .section = complete rules 4.2.11.5
ask-order = What is scored first?
    .rule = Points are moved feature by feature: robbers get half of the next ones, and a message comes where a marker stops. So while a robber is on the track, or where messages are played, you choose which of several finished features is scored first.
    .section = complete rules 4.2.11.5, 4.6.12.1
ask-catapult = What does everybody throw?
    .rule = Your tile shows a fair, and your turn is over. You choose one of the four kinds of discs, and everybody throws that one, you first.
    .section = complete rules 4.2.5
ask-aim-side = In which direction do you throw?
    .rule = Direction and power name a point of the table, seen from your seat: directions are counted from your left, powers from the edge in front of you, in quarters of a tile. Chance lets the disc drift.
    .section = complete rules 4.2.5
ask-aim-power = How hard do you throw?
    .rule = Direction and power name a point of the table, seen from your seat: directions are counted from your left, powers from the edge in front of you, in quarters of a tile. To a neighbour a disc must fly at least to 32 of 64, and the harder you throw the more it drifts.
    .section = complete rules 4.2.5
ask-catch = When do you reach for the disc?
    .rule = You see how hard the disc was thrown, but not how it drifts. Reach out at most 2 too early or too late and you catch it, for 5 points. If it is dropped, or missed although it flies far enough, the thrower gets them; if it falls short, you do.
    .section = complete rules 4.2.5.4
ask-victim = Which of the nearest followers is seduced?
    .rule = Several followers are equally near to your disc. You choose the one whom you may replace.
    .section = complete rules 4.2.5.2
ask-seduce = Who takes the place of the nearest follower?
    .rule = You may replace the follower nearest to your disc by one of yours, from your supply or from elsewhere on the table. The other one goes home.
    .section = complete rules 4.2.5.2
ask-marker = Which marker moves?
    .rule = You have two markers on the score track, a follower and a messenger, and your points are the sum of both. All points for one thing are moved by one of them. If it stops on a dark field in your own turn, you get a message.
    .section = complete rules 4.6.12.1
ask-message = What do you do with the message?
    .rule = Do what the message says, or take 2 points instead; then it goes under the pile. Its points can bring the next message.
    .section = complete rules 4.6.12.1
ask-castle-score = What is scored next?
    .rule = If one tile finishes several features, the player on turn scores their own first, then those of the other player, and chooses the order. A marker that ends exactly at a corner tower takes the wall tile there.
    .section = rules of The Castle
ask-another-turn = Another turn?
    .rule = Wall tile 1 gives another complete turn at the end of your turn. You can use it from your next turn on, as long as there are tiles to draw.
    .section = rules of The Castle
pass-nobody = nobody (pass)
pass-seduce = he stays (pass)
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

error-keep = A game cannot be kept in { $file }.
error-place = Nothing can be written to { $file }.
quoted = '{ $text }'
error-line = line { $line }: { $what }

## Errors of files and set-ups

error-action = An action is one of game.options(), or a text like 'V> 2,-1', not { $found }.
error-board-tile = { $text } is no tile; write V> or V>/1kN.
error-bot = There is no bot named { $name }. Bots: { $known }.
error-bot-action = { $bot } chose { $action }, which is not possible.
error-bot-name = { $name } is a name for bots.
error-bot-raises = { $bot } failed with { $what }.
error-box = There is no box named { $name }. Boxes: { $known }.
error-box-digits = A number of { $box } has more than nine digits.
error-box-memory = { $box } cannot read { $text }.
error-box-needs = { $box } needs { $needed }.
error-boxes = Boxes are a list of names, not { $found }.
error-budget = A budget is 0.2s, 200ms, or a number of simulations, not { $text }.
error-castle-box = The Castle is a game of its own; the box { $box } does not belong to it.
error-castle-files = The Castle has files of { $known }, not of { $name }.
error-castle-one-file = The Castle takes one file with all of its tiles.
error-castle-players = The Castle is a game for 2 players, not { $number }.
error-castle-sides = { $where }: sides must be four letters of { $letters }, not { $found }.
error-castle-single-tiles = The Castle takes no single tiles but a file with all of them.
error-castle-too-many = { $number } tiles are more than the wall has room for.
error-corner = The corner { $text } lies beyond the table.
error-crossing = { $where }: { $one } and { $other } cross each other.
error-digits = { $text } is no number of up to nine digits.
error-edges = { $where }: edges must be four letters of R C F W I A, not { $found }.
error-empty-action = There is no action in an empty text.
error-empty-record = The record is empty.
error-engine = { $command } cannot be started: { $why }.
error-field-borders = { $where }: a field borders { $name }, which is no city of the tile.
error-figure = { $text } is no figure; write player, role and place: 1kN.
error-figure-place = The figure { $text } has no place, no player or no supply.
error-first = There is no player number { $number } to begin: 0 to { $last }.
error-game = There is no game named { $name }. Games: { $known }.
error-game-tile = This game has no tile { $name }.
error-half-side = { $where }: half side { $half } belongs to { $found }.
error-hand-first = The tile in hand must be laid first.
error-hand-fits-nowhere = The tile in hand fits nowhere.
error-header-twice = The header { $name } stands twice.
error-impossible = This cannot be: { $why }.
error-jcz = This is no save file: { $why }.
error-jcz-base = Only games with the base game can be played here.
error-jcz-copies = { $number } copies of a set of { $box } cannot be played here.
error-jcz-no-draw = The file lays { $wanted }, which is not in the bag.
error-jcz-draw = The file lays { $wanted }, but its random numbers draw { $drawn }.
error-jcz-figure = The figure { $figure } is not known here.
error-jcz-form = { $where } is not as a save file has it: { $why }.
error-jcz-key = This is no { $what }: { $key } is missing or of the wrong kind.
error-jcz-message = The message { $kind } with { $content } is not known here.
error-jcz-place = The place { $place } is not known here.
error-jcz-random = { $found } is no random number from 0 to 1.
error-jcz-start = A game of these sets begins with { $expected }, not with { $found }.
error-jcz-tile = Unknown tile { $name }.
error-missing-id = { $where }: a { $kind } lacks its 'id'.
error-missing-key = { $where } lacks the key { $key }.
error-missing-line = The line { $name } is missing.
error-name-number = { $text } is no name with a number.
error-needs-tiles = { $box } cannot be played without its tiles.
error-no-board = The board has no tiles.
error-no-board-line = Neither a header nor a board: { $text }.
error-no-copies = { $box } has no tiles of which there could be { $number } copies.
error-no-courtyard = no courtyard
error-no-edge = { $where }: { $found } is no side or half side.
error-no-edges = { $where }: { $found } is no list of sides and half sides.
error-no-field = no field
error-not-played = { $box } is not played here.
error-no-figure-tile = No tile lies there on which a figure could be placed.
error-no-hand = There is no tile in hand that could be laid.
error-no-history = A game that began with a position has no history to look at.
error-no-mapping = { $where }: { $found } is no mapping.
error-no-name = No player is named { $name }.
error-no-number = { $where }: { $found } is no number.
error-no-option = { $text } is no option (name=value). Names: { $possible }.
error-no-parts = { $where }: { $key } is no list of parts.
error-no-pictures = Pictures need more packages ({ $why }): pip install 'bastide[art]'.
error-no-players = The header 'players' is missing.
error-no-record = A game that began with a position has no record; write the position instead.
error-no-setting = { $bot } has no setting { $name }. Settings: { $known }.
error-no-settings = { $bot } has no settings, so no { $name }.
error-no-side = { $where }: { $found } is no side of a tile.
error-no-sides = { $where }: { $found } is no list of sides.
error-no-such-box = The box { $name } does not exist. Playable: { $known }.
error-no-tile = This is no tile: { $text }
error-no-tiles = The box { $box } has no tiles of its own.
error-no-turn = { $file } has no turn { $turn }.
error-not-changed = { $text } is no feature that was changed.
error-not-connected = The tile on ({ $x },{ $y }) is not connected with the others.
error-not-discarded = By its seed, the game has not discarded a tile { $tile } here.
error-not-plain = { $where } holds something else than texts and numbers.
error-not-playable = Boxes that are not playable yet: { $boxes }.
error-not-text = { $file } is no text file.
error-not-turned-up = By its seed, the game has not turned { $number } up here.
error-notation = { $text } is no action. Examples: 'V> 2,-1', 'knight N', 'farmer EL', '-' (pass).
error-nothing = nothing
error-nothing-to-undo = Nothing has been played yet.
error-number-of-players = A game has 1 to { $most } players, not { $number }.
error-number-of-tiles = { $where } announces { $announced } tiles and describes { $described }.
error-only-castle-file = Only The Castle takes a file of { $name }.
error-option = Option { $name } cannot be { $value }. Possible: { $possible }.
error-own-tiles = Tiles of one's own come from bastide.load_tiles; { $found } is none.
error-own-files = Files are a mapping like {"{"}'tiles': 'castle.yaml', 'wall': 'wall.yaml'{"}"}, not { $found }.
error-options = Options are a mapping like {"{"}'fields': 'no'{"}"}, not { $found }.
error-other-asked = { $asked } is asked now, not { $who }.
error-own-bot = There is no bot { $where }:{ $name }: { $why }.
error-own-bot-kept = In { $file } plays { $name }, which is no bot of Bastide. Name it with --bot if it may run.
error-own-tile = A tile of one's own has an id like mine/gate and a code of letters, not { $name } and { $code }.
error-own-tile-blank = The tile { $name } is blank, or there is none of it.
error-own-tile-block = The tile { $name } shows { $word }, which only fixed blocks and start tiles have.
error-own-tile-box = The tile { $name } would belong to the box { $box }.
error-own-tile-ends = The tile { $name } shows { $word } and needs at least two roads that end there (end: { $end }).
error-own-tile-numbers = The tile { $name } needs a number of { $word } for each of its { $count } copies.
error-own-tile-open = A road of the tile { $name } ends openly, and no box is played that could join it.
error-own-tile-taken = The name { $taken } of the tile { $name } is taken.
error-own-tile-value = The tile { $name } shows { $word }: { $value }, but only these are known: { $values }.
error-perft-few = The file names fewer tiles than depths.
error-perft-line = Not understood: { $text }.
error-perft-no-tile = The order names no tile.
error-perft-tile = There is no tile { $name } in the bag, or not so many of them.
error-path = A file is named by a text or a path, not by { $found }.
error-phase = No phase is named { $name }.
error-picture = A picture ends with .svg or .png, not like { $name }.
error-player = There is no player number { $number }: 0 to { $last }.
error-player-names = Player names must differ, on one line and without commas: { $name }.
error-players = Players are a number or a list of names, not { $found }.
error-position = A position begins with 'bastide position { $version }'.
error-preset = Boxes are a list of names, or one of { $known }, not { $name }.
error-record = A record begins with 'bastide' and the version of its format.
error-record-line = Neither a header nor a turn: { $text }.
error-recording = { $file } is no recording.
error-recording-json = { $file }: { $why }.
error-refers-to = { $where } refers to { $name }, which it does not have.
error-river-keys = { $where }: the river lacks 'e' or 'role'.
error-road-end = { $where }: a road ends at { $end }, which is not there.
error-same-feature = { $where }: two features are named { $name }.
error-same-names = Two players have the same name.
error-seed = A seed is a number or a text on one line, not { $found }.
error-setting = A setting is a name and a number, like width=12, not { $text }.
error-setting-limits = The setting { $name } is a number from { $least } to { $most }, not { $found }.
error-side-reached = { $where }: side { $side } is { $letter } but { $found } reaches it.
error-tangled = { $where } is nested too deeply, or refers to itself.
error-text = A { $what } is a text, not { $found }.
error-theme = There is no theme named { $name }. Themes: { $known }.
error-tile = No box has a tile named { $name }.
error-tile-count = There are not so many tiles { $name } in the boxes.
error-tile-file = { $where } is not as a tile file has it.
error-tile-file-mapping = { $where } must hold a mapping with 'box' and 'tiles'.
error-tile-file-name = { $where }: 'name' must have 'de' and 'en'.
error-tile-fits = { $tile }{ $arrow } does not fit on ({ $x },{ $y }).
error-tile-id = { $where }: an id is a text of 20 letters and digits at most; a number needs quotation marks.
error-tiles-no-list = { $where }: 'tiles' is no list.
error-too-many-tiles = There is no room for { $number } tiles.
error-turn = Turn { $next } comes next, not { $turn }.
error-twice = { $where } describes { $name } twice.
error-two-last = Two tiles are marked as the one laid last.
error-two-bots = A match needs two bots.
error-results = { $file } holds something else than games of the arena.
error-process-ended = A process that played has ended by itself, more than once at the same place. What was played until then is kept if --results says where.
error-two-courtyards = { $where }: side { $side } shows two courtyards without a road between them.
error-unknown-key = { $where }: unknown key { $key }.
error-unknown-option = No box of this game has an option { $name }. Possible: { $possible }.
error-version = Format { $version } is not known here; known: { $known }.
error-waiver = { $file }: every waiver needs 'file' and 'because', not { $found }.
error-waiver-game = { $file }: { $found } is no number of a game.
error-waivers = { $file } must be a list of waivers.
error-key-twice = { $where }: { $key } is there twice.
error-file-format = { $where } has the format { $found }; this version reads format { $known }.
error-too-much = { $where }: { $found } is too much, more than { $most } cannot be.
error-yes-or-no = { $where }: { $key } is true or false, not { $found }.
error-side-twice = { $where }: { $found } names a side twice.
error-road-end-sides = { $where }: a road that ends at { $end } has one side only.
error-wall-start-fields = { $where }: start field { $name } is at the fields { $first } and { $second }.
error-wall-says = { $where }: { $key } contradicts the track.
error-wall-map = { $where }: the map shows { $found } in column { $column }, row { $row }, which contradicts the track.
error-wall-square = { $where }: { $key } at field { $first } contradicts the track.
error-wall-count = { $where }: { $key } is { $announced }, but there are { $described }.
error-wall-empty = { $where }: the map has no cells for castle tiles.
error-wall-far = { $where }: { $found } lies too far away.
error-wall-gap = { $where }: the wall has a gap.
error-wall-kind = { $where }: field { $first } cannot be { $found }; possible: corner, straight.
error-wall-large = { $where }: the map is too large.
error-wall-next-fields = { $where }: fields { $first } and { $second } come next on the track.
error-wall-no-place = { $where }: { $found } is no column and row.
error-wall-no-ring = { $where }: the track is no ring.
error-wall-no-starts = { $where }: there are no start fields.
error-wall-open-ring = { $where }: the track is no closed ring.
error-wall-same-starts = { $where }: two start fields are the same.
error-wall-start-cell = { $where } { $name }: 'cell' is not the cell that it faces.
error-wall-start-faces = { $where } { $name } does not face a cell inside the wall.
error-wall-start-market = { $where } { $name }: only a courtyard has a market.
error-wall-start-shows = { $where } { $name } cannot show { $found }; possible: { $known }.
error-wall-twice = { $where }: the track visits a cell twice, or one inside the wall.
error-within = { $where }: { $what }
error-yaml = { $where } is no readable YAML.
error-yaml-value = { $where } has a date or a number that cannot be.
error-yaml-long = { $where } is longer than { $most } characters.
error-no-json = no readable JSON
error-file-large = { $file } is larger than a file of ours can be.
error-file-missing = { $file }: No such file or directory
error-file-forbidden = { $file }: Permission denied
error-file-folder = { $file }: Is a directory
error-file-other = { $file }: { $why }
error-no-store = { $folder } is no folder of a server.
error-no-seed = The record has no seed: its draws cannot be checked.
error-wrong-seed = The seed does not match what was published: its SHA-256 is { $found }.
error-wrong-draws = What was drawn does not follow from the seed.
error-no-server = The server needs more packages ({ $why }): pip install 'bastide[server]'.
error-bad-store = { $folder } cannot be used as the folder of a server: { $why }.
error-store-in-use = Another server already uses { $folder }.
error-cannot-listen = The server cannot listen at { $address }: { $why }.
error-backup = The copy { $file } cannot be written: { $why }.
error-backup-itself = { $file } is the store itself. Choose another file.
error-empty-store = In { $folder } there was a store, and { $file } is empty or gone. Put a backup in its place, or remove { $lock } to begin anew.
error-foreign-store = { $file } belongs to another program.
error-newer-store = The store has version { $found }; this server knows { $known }.
error-seed-decides = A seed decides already.
error-settings-toml = { $file } is no readable TOML.
error-setting-unknown = There is no setting { $name }.
error-setting-value = The setting { $name } cannot have this value.
why-damaged = its file is damaged, or none of Bastide
why-no-access = access is not allowed
why-no-room = there is no room left
why-no-folder = there is no such folder
why-taken = another program uses this address already
why-no-address = this machine has no such address
why-system = the system says { $name }
why-no-program = there is no such program
why-no-file = there is no such file
why-no-module = the module { $name } is missing
why-no-class = there is no such class in it
why-raises = loading it ends with { $what }
why-making-raises = making one ends with { $what }
why-no-choose = it has no choose(view, budget)
raised-in = { $what } ({ $file }, line { $line })
why-lacks = { $key } is missing
why-other-form = something is of another kind
why-part = the part { $name } is missing or of the wrong kind
why-parts = a part is missing or of the wrong kind
why-nested = it is nested too deeply
why-no-json = it is no JSON
why-cut-off = its end is missing
engine-illegal-answer = { $name } answered { $answer }, which is not possible.
engine-ended = { $name } has ended by itself.
bot-late-answer = { $name } gave no answer within { $seconds } s.
engine-late-answer = { $name } gave no { $word } within { $seconds } s.
error-steps = The game has { $number } steps.
error-too-many-actions = A game has { $most } actions at most.
error-upload = The upload is no text.
error-variable-unreadable = { $prefix }{ $name } cannot be read: { $text }.
impossible-figure = the { NAME($piece) } on ({ $x },{ $y }) cannot stand there
impossible-lonely = the { NAME($piece) } on ({ $x },{ $y }) stands there without a follower
impossible-too-many = more { NAME($piece, form: "many") } than there are
impossible-fairy-alone = the fairy stands with nobody who is there
impossible-fairy-elsewhere = the fairy is not where her follower stands
impossible-wall-tiles = more than { $copies } wall tiles { $number }
impossible-fresh = wall tile { $number } is fresh and not held
impossible-no-wall-tile = no wall tile is left to be taken
impossible-keep = a keep stands where there is no house
where-set-up = The set-up
where-line = The line { $name }
where-message = Message { $number }
where-message-of = Message { $number } ({ $kind })
where-tile = { $file }, tile { $tile }
where-track = { $file }, track
where-start-field = { $file }, start field
file-record = record
file-position = position
file-setup = set-up
file-save = save file
file-save-message = message of a save file
file-recording = recording
file-recording-message = message of a recording

## Events: figures that leave, where the choice has not said it already, and what else cannot be seen on the board.

left-eaten = { $who }'s { NAME($piece) } ({ $place }) is eaten by the dragon.
    .here = { $who }'s { NAME($piece) } is eaten by the dragon.
left-captured = { $who }'s { NAME($piece) } ({ $place }) is captured.
    .here = { $who }'s { NAME($piece) } is captured.
left-sent-home = { $who }'s { NAME($piece) } ({ $place }) is sent home.
    .here = { $who }'s { NAME($piece) } is sent home.
left-hit = { $who }'s { NAME($piece) } ({ $place }) is hit and goes home.
    .here = { $who }'s { NAME($piece) } is hit and goes home.
left-infected = { $who }'s { NAME($piece) } ({ $place }) is driven home by the plague.
    .here = { $who }'s { NAME($piece) } is driven home by the plague.
left-lonely = { $who }'s { NAME($piece) } ({ $place }) is left alone and goes home.
    .here = { $who }'s { NAME($piece) } is left alone and goes home.
left-freed = { $who }'s { NAME($piece) } ({ $place }) is free again.
    .here = { $who }'s { NAME($piece) } is free again.
event-disc-landed = { $who }'s disc comes down on ({ $x },{ $y }).
event-disc-caught = { $who }'s disc { $result ->
    [caught] is caught
    [dropped] is touched and dropped
    [short] falls short
   *[far] flies far enough and is missed
  }.
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

## What an answer would do.

effect-whose = { $whose ->
    [nobody] a free { NAME($feature) }
    [asked] your { NAME($feature) }
    [several] the { NAME($feature) } of { $who }
   *[other] { $who }'s { NAME($feature) }
  }
effect-another = { $whose ->
    [nobody] another free one
    [asked] another of yours
   *[other] another of { $who }
  }
effect-finishes = finishes { effect-whose }: { $points ->
    [one] one point
   *[other] { $points } points
  }
effect-joins = joins { $features }{ $whose ->
    [nobody] {""}
    [asked] , then yours
    [several] , then shared by { $who }
   *[other] , then { $who }'s
  }
effect-extends = extends { effect-whose }{ $whose ->
    [nobody] {""}
   *[other] , worth { $points }
  }
effect-raises = brings { effect-whose } to { $points }
effect-gets = { $whose ->
    [asked] you get
   *[other] { $who } gets
  } { $points }
effect-scores = { effect-gets } for the { NAME($feature) }
effect-scores-besides = { effect-gets } ({ $what })
effect-pays = { $whose ->
    [asked] you pay
   *[other] { $who } pays
  } { $points } ({ $what })
effect-ends = the game ends: { $scores }
effect-score = { $who } { $points }

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
claim-catapult = catapult
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
label-catches = { $units ->
    [one] catch
   *[other] catches
  }
label-hits-on-the-fair = { $units ->
    [one] hit on the fair
   *[other] hits on the fair
  }
label-throws = { $units ->
    [one] throw
   *[other] throws
  }
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
label-most-wine = wine majority
label-most-grain = grain majority
label-most-cloth = cloth majority
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
    Type the number of a choice, an action like 'V> 2,-1' or 'knight N', or a word:
    undo (u)  take the last action back    what (w)    what if the game ended now
    tiles (t)  tiles left in the bag       legend (l)  what the signs mean
    map (m)  the whole board in short      < > ^ v     look at another part of it
    save FILE (s)    quit (q)  leave, the game is kept      help (?)  this help
terminal-words-help = ? help
terminal-words-undo = u undo
terminal-words-ended = w what
terminal-words-tiles = t tiles
terminal-words-legend = l legend
terminal-words-map = m map
terminal-words-save = s save
terminal-words-quit = q quit exit
terminal-player = Red
terminal-plays = { $who }: { $what } [{ $action }]
terminal-forced = { $who }: { $what } [{ $action }] – there is no other choice
terminal-legend = What the signs mean; capital letters are figures, small ones lie in fields:
terminal-landing = ({ $points } { $points ->
    [one] point
   *[other] points
  }, markers to { $where })
terminal-save-taken = { $file } is there already; choose another name.
terminal-save-where = Into which file? Type: save FILE
terminal-finished = The game is kept in { $file }; bastide replay steps through it.
board-rows = (rows { $first } to { $last } do not fit below each other here)
terminal-score = { $who } { $score } { $score ->
    [one] point
   *[other] points
  }, { $held }
terminal-won = { $who } won.
picture-hand = in hand: { $tile }
terminal-hand = In hand: { $tile }
terminal-before = Before that you may type '{ $action }': { $what }.
terminal-where = Where? 1-{ $last }
terminal-where-or-nowhere = Where? 1-{ $last }, - for nowhere
terminal-way = Which way? { $ways }
terminal-no-choice = There is no choice { $answer }: 1 to { $last }.
terminal-saved = Saved.
terminal-hint = Type the number of an answer, an action like 'V> 2,-1', or a word; ? shows the words.
terminal-if-ended = If it ended now: { $scores }
terminal-kept = The game is kept in { $file }. Go on with:
board-columns = (columns { $first } to { $last } do not fit beside each other here)
held-marker = on field { $field }
held-marker-of = { NAME($piece) } on field { $field }
held-keep = keep { $size }
held-prisoner = { $who }'s { NAME($piece) }
held-prisoners = holds { $kept }
held-wall-tiles = wall tiles { $tiles }
held-wall-tile = { $number } ({ $number ->
    [1] another turn
    [2] tower doubled
    [3] house doubled
    [4] unfinished road
    [5] unfinished tower
    [6] unfinished house
    [7] markets
    [8] keep + 2
   *[9] 5 points
  })
error-language = There is no language { $name }. Languages: { $known }.

## Places

place = { NAME($feature) } ({ $x },{ $y })
place-side = { NAME($feature) } { $where } ({ $x },{ $y })
place-beside = { NAME($feature) }

## Names

name-road = road
    .a = a road
name-path = road
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
    .many = fairies
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
name-tunnel = tunnel token
    .many = tunnel tokens
name-ferry = ferry
    .many = ferries
name-gold = piece of gold
    .many = pieces of gold
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
name-fortuna-crown = fortuna crown
name-taxes-crown = taxes crown
name-famine-crown = famine crown
name-storm-crown = storm crown
name-inquisition-crown = inquisition crown
name-pestilence-crown = pestilence crown
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

box-castle = A game of its own for two, inside the wall of a castle.
    .rule = Two players lay sixty tiles inside a wall, and only roads must go on. Whoever has more followers on a finished road, tower or house gets its points; on a tie nobody does. The wall is the score track: a marker that ends exactly at a corner tower takes a wall tile. At the end merchants are paid for the markets of their courtyards, and the larger keep for the largest empty area.
    .section = rules of The Castle
box-base = Lay tiles, and place followers on roads, in cities, in monasteries and on fields.
    .rule = In your turn you draw a tile, lay it so that everything fits, and may place a follower on it where nobody stands yet. Finished roads pay 1 for each tile, cities 2 for each tile and pennant, monasteries 9, and their followers come home. Whoever has the most followers on a feature gets its points; a tie pays everybody in full. At the end what is unfinished pays only 1 for each tile and pennant, and farmers get 3 for each finished city at their field.
    .section = complete rules 2, 4.1, 4.2, 4.4, 4.6, 5 and 6
box-river = A river is laid before the land grows on its banks.
    .rule = The spring lies on the table instead of the start tile. First only the tiles of the river are drawn, each is laid where the water ends, and the lake comes last. Two bends right behind each other may not turn the same way. Figures are placed and scored as ever, but nobody stands on the river.
    .section = complete rules 3.1.1
box-river-ii = A river that forks, with a volcano, an inn and pigs at its banks.
    .rule = The first player lays a fork, and the river grows on both arms, which may not be joined. A lake with a volcano ends it. On the banks lie an inn, which counts as in Inns & Cathedrals, and a herd of pigs, which makes every finished city at its field worth 1 more. Where the dragon is played, the volcano calls him and gives another turn.
    .section = complete rules 3.1.2.2
box-inns-and-cathedrals = Inns and cathedrals pay more for what is finished and nothing for what is not, and a large follower counts twice.
    .rule = A finished road with an inn counts 2 for each tile instead of 1, a finished city with a cathedral 3 for each tile and pennant instead of 2. Unfinished at the end they are worth nothing. Everybody also has a large follower, who counts as two where a majority is decided.
    .section = complete rules 4.4.2, 4.6.1.1 and 4.6.2.2
box-traders-and-builders = Goods from finished cities, builders who give a second turn, and pigs for the farmers.
    .rule = Whoever finishes a city takes its goods, whosever city it is; at the end the most wine, grain and cloth are worth 10 each. Your builder joins one of your followers on a road or in a city: whenever you extend it, you have a second turn. Your pig joins one of your farmers: if the field is yours, each finished city is worth 4 to you instead of 3.
    .section = complete rules 4.4.3, 4.4.4, 4.6.2.3 and 6.3
box-king-and-robber = The largest city earns the king, the longest road the robber baron.
    .rule = Whoever finishes the first city takes the king, and then whoever finishes a larger one. The robber baron is the same for roads. At the end the king is worth 1 point for every finished city on the table, the robber baron for every finished road.
    .section = complete rules 4.6.4, 6.4 and 6.5
box-cathars = A besieged city is worth less, but feeds its farmers twice.
    .rule = A city with Cathars is besieged: finished it counts 1 for each tile and pennant instead of 2, unfinished nothing. Farmers get twice as much for it. Where a monastery lies beside the tile with Cathars, even at a corner, you may take one of your knights back at the end of your turn.
    .section = complete rules 4.2.2, 4.6.2.1 and 6.2
box-count = A city in the middle where followers wait until they are needed.
    .rule = The city of Carcassonne lies in the middle. Whoever gives points to others but none to themselves may send a follower to one of its four quarters, and may then move the count. Before something is scored, followers may leave the matching quarter and join it, but not the quarter where the count stands.
    .section = complete rules 3.1.2.1, 4.6.2.4 and 4.6.3
box-princess-and-dragon = A dragon who eats, a fairy who protects, portals and princesses.
    .rule = A volcano calls the dragon, and a dragon tile lets him go six tiles and send home all figures that he meets. The fairy stands with a follower, keeps the dragon away and brings points. A portal lets a follower go onto any tile, and a princess can send a knight home.
    .section = complete rules 4.2.4 and 4.4.5
box-tower = Towers that grow take prisoners, who can be exchanged or bought free.
    .rule = Instead of placing a figure you may lay a floor on any tower or tower site and take a follower within its reach: somebody else's is your prisoner. Two players who hold each other's followers exchange them at once, and once in a turn you can buy one of yours free for 3 points. A follower on top closes a tower.
    .section = complete rules 3.3.1 and 4.4.6
box-games-quarterly = Twelve more tiles, with pigs and a new spring.
    .rule = Ten tiles of land and two of the river, which join a river that is played. One field has a herd of pigs: at the end it makes every finished city there worth 1 point more to whoever owns the field.
    .section = complete rules 1.11, 6.2 and 7.4.5
box-abbey-and-mayor = Abbeys for holes, mayors for pennants, wagons that drive on and barns for fields.
    .rule = An abbey fills a hole, ends everything around it and scores like a monastery. A mayor is as strong as his city has pennants. A wagon may drive on after it was scored. A barn stands where four tiles show nothing but field: the farmers there are scored at once and come home, and at the end it gets 4 for each finished city at the field.
    .section = complete rules 4.2.1 and 4.4.7 to 4.4.9
box-shrines = Heretics in shrines race against the monks beside them.
    .rule = A shrine scores like a monastery, and the follower in it is a heretic. A shrine and a monastery side by side challenge each other while both are occupied: the first that is finished takes its 9 points, and the other gets nothing. Neither may have two such rivals.
    .section = complete rules 4.2.3 and 4.6.7
box-cult-siege-creativity = Shrines, sieges and blank tiles to draw on.
    .rule = Six shrines, four tiles with Cathars, and two blank tiles. They are played by the rules of The Shrines and The Cathars. A blank tile can be played as a tile of your own.
    .section = complete rules 1.15
box-count-king-consorts = The Count, King & Robber, The River II and The Shrines together.
    .rule = Four sets in one box: The Count of Carcassonne, The River II, King & Robber and The Shrines. It has no rules of its own.
    .section = complete rules 1.13
box-catapult = Fairs where a catapult throws discs at the table.
    .rule = Whoever lays a fair chooses one of four games, and then everybody throws a disc with the catapult: to hit followers, to replace one, to come close to the fair, or to be caught. Followers that are hit go home; aiming and catching bring 5 points.
    .section = complete rules 4.2.5
box-wheel-of-fortune = A large wheel to start at, on which a pig brings luck, taxes and plague.
    .rule = A board with a wheel lies at the start, and some tiles move the pig on it. Where it stops, something happens: fortuna pays 3 points to whoever is on turn, and taxes, famine, storm, inquisition and pestilence concern everybody. Followers on the crowns there earn points.
    .section = complete rules 3.1.3, 4.2.6 and 4.4.10
box-tunnel = Tunnels join roads that lie apart.
    .rule = A road breaks off at a tunnel mouth but is not finished there. After the figure you may lay one of your tokens on any free mouth. Two tokens of one colour join their roads underground, whosever colour it is. Only tiles that can be seen count.
    .section = complete rules 3.3.3 and 4.5
box-bridges-castles-bazaars = Bridges over anything, castles from small towns, and bazaars that sell tiles.
    .rule = A bridge carries a road straight across a tile. A small town of two half-round parts may become a castle, whose lord gets the points of what is finished next around it. A bazaar lets everybody bid for a tile, which is laid in the next turn.
    .section = complete rules 3.3.4, 4.2.7, 4.3 and 4.6.5
box-crop-circles = Crop circles let followers of one kind come or go.
    .rule = Whoever lays a crop circle plays the turn as ever and then chooses for everybody: all may add a follower to one of their own, or all must take one back. The symbol says which followers are meant: farmers, highwaymen or knights.
    .section = complete rules 4.2.8
box-crop-circles-ii = Six more crop circles, which let followers of one kind come or go.
    .rule = Six more tiles with a crop circle, played by the same rules: everybody may add a follower of the kind that is shown, or must take one back.
    .section = complete rules 1.25 and 4.2.8
box-plague = A plague that spreads from tile to tile and sends followers home.
    .rule = Plague tiles bring sources of the plague, and fleas spread from them over the tiles beside. Where a flea is laid all followers go home without points. Once in a turn you may let one of your followers flee along his road, city or field. When the fleas are used up the oldest source dies out, as long as there is another.
    .section = complete rules 3.1.4 and 4.2.9
box-phantom = A second follower in one turn, half transparent.
    .rule = The phantom is one more follower and counts like a small one. It may be the figure of the turn, or come as a second figure on another feature of the tile just laid.
    .section = complete rules 3.3.5 and 4.4.11
box-festival = A festival brings a figure home.
    .rule = Whoever lays a festival may place a figure as ever, or instead take one of their own figures back from anywhere on the table. It is not scored.
    .section = complete rules 4.2.10
box-school = Two tiles with a school, whose teacher brings points once more.
    .rule = Six roads lead to a school. Whoever finishes one of them gets the teacher, and with him the same points as the others at the next scoring; points of their own count twice. Then he goes back.
    .section = complete rules 3.1.5 and 4.6.1.2
box-flying-machines = Flying machines carry a follower in a straight line, as far as a die says.
    .rule = Instead of placing a figure you may put a follower on the flying machine just laid. A die says how far he flies in its direction. If he can land there on something unfinished he must, even where others stand, but never on a field.
    .section = complete rules 4.2.11.1
box-messages = A second marker on the score track, the messenger, brings messages with tasks.
    .rule = Everybody has a second marker on the score track, the messenger, and chooses which of the two moves on. Whoever is on turn and stops on a dark field draws a message, carries it out or takes 2 points instead.
    .section = complete rules 3.3.6.1 and 4.6.12.1
box-ferries = Ferries on lakes join roads anew, turn after turn.
    .rule = Whoever lays a lake joins two of its road ends by a ferry. Whoever lays a tile at a road with a ferry may move the first ferry in each direction, so roads join and part all the time.
    .section = complete rules 4.2.11.2
box-gold-mines = Gold for the majority on what it lies on.
    .rule = Whoever lays a mine puts a piece of gold on it and another on a tile beside it. Whoever has the majority where something is finished takes the gold on its tiles. At the end each piece is worth 1 to 4 points: the more pieces, the more.
    .section = complete rules 4.2.11.3
box-mage-and-witch = The mage makes a road or city dearer, the witch halves its worth.
    .rule = A magic symbol lets its player move the mage or the witch to an unfinished road or city. The mage adds a point for each tile when it is scored, the witch halves the points, rounded up. Both never stand on the same feature.
    .section = complete rules 4.2.11.4
box-robbers = Robbers on the score track get half of what others score.
    .rule = Whoever lays a robber tile may put their robber beside a marker of somebody else on the score track, and the next player may, too. When that marker moves on, the owner of the robber gets half of the points, rounded up, and the robber comes home. Nobody loses anything.
    .section = complete rules 4.2.11.5

## Options of boxes: the name, what it means, and what its choices are called.

choice-yes = yes
choice-no = no

# base

option-fields = Fields
    .about = Followers may lie down on fields.
option-small-city = Small city
    .about = Points of a finished city of two tiles; with 2, its pennants count 1.
option-followers = Followers
    .about = Followers in each player's supply.
option-confirm = Confirm turns
    .about = A turn waits for a confirmation before it is scored.

# rivers

option-clear-course = Clear course
    .about = A river also keeps clear of everything that lies ahead of it, however far away.

# inns

option-inns = Inns
    .about = Inns make their road count 2 for each tile.
option-unfinished-inns-and-cathedrals = Unfinished inns and cathedrals
    .about = What an unfinished road with an inn, or city with a cathedral, is worth at the end.
    .choice-nothing = nothing
    .choice-plain = as if it had none

# inns_and_cathedrals

option-cathedrals = Cathedrals
    .about = With a cathedral each tile and pennant of the city counts 3.
option-large-followers = Large followers
    .about = Large followers of each player.

# traders_and_builders

option-goods = Goods
    .about = Whoever finishes a city with goods gets them.
option-builders = Builders
    .about = Builders of each player.
option-pigs = Pigs
    .about = Pigs of each player.

# king_and_robber

option-king = King
    .about = The largest finished city earns the king.
option-robber-baron = Robber baron
    .about = The longest finished road earns the robber baron.
option-king-and-robber-scoring = Worth of king and robber baron
    .about = What the cards are worth, and when.
    .choice-finished = 1 for each finished city or road, at the end
    .choice-10-20 = 10 for one card, 20 for both
    .choice-15-40 = 15 for one card, 40 for both
    .choice-continuous = 1 whenever a city or road is finished
option-cards-count = What king and robber baron count
    .about = Whether cities and roads that were finished from the start count for the cards, too.
    .choice-finished-by-players = what players have finished
    .choice-all = everything finished

# cathars

option-siege = Siege
    .about = A city with Cathars pays knights less and farmers double.
option-escape = Escape
    .about = A monastery lets knights leave such a city.
option-escape-from = Way out
    .about = Which tile of the city the monastery must lie beside.
    .choice-cathar-tile = beside a tile with Cathars
    .choice-any-tile = beside any tile of the city
option-shrines-help = Shrines help
    .about = A shrine lets knights leave, too.
option-pigs-at-besieged = Pigs at besieged cities
    .about = How often pigs and herds count for a city with Cathars.
    .choice-twice = twice
    .choice-once = once

# count

option-count = Count
    .about = Followers go to the quarters of the city, and the count locks one of them.
option-count-moves = Way of the count
    .about = Where the count goes when a follower comes to the city.
    .choice-by-player = wherever the player likes
    .choice-clockwise = on to the next quarter
    .choice-follows = to the quarter of the follower
option-market-opens = Market
    .about = When followers leave the market: when farmers meet a barn, at any barn, or only at the end.
    .choice-field-scorings = whenever a field is scored
    .choice-any-barn = at every barn
    .choice-final-scoring = only before the final scoring
option-final-quarters = Quarters at the end
    .about = The quarters that followers leave before the final scoring.
    .choice-market = from the market
    .choice-any = from every quarter
option-city-tiles = Tiles of the city
    .about = Whether all tiles of the city are closed to figures and the dragon, or the two in its middle.
    .choice-closed = all closed
    .choice-middle-closed = the middle closed
option-quarters-in-reach = Quarters in reach
    .about = The fairy, a festival and towers reach followers in the quarters.
option-count-minds-fairy = Points of the fairy
    .about = Points that the fairy brings at a scoring decide, too, who may send a follower to the city.
option-final-rounds = Rounds at the end
    .about = Followers leave one by one then, in rounds.

# princess_and_dragon

option-dragon = Dragon
    .about = Volcanoes call the dragon and dragon tiles move him.
option-dragon-moves = Dragon's move
    .about = When the dragon moves.
    .choice-before-scoring = before the scoring
    .choice-after-scoring = after the scoring
option-dragon-bars = Beside the dragon
    .about = What may not be placed on the tile of the dragon.
    .choice-followers = followers
    .choice-figures-on-features = any figure
option-fairy = Fairy
    .about = Players move the fairy to their followers.
option-fairy-stands = The fairy's place
    .about = Whether the fairy is with one follower or with everybody on her tile.
    .choice-with-follower = with one follower
    .choice-on-tile = on a tile
option-portals = Portals
    .about = A portal lets a follower go onto any tile.
option-portals-to-start-tiles = Portals to start tiles
    .about = Portals lead onto start tiles and the river, too.
option-princesses = Princesses
    .about = A princess can send a knight home.
option-princess-asks = The princess's wish
    .about = Whether a knight may or must leave the city.
    .choice-may = he may leave
    .choice-must = he must leave
option-figure-after-princess = Figure after a princess
    .about = A second figure of the turn may be placed after a princess.

# river_ii

option-volcano-turn = Turn for the volcano
    .about = When whoever lays the volcano of the river has another turn instead of a follower there.
    .choice-with-dragon = with the dragon
    .choice-always = always
    .choice-never = never
option-two-rivers = Two rivers
    .about = Where another river is played, too: both flow apart from two springs, or they are one river from one spring.
    .choice-apart = two rivers
    .choice-joined = one river

# pig_herds

option-pig-herds = Herds of pigs
    .about = A herd of pigs makes the finished cities of its field worth more.

# tower

option-towers = Towers
    .about = Towers can be built on tower sites.
option-tower-floors = Tower floors
    .about = Floors of each player.
    .choice-by-players = by the number of players
option-ransom = Ransom
    .about = Prisoners can be bought free.
option-ransom-for = Ransom for
    .about = Which prisoners can be bought free.
    .choice-plain-followers = small and large followers
    .choice-any-follower = every follower

# games_quarterly

option-river-tiles = River tile
    .about = The tile of running water joins a river that is played.

# abbey_and_mayor

option-abbeys = Abbeys
    .about = Abbeys of each player.
option-mayors = Mayors
    .about = Mayors of each player.
option-wagons = Wagons
    .about = Wagons of each player.
option-barns = Barns
    .about = Barns of each player.
option-abbey-holes = Holes for abbeys
    .about = An abbey goes into any hole, or only where no other rule forbids the tile.
    .choice-allowed = where no rule forbids it
    .choice-any = any hole
option-wagon-moves = Way of the wagon
    .about = A wagon drives to what adjoins its feature, or to anything on its tile and those around it.
    .choice-adjoining = to what adjoins
    .choice-any-tile = anywhere on the tiles around
option-barn-beside-barn = Barn beside barn
    .about = A barn may be placed on a field that has one already.

# shrines

option-challenges = Challenges
    .about = A shrine and a monastery side by side challenge each other, and neither may have two rivals.
option-loser-is-scored = Losers are scored
    .about = Who loses a challenge is scored with nothing, so that a wagon may drive on.

# cult_siege_creativity

option-cult-tiles = Shrines
    .about = Its six shrines are in the bag.
option-siege-tiles = Cathars
    .about = Its four tiles with Cathars are in the bag.

# tunnel

option-tunnel-colours = Colours of tunnels
    .about = Colours of each player, with two tokens each.
    .choice-by-players = by the number of players
    .choice-fewer = fewer
option-tunnel-tokens = Tunnel tokens
    .about = When a token may be laid.
    .choice-after-figure = after the figure
    .choice-before-or-after = before or after the figure
option-tunnels-elsewhere = Tunnels of other boxes
    .about = Tunnels on tiles of other boxes have mouths, too.
option-builder-by-tunnel = Builder by tunnel
    .about = Joining roads by a token extends the road of a builder.

# bridges_castles_bazaars

option-bridges = Bridges
    .about = Bridges of each player.
    .choice-by-players = by the number of players
option-bridges-stand = Place of bridges
    .about = A bridge stands on the tile just laid or one beside it, or there only as a repair.
    .choice-beside = on the tile or one beside it
    .choice-on-tile = on the tile; beside it as a repair
option-castles = Castles
    .about = Castles of each player.
    .choice-by-players = by the number of players
option-castles-for-farmers = Castles for farmers
    .about = Which castles count for farmers: all, or only those without a lord.
    .choice-all = all
    .choice-finished = those without a lord
option-castles-at-towers = Castles at towers
    .about = A part of a city with a tower in its wall counts as half-round.
option-fairy-with-lord = Fairy and lord
    .about = Whether the fairy goes along with a knight who becomes a lord, and to other lords.
    .choice-stays-alone = she stays alone
    .choice-goes-along = she goes along
option-mayor-as-lord = Mayor as lord
    .about = What a mayor gets as the lord of a castle: what any lord gets, or nothing.
    .choice-paid = he is paid
    .choice-nothing = nothing
option-castle-takes-gold = Gold of castles
    .about = A castle that is scored has a right to the gold on its six cells.
option-bazaar = Kind of bazaar
    .about = Tiles of a bazaar are auctioned, or chosen when they are laid, or all chosen first; or there are no bazaars.
    .choice-auction = auction
    .choice-choose = chosen one after the other
    .choice-choose-first = all chosen first
    .choice-off = none

# circles

option-crop-circles = Crop circles
    .about = A crop circle lets everybody add a follower, or take one back.

# phantom

option-phantoms = Phantoms
    .about = Phantoms of each player.

# festival

option-festival = Festival
    .about = A festival tile lets its player take a figure back.
option-festival-returns = Taken back
    .about = Which figures can be taken back.
    .choice-any-figure = any figure
    .choice-followers = followers

# wheel_of_fortune

option-base-tiles = Tiles of the base game
    .about = The tiles of the base game are played.
option-wheel-tiles = Tiles of the wheel
    .about = Which tiles of the box are played: all, or those that turn the wheel.
    .choice-all = all
    .choice-symbols = those that turn the wheel
option-inquisition = Inquisition
    .about = What the inquisition pays.
    .choice-two-per-monk = 2 points for each monk
    .choice-one-per-monk-or-heretic = 1 point for each monk or heretic
option-crown-followers = Followers on crowns
    .about = Which followers take crowns: small and large ones and phantoms, or any.
    .choice-plain = small, large, phantom
    .choice-any = any
option-wheel-counts = The wheel counts
    .about = Whether the wheel counts a large follower once or twice.
    .choice-figures = figures
    .choice-strength = strength

# plague

option-plague-takes = The plague takes
    .about = Whom a flea sends home: followers, or all figures but barns.
    .choice-followers = followers
    .choice-figures = figures
option-infested-tiles = Infested tiles
    .about = Whether followers may be placed on infested tiles.
    .choice-open = open
    .choice-closed = closed

# school

option-school-side = Side of the school
    .about = On which side of the start tile the school lies.
    .choice-left = left
    .choice-right = right
option-teacher-pays = The teacher pays
    .about = What the teacher pays for where several features are scored together.
    .choice-one-feature = for one feature
    .choice-whole-scoring = for the whole scoring
option-last-school-road = Last road of the school
    .about = Whether the last of the six roads brings the teacher, too.
    .choice-teacher-goes = it brings the teacher
    .choice-teacher-stays = the teacher stays

# flying_machines

option-flying-machines = Flying machines
    .about = A flying machine carries a follower to another tile.
option-phantom-flies-second = Phantom flies second
    .about = A phantom may fly as the second figure of a turn, too.

# ferries

option-ferries = Ferries
    .about = Ferries join road ends at lakes.

# gold_mines

option-gold = Gold
    .about = Gold is laid and taken.

# mage_and_witch

option-mage = Mage
    .about = The mage adds a point for each tile.
option-witch = Witch
    .about = The witch halves the points.
option-mage-on-worthless = Mage on the worthless
    .about = Whether the mage pays for a road or city that another rule makes worthless at the end.
    .choice-pays = he pays
    .choice-nothing = he pays nothing
option-mage-meets-witch = Where mage meets witch
    .about = When mage and witch part whom a tunnel or a ferry has joined on one road.
    .choice-part-at-once = they part at once
    .choice-part-with-next-tile = they part with the next tile

# robbers

option-robbers-join = Other robbers
    .about = Who else may place a robber at a robber tile.
    .choice-next = the next player
    .choice-all = everybody
option-robbers-at-end = Robbers at the end
    .about = The final scoring is robbed as well.

# catapult

option-catapult-scatter = Scatter of the catapult
    .about = How far chance lets a disc drift; 0 is pure aim.
option-toppled-towers = Toppled towers
    .about = What becomes of a tower that a disc knocks over.
    .choice-rebuilt = it is rebuilt
    .choice-removed = it leaves the game

# messages

option-message-stop = Stops on dark fields
    .about = When a marker must stand on a dark field to bring a message.
    .choice-every-award = in the midst of a scoring, too
    .choice-end-of-scoring = when the scoring is over
option-message-shrines = Messages for shrines
    .about = The smallest monastery may be a shrine.

# castle

option-open-road-starts = Open starts of roads
    .about = A side without a road may face a start field with a road.

## Symbols and marks on tiles

symbol-abbey = abbey
symbol-bazaar = bazaar
symbol-carcassonne = Carcassonne
symbol-castle = castle
symbol-cathar = Cathars
symbol-cathedral = cathedral
symbol-city = city
symbol-cloth = cloth
symbol-club = club
symbol-crop = crop circle
symbol-crossing = crossing
symbol-crown = crown
symbol-dragon = dragon
symbol-fair = fair
symbol-ferry = lake for a ferry
symbol-festival = festival
symbol-flier = flying machine
symbol-fork = fork
symbol-fountain = fountain
symbol-gold = gold mine
symbol-goods = goods
symbol-grain = grain
symbol-ground = ground
symbol-house = house
symbol-inn = inn
symbol-lake = lake
symbol-mage = magic symbol
symbol-market = market
symbol-monastery = monastery
symbol-pennant = pennant
symbol-pigs = herd of pigs
symbol-plague = plague
symbol-portal = portal
symbol-princess = princess
symbol-quarter = quarter of the city
symbol-river = river
symbol-robber = robber
symbol-school = school
symbol-shield = shield
symbol-shrine = shrine
symbol-smithy = smithy
symbol-spring = spring
symbol-square = square
symbol-tower = tower site
symbol-town = town
symbol-tunnel = tunnel mouth
symbol-village = village
symbol-volcano = volcano
symbol-well = well
symbol-wheel = wheel of fortune
symbol-wine = wine

## Save files of JCloisterZone

jcz-edition = The sets { $sets } are of another edition: their tiles differ from those of the first, and only those are played here.
jcz-rules = Rules that are not known here: { $rules }.
jcz-rule-value = The rule { $rule } cannot be { $value }.
jcz-draw-order = The order of draws names { $tile }, which is not in the bag.

## The server: why something was not done
server-unexpected = Something went wrong here. It is noted; please try again.
server-bad-message = This cannot be read: { $why }.
server-bad-origin = This page belongs to another site.
server-too-large = That is too large: { $most } bytes at most.
server-too-slow = That took too long.
server-too-long = That is too long.
server-too-often = That is too often. Please wait a moment.
server-too-many-tables = No more than { $most } tables in an hour, please.
server-too-many-sockets = No more than { $most } connections at once, please.
server-no-room = The server cannot write to its disk now. Nothing is lost; please try again later.
server-busy = The server is busy. Please try again.
server-stopping = The server stops for a moment. The game goes on when it is back.
server-hello-first = A connection begins with a greeting.
server-no-such-address = There is nothing at this address.
server-no-such-table = There is no such table.
server-damaged-table = This table cannot be read from the disk any more. It is noted for whoever runs this server.
server-no-such-record = There is no such game.
server-no-such-step = The game has no such step.
server-no-such-seat = There is no such seat.
server-no-such-gap = There is no gap.
server-no-such-proposal = That proposal is no longer on the table.
server-proposed-already = That is proposed already.
server-bad-token = This device has no seat at the table any more.
server-bad-invitation = This invitation is not valid any more.
server-not-watchable = Only players may look at this table.
server-not-host = Only the host can do that.
server-not-your-seat = That is not your seat.
server-not-your-turn = It is { $who }’s turn.
server-not-invited = Nobody is invited to that seat.
server-not-a-person = Nobody sits there who could be replaced.
server-not-playing = The game has not begun.
server-has-started = The game has begun already.
server-seats-free = Not all seats are taken.
server-game-over = The game is over.
server-stale = The game has gone on meanwhile: version { $version } instead of { $seen }.
server-cannot-undo = That cannot be undone any more.
server-beyond-draw = Several answers at once go no further than the next draw, or until somebody else is asked.
server-nothing-to-take-back = There is nothing to take back.
server-no-takebacks = At this table nothing is taken back.
server-no-aids = At this table there are no aids.
server-bad-chat = A line has 1 to { $most } letters.
server-bad-clock = A clock has 1 to { $most } seconds.
server-wrong-seats = This game has { $number } players.
server-unknown-bot = There is no such bot. There are: { $known }.
plain-text = { $text }

## Levels of bots
level-random = Random
level-random-about = Plays anything that is allowed.
level-beginner = Beginner
level-beginner-about = Overlooks a lot and misjudges the rest.
level-greedy = Greedy
level-greedy-about = Plays the best turn as it looks now.
level-expectimax = Far-sighted
level-expectimax-about = Weighs the best reply to every draw.
level-search = Master
level-search-about = Looks many turns ahead.
level-uct = UCT
level-uct-about = Plain UCT with random playouts, to compare with.
