/** The pictures of the game that is shown. */

import { type Atlas, loadAtlas } from "@/atlas/atlas";
import { boxName } from "./boxes";
import { tileTheme } from "./settings.svelte";

let wanted = "";
let current = $state.raw<{ atlas: Atlas | null }>({ atlas: null });

/** Load what some boxes need; what is shown stays until it is there. */
export async function showBoxes(game: string, boxes: readonly string[]): Promise<void> {
  const names = game === "castle" ? ["castle"] : ["base", ...boxes.map(boxName)];
  const key = names.join(" ");
  if (wanted === key) return;
  wanted = key;
  try {
    const found = await loadAtlas(names);
    if (wanted === key) current = { atlas: found };
  } catch (error) {
    if (wanted === key) wanted = "";
    throw error;
  }
}

export function atlas(): Atlas | null {
  return current.atlas;
}

/** The picture of a tile, as soon as it is drawn; until then one of another size, if there is any. */
export function pictureOf(code: string, rotation: number, variant: number, pixels: number, use: (url: string) => void) {
  const found = current.atlas;
  if (!found?.has(code)) return;
  const picture = { code, rotation, variant, pixels, theme: tileTheme() };
  const now = found.tilePictureNow(picture);
  if (now) use(now);
  let isWanted = true;
  found.tilePicture(picture).then(
    (url) => {
      if (isWanted) use(url);
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
  };
}
