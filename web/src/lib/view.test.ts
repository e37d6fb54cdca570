import { describe, expect, it } from "vitest";
import type { Step, View } from "@/protocol";
import { changed, continued, linesOf } from "./view";

const view: View = {
  tiles: [{ tile: "D", rotation: 0, x: 0, y: 0 }],
  figures: [],
  loose: [],
  features: [],
  seats: [],
  hand: "V",
  bag: { V: 2, U: 1 },
  left: 3,
  gaps: [
    { x: 0, y: -1, asks: "..C.", left: 3, is_dead: false },
    { x: 1, y: 0, asks: "...R", left: 3, is_dead: false },
  ],
  turn: 1,
  track: null,
  markers: [],
  question: null,
};

const step = (version: number, action: string, points = 0): Step => ({
  version,
  seat: 0,
  action,
  taken_back: 0,
  events: points
    ? [
        {
          event: "scored",
          words: null,
          player: 0,
          points,
          claim: "finished",
          rule: "finished-road",
          place: null,
          feature: 1,
          lines: [],
          parts: [],
          cities: [],
          strengths: [],
        },
      ]
    : [],
});

describe("a change", () => {
  it("adds tiles behind those that stay", () => {
    const next = changed(view, { tiles: [{ tile: "V", rotation: 1, x: 1, y: 0 }] });
    expect(next.tiles.map((each) => each.tile)).toEqual(["D", "V"]);
  });
  it("takes tiles away when fewer stay", () => {
    expect(changed(view, { tiles_kept: 0 }).tiles).toEqual([]);
  });
  it("takes a kind out of the bag that has none left", () => {
    expect(changed(view, { bag: { U: 0 } }).bag).toEqual({ V: 2 });
  });
  it("replaces gaps by their cell", () => {
    const next = changed(view, { gaps_gone: [[1, 0]], gaps: [{ x: 2, y: 0, asks: "...R", left: 1, is_dead: false }] });
    expect(next.gaps.map((each) => [each.x, each.y])).toEqual([
      [0, -1],
      [2, 0],
    ]);
  });
  it("can empty the hand", () => {
    expect(changed(view, { hand: null }).hand).toBeNull();
  });
});

describe("a log", () => {
  it("forgets what is taken back", () => {
    const log = continued([step(1, "V 1,0")], [step(2, "knight N", 4), { ...step(3, ""), taken_back: 1 }]);
    expect(log.map((each) => each.action)).toEqual(["V 1,0"]);
  });
  it("gives its score lines in order", () => {
    const lines = linesOf([step(1, "a", 3), step(2, "b"), step(3, "c", 8)]);
    expect(lines.map((each) => [each.points, each.number, each.version])).toEqual([
      [3, 0, 1],
      [8, 1, 3],
    ]);
  });
});
