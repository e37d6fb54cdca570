/** A table as this device knows it: the view, who sits where, the log, chat and clocks. It holds no rule. */

import type {
  ChatLine,
  Clocks,
  Effect,
  FromServer,
  GapFacts,
  Option,
  Refusal,
  Scored,
  Step,
  TableState,
  TileFacts,
  View,
} from "@/protocol";
import { Connection, type Outcome, type Wish } from "./connection.svelte";
import { tokenOf } from "./seats";
import { tileTold } from "./tiles";
import { changed, continued, linesOf } from "./view";

/** Some of what is called otherwise in the country has another name in The Castle. */
const IN_CASTLE: Record<string, string> = { road: "path", city: "courtyard" };

export class Table {
  state = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  tiles = $state.raw<ReadonlyMap<string, TileFacts>>(new Map());
  seats = $state.raw<readonly number[]>([]);
  /** Did somebody sit here whose seat a bot has now, or whose time was up? */
  hasLostSeat = $state(false);
  isHost = $state(false);
  version = $state(-1);
  log = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  /** When the clocks were sent, by the clock of this device. */
  clocksAt = $state(0);
  mayUndo = $state(false);
  /** The steps that came last, for what moves on the screen. */
  news = $state.raw<readonly Step[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  isSending = $state(false);
  readonly connection: Connection;

  readonly lines = $derived(linesOf(this.log));
  readonly question = $derived(this.view?.question ?? null);
  /** Is somebody asked who sits at this device? */
  readonly isAsked = $derived(
    this.question?.player != null && this.seats.includes(this.question.player) && this.question.options.length > 0,
  );
  /** What tells one question from the next. A line that comes back sends the same one again, and that is no news. */
  readonly asked = $derived(`${this.version} ${this.isAsked}`);
  /** The seat from which one looks: the asked one of this device, else its first. */
  readonly me = $derived(this.isAsked ? (this.question?.player ?? -1) : (this.seats[0] ?? -1));
  readonly isHotSeat = $derived(this.seats.length > 1);
  readonly isOver = $derived(this.state?.phase === "over");
  readonly isCastle = $derived(this.state?.facts.game === "castle");
  readonly hasAids = $derived(this.state?.facts.has_aids ?? true);

  constructor(readonly id: string) {
    const secure = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${secure}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      () => ({ type: "hello", token: tokenOf(id), version: this.version >= 0 ? this.version : null }),
      (message) => this.receive(message),
    );
  }

  /** What people call a feature in this game. */
  called(kind: string): string {
    return (this.isCastle ? IN_CASTLE[kind] : undefined) ?? kind;
  }

  /** A tile in words, for who does not see it. */
  described(code: string, rotation = 0): string {
    const facts = this.tiles.get(code);
    return facts ? tileTold(facts, rotation, (kind) => this.called(kind)) : code;
  }

  name(player: number): string {
    return this.state?.seats[player]?.name ?? this.view?.seats[player]?.name ?? "";
  }

  play(option: Option): Promise<Outcome> {
    return this.wish({ type: "play", version: this.version, action: option.action });
  }

  undo(): Promise<Outcome> {
    return this.wish({ type: "undo", version: this.version });
  }

  /** Ask for something that is either done or refused; a refusal is shown. */
  async wish(wish: Wish): Promise<Outcome> {
    this.isSending = true;
    this.refusal = null;
    const outcome = await this.connection.ask(wish);
    this.isSending = false;
    if (outcome.is === "refused") {
      this.refusal = outcome.refusal;
      if (outcome.refusal.code === "stale") this.connection.greet();
    }
    return outcome;
  }

  async inspect(x: number, y: number): Promise<GapFacts | null> {
    const outcome = await this.connection.ask({ type: "inspect", x, y });
    return outcome.is === "inspected" ? outcome.answer.gap : null;
  }

  /** Say what some answers would do. */
  async foresee(actions: string[]): Promise<Record<string, Effect[]>> {
    const outcome = await this.connection.ask({ type: "foresee", version: this.version, actions });
    return outcome.is === "foreseen" ? outcome.answer.effects : {};
  }

  /** Give the lines of a final scoring, if the game ended now. */
  async endNow(): Promise<Scored[]> {
    const outcome = await this.connection.ask({ type: "end_now" });
    return outcome.is === "lines" ? outcome.answer.lines : [];
  }

  close(): void {
    this.connection.close();
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        const isResumed = this.version >= 0 && message.version >= this.version;
        this.log = isResumed ? continued(this.log, message.missed) : continued([], message.missed);
        this.news = isResumed ? message.missed : [];
        this.version = message.version;
        this.state = message.table;
        if (this.seats.length && !message.seats.length) this.hasLostSeat = true;
        this.seats = message.seats;
        this.isHost = message.is_host;
        this.view = message.view;
        this.tiles = new Map(message.tiles.map((each) => [each.code, each]));
        this.chat = message.chat;
        this.mayUndo = message.may_undo;
        this.#setClocks(message.clocks);
        return;
      }
      case "update":
        if (message.version <= this.version) return;
        if (message.before !== this.version || !this.view) {
          this.connection.greet();
          return;
        }
        this.view = changed(this.view, message.change);
        this.version = message.version;
        this.log = continued(this.log, message.steps);
        this.news = message.steps;
        this.mayUndo = message.may_undo;
        this.refusal = null;
        this.#setClocks(message.clocks);
        return;
      case "table": {
        const begins = this.state?.phase === "waiting" && message.table.phase !== "waiting";
        this.state = message.table;
        this.#setClocks(message.clocks);
        if (begins) this.connection.greet();
        return;
      }
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      default:
    }
  }

  #setClocks(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }
}
