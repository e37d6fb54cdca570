import { expect, it } from "vitest";
import { boxName, copiesOf, writeBox } from "./boxes";

it("reads a box with its copies", () => {
  expect([boxName("river x2"), copiesOf("river x2")]).toEqual(["river", 2]);
  expect([boxName("river×0"), copiesOf("river×0")]).toEqual(["river", 0]);
  expect([boxName("river"), copiesOf("river")]).toEqual(["river", 1]);
  expect([boxName("phalanx"), copiesOf("phalanx")]).toEqual(["phalanx", 1]);
});
it("writes one copy without a number", () => {
  expect([1, 2, 0].map((copies) => writeBox("river", copies))).toEqual(["river", "river x2", "river x0"]);
});
