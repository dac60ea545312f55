import type { ImportColumn, ImportState } from '@craftsandore/contract';

import type { Refusal } from './columns.ts';

/** What stands in the columns of a product or a design, as the catalogue has it: money in piastres, lengths in millimetres. */
export type Values = Partial<Record<ImportColumn, unknown>>;

export type ProductStatus = 'published' | 'draft' | 'archived';

export type KnownProduct = {
  id: number;
  status: ProductStatus;
  /** In the shop, or to be there at its moment. */
  needsPhoto: boolean;
  version: number;
  values: Values;
  designIds: number[];
  /** Of its designs; null where one costs what the product does. */
  ownPrices: ReadonlyMap<number, number | null>;
  /** Those of its designs that have a photo. */
  shownIds: number[];
};

export type KnownDesign = {
  id: number;
  productId: number;
  sku: string | null;
  stock: number;
  values: Values;
};

/** The part of the catalogue that a file is about. */
export type Catalogue = {
  products: ReadonlyMap<number, KnownProduct>;
  designs: ReadonlyMap<number, KnownDesign>;
  /** By SKU in small letters: also of designs whose product is removed, which keep theirs. */
  bySku: ReadonlyMap<string, KnownDesign>;
  /** Products by both names, for new designs that say no number. */
  byNames: ReadonlyMap<string, number>;
};

export type Options = {
  stock: 'set' | 'add';
  /** Whether whole products may be taken out. */
  mayRemove: boolean;
  /** Stocks that the preview has shown, row by row: what is set is a difference to them. */
  seenStocks?: readonly (number | null)[] | undefined;
};

export type Status = ProductStatus | 'removed';

/** A row, and what it does. */
export type PlannedRow = {
  row: number;
  state: ImportState;
  design: KnownDesign | undefined;
  product: KnownProduct | undefined;
  /** Of a product that the file begins: its rows have the same key. */
  newProduct: string | undefined;
  /** Or of a product alone. */
  isOfDesign: boolean;
  /** What is written, by column. */
  ofProduct: Values;
  ofDesign: Values;
  status: Status | undefined;
  /** Pieces that come in or go. */
  delta: number;
  /** What the row says, and what was there. */
  says: Values;
  changes: { column: ImportColumn; before: unknown; after: unknown }[];
  refusals: { column: ImportColumn | null; why: Refusal }[];
  stockThen: number | null;
};

export const namesKey = (name: unknown, nameAr: unknown): string => JSON.stringify([name, nameAr]);

export type Refuse = (column: ImportColumn | null, why: Refusal) => void;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a product goes with these rows: with all of its designs, or by a row of its own. */
export function isGone({ designIds }: KnownProduct, removed: readonly PlannedRow[]): boolean {
  const gone = new Set(removed.map(({ design }) => design?.id));
  return gone.has(undefined) || designIds.every((id) => gone.has(id));
}
