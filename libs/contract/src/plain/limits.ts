import type { Piastres } from './pounds.ts';

/** PostgreSQL's integer. */
export const maxId = 2_147_483_647;

/** Of an uploaded photo. */
export const maxImageBytes = 8 * 1024 * 1024;

/** The highest price of a product: a million pounds, so that the sum of any order stays exact. */
export const maxProductPrice = 100_000_000 as Piastres; // a whole, positive number of piastres

/** Quantity of one design in one cart. */
export const maxQuantity = 99;

/** Stock of one design that staff can enter. */
export const maxStock = 1_000_000;

/** Lines of a guest's cart that are merged at once. */
export const maxMergedLines = 100;

/** Addresses that one customer may save. */
export const maxAddresses = 50;

export const maxExportedOrders = 10_000;

/** Letters of what people write. */
export const maxLength = {
  query: 200,
  email: 254,
  contactName: 100,
  contactMessage: 5000,
  ratingComment: 2000,
  orderNote: 2000,
} as const;
