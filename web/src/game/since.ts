/** What happened since somebody at this device acted last. */

import { type Line, linesOf } from "@/lib/view";
import type { Step } from "@/protocol";

const MOST = 3;

export interface Since {
  /** The last score lines, the newest first. */
  lines: Line[];
  /** Is there anything that the player has not seen act upon? */
  isNew: boolean;
  /** Cells of tiles that others have laid meanwhile. */
  tiles: { x: number; y: number; player: number }[];
}

export function since(log: readonly Step[], seats: readonly number[], most = MOST): Since {
  let from = log.length;
  while (from > 0 && !seats.includes(log[from - 1]?.seat ?? -1)) from -= 1;
  // A position that is played on from comes as one step of nobody.
  const news = (seats.length === 1 ? log.slice(from) : log.slice(-1)).filter((step) => step.seat >= 0);
  const all = linesOf(log);
  const first = news[0]?.version ?? Number.POSITIVE_INFINITY;
  const fresh = seats.length === 1 ? all.filter((each) => each.version >= first) : [];
  const lines = (fresh.length ? fresh.slice(-most) : all.slice(-most)).reverse();
  const tiles = news.flatMap((step) =>
    step.events.flatMap((event) =>
      event.event === "tile_placed" ? [{ x: event.x, y: event.y, player: event.player }] : [],
    ),
  );
  return { lines, isNew: fresh.length > 0, tiles };
}
