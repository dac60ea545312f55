import type { Piastres } from './values.ts';

// Apart from the schemas, so that a form can apply them without loading zod.

/** PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Bytes of an uploaded picture. */
export const largestImage = 8 * 1024 * 1024;

/** The highest price of a product: a million pounds, so that the sum of any order stays exact. */
export const largestPrice = 100_000_000 as Piastres; // a whole, positive number of piastres

/** The most pieces of one design that one cart holds. */
export const largestQuantity = 99;

/** The most pieces of one design that staff can enter. */
export const largestStock = 1_000_000;

/** The most lines of a guest's cart that are merged at once. */
export const largestMerge = 100;

/** The most orders that one export holds. */
export const largestExport = 10_000;

/** The most letters of what people write. */
export const longest = {
  query: 200,
  email: 254,
  contactName: 100,
  contactMessage: 5000,
  ratingComment: 2000,
  orderNote: 2000,
} as const;
