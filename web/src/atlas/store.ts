/** Bitmaps that stay on this device, so that nothing is drawn again after a reload. */

const PREFIX = "bastide-bitmaps ";
/** When there are more, all are given up: it is simpler than knowing which ones were used last. */
const MOST = 2000;

/** Keeps blobs by name. A browser that refuses, or has no room, keeps nothing. */
export class BitmapStore {
  readonly #cache: Promise<Cache | null>;

  /** `edition` names what the bitmaps are made from; those of another one are given up. */
  constructor(edition: string) {
    this.#cache = this.#open(PREFIX + edition).catch(() => null);
  }

  async #open(name: string): Promise<Cache | null> {
    if (typeof caches === "undefined") return null;
    const others = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
    await Promise.all(others.map((each) => caches.delete(each)));
    const cache = await caches.open(name);
    if ((await cache.keys()).length <= MOST) return cache;
    await caches.delete(name);
    return caches.open(name);
  }

  async get(key: string): Promise<Blob | undefined> {
    try {
      return await (await (await this.#cache)?.match(addressOf(key)))?.blob();
    } catch {
      return undefined;
    }
  }

  async put(key: string, blob: Blob): Promise<void> {
    try {
      await (await this.#cache)?.put(addressOf(key), new Response(blob));
    } catch {
      // There is no room: it will be drawn again.
    }
  }
}

function addressOf(key: string): string {
  return `/bitmaps/${encodeURIComponent(key)}`;
}
