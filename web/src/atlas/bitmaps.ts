/** Bitmaps of documents, each drawn once: a browser is too slow to draw them again with every frame. */

import type { BitmapStore } from "./store";

/** Draws a document as a bitmap. */
export type Rasterise = (svg: string, pixels: number) => Promise<Blob>;

export async function rasterise(svg: string, pixels: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(pixels, pixels);
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0, pixels, pixels);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no bitmap"))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const LEAST = 48;
const MOST = 512;
/** Finer than this nobody sees it, and it takes long to draw. */
const MOST_DENSE = 2;

/** How wide bitmaps are for tiles of so many pixels of the page: there are few widths, so that few are drawn anew. */
export function bitmapWidth(pixels: number, density: number): number {
  const wanted = pixels * Math.min(MOST_DENSE, Math.max(1, density));
  return Math.min(MOST, Math.max(LEAST, 2 ** Math.ceil(Math.log2(wanted))));
}

/** So many bytes of bitmaps are kept. */
export const MOST_KEPT = 64_000_000;
/** So many bitmaps are drawn at once. */
export const AT_ONCE = 4;

interface Kept {
  url: string;
  size: number;
}

/** Keeps addresses of bitmaps; those that nobody has asked for longest are given up. */
export class Bitmaps {
  readonly #rasterise: Rasterise;
  readonly #most: number;
  readonly #atOnce: number;
  readonly #kept = new Map<string, Kept>();
  readonly #coming = new Map<string, Promise<string>>();
  readonly #waiting: (() => void)[] = [];
  readonly #store: Pick<BitmapStore, "get" | "put"> | undefined;
  #working = 0;
  #size = 0;

  constructor(
    draw: Rasterise = rasterise,
    most = MOST_KEPT,
    atOnce = AT_ONCE,
    store: Pick<BitmapStore, "get" | "put"> | undefined = undefined,
  ) {
    this.#store = store;
    this.#rasterise = draw;
    this.#most = most;
    this.#atOnce = atOnce;
  }

  /** Give the address of a bitmap that is there already. */
  known(key: string): string | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.url;
  }

  /** Give the address of a bitmap; it is drawn if it is not there. */
  async get(key: string, pixels: number, document: () => Promise<string>): Promise<string> {
    const known = this.known(key) ?? this.#coming.get(key);
    if (known !== undefined) return known;
    const coming = this.#draw(key, pixels, document).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #draw(key: string, pixels: number, document: () => Promise<string>): Promise<string> {
    if (this.#working >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#working += 1;
    try {
      const blob = (await this.#store?.get(key)) ?? (await this.#drawn(key, pixels, document));
      const url = URL.createObjectURL(blob);
      this.#kept.set(key, { url, size: blob.size });
      this.#size += blob.size;
      this.#giveUp();
      return url;
    } finally {
      this.#working -= 1;
      this.#waiting.pop()?.(); // What was asked for last is looked at now.
    }
  }

  async #drawn(key: string, pixels: number, document: () => Promise<string>): Promise<Blob> {
    const blob = await this.#rasterise(await document(), pixels);
    void this.#store?.put(key, blob);
    return blob;
  }

  #giveUp(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#size <= this.#most || this.#kept.size <= 1) return;
      this.#kept.delete(key);
      this.#size -= kept.size;
      URL.revokeObjectURL(kept.url);
    }
  }
}
