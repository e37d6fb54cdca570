import { expect, it } from "vitest";
import { FIELDS, fieldAt, HIGH, trailOf, WIDE } from "./track";

it("lays the fields round a ring, each beside the one before", () => {
  const places = Array.from({ length: FIELDS }, (_, field) => fieldAt(field));
  expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(FIELDS);
  for (const [at, here] of places.entries()) {
    const next = places[(at + 1) % FIELDS] ?? { column: 0, row: 0 };
    expect(Math.abs(next.column - here.column) + Math.abs(next.row - here.row)).toBe(1);
    expect(here.column % (WIDE - 1) === 0 || here.row % (HIGH - 1) === 0).toBe(true);
  }
});

const moved = (x: number, y: number, piece = "dragon") => ({ event: "neutral_moved", piece, x, y });
const laid = { event: "tile_placed" };

it("follows a piece since the last tile, from where it stood", () => {
  const log = [
    { events: [laid, moved(0, 0)] },
    { events: [laid] },
    { events: [moved(1, 0), moved(5, 5, "fairy")] },
    { events: [moved(1, 1)] },
  ];
  expect(trailOf(log, "dragon")).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]);
});
it("finds no trail of what stands still", () => {
  expect(trailOf([{ events: [laid, moved(0, 0)] }, { events: [laid] }], "dragon")).toEqual([]);
});
