/** What clocks give, in words: minutes for an evening, days for games that one plays now and then. */

import { t } from "./i18n.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The time of each player. */
export function timeEach(seconds: number): string {
  if (seconds >= DAY) return t("app-clock-days", { days: Math.round(seconds / DAY) });
  return t("app-clock-minutes", { minutes: Math.round(seconds / 60) });
}

/** What each turn adds. */
export function timeAdded(seconds: number): string {
  if (seconds >= HOUR) return t("app-clock-hours", { hours: Math.round(seconds / HOUR) });
  return t("app-clock-seconds", { seconds });
}
