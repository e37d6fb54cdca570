### What the app says in English, beside what the engine says.

app-name = Bastide
app-loading = One moment
app-not-found = There is no such page.
app-to-start = To the start page
app-play-now = Play now
app-play-now-sub = against a bot, about 20 minutes
app-offline = No connection. Your move is safe and goes out as soon as it is back.
app-offline-watching = No connection. It comes back by itself.
app-close = Close
app-back = Back
app-game-land = Carcassonne
app-board = Board
app-players = Players

## The prompt

app-prompt = What to do
app-your-turn = Your turn
app-turn-of = { $who }’s turn
app-thinking = { $who } is thinking.
app-watching = You are watching.
app-seat-lost = You do not play any more: a bot has your seat, or your time was up. You are watching.
app-fits = { $count ->
    [one] Fits in one place.
   *[other] Fits in { $count } places.
  }
app-fits-choose = Choose a framed place.
app-left = { $count ->
    [one] You have one left.
   *[other] You have { $count } left.
  }
app-turn = Turn
app-lay-here = Lay it here
app-place = Place { NAME($role) }
app-no-figure = No figure
app-undo = Take it back
app-rule = The rule
app-which = Which one
app-other-answers = Something else
app-pick-on-board = Choose on the board: { $at } of { $count }
app-one-before = The one before
app-one-after = The next one
app-one-less = One less
app-one-more = One more
app-which-tile = Which tile
app-nobody-there = nobody there
app-spot = Row { $row }, column { $column }: free for the tile
app-ghost = Row { $row }, column { $column }, turned { $turns } times. Turn the tile.

## Players

app-away = away
app-would-be = would be { $points }
app-holds-nothing = Nothing left
app-since = Since your last turn
app-latest = Latest scores
app-all-lines = All
app-boxes = { $first } and { $more } more
app-turn-number = Turn { $turn }
app-competition = Without aids

## To see more

app-see-more = See more
app-land = Territories
app-gaps = Gaps
app-bag = Still in the bag
app-whole-board = Whole board
app-chat = Chat
app-chat-empty = Nobody has said anything yet.
app-chat-say = Say something
app-chat-send = Send
app-menu = Menu
app-claims = Largest claims
app-land-title = Who holds the land
app-land-note-castle = Numbers: points when finished. Striped rims are shared.
app-land-note = Numbers: points when finished; fields as they stand. Striped rims are shared.
app-filter-all = All
app-filter-field = Fields
app-filter-city = Cities
app-filter-road = Roads
app-filter-courtyard = Courtyards
app-filter-tower = Towers
app-filter-house = Houses
app-filter-path = Roads
app-worth-but-now = { $worth }, now { $now }
app-fed-by = { $cities ->
    [0] no finished city
    [one] one finished city
   *[other] { $cities } finished cities
  }
app-no-city-yet = no city yet
app-cells-free = { $count ->
    [0] surrounded
    [one] one cell free
   *[other] { $count } cells free
  }
app-is-finished = finished
app-open-ends = { $count ->
    [0] closed
    [one] one open end
   *[other] { $count } open ends
  }
app-worth-finished = worth { $points ->
    [one] one point
   *[other] { $points } points
  } when finished
app-scores-now = scores { $points ->
    [one] one point
   *[other] { $points } points
  } at once

app-this-gap = This gap
app-gap-fits = Row { $row }, column { $column }: { $count ->
    [one] { $count } tile fits
   *[other] { $count } tiles fit
  }
app-gap-dead = Row { $row }, column { $column }: nothing fits any more
app-gap-is-dead = Nothing fits here any more.
app-gap-of = of { $bag } tiles fit
app-gap-next = the next tile fits
app-gap-you = you draw one before the end
app-gap-who = { $who } draws one before the end
app-north = north
    .where = north
app-east = east
    .where = east
app-south = south
    .where = south
app-west = west
    .where = west

## Points

app-why = Why { $points } { $points ->
    [one] point
   *[other] points
  }?
app-together = Together
app-who-gets = Who gets them
app-alone = { $who } stands there alone.
app-majority = { $who } has the majority: { $strength }.
app-tie = { $who } are equally strong: everybody gets the full points.
app-track = Score track
app-score-lines = Score lines
app-no-lines = Nothing has been scored yet.
app-if-ended = If it ended now
app-rule-finished-city = A city is finished when its wall closes and nothing inside is missing. Each tile and each pennant count two points. Whoever has the most knights takes them all; a tie pays everybody in full.
app-rule-finished-road = A road is finished when both ends are closed, or when it runs in a circle. Each tile counts one point. Whoever has the most highwaymen takes them all; a tie pays everybody in full.
app-rule-finished-monastery = A monastery is finished when tiles lie on all eight cells around it. Each of the nine tiles counts one point.
app-rule-finished-shrine = A shrine is finished when tiles lie on all eight cells around it. Each of the nine tiles counts one point.
app-rule-unfinished = At the end what is not finished counts less: one point for each tile, and one for each pennant of a city. Whoever has the majority takes them all; a tie pays everybody in full.
app-rule-farmer = At the end, or when a barn comes to the field, each finished city beside a field brings three points. They go to whoever has the most farmers there; a tie pays everybody in full.
app-rule-merchant = At the end each market in a courtyard brings three points. They go to whoever has more merchants there; on a tie nobody gets them.
app-rule-keep = At the end the larger keep brings one point for each cell of the largest empty area. If both are equally large, nobody gets them.
app-rule-finished-path = A road is finished when all of its ends are closed, or when it runs in a circle. Each tile counts one point, with a fountain two. Whoever has more heralds takes them all; on a tie nobody does.
app-rule-finished-tower = A tower is finished when it is closed all around and nothing inside is missing. Each tile counts two points. Whoever has more knights takes them all; on a tie nobody does.
app-rule-finished-house = A house is finished when it is closed all around and nothing inside is missing. Each tile counts one point. Whoever has more squires takes them all; on a tie nobody does.
app-rule-unfinished-path = What is unfinished counts nothing. Only wall tile 4 brings one point at the end for each tile of one road where you have more heralds.
app-rule-unfinished-tower = What is unfinished counts nothing. Only wall tile 5 brings two points at the end for each tile of one tower where you have more knights.
app-rule-unfinished-house = What is unfinished counts nothing. Only wall tile 6 brings one point at the end for each tile of one house where you have more squires.
app-rule-bonus-wall-tile-9 = Wall tile 9 brings five points at the end.
app-rule-connected = Farmers who come to a barn because fields are joined are scored at once and come home. The majority gets one point for each finished city at the field.
app-rule-barn = At the end a barn brings four points for each finished city at its field.
app-rule-castle = When something around a castle is finished, its lord gets the same points and comes home.
app-rule-teacher = Whoever has the teacher gets the points of the next scoring, too. Then he goes back to the school.
app-rule-message = A message brings what it says, or two points instead.
app-rule-robber = When a marker moves forward from the field of a robber, the owner of the robber gets half of the points, rounded up. Nobody loses anything.
app-rule-payment-bazaar = At a bazaar whoever chose the tile buys it from the highest bidder, or sells it to them, for the highest bid. If nobody has raised, the bid is paid to nobody.
app-rule-payment-ransom = Once in a turn you can buy one of your followers free. You pay three points, and whoever held him gets them.
app-rule-catapult = At the target the disc nearest to the fair brings five points. At the catch they go to whoever catches the disc, or to whom it was thrown too short; otherwise to the thrower.
app-rule-crown = When the pig stops here, each follower on a crown brings three points; one alone on a segment with two crowns brings six. Then they come home.
app-rule-wheel-fortuna = Fortuna: whoever is on turn gets three points.
app-rule-wheel-knights = Taxes: each of your knights brings as many points as his city has pennants and knights of yours.
app-rule-wheel-farmers = Famine: each of your farmers brings one point for each finished city at his field.
app-rule-wheel-followers-in-the-supply = Storm: each follower in your supply brings one point.
app-rule-wheel-monks = Inquisition: each of your monks brings two points.
app-rule-wheel-monks-and-heretics = Inquisition: each of your monks and heretics brings one point.
app-rule-bonus-fairy = The fairy brings one point to the owner of her follower when his turn begins, and three when what he stands on is scored.
app-rule-bonus-finished-cities = At the end the king brings one point for each finished city on the table.
app-rule-bonus-finished-roads = At the end the robber baron brings one point for each finished road on the table.
app-rule-bonus-king = The king brings points to whoever has finished the largest city; the table has chosen how many, and when.
app-rule-bonus-robber-baron = The robber baron brings points to whoever has finished the longest road; the table has chosen how many, and when.
app-rule-bonus-king-and-robber-baron = Whoever has both the king and the robber baron gets more at the end, as the table has chosen.
app-rule-bonus-gold = At the end each piece of gold is worth one point if you have one to three of them, two for four to six, three for seven to nine, and four from ten on.
app-rule-bonus-most-wine = At the end ten points go to whoever has most of each kind of goods; a tie pays everybody in full.
app-rule-bonus-most-grain = { app-rule-bonus-most-wine }
app-rule-bonus-most-cloth = { app-rule-bonus-most-wine }

## The end

app-over = The game is over
app-final = Final scoring
app-final-again = Final scoring
app-same-again = Play again
app-next = Next
app-skip = Skip
app-pause = Pause
app-go-on = Go on
app-won-by = { $who } won.
app-time-up = time is up
app-time-was-up = Time was up: { $who }.
app-you-won = { $points ->
    [one] Won by one point.
   *[other] Won by { $points } points.
  }
app-you-lost = { $points ->
    [0] A tie.
    [one] Lost by one point.
   *[other] Lost by { $points } points.
  }
app-solo = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
app-replay = Replay
app-review = Review

## Together

app-proposal = A wish
app-wants-takeback = { $who } would like to take the last move back.
app-wants-bot = { $who } would like a bot to play for { $seat }.
app-agree = Agree
app-disagree = No
app-waits-for-others = Waiting for the others.
app-seat-kept = { $who } is away, the seat is kept.
app-let-bot-play = Let a bot play on
app-ask-takeback = Ask to take my move back

## Settings

app-language = Language
app-look = Light or dark
app-look-system = like the system
app-look-light = light
app-look-dark = dark
app-tiles = Tiles
app-tiles-auto = by light or dark
app-tiles-day = day
app-tiles-night = night
app-tiles-winter = winter
app-tiles-contrast = contrast
app-sound = Sound
app-motion = Movement
app-confirm = Two touches for a figure
app-confirm-note = The first one chooses, the second one places.
app-notes = Notifications
app-notes-note = When it is your turn and you look elsewhere.
app-sealed = The draw was sealed before the game:

## Keys

app-keys = Keys
app-key-arrows = the next place or answer in that direction
app-key-turn = turn the tile, with shift to the left
app-key-enter = do what the filled button says
app-key-numbers = figures and answers, in order
app-key-tab = from part to part
app-key-pass = no figure, pass
app-key-undo = take it back
app-key-land = hold: who holds the land
app-key-gaps = gaps, and what fits
app-key-bag = what is left in the bag
app-key-lines = score lines
app-key-chat = chat
app-key-zoom = nearer, further, the whole board
app-key-last = to the last move
app-key-help = this list
app-key-close = close what is on top

## For the ear

app-said-tile = { $who } lays a tile in row { $row }, column { $column }: { $tile }.
app-said-ghost = Row { $row }, column { $column }, { $turns ->
    [0] not turned
    [one] turned once
   *[other] turned { $turns } times
  }. { $at } of { $count }.
app-said-figure = { $who } places a { NAME($piece) }.
app-said-scored = { $who }: { $points } { $points ->
    [one] point
   *[other] points
  }, { $what }, { $sum }.
app-board-text = The board as text
app-tiles-laid = Tiles
app-tile-at = Row { $row }, column { $column }: { $tile }

app-part-at = { $part } { $sides }
app-part-with = { $part } with { $shown }
app-shows-bazaar = a bazaar
app-shows-cathar = a siege
app-shows-cathedral = a cathedral
app-shows-cloth = cloth
app-shows-crop = a crop circle
app-shows-dragon = a dragon
app-shows-fair = a fair
app-shows-ferry = a lake with a ferry
app-shows-festival = a festival
app-shows-flier = a flying machine
app-shows-fountain = a fountain
app-shows-gold = gold
app-shows-grain = grain
app-shows-inn = an inn
app-shows-mage = the mage
app-shows-market = a market
app-shows-pennant = a pennant
app-shows-pigs = a herd of pigs
app-shows-plague = a source of the plague
app-shows-portal = a magic portal
app-shows-princess = a princess
app-shows-robber = a robber
app-shows-tower = a tower foundation
app-shows-tunnel = a tunnel
app-shows-volcano = a volcano
app-shows-wheel = the wheel
app-shows-wine = wine

## Outside a game

app-navigation = Pages
app-motto-1 = Lay a tile.
app-motto-2 = A country grows.
app-promise = Every Carcassonne, the base game with { $boxes } boxes and The Castle: alone, against bots, with friends by a link. No account, nothing to install.
app-new-game = New game
app-new-game-sub = boxes, seats, friends
app-your-tables = Your tables
app-more-tables = { $count } more
app-card-over = Review
app-card-waiting = Waiting for guests
app-boxes-played = { $count ->
    [one] Base game and one box
   *[other] Base game and { $count } boxes
  }
app-join-by-link = Join by link
app-join = Join
app-paste-link = Paste the link you were sent
app-no-link = That is no link to a table or a game.
app-upload = Open a game file
app-reading = Reading the file
app-drop-here = Let go, and the game opens
app-no-server = The server does not answer. It may be back in a moment.
app-again = Try again
app-rules = Rules
app-settings = Settings
app-go-light = To the light look
app-go-dark = To the dark look

## A new game

app-which-game = Which game
app-presets = Ready-made choices
app-preset-base = Base game
app-preset-first-evening = First evening
app-preset-big-box = Big Box
app-preset-everything = Everything
app-preset-sub = { $tiles } tiles · { $minutes } min
app-preset-sub-many = { $boxes } boxes, a long night
app-chosen-boxes = { $boxes ->
    [0] Base game
    [one] Base game and one box
   *[other] Base game and { $boxes } boxes
  }: { $tiles } tiles, about { $minutes } minutes.
app-bundles = Several boxes in one
app-short-rule = Short rule
app-rule-and-copies = Rule and copies
app-copies = { $copies ->
    [0] Without its tiles
    [one] One copy
   *[other] { $copies } copies
  }
app-copies-of = Copies of the tiles: { $name }
app-colour = { $number ->
    [0] Red
    [1] Blue
    [2] Yellow
    [3] Green
    [4] Black
   *[other] Grey
  }
app-copies-less = One copy less
app-copies-more = One copy more
app-seats = Seats
app-add-seat = Add a seat
app-add-here = Somebody on this device
app-add-invited = A friend by link
app-add-bot = A bot
app-seat-up = Move up, and get the colour above
app-name-of-seat = Name on seat { $number }
app-name-here = Name
app-name-invited = Friend
app-name-bot = Bot
app-who-sits = Who sits on seat { $number }
app-seat-here = on this device
app-seat-invited = friend by link
app-seat-bots = Bots
app-seat-bot = Bot: { $level }
app-remove-seat = Remove the seat
app-table = Table
app-clock = Clock
app-clock-none = no clock
app-clock-minutes = { $minutes } min each
app-clock-days = { $days ->
    [one] one day each
   *[other] { $days } days each
  }
app-clock-hours = { $hours ->
    [one] one hour more
   *[other] { $hours } hours more
  }
app-clock-increment = For each turn
app-clock-seconds = { $seconds ->
    [0] nothing more
   *[other] { $seconds } s more
  }
app-clock-then = When time is up
app-clock-then-none = nothing happens
app-clock-then-bot = a bot takes over
app-clock-then-forfeit = the game is lost
app-aids = Aids: territories, gaps, bag
app-aids-off = Off, as in a competition
app-takebacks = Take back by consent
app-watchable = Others may watch by link
app-all-options = { $count ->
    [one] The one rule this table can choose
   *[other] All { $count } rules this table can choose
  }
app-options-changed = { $changed ->
    [one] one is changed
   *[other] { $changed } are changed
  }
app-start-game = Start the game
app-open-table = Open the table
app-sealed-note = The draw is sealed and can be checked afterwards.
app-play-on = Play on from here
app-play-on-note = The game goes on after step { $step }. The tiles that come are drawn anew.

## Waiting for people

app-waiting-for = { $count ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $count } players
  }
app-all-here = Everybody is here
app-lobby-host = Send the link, or let your friends read the code with their phones. A bot can take a free seat.
app-lobby-host-ready = You can start the game.
app-lobby-guest = You have a seat. It is kept, even if you close this page.
app-lobby-freed = The host has freed your seat. You watch this table.
app-lobby-watcher = You watch this table.
app-watch-link = Link for spectators
app-host-starts = The game begins as soon as the host starts it.
app-start-needs = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
app-invite = Invite
app-invite-seat = Seat for { $name }
app-a-friend = a friend
app-qr-label = The link as a QR code
app-invite-how = Whoever opens the link first gets the seat.
app-link-only-here = Only this device can open this link. For friends in your network start with “make play NETWORK=1”.
app-copy-link = Copy the link
app-copied = Copied
app-fill-seat = Put a bot here
app-kick = Free the seat
app-seat-free = still free
app-seat-present = here
app-seat-away = not here now
app-you = You
app-your-name = Your name
app-this-table = What is played
app-changed-rule = changed
app-invited = You are invited
app-invited-by = { $name } invites you
app-who-is-there = Who is there
app-sit-down = Sit down
app-watch-instead = Watch instead
app-no-account = No account, nothing to install. The seat stays yours on this device.

## Rules, settings, keys

app-rules-lead = Every box in a few sentences, in our own words. During a game every question and every score line shows the rule behind it.
app-box-tiles = { $count ->
    [one] One tile.
   *[other] { $count } tiles.
  }
app-rule-source = In full: { $section }.
app-table-may-choose = What a table can choose
app-usually = Usually: { $value }.
app-at-the-table = At the table
app-motion-note = Also off if your system asks for less motion.
app-this-device = This device
app-tables-kept = { $count ->
    [0] No table is remembered here.
    [one] One table is remembered here.
   *[other] { $count } tables are remembered here.
  }
app-forget = Forget these tables
app-forget-sure = Really forget? Your seats are gone then
app-keys-turn = Your turn
app-keys-see = To see more
app-keys-replay = Replay
app-key-step = a turn back, a turn on
app-key-small-step = a single step
app-key-ends = start, end
app-key-run = run, pause

## A game again

app-replay-of = Turn { $turn } of { $turns }
app-replay-start = Before the first turn
app-replay-end = The end
app-replay-slider = Turn
app-first = To the start
app-last = To the end
app-back-one = A turn back
app-on-one = A turn on
app-run = Run
app-speed = Speed
app-lays = { $who } lays a tile.
app-gets = { $who } gets { $points ->
    [one] one point
   *[other] { $points } points
  }.
app-share-position = Link to this position
app-download = Download
app-check-draw = Check the draw
app-fair-yes = The draw was fair
app-fair-yes-note = The seal from before the first draw fits the seed, and all { $draws } draws follow from it.
app-fair-own = The draws fit the seed
app-fair-own-note = All { $draws } draws follow from the seed in this file. It was not sealed here before the game.
app-fair-none = Nothing to check
app-fair-none-note = This game has no seed, so its draws cannot be checked.
app-fair-no = The draw does not fit
app-fair-no-note = The seed of this game is not the one that was sealed before the first draw.
app-seal-published = Sealed before the game
app-seed = Seed
app-winner = { $who } wins with { $points } points.
app-not-over = The game is not over.

## The review

app-review-none = The bots can look at this game again: what each turn was worth, and what would have been better.
app-review-begin = Start the review
app-review-running = The bots look at the game again
app-review-progress = { $percent } done. You can go away and come back.
app-review-failed = The review did not work out.
app-verdict-won = { $points ->
    [one] Won by one point.
   *[other] Won by { $points } points.
  }
app-verdict-lost = { $points ->
    [one] Lost by one point.
   *[other] Lost by { $points } points.
  }
app-verdict-tie = A tie.
app-verdict-open = Not over yet.
app-verdict-solo = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
app-luck-kind = The tiles were kind to { $who }.
app-luck-unkind = The tiles were not kind to { $who }.
app-luck-even = The tiles were fair to { $who }.
app-slips = { $count ->
    [0] No turn needs another look.
    [one] One turn is worth another look.
   *[other] { $count } turns are worth another look.
  }
app-luck-and-play = Luck and play
app-draws = Draws
app-play = Play
app-luck-note = Points against the average tile, and against the best turn the bots found.
app-worth-a-look = Turns worth another look
app-better-place = A better place was free
app-better-figure = Another figure was better
app-better-answer = Another answer was better
app-expected-lead = Expected lead: { $points }
app-curve = Expected lead of { $who }
app-curve-label = Expected lead of { $who }, turn by turn
app-curve-at = turn { $turn } · { $points }
app-your-move = played
app-better = better
app-show-better = Show the better turn
app-try-again = Try it again
app-review-of = Whose game
app-mark-blunder = blunder
app-mark-mistake = mistake
app-mark-slip = slip
