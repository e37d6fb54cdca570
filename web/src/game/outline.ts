/** Outlines of what reaches over many tiles: the areas of its parts, without the seams between them. */

export interface Piece {
  /** Column and row of the tile. */
  x: number;
  y: number;
  /** Flat lists of coordinates on the tile, 100 units wide. */
  rings: readonly (readonly number[])[];
}

export interface Outline {
  /** Every part as it is, for a filling. */
  area: string;
  /** The rim alone: no line where two parts meet at the side of a tile. */
  rim: string;
}

const NEAR = 1.2;

/** Join parts; a side of a tile is no rim where the same feature goes on beyond it. */
export function outlineOf(pieces: readonly Piece[]): Outline {
  const cells = new Set(pieces.map((each) => `${each.x},${each.y}`));
  let area = "";
  let rim = "";
  for (const piece of pieces) {
    const left = 100 * piece.x;
    const top = 100 * piece.y;
    for (const ring of piece.rings) {
      let isDrawing = false;
      const count = ring.length / 2;
      for (let at = 0; at < count; at++) {
        const x = ring[2 * at] ?? 0;
        const y = ring[2 * at + 1] ?? 0;
        const u = ring[(2 * at + 2) % ring.length] ?? 0;
        const v = ring[(2 * at + 3) % ring.length] ?? 0;
        area += `${at ? "L" : "M"}${round(left + x)} ${round(top + y)}`;
        if (isSeam(piece, cells, x, y, u, v)) {
          isDrawing = false;
          continue;
        }
        if (!isDrawing) rim += `M${round(left + x)} ${round(top + y)}`;
        rim += `L${round(left + u)} ${round(top + v)}`;
        isDrawing = true;
      }
      area += "z";
    }
  }
  return { area, rim };
}

function isSeam(piece: Piece, cells: Set<string>, x: number, y: number, u: number, v: number): boolean {
  const beyond = (dx: number, dy: number) => cells.has(`${piece.x + dx},${piece.y + dy}`);
  if (x < NEAR && u < NEAR) return beyond(-1, 0);
  if (x > 100 - NEAR && u > 100 - NEAR) return beyond(1, 0);
  if (y < NEAR && v < NEAR) return beyond(0, -1);
  if (y > 100 - NEAR && v > 100 - NEAR) return beyond(0, 1);
  return false;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

export interface Pill {
  x: number;
  y: number;
}

/** Move pills apart that would cover each other: `wide` and `high` are their size on the board. */
export function spread<Any extends Pill>(pills: readonly Any[], wide: number, high: number): Any[] {
  const moved = pills.map((each) => ({ ...each }));
  for (let round = 0; round < 30; round++) {
    let isMoving = false;
    for (let one = 0; one < moved.length; one++) {
      for (let other = one + 1; other < moved.length; other++) {
        const a = moved[one] as Any;
        const b = moved[other] as Any;
        const near = Math.abs(a.y - b.y);
        if (Math.abs(a.x - b.x) >= wide || near >= high) continue;
        const push = (high - near) / 2 + 0.5;
        const up = a.y <= b.y ? 1 : -1;
        a.y -= up * push;
        b.y += up * push;
        isMoving = true;
      }
    }
    if (!isMoving) break;
  }
  return moved;
}
