/** A review as a screen shows it: the curve of a player, and turns worth another look. */

import type { ChoiceFacts, ReviewFacts } from "@/protocol";
import { laidTile } from "./replay";

/** So many turns are listed. */
const LOOKED_AT = 6;
/** From so many points on the draws of a whole game were more than the usual ups and downs. */
const KIND_TILES = 10;

export interface Point {
  choice: ChoiceFacts;
  /** The expected lead of the player after it. */
  lead: number;
}

/** The expected lead of a player after each choice of anybody. */
export function curveOf(review: ReviewFacts, player: number): Point[] {
  return review.choices.map((choice) => ({ choice, lead: choice.curve[player] ?? 0 }));
}

/** The slips of a player, the worst first. */
export function slipsOf(review: ReviewFacts, player: number): ChoiceFacts[] {
  return review.choices
    .filter((choice) => choice.player === player && choice.mark !== "" && choice.played !== choice.preferred)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, LOOKED_AT);
}

/** What was better about the other turn: its place, its figure, or another answer. */
export function betterBy(choice: ChoiceFacts): "place" | "figure" | "answer" {
  const played = laidTile(choice.played);
  const preferred = laidTile(choice.preferred);
  if (!played || !preferred) return "answer";
  const isThere = played.x === preferred.x && played.y === preferred.y && played.rotation === preferred.rotation;
  return isThere ? "figure" : "place";
}

export function luckOf(review: ReviewFacts, player: number): "kind" | "unkind" | "even" {
  const luck = review.luck[player] ?? 0;
  return luck > KIND_TILES ? "kind" : luck < -KIND_TILES ? "unkind" : "even";
}

/** A number that a curve fits under: never less than ten points. */
export function reach(points: readonly Point[]): number {
  return Math.max(10, ...points.map((each) => Math.abs(each.lead))) * 1.1;
}

/** The line of a curve in a box of `wide` by `high`, zero in the middle. */
export function curvePath(points: readonly Point[], wide: number, high: number): string {
  const most = reach(points);
  return points
    .map((each, at) => {
      const x = points.length > 1 ? (at / (points.length - 1)) * wide : 0;
      const y = high / 2 - (each.lead / most) * (high / 2);
      return `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}
