import { expect, it } from "vitest";
import { bitmapWidth } from "./bitmaps";

it("takes bitmaps of few widths, fine enough for dense screens", () => {
  expect([20, 40, 60, 100, 280].map((pixels) => bitmapWidth(pixels, 1))).toEqual([48, 64, 64, 128, 512]);
  expect([20, 60, 110, 280].map((pixels) => bitmapWidth(pixels, 3))).toEqual([64, 128, 256, 512]);
});
