import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { boxesWithTiles, loadAtlas, variantAt } from "./atlas";
import { Bitmaps } from "./bitmaps";
import { painted, tileDocument } from "./drawing";
import { unpacked } from "./files";
import { fixtureAtlas, MANIFEST, SYMBOLS } from "./fixture";
import { BitmapStore } from "./store";

const SHAPE = {
  regions: [{ kind: "field", hit: "M0 0z", area: [], at: [20, 20] as [number, number] }],
  spots: [],
  joints: [],
};
const V = [SHAPE, SHAPE, SHAPE, SHAPE];
const DRAWINGS = {
  V: ["n", "e", "s", "w"].map((side) => [0, 1, 2].map((at) => `${side}${at}{grass}<use href='#t1'/>`)),
};
const FILES = {
  "base.fine": DRAWINGS,
  "base.coarse": DRAWINGS,
  "sprites.fine": { defs: "<a/>", sprites: { t1: "tree {ink}", t2: "other" } },
  "sprites.coarse": { defs: "<a/>", sprites: { t1: "coarse tree" } },
};
const LOOK = { code: "V", rotation: 1, variant: 2, pixels: 110, theme: "night" };

function drawn(): { documents: string[]; widths: number[]; draw: (svg: string, pixels: number) => Promise<Blob> } {
  const documents: string[] = [];
  const widths: number[] = [];
  const draw = async (svg: string, pixels: number) => {
    documents.push(svg);
    widths.push(pixels);
    return new Blob([svg]);
  };
  return { documents, widths, draw };
}

test("no two tiles side by side have the same decoration, also west of the start", () => {
  expect([0, 1, 2, 3].map((x) => variantAt(x, 0))).toEqual([0, 1, 2, 0]);
  expect([-3, -2, -1].map((x) => variantAt(x, 0))).toEqual([0, 1, 2]);
  for (const [x, y] of [
    [-2, -5],
    [7, 1],
  ] as const) {
    expect(variantAt(x, y)).not.toBe(variantAt(x + 1, y));
    expect(variantAt(x, y)).not.toBe(variantAt(x, y + 1));
  }
});

test("names in a drawing become the colours of a theme", () => {
  expect(painted("<path fill='{grass}' stroke='{ink}'/>", { grass: "#123456", ink: "#000000" })).toBe(
    "<path fill='#123456' stroke='#000000'/>",
  );
});

test("a document holds the sprites that its drawing uses, and no others", () => {
  const text = tileDocument("<use href='#t1'/>", FILES["sprites.fine"], { ink: "#111111" }, 128, 0.3);
  expect(text).toContain("<g id='t1'>tree #111111</g>");
  expect(text).not.toContain("other");
  expect(text).toContain("viewBox='-0.3 -0.3 100.6 100.6'");
  expect(text).toContain("width='128'");
});

test("a file is read whether or not the server says that it is compressed", async () => {
  const whole = { some: ["thing"] };
  const text = JSON.stringify(whole);
  const packed = gzipSync(text);
  expect(await unpacked(new Uint8Array(packed).buffer as ArrayBuffer)).toEqual(whole);
  expect(await unpacked(new TextEncoder().encode(text).buffer as ArrayBuffer)).toEqual(whole);
});

test("a bundle plays with the tiles of its parts", () => {
  expect(boxesWithTiles(["bundle"], MANIFEST)).toEqual(["base"]);
  expect(boxesWithTiles(["base", "bundle", "nothing"], MANIFEST)).toEqual(["base"]);
});

describe("a picture", () => {
  test("is drawn once, in its rotation, variant and theme, at the next larger width", async () => {
    const { documents, widths, draw } = drawn();
    const atlas = fixtureAtlas({ V }, FILES, draw);
    const [one, other] = await Promise.all([atlas.tilePicture(LOOK), atlas.tilePicture({ ...LOOK })]);
    expect(one).toMatch(/^blob:/);
    expect(other).toBe(one);
    expect(await atlas.tilePicture({ ...LOOK, pixels: 100 })).toBe(one);
    expect(widths).toEqual([128]);
    expect(documents[0]).toContain("e2#3c5a4c");
    expect(documents[0]).toContain("tree #1d1a17");
  });

  test("has as many pixels as the screen needs", async () => {
    vi.stubGlobal("devicePixelRatio", 2);
    const { widths, draw } = drawn();
    await fixtureAtlas({ V }, FILES, draw).tilePicture(LOOK);
    expect(widths).toEqual([256]);
    vi.unstubAllGlobals();
  });

  test("of a small tile has fewer strokes", async () => {
    const { documents, draw } = drawn();
    await fixtureAtlas({ V }, FILES, draw).tilePicture({ ...LOOK, pixels: 40 });
    expect(documents[0]).toContain("coarse tree");
  });

  test("of another size stands in until the best one is there", async () => {
    const atlas = fixtureAtlas({ V }, FILES);
    expect(atlas.tilePictureNow(LOOK)).toBeUndefined();
    const small = await atlas.tilePicture({ ...LOOK, pixels: 40 });
    expect(atlas.tilePictureNow(LOOK)).toBe(small);
    expect(atlas.tilePictureNow({ ...LOOK, theme: "day" })).toBeUndefined();
  });

  test("with a bridge shows it across the tile, however the tile lies", async () => {
    const { documents, draw } = drawn();
    const atlas = fixtureAtlas({ V }, FILES, draw);
    await atlas.tilePicture({ ...LOOK, code: "V+NS", rotation: 0 });
    await atlas.tilePicture({ ...LOOK, code: "V+NS", rotation: 1 });
    expect(documents[0]).toContain("translate(50 50)rotate(90)'>bridge");
    expect(documents[1]).toContain("translate(50 50)'>bridge");
  });

  test("of an unknown tile is refused", async () => {
    const atlas = fixtureAtlas({ V }, FILES);
    expect(atlas.has("V+EW")).toBe(true);
    expect(atlas.has("mine/1")).toBe(false);
    await expect(atlas.tilePicture({ ...LOOK, code: "mine/1" })).rejects.toThrow("mine/1");
  });
});

test("a bridge is one more region, above the others", () => {
  const atlas = fixtureAtlas({ V });
  const shape = atlas.tileShape("V+EW", 0);
  expect(shape.regions.map((region) => region.kind)).toEqual(["field", "road"]);
  expect(shape.regions[1]?.hit).toBe("M0 42H100V58H0z");
  expect(atlas.tileShape("V+EW", 3).regions[1]?.hit).toBe("M42 0H58V100H42z");
  expect(atlas.tileShape("V+EW", 0)).toBe(shape);
  expect(shape.regions[1]?.at).toEqual([50, 50]);
  const region = { kind: "field", hit: "", area: [], at: [50, 48] as [number, number] };
  expect(fixtureAtlas({ W: [{ ...SHAPE, regions: [region] }] }).tileShape("W+NS", 0).regions[1]?.at).toEqual([50, 22]);
});

describe("a piece", () => {
  const atlas = fixtureAtlas({ V });
  test("has the colour of its player, and lies on a field", () => {
    expect(atlas.pieceSymbol("follower", "day", { owner: 4 })).toBe("f4");
    expect(atlas.pieceSymbol("follower", "day", { owner: 1, lies: true })).toBe("l1");
  });
  test("of nobody has the colours of the theme", () => {
    expect(atlas.pieceSymbol("dragon", "night")).toBe("dragon #1d1a17");
  });
  test("shows its number", () => {
    expect(atlas.pieceSymbol("tower_floor", "day", { count: 2 })).toBe("two");
    expect(atlas.pieceSymbol("tower_floor", "day", { count: 99 })).toBe("tower");
    expect(atlas.pieceSymbol("follower", "day", { owner: 0, count: 2 })).toBe(
      "f0<g transform='translate(7 -7)'>#4a3a2a2</g>",
    );
  });
  test("lies face down on the board, and shows its number to its holder", () => {
    expect(atlas.pieceSymbol("wall_tile", "day", { count: 1 })).toBe("back");
    expect(atlas.pieceSymbol("wall_tile", "day", { number: 1 })).toBe("first");
  });
  test("that does not exist is refused", () => {
    expect(() => atlas.pieceSymbol("unicorn", "day")).toThrow("unicorn");
  });
});

test("bitmaps that nobody has asked for longest are given up", async () => {
  const given = vi.spyOn(URL, "revokeObjectURL");
  const bitmaps = new Bitmaps(async (svg) => new Blob([svg]), 25);
  const text = async () => "0123456789";
  const first = await bitmaps.get("a", 1, text);
  await bitmaps.get("b", 1, text);
  expect(bitmaps.known("a")).toBe(first);
  await bitmaps.get("c", 1, text);
  expect(bitmaps.known("b")).toBeUndefined();
  expect(bitmaps.known("a")).toBe(first);
  expect(given).toHaveBeenCalledTimes(1);
  given.mockRestore();
});

test("a bitmap that stays on the device is not drawn again", async () => {
  const stored = new Map<string, Blob>();
  const store = {
    get: async (key: string) => stored.get(key),
    put: async (key: string, blob: Blob) => void stored.set(key, blob),
  };
  let drawn = 0;
  const draw = async (svg: string) => {
    drawn += 1;
    return new Blob([svg]);
  };
  await new Bitmaps(draw, 1000, 1, store).get("a", 1, async () => "x");
  expect(await new Bitmaps(draw, 1000, 1, store).get("a", 1, async () => "x")).toMatch(/^blob:/);
  expect(drawn).toBe(1);
});

test("a device that keeps nothing is no error", async () => {
  const none = new BitmapStore("today");
  await none.put("a", new Blob(["x"]));
  expect(await none.get("a")).toBeUndefined();
  vi.stubGlobal("caches", { keys: async () => Promise.reject(new Error("private")) });
  const refused = new BitmapStore("today");
  await refused.put("a", new Blob(["x"]));
  expect(await refused.get("a")).toBeUndefined();
  vi.unstubAllGlobals();
});

test("bitmaps of another edition are given up, and all of them when there are too many", async () => {
  const held = new Map<string, Map<string, Response>>();
  held.set("bastide-bitmaps yesterday", new Map());
  held.set("somebody else's", new Map());
  const full = new Map(Array.from({ length: 2001 }, (_, at) => [`/bitmaps/${at}`, new Response("x")]));
  held.set("bastide-bitmaps today", full);
  const cacheOf = (name: string) => {
    const entries = held.get(name) ?? new Map<string, Response>();
    held.set(name, entries);
    return {
      keys: async () => [...entries.keys()],
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, answer: Response) => void entries.set(key, answer),
    };
  };
  vi.stubGlobal("caches", {
    keys: async () => [...held.keys()],
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => held.delete(name),
  });
  const store = new BitmapStore("today");
  expect(await store.get("1")).toBeUndefined();
  await store.put("V@0~1 day", new Blob(["png"]));
  expect(await (await store.get("V@0~1 day"))?.text()).toBe("png");
  expect([...held.keys()].sort()).toEqual(["bastide-bitmaps today", "somebody else's"]);
  vi.unstubAllGlobals();
});

test("signs of a tile are drawn where they are, and on a small tile as large as on its picture", () => {
  const spots = [
    { name: "pennant", at: [20, 30] as [number, number], radius: 8, scale: 1.2, small: 1.5 },
    { name: "inn", at: [60, 30] as [number, number], radius: 10 },
  ];
  const atlas = fixtureAtlas({ C: [{ ...SHAPE, spots }] });
  expect(atlas.tileSigns("C", 0, "day", 120)).toBe("<g transform='translate(20 30)scale(1.2)'>pennant #4a3a2a</g>");
  expect(atlas.tileSigns("C", 0, "day", 60)).toContain("scale(1.5)");
});

test("a bitmap that failed is tried again", async () => {
  let tries = 0;
  const bitmaps = new Bitmaps(async (svg) => {
    tries += 1;
    if (tries === 1) throw new Error("no bitmap");
    return new Blob([svg]);
  });
  await expect(bitmaps.get("a", 1, async () => "x")).rejects.toThrow("no bitmap");
  expect(await bitmaps.get("a", 1, async () => "x")).toMatch(/^blob:/);
});

test("only a few bitmaps are drawn at once", async () => {
  let working = 0;
  let most = 0;
  const bitmaps = new Bitmaps(
    async (svg) => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 1));
      working -= 1;
      return new Blob([svg]);
    },
    1000,
    2,
  );
  await Promise.all(["a", "b", "c", "d", "e"].map((key) => bitmaps.get(key, 1, async () => key)));
  expect(most).toBe(2);
});

test("loading asks for shapes and symbols, and for drawings only when they are needed", async () => {
  const asked: string[] = [];
  const files: Record<string, unknown> = { "atlas.json": MANIFEST, symbols: SYMBOLS, "base.shapes": { V }, ...FILES };
  vi.stubGlobal("fetch", async (url: string) => {
    const name = url.replace("/somewhere/", "");
    asked.push(name);
    return new Response(JSON.stringify(files[name]));
  });
  const atlas = await loadAtlas(["base"], "/somewhere/");
  expect(asked).toEqual(["atlas.json", "symbols", "base.shapes"]);
  expect(atlas.tileShape("V", 2)).toEqual(SHAPE);
  await atlas.preload();
  expect(asked.slice(3)).toEqual(["sprites.fine", "base.fine"]);
  vi.unstubAllGlobals();
});
