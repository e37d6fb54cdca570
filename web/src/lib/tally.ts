/** Score lines in words: what was counted, and how often. */

import type { Place, Scored } from "@/protocol";
import { capital, has, named, t, tell } from "./i18n.svelte";
import { keyOf } from "./language";

export interface Counted {
  label: string;
  units: number;
  each: number;
}

export function countedIn(line: Scored): Counted[] {
  return line.lines.map(([label, units, each]) => ({ label, units, each }));
}

/** Name what a line counts: `pennants`; several labels are parted by commas. */
export function labelOf(label: string, units: number): string {
  return label
    .split(", ")
    .map((each) => {
      const key = `label-${keyOf(each)}`;
      const numbered = /^(.*[a-z])-(\d+)$/.exec(key);
      if (numbered?.[1] && has(numbered[1])) return t(numbered[1], { number: numbered[2] ?? "", units });
      return has(key) ? t(key, { units }) : each;
    })
    .join(", ");
}

/** The sum in words: `3 tiles × 2 + 1 pennant × 2`. */
export function sumOf(line: Scored): string {
  const counted = countedIn(line);
  const adds = counted.reduce((all, each) => all + each.units * each.each, 0);
  if (adds !== line.points && line.words) return afterColon(tell(line.words));
  return counted
    .map(({ label, units, each }) => t("tally-line", { units, label: labelOf(label, units), each }))
    .join(" + ");
}

/** The words of the engine name the claim first; its sum stands behind the colon. */
function afterColon(told: string): string {
  const at = told.indexOf(": ");
  return at < 0 ? told : told.slice(at + 2);
}

/** For what the points are, in one word or two: `City`, `Fairy`. */
export function titleOf(line: Scored): string {
  if (line.place && line.feature >= 0) return capital(named(calledAt(line.place)));
  const label = line.lines[0]?.[0];
  if (label) return capital(labelOf(label, 1));
  const claim = `claim-${keyOf(line.claim)}`;
  return capital(has(claim) ? t(claim, { feature: line.place ? calledAt(line.place) : "none" }) : line.claim);
}

/** What people call the feature of a place: a road of The Castle is a path. */
export function calledAt(place: Place): string {
  return place.called || place.feature;
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
