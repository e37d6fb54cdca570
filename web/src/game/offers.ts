/** Answers that are given on the board: where they are, how they are called, where their names stand. */

import { capital, named, t } from "@/lib/i18n.svelte";
import { listedNames } from "@/lib/names";
import type { Effect, Option } from "@/protocol";
import { type Answer, type Group, isNeutral, pieceOf, roleOf } from "./prompt";
import type { Scene } from "./scene.svelte";
import { offerNote } from "./worth";

export interface Offer {
  at: number;
  answer: Answer;
  x: number;
  y: number;
  /** The cell it happens on, if it does. */
  cell: { x: number; y: number } | null;
  /** From where a piece would walk here: one cell away. */
  from: { dx: number; dy: number } | null;
}

export function offersOf(scene: Scene, answers: readonly Answer[]): Offer[] {
  return answers.flatMap((answer, at) => {
    const point = scene.pointOf(answer.option.target);
    if (!point) return [];
    const { option } = answer;
    return [{ at, answer, x: point[0], y: point[1], cell: scene.cellOf(option.target), from: walk(scene, option) }];
  });
}

/** A piece of nobody that goes to a neighbouring cell shows an arrow. */
function walk(scene: Scene, option: Option): { dx: number; dy: number } | null {
  const { target } = option;
  if (target.at !== "cell" || target.rotation !== null || !isNeutral(option)) return null;
  const piece = scene.view.loose.find((each) => each.piece === pieceOf(option) && each.owner < 0);
  if (!piece) return null;
  const [dx, dy] = [target.x - piece.x, target.y - piece.y];
  return Math.abs(dx) + Math.abs(dy) === 1 ? { dx, dy } : null;
}

const SKY = new Map([
  ["0,-1", "app-north"],
  ["1,0", "app-east"],
  ["0,1", "app-south"],
  ["-1,0", "app-west"],
]);

/** Who stands on the cell that a piece would walk to. */
export function whoIsThere(scene: Scene, option: Option, name: (player: number) => string): string {
  const cell = scene.cellOf(option.target);
  const laid = cell ? scene.laidAt(cell.x, cell.y) : undefined;
  if (!laid) return "";
  const at = scene.view.tiles.indexOf(laid);
  const owners = new Set(
    scene.view.figures.filter((each) => each.laid === at && each.owner >= 0).map((each) => each.owner),
  );
  return owners.size ? listedNames([...owners].map(name)) : t("app-nobody-there");
}

/** What an answer does, for whoever sees where: without the cell and the side. */
export function saidHere(option: Option): string {
  return capital(t(option.words.key, { ...option.words.parameters, at: "none" }, "here"));
}

/** The name of a group of answers: its piece, or what it does where several groups have the same. */
export function groupName(group: Group, groups: readonly Group[]): string {
  const first = group.answers[0]?.option;
  if (!group.piece) return group.answers.length === 1 && first ? saidHere(first) : t("app-other-answers");
  const isOnly = groups.filter((each) => each.piece === group.piece).length === 1;
  return isOnly || !first ? capital(named(group.piece)) : saidHere(first);
}

/** A short name: the role, the owner of a figure, a side of the sky. */
export function shortName(option: Option, scene: Scene | null = null): string {
  const way = scene ? walk(scene, option) : null;
  const side = way && SKY.get(`${way.dx},${way.dy}`);
  if (side) return capital(t(side));
  const role = roleOf(option);
  if (option.target.at === "feature" && role && !isNeutral(option)) return capital(named(role));
  return saidHere(option);
}

/** What it would bring: points that come at once, or what the view says. */
export function noteOf(scene: Scene, option: Option, effects: readonly Effect[]): string {
  if (option.target.at !== "feature") return "";
  const { feature: id } = option.target;
  const scored = effects.find((each) => each.what === "scores" && each.feature === id);
  if (scored) return t("app-scores-now", { points: scored.points });
  const feature = scene.feature(option.target.feature);
  return feature && option.words.key === "place-figure" ? offerNote(feature) : "";
}

export interface Label {
  offer: Offer;
  x: number;
  y: number;
  side: "start" | "end";
}

/** Names stand beside the tile, one below the other, each joined to its place by a thin line. */
export function labelsBeside(offers: readonly Offer[], k: number): Label[] {
  if (offers.some((each) => each.from)) return [];
  const cells = offers.flatMap((each) => (each.cell ? [each.cell] : []));
  const first = cells[0];
  if (!first || cells.length !== offers.length || cells.some((each) => each.x !== first.x || each.y !== first.y))
    return [];
  const gap = 3700 / k;
  const sorted = [...offers].sort((one, other) => one.x - other.x);
  const half = Math.ceil(sorted.length / 2);
  const labels: Label[] = [];
  for (const [side, list] of [
    ["end", sorted.slice(0, half)],
    ["start", sorted.slice(half)],
  ] as const) {
    const rows = [...list].sort((one, other) => one.y - other.y);
    const at = rows.map((each) => each.y);
    for (let round = 0; round < 40; round++) {
      for (let row = 1; row < at.length; row++) {
        const lack = gap - ((at[row] ?? 0) - (at[row - 1] ?? 0));
        if (lack <= 0) continue;
        at[row] = (at[row] ?? 0) + lack / 2;
        at[row - 1] = (at[row - 1] ?? 0) - lack / 2;
      }
    }
    const x = side === "end" ? 100 * first.x - 900 / k : 100 * first.x + 100 + 900 / k;
    for (const [row, offer] of rows.entries()) labels.push({ offer, x, y: at[row] ?? offer.y, side });
  }
  return labels;
}
