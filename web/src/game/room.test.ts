import { describe, expect, it } from "vitest";
import { Room, runs } from "./room";

const rail = { left: 800, top: 0, right: 1000, bottom: 600 };
const corner = { left: 0, top: 0, right: 300, bottom: 80 };

describe("the room between panels", () => {
  it("has its middle where strips with panels are cut off", () => {
    expect(new Room(1000, 600, [rail, corner]).middle).toEqual({ x: 400, y: 340 });
  });
  it("shows a board as large as the free part allows", () => {
    const { x, y, k } = new Room(1000, 600, [rail]).largest([{ left: 0, top: 0, right: 10, bottom: 4 }], 20, 200);
    expect(k).toBeGreaterThan(76);
    expect(x + 10 * k).toBeLessThanOrEqual(790);
    expect(y + 2 * k).toBeCloseTo(300);
  });
  it("lets a board grow beside a panel that is only in a corner", () => {
    const room = new Room(1000, 600, [rail, corner]);
    const tower = runs([...Array(8).keys()].map((y) => ({ x: 5, y })));
    expect(room.largest(tower, 20, 200).k).toBeGreaterThan(72);
    const all = [{ left: 0, top: 0, right: 10, bottom: 8 }];
    expect(room.largest(all, 20, 200).k).toBeLessThan(64);
  });
  it("makes nothing larger than is asked for", () => {
    expect(new Room(1000, 600, []).largest([{ left: 0, top: 0, right: 1, bottom: 1 }], 20, 90).k).toBe(90);
  });
  it("shows a board that is too large as small as it may be, from its middle", () => {
    const { x, y, k } = new Room(1000, 600, []).largest([{ left: 0, top: 0, right: 100, bottom: 10 }], 20, 90);
    expect([x, y, k]).toEqual([-500, 200, 20]);
  });
  it("moves a part as little as possible", () => {
    const room = new Room(1000, 600, [rail]);
    const part = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(room.nearest([part], { x: 300, y: 200, k: 50 })).toEqual({ x: 300, y: 200, k: 50 });
    const beside = room.nearest([part], { x: 780, y: 200, k: 50 });
    expect(beside?.y).toBe(200);
    expect(beside?.x).toBeGreaterThan(730);
    expect(beside?.x).toBeLessThanOrEqual(740);
    expect(room.nearest([part], { x: 300, y: -20, k: 50 })).toEqual({ x: 300, y: 10, k: 50 });
  });
});

it("joins cells that lie side by side", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(runs(cells)).toEqual([
    { left: 0, top: 0, right: 2, bottom: 1 },
    { left: 3, top: 0, right: 4, bottom: 1 },
    { left: 1, top: 1, right: 2, bottom: 2 },
  ]);
});
