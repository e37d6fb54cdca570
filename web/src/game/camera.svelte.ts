/** Where one looks: the middle of the window on the board, and how many pixels a tile is wide. */

import { isStill } from "@/lib/settings.svelte";
import type { Box } from "./box";

/** What panels cover, from each side of the window. */
export interface Pads {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const LEAST = 22;
const MOST = 280;
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
  pads = $state.raw<Pads>({ top: 0, right: 0, bottom: 0, left: 0 });
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

  /** Where the camera would stand to show a part of the board in what panels leave free. */
  fitting(box: Box, most = 150): { x: number; y: number; k: number } {
    const { top, right, bottom, left } = this.pads;
    const wide = Math.max(80, this.width - left - right);
    const high = Math.max(80, this.height - top - bottom);
    const k = Math.max(LEAST, Math.min(wide / (box.right - box.left), high / (box.bottom - box.top), most));
    return {
      x: 50 * (box.left + box.right) - ((left - right) / 2) * (100 / k),
      y: 50 * (box.top + box.bottom) - ((top - bottom) / 2) * (100 / k),
      k,
    };
  }

  fit(box: Box | null, most = 150): void {
    if (!box) return;
    this.isMoved = false;
    this.#hop(this.fitting(box, most));
  }

  /** Is a part of the board to be seen, large enough and not below a panel? */
  shows(box: Box, least = 0): boolean {
    if (this.k < least) return false;
    const one = this.toScreen(100 * box.left, 100 * box.top);
    const other = this.toScreen(100 * box.right, 100 * box.bottom);
    const { top, right, bottom, left } = this.pads;
    const slack = 2;
    return (
      one.x >= left - slack &&
      one.y >= top - slack &&
      other.x <= this.width - right + slack &&
      other.y <= this.height - bottom + slack
    );
  }

  /** Move as little as possible, so that a part of the board can be seen. */
  reveal(box: Box): void {
    if (this.shows(box)) return;
    const fit = this.fitting(box, this.k);
    if (fit.k < this.k) {
      this.#hop(fit);
      return;
    }
    const one = this.toScreen(100 * box.left, 100 * box.top);
    const other = this.toScreen(100 * box.right, 100 * box.bottom);
    const { top, right, bottom, left } = this.pads;
    const dx = Math.max(0, left - one.x) || Math.min(0, this.width - right - other.x);
    const dy = Math.max(0, top - one.y) || Math.min(0, this.height - bottom - other.y);
    this.#hop({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, k: this.k });
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
