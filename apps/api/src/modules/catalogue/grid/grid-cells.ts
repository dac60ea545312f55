import {
  type GridField,
  gridFields,
  type GridNow,
  type GridRow,
  type ImportColumn,
  piastres,
} from '@craftsandore/contract';

import { harmless } from '../import/cell-text.ts';
import { type Known, type Refusal, refusal, showCell } from '../import/columns.ts';
import type { Catalogue } from '../import/planned-row.ts';
import type { FileRow } from '../import/file-rows.ts';

/** A design as it is now; null where it is gone. */
export function nowOf(designId: number, { designs, products }: Catalogue): GridNow | null {
  const design = designs.get(designId);
  const product = design && products.get(design.productId);
  if (!product) return null;
  const { sku, barcode, designPrice } = design.values;
  return {
    ...{ version: product.version, stock: design.stock },
    ...{ sku: sku as string | null, barcode: barcode as string | null }, // as their columns are
    ownPrice: typeof designPrice === 'number' ? piastres(designPrice) : null,
    productPrice: piastres(Number(product.values.price)),
    status: product.status,
  };
}

const valueOf = (field: GridField, now: GridNow) =>
  field === 'price' ? (now.ownPrice ?? now.productPrice) : now[field];

/** Whether a change has been made already, by whoever it was. */
const isDone = (field: GridField, value: unknown, now: GridNow) =>
  value === now[field === 'price' ? 'ownPrice' : field] || value === valueOf(field, now);

/** The changed cells of a row that somebody else has changed since, into something else. What was sold is no such change. */
export function conflictsIn(row: GridRow, now: GridNow): GridField[] {
  return gridFields.filter((field) => {
    const cell = row[field];
    if (!cell || cell.seen === valueOf(field, now) || isDone(field, cell.value, now)) return false;
    return field !== 'stock' || row.seenVersion !== now.version;
  });
}

/** What a conflict is called for whoever asks without a page. */
export function conflict(field: GridField, now: GridNow, known: Known): Refusal {
  const value = valueOf(field, now);
  if (value === null) return refusal('takenMeanwhile');
  return refusal('changedMeanwhile', { now: showCell(field, value, known) });
}

/**
 * The stock that a change of it is a difference to: what was seen, so that what was sold since stays sold; and what is there where
 * the change is done already.
 */
export const seenStock = ({ seenVersion, stock }: GridRow, now: GridNow | null): number | null =>
  stock && now && seenVersion === now.version ? stock.seen : null;

/**
 * What a row changes, as the row of a file that has no other cells. The price of a product's only design is the product's,
 * unless the design has one of its own already.
 */
export function asFileRow(row: GridRow, { catalogue, known }: Told): FileRow {
  const { productDesignId: id, sku, barcode, price, stock, status } = row;
  const design = catalogue.designs.get(id);
  const isOnly = catalogue.products.get(design?.productId ?? 0)?.designIds.length === 1;
  const isOfProduct = isOnly && design?.values.designPrice === null;
  const cells: [ImportColumn, { value: unknown } | undefined][] = [
    ['sku', sku],
    ['barcode', barcode],
    [isOfProduct ? 'price' : 'designPrice', price],
    ['stock', stock],
    ['status', status],
  ];
  return {
    row: id,
    cells: new Map<ImportColumn, string>([
      ['design', String(id)],
      ...cells.flatMap(([column, cell]): [ImportColumn, string][] =>
        cell ? [[column, textOf(column, cell.value, known)]] : [],
      ),
    ]),
  };
}

export type Told = { catalogue: Catalogue; known: Known };

const textOf = (column: ImportColumn, value: unknown, known: Known) =>
  value === null ? '' : harmless(showCell(column, value, known));

/** Which cell a column of a file is. */
export function fieldOf(column: ImportColumn | null): GridField | null {
  const name = column === 'designPrice' ? 'price' : column;
  return gridFields.find((field) => field === name) ?? null;
}
