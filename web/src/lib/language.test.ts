import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { catalogue, nameIn, told } from "./language";

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../src/bastide/locale/${name}.ftl`, import.meta.url)), "utf8");
const english = catalogue("en", [read("en"), read("app.en")]);
const german = catalogue("de", [read("de"), read("app.de")]);

const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]);

describe("the words of the app", () => {
  it("are the same keys in both languages", () => {
    expect(keysOf(read("app.de")).sort()).toEqual(keysOf(read("app.en")).sort());
  });
  it("stand in no catalogue twice", () => {
    for (const language of ["en", "de"]) {
      const keys = [...keysOf(read(language)), ...keysOf(read(`app.${language}`))];
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });
  it("exist for every key that a screen names", () => {
    const sources = import.meta.glob("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const named = new Set<string>();
    for (const [path, source] of Object.entries(sources)) {
      if (path.endsWith(".test.ts")) continue;
      for (const found of String(source).matchAll(/"(app-[\w-]*\w)"/g)) if (found[1]) named.add(found[1]);
    }
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((key) => !english.hasMessage(key))).toEqual([]);
  });
});

describe("a message", () => {
  it("fills other messages in", () => {
    const claim = { key: "claim-keep" };
    expect(told(english, { key: "tally", parameters: { points: "+4", claim, sum: "2 × 2" } })).toBe("+4 keep: 2 × 2");
  });
  it("names things by their key, and what is unknown as it calls itself", () => {
    expect(nameIn(english, "large_follower")).toBe("large follower");
    expect(nameIn(english, "prison of 2")).toBe("prison of 2");
    expect(nameIn(german, "city")).toBe("Stadt");
    expect(nameIn(english, "space_ship")).toBe("space ship");
  });
  it("without a sentence says its key", () => {
    expect(told(english, { key: "no-such-key" })).toBe("no-such-key");
  });
});
