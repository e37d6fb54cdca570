/** One picture for each box: small, and there before any box is chosen. */

import { tileDocument } from "@/atlas/drawing";
import { type Manifest, Shelf, type Sprites } from "@/atlas/files";
import { tileTheme } from "./settings.svelte";

type Covers = Sprites & { covers: Record<string, string> };

const BASE = "/atlas/";
const PIXELS = 400;
/** A cover is cut at the rim of its tile. */
const BLEED = 0;

let asking: Promise<void> | undefined;
let known = $state.raw<{ manifest: Manifest | null; covers: Covers | null }>({ manifest: null, covers: null });
const made = new Map<string, string>();

async function ask(): Promise<void> {
  const answer = await fetch(`${BASE}atlas.json`);
  if (!answer.ok) throw new Error(`atlas.json: ${answer.status}`);
  const manifest = (await answer.json()) as Manifest & { covers: string };
  known = { manifest, covers: await new Shelf(BASE).read<Covers>(manifest.covers) };
}

/** The address of the picture of a box, in the colours of the theme; empty until it is there. */
export function coverOf(box: string, theme = tileTheme()): string {
  if (!asking)
    asking = ask().catch(() => {
      asking = undefined;
    });
  const { manifest, covers } = known;
  const colours = manifest?.themes[theme];
  const drawing = covers?.covers[box];
  if (!covers || !colours || !drawing) return "";
  const key = `${box} ${theme}`;
  const url = made.get(key) ?? URL.createObjectURL(svg(tileDocument(drawing, covers, colours, PIXELS, BLEED)));
  made.set(key, url);
  return url;
}

function svg(text: string): Blob {
  return new Blob([text], { type: "image/svg+xml" });
}
