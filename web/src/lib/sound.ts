/** A few short sounds, made on the spot: no file, no music, nothing before the first touch. */

import { settings } from "./settings.svelte";

export type Sound = "lift" | "turn" | "tile" | "figure" | "bell" | "points" | "others" | "page" | "knock" | "drum";

interface Note {
  at: number;
  pitch: number;
  long: number;
  loud: number;
  wave: OscillatorType;
  /** The pitch at its end. */
  to?: number;
}

const note = (pitch: number, at: number, long: number, loud = 0.12, wave: OscillatorType = "sine"): Note => ({
  at,
  pitch,
  long,
  loud,
  wave,
});

const SOUNDS: Record<Sound, readonly Note[]> = {
  lift: [{ ...note(420, 0, 0.05, 0.03, "triangle"), to: 520 }],
  turn: [{ ...note(330, 0, 0.05, 0.04, "triangle"), to: 300 }],
  tile: [
    { ...note(190, 0, 0.09, 0.25, "triangle"), to: 90 },
    { ...note(1200, 0, 0.02, 0.05, "square"), to: 300 },
  ],
  figure: [
    { ...note(520, 0, 0.07, 0.14, "triangle"), to: 240 },
    { ...note(260, 0.06, 0.08, 0.12, "triangle"), to: 130 },
  ],
  bell: [note(880, 0, 0.28, 0.07), note(1320, 0.02, 0.25, 0.04)],
  points: [note(523, 0, 0.12), note(659, 0.09, 0.12), note(784, 0.18, 0.12)],
  others: [note(440, 0, 0.14, 0.07)],
  page: [{ ...note(900, 0, 0.08, 0.03, "sawtooth"), to: 200 }],
  knock: [{ ...note(120, 0, 0.12, 0.25, "triangle"), to: 70 }],
  drum: [{ ...note(80, 0, 0.25, 0.35), to: 40 }],
};

let context: AudioContext | null = null;

/** Sound is allowed only after somebody has touched the page. */
export function wakeSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  for (const each of SOUNDS[sound]) {
    const start = context.currentTime + each.at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = each.wave;
    tone.frequency.setValueAtTime(each.pitch, start);
    if (each.to) tone.frequency.exponentialRampToValueAtTime(each.to, start + each.long);
    gain.gain.setValueAtTime(each.loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + each.long);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + each.long);
  }
}
