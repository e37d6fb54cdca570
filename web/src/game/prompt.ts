/** A question, sorted for the screen: tiles that are laid, choices in groups, and doing nothing. No rule is here. */

import type { Option, Question } from "@/protocol";

export type Target = Option["target"];

/** All ways to lay one tile: by cell, then by rotation. */
export interface Lay {
  tile: string;
  cells: Map<string, { x: number; y: number; turns: Map<number, Option[]> }>;
}

/** Answers of one kind: place a follower, move the fairy, bid. */
export interface Group {
  key: string;
  /** The piece that is placed or moved, if there is one. */
  piece: string;
  answers: Answer[];
}

export interface Answer {
  option: Option;
  /** Its number on the keyboard, from 1; 0 if it has none. */
  number: number;
}

export interface Prompt {
  lays: Lay[];
  groups: Group[];
  pass: Option | null;
}

const PASS = "-";
/** So many answers are buttons, even if they are on the board, too. */
const FEW = 4;
/** More numbers than these are chosen like on a ruler. */
const RULER = 12;

function text(option: Option, name: string): string {
  const value = option.words.parameters?.[name];
  return typeof value === "string" ? value : "";
}

export function pieceOf(option: Option): string {
  return text(option, "neutral") || text(option, "piece");
}

/** Does it move a piece of nobody, like the dragon? */
export function isNeutral(option: Option): boolean {
  return text(option, "neutral") !== "";
}

export function roleOf(option: Option): string {
  return text(option, "role");
}

/** Does an answer lay a tile, turned in some way, on a cell? */
export function laysTile(option: Option): boolean {
  return option.target.at === "cell" && option.target.rotation !== null && text(option, "tile") !== "";
}

export function promptOf(question: Question): Prompt {
  const lays = new Map<string, Lay>();
  const groups = new Map<string, Group>();
  let pass: Option | null = null;
  for (const option of question.options) {
    const { target } = option;
    if (option.action === PASS) pass = option;
    else if (laysTile(option) && target.at === "cell") {
      const tile = text(option, "tile");
      const lay = lays.get(tile) ?? { tile, cells: new Map() };
      lays.set(tile, lay);
      const key = `${target.x},${target.y}`;
      const cell = lay.cells.get(key) ?? { x: target.x, y: target.y, turns: new Map() };
      lay.cells.set(key, cell);
      const rotation = target.rotation ?? 0;
      cell.turns.set(rotation, [...(cell.turns.get(rotation) ?? []), option]);
    } else {
      const piece = pieceOf(option);
      // Answers that move no piece stand together, whatever they are.
      const key = piece ? `${option.words.key} ${piece}` : "";
      const group = groups.get(key) ?? { key, piece, answers: [] };
      groups.set(key, group);
      group.answers.push({ option, number: 0 });
    }
  }
  const sorted = [...groups.values()];
  for (const group of sorted) {
    for (const [at, answer] of group.answers.entries()) answer.number = at < 9 ? at + 1 : 0;
  }
  return { lays: [...lays.values()], groups: sorted, pass };
}

/** Answers that stand as buttons beside the question: what is not on the board, and a few that are more than a figure. */
export function listedOf(answers: readonly Answer[], onBoard: ReadonlySet<number>): Set<number> {
  const isFew = answers.length <= FEW && !answers.every((each) => each.option.target.at === "feature");
  return new Set([...answers.keys()].filter((at) => isFew || !onBoard.has(at)));
}

/** Are the answers so many numbers that they are chosen like on a ruler? */
export function isScale(answers: readonly Answer[]): boolean {
  return answers.length > RULER && answers.every((each) => each.option.target.at === "number");
}

/** The next rotation in a direction among those that are legal. */
export function nextTurn(turns: Iterable<number>, from: number, step: 1 | -1): number {
  const legal = new Set(turns);
  for (let by = 1; by <= 4; by++) {
    const turn = (((from + step * by) % 4) + 4) % 4;
    if (legal.has(turn)) return turn;
  }
  return from;
}

interface At {
  x: number;
  y: number;
}

/** The nearest place in a direction: arrows go from spot to spot. */
export function towards<Place extends At>(places: readonly Place[], from: At, dx: number, dy: number): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 0) continue;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** Places so near to each other, in hundredths of a tile, cannot be told apart by touch. */
const SAME = 4;

/** Those that have their place on the board for themselves. */
export function apart<Place extends At>(places: readonly Place[]): Place[] {
  return places.filter((one) =>
    places.every((other) => one === other || Math.hypot(one.x - other.x, one.y - other.y) > SAME),
  );
}
