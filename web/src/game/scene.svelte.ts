/** Where things are on the board that is shown: tiles by cell, figures at their places, outlines of features. */

import {
  type Atlas,
  anchorAt,
  jointsOf,
  type Placed,
  type Point,
  placedMarkers,
  type Region,
  type Seam,
  Standings,
  seamsOf,
} from "@/atlas";
import { atlas } from "@/lib/pictures.svelte";
import { cell } from "@/lib/view";
import type { Feature, Laid, Standing, View } from "@/protocol";
import { type Outline, outlineOf, type Piece } from "./outline";
import type { Target } from "./prompt";

const FIGURES = 1.25;
/** Grounds that end at walls, roads and buildings. */
const OPEN = new Set(["field", "courtyard"]);
const WAYS = new Set(["road", "river"]);
/** One step north, east, south, west. */
const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface PlacedFigure {
  placed: Placed;
  standing: Standing;
}

export class Scene {
  readonly view: View;
  readonly atlas: Atlas;
  readonly #cells: Map<string, Laid>;
  readonly #around: Set<string>;
  readonly #features: Map<number, Feature>;
  readonly #outlines = new Map<string, Outline>();

  constructor(view: View, found: Atlas) {
    this.view = view;
    this.atlas = found;
    this.#cells = new Map(view.tiles.map((laid) => [cell(laid.x, laid.y), laid]));
    this.#around = new Set(view.track?.squares.map((square) => cell(square.x, square.y)));
    this.#features = new Map(view.features.map((feature) => [feature.id, feature]));
    const standings = new Standings(view, found, FIGURES);
    const placed = standings.figures();
    this.figures = joined(view, placed);
    this.pieces = standings.pieces(placed);
    this.markers = view.track ? placedMarkers(view.markers, found, 1.6) : [];
    this.soon = view.track ? placedMarkers(soonOf(view, found.wall.fields.length), found, 1.4) : [];
    this.joints = jointsOf(view, found);
    this.seams = seamsOf(view, found);
  }

  readonly figures: PlacedFigure[];
  readonly pieces: Placed[];
  readonly markers: Placed[];
  /** Where markers would stand if it ended now. */
  readonly soon: Placed[];
  readonly joints: Point[];
  readonly seams: Seam[];

  /** The tiles that are drawn; start fields of a wall are part of it. */
  get tiles(): Laid[] {
    return this.view.tiles.filter((laid) => !this.#around.has(cell(laid.x, laid.y)));
  }

  laidAt(x: number, y: number): Laid | undefined {
    return this.#cells.get(cell(x, y));
  }

  feature(id: number): Feature | undefined {
    return this.#features.get(id);
  }

  /** The outline of parts: numbers of laid tiles, and of features on them; -1 stands for the whole tile. */
  outline(parts: readonly (readonly [number, number])[]): Outline {
    const key = parts.map((each) => each.join(":")).join(" ");
    const known = this.#outlines.get(key);
    if (known) return known;
    const pieces: Piece[] = [];
    for (const [at, number] of parts) {
      const laid = this.view.tiles[at];
      if (!laid || !this.atlas.has(laid.tile)) continue;
      const { regions } = this.atlas.tileShape(laid.tile, laid.rotation);
      const region = regions[number];
      const rings = number < 0 ? [[0, 0, 100, 0, 100, 100, 0, 100]] : region?.area;
      if (!rings) continue;
      if (!region || !OPEN.has(region.kind)) pieces.push({ x: laid.x, y: laid.y, rings });
      else pieces.push({ x: laid.x, y: laid.y, rings, walls: wallsOf(regions), closed: this.#closed(laid) });
    }
    const found = outlineOf(pieces);
    this.#outlines.set(key, found);
    return found;
  }

  /** The sides of a tile of The Castle beyond which a building lies. */
  #closed({ x, y }: Laid): boolean[] {
    return BESIDE.map(([right, down], side) => {
      const beside = this.laidAt(x + right, y + down);
      return !!beside && !!this.atlas.tileShape(beside.tile, beside.rotation).rims?.[(side + 2) % 4];
    });
  }

  /** A point in the midst of some parts, where a number can stand. */
  middle(parts: readonly (readonly [number, number])[]): Point | null {
    const points: Point[] = [];
    for (const [at, number] of parts) {
      const laid = this.view.tiles[at];
      if (laid) points.push(number < 0 ? [100 * laid.x + 50, 100 * laid.y + 50] : anchorAt(this.atlas, laid, number));
    }
    if (!points.length) return null;
    const x = points.reduce((sum, each) => sum + each[0], 0) / points.length;
    const y = points.reduce((sum, each) => sum + each[1], 0) / points.length;
    let best = points[0] as Point;
    for (const each of points)
      if (Math.hypot(each[0] - x, each[1] - y) < Math.hypot(best[0] - x, best[1] - y)) best = each;
    return best;
  }

  /** The figure that a target means. */
  figureAt(target: Extract<Target, { at: "figure" }>): PlacedFigure | undefined {
    const { place } = target;
    return this.figures.find(({ standing }) => {
      if (standing.piece !== target.piece || standing.owner !== target.player) return false;
      if (place.at === "spot") return standing.spot === place.spot;
      if (place.at !== "feature") return false;
      const laid = this.view.tiles[standing.laid];
      return laid?.x === place.x && laid.y === place.y && standing.number === place.number;
    });
  }

  /** Where on the board a target is, if it is there. */
  pointOf(target: Target): Point | null {
    switch (target.at) {
      case "cell":
        return [100 * target.x + 50, 100 * target.y + 50];
      case "feature": {
        const laid = this.laidAt(target.x, target.y);
        if (!laid) return [100 * target.x + 50, 100 * target.y + 50];
        return anchorAt(this.atlas, laid, target.number);
      }
      case "figure": {
        const figure = this.figureAt(target);
        if (figure) return [figure.placed.x, figure.placed.y];
        return this.pointOf(target.place);
      }
      case "spot":
        return this.#spotOf(target);
      case "track": {
        const field = this.atlas.wall.fields[target.field];
        return field ?? null;
      }
      default:
        return null;
    }
  }

  /** The cell where an answer happens, if it happens on the board. */
  cellOf(target: Target): { x: number; y: number } | null {
    switch (target.at) {
      case "cell":
      case "feature":
        return { x: target.x, y: target.y };
      case "figure":
        return this.cellOf(target.place);
      case "spot": {
        const point = this.#spotOf(target);
        return point && { x: Math.floor(point[0] / 100), y: Math.floor(point[1] / 100) };
      }
      default:
        return null;
    }
  }

  /** A place that a tile shows by a symbol: a quarter, a crown of the wheel on which nobody stands. */
  #spotOf({ laid: at, sign }: Extract<Target, { at: "spot" }>): Point | null {
    const laid = this.view.tiles[at];
    if (!laid || !this.atlas.has(laid.tile)) return null;
    const all = this.atlas.tileShape(laid.tile, laid.rotation).spots.filter((each) => each.name === sign);
    const points = all.map((each): Point => [100 * laid.x + each.at[0], 100 * laid.y + each.at[1]]);
    const isTaken = ([x, y]: Point) => this.figures.some(({ placed }) => placed.x === x && placed.y === y);
    return points.find((point) => !isTaken(point)) ?? points[0] ?? null;
  }
}

/** Rings of cities and buildings of a tile. */
function wallsOf(regions: readonly Region[]): readonly number[][] {
  return regions.filter(({ kind }) => !OPEN.has(kind) && !WAYS.has(kind)).flatMap(({ area }) => area);
}

function soonOf(view: View, fields: number): View["markers"] {
  if (!fields) return [];
  return view.seats.flatMap((seat, owner) =>
    seat.at_end > 0 ? [{ piece: "follower", owner, field: (seat.score + seat.at_end) % fields, lap: 1 }] : [],
  );
}

/** Say which figure of the view stands where; on the wheel of fortune each of several has a crown of its own. */
function joined(view: View, placed: readonly Placed[]): PlacedFigure[] {
  const found: PlacedFigure[] = [];
  for (const standing of view.figures) {
    if (!view.tiles[standing.laid]) continue;
    for (let left = standing.sign === "crown" ? standing.count : 1; left > 0; left--) {
      const next = placed[found.length];
      if (next?.piece !== standing.piece || next.owner !== standing.owner) break;
      found.push({ placed: next, standing });
    }
  }
  return found;
}

export function sceneOf(view: View | null): Scene | null {
  const found = atlas();
  if (!view || !found) return null;
  return new Scene(view, found);
}
