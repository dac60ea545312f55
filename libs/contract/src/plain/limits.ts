import type { Piastres } from './pounds.ts';

/** PostgreSQL's integer. */
export const maxId = 2_147_483_647;

/** Of an uploaded photo. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Pixels. */
export type PhotoSize = { width: number; height: number };

/** Below these, what the shop enlarges would be a blur. */
export const minPhotoSize = {
  /** A card of a phone is 300 points wide at most, of two pixels each. */
  product: { width: 600, height: 600 },
  /** A category's or a banner's: as wide as the page's content. */
  wide: { width: 1200, height: 400 },
  /** A customer's: whatever a phone takes, and no thumbnail of one. */
  review: { width: 400, height: 400 },
} as const satisfies Record<string, PhotoSize>;

/** The highest price of a product: a million pounds, so that the sum of any order stays exact. */
export const maxProductPrice = 100_000_000 as Piastres; // a whole, positive number of piastres

/** Quantity of one design in one cart. */
export const maxQuantity = 99;

/** Stock of one design that staff can enter. */
export const maxStock = 1_000_000;

/** Of a product, in each direction: five metres. */
export const maxDimensionMm = 5000;

/** Lines of a guest's cart that are merged at once. */
export const maxMergedLines = 100;

/** Addresses that one customer may save. */
export const maxAddresses = 50;

/** Products that one person may save. */
export const maxSaved = 100;

/** Photos that a customer may add to a review. */
export const maxReviewPhotos = 4;

/** Orders that are changed, printed or exported at once by their ids. */
export const maxAtOnce = 100;

export const maxExportedOrders = 10_000;

/** Letters of what people write, at least: fewer say nothing. */
export const minLength = { question: 5 } as const;

/** Letters of what people write. */
export const maxLength = {
  query: 200,
  email: 254,
  contactName: 100,
  contactMessage: 5000,
  ratingComment: 2000,
  reviewAnswer: 2000,
  question: 500,
  questionAnswer: 2000,
  orderNote: 2000,
  cancelWords: 500,
  customerNote: 500,
  /** What staff write about a customer. */
  aboutCustomer: 2000,
  blockReason: 500,
} as const;
