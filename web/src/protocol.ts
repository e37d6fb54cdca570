// Made from the records of bastide.server by `python -m bastide.server.schema --typescript`.

export type FromClient = Hello | Play | Undo | Propose | Replace | Answer | Chat | Start | Kick | Fill | Rename | Inspect | Foresee | EndNow | AskTally | Ping;

export type FromServer = Welcome | Update | TableChanged | Said | Done | Refused | Inspected | Foreseen | Lines | Bye;

/** The first message of every client. Without a token it watches. */
export interface Hello {
  type: "hello";
  token?: string | null;
  version?: number | null;
}

/** Play an action, or several parted by semicolons. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  action: string;
}

/** Take the last own action back: inside one's turn, until something is drawn. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** Ask the others to take one's last actions back. */
export interface Propose {
  type: "propose_takeback";
  id: string;
  version: number;
  seat: number;
}

/** Let a bot sit down on a seat: on one's own at once, on another by consent, or when its player is long away. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  level: string;
}

/** Agree to a proposal, or not. */
export interface Answer {
  type: "answer";
  id: string;
  proposal: number;
  agrees: boolean;
}

/** Say something at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** The host begins the game. */
export interface Start {
  type: "start";
  id: string;
}

/** The host frees an invited seat before the start; its old invitation and its token are void. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** The host puts a bot on an invited seat before the start. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  level: string;
}

/** Change the name on an own seat before the start. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Ask what fits into a gap. */
export interface Inspect {
  type: "inspect";
  id: string;
  x: number;
  y: number;
}

/** Ask what some of the own options would do. */
export interface Foresee {
  type: "foresee";
  id: string;
  version: number;
  actions: string[];
}

/** Ask for every line of the final scoring, if the game ended now. */
export interface EndNow {
  type: "end_now";
  id: string;
}

/** Ask for every line of every score so far, in order. */
export interface AskTally {
  type: "tally";
  id: string;
}

/** Ask whether the server listens. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to ``hello``: everything. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableState;
  seats: number[];
  is_host: boolean;
  view: View | null;
  tiles: TileFacts[];
  missed: Step[];
  chat: ChatLine[];
  clocks: Clocks | null;
  may_undo: boolean;
}

/** A table as everybody may see it. */
export interface TableState {
  table: string;
  facts: TableFacts;
  phase: "over" | "playing" | "waiting";
  seats: SeatState[];
  host: number[];
  watchers: number;
  proposals: Proposal[];
  commitment: string;
  seed: string | null;
  winners: number[];
  record: string | null;
}

/** What is fixed when a table is made. */
export interface TableFacts {
  game: string;
  boxes: string[];
  options: Record<string, boolean | number | string>;
  clock: ClockSettings | null;
  has_aids: boolean;
  is_watchable: boolean;
  has_takebacks: boolean;
  made: number;
}

/** Time of each player: seconds at the start, seconds added for each turn, and what happens without any left. */
export interface ClockSettings {
  seconds: number;
  increment: number;
  consequence: "bot" | "forfeit" | "none";
  level: string;
}

/** Who sits there. */
export interface SeatState {
  kind: "bot" | "engine" | "here" | "invited";
  name: string;
  level: string;
  is_taken: boolean;
  is_present: boolean;
  away_seconds: number;
  has_forfeited: boolean;
}

/** Something that needs the consent of the others: of every seat in ``waits_for``. */
export interface Proposal {
  number: number;
  what: "replace" | "takeback";
  by: number;
  seat: number;
  level: string;
  version: number;
  waits_for: number[];
}

/** Everything that is to be seen. */
export interface View {
  tiles: Laid[];
  figures: Standing[];
  loose: Loose[];
  features: Feature[];
  seats: Seat[];
  hand: string | null;
  bag: Record<string, number>;
  left: number;
  gaps: Gap[];
  turn: number;
  track: Track | null;
  markers: Marker[];
  question: Question | null;
}

/** A tile on the table, turned clockwise by some quarter turns. */
export interface Laid {
  tile: string;
  rotation: number;
  x: number;
  y: number;
}

/** A figure of a player on a feature of a laid tile, or on a place there that is no feature. */
export interface Standing {
  piece: string;
  owner: number;
  laid: number;
  number: number;
  feature: number;
  spot: string;
  sign: string;
  role: string;
  count: number;
}

/** A piece that stands on a cell, like the dragon or the floors of a tower. */
export interface Loose {
  piece: string;
  x: number;
  y: number;
  count: number;
  number: number;
  dx: number;
  dy: number;
  owner: number;
  numbers: number[];
  at: number[];
}

/** A road, a city, a field … with everything that belongs to it, whether anybody stands there or not. */
export interface Feature {
  id: number;
  kind: string;
  parts: [number, number][];
  tiles: number;
  pennants: number;
  open_ends: number;
  is_finished: boolean;
  strengths: number[];
  owners: number[];
  worth: number;
  worth_at_end: number;
  cities: number[];
}

/** A player beside the board. */
export interface Seat {
  name: string;
  score: number;
  is_asked: boolean;
  is_on_turn: boolean;
  at_end: number;
  held: Held[];
}

/** Pieces in front of a player: his supply, goods and cards, prisoners, wall tiles. */
export interface Held {
  piece: string;
  owner: number;
  count: number;
  spot: string;
}

/** A free cell with laid tiles on several sides, or with one that nothing fits to any more. The message ``inspect`` asks about any free cell beside laid tiles: which tiles fit, and how likely one comes. */
export interface Gap {
  x: number;
  y: number;
  asks: string;
  left: number;
  is_dead: boolean;
}

/** A ring of squares in playing order, and every cell for tiles inside. */
export interface Track {
  squares: TrackSquare[];
  inside: [number, number][];
}

/** One square of the track around the board, with the first of its two fields. */
export interface TrackSquare {
  x: number;
  y: number;
  field: number;
  start: string | null;
}

/** A marker of a player on a field of the track. */
export interface Marker {
  piece: string;
  owner: number;
  field: number;
  lap: number;
}

/** What is asked now. Only who holds the asked seat gets the options; for all others the list is empty. */
export interface Question {
  player: number | null;
  step: string;
  words: Words;
  tile: string | null;
  options: Option[];
}

/** Something to be said: the key of its sentence in ``locale``, and what is to be filled in. */
export interface Words {
  key: string;
  parameters: Record<string, string | number | (string | Words)[] | Words>;
  form: string;
}

/** One answer to a question. */
export interface Option {
  action: string;
  words: Words;
  target: AtNothing | AtTile | AtCell | AtFeature | AtFigure | AtSpot | AtSeat | AtNumber | OnTrack;
}

/** Nothing on the table: a pass, a confirmation. */
export interface AtNothing {
  at: "nothing";
}

/** A tile, by its code. */
export interface AtTile {
  at: "tile";
  tile: string;
}

/** A cell of the table, with quarter turns clockwise where something is turned. */
export interface AtCell {
  at: "cell";
  x: number;
  y: number;
  rotation: number | null;
}

/** A feature of a laid tile (number on that tile, -1 for a symbol), and the id of the whole feature. */
export interface AtFeature {
  at: "feature";
  x: number;
  y: number;
  number: number;
  feature: number;
  kind: string;
  where: string;
}

/** A figure that stands somewhere. */
export interface AtFigure {
  at: "figure";
  player: number;
  piece: string;
  place: AtFeature | AtSpot | OnTrack;
}

/** A named place that is no feature: a quarter, a prison. */
export interface AtSpot {
  at: "spot";
  spot: string;
  laid: number;
  sign: string;
}

/** A field of the track. */
export interface OnTrack {
  at: "track";
  field: number;
}

/** A player. */
export interface AtSeat {
  at: "seat";
  player: number;
}

/** A number: a bid, a token, one of several choices. */
export interface AtNumber {
  at: "number";
  number: number;
}

/** A kind of tile of this game; pictures and hit areas are in the atlas. */
export interface TileFacts {
  code: string;
  id: string;
  box: string;
  count: number;
  edges: string;
  parts: PartFacts[];
  shows: string[];
}

/** A feature of a kind of tile. */
export interface PartFacts {
  kind: string;
  sides: number[];
  shows: string[];
}

/** One entry of the log of a game. */
export interface Step {
  version: number;
  seat: number;
  action: string;
  taken_back: number;
  events: (TileDrawn | TileDiscarded | TileSetAside | TileTurnedUp | TileGivenUp | TilePlaced | FigurePlaced | FigureMoved | FigureLeft | NeutralMoved | NeutralLeft | Scored | TokensChanged | DieRolled | Other)[];
}

/** A player drew a tile. */
export interface TileDrawn {
  event: "tile_drawn";
  words: Words | null;
  player: number;
  tile: string;
}

/** A drawn tile fits nowhere and leaves the game. */
export interface TileDiscarded {
  event: "tile_discarded";
  words: Words | null;
  player: number;
  tile: string;
}

/** A drawn tile is laid aside for now. */
export interface TileSetAside {
  event: "tile_set_aside";
  words: Words | null;
  player: number;
  tile: string;
}

/** A tile came from the bag to lie open on the table. */
export interface TileTurnedUp {
  event: "tile_turned_up";
  words: Words | null;
  player: number;
  tile: string;
}

/** A tile that a player had leaves the game. */
export interface TileGivenUp {
  event: "tile_given_up";
  words: Words | null;
  player: number;
  tile: string;
}

/** A tile was laid. */
export interface TilePlaced {
  event: "tile_placed";
  words: Words | null;
  player: number;
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** A figure came from a supply to a place on the table. */
export interface FigurePlaced {
  event: "figure_placed";
  words: Words | null;
  player: number;
  piece: string;
  place: Place;
}

/** A feature of a laid tile, or a named spot beside the landscape. */
export interface Place {
  x: number;
  y: number;
  feature: string;
  where: string;
  called: string;
}

/** A figure went from one place to another. */
export interface FigureMoved {
  event: "figure_moved";
  words: Words | null;
  player: number;
  piece: string;
  place: Place;
  to: Place;
}

/** A figure left its place. */
export interface FigureLeft {
  event: "figure_left";
  words: Words | null;
  player: number;
  piece: string;
  place: Place;
  why: string;
}

/** A figure that belongs to nobody moved. */
export interface NeutralMoved {
  event: "neutral_moved";
  words: Words | null;
  piece: string;
  x: number;
  y: number;
}

/** A figure that belongs to nobody left the table. */
export interface NeutralLeft {
  event: "neutral_left";
  words: Words | null;
  piece: string;
}

/** A player scored: one line of the tally. ``words`` explain the sum. */
export interface Scored {
  event: "scored";
  words: Words | null;
  player: number;
  points: number;
  claim: string;
  rule: string;
  place: Place | null;
  feature: number;
  lines: [string, number, number][];
  parts: [number, number][];
  cities: number[];
  strengths: number[];
}

/** A player got tokens, or gave some away (a negative amount). */
export interface TokensChanged {
  event: "tokens_changed";
  words: Words | null;
  player: number;
  piece: string;
  amount: number;
}

/** A die was rolled. */
export interface DieRolled {
  event: "die_rolled";
  words: Words | null;
  player: number;
  result: number;
}

/** Something that only one box or game has; ``name`` is the key of its event. */
export interface Other {
  event: "other";
  words: Words | null;
  name: string;
  values: Record<string, string | number>;
}

/** Something that was said at a table. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Where the clocks stood when this was sent. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** The game went on. */
export interface Update {
  type: "update";
  version: number;
  before: number;
  steps: Step[];
  change: Change;
  clocks: Clocks | null;
  may_undo: boolean;
}

/** What is different from the view before; what is missing here stays as it was. */
export interface Change {
  tiles_kept?: number;
  tiles?: Laid[];
  figures?: Standing[];
  loose?: Loose[];
  features?: Feature[];
  features_gone?: number[];
  seats?: Seat[];
  hand?: string | null;
  bag?: Record<string, number>;
  left?: number;
  gaps?: Gap[];
  gaps_gone?: [number, number][];
  turn?: number;
  markers?: Marker[];
  question?: Question | null;
}

/** Something beside the game is different: seats, presence, proposals, start, end. */
export interface TableChanged {
  type: "table";
  table: TableState;
  clocks: Clocks | null;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** An intent was carried out and is on disk. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** An intent was not carried out; nothing has changed. The id is empty for what was no intent. */
export interface Refused {
  type: "refused";
  id: string;
  version: number;
  refusal: Refusal;
}

/** Why something was not done: a stable code, words, and what would be legal. */
export interface Refusal {
  code: string;
  words: Words;
  legal: string[];
}

/** What fits into a gap. */
export interface Inspected {
  type: "inspected";
  id: string;
  gap: GapFacts;
}

/** What can come into a gap. */
export interface GapFacts {
  x: number;
  y: number;
  asks: string;
  is_dead: boolean;
  fits: Fit[];
  left: number;
  bag: number;
  next_draw: number;
  by_seat: number[];
}

/** A kind of tile in the bag that fits into a gap. */
export interface Fit {
  tile: string;
  rotations: number[];
  count: number;
}

/** What some options would do, by their actions. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  version: number;
  effects: Record<string, Effect[]>;
}

/** Something that would come of an answer. */
export interface Effect {
  what: "ends" | "extends" | "finishes" | "joins" | "leaves" | "scores";
  words: Words;
  feature: number;
  player: number;
  points: number;
}

/** Score lines in order: of the final scoring if it ended now, or of everything so far. */
export interface Lines {
  type: "lines";
  id: string;
  version: number;
  lines: Scored[];
}

/** The server closes the socket; if it stops or is busy, the client comes back later. */
export interface Bye {
  type: "bye";
  refusal: Refusal;
  comes_back: boolean;
}

/** A table to be made. With ``origin`` game, boxes and options are those of the record. */
export interface NewTable {
  seats: NewSeat[];
  game?: string;
  boxes?: string[];
  options?: Record<string, boolean | number | string>;
  clock?: ClockSettings | null;
  has_aids?: boolean;
  is_watchable?: boolean;
  has_takebacks?: boolean;
  first?: number | null;
  starts?: boolean;
  origin?: FromRecord | null;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "engine" | "here" | "invited";
  name?: string;
  level?: string;
}

/** A position to play on from: a record, and how many of its steps are played. */
export interface FromRecord {
  record: string;
  step: number;
}

/** Take the seat of an invitation. A token of the same table in the header gets the seat as well. */
export interface TakeSeat {
  code: string;
  name?: string;
}

/** Ask for a fresh invitation to an invited seat, or to one's own seat for another device. */
export interface Invite {
  seat: number;
}

/** Ask for the tables of the tokens that a device has. */
export interface MyTables {
  tokens: string[];
}

/** Everything that can be chosen here. */
export interface Catalogue {
  version: string;
  games: GameFacts[];
  levels: LevelFacts[];
  engines: string[];
  themes: string[];
  languages: string[];
  limits: LimitFacts;
}

/** A game that can be played. */
export interface GameFacts {
  name: string;
  title: Words;
  least_players: number;
  most_players: number;
  boxes: BoxFacts[];
  presets: Record<string, string[]>;
}

/** A box that can be played. */
export interface BoxFacts {
  name: string;
  title: Words;
  about: Words;
  tiles: number;
  parts: string[];
  picture: string;
  has_copies: boolean;
  needs_tiles: boolean;
  options: OptionFacts[];
}

/** A choice of the table. */
export interface OptionFacts {
  name: string;
  box: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  words: Words;
  about: Words;
  choice_words: Words[];
}

/** A bot by its level, from the weakest to the strongest. */
export interface LevelFacts {
  name: string;
  title: Words;
  about: Words;
}

/** Limits of this server. */
export interface LimitFacts {
  seats: number;
  name_length: number;
  chat_length: number;
  message_bytes: number;
  upload_bytes: number;
  record_actions: number;
  clock_seconds: number;
  away_seconds: number;
}

/** A new table. */
export interface TableMade {
  table: string;
  token: string;
  seats: number[];
  invitations: Invitation[];
}

/** A code that lets somebody sit down; links carry it behind ``#``, so that no server log sees it. */
export interface Invitation {
  seat: number;
  code: string;
}

/** A seat was taken. */
export interface SeatTaken {
  table: string;
  token: string;
  seat: number;
}

/** A table in a list. In the list of one's own tables, ``token`` is the place of the token in the question. */
export interface TableSummary {
  token: number;
  table: string;
  phase: "over" | "playing" | "waiting";
  game: string;
  boxes: string[];
  names: string[];
  scores: number[];
  seats: number[];
  asked: number | null;
  record: string | null;
  changed: number;
}

/** A position that can be linked: a record, and how many of its steps are played. */
export interface Shared {
  record: string;
  step: number;
}

/** Whether a game was dealt as its seed says. */
export interface Fairness {
  commitment: string;
  seed: string | null;
  draws: number;
  is_fair: boolean;
}

/** A game that can be looked at again. */
export interface RecordFacts {
  record: string;
  game: string;
  boxes: string[];
  options: Record<string, boolean | number | string>;
  names: string[];
  scores: number[];
  winners: number[];
  is_over: boolean;
  steps: number;
  commitment: string;
}

/** A whole game: the set-up, then each step with what it changes. */
export interface Replay {
  facts: RecordFacts;
  tiles: TileFacts[];
  view: View;
  updates: Update[];
}

/** A game after some steps. */
export interface Position {
  facts: RecordFacts;
  step: number;
  tiles: TileFacts[];
  view: View;
  last: Step | null;
  text: string;
}

/** How far a review is. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
  review: ReviewFacts | null;
}

/** What is to be said about a game. */
export interface ReviewFacts {
  choices: ChoiceFacts[];
  margins: number[];
  lost: number[];
  luck: number[];
}

/** One turn of a player, against what the search would have done. */
export interface ChoiceFacts {
  step: number;
  turn: number;
  player: number;
  played: string;
  preferred: string;
  expected: number;
  lost: number;
  luck: number;
  curve: number[];
  mark: string;
}
