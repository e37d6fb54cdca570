/** Outlines of what reaches over many tiles: the areas of its parts, without the seams between them. */

export interface Piece {
  /** Column and row of the tile. */
  x: number;
  y: number;
  /** Flat lists of coordinates on the tile, 100 units wide. */
  rings: readonly (readonly number[])[];
  /** Rings of cities and buildings at which a field ends. */
  walls?: readonly (readonly number[])[];
  /** Sides of the tile, from north clockwise, beyond which a building of The Castle lies. */
  closed?: readonly boolean[];
}

export interface Outline {
  /** Every part as it is, for a filling. */
  area: string;
  /** The rim alone: no line where two parts meet at the side of a tile. */
  rim: string;
  /** The rim of a territory: none along walls and round buildings, which would look held as well. */
  claim: string;
}

const NEAR = 1.2;
/** How near a field is to the walls at which it ends. */
const AT_WALL = 2;

/** Join parts; a side of a tile is no rim where the same feature goes on beyond it. */
export function outlineOf(pieces: readonly Piece[]): Outline {
  const cells = new Set(pieces.map((each) => `${each.x},${each.y}`));
  let area = "";
  let rim = "";
  let claim = "";
  for (const piece of pieces) {
    const left = 100 * piece.x;
    const top = 100 * piece.y;
    for (const ring of piece.rings) {
      let isDrawing = false;
      let isClaiming = false;
      for (const [at, [x, y, u, v]] of steps(ring).entries()) {
        const start = `${round(left + x)} ${round(top + y)}`;
        const end = `L${round(left + u)} ${round(top + v)}`;
        area += `${at ? "L" : "M"}${start}`;
        if (isSeam(piece, cells, x, y, u, v)) {
          isDrawing = isClaiming = false;
          continue;
        }
        rim += isDrawing ? end : `M${start}${end}`;
        isDrawing = true;
        const isFree = !isWalled(piece, x, y, u, v);
        if (isFree) claim += isClaiming ? end : `M${start}${end}`;
        isClaiming = isFree;
      }
      area += "z";
    }
  }
  return { area, rim, claim };
}

/** The pieces of a ring from point to point. */
function steps(ring: readonly number[]): [number, number, number, number][] {
  const found: [number, number, number, number][] = [];
  for (let at = 0; at < ring.length; at += 2)
    found.push([
      ring[at] ?? 0,
      ring[at + 1] ?? 0,
      ring[(at + 2) % ring.length] ?? 0,
      ring[(at + 3) % ring.length] ?? 0,
    ]);
  return found;
}

/** Does a piece of a rim run along a wall, or round a building? */
function isWalled({ walls = [], closed = [] }: Piece, x: number, y: number, u: number, v: number): boolean {
  const onSides = [
    y < NEAR && v < NEAR,
    x > 100 - NEAR && u > 100 - NEAR,
    y > 100 - NEAR && v > 100 - NEAR,
    x < NEAR && u < NEAR,
  ];
  if (onSides.some(Boolean)) return onSides.some((isOn, side) => isOn && closed[side]);
  const [a, b] = [(x + u) / 2, (y + v) / 2];
  return walls.some((ring) => steps(ring).some(([c, d, e, f]) => offLine(a, b, c, d, e, f) < AT_WALL));
}

/** How far a point is from a line between two others. */
function offLine(a: number, b: number, x: number, y: number, u: number, v: number): number {
  const length = (u - x) ** 2 + (v - y) ** 2 || 1;
  const share = Math.min(1, Math.max(0, ((a - x) * (u - x) + (b - y) * (v - y)) / length));
  return Math.hypot(x + share * (u - x) - a, y + share * (v - y) - b);
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
