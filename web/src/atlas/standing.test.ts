import { expect, test } from "vitest";
import { fixtureAtlas, GAMES, type Game } from "./fixture";
import { anchorAt, jointsOf, named, placedMarkers, Standings, seamsOf } from "./standing";

const NAMED = [
  ["a game of many boxes", GAMES[0] as Game],
  ["The Castle", GAMES[1] as Game],
  ["a game with the wheel", GAMES[2] as Game],
] as const;

test.each(NAMED)("figures of %s stand where boards of the engine show them", (_, game) => {
  const found = new Standings(game.view, fixtureAtlas(game.shapes)).figures();
  expect(found.map((each) => [each.piece, each.lies])).toEqual(game.figures.map(([piece, , , lies]) => [piece, lies]));
  found.forEach((each, at) => {
    expect(Math.hypot(each.x - (game.figures[at]?.[1] ?? 0), each.y - (game.figures[at]?.[2] ?? 0))).toBeLessThan(0.3);
  });
});

test.each(NAMED)("figures of %s are as large as on boards of the engine", (_, game) => {
  const atlas = fixtureAtlas(game.shapes);
  const found = new Standings(game.view, atlas).figures();
  const { figure_scale } = atlas.symbols.standing;
  found.forEach((each, at) => {
    expect(each.scale / (figure_scale[each.piece] ?? 1)).toBeCloseTo(game.sizes[at] ?? 0, 1);
  });
});

test.each(NAMED)("pieces of %s stand where boards of the engine show them", (_, game) => {
  const found = new Standings(game.view, fixtureAtlas(game.shapes)).pieces();
  expect(found.map((each) => each.piece)).toEqual(game.pieces.map(([piece]) => piece));
  found.forEach((each, at) => {
    expect(Math.hypot(each.x - (game.pieces[at]?.[1] ?? 0), each.y - (game.pieces[at]?.[2] ?? 0))).toBeLessThan(0.3);
  });
});

test.each(NAMED)("towers of %s stand where walls meet", (_, game) => {
  const found = jointsOf(game.view, fixtureAtlas(game.shapes));
  expect(new Set(found.map(String))).toEqual(new Set(game.joints.map(String)));
});

test.each(NAMED)("what stands on the seams of %s is what boards of the engine show", (_, game) => {
  const found = seamsOf(game.view, fixtureAtlas(game.shapes));
  expect(found.map(({ picture, x, y }) => [picture, x, y])).toEqual(game.seams);
});

test("who guards a tower stands in front of everything else, and a ferry says which roads it joins", () => {
  const game = GAMES[0] as Game;
  const standings = new Standings(game.view, fixtureAtlas(game.shapes));
  expect(standings.figures().some((each) => each.isRaised)).toBe(true);
  expect(standings.pieces().find((each) => each.piece === "ferry")?.roads).toHaveLength(2);
});

test("figures are smaller where there is little room, and large ones still larger than others", () => {
  const figure = { owner: 0, laid: 0, number: 0, feature: 3, spot: "", sign: "", role: "farmer", count: 1 };
  const view = {
    tiles: [{ tile: "wedge", rotation: 0, x: 0, y: 0 }],
    figures: ["follower", "large_follower", "builder"].map((piece) => ({ ...figure, piece })),
    loose: [],
    track: null,
  };
  const region = { kind: "field", hit: "", area: [], at: [50, 50] as [number, number], room: 8 };
  const atlas = fixtureAtlas({ wedge: [{ regions: [region], spots: [], joints: [] }] });
  const { large, least, least_large } = atlas.symbols.standing;
  expect(new Standings(view, atlas).figures().map((each) => each.scale)).toEqual([least, least_large, 1]);
  expect(large * least_large).toBeGreaterThan(1.05 * least);
});

test("figures on a tile of one's own stand in its middle", () => {
  const figure = { piece: "follower", owner: 0, number: 1, feature: 3, spot: "", sign: "", role: "knight", count: 1 };
  const view = {
    tiles: [{ tile: "mine/1", rotation: 2, x: -1, y: 2 }],
    figures: [{ ...figure, laid: 0 }],
    loose: [],
    track: null,
  };
  const atlas = fixtureAtlas({});
  expect(new Standings(view, atlas).figures()).toMatchObject([{ x: -50, y: 250, lies: false }]);
  expect(jointsOf(view, atlas)).toEqual([]);
});

test("an anchor is a point of the board", () => {
  const game = GAMES[0] as Game;
  const laid = game.view.tiles.find((each) => each.tile === "D");
  if (!laid) throw new Error("D lies there");
  const [x, y] = anchorAt(fixtureAtlas(game.shapes), laid, 0);
  expect([Math.floor(x / 100), Math.floor(y / 100)]).toEqual([laid.x, laid.y]);
});

test("markers on one field stand side by side, and lie on a further lap", () => {
  const atlas = fixtureAtlas({});
  const [one, other] = placedMarkers(
    [
      { piece: "follower", owner: 0, field: 7, lap: 1 },
      { piece: "follower", owner: 1, field: 7, lap: 2 },
    ],
    atlas,
  );
  expect([one?.lies, other?.lies]).toEqual([false, true]);
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeCloseTo(13);
});

test("several pieces of one kind at one place have names of their own", () => {
  const game = GAMES[0] as Game;
  const [one] = new Standings(game.view, fixtureAtlas(game.shapes)).figures();
  if (!one) throw new Error("a figure stands there");
  expect(new Set(named([one, one, one]).map((each) => each.name)).size).toBe(3);
});
