/** Where figures and pieces stand on the board, 100 units for each tile: the same places as in `bastide.art.placing`. */

import type { Laid, Loose, Marker, Standing, View } from "@/protocol";
import type { Atlas } from "./atlas";
import type { Point, Region, Shape } from "./files";

/** A figure, or a piece of nobody, at its place. */
export interface Placed {
  piece: string;
  /** Whose figure it is; -1 if it is nobody's. */
  owner: number;
  x: number;
  y: number;
  /** How large it is drawn. */
  scale: number;
  lies: boolean;
  count: number;
  /** The two roads that a ferry joins; it is drawn by `ferrySymbol`. */
  roads?: number[];
  /** It stands on top of a tower, in front of everything else. */
  isRaised: boolean;
}

type Table = Pick<View, "tiles" | "figures" | "loose" | "track">;

const FOLLOWERS = new Set(["follower", "large_follower", "mayor", "wagon", "phantom"]);
const OPEN = new Set(["field", "courtyard"]);

function apart([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

/** Say where everything on a board stands; `scale` is how large figures are drawn. */
export class Standings {
  readonly #view: Table;
  readonly #atlas: Atlas;
  readonly #scale: number;
  readonly #cells: Map<string, Laid>;
  readonly #around: Set<string>;

  constructor(view: Table, atlas: Atlas, scale = 1) {
    this.#view = view;
    this.#atlas = atlas;
    this.#scale = scale;
    this.#cells = new Map(view.tiles.map((laid) => [`${laid.x},${laid.y}`, laid]));
    this.#around = new Set(view.track?.squares.map((square) => `${square.x},${square.y}`));
  }

  #shape(laid: Laid): Shape {
    return this.#atlas.tileShape(laid.tile, laid.rotation);
  }

  /** Every figure of a player that stands on a tile. */
  figures(): Placed[] {
    const { figure_scale } = this.#atlas.symbols.standing;
    const shared = new Map<string, number>();
    const found: Placed[] = [];
    for (const figure of this.#view.figures) {
      const laid = this.#view.tiles[figure.laid];
      if (!laid) continue;
      if (figure.sign === "crown") {
        found.push(...this.#onCrowns(figure, laid, found));
        continue;
      }
      const key = `${figure.laid}:${figure.number}`;
      const before = shared.get(key) ?? 0;
      shared.set(key, before + 1);
      const [x, y] = this.#placeOf(figure, laid, before);
      const region = this.#shape(laid).regions[figure.number];
      found.push({
        piece: figure.piece,
        owner: figure.owner,
        x,
        y,
        scale: this.#scale * (figure_scale[figure.piece] ?? 1) * this.#sizeOf(figure.piece, region?.room),
        lies: OPEN.has(region?.kind ?? "") && FOLLOWERS.has(figure.piece),
        count: figure.count,
        isRaised: figure.sign === "tower",
      });
    }
    return found;
  }

  /** How large a figure is, so that it stands on its feature; a large one is larger than others there. */
  #sizeOf(piece: string, room = Infinity): number {
    if (!FOLLOWERS.has(piece)) return 1;
    const { reach, reach_large, least, least_large } = this.#atlas.symbols.standing;
    const isLarge = piece === "large_follower";
    return Math.min(1, Math.max(isLarge ? least_large : least, room / (isLarge ? reach_large : reach)));
  }

  /** On the wheel each figure has a crown of its own. */
  #onCrowns({ piece, owner, count }: Standing, laid: Laid, others: readonly Placed[]): Placed[] {
    const crowns = this.#shape(laid).spots.filter((spot) => spot.name === "crown");
    const places = crowns.map(({ at: [x, y] }) => ({ x: x + 100 * laid.x, y: y + 100 * laid.y }));
    const free = places.filter(({ x, y }) => !others.some((each) => each.x === x && each.y === y));
    const look = { piece, owner, scale: this.#scale, lies: false, count: 1, isRaised: false };
    return free.slice(0, count).map((place) => ({ ...look, ...place }));
  }

  #placeOf(figure: Standing, laid: Laid, before: number): Point {
    const [left, top] = [100 * laid.x, 100 * laid.y];
    if (figure.piece === "barn") return [left, top]; // Where four tiles meet; its field is that of the south-eastern one.
    const shape = this.#shape(laid);
    const { beside, spot_apart } = this.#atlas.symbols.standing;
    if (this.#around.has(`${laid.x},${laid.y}`)) {
      const [x, y] = shape.regions[0]?.at ?? [50, 50];
      return [x + left, y + top];
    }
    const region = shape.regions[figure.number];
    if (region) {
      const places = this.#placesOn(region);
      const [x, y] = places[before % places.length] as Point;
      return [x + left, y + top];
    }
    const [x, y] = this.#spotOf(figure, laid, shape);
    const [dx, dy] = beside[before % beside.length] as Point;
    const far = figure.number < 0 && figure.feature < 0 ? spot_apart : 1;
    return [x + far * dx + left, y + far * dy + top];
  }

  /** All places for figures on a feature, the best first. */
  #placesOn({ at, beside }: Region): Point[] {
    if (beside) return [at, ...beside];
    return this.#atlas.symbols.standing.beside.map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]);
  }

  #spotOf(figure: Standing, laid: Laid, shape: Shape): Point {
    const spot = shape.spots.find((each) => each.name === figure.sign);
    if (!spot) return this.#upon(laid);
    const [x, y] = spot.at;
    if (figure.sign !== "tower") return [x, y + 0.75 * spot.radius];
    const floors = Math.max(0, ...this.#onCell(laid).map((each) => each.count));
    const { tower_tops } = this.#atlas.symbols.standing;
    return [x, y + this.#scale * (1.15 * (tower_tops[floors] ?? 0) - 7)];
  }

  #onCell(laid: Laid): Loose[] {
    return this.#view.loose.filter((each) => each.x === laid.x && each.y === laid.y);
  }

  /** Upon what lies across two tiles, or in the middle of its own. */
  #upon(laid: Laid): Point {
    let [x, y] = [50, 50];
    for (const each of this.#onCell(laid)) {
      x += 50 * each.dx;
      y += 50 * each.dy;
    }
    return [x, y];
  }

  /** Every piece that stands on a cell: on the place made for it, or where it hides the least. */
  pieces(figures: readonly Placed[] = this.figures()): Placed[] {
    const { loose_scale } = this.#atlas.symbols.standing;
    const taken: Point[] = figures.map((each) => [each.x, each.y]);
    const found: Placed[] = [];
    for (const loose of this.#view.loose) {
      const laid = this.#cells.get(`${loose.x},${loose.y}`);
      const [left, top] = [100 * loose.x, 100 * loose.y];
      const placed: Placed = {
        piece: loose.piece,
        owner: loose.owner,
        x: left + 50,
        y: top + 50,
        scale: this.#scale * (loose_scale[loose.piece] ?? 1.15),
        lies: false,
        count: loose.count,
        isRaised: false,
      };
      if (loose.at.length) {
        const [x = 0, y = 0] = loose.at;
        found.push({ ...placed, x: left + (x * 100) / 32, y: top + (y * 100) / 32 });
        continue;
      }
      const end = laid && this.#shape(laid).regions[loose.numbers[0] ?? -1]?.end;
      if (laid && loose.numbers.length === 2) {
        found.push({ ...placed, scale: 1, roads: loose.numbers });
        continue;
      }
      const [x, y]: Point = end ? [end[0] + left, end[1] + top] : this.#looseAt(loose, laid, taken);
      taken.push([x, y]);
      found.push({ ...placed, x, y });
    }
    return found;
  }

  #looseAt(loose: Loose, laid: Laid | undefined, taken: readonly Point[]): Point {
    const { loose_at, made_for, count_beside, room } = this.#atlas.symbols.standing;
    const [left, top] = [100 * loose.x, 100 * loose.y];
    const wish = loose_at[loose.piece] ?? [50, 50];
    if (!laid || this.#around.has(`${loose.x},${loose.y}`)) return [wish[0] + left, wish[1] + top];
    if (loose.dx || loose.dy) return [50 + 50 * loose.dx + left, 50 + 50 * loose.dy + top];
    const shape = this.#shape(laid);
    const region = shape.regions[loose.number];
    if (region) {
      const places = this.#placesOn(region).map(([x, y]): Point => [x + left, y + top]);
      const free = places.find((place) => taken.every((each) => apart(place, each) >= room));
      return free ?? (places[places.length - 1] as Point);
    }
    const spot = shape.spots.find((each) => each.name === made_for[loose.piece]);
    if (spot) {
      const [dx, dy] = loose.piece === "count" ? count_beside : [0, 0];
      return [spot.at[0] + dx + left, spot.at[1] + dy + top];
    }
    const [x, y] = this.#leastHidden(shape, wish, left, top, taken);
    return [x + left, y + top];
  }

  /** Look for the place on a tile where a piece hides the least, near the one where it would like to stand. */
  #leastHidden(shape: Shape, wish: Point, left: number, top: number, taken: readonly Point[]): Point {
    const { steps, room, on_wall } = this.#atlas.symbols.standing;
    let best = wish;
    let least = Infinity;
    for (const [column, x] of steps.entries()) {
      for (const [row, y] of steps.entries()) {
        const isWalled = shape.walled?.[column * steps.length + row] === "#";
        let hidden = 0.1 * apart([x, y], wish) + (isWalled ? on_wall : 0);
        for (const spot of shape.spots) hidden += Math.max(0, spot.radius + room - apart([x, y], spot.at));
        for (const each of taken) hidden += Math.max(0, 2 * room - apart([x + left, y + top], each));
        if (hidden < least - 1e-9) {
          least = hidden;
          best = [x, y];
        }
      }
    }
    return best;
  }
}

/** Give each piece a name by which it is known again; of several that stand at one place, each has its own. */
export function named(pieces: readonly Placed[]): { placed: Placed; name: string }[] {
  const seen = new Map<string, number>();
  return pieces.map((placed) => {
    const name = `${placed.piece} ${placed.owner} ${placed.x} ${placed.y}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { placed, name: `${name} ${before}` };
  });
}

/** Where a figure would stand if it were placed: on a feature of a laid tile. */
export function anchorAt(atlas: Atlas, laid: Laid, number: number): Point {
  const [x, y] = atlas.tileShape(laid.tile, laid.rotation).regions[number]?.at ?? [50, 50];
  return [x + 100 * laid.x, y + 100 * laid.y];
}

/** Markers on the wall of The Castle; on a further lap they lie. */
export function placedMarkers(markers: readonly Marker[], atlas: Atlas, scale = 1.35): Placed[] {
  const crowd = new Map<number, number>();
  return markers.flatMap(({ piece, owner, field, lap }) => {
    const before = crowd.get(field) ?? 0;
    crowd.set(field, before + 1);
    const places = atlas.wall.markers[field];
    const [x, y] = places?.[before % places.length] ?? [];
    if (x === undefined || y === undefined) return [];
    return [{ piece, owner, x, y, scale, lies: lap > 1, count: 1, isRaised: false }];
  });
}

/** Points at which walls of two tiles meet: a tower there hides the seam. */
export function jointsOf(view: Table, atlas: Atlas): Point[] {
  const around = new Set(view.track?.squares.map((square) => `${square.x},${square.y}`));
  const counts = new Map<string, number>();
  for (const laid of view.tiles) {
    if (around.has(`${laid.x},${laid.y}`)) continue;
    for (const [x, y] of atlas.tileShape(laid.tile, laid.rotation).joints) {
      const key = `${x + 100 * laid.x},${y + 100 * laid.y}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  for (const seam of seamsOf(view, atlas)) for (const end of endsOf(seam)) counts.set(String(end), 2);
  const shared = [...counts].filter(([, count]) => count > 1).map(([key]) => key.split(",").map(Number) as Point);
  return shared.sort((one, other) => one[1] - other[1]);
}

/** What stands between two tiles of The Castle that do not go on in each other: a picture in the middle of a cell. */
export interface Seam {
  picture: string;
  x: number;
  y: number;
}

const HOUSE = "house";
const RAMPART = "castle_tower";
const EAST = 1;
const ACROSS = [
  [EAST, 1, 0],
  [2, 0, 1],
] as const;

/** Find the seams of a castle, from back to front. */
export function seamsOf(view: Table, atlas: Atlas): Seam[] {
  if (!view.track) return [];
  const rims = new Map(
    view.tiles.map(({ x, y, tile, rotation }) => [`${x},${y}`, atlas.tileShape(tile, rotation).rims ?? []]),
  );
  const found: Seam[] = [];
  for (const { x, y } of view.tiles) {
    for (const [side, right, down] of ACROSS) {
      const beside = rims.get(`${x + right},${y + down}`);
      const picture = beside && seamOf(side, rims.get(`${x},${y}`)?.[side] ?? "", beside[(side + 2) % 4] ?? "");
      if (picture) found.push({ picture, x: x + right / 2, y: y + down / 2 });
    }
  }
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}

function seamOf(side: number, here: string, there: string): string {
  if (here === there) return "";
  if (here === RAMPART) return side === EAST ? "west" : there === HOUSE ? "north row" : "north";
  if (there === RAMPART) return side === EAST ? "east" : "south";
  return side === EAST ? "column" : "row";
}

/** Where the wall of a seam ends; houses have none. */
function endsOf({ picture, x, y }: Seam): Point[] {
  const [left, top] = [100 * x, 100 * y];
  if (picture === "row" || picture === "column") return [];
  return picture === "west" || picture === "east"
    ? [
        [left + 50, top],
        [left + 50, top + 100],
      ]
    : [
        [left, top + 50],
        [left + 100, top + 50],
      ];
}
