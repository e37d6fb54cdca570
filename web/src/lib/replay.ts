/** A whole game, step by step: views made of changes, and turns made of steps. */

import type { Replay, Step, View } from "@/protocol";
import { changed, isScored } from "./view";

/** What one player did until the next one was asked for something new. */
export interface Turn {
  /** Steps that are played before it, and after it. */
  from: number;
  to: number;
  player: number;
  /** Points that came of it, for anybody. */
  points: number;
}

/** Views of all steps, made when they are asked for; the one before is always there. */
export class Course {
  readonly #views: View[];
  readonly turns: Turn[];

  constructor(readonly replay: Replay) {
    this.#views = [replay.view];
    for (const update of replay.updates) this.#views.push(changed(this.#views.at(-1) as View, update.change));
    this.turns = turnsOf(
      replay.updates.map((each) => each.steps[0] as Step),
      (step) => this.view(step).turn,
    );
  }

  get steps(): number {
    return this.replay.updates.length;
  }

  view(step: number): View {
    return this.#views[Math.max(0, Math.min(step, this.steps))] as View;
  }

  /** The last step that led to this position. */
  step(step: number): Step | null {
    return step > 0 ? (this.replay.updates[step - 1]?.steps[0] ?? null) : null;
  }

  /** The number of the turn that is over after so many steps; 0 before the first. */
  turnAt(step: number): number {
    return this.turns.filter((turn) => turn.from < step).length;
  }

  /** The end of the turn before or after this position. */
  near(step: number, way: 1 | -1): number {
    if (way > 0) return this.turns.find((turn) => turn.to > step)?.to ?? this.steps;
    const before = this.turns.filter((turn) => turn.from < step).at(-1);
    return before ? (before.to < step ? before.to : before.from) : 0;
  }
}

/** Put steps together that belong to one turn; `turnBefore` gives its number before a step. */
export function turnsOf(steps: readonly Step[], turnBefore: (step: number) => number): Turn[] {
  const turns: Turn[] = [];
  let number = Number.NaN;
  steps.forEach((step, at) => {
    const points = pointsOf(step);
    const last = turns.at(-1);
    if (last && turnBefore(at) === number) {
      last.to = at + 1;
      last.points += points;
    } else turns.push({ from: at, to: at + 1, player: step.seat, points });
    number = turnBefore(at);
  });
  return turns;
}

export function pointsOf(step: Step): number {
  return step.events.reduce((sum, event) => (isScored(event) ? sum + event.points : sum), 0);
}

/** Who got how many points in a turn. */
export function gains(steps: readonly (Step | null)[]): { player: number; points: number }[] {
  const found = new Map<number, number>();
  for (const step of steps) {
    for (const event of step?.events ?? []) {
      if (isScored(event)) found.set(event.player, (found.get(event.player) ?? 0) + event.points);
    }
  }
  return [...found].map(([player, points]) => ({ player, points })).filter((each) => each.points > 0);
}

/** Where a turn in notation lays its tile: `Ev 0,-1; knight S`. Null for anything else. */
export interface LaidTile {
  tile: string;
  rotation: number;
  x: number;
  y: number;
  /** What comes behind it. */
  rest: string;
}

const TURNS = "^>v<";
const LAYS = /^(\S+?)([\^>v<]) (-?\d+),(-?\d+)(?:;\s*(.*))?$/;

export function laidTile(notation: string): LaidTile | null {
  const [, tile, turn, x, y, rest] = LAYS.exec(notation.trim()) ?? [];
  if (tile === undefined || turn === undefined) return null;
  return { tile, rotation: TURNS.indexOf(turn), x: Number(x), y: Number(y), rest: rest ?? "" };
}
