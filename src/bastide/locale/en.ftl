### What Bastide says in English.

## A rule that forbids something, and whose rule it is. The rules below end without a full stop.

refusal-by-rule = { $rule }: { $boxes }.
two-boxes = { $first } and { $second }

## Rivers

river-before-land = The tiles of the river are drawn before all others
river-fork-first = The spring and the fork of a river are drawn before its running water
river-lake-last = The lake is drawn after the running water
river-no-water = A tile of the river must go on where water ends
river-joins-arms = A tile of the river may not join two arms
river-turns-twice = The river may not turn the same way twice
river-not-clear = Nothing may lie ahead of the river
river-ii-volcano = No follower is placed on the volcano of the river

## The Count of Carcassonne

count-closed-to-neutrals = Neither the dragon nor the fairy enters the city of the count
count-closed-to-figures = Nobody is placed on the tiles of the count's city
count-mayor-in-castle = A mayor waits in the castle quarter only
count-wagon-in-market = No wagon waits in the market quarter

## The Princess & the Dragon

dragon-no-company = Nobody is placed on the tile of the dragon
dragon-shuns-fairy = The dragon does not enter the tile of the fairy
princess-insists = The princess sends a knight home before anything else is chosen

## The Tower

tower-no-guard = Neither a mayor nor a wagon stands on a tower
tower-no-floor = Nobody stands on a tower site without a floor

## Abbey & Mayor

mayor-outside-city = A mayor goes into cities only
wagon-on-field = A wagon never drives onto a field

## The Shrines

shrines-several-rivals = No shrine may lie beside several monasteries, and no monastery beside several shrines

## Actions: what a choice does (the key of its kind), what a player is asked (-doing), and that it cannot be done
## (-refused). What chance must do first ends in -first.

pass-refused = { $who } cannot pass now.
draw = draw { $tile }
draw-first = First a tile must be drawn.
draw-refused = No tile { $tile } can be drawn now.
reveal = turn up { $number }
reveal-first = First a token must be turned up.
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
lay-tunnel = tunnel token { $letter } on the mouth{ $at } of ({ $x },{ $y })
lay-tunnel-doing = lay a tunnel token
lay-tunnel-refused = { $who } cannot lay the tunnel token { $letter } on ({ $x },{ $y }) now.
lay-ferry = ferry between { $sides } on ({ $x },{ $y })
lay-ferry-doing = let a ferry join two roads
lay-ferry-refused = { $who } cannot let a ferry go between { $sides } on ({ $x },{ $y }) now.
take-gold = take gold from ({ $x },{ $y })
take-gold-doing = take gold
take-gold-refused = { $who } cannot take gold from ({ $x },{ $y }) now.
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
