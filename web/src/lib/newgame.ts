/** A new table while it is being chosen: seats, boxes, options. What is possible decides the server. */

import type { BoxFacts, ClockSettings, GameFacts, NewSeat, NewTable, OptionFacts, TableState } from "@/protocol";
import { boxName, copiesOf, writeBox } from "./boxes";
import { keep, kept } from "./memory";

export type Value = OptionFacts["default"];
export type Kind = "here" | "invited" | "bot" | "engine";

export interface SeatDraft {
  kind: Kind;
  name: string;
  level: string;
}

export interface Draft {
  game: string;
  /** Chosen boxes beside the base game, with their copies: `river x2`. */
  boxes: string[];
  /** Options that are not as usual. */
  options: Record<string, Value>;
  seats: SeatDraft[];
  /** Minutes of each player; 0: no clock. */
  minutes: number;
  increment: number;
  consequence: "none" | "bot" | "forfeit";
  hasAids: boolean;
  isWatchable: boolean;
  hasTakebacks: boolean;
}

export const BASE = "base";
export const LAND = "land";
/** Ready-made choices that are shown, in this order. */
export const SHOWN_PRESETS = ["base", "first_evening", "big_box", "everything"] as const;
const BOT_NAMES = ["Ines", "Odo", "Mila", "Hugo", "Clara", "Bruno"];
const SECONDS_PER_TILE = 18;

export function firstDraft(name: string, level: string): Draft {
  return {
    game: LAND,
    boxes: [],
    options: {},
    seats: [
      { kind: "here", name, level: "" },
      { kind: "bot", name: BOT_NAMES[0] ?? "", level },
    ],
    minutes: 0,
    increment: 0,
    consequence: "none",
    hasAids: true,
    isWatchable: true,
    hasTakebacks: true,
  };
}

/** A name that no other seat has yet. */
export function botName(seats: readonly SeatDraft[]): string {
  return BOT_NAMES.find((name) => !seats.some((seat) => seat.name === name)) ?? "";
}

export function seatOf(kind: Kind, level: string, others: readonly SeatDraft[]): SeatDraft {
  const isProgram = kind === "bot" || kind === "engine";
  return { kind, name: isProgram ? botName(others) : "", level: isProgram ? level : "" };
}

/** Change who sits there; a name that was typed stays. */
export function reseated(seat: SeatDraft, kind: Kind, level: string, others: readonly SeatDraft[]): SeatDraft {
  const fresh = seatOf(kind, level, others);
  const wasGiven = BOT_NAMES.includes(seat.name) || seat.name === "";
  const isProgram = kind === "bot" || kind === "engine";
  if (isProgram && BOT_NAMES.includes(seat.name)) return { ...fresh, name: seat.name };
  return wasGiven ? fresh : { ...fresh, name: seat.name };
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** Which ready-made choice is this? */
export function presetOf(game: GameFacts, boxes: readonly string[]): string | null {
  return SHOWN_PRESETS.find((name) => game.presets[name] && alike(game.presets[name], boxes)) ?? null;
}

export function isChosen(boxes: readonly string[], box: string): boolean {
  return box === BASE || boxes.some((each) => boxName(each) === box);
}

export function toggled(boxes: readonly string[], box: string): string[] {
  return isChosen(boxes, box) ? boxes.filter((each) => boxName(each) !== box) : [...boxes, box];
}

/** How many copies of the tiles of a chosen box are played. */
export function copiesIn(boxes: readonly string[], box: string): number {
  return copiesOf(boxes.find((each) => boxName(each) === box) ?? box);
}

/** Choose how many copies are played; the base game needs no word if there is one of it. */
export function withCopies(boxes: readonly string[], box: string, copies: number): string[] {
  const written = writeBox(box, copies);
  const next = boxes.some((each) => boxName(each) === box) ? boxes : [...boxes, box];
  return next.map((each) => (boxName(each) === box ? written : each)).filter((each) => each !== BASE);
}

/** Boxes that are played: the base game, the chosen ones, and the parts of bundles. */
export function playedBoxes(game: GameFacts, boxes: readonly string[]): BoxFacts[] {
  const chosen = new Set([BASE, ...boxes.map(boxName)]);
  for (const box of game.boxes) if (chosen.has(box.name)) for (const part of box.parts) chosen.add(part);
  return game.boxes.filter((each) => chosen.has(each.name) || game.name !== LAND);
}

export function tilesOf(game: GameFacts, boxes: readonly string[]): number {
  const own = playedBoxes(game, boxes).filter((each) => isChosen(boxes, each.name));
  return own.reduce((sum, each) => sum + each.tiles * copiesIn(boxes, each.name), 0);
}

/** About how many minutes so many tiles take, in steps that nobody takes for a promise. */
export function minutesFor(tiles: number): number {
  const minutes = (tiles * SECONDS_PER_TILE) / 60;
  const step = minutes < 45 ? 5 : 15;
  return Math.max(step, Math.round(minutes / step) * step);
}

export interface OptionGroup {
  box: BoxFacts;
  options: OptionFacts[];
}

/** The options of the played boxes, each once. */
export function optionGroups(game: GameFacts, boxes: readonly string[]): OptionGroup[] {
  const seen = new Set<string>();
  const groups: OptionGroup[] = [];
  for (const box of playedBoxes(game, boxes)) {
    const options = box.options.filter((each) => !seen.has(each.name));
    for (const each of options) seen.add(each.name);
    if (options.length) groups.push({ box, options });
  }
  return groups;
}

function clockOf(draft: Draft): ClockSettings | null {
  if (!draft.minutes) return null;
  const { increment, consequence } = draft;
  return { seconds: draft.minutes * 60, increment, consequence, level: "greedy" };
}

function newSeat(seat: SeatDraft): NewSeat {
  return { kind: seat.kind, name: seat.name.trim(), level: seat.level };
}

/** What the server is asked for. Options of boxes that are not played any more stay at home. */
export function newTable(draft: Draft, game: GameFacts | undefined): NewTable {
  const known = new Set(
    game ? optionGroups(game, draft.boxes).flatMap((each) => each.options.map((option) => option.name)) : [],
  );
  return {
    game: draft.game,
    boxes: draft.game === LAND ? draft.boxes : [],
    options: Object.fromEntries(Object.entries(draft.options).filter(([name]) => known.has(name))),
    seats: draft.seats.map(newSeat),
    clock: clockOf(draft),
    has_aids: draft.hasAids,
    is_watchable: draft.isWatchable,
    has_takebacks: draft.hasTakebacks,
    starts: draft.seats.every((each) => each.kind !== "invited"),
  };
}

/** The same table once more: who sat there, what was played, and how. */
export function sameAgain({ facts, seats }: Pick<TableState, "facts" | "seats">): NewTable {
  return {
    game: facts.game,
    boxes: facts.boxes.filter((each) => each !== BASE && facts.game === LAND),
    options: facts.options,
    seats: seats.map(({ kind, name, level }) => ({ kind, name: kind === "invited" ? "" : name, level })),
    clock: facts.clock,
    has_aids: facts.has_aids,
    is_watchable: facts.is_watchable,
    has_takebacks: facts.has_takebacks,
    starts: seats.every((each) => each.kind !== "invited"),
  };
}

const KEY = "bastide.draft";

/** What was chosen last on this device. */
export function keptDraft(): Draft | null {
  const found = kept(KEY) as Draft | null;
  return found && Array.isArray(found.seats) && Array.isArray(found.boxes) ? found : null;
}

export function keepDraft(draft: Draft): void {
  keep(KEY, draft);
}
