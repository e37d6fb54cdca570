/** Parts of the board, in cells. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function around(cells: Iterable<{ x: number; y: number }>, margin = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + 1 + margin);
    box.bottom = Math.max(box.bottom, y + 1 + margin);
  }
  return box;
}

/** So many cells must a board be high, and so much higher than wide, to be tall. */
const HIGH = 7;
const HIGHER = 1.25;

/** Is a board so tall that what is asked stands better beside it than below? */
export function isTall(cells: Iterable<{ x: number; y: number }>): boolean {
  const { left, top, right, bottom } = around(cells);
  return bottom - top >= HIGH && bottom - top >= HIGHER * (right - left);
}

/** Move a box so that it shows no more than needed of what lies outside another one. */
export function within(box: Box, all: Box): Box {
  const dx = shift(box.left, box.right, all.left, all.right);
  const dy = shift(box.top, box.bottom, all.top, all.bottom);
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
}

function shift(from: number, to: number, least: number, most: number): number {
  if (to - from >= most - least) return (least + most - from - to) / 2;
  return Math.max(0, least - from) - Math.max(0, to - most);
}
