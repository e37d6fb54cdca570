import { describe, expect, it } from "vitest";
import type { Option, Question, Words } from "@/protocol";
import { type Answer, apart, isScale, listedOf, nextTurn, promptOf, towards } from "./prompt";

const said = (key: string, parameters: Words["parameters"]): Words => ({ key, parameters, form: "" });
const lay = (x: number, y: number, rotation: number, key = "place-tile"): Option => ({
  action: `V ${x},${y} ${rotation} ${key}`,
  words: said(key, { tile: "V", x, y }),
  target: { at: "cell", x, y, rotation },
});
const figure = (piece: string, number: number): Option => ({
  action: `${piece} ${number}`,
  words: said("place-figure", { piece, role: "knight" }),
  target: { at: "feature", x: 0, y: 0, number, feature: number, kind: "city", where: "N" },
});
const pass: Option = { action: "-", words: said("pass-nobody", {}), target: { at: "nothing" } };
const asked = (...options: Option[]): Question => ({
  player: 0,
  step: "tile",
  words: said("ask-tile", {}),
  tile: null,
  options,
});

describe("a prompt", () => {
  it("collects the ways to lay a tile by cell and rotation", () => {
    const { lays, groups } = promptOf(asked(lay(1, 0, 0), lay(1, 0, 2), lay(1, 0, 2, "lay-with-bridge"), lay(0, 1, 1)));
    expect(groups).toEqual([]);
    expect(lays.map((each) => each.tile)).toEqual(["V"]);
    expect([...(lays[0]?.cells.keys() ?? [])]).toEqual(["1,0", "0,1"]);
    expect(lays[0]?.cells.get("1,0")?.turns.get(2)?.length).toBe(2);
  });
  it("lists answers that move no piece together, whatever they say", () => {
    const plain = (key: string): Option => ({ action: key, words: said(key, {}), target: { at: "nothing" } });
    const { groups } = promptOf(asked(plain("throw-far"), plain("throw-near")));
    expect(groups.map((each) => each.answers.map((answer) => answer.option.action))).toEqual([
      ["throw-far", "throw-near"],
    ]);
  });
  it("groups figures by their piece, numbers them, and keeps passing apart", () => {
    const prompt = promptOf(asked(figure("follower", 0), figure("follower", 1), figure("mayor", 0), pass));
    expect(prompt.groups.map((each) => [each.piece, each.answers.map((answer) => answer.number)])).toEqual([
      ["follower", [1, 2]],
      ["mayor", [1]],
    ]);
    expect(prompt.pass).toBe(pass);
  });
  it("takes a bridge for no tile", () => {
    const bridge: Option = {
      action: "bridge NS @ 2,-1",
      words: said("build-bridge", { upright: "yes" }),
      target: { at: "cell", x: 2, y: -1, rotation: 0 },
    };
    expect(promptOf(asked(bridge)).groups.length).toBe(1);
  });
});

describe("moving about", () => {
  it("turns to the next legal rotation, both ways", () => {
    expect(nextTurn([0, 3], 0, 1)).toBe(3);
    expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
    expect(nextTurn([2], 2, 1)).toBe(2);
  });
  it("goes to the nearest spot in a direction", () => {
    const spots = [
      { x: 3, y: 0 },
      { x: 1, y: 2 },
      { x: -1, y: 0 },
    ];
    expect(towards(spots, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(towards(spots, { x: 0, y: 0 }, -1, 0)).toEqual({ x: -1, y: 0 });
    expect(towards(spots, { x: 0, y: 0 }, 0, -1)).toBeNull();
  });
});

describe("answers beside the question", () => {
  const answer = (target: Option["target"], at: number): Answer => ({
    option: { action: String(at), words: said("choose", {}), target },
    number: at + 1,
  });
  const cell = (at: number) => answer({ at: "cell", x: at, y: 0, rotation: null }, at);
  const number = (at: number) => answer({ at: "number", number: at }, at);
  const many = <Made>(count: number, make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at));
  const listed = (answers: Answer[], onBoard = answers.length) => [
    ...listedOf(answers, new Set([...answers.keys()].slice(0, onBoard))),
  ];

  it("leave figures to the board", () => {
    expect(listed(many(2, (at) => ({ option: figure("follower", at), number: at })))).toEqual([]);
  });
  it("repeat a few that are more than a figure, but not many", () => {
    expect(listed(many(2, cell))).toEqual([0, 1]);
    expect(listed(many(9, cell))).toEqual([]);
  });
  it("hold what is nowhere on the board", () => {
    expect(listed([...many(6, cell), number(6)], 6)).toEqual([6]);
  });
  it("become a ruler if they are many numbers", () => {
    expect(isScale(many(65, number))).toBe(true);
    expect(isScale(many(2, number))).toBe(false);
    expect(isScale(many(65, cell))).toBe(false);
  });
});

describe("what is touched on the board", () => {
  it("has a place of its own", () => {
    const alone = { x: 90, y: 50 };
    expect(apart([{ x: 50, y: 50 }, { x: 51, y: 50 }, alone])).toEqual([alone]);
  });
  it("is everything that lies apart", () => {
    const places = [
      { x: 50, y: 50 },
      { x: 90, y: 50 },
      { x: 50, y: 90 },
    ];
    expect(apart(places)).toEqual(places);
  });
});
