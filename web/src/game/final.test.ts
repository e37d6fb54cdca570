import { expect, it } from "vitest";
import type { Scored } from "@/protocol";
import { finalLines, scoresBefore } from "./final";

const line = (player: number, points: number, claim: string): Scored => ({
  event: "scored",
  words: null,
  player,
  points,
  claim,
  rule: `${claim}-city`,
  place: null,
  feature: 1,
  lines: [],
  parts: [],
  cities: [],
  strengths: [],
});
const lines = [line(0, 8, "finished"), line(1, 3, "unfinished"), line(0, 9, "farmer")];
const log = [{ version: 1, seat: 0, action: "-", taken_back: 0, events: lines }];

it("begins behind what the last tile has finished", () => {
  expect(finalLines(log).map((each) => each.claim)).toEqual(["unfinished", "farmer"]);
});

it("counts back from the end", () => {
  const final = finalLines(log);
  expect(scoresBefore([30, 20], final, 0)).toEqual([21, 17]);
  expect(scoresBefore([30, 20], final, 1)).toEqual([21, 20]);
  expect(scoresBefore([30, 20], final, 2)).toEqual([30, 20]);
});
