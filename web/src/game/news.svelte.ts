/** What just happened, as long as it is shown and heard: points that rise, sounds, the sentence for a listener. */

import { t, tell } from "@/lib/i18n.svelte";
import { play, type Sound } from "@/lib/sound";
import type { Table } from "@/lib/table.svelte";
import { sumOf, titleOf } from "@/lib/tally";
import type { Happening } from "@/lib/view";
import type { Step } from "@/protocol";
import type { Scene } from "./scene.svelte";

export interface Pop {
  id: number;
  x: number;
  y: number;
  player: number;
  points: number;
}

const SHOWN = 2200;
const MOST_SENTENCES = 6;

export class News {
  pops = $state.raw<readonly Pop[]>([]);
  /** Sentences for the live region, the newest last. */
  sentences = $state.raw<readonly { id: number; text: string }[]>([]);
  #id = 0;

  constructor(readonly table: Table) {}

  tell(steps: readonly Step[], scene: Scene | null): void {
    const fresh: Pop[] = [];
    let sound: Sound | null = null;
    for (const event of steps.flatMap((step) => step.events)) {
      this.say(this.#told(event));
      if (event.event === "scored" && event.points) {
        const at = scene?.middle(event.parts);
        this.#id += 1;
        if (at) fresh.push({ id: this.#id, x: at[0], y: at[1], player: event.player, points: event.points });
        sound = this.table.seats.includes(event.player) ? "points" : (sound ?? "others");
      } else if (event.event === "neutral_moved" && event.piece === "dragon") sound ??= "drum";
      else if (event.event === "figure_placed") sound ??= "figure";
      else if (event.event === "tile_placed") sound ??= "tile";
    }
    if (sound) play(sound);
    if (!fresh.length) return;
    const shown = spreadOut(fresh).slice(-12);
    this.pops = [...this.pops, ...shown];
    const ids = new Set(shown.map((each) => each.id));
    setTimeout(() => {
      this.pops = this.pops.filter((each) => !ids.has(each.id));
    }, SHOWN);
  }

  say(text: string): void {
    if (!text) return;
    this.#id += 1;
    this.sentences = [...this.sentences, { id: this.#id, text }].slice(-MOST_SENTENCES);
  }

  #told(event: Happening): string {
    const who = "player" in event ? this.table.name(event.player) : "";
    switch (event.event) {
      case "tile_placed":
        return t("app-said-tile", {
          who,
          row: event.y,
          column: event.x,
          tile: this.table.described(event.tile, event.rotation),
        });
      case "figure_placed":
        return t("app-said-figure", { who, piece: event.piece });
      case "scored":
        return t("app-said-scored", { who, points: event.points, what: titleOf(event), sum: sumOf(event) });
      default:
        return event.words ? tell(event.words) : "";
    }
  }
}

/** Several points from one place stand one above the other. */
function spreadOut(pops: Pop[]): Pop[] {
  const seen = new Map<string, number>();
  return pops.map((pop) => {
    const key = `${Math.round(pop.x)},${Math.round(pop.y)}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return { ...pop, y: pop.y - 34 * before };
  });
}
