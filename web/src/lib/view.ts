/** A view of a game, and how a change makes the next one of it. */

import type { Change, Gap, Scored, Step, View } from "@/protocol";

export function changed(view: View, change: Change): View {
  const next: View = { ...view };
  if (change.tiles || change.tiles_kept !== undefined) {
    const kept = change.tiles_kept ?? view.tiles.length;
    next.tiles = [...view.tiles.slice(0, kept), ...(change.tiles ?? [])];
  }
  if (change.features || change.features_gone) {
    const features = new Map(view.features.map((each) => [each.id, each]));
    for (const id of change.features_gone ?? []) features.delete(id);
    for (const each of change.features ?? []) features.set(each.id, each);
    next.features = [...features.values()].sort((one, other) => one.id - other.id);
  }
  if (change.gaps || change.gaps_gone) {
    const gaps = new Map(view.gaps.map((each) => [cell(each.x, each.y), each]));
    for (const [x, y] of change.gaps_gone ?? []) gaps.delete(cell(x, y));
    for (const each of change.gaps ?? []) gaps.set(cell(each.x, each.y), each);
    next.gaps = [...gaps.values()].sort((one: Gap, other: Gap) => one.y - other.y || one.x - other.x);
  }
  if (change.bag) {
    const bag = { ...view.bag, ...change.bag };
    next.bag = Object.fromEntries(Object.entries(bag).filter(([, count]) => count > 0));
  }
  if (change.figures) next.figures = change.figures;
  if (change.loose) next.loose = change.loose;
  if (change.seats) next.seats = change.seats;
  if (change.hand !== undefined) next.hand = change.hand;
  if (change.left !== undefined) next.left = change.left;
  if (change.turn !== undefined) next.turn = change.turn;
  if (change.markers) next.markers = change.markers;
  if (change.question !== undefined) next.question = change.question;
  return next;
}

export function cell(x: number, y: number): string {
  return `${x},${y}`;
}

/** Add steps to a log; what is taken back leaves it. */
export function continued(log: readonly Step[], steps: readonly Step[]): Step[] {
  const next = [...log];
  for (const step of steps) {
    if (step.taken_back) {
      let left = step.taken_back;
      while (left > 0 && next.length) {
        if (next.pop()?.action) left -= 1;
      }
    } else next.push(step);
  }
  return next;
}

export type Happening = Step["events"][number];

export type Line = Scored & { version: number; number: number };

export function isScored(event: Happening): event is Scored {
  return event.event === "scored";
}

/** Every score line of a log, in order. */
export function linesOf(log: readonly Step[]): Line[] {
  const lines: Line[] = [];
  for (const step of log) {
    for (const event of step.events) {
      if (isScored(event)) lines.push({ ...event, version: step.version, number: lines.length });
    }
  }
  return lines;
}
