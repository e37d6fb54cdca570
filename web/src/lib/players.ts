/** What tells players apart without colour: a glyph and a slant of hatching each, as on the figures. */
export const GLYPHS = [
  "M0 -2v4M-2 0h4",
  "M-1.6 -1.6h3.2v3.2h-3.2z",
  "M0 -1.9l2 3.4h-4z",
  "M-1.6 -1.6l3.2 3.2M1.6 -1.6l-3.2 3.2",
  "M0 -1.8a1.8 1.8 0 1 0 .01 0z",
  "M0 -2.2l1.9 2.2 -1.9 2.2 -1.9 -2.2z",
] as const;

export const SLANTS = [45, -45, 0, 90, 22, -22] as const;

/** Colours that are as pale as the line beside a rim: theirs is dark. */
export const PALE: ReadonlySet<number> = new Set([2, 5]);

export const SHIELD = "M0 -10.4 9 -7.8v7c0 5.3-3.5 8.9-9 11-5.5-2.1-9-5.7-9-11v-7z";
