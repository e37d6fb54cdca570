/** Call somebody back who looks elsewhere: the title of the tab, and a note if that is allowed. */

import { t } from "@/lib/i18n.svelte";
import { settings } from "@/lib/settings.svelte";
import { play } from "@/lib/sound";

export function askForNotes(isWanted: boolean): void {
  if (!isWanted || !("Notification" in window)) return;
  void Notification.requestPermission().then((answer) => {
    if (answer !== "granted") settings.notes = false;
  });
}

/** It is one's turn now. */
export function callBack(what: string): void {
  play("bell");
  if (document.visibilityState === "visible" || !settings.notes || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(t("app-your-turn"), { body: what, icon: "/icon-192.png", tag: "bastide-turn" });
  note.addEventListener("click", () => {
    window.focus();
    note.close();
  });
}

export function titleFor(isAsked: boolean): string {
  return isAsked ? `● ${t("app-your-turn")} – ${t("app-name")}` : t("app-name");
}
