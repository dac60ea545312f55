import {
  type GridField,
  gridFields,
  type GridNow,
  GridValues,
  type ProductDesign,
  type StaffProduct,
  toLatinDigits,
  toPounds,
} from '@craftsandore/contract';
import { type Locale, validationSentence } from '@craftsandore/i18n';

import { numberOrTyped } from '../../../form/read-number.ts';

/** A row of the grid. */
export type GridDesign = {
  product: StaffProduct;
  design: ProductDesign;
  now: GridNow;
  /** Whether it stands for its product, whose status it shows to be changed. */
  isFirst: boolean;
};

/** The designs of a page of products, product by product. */
export const designsOf = (products: readonly StaffProduct[]): GridDesign[] =>
  products.flatMap((product) =>
    product.productDesigns.map((design, index) => ({
      ...{ product, design, isFirst: index === 0 },
      now: {
        ...{ version: product.version, stock: design.stock },
        ...{ sku: design.sku ?? null, barcode: design.barcode ?? null },
        ...{ ownPrice: design.price ?? null, productPrice: product.price },
        status: statusOf(product),
      },
    })),
  );

function statusOf({ isPublished, archivedAt }: StaffProduct): GridNow['status'] {
  if (isPublished) return 'published';
  return archivedAt ? 'archived' : 'draft';
}

/** What a cell holds, as a caller of the API writes it: a price in pounds. */
export type CellValue = string | number | null;

/** What stands in a cell. */
export function valueIn(field: GridField, now: GridNow): CellValue {
  return field === 'price' ? toPounds(now.ownPrice ?? now.productPrice) : now[field];
}

/** The same, but of a price only the design's own: null where it is the product's. */
export const ownValueIn = (field: GridField, now: GridNow): CellValue =>
  field === 'price' && now.ownPrice === null ? null : valueIn(field, now);

/** How the words of a page write values. */
export type Writing = {
  locale: Locale;
  number: (value: number) => string;
  statuses: Record<GridNow['status'], string>;
};

/** A value as it is read on the page. */
export function textOf(field: GridField, value: CellValue, { number, statuses }: Writing): string {
  if (value === null) return '';
  if (field === 'status') return statuses[value as GridNow['status']]; // what the field holds
  return typeof value === 'number' ? number(value) : value;
}

/** The same as other programs read it. */
export const plainOf = (field: GridField, value: CellValue, writing: Writing): string =>
  typeof value === 'number' ? String(value) : textOf(field, value, writing);

export type ReadCell = { value: CellValue } | { problem: string };

const currency = /egp|le|ج\.?\s?م\.?|جنيه/giu;

/** What a text means in a cell, or the sentence that says why it is nothing. An empty price is that of the product. */
export function readCell(field: GridField, text: string, writing: Writing): ReadCell {
  const trimmed = text.trim();
  const value = trimmed === '' && isNullable(field) ? null : meantBy(field, trimmed, writing);
  const { success, error } = GridValues.shape[field].safeParse(value, {
    error: (issue) => validationSentence(issue, writing.locale),
  });
  if (success) return { value: value as CellValue }; // the schema takes nothing else
  return { problem: error.issues[0]?.message ?? '' };
}

const isNullable = (field: GridField) => field !== 'stock' && field !== 'status';

function meantBy(field: GridField, text: string, { statuses }: Writing): unknown {
  if (field === 'price') return numberOrTyped(text.replace(currency, '').trim());
  if (field === 'stock') return numberOrTyped(text);
  if (field === 'status') {
    const wanted = text.toLowerCase();
    const found = Object.entries(statuses).find((names) =>
      names.some((name) => name.toLowerCase() === wanted),
    );
    return found?.[0] ?? text;
  }
  // As labels have them, and as the API keeps them.
  return toLatinDigits(text);
}

export const isField = (name: string): name is GridField =>
  gridFields.some((field) => field === name);
