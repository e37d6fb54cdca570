/** The final scoring, line by line. */

import { isScored } from "@/lib/view";
import type { Scored, Step } from "@/protocol";

/** The lines of the end: what the last step scored, without what the last tile has finished. */
export function finalLines(log: readonly Step[]): Scored[] {
  const lines = (log.at(-1)?.events ?? []).filter(isScored);
  const first = lines.findIndex((line) => line.claim !== "finished" && line.claim !== "castle");
  return first < 0 ? [] : lines.slice(first);
}

/** What each player had before a line. */
export function scoresBefore(final: readonly number[], lines: readonly Scored[], at: number): number[] {
  const scores = [...final];
  for (const line of lines.slice(at)) scores[line.player] = (scores[line.player] ?? 0) - line.points;
  return scores;
}
