import { expect, it } from "vitest";
import type { Scored, Step } from "@/protocol";
import { since } from "./since";

const scored = (player: number, points: number): Scored => ({
  event: "scored",
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
const step = (version: number, seat: number, ...events: Step["events"]): Step => ({
  version,
  seat,
  action: "x",
  taken_back: 0,
  events,
});
const tile = (player: number, x: number) =>
  ({ event: "tile_placed", words: null, player, tile: "V", x, y: 0, rotation: 0 }) as const;

it("shows what others did after one's own last step, the newest line first", () => {
  const log = [
    step(1, 0, tile(0, 1), scored(0, 3)),
    step(2, 1, tile(1, 2), scored(1, 4)),
    step(3, 2, tile(2, 3), scored(2, 5)),
  ];
  const found = since(log, [0]);
  expect(found.isNew).toBe(true);
  expect(found.lines.map((each) => each.points)).toEqual([5, 4]);
  expect(found.tiles.map((each) => each.x)).toEqual([2, 3]);
});

it("shows the latest lines where nothing is new", () => {
  const found = since([step(1, 0, scored(0, 3))], [0]);
  expect(found.isNew).toBe(false);
  expect(found.lines.length).toBe(1);
});

it("shows several people at one device only the last tile", () => {
  const found = since([step(1, 0, tile(0, 1)), step(2, 1, tile(1, 2))], [0, 1]);
  expect(found.tiles.map((each) => each.x)).toEqual([2]);
});
