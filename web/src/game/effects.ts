/** What an answer would do, as one line. */

import { capital, tell } from "@/lib/i18n.svelte";
import type { Effect } from "@/protocol";

const MOST = 3;

export function effectsTold(effects: readonly Effect[]): string {
  return capital(
    effects
      .slice(0, MOST)
      .map((effect) => tell(effect.words))
      .join(" · "),
  );
}
