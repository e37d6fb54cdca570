import { expect, it } from "vitest";
import { clockText } from "./clock";

it.each([
  [-5, "0:00.0"],
  [-65_000, "−1:05"],
  [9_340, "0:09.3"],
  [65_000, "1:05"],
  [3_725_000, "1:02:05"],
  [200_000_000, "2d 7h"],
])("writes %d milliseconds as %s", (left, text) => expect(clockText(left)).toBe(text));
