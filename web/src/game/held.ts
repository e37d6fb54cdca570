/** Territories: features that somebody holds, with outline and the place of their number. */

import type { Point } from "@/atlas";
import type { Feature } from "@/protocol";
import type { Outline } from "./outline";
import type { Scene } from "./scene.svelte";
import type { LandFilter } from "./stage.svelte";

export interface Held {
  feature: Feature;
  outline: Outline;
  at: Point;
}

export function held(scene: Scene, filter: LandFilter): Held[] {
  return scene.view.features
    .filter((each) => each.owners.length && (filter === "all" || each.kind === filter))
    .flatMap((feature) => {
      const outline = scene.outline(feature.parts);
      const at = scene.middle(feature.parts);
      return at ? [{ feature, outline, at }] : [];
    });
}
