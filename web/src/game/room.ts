/** The room that panels leave on the screen, and where a part of the board finds place in it. */

import type { Box } from "./box";

export interface Point {
  x: number;
  y: number;
}

/** Where the corner of the board lies on the screen, and how many pixels a tile is wide. */
export interface Stand extends Point {
  k: number;
}

/** Pixels between the board and panels or the edge of the window. */
const GAP = 10;
/** Pixels from one place that is tried to the next. */
const STEP = 8;
/** The size of tiles is found up to so many pixels. */
const CLOSE = 0.5;

export class Room {
  /** What is free if panels are cut off by whole strips: its middle is where one looks. */
  readonly free: Box;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly panels: readonly Box[],
  ) {
    this.free = panels.reduce(cut, { left: 0, top: 0, right: width, bottom: height });
  }

  get middle(): Point {
    return { x: (this.free.left + this.free.right) / 2, y: (this.free.top + this.free.bottom) / 2 };
  }

  /** Are parts of the board in the window, and not below a panel? */
  holds(parts: readonly Box[], { x, y, k }: Stand, gap = GAP): boolean {
    return parts.every((part) => {
      const left = x + part.left * k - gap;
      const right = x + part.right * k + gap;
      const top = y + part.top * k - gap;
      const bottom = y + part.bottom * k + gap;
      if (left < 0 || top < 0 || right > this.width || bottom > this.height) return false;
      return this.panels.every(
        (panel) => right <= panel.left || left >= panel.right || bottom <= panel.top || top >= panel.bottom,
      );
    });
  }

  /** The place nearest to a wish at which all parts are to be seen, if there is one. */
  nearest(parts: readonly Box[], wish: Stand): Stand | null {
    if (this.holds(parts, wish)) return wish;
    const { k } = wish;
    const all = hull(parts);
    const [fromX, toX] = [GAP - all.left * k, this.width - GAP - all.right * k];
    const [fromY, toY] = [GAP - all.top * k, this.height - GAP - all.bottom * k];
    let best: Stand | null = null;
    let least = Infinity;
    for (const x of places(fromX, toX, wish.x)) {
      for (const y of places(fromY, toY, wish.y)) {
        const far = Math.hypot(x - wish.x, y - wish.y);
        if (far < least && this.holds(parts, { x, y, k })) {
          best = { x, y, k };
          least = far;
        }
      }
    }
    return best;
  }

  /** The place at which all parts are as large as possible, near the middle of what is free. */
  largest(parts: readonly Box[], least: number, most: number): Stand {
    let found = this.#centred(parts, most);
    if (found) return found;
    let [small, large] = [least, most];
    while (large - small > CLOSE) {
      const k = (small + large) / 2;
      const next = this.#centred(parts, k);
      if (next) [found, small] = [next, k];
      else large = k;
    }
    return found ?? this.#wish(parts, least);
  }

  #centred(parts: readonly Box[], k: number): Stand | null {
    return this.nearest(parts, this.#wish(parts, k));
  }

  #wish(parts: readonly Box[], k: number): Stand {
    const all = hull(parts);
    const { x, y } = this.middle;
    return { x: x - (k * (all.left + all.right)) / 2, y: y - (k * (all.top + all.bottom)) / 2, k };
  }
}

/** Cells that lie side by side, as one part each: fewer to look at. */
export function runs(cells: Iterable<Point>, margin = 0): Box[] {
  const rows = new Map<number, Set<number>>();
  for (const { x, y } of cells) rows.set(y, (rows.get(y) ?? new Set()).add(x));
  const found: Box[] = [];
  for (const [y, row] of rows) {
    let last: Box | null = null;
    for (const x of [...row].sort((one, other) => one - other)) {
      if (last?.right === x + margin) last.right = x + 1 + margin;
      else {
        last = { left: x - margin, top: y - margin, right: x + 1 + margin, bottom: y + 1 + margin };
        found.push(last);
      }
    }
  }
  return found;
}

function hull(parts: readonly Box[]): Box {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  };
}

/** Places to try, the ends and the wish among them. */
function places(from: number, to: number, wish: number): number[] {
  if (from > to) return [];
  const found = [Math.min(to, Math.max(from, wish)), to];
  for (let at = from; at < to; at += STEP) found.push(at);
  return found;
}

/** Cut the strip with a panel off, at the side where that costs the least. */
function cut(free: Box, panel: Box): Box {
  const { left, top, right, bottom } = free;
  if (panel.right <= left || panel.left >= right || panel.bottom <= top || panel.top >= bottom) return free;
  const [wide, high] = [right - left, bottom - top];
  const sides = [
    { lost: (panel.right - left) * high, free: { ...free, left: panel.right } },
    { lost: (panel.bottom - top) * wide, free: { ...free, top: panel.bottom } },
    { lost: (right - panel.left) * high, free: { ...free, right: panel.left } },
    { lost: (bottom - panel.top) * wide, free: { ...free, bottom: panel.top } },
  ];
  return sides.reduce((one, other) => (other.lost < one.lost ? other : one)).free;
}
