/** What an answer would do, as one line. */

import { capital, t } from "@/lib/i18n.svelte";
import type { Effect } from "@/protocol";

const MOST = 3;

export function effectsTold(effects: readonly Effect[]): string {
  return capital(
    effects
      .slice(0, MOST)
      // Some are whole sentences: in a row they need no stop, and who listens gets one at the end.
      .map((effect) => t(effect.words.key, effect.words.parameters, "here").replace(/\.$/, ""))
      .join(" · "),
  );
}
