/** Numbers from 0 to below 1, the same for the same seed. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough for made-up shops. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed for each thing, so that one can be generated without those before it. */
export const seedOf = (seed: number, kind: number, index: number) =>
  Math.imul(seed + kind * 0x9e3779b1, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);

export const below = (random: Random, end: number) => Math.floor(random() * end);

/** The same, but small numbers far more often than large ones. */
export const skewedBelow = (random: Random, end: number, power: number) =>
  Math.floor(random() ** power * end);
