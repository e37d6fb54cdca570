/** The score track of the land: a ring of fields that markers walk round, lap after lap. */

import type { Marker, View } from "@/protocol";
import type { Target } from "./prompt";

/** So many steps of the log are looked through for a piece that walks. */
const RECENT = 40;

export const FIELDS = 50;
/** Fields along the two sides of the ring; corners belong to both. */
export const WIDE = 16;
export const HIGH = 11;

/** Column and row of a field: clockwise from the upper left corner. */
export function fieldAt(field: number): { column: number; row: number } {
  if (field < WIDE) return { column: field, row: 0 };
  if (field < WIDE + HIGH - 1) return { column: WIDE - 1, row: field - WIDE + 1 };
  if (field < 2 * WIDE + HIGH - 2) return { column: 2 * WIDE + HIGH - 3 - field, row: HIGH - 1 };
  return { column: 0, row: FIELDS - field };
}

/** What stands on the track: what the game says, or the points of the players where it says nothing. */
export function markersOf(view: View): readonly Marker[] {
  if (view.markers.length) return view.markers;
  return view.seats.map((seat, owner) => {
    const score = Math.max(0, seat.score);
    return { piece: "follower", owner, field: score % FIELDS, lap: 1 + Math.floor(score / FIELDS) };
  });
}

export function targetsTrack(target: Target): boolean {
  return target.at === "track" || (target.at === "figure" && target.place.at === "track");
}

/** The piece of nobody that has walked more than once since the last tile was laid. */
export function walkerOf(log: readonly { events: readonly { event: string }[] }[]): string {
  const steps = new Map<string, number>();
  const events = log.slice(-RECENT).flatMap((step) => step.events);
  for (let at = events.length - 1; at >= 0 && events[at]?.event !== "tile_placed"; at--) {
    const event = events[at] as { event: string; piece?: string };
    if (event.event === "neutral_moved" && event.piece) steps.set(event.piece, 1 + (steps.get(event.piece) ?? 0));
  }
  return [...steps].find(([, count]) => count > 1)?.[0] ?? "";
}

/** Where a piece walked since the last tile was laid, its first place included; empty if it did not. */
export function trailOf(
  log: readonly { events: readonly { event: string }[] }[],
  piece: string,
): { x: number; y: number }[] {
  const events = log.flatMap((step) => step.events);
  const moved = (at: number) => {
    const event = events[at] as { event: string; piece?: string; x?: number; y?: number };
    return event.event === "neutral_moved" && event.piece === piece ? { x: event.x ?? 0, y: event.y ?? 0 } : null;
  };
  const cells: { x: number; y: number }[] = [];
  let at = events.length - 1;
  for (; at >= 0 && events[at]?.event !== "tile_placed"; at--) {
    const cell = moved(at);
    if (cell) cells.unshift(cell);
  }
  if (!cells.length) return [];
  for (; at >= 0; at--) {
    const cell = moved(at);
    if (cell) return [cell, ...cells];
  }
  return cells;
}
