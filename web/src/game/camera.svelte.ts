/** Where one looks: the middle of the window on the board, and how many pixels a tile is wide. */

import { isStill } from "@/lib/settings.svelte";
import type { Box } from "./box";
import { Room, type Stand } from "./room";

const LEAST = 16;
const MOST = 280;
const MOST_FITTED = 150;
const HOP = 220;

export class Camera {
  /** The point of the board in the middle of the window, 100 units for each tile. */
  x = $state(50);
  y = $state(50);
  /** Pixels of a tile. */
  k = $state(100);
  /** How wide a tile was when the board was last drawn. */
  drawn = $state(100);
  width = $state(1);
  height = $state(1);
  /** What panels cover of the window. */
  panels: () => Box[] = () => [];
  /** Did the player move it himself since the last fit? */
  isMoved = $state(false);
  #frame = 0;

  readonly scale = $derived(this.k / 100);
  /** Where the corner of the board is, in whole pixels: words stay sharp; and how much it is stretched while one zooms. */
  readonly moved = $derived(
    `translate3d(${Math.round(this.width / 2 - this.x * this.scale)}px, ${Math.round(this.height / 2 - this.y * this.scale)}px, 0) scale(${this.k / this.drawn})`,
  );

  toBoard(x: number, y: number): { x: number; y: number } {
    return { x: this.x + (x - this.width / 2) / this.scale, y: this.y + (y - this.height / 2) / this.scale };
  }

  toScreen(x: number, y: number): { x: number; y: number } {
    return { x: this.width / 2 + (x - this.x) * this.scale, y: this.height / 2 + (y - this.y) * this.scale };
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.isMoved = true;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  /** Come nearer or go away; the point under the finger stays there. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    this.#stop();
    this.isMoved = true;
    const at = this.toBoard(x, y);
    this.k = Math.min(MOST, Math.max(LEAST, this.k * by));
    this.x = at.x - (x - this.width / 2) / this.scale;
    this.y = at.y - (y - this.height / 2) / this.scale;
  }

  get #room(): Room {
    return new Room(this.width, this.height, this.panels());
  }

  /** Where the corner of the board is. */
  get #stand(): Stand {
    const { x, y } = this.toScreen(0, 0);
    return { x, y, k: this.k };
  }

  #at({ x, y, k }: Stand): { x: number; y: number; k: number } {
    return { x: (100 * (this.width / 2 - x)) / k, y: (100 * (this.height / 2 - y)) / k, k };
  }

  /** Show parts of the board as large as panels allow. */
  fit(parts: readonly Box[], most = MOST_FITTED): void {
    if (!parts.length) return;
    this.isMoved = false;
    this.#hop(this.#at(this.#room.largest(parts, LEAST, most)));
  }

  /** Are parts of the board to be seen, large enough and not below a panel? */
  shows(parts: readonly Box[], least = 0): boolean {
    return this.k >= least && this.#room.holds(parts, this.#stand, 0);
  }

  /** Is there room on the screen for something round a point of the board, so many pixels wide and high? */
  hasRoom(x: number, y: number, wide: number, high = wide): boolean {
    const at = this.toScreen(x, y);
    const box = { left: -wide / 2, right: wide / 2, top: -high / 2, bottom: high / 2 };
    return this.#room.holds([box], { ...at, k: 1 }, 2);
  }

  /** Move as little as possible, so that a part of the board can be seen. */
  reveal(part: Box): void {
    const room = this.#room;
    if (room.holds([part], this.#stand, 0)) return;
    this.#hop(this.#at(room.nearest([part], this.#stand) ?? room.largest([part], LEAST, this.k)));
  }

  here(): { x: number; y: number; k: number } {
    return { x: this.x, y: this.y, k: this.k };
  }

  back(to: { x: number; y: number; k: number }): void {
    this.#hop(to);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #hop(to: { x: number; y: number; k: number }): void {
    this.#stop();
    const from = this.here();
    this.drawn = to.k; // What comes is drawn once, as it will be.
    if (isStill()) {
      Object.assign(this, to);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / HOP);
      const e = 1 - (1 - t) ** 3;
      this.k = from.k * (to.k / from.k) ** e;
      this.x = from.x + (to.x - from.x) * e;
      this.y = from.y + (to.y - from.y) * e;
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
