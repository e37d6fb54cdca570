/** An atlas for tests: what the engine has told about some positions. */

import type { View } from "@/protocol";
import { Atlas } from "./atlas";
import { Bitmaps, type Rasterise } from "./bitmaps";
import { type Manifest, type Shapes, Shelf, type Standards, type Symbols, type Wall } from "./files";
import told from "./standings.json";

type Row = [string, number, number, boolean?];

export interface Game {
  view: View;
  shapes: Shapes;
  figures: Row[];
  sizes: number[];
  pieces: Row[];
  joints: [number, number][];
  seams: [string, number, number][];
}

export const GAMES = told.games as unknown as Game[];

export const MANIFEST: Manifest = {
  made_from: "tests",
  themes: { day: { grass: "#a6c169", ink: "#4a3a2a" }, night: { grass: "#3c5a4c", ink: "#1d1a17" } },
  variants: 3,
  bleed: 0.3,
  coarse_below: 70,
  sprites: { fine: "sprites.fine", coarse: "sprites.coarse" },
  symbols: "symbols",
  wall: "wall",
  boxes: { base: { shapes: "base.shapes", fine: "base.fine", coarse: "base.coarse" } },
  parts: { bundle: ["base", "figures_only"] },
};

export const SYMBOLS: Symbols = {
  defs: "<g id='atlas-a' fill='{ink}'/>",
  pieces: {
    follower: { owned: [0, 1, 2, 3, 4, 5].map((at) => `f${at}`), lying: [0, 1, 2, 3, 4, 5].map((at) => `l${at}`) },
    tower_floor: { plain: "tower", counted: ["none", "one", "two"] },
    wall_tile: { plain: "back", numbered: ["back", "first"] },
    dragon: { plain: "dragon {ink}" },
    bridge: { plain: "bridge" },
  },
  signs: { pennant: "pennant {ink}" },
  badges: { 2: "{ink}2" },
  joint: "joint",
  glyphs: [],
  slants: [],
  standing: told.standing as unknown as Standards,
};

const WALL: Wall = {
  squares: [],
  pictures: [],
  inside: [],
  fields: [],
  markers: told.markers as [number, number][][],
  hill: "",
  lattice: "",
};

/** A shelf whose files are here. */
export class FixtureShelf extends Shelf {
  readonly asked: string[] = [];
  readonly #files: Record<string, unknown>;

  constructor(files: Record<string, unknown> = {}) {
    super("");
    this.#files = files;
  }

  override async read<Content>(file: string): Promise<Content> {
    this.asked.push(file);
    return this.#files[file] as Content;
  }
}

export function fixtureAtlas(shapes: Shapes, files: Record<string, unknown> = {}, draw?: Rasterise): Atlas {
  const draws = draw ?? (async () => new Blob(["png"]));
  return new Atlas(MANIFEST, new FixtureShelf(files), SYMBOLS, new Map([["base", shapes]]), WALL, new Bitmaps(draws));
}
