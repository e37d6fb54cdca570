/** The atlas: pictures and shapes of tiles, symbols of pieces, the wall of The Castle. */

import { AT_ONCE, Bitmaps, MOST_KEPT, rasterise } from "./bitmaps";
import { type Colours, painted, tileDocument } from "./drawing";
import {
  type Drawings,
  type Level,
  type Manifest,
  type Point,
  type Region,
  type Shape,
  type Shapes,
  Shelf,
  type Sprites,
  type Symbols,
  type Wall,
} from "./files";
import { BitmapStore } from "./store";

const CASTLE = "castle";
const NO_WALL: Wall = { squares: [], pictures: [], inside: [], fields: [], markers: [], hill: "", lattice: "" };
const NOWHERE: Shape = { regions: [], spots: [], joints: [] };
const BRIDGED = /^(.*)\+(NS|EW)$/;
/** Widths of bitmaps: few, so that zooming draws little, and close enough to stay crisp. */
const WIDTHS = [48, 64, 90, 128, 180, 256, 360, 512, 720];

/** How a tile is shown. */
export interface Picture {
  code: string;
  rotation: number;
  variant: number;
  /** Width of the tile on the screen, in pixels of the page. */
  pixels: number;
  theme: string;
}

/** How a piece is shown. */
export interface PieceLook {
  /** In whose colour; -1 for none. */
  owner?: number;
  lies?: boolean;
  /** Floors of a tower, bars of gold; how many equal figures stand there. */
  count?: number;
  /** The number on what a player holds, like a wall tile; without it one sees the back. */
  number?: number;
  /** Which side of a disc. */
  kind?: string;
}

/** Choose the decoration of a tile by its place on the table: never the same as beside it. */
export function variantAt(x: number, y: number, variants = 3): number {
  return (((x + 2 * y) % variants) + variants) % variants;
}

export class Atlas {
  readonly manifest: Manifest;
  readonly symbols: Symbols;
  readonly wall: Wall;
  readonly #shelf: Shelf;
  readonly #bitmaps: Bitmaps;
  readonly #shapes = new Map<string, Shape[]>();
  readonly #boxOf = new Map<string, string>();
  readonly #bridged = new Map<string, Shape>();

  constructor(
    manifest: Manifest,
    shelf: Shelf,
    symbols: Symbols,
    shapes: ReadonlyMap<string, Shapes>,
    wall: Wall = NO_WALL,
    bitmaps: Bitmaps = new Bitmaps(),
  ) {
    this.manifest = manifest;
    this.symbols = symbols;
    this.wall = wall;
    this.#shelf = shelf;
    this.#bitmaps = bitmaps;
    for (const [box, found] of shapes) {
      for (const [code, turns] of Object.entries(found)) {
        this.#shapes.set(code, turns);
        this.#boxOf.set(code, box);
      }
    }
    for (const square of wall.squares) this.#boxOf.set(square.picture, CASTLE);
    for (const picture of wall.pictures) this.#boxOf.set(picture, CASTLE);
  }

  /** The colours of a theme by name. */
  colours(theme: string): Colours {
    const found = this.manifest.themes[theme];
    if (!found) throw new Error(`no theme ${theme}`);
    return found;
  }

  /** Is there a picture of this tile? A tile of one's own has none. */
  has(code: string): boolean {
    return this.#boxOf.has(BRIDGED.exec(code)?.[1] ?? code);
  }

  /** Where everything is on a tile as it lies; a tile of one's own has nothing of which a place is known. */
  tileShape(code: string, rotation: number): Shape {
    const turns = this.#shapes.get(code);
    const found = turns?.[rotation % turns.length];
    if (found) return found;
    const [, plain, way] = BRIDGED.exec(code) ?? [];
    if (plain === undefined) return NOWHERE;
    const key = `${code}@${rotation}`;
    const known = this.#bridged.get(key) ?? this.#withBridge(this.tileShape(plain, rotation), isUpright(way, rotation));
    this.#bridged.set(key, known);
    return known;
  }

  /** A bridge lies above everything else: its region comes last, and is the first to be touched. */
  #withBridge(shape: Shape, upright: boolean): Shape {
    const { bridge_wide, bridge_steps, bridge_room } = this.symbols.standing;
    const half = bridge_wide / 2;
    const places = bridge_steps.map((step): Point => (upright ? [50, step] : [step, 50]));
    const room = ([x, y]: Point) =>
      Math.min(...shape.regions.map((region) => Math.hypot(x - region.at[0], y - region.at[1])));
    const widest = places.reduce((best, place) => (room(place) > room(best) ? place : best));
    const [left, top] = upright ? [50 - half, 0] : [0, 50 - half];
    const [right, bottom] = [100 - left, 100 - top];
    const bridge: Region = {
      kind: "road",
      hit: `M${left} ${top}H${right}V${bottom}H${left}z`,
      area: [[left, top, right, top, right, bottom, left, bottom]],
      at: places.find((place) => room(place) >= bridge_room) ?? widest,
    };
    return { ...shape, regions: [...shape.regions, bridge] };
  }

  /** Give the address of a bitmap of a tile; it is `bleed` wider than the tile on all sides. */
  tilePicture(picture: Picture): Promise<string> {
    const { key, pixels, level } = this.#wanted(picture);
    return this.#bitmaps.get(key, pixels, () => this.#document(picture, level, pixels));
  }

  /** Give the bitmap of a tile that is there at once: the best one, or one of another size. */
  tilePictureNow(picture: Picture): string | undefined {
    const exact = this.#bitmaps.known(this.#wanted(picture).key);
    if (exact) return exact;
    const levels: Level[] = ["fine", "coarse"];
    for (const width of [...WIDTHS].reverse()) {
      for (const level of levels) {
        const found = this.#bitmaps.known(keyOf(picture, level, width));
        if (found) return found;
      }
    }
    return undefined;
  }

  #wanted(picture: Picture): { key: string; pixels: number; level: Level } {
    const level: Level = picture.pixels < this.manifest.coarse_below ? "coarse" : "fine";
    const exact = picture.pixels * (globalThis.devicePixelRatio ?? 1);
    const pixels = WIDTHS.find((width) => width >= exact) ?? (WIDTHS[WIDTHS.length - 1] as number);
    return { key: keyOf(picture, level, pixels), pixels, level };
  }

  async #document({ code, rotation, variant, theme }: Picture, level: Level, pixels: number): Promise<string> {
    const [, bare, way] = BRIDGED.exec(code) ?? [];
    const plain = bare ?? code;
    const box = this.#boxOf.get(plain);
    const files = box === undefined ? undefined : this.manifest.boxes[box];
    if (!files) throw new Error(`no picture of ${code}`);
    const [drawings, sprites] = await Promise.all([
      this.#shelf.read<Drawings>(files[level]),
      this.#shelf.read<Sprites>(this.manifest.sprites[level]),
    ]);
    const turns = drawings[plain] ?? [];
    const variants = turns[rotation % turns.length] ?? [];
    let drawing = variants[variant % variants.length] ?? "";
    if (way !== undefined) {
      const turn = isUpright(way, rotation) ? "rotate(90)" : "";
      drawing += `<g transform='translate(50 50)${turn}'>${this.symbols.pieces.bridge?.plain ?? ""}</g>`;
    }
    return tileDocument(drawing, sprites, this.colours(theme), pixels, this.manifest.bleed);
  }

  /** Fetch the drawings of all loaded boxes, before anybody asks for a picture. */
  async preload(level: Level = "fine"): Promise<void> {
    const boxes = new Set(this.#boxOf.values());
    const files = [...boxes].flatMap((box) => this.manifest.boxes[box]?.[level] ?? []);
    await Promise.all([this.manifest.sprites[level], ...files].map((file) => this.#shelf.read(file)));
  }

  /** What symbols refer to; it stands once in the page, in `<defs>`. */
  definitions(theme: string): string {
    return painted(this.symbols.defs, this.colours(theme));
  }

  /** Draw a piece round the origin, about 17 units high. */
  pieceSymbol(
    piece: string,
    theme: string,
    { owner = -1, lies = false, count = 1, number = 0, kind }: PieceLook = {},
  ): string {
    const drawn = this.symbols.pieces[piece];
    if (!drawn) throw new Error(`no symbol of ${piece}`);
    let found = drawn.counted?.[count] ?? drawn.numbered?.[number] ?? drawn.plain;
    if (owner >= 0) {
      const ofKind = drawn.kinds && (drawn.kinds[kind ?? ""] ?? Object.values(drawn.kinds)[count - 1]);
      const owned = ofKind ?? (lies ? drawn.lying : undefined) ?? drawn.owned;
      found = owned?.[owner] ?? found;
      if (owned && !ofKind && count > 1) found += this.#badge(piece, count);
    }
    return painted(found ?? drawn.owned?.[0] ?? "", this.colours(theme));
  }

  #badge(piece: string, count: number): string {
    const { badge_at, large } = this.symbols.standing;
    const at = badge_at * (piece === "large_follower" ? large : 1);
    return `<g transform='translate(${at} ${-at})'>${this.symbols.badges[count] ?? ""}</g>`;
  }

  /** Draw a sign, like a pennant or goods, round the origin. */
  signSymbol(name: string, theme: string): string {
    return painted(this.symbols.signs[name] ?? "", this.colours(theme));
  }

  /** Draw the signs of a tile once more where they are, so that no territory covers them. */
  tileSigns(code: string, rotation: number, theme: string, pixels: number): string {
    const isSmall = pixels < this.manifest.coarse_below;
    const signs = this.tileShape(code, rotation).spots.map(({ name, sign = name, at: [x, y], scale, small }) => {
      const drawing = scale && this.signSymbol(sign, theme);
      return drawing ? `<g transform='translate(${x} ${y})scale(${isSmall ? small : scale})'>${drawing}</g>` : "";
    });
    return signs.join("");
  }

  /** Draw the tower that stands where walls of two tiles meet. */
  jointSymbol(theme: string): string {
    return painted(this.symbols.joint, this.colours(theme));
  }

  /** Draw a ferry between two roads of a tile, round the middle of the tile. */
  ferrySymbol(shape: Shape, roads: readonly number[], theme: string): string {
    const key = [...roads].sort((one, other) => one - other).join("-");
    return painted(shape.ferries?.[key] ?? "", this.colours(theme));
  }
}

function keyOf({ code, rotation, variant, theme }: Picture, level: Level, pixels: number): string {
  return `${code}@${rotation}~${variant} ${theme} ${level} ${pixels}`;
}

function isUpright(way: string | undefined, rotation: number): boolean {
  return (way === "NS") === (rotation % 2 === 0);
}

/** The boxes whose tiles some boxes play with: a bundle has those of its parts. */
export function boxesWithTiles(boxes: readonly string[], manifest: Manifest): string[] {
  const all = boxes.flatMap((box) => [box, ...(manifest.parts[box] ?? [])]);
  return [...new Set(all)].filter((box) => box in manifest.boxes);
}

/** Load what a game needs: names of its boxes (`base` is one), or `castle`. Drawings come when they are needed. */
export async function loadAtlas(boxes: readonly string[], base = "/atlas/"): Promise<Atlas> {
  const answer = await fetch(`${base}atlas.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`atlas.json: ${answer.status}`);
  const manifest = (await answer.json()) as Manifest;
  const shelf = shelfAt(base);
  const names = boxesWithTiles(boxes, manifest);
  const [symbols, wall, ...shapes] = await Promise.all([
    shelf.read<Symbols>(manifest.symbols),
    names.includes(CASTLE) ? shelf.read<Wall>(manifest.wall) : NO_WALL,
    ...names.map((name) => shelf.read<Shapes>((manifest.boxes[name] as Record<string, string>).shapes as string)),
  ]);
  return new Atlas(
    manifest,
    shelf,
    symbols,
    new Map(names.map((name, at) => [name, shapes[at] as Shapes])),
    wall,
    bitmapsOf(manifest.made_from),
  );
}

const shelves = new Map<string, Shelf>();
const kept = new Map<string, Bitmaps>();

function bitmapsOf(edition: string): Bitmaps {
  const found = kept.get(edition) ?? new Bitmaps(rasterise, MOST_KEPT, AT_ONCE, new BitmapStore(edition));
  kept.set(edition, found);
  return found;
}

/** Files and bitmaps are the same for all games that are shown one after the other. */
function shelfAt(base: string): Shelf {
  const found = shelves.get(base) ?? new Shelf(base);
  shelves.set(base, found);
  return found;
}
