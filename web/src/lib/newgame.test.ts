import { describe, expect, it } from "vitest";
import type { BoxFacts, GameFacts } from "@/protocol";
import {
  copiesIn,
  firstDraft,
  minutesFor,
  newTable,
  optionGroups,
  presetOf,
  reseated,
  sameAgain,
  seatOf,
  tilesOf,
  toggled,
  withCopies,
} from "./newgame";

const words = (key: string) => ({ key, parameters: {}, form: "" });
const box = (name: string, tiles: number, options: string[] = [], parts: string[] = []): BoxFacts => ({
  name,
  title: words(`title-${name}`),
  about: words(`box-${name}`),
  tiles,
  parts,
  picture: "",
  has_copies: true,
  needs_tiles: false,
  options: options.map((each) => ({
    name: each,
    box: name,
    default: true,
    choices: [true, false],
    words: words(`option-${each}`),
    about: words(`option-${each}`),
    choice_words: [words("choice-yes"), words("choice-no")],
  })),
});
const land: GameFacts = {
  name: "land",
  title: words("title-base"),
  least_players: 1,
  most_players: 6,
  boxes: [
    box("base", 72, ["fields"]),
    box("river", 12, ["inns"]),
    box("inns", 18, ["inns", "large"]),
    box("both", 30, [], ["river", "inns"]),
  ],
  presets: { base: [], first_evening: ["river", "inns"] },
};

describe("a new game", () => {
  it("knows a ready-made choice in any order", () => {
    expect(presetOf(land, ["inns", "river"])).toBe("first_evening");
    expect(presetOf(land, [])).toBe("base");
    expect(presetOf(land, ["inns"])).toBeNull();
  });
  it("takes a box in and out", () => {
    expect(toggled(toggled([], "river"), "river")).toEqual([]);
  });
  it("takes a box out, however many copies of it are chosen", () => {
    expect(toggled(["river x2", "inns"], "river")).toEqual(["inns"]);
  });
  it("writes how many copies are played, and forgets the usual number of the base game", () => {
    expect(withCopies(["river", "inns"], "river", 2)).toEqual(["river x2", "inns"]);
    expect(withCopies(["river x2"], "river", 1)).toEqual(["river"]);
    expect(withCopies([], "base", 2)).toEqual(["base x2"]);
    expect(withCopies(["base x2"], "base", 1)).toEqual([]);
    expect(copiesIn(["river x2"], "river")).toBe(2);
    expect(copiesIn([], "base")).toBe(1);
  });
  it("counts every copy, and the options of a box once", () => {
    expect(tilesOf(land, ["base x2", "river x0", "inns x2"])).toBe(180);
    expect(optionGroups(land, ["river x2"]).map((each) => each.box.name)).toEqual(["base", "river"]);
  });
  it("counts tiles of the base game and of chosen boxes", () => {
    expect(tilesOf(land, ["river", "inns"])).toBe(102);
  });
  it("counts a bundle once", () => {
    expect(tilesOf(land, ["both"])).toBe(102);
  });
  it("shows an option of two boxes once, and the options of the parts of a bundle", () => {
    const names = (boxes: string[]) => optionGroups(land, boxes).map((each) => each.options.map((one) => one.name));
    expect(names(["river", "inns"])).toEqual([["fields"], ["inns"], ["large"]]);
    expect(names(["both"])).toEqual([["fields"], ["inns"], ["large"]]);
  });
  it("says times in steps", () => {
    expect(minutesFor(72)).toBe(20);
    expect(minutesFor(600)).toBe(180);
  });
  it("leaves options of other boxes at home", () => {
    const draft = { ...firstDraft("Anna", "beginner"), options: { large: false, fields: false } };
    expect(newTable(draft, land).options).toEqual({ fields: false });
  });
  it("begins at once unless somebody is to come", () => {
    const draft = firstDraft("Anna", "beginner");
    expect(newTable(draft, land).starts).toBe(true);
    expect(newTable({ ...draft, seats: [...draft.seats, seatOf("invited", "", [])] }, land).starts).toBe(false);
  });
  it("keeps a name that somebody typed", () => {
    const seat = { kind: "here" as const, name: "Ben", level: "" };
    expect(reseated(seat, "bot", "greedy", [])).toEqual({ kind: "bot", name: "Ben", level: "greedy" });
    expect(reseated({ kind: "bot", name: "Ines", level: "greedy" }, "here", "", []).name).toBe("");
  });
  it("is made again with the same people, boxes and rules", () => {
    const facts = {
      game: "land",
      boxes: ["base", "river"],
      options: { fields: false },
      clock: null,
      has_aids: false,
      is_watchable: true,
      has_takebacks: false,
      made: 0,
    };
    const seat = { is_taken: true, is_present: true, away_seconds: 0, has_forfeited: false };
    const anna = { ...seat, kind: "here" as const, name: "Anna", level: "" };
    const ben = { ...seat, kind: "invited" as const, name: "Ben", level: "" };
    const again = sameAgain({ facts, seats: [anna, ben] });
    expect(again.boxes).toEqual(["river"]);
    expect(again.options).toEqual({ fields: false });
    expect(again.has_aids).toBe(false);
    expect(again.seats.map((each) => [each.kind, each.name])).toEqual([
      ["here", "Anna"],
      ["invited", ""],
    ]);
    expect(again.starts).toBe(false);
  });
});
