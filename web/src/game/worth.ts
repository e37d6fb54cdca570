/** What features are worth, in words. */

import { t } from "@/lib/i18n.svelte";
import type { Feature } from "@/protocol";

/** Points when it is finished; both numbers where it would bring less now: `21, now 0`. */
export function worthText(feature: Feature): string {
  if (feature.kind !== "field" && feature.worth_at_end === 0 && feature.worth > 0) {
    return t("app-worth-but-now", { worth: feature.worth, now: 0 });
  }
  return String(feature.kind === "field" ? feature.worth_at_end : feature.worth);
}

/** How far it is: open ends, free cells around, cities that feed it. */
export function claimNote(feature: Feature): string {
  if (feature.kind === "field") return t("app-fed-by", { cities: feature.cities?.length ?? 0 });
  if (feature.kind === "monastery" || feature.kind === "shrine")
    return t("app-cells-free", { count: feature.open_ends });
  if (feature.is_finished) return t("app-is-finished");
  return t("app-open-ends", { count: feature.open_ends });
}

/** What a figure there would be worth. */
export function offerNote(feature: Feature): string {
  if (feature.kind === "field") {
    const cities = feature.cities?.length ?? 0;
    return cities ? t("app-fed-by", { cities }) : t("app-no-city-yet");
  }
  if (feature.is_finished) return t("app-scores-now", { points: feature.worth });
  return t("app-worth-finished", { points: feature.worth });
}
