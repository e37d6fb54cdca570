/** What an answer would do, as one line. */

import { capital, t } from "@/lib/i18n.svelte";
import type { Effect } from "@/protocol";

const MOST = 3;

export function effectsTold(effects: readonly Effect[]): string {
  return capital(
    effects
      .slice(0, MOST)
      .map((effect) => t(effect.words.key, effect.words.parameters, "here"))
      .join(" · "),
  );
}
