import type { Piastres } from './values.ts';

/** The dearest that a product can be: a million pounds, so that the sum of any order stays exact. */
export const largestPrice = 100_000_000 as Piastres; // a whole, positive number of piastres
