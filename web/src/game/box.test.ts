import { expect, it } from "vitest";
import { isTall, within } from "./box";

const all = { left: 0, top: 0, right: 10, bottom: 4 };

it("moves a box back into another one", () => {
  expect(within({ left: 8, top: -1, right: 14, bottom: 2 }, all)).toEqual({ left: 4, top: 0, right: 10, bottom: 3 });
});
it("leaves alone what is inside", () => {
  const box = { left: 2, top: 1, right: 5, bottom: 3 };
  expect(within(box, all)).toEqual(box);
});
it("puts what is larger into the middle", () => {
  expect(within({ left: 8, top: 2, right: 10, bottom: 10 }, all)).toEqual({ left: 8, top: -2, right: 10, bottom: 6 });
});

const board = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) - 3 }));

it("calls a board tall that is much higher than wide", () => {
  expect(isTall(board(4, 8))).toBe(true);
  expect(isTall(board(8, 10))).toBe(true);
});
it("calls no other board tall", () => {
  expect(isTall([])).toBe(false);
  expect(isTall(board(1, 3))).toBe(false);
  expect(isTall(board(8, 8))).toBe(false);
  expect(isTall(board(12, 8))).toBe(false);
});
