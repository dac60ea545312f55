import { type ImportColumn, importColumns, maxStock } from '@craftsandore/contract';

import { asMeant, isFormula } from './cell-text.ts';
import { columns, type Known, readCell, refusal } from './columns.ts';
import type { FileRow } from './file-rows.ts';
import {
  type Catalogue,
  type KnownDesign,
  type KnownProduct,
  namesKey,
  type Options,
  type PlannedRow,
  type Refuse,
  type Status,
  type Values,
} from './planned-row.ts';

type Asked = {
  catalogue: Catalogue;
  groups: ReadonlyMap<string, number>;
  known: Known;
  options: Options;
  index: number;
};

/** What a row says, and what of it is refused whatever the other rows say. */
export function readRow(
  { row, cells, ofNew, group = '' }: FileRow,
  given: ImportColumn[],
  { catalogue, groups, known, options, index }: Asked,
): PlannedRow {
  const refusals: PlannedRow['refusals'] = [];
  const refuse: Refuse = (column, why) => refusals.push({ column, why });
  const says: Values = {};
  const read = (cells: FileRow['cells'], of?: 'design') => {
    for (const column of given) {
      if (of && columns[column].of !== of) continue;
      const text = cells.get(column);
      // A row of the grid says nothing of cells that were not changed; in a file nothing leaves what every design has as it is.
      if (text === undefined || (text === '' && (isNeeded(column) || column === 'status')))
        continue;
      if (isFormula(text)) {
        refuse(column, refusal('formula'));
        continue;
      }
      const cell = readCell(column, asMeant(text), known);
      if ('refusal' in cell) refuse(column, cell.refusal);
      else says[column] = cell.value;
    }
  };
  read(cells);
  says.product ??= groups.get(group);

  const { product, design } = findTarget(says, catalogue, refuse);
  const isOfDesign = Boolean(design ?? says.sku ?? says.designName) || !says.product;
  const isNew = isOfDesign && !design;
  if (isNew && ofNew) read(ofNew, product && 'design');
  const newProduct = isNew && !product ? namesKey(says.name, says.nameAr) : undefined;
  if (isNew && refusals.length === 0) {
    refuseMissing(says, 'design', refuse);
    const id = newProduct && catalogue.byNames.get(newProduct);
    if (id) refuse('product', refusal('knownName', { id }));
  }

  const status = statusOf(says, product, refuse);
  const delta = isOfDesign ? stockOf(says, { design, options, index }, refuse) : 0;
  const then = says.stockThen;
  const isOther = typeof then === 'number' && design && then !== design.stock;
  return {
    ...{ row, state: 'unchanged', design, product, newProduct, isOfDesign, status, delta, says },
    ...{ ofProduct: {}, ofDesign: {}, changes: [], refusals, stockThen: isOther ? then : null },
  };
}

/** Refuses what begins a product or a design without what each has. */
export function refuseMissing(says: Values, of: 'product' | 'design', refuse: Refuse): void {
  for (const column of importColumns) {
    const isAsked = isNeeded(column) || column === 'sku';
    if (isAsked && columns[column].of === of && !says[column]) refuse(column, refusal('missing'));
  }
}

const isNeeded = (column: ImportColumn): boolean => 'isNeeded' in columns[column];

/** Whose row it is: the design of its number, else that of its SKU; else it is a new one, of the product of its number. */
function findTarget(says: Values, catalogue: Catalogue, refuse: Refuse) {
  const productId = says.product as number | null | undefined; // as its column reads it
  const designId = says.design as number | null | undefined; // the same
  const sku = says.sku as string | null | undefined; // the same
  const idOfSku = sku ? catalogue.bySku.get(sku.toLowerCase())?.id : undefined;
  const design = catalogue.designs.get(designId ?? idOfSku ?? 0);
  if (designId && !design) refuse('design', refusal('noDesign'));
  const product = catalogue.products.get(design?.productId ?? productId ?? 0);
  if (productId && design && design.productId !== productId) {
    refuse('product', refusal('otherProduct', { id: design.productId }));
  } else if (productId && !product) refuse('product', refusal('noProduct'));
  return { product, design };
}

/** The status that a row gives, where it is another one. */
function statusOf(
  { status }: Values,
  product: KnownProduct | undefined,
  refuse: Refuse,
): Status | undefined {
  const asked = status as Status | undefined; // as its column reads it
  const hasPhoto = product && product.shownIds.length > 0;
  if (asked === (product?.status ?? 'draft')) return undefined;
  if (asked === 'published' && !hasPhoto) refuse('status', refusal('noPhoto'));
  return asked;
}

/** Pieces that come in, or go. What was sold since the preview stays sold. */
function stockOf(
  says: Values,
  { design, options, index }: { design: KnownDesign | undefined; options: Options; index: number },
  refuse: Refuse,
): number {
  const added = says.addToStock as number | null | undefined; // as its column reads it
  const stock = says.stock as number | null | undefined;
  const isBoth = typeof added === 'number' && typeof stock === 'number';
  const isAdded = typeof added === 'number' || options.stock === 'add';
  if (isBoth && options.stock === 'add') refuse('addToStock', refusal('twoStocks'));
  const seen = options.seenStocks?.[index] ?? design?.stock ?? 0;
  const delta = isAdded ? (added ?? stock ?? 0) : typeof stock === 'number' ? stock - seen : 0;
  const after = (design?.stock ?? 0) + delta;
  if (after < 0)
    refuse(isAdded ? 'addToStock' : 'stock', refusal('tooFew', { stock: design?.stock ?? 0 }));
  if (after > maxStock) refuse('stock', refusal('tooMany', { most: maxStock }));
  return delta;
}
