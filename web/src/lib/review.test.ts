import { describe, expect, it } from "vitest";
import type { ChoiceFacts, ReviewFacts } from "@/protocol";
import { betterBy, curveOf, curvePath, luckOf, slipsOf } from "./review";

const choice = (player: number, lost: number, played = "V^ 1,0; -", preferred = "V^ 2,0; -"): ChoiceFacts => ({
  step: 0,
  turn: 1,
  player,
  played,
  preferred,
  expected: 2,
  lost,
  luck: 0,
  curve: [2 - lost, lost - 2],
  mark: lost > 4 ? "mistake" : lost > 1.5 ? "slip" : "",
});
const review: ReviewFacts = {
  choices: [choice(0, 2), choice(1, 5), choice(0, 6), choice(0, 0)],
  margins: [3, -3],
  lost: [8, 5],
  luck: [15, -1],
};

describe("a review", () => {
  it("lists the slips of one player, the worst first", () => {
    expect(slipsOf(review, 0).map((each) => each.lost)).toEqual([6, 2]);
  });
  it("has a curve over the choices of everybody", () => {
    expect(curveOf(review, 1).map((each) => each.lead)).toEqual([0, 3, 4, -2]);
  });
  it("says what was better", () => {
    expect(betterBy(choice(0, 2))).toBe("place");
    expect(betterBy(choice(0, 2, "V^ 1,0; -", "V^ 1,0; knight N"))).toBe("figure");
    expect(betterBy(choice(0, 2, "east", "west"))).toBe("answer");
  });
  it("knows kind tiles", () => {
    expect([luckOf(review, 0), luckOf(review, 1)]).toEqual(["kind", "even"]);
  });
  it("draws a line that begins at the left and ends at the right", () => {
    expect(curvePath(curveOf(review, 0), 100, 20)).toMatch(/^M0\.0 .*L100\.0 [\d.]+$/);
  });
});
