/** Fingers, mouse and wheel: one moves the board, two come nearer, a still one looks closer. */

import type { Camera } from "./camera.svelte";

interface Callbacks {
  long: (isHeld: boolean) => void;
  /** Turn what lies there, if it can be turned; by 0: only say whether it could. */
  turn: (x: number, y: number, step: 1 | 0 | -1) => boolean;
}

const SLACK = 7;
const LONG = 480;
const WHEEL_TURN = 60;

export class Gestures {
  readonly #held = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #isDragging = false;
  #isLong = false;
  #far = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wheeled = 0;

  constructor(
    readonly host: HTMLElement,
    readonly camera: Camera,
    readonly callbacks: Callbacks,
  ) {
    host.addEventListener("pointerdown", this.#down);
    host.addEventListener("pointermove", this.#move);
    host.addEventListener("pointerup", this.#up);
    host.addEventListener("pointercancel", this.#up);
    host.addEventListener("wheel", this.#wheel, { passive: false });
    host.addEventListener("contextmenu", this.#menu);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.host.removeEventListener("pointerdown", this.#down);
    this.host.removeEventListener("pointermove", this.#move);
    this.host.removeEventListener("pointerup", this.#up);
    this.host.removeEventListener("pointercancel", this.#up);
    this.host.removeEventListener("wheel", this.#wheel);
    this.host.removeEventListener("contextmenu", this.#menu);
  }

  #down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#held.size === 1) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#isDragging = false;
      this.#far = 0;
      clearTimeout(this.#timer);
      if (event.pointerType !== "mouse") this.#timer = setTimeout(() => this.#look(), LONG);
    } else {
      this.#far = this.#apart();
      this.#drag(event.pointerId);
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#isDragging) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
      this.#drag(event.pointerId);
    }
    this.#held.set(event.pointerId, now);
    if (this.#isLong) return;
    const share = this.#held.size;
    this.camera.pan((now.x - before.x) / share, (now.y - before.y) / share);
    if (share > 1) {
      const far = this.#apart();
      const middle = this.#middle();
      if (this.#far > 0) this.camera.zoom(far / this.#far, middle.x, middle.y);
      this.#far = far;
    }
  };

  #up = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    this.#held.delete(event.pointerId);
    this.#far = 0;
    if (this.#held.size === 0) {
      if (this.#isLong) this.callbacks.long(false);
      this.#isLong = false;
      this.#isDragging = false;
    }
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = this.host.getBoundingClientRect();
    const at = this.camera.toBoard(event.clientX - left, event.clientY - top);
    if (!event.ctrlKey) {
      this.#wheeled += event.deltaY;
      const step = this.#wheeled > 0 ? 1 : -1;
      if (Math.abs(this.#wheeled) < WHEEL_TURN) {
        if (this.callbacks.turn(at.x, at.y, 0)) return;
      } else {
        this.#wheeled = 0;
        if (this.callbacks.turn(at.x, at.y, step)) return;
      }
    }
    const by = Math.exp(-event.deltaY / (event.ctrlKey ? 160 : 480));
    this.camera.zoom(by, event.clientX - left, event.clientY - top);
  };

  #menu = (event: Event): void => event.preventDefault();

  /** From now on it is no click any more, also not on what lay below the finger. */
  #drag(pointer: number): void {
    clearTimeout(this.#timer);
    this.#isDragging = true;
    try {
      this.host.setPointerCapture(pointer);
    } catch {
      // The finger has left already.
    }
  }

  #look(): void {
    this.#isLong = true;
    this.#isDragging = true;
    for (const pointer of this.#held.keys()) this.#drag(pointer);
    this.callbacks.long(true);
  }

  #apart(): number {
    const [one, other] = [...this.#held.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #middle(): { x: number; y: number } {
    const all = [...this.#held.values()];
    const { left, top } = this.host.getBoundingClientRect();
    return {
      x: all.reduce((sum, each) => sum + each.x, 0) / all.length - left,
      y: all.reduce((sum, each) => sum + each.y, 0) / all.length - top,
    };
  }
}
