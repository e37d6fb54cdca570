### What the command line says in English.

## Help

help-usage = Usage:
help-help = Show this help.
help-arguments = Arguments
help-some-options = OPTIONS
help-some-command = COMMAND [ARGS]
help-options = Options
help-commands = Commands
help-default = {"["}default: {"{}"}]
help-required = {"["}required]
help-a-text = TEXT
help-a-file = FILE
help-a-number = NUMBER
help-argument-file = FILE
help-argument-files = FILES
help-argument-box = BOX
help-argument-bots = BOTS
help-argument-data = FOLDER
help-argument-target = FILE
help-boxes = Boxes beside the base game, separated by commas ('river x2' for two copies), or a preset: everything …
help-lang = en or de; otherwise what the environment says.
help-version = Say which version this is.
help-game-options = Options, like 'fields=no, small_city=2'.
help-game = land, or castle for The Castle.
help-own-tiles = A file with tiles of your own; can be repeated. The Castle: all of its tiles.
help-wall = The Castle: a corrected wall with its start fields (YAML).
help-seed = The same seed gives the same tiles.
help-recorded = A record (.bastide) or a save file (.jcz).
help-arena-bots = Two or more bots, see 'bastide bots'.
help-arena-pairs = Pairs of games for each two bots.
help-arena-budget-b = Another budget for the second of two bots.
help-arena-players = Seats; the two bots take them in turn.
help-arena-seed = The same seed gives the same draws.
help-arena-processes = Games that are played at once.
help-arena-processor = Count seconds of the processor.
help-arena-results = Keep every game here, and go on from there.
help-arena-plot = Draw the result (.svg).
help-arena-json = Print one object instead of a table.
help-review-html = Write a page with plots that needs nothing else.
help-review-json = Print one object.
help-engine-bot = Who answers at first.
help-import-file = A save file of JCloisterZone (.jcz).
help-import-output = The record to write.
help-compare-files = Recordings (.jsonl or .jsonl.gz).
help-compare-waivers = Differences that the rules decide (YAML).
help-perft-file = A file of known numbers to check.
help-perft-tiles = Order of the tiles, by code.
help-perft-depth = How many tiles to play.
help-perft-players = How many players.
help-bench-json = Print the figures as JSON.
help-bench-seconds = How long each figure is measured.
help-play-text = Play in the terminal. The app is started by 'bastide serve --open'.
help-play-players = Names of the people, separated by commas; without it one person plays.
help-play-bots = How many bots play along; one against a single player if you do not say.
help-play-bot = Which bot plays, see 'bastide bots'.
help-play-budget = How long a bot thinks: 0.5s, or a number of simulations.
help-play-resume = Go on with a recorded game.
help-play-keep = Where an unfinished game is kept.
help-replay-at-once = Only the end, without stopping after each turn.
help-theme = day, winter, night or contrast.
help-pixels = Width of a tile.
help-tiles-box = A box, castle, or a file of your own (.yaml); else the boxes are listed.
help-tiles-sheet = Draw all tiles into a picture (.svg or .png).
help-draw-output = The picture to write (.svg or .png).
help-draw-turn = After which turn; without it the end of the record.
help-draw-territories = Show who holds what.
help-draw-last = Frame the tile that was laid last.
help-draw-places = Show free cells and how many tiles fit there.
help-draw-coordinates = Number columns and rows.
help-time = For each decision: 0.2s, 200ms, or a number of simulations.
help-bastide = Every Carcassonne: play, replay and compare games.
help-play = Play in the terminal, on one screen with friends or against bots.
help-replay = Step through a recorded game.
help-bots = List the bots that can be named.
help-arena = Let bots play each other: every draw twice, with seats swapped.
help-review = Look at a game again: what the search preferred, slips by size, luck and play.
help-engine = Speak the engine protocol over standard input and output.
help-import = Turn a save file of another program into a record.
help-compare = Replay recordings of another engine and compare scores and options after every message.
help-tiles = List the boxes, or draw the tiles of one.
help-draw = Draw a position with figures and territories.
help-perft = Count the ways to play the first tiles of a fixed order.
help-bench = Measure the speed of the rules engine on this machine.
help-serve-data = The folder with everything that is kept.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-config = A file with settings (TOML).
help-serve-open = Open the app in a browser.
help-backup-data = The folder of a server.
help-backup-target = The file to write.
help-verify-file = A record (.bastide).
help-verify-commitment = What was published before the first draw.
help-serve = Serve tables for people and bots.
help-backup = Copy everything that a server keeps, while it runs.
help-verify = Check that everything drawn in a game follows from its seed.

## Headings of tables

table-tiles = tiles
table-lines = lines
table-seconds = seconds
table-figure = figure
table-value = value
table-match = match
table-games = games
table-wins = wins
table-interval = interval
table-margin = margin
table-points = points
table-per-turn = ms per turn
table-bot = bot
table-name = name
table-about = what it does
table-box = box
table-play = play
table-player = player
table-draws = draws
table-own-play = play
table-turn = turn
table-played = played
table-expected = expected
table-draw = draw
table-better = better

## Progress

progress-measuring = measuring
progress-playing = playing
progress-looking = looking

## Output of commands

replay-turn = { $turn ->
    [0] set-up
   *[other] after turn { $turn }
  }
replay-unknown = { $answer } is no turn from 0 to { $last }.
replay-next = Enter: next turn, b: back, a number: that turn (0 to { $last }), q: leave
wrote = Wrote { $file }.
tiles-of = { $title } ({ $german }): { $number } { $number ->
    [one] tile
   *[other] tiles
  }
tiles-bundle = A bundle of { $parts }
tiles-and-castle = And { $name }: The Castle (Die Burg), a game of its own.
bots-also = Also: FILE.py:CLASS, MODULE:CLASS, and 'engine:COMMAND' for a program of its own.
arena-forfeit = forfeit: { $first } - { $second }, pair { $pair }: { $why }
arena-plot = Wins of the first bot, with intervals of 95 %
review-title = Game review
review-margins = Expected margin
review-margins-of = Expected margin of { $names }
review-split = Draws and play
review-choices = Choices
review-better = { $mark }, { $lost } points: better { $better }
review-choice = { $name }: { $mark }, { $lost } points
review-blunder = { $number ->
    [one] blunder
   *[other] blunders
  }
review-mistake = { $number ->
    [one] mistake
   *[other] mistakes
  }
review-slip = { $number ->
    [one] slip
   *[other] slips
  }
review-no-slips = no slips
review-player = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, margin { $margin }; draws { $luck }, play { $play } ({ $slips })
compare-not = { $file }: not compared. { $why }
compare-agreed = { $file }: agreed { $agreed } of { $games } games
compare-found = game { $game }, message { $message }: { $what }
compare-theirs = { "  " }theirs: { $found }
compare-ours = { "  " }ours:   { $found }
compare-move = { "  " }move:   { $move }
compare-illegal = the move is illegal here
compare-legal = legal
compare-scores = scores
compare-end = the end
compare-over = { $scores }, over
compare-goes-on = { $scores }, not over
compare-draw = the draw
compare-options = number of options
compare-waived = waived: game { $game }, message { $message }: { $because }
perft-agrees = { $depth }: { $counted } agrees
perft-differs = { $depth }: { $counted } but the file says { $known }
serve-address = Bastide is played at { $address }
verify-follows = Every draw follows from the seed.
verify-published = SHA-256 of the seed: { $found }, as published.
verify-seed = SHA-256 of the seed: { $found }.

## Command lines that cannot be read

usage-with-help = { $what } Help: { $command }
usage-no-option = There is no option { $name }.
usage-no-option-but = There is no option { $name }. Did you mean { $known }?
usage-no-command = There is no command { $name }.
usage-missing-command = A command is missing.
usage-missing = { $name } is missing.
usage-too-much = { $name } is one word too many.
usage-no-value = The option { $name } takes no value.
usage-missing-value = The option { $name } needs a value.
usage-no-number = { $name } must be a number.
usage-too-large = { $name } is { $most } at most.
usage-too-small = { $name } is { $least } at least.
usage-wrong = { $name } cannot be read: { $why }
