/** What this device remembers about whoever plays on it. */

import { keep, kept } from "./memory";

export type Look = "system" | "light" | "dark";
export type TileTheme = "auto" | "day" | "night" | "winter" | "contrast";
export type Language = "en" | "de";

interface Kept {
  name: string;
  language: Language;
  look: Look;
  tiles: TileTheme;
  sound: boolean;
  motion: boolean;
  notes: boolean;
  confirm: boolean;
}

const KEY = "bastide.settings";

function spoken(): Language {
  const first = navigator.languages?.find((each) => /^(de|en)/.test(each)) ?? navigator.language;
  return first.startsWith("de") ? "de" : "en";
}

function defaults(): Kept {
  return {
    name: "",
    language: spoken(),
    look: "system",
    tiles: "auto",
    sound: true,
    motion: true,
    notes: false,
    confirm: true,
  };
}

function read(): Kept {
  return { ...defaults(), ...(kept(KEY) as Partial<Kept> | null) };
}

export const settings = $state<Kept>(read());

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkSystem.matches, still: stillSystem.matches });
darkSystem.addEventListener("change", (event) => {
  system.dark = event.matches;
});
stillSystem.addEventListener("change", (event) => {
  system.still = event.matches;
});

export function isDark(): boolean {
  return settings.look === "system" ? system.dark : settings.look === "dark";
}

/** Does nothing move, because the system or the player wants it so? */
export function isStill(): boolean {
  return system.still || !settings.motion;
}

/** The theme of the pictures: what was chosen, else day by light and night by dark. */
export function tileTheme(): string {
  if (settings.tiles !== "auto") return settings.tiles;
  return isDark() ? "night" : "day";
}

/** Keep every change, and let the page follow it. Called once, by the app. */
export function followSettings(): void {
  $effect(() => {
    keep(KEY, settings);
  });
  $effect(() => {
    const page = document.documentElement;
    page.dataset.theme = isDark() ? "dark" : "light";
    page.dataset.motion = isStill() ? "none" : "some";
    page.lang = settings.language;
  });
}
