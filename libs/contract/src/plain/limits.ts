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
  /** A banner's on a phone, which it fills from edge to edge. */
  phone: { width: 750, height: 400 },
  /** A customer's: whatever a phone takes, and no thumbnail of one. */
  review: { width: 400, height: 400 },
  /** Twice as high as it stands in a header. */
  logo: { width: 80, height: 80 },
  /** Of the largest icon it fills a little more than half. */
  mark: { width: 256, height: 256 },
  /** One in a text: as wide as its column. */
  page: { width: 600, height: 200 },
} as const satisfies Record<string, PhotoSize>;

/** The highest price of a product: a million pounds, so that the sum of any order stays exact. */
export const maxProductPrice = 100_000_000 as Piastres; // a whole, positive number of piastres

/** Quantity of one design in one cart. */
export const maxQuantity = 99;

/** Stock of one design that staff can enter. */
export const maxStock = 1_000_000;

/** Of a product, in each direction: five metres. */
export const maxDimensionMm = 5000;

/** Working days in which what is made to order is made, at most: a quarter of a year. */
export const maxMakingDays = 90;

/** Lines of a guest's cart that are merged at once. */
export const maxMergedLines = 100;

/** Addresses that one customer may save. */
export const maxAddresses = 50;

/** Products that one person may save. */
export const maxSaved = 100;

/** Of the links at the foot of every page. */
export const maxFooterColumns = 4;

/** In one of them. */
export const maxFooterLinks = 40;

/** Photos that a customer may add to a review. */
export const maxReviewPhotos = 4;

/** Orders that are changed, printed or exported at once by their ids. */
export const maxAtOnce = 100;

/** Parcels whose labels are printed at once, and orders on one pick list. */
export const maxPrinted = 500;

export const maxExportedOrders = 10_000;

/** As many entries of the audit log as one export holds. */
export const maxExportedEntries = 10_000;

/** Letters of what people write, at least: fewer say nothing. */
export const minLength = { question: 5 } as const;

/** Letters of what people write. */
export const maxLength = {
  query: 200,
  email: 254,
  contactName: 100,
  contactMessage: 5000,
  contactAnswer: 5000,
  ratingComment: 2000,
  reviewAnswer: 2000,
  question: 500,
  questionAnswer: 2000,
  orderNote: 2000,
  cancelWords: 500,
  /** Why an order costs more or less; its customer reads it. */
  adjustmentReason: 100,
  customerNote: 500,
  promotionName: 60,
  promotionCode: 40,
  /** What staff write about a customer. */
  aboutCustomer: 2000,
  blockReason: 500,
  categoryDescription: 1000,
  pageTitle: 120,
  /** For search engines, which show no more. */
  pageDescription: 300,
  /** Of one language: both together fit into a request, and what is written to be slow to read ends soon. */
  pageBody: 20_000,
  pageSlug: 60,
  /** What a photo shows. */
  photoWords: 200,
  /** Of a design: its SKU, and its barcode. */
  designCode: 64,
  /** Of the bar above every page: two lines of a phone. */
  announcement: 160,
} as const;

/** Of a file of products: one row for each design. */
export const maxImportRows = 10_000;
/** Letters of a file of products as text: 800 a row. */
export const maxImportLetters = 8 * 1024 ** 2;
/** Bytes of one as an Excel file, which is packed. */
export const maxImportWorkbookBytes = 4 * 1024 ** 2;
/** Rows of each kind that the preview of an import lists. */
export const maxListedImportRows = 500;
/** Columns that nobody reads, which it names. */
export const maxUnreadColumns = 50;
