export type Random = ReturnType<typeof createRandom>;

/** Random numbers that are the same in every run: mulberry32. */
export function createRandom(seed: number) {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    /** At least 0, less than 1. */
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability: number) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    /** Some of the items, none twice. */
    sample<T>(items: readonly T[], count: number): T[] {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(Math.floor(next() * left.length), 1),
      ).flat();
    },
  };
}
