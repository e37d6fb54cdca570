/** What is being done at the table on this screen: the ghost, what is chosen, what is looked at. It holds no rule. */

import type { Outcome } from "@/lib/connection.svelte";
import { afterFrame } from "@/lib/frame";
import { settings } from "@/lib/settings.svelte";
import { play as sound } from "@/lib/sound";
import type { Table } from "@/lib/table.svelte";
import type { Line } from "@/lib/view";
import type { GapFacts, Option, Scored } from "@/protocol";
import { Foresight } from "./foresight.svelte";
import { type Answer, type Group, nextTurn, type Prompt, promptOf, towards } from "./prompt";

export type Mode = "play" | "land" | "gap" | "bag" | "why" | "final";
export type Panel = "chat" | "menu" | "keys" | "lines" | "board" | null;
export type LandFilter = "all" | "field" | "city" | "road" | "courtyard" | "tower" | "house";

const NOTHING: Prompt = { lays: [], groups: [], pass: null };
const TWICE = 300;
export const UNDO = "undo";

export class Stage {
  mode = $state<Mode>("play");
  panel = $state<Panel>(null);
  /** The tile that would be laid, if several can be. */
  laid = $state(0);
  ghost = $state.raw<{ x: number; y: number } | null>(null);
  rotation = $state(0);
  groupAt = $state(0);
  chosen = $state(0);
  /** Is an answer on the board chosen by hand, or only offered first? */
  isPicked = $state(false);
  filter = $state<LandFilter>("all");
  gap = $state.raw<GapFacts | null>(null);
  line = $state.raw<Scored | null>(null);
  seat = $state(-1);
  /** The step of the final scoring that is shown. */
  finalAt = $state(0);
  /** What was asked for last, and at which version of the game. */
  #wanted = $state.raw<{ what: string; version: number } | null>(null);
  /** What was the last key for, and when: the same answer twice within a moment is a slip. */
  #last = { what: "", at: 0 };

  readonly prompt = $derived.by(() => {
    const { question } = this.table;
    return question && this.table.isAsked ? promptOf(question) : NOTHING;
  });
  readonly lay = $derived(this.prompt.lays[this.laid] ?? this.prompt.lays[0] ?? null);
  readonly cell = $derived(this.ghost ? (this.lay?.cells.get(`${this.ghost.x},${this.ghost.y}`) ?? null) : null);
  /** The ways to lay the tile as the ghost lies. */
  readonly here = $derived<readonly Option[]>(this.cell?.turns.get(this.rotation) ?? []);
  readonly group = $derived<Group | null>(this.prompt.groups[this.groupAt] ?? this.prompt.groups[0] ?? null);
  readonly answer = $derived<Answer | null>(this.group?.answers[this.chosen] ?? null);
  /** Does the screen ask for a tile to be laid? */
  readonly isLaying = $derived(this.prompt.lays.length > 0);

  /** What is on its way to the server: the screen shows it as done, until the game has gone on or it is refused. */
  readonly sent = $derived.by(() => (this.#wanted?.version === this.table.version ? this.#wanted.what : ""));

  readonly foresight: Foresight;
  /** The answer that the primary button would give. */
  readonly next = $derived<Option | undefined>(this.isLaying ? this.here[0] : this.answer?.option);

  constructor(readonly table: Table) {
    this.foresight = new Foresight(table);
  }

  /** A new question: nothing is chosen yet. */
  ask(): void {
    this.ghost = null;
    this.laid = 0;
    this.groupAt = 0;
    this.chosen = 0;
    this.isPicked = false;
    if (this.mode === "final") return;
    if (this.mode !== "why" || this.table.isAsked) this.mode = "play";
  }

  // -- a tile -------------------------------------------------------------------------------------

  /** Put the ghost on a spot; it keeps its rotation if that is legal there. */
  put(x: number, y: number): void {
    const cell = this.lay?.cells.get(`${x},${y}`);
    if (!cell || this.sent) return;
    if (this.ghost && this.ghost.x === x && this.ghost.y === y) {
      this.turn(1);
      return;
    }
    this.ghost = { x, y };
    if (!cell.turns.has(this.rotation)) this.rotation = nextTurn(cell.turns.keys(), this.rotation, 1);
    sound("lift");
  }

  turn(step: 1 | -1): void {
    if (this.sent) return;
    const turns = this.cell ? this.cell.turns.keys() : [0, 1, 2, 3];
    this.rotation = nextTurn(turns, this.rotation, step);
    sound("turn");
  }

  /** Go to the next spot in a direction; the first one is the nearest to the last tile. */
  step(dx: number, dy: number): void {
    if (this.isLaying && this.lay) {
      const cells = [...this.lay.cells.values()];
      const last = this.table.view?.tiles.at(-1) ?? { x: 0, y: 0 };
      const next = this.ghost ? towards(cells, this.ghost, dx, dy) : (towards(cells, last, dx, dy) ?? cells[0]);
      if (next) this.put(next.x, next.y);
      return;
    }
    const answers = this.group?.answers ?? [];
    if (!answers.length) return;
    this.pick((this.chosen + (dx + dy > 0 ? 1 : -1) + answers.length) % answers.length);
  }

  // -- answers --------------------------------------------------------------------------------------

  choose(group: number): void {
    if (this.sent) return;
    this.groupAt = group;
    this.chosen = 0;
    this.isPicked = false;
  }

  pick(answer: number): void {
    if (this.sent) return;
    this.chosen = answer;
    this.isPicked = true;
    sound("lift");
  }

  /** Touch an answer on the board: the first touch chooses it, the second one plays it. */
  touch(answer: number): void {
    const isChosen = this.isPicked && this.chosen === answer;
    if (isChosen || !settings.confirm) {
      const option = this.group?.answers[answer]?.option;
      if (option) void this.play(option);
    } else this.pick(answer);
  }

  /** The primary answer: lay the ghost, or play what is chosen. */
  confirm(): void {
    if (this.next) void this.play(this.next);
  }

  pass(): void {
    if (this.prompt.pass) void this.play(this.prompt.pass);
  }

  async play(option: Option): Promise<void> {
    if (!this.isTwice(option.action)) await this.#send(option.action, () => this.table.play(option));
  }

  undo(): void {
    if (this.sent) return;
    if (this.ghost) this.ghost = null;
    else if (this.table.mayUndo && !this.isTwice(UNDO)) void this.#send(UNDO, () => this.table.undo());
  }

  /** Let the screen show at once what is asked for; nothing else can be asked for meanwhile. */
  async #send(what: string, ask: () => Promise<Outcome>): Promise<void> {
    if (this.sent) return;
    this.#wanted = { what, version: this.table.version };
    // A server that answers before the next picture would put that off until all that follows is drawn.
    await new Promise<void>(afterFrame);
    if (this.sent !== what) return;
    const outcome = await ask();
    if (outcome.is === "refused") this.#wanted = null;
  }

  isTwice(what: string): boolean {
    const now = performance.now();
    const isTwice = this.#last.what === what && now - this.#last.at < TWICE;
    this.#last = { what, at: now };
    return isTwice;
  }

  // -- to see more ----------------------------------------------------------------------------------

  show(mode: Mode): void {
    this.mode = this.mode === mode ? "play" : mode;
    if (this.mode !== "gap") this.gap = null;
    if (this.mode !== "why") this.line = null;
  }

  async inspect(x: number, y: number): Promise<void> {
    this.mode = "gap";
    this.gap = await this.table.inspect(x, y);
  }

  explain(line: Scored | Line): void {
    this.line = line;
    this.mode = "why";
    this.panel = null;
  }

  /** Show the final scoring from its first step. */
  final(): void {
    this.finalAt = 0;
    this.mode = "final";
  }

  /** Close the topmost thing. */
  close(): void {
    if (this.panel) this.panel = null;
    else if (this.mode === "gap" && this.gap) this.gap = null;
    else if (this.mode !== "play" && this.mode !== "final") this.show(this.mode);
    else if (!this.sent) this.ghost = null;
  }
}
