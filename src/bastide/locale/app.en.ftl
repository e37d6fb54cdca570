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
app-board = Board
app-players = Players

## The prompt

app-prompt = What to do
app-your-turn = Your turn
app-turn-of = { $who }’s turn
app-thinking = { $who } is thinking.
app-watching = You are watching.
app-fits = { $count ->
    [one] Fits in one place.
   *[other] Fits in { $count } places.
  }
app-left = { $count ->
    [one] You have one left.
   *[other] You have { $count } left.
  }
app-turn = Turn
app-lay-here = Lay it here
app-place = Place { $role }
app-no-figure = No figure
app-undo = Take it back
app-rule = The rule
app-which = Which one
app-which-tile = Which tile
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
app-land-note = Numbers: points when finished; fields as they stand. Striped rims are shared.
app-filter-all = All
app-filter-field = Fields
app-filter-city = Cities
app-filter-road = Roads
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
app-worth-finished = worth { $points } when finished
app-scores-now = scores { $points } at once

app-this-gap = This gap
app-gap-fits = Row { $row }, column { $column }: { $count ->
    [one] one tile fits
   *[other] { $count } tiles fit
  }
app-gap-dead = Row { $row }, column { $column }: nothing fits any more
app-gap-is-dead = Nothing fits here any more.
app-gap-of = of { $bag } tiles fit
app-gap-next = the next tile fits
app-gap-you = you draw one before the end
app-gap-who = { $who } draws one before the end
app-north = north
app-east = east
app-south = south
app-west = west
app-side-F = field
app-side-C = city
app-side-R = road
app-side-W = river
app-side-T = tower
app-side-H = house
app-side-Y = courtyard

## Points

app-why = Why { $points } { $points ->
    [one] point
   *[other] points
  }?
app-together = Together
app-who-gets = Who gets them
app-alone = { $who } stands there alone.
app-majority = { $who } has the majority: { $strength }.
app-tie = { $who } are equally strong: everybody gets all points.
app-score-lines = Score lines
app-no-lines = Nothing has been scored yet.
app-if-ended = If it ended now
app-rule-finished-city = A city is finished when its wall closes and nothing inside is missing. Each tile and each pennant count two points. Whoever has the most knights takes them all; in a tie everyone does.
app-rule-finished-road = A road is finished when both ends are closed, or when it runs in a circle. Each tile counts one point. Whoever has the most highwaymen takes them all; in a tie everyone does.
app-rule-finished-monastery = A monastery is finished when tiles lie on all eight cells around it. Each of the nine tiles counts one point.
app-rule-finished-shrine = A shrine is finished when tiles lie on all eight cells around it. Each of the nine tiles counts one point.
app-rule-unfinished = At the end what is not finished counts less: one point for each tile, and one for each pennant of a city. Whoever has the majority takes them all; in a tie everyone does.
app-rule-farmer = At the end each finished city beside a field brings three points to whoever has the most farmers there; in a tie to everyone.
app-rule-merchant = At the end ten points go to whoever has most of each kind of goods; in a tie to everyone.
app-rule-keep = At the end the largest cell of the courtyard that is still free brings points to whoever has the largest keep.

## The end

app-over = The game is over
app-final = Final scoring
app-final-again = Final scoring
app-next = Next
app-skip = Skip
app-pause = Pause
app-go-on = Go on
app-won-by = { $who } won.
app-you-won = { $points ->
    [one] Won by one point.
   *[other] Won by { $points } points.
  }
app-you-lost = { $points ->
    [0] A draw.
    [one] Lost by one point.
   *[other] Lost by { $points } points.
  }
app-solo = { $points } points.
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
app-notes = Notes
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

app-said-tile = { $who } lays a tile in row { $row }, column { $column }.
app-said-figure = { $who } places a { NAME($piece) }.
app-said-scored = { $who }: { $points } { $points ->
    [one] point
   *[other] points
  }, { $what }, { $sum }.
app-board-text = The board as text
app-tiles-laid = Tiles
app-tile-at = { $tile } in row { $row }, column { $column }, turned { $turns } times
