/**
 * The index knows each product in one of several slices, by its id: the first slice holds few of them, and each of
 * the next ones as many as all before it. A search that many products answer is done after the first ones.
 */
export const slices = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'] as const;

type Slice = (typeof slices)[number];

/** Every second product is in the last slice, every second one of the rest in the slice before it, and so on. */
export function sliceOf(productId: number): Slice {
  const halvings = 31 - Math.clz32(productId & -productId);
  return slices.at(-1 - halvings) ?? slices[0];
}

/** How much of the shop the first so many slices hold, from 0 to 1. */
export const shareOf = (count: number, all: number = slices.length): number => 2 ** (count - all);
