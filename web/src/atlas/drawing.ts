/** From drawings with names of colours to whole documents in the colours of a theme. */

import type { Sprites } from "./files";

export type Colours = Readonly<Record<string, string>>;

const NAME = /\{(\w+)\}/g;
const USED = /<use href='#([^']+)'/g;

/** Put the colours of a theme into a drawing. */
export function painted(drawing: string, colours: Colours): string {
  return drawing.replace(NAME, (whole, name: string) => colours[name] ?? whole);
}

/** Write a tile of 100 by 100 units as a document of its own, with a little more all around. */
export function tileDocument(
  drawing: string,
  sprites: Sprites,
  colours: Colours,
  pixels: number,
  bleed: number,
): string {
  const used = new Set([...drawing.matchAll(USED)].map((found) => found[1] as string));
  const shared = [...used].map((name) => `<g id='${name}'>${sprites.sprites[name] ?? ""}</g>`).join("");
  const size = 100 + 2 * bleed;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${-bleed} ${-bleed} ${size} ${size}' width='${pixels}' ` +
    `height='${pixels}'>${painted(`<defs>${sprites.defs}${shared}</defs>${drawing}`, colours)}</svg>`
  );
}
