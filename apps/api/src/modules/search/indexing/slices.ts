/**
 * The index has each product in one of several slices, by its id. The first slice is small, and each of the next ones
 * holds as many products as all before it: a search that many products match ends after the first ones.
 */
export const slices = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'] as const;

/** Stands for the letter of any slice, until it is filled in; no word has it. */
export const anySlice = '~';

export type Slice = (typeof slices)[number] | typeof anySlice;

/** Every second product is in the last slice, every second one of the rest in the slice before it, and so on. */
export function sliceOf(productId: number): Slice {
  const halvings = 31 - Math.clz32(productId & -productId);
  return slices.at(-1 - halvings) ?? slices[0];
}

/** The share of the shop that the first `count` slices hold. */
export const shareOf = (count: number, all: number = slices.length): number => 2 ** (count - all);
