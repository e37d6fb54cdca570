/** A tile in words: what reaches which of its sides, and what is printed on it. */

import type { TileFacts } from "@/protocol";
import { capital, has, named, t } from "./i18n.svelte";
import { listedNames } from "./names";

/** Sides of a tile, clockwise. */
export const SIDES = ["north", "east", "south", "west"] as const;

export function tileTold({ parts, shows }: TileFacts, rotation: number, called: (kind: string) => string): string {
  const told = parts.map(({ kind, sides, shows: printed }) => {
    const at = sides.map((side) => (side + rotation) % 4).sort();
    const names = at.map((side) => t(`app-${SIDES[side]}`, {}, "where"));
    const part = named(called(kind));
    const placed = names.length ? t("app-part-at", { part, sides: listedNames(names) }) : part;
    const shown = shownOf(printed);
    return shown ? t("app-part-with", { part: placed, shown }) : placed;
  });
  return capital([...told, shownOf(shows)].filter(Boolean).join("; ")) || capital(named("field"));
}

/** What is shown; what only matters to the rules has no word. */
function shownOf(names: readonly string[]): string {
  return listedNames(names.flatMap((name) => (has(`app-shows-${name}`) ? t(`app-shows-${name}`) : [])));
}
