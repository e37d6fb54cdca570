/** What the files of the atlas hold; `docs/pictures.md` describes them, `bastide.art.atlas` writes them. */

export type Point = [number, number];
export type Level = "fine" | "coarse";

export interface Manifest {
  /** A hash of everything that the atlas is made from. */
  made_from: string;
  themes: Record<string, Record<string, string>>;
  variants: number;
  /** How far the picture of a tile reaches over its rim. */
  bleed: number;
  /** Tiles of fewer pixels have fewer strokes. */
  coarse_below: number;
  sprites: Record<Level, string>;
  symbols: string;
  wall: string;
  boxes: Record<string, Record<Level | "shapes", string>>;
  /** Boxes that a bundle is made of. */
  parts: Record<string, string[]>;
}

/** The ground of a feature; its place in the list is its number on the tile. */
export interface Region {
  kind: string;
  /** Where it can be touched: a path. */
  hit: string;
  /** Rings of coordinates; holes run the other way round. */
  area: number[][];
  /** Where a figure stands. */
  at: Point;
  /** Where others stand that share the feature; without any, close to the figure. */
  beside?: Point[];
  /** How far a figure may reach round its place; without it as far as any. */
  room?: number;
  /** Where the first way of a road or river ends. */
  end?: Point;
}

/** Something printed on a tile: a symbol, a building, a place. */
export interface Spot {
  name: string;
  at: Point;
  radius: number;
  feature?: number;
  /** How large its sign is drawn, if it has one, and on small tiles. */
  scale?: number;
  small?: number;
  /** Which sign, if it is not that of its name. */
  sign?: string;
}

export interface Shape {
  regions: Region[];
  spots: Spot[];
  /** Points of the rim at which walls end; where two tiles have one a tower stands. */
  joints: Point[];
  /** Which pairs of steps, column by column, are on a wall (`#`); without it none is. */
  walled?: string;
  /** What reaches each side of a tile of The Castle: a quarter of houses, a rampart, or open ground (""). */
  rims?: string[];
  /** A drawing for each two roads that a ferry can join, like `0-2`. */
  ferries?: Record<string, string>;
}

export type Shapes = Record<string, Shape[]>;

/** Drawings by code of tile, rotation and variant. */
export type Drawings = Record<string, string[][]>;

export interface Sprites {
  defs: string;
  sprites: Record<string, string>;
}

/** A piece as it is drawn: for each player, lying, of nobody. */
export interface PieceDrawings {
  owned?: string[];
  lying?: string[];
  plain?: string;
  /** By number of floors or bars, or by the number on a token. */
  counted?: string[];
  /** By the number that only its holder sees; 0 is its back. */
  numbered?: string[];
  kinds?: Record<string, string[]>;
}

export interface Symbols {
  defs: string;
  pieces: Record<string, PieceDrawings>;
  signs: Record<string, string>;
  badges: Record<string, string>;
  joint: string;
  glyphs: string[];
  slants: number[];
  standing: Standards;
}

/** Where pieces stand that share a place or have none of their own, and how large they are. */
export interface Standards {
  beside: Point[];
  made_for: Record<string, string>;
  loose_at: Record<string, Point>;
  steps: number[];
  room: number;
  /** How bad it is to stand on a wall, and how much farther apart figures are on a spot that is no feature. */
  on_wall: number;
  spot_apart: number;
  count_beside: Point;
  /** How far a figure reaches round its place, and how small it may be where there is less room. */
  reach: number;
  reach_large: number;
  least: number;
  least_large: number;
  /** By number of floors. */
  tower_tops: number[];
  badge_at: number;
  large: number;
  bridge_wide: number;
  /** How far along a bridge a figure may stand, the best first, and how far it keeps from others. */
  bridge_steps: number[];
  bridge_room: number;
  figure_scale: Record<string, number>;
  loose_scale: Record<string, number>;
  held_scale: Record<string, number>;
}

export interface WallSquare {
  x: number;
  y: number;
  /** Name of its picture. */
  picture: string;
  /** Code of the start field on it. */
  start?: string;
}

/** The wall of The Castle; 100 units for each cell. */
export interface Wall {
  squares: WallSquare[];
  /** Names of further pictures: grass inside, seams between tiles. */
  pictures: string[];
  inside: Point[];
  /** Middle of each field of the track. */
  fields: Point[];
  /** Where the first, second and third marker on a field stand. */
  markers: Point[][];
  /** A path round all cells. */
  hill: string;
  /** Lines between the cells inside. */
  lattice: string;
}

const GZIP = [0x1f, 0x8b];

/** Read a compressed file, whether or not the server has said that it is compressed. */
export async function unpacked<Content>(bytes: ArrayBuffer): Promise<Content> {
  const start = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (GZIP.every((byte, at) => start[at] === byte)) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return (await new Response(stream).json()) as Content;
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as Content;
}

/** Fetches files of an atlas, each once. */
export class Shelf {
  readonly #base: string;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(base: string) {
    this.#base = base;
  }

  read<Content>(file: string): Promise<Content> {
    const known = this.#files.get(file);
    if (known) return known as Promise<Content>;
    const found = this.#fetch<Content>(file);
    this.#files.set(file, found);
    found.catch(() => this.#files.delete(file)); // The next one who asks tries again.
    return found;
  }

  async #fetch<Content>(file: string): Promise<Content> {
    const answer = await fetch(`${this.#base}${file}`);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return unpacked<Content>(await answer.arrayBuffer());
  }
}
