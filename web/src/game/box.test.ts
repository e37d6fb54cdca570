import { expect, it } from "vitest";
import { within } from "./box";

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
