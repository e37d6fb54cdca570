import { describe, expect, it } from "vitest";
import { outlineOf, spread } from "./outline";

const square = [0, 0, 100, 0, 100, 100, 0, 100];

describe("an outline", () => {
  it("has no line where two tiles of one feature meet", () => {
    const { rim, area } = outlineOf([
      { x: 0, y: 0, rings: [square] },
      { x: 1, y: 0, rings: [square] },
    ]);
    expect(rim).not.toContain("L100 0L100 100");
    expect(rim.match(/M/g)?.length).toBe(3);
    expect(area.match(/z/g)?.length).toBe(2);
  });
  it("closes where the next tile is not its own", () => {
    const { rim } = outlineOf([{ x: 0, y: 0, rings: [square] }]);
    expect(rim).toBe("M0 0L100 0L100 100L0 100L0 0");
  });
});

describe("a claim", () => {
  const field = [0, 40, 100, 40, 100, 100, 0, 100];
  const city = [0, 0, 100, 0, 100, 39, 0, 39];
  it("has no line along the wall of a city", () => {
    const { rim, claim } = outlineOf([{ x: 0, y: 0, rings: [field], walls: [city] }]);
    expect(rim).toBe("M0 40L100 40L100 100L0 100L0 40");
    expect(claim).toBe("M100 40L100 100L0 100L0 40");
  });
  it("has no line at a side beyond which a building of The Castle lies", () => {
    const closed = [false, true, false, false];
    expect(outlineOf([{ x: 0, y: 0, rings: [square], closed }]).claim).toBe("M0 0L100 0M100 100L0 100L0 0");
  });
  it("is the rim of everything else", () => {
    const { rim, claim } = outlineOf([{ x: 0, y: 0, rings: [field] }]);
    expect(claim).toBe(rim);
  });
});

describe("pills", () => {
  it("are moved apart until none covers another", () => {
    const [one, other] = spread(
      [
        { x: 0, y: 0 },
        { x: 10, y: 2 },
      ],
      50,
      30,
    );
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(30);
  });
  it("stay where there is room", () => {
    const pills = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(spread(pills, 50, 30)).toEqual(pills);
  });
});
