import { describe, expect, it } from "vitest";
import type { Step } from "@/protocol";
import { gains, laidTile, turnsOf } from "./replay";

const scored = (player: number, points: number) => ({
  event: "scored" as const,
  words: null,
  player,
  points,
  claim: "finished",
  rule: "finished-road",
  place: null,
  feature: 1,
  lines: [],
  parts: [],
  cities: [],
  strengths: [],
});
const step = (seat: number, ...points: [number, number][]): Step => ({
  version: 0,
  seat,
  action: "-",
  taken_back: 0,
  events: points.map(([player, number]) => scored(player, number)),
});

describe("a replay", () => {
  it("puts the steps of a turn together, with their points", () => {
    const turns = turnsOf([step(0), step(0, [0, 3]), step(1), step(1, [0, 4], [1, 4])], (at) => (at < 2 ? 1 : 2));
    expect(turns).toEqual([
      { from: 0, to: 2, player: 0, points: 3 },
      { from: 2, to: 4, player: 1, points: 8 },
    ]);
  });
  it("says who got points", () => {
    expect(gains([step(0, [1, 3]), null, step(0, [1, 2], [0, 0])])).toEqual([{ player: 1, points: 5 }]);
  });
  it("reads where a tile lies", () => {
    expect(laidTile("Ev 0,-1; knight S")).toEqual({ tile: "E", rotation: 2, x: 0, y: -1, rest: "knight S" });
    expect(laidTile("river/lake< -2,5; -")).toEqual({ tile: "river/lake", rotation: 3, x: -2, y: 5, rest: "-" });
    expect(laidTile("dragon east")).toBeNull();
  });
});
