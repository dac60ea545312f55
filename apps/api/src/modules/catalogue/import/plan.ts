import {
  type ImportColumn,
  importColumns,
  type ImportRow,
  type ImportState,
  maxStock,
} from '@craftsandore/contract';

import { asMeant, isFormula } from './cell-text.ts';
import { columns, type Known, readCell, type Refusal, refusal, showCell } from './columns.ts';
import type { FileRow, FileRows } from './file-rows.ts';

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

type Status = ProductStatus | 'removed';

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

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a file comes to, row by row. It reads neither the clock nor the database. (Business, section 30.) */
export function planImport(
  { columns: given, rows }: FileRows,
  catalogue: Catalogue,
  { known, ...options }: Options & { known: Known },
): PlannedRow[] {
  const groups = findGroups(rows, catalogue);
  const planned = rows.map((row, index) =>
    readRow(row, given, { catalogue, groups, known, options, index }),
  );
  refuseTwins(planned);
  refuseTakenSkus(planned, catalogue);
  const leaders = findLeaders(planned);
  refuseRemovals(planned, options);
  refuseFree(planned);
  for (const row of planned) {
    noteChanges(row, given, leaders);
    row.state = stateOf(row);
  }
  return planned;
}

/** Of each group of rows the product that one of its SKUs is of. */
function findGroups(rows: readonly FileRow[], { bySku }: Catalogue): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(({ group, cells }) => {
      const design = group !== undefined && bySku.get((cells.get('sku') ?? '').toLowerCase());
      return design ? [[group, design.productId]] : [];
    }),
  );
}

type Asked = {
  catalogue: Catalogue;
  groups: ReadonlyMap<string, number>;
  known: Known;
  options: Options;
  index: number;
};

function readRow(
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

function refuseMissing(says: Values, of: 'product' | 'design', refuse: Refuse): void {
  for (const column of importColumns) {
    const isAsked = isNeeded(column) || column === 'sku';
    if (isAsked && columns[column].of === of && !says[column]) refuse(column, refusal('missing'));
  }
}

/** Writes down what a row changes; what is of its product is changed by the first of its rows. */
function noteChanges(row: PlannedRow, given: ImportColumn[], leaders: ReadonlySet<PlannedRow>) {
  const { product, design, says, status, delta, changes } = row;
  const write = (of: 'product' | 'design', before: Values | undefined): Values => {
    const written: Values = {};
    for (const column of given) {
      if (columns[column].of !== of || says[column] === undefined) continue;
      if (before && isSame(says[column], before[column])) continue;
      written[column] = says[column];
      changes.push({ column, before: before?.[column] ?? null, after: says[column] });
    }
    return written;
  };
  const isLeader = leaders.has(row);
  if (isLeader) row.ofProduct = write('product', product?.values);
  if (row.isOfDesign) row.ofDesign = write('design', design?.values);
  if (status && (isLeader || status === 'removed')) {
    changes.push({ column: 'status', before: product?.status ?? null, after: status });
  }
  if (delta !== 0) {
    const before = design?.stock ?? null;
    changes.push({ column: 'stock', before, after: (before ?? 0) + delta });
  }
}

const isNeeded = (column: ImportColumn): boolean => 'isNeeded' in columns[column];

type Refuse = (column: ImportColumn | null, why: Refusal) => void;

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

/** No two rows are of one design, nor give the same SKU. */
function refuseTwins(rows: PlannedRow[]): void {
  const ofDesign = new Map<number, number>();
  const ofSku = new Map<string, number>();
  for (const { row, design, says, refusals } of rows) {
    const first = design && ofDesign.get(design.id);
    if (first) refusals.push({ column: null, why: refusal('twice', { row: first }) });
    else if (design) ofDesign.set(design.id, row);
    const sku = typeof says.sku === 'string' ? says.sku.toLowerCase() : undefined;
    const same = sku !== undefined ? ofSku.get(sku) : undefined;
    if (same && !first) refusals.push({ column: 'sku', why: refusal('sameSku', { row: same }) });
    else if (sku !== undefined && !first) ofSku.set(sku, row);
  }
}

/** No SKU is that of another design, unless that one gives it up in the same file. */
function refuseTakenSkus(rows: PlannedRow[], { bySku, products }: Catalogue): void {
  const ofDesign = new Map(rows.map((row) => [row.design, row]));
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const { design, says, refusals } of rows) {
      const taken = typeof says.sku === 'string' && bySku.get(says.sku.toLowerCase());
      if (!taken || taken === design || refusals.length > 0) continue;
      const other = ofDesign.get(taken);
      const isGivenUp = other?.refusals.length === 0 && other.says.sku !== undefined;
      if (isGivenUp && !isSame(other.says.sku, taken.sku)) continue;
      const isRemoved = !products.has(taken.productId);
      const why = isRemoved
        ? refusal('removedSku', { id: taken.productId })
        : takenSku(taken, products);
      refusals.push({ column: 'sku', why });
      isStable = false;
    }
  }
}

/** Whose it is. */
export const takenSku =
  ({ id, productId, values }: KnownDesign, products: Catalogue['products']): Refusal =>
  (locale) => {
    const ofProduct = products.get(productId)?.values;
    const isArabic = locale === 'ar';
    const names = [
      isArabic ? ofProduct?.nameAr : ofProduct?.name,
      isArabic ? values.designNameAr : values.designName,
    ];
    return refusal('takenSku', { id, name: names.join(isArabic ? '، ' : ', ') })(locale);
  };

const productKey = ({ product, newProduct }: PlannedRow): number | string | undefined =>
  product?.id ?? newProduct;

/**
 * The first row of each product, which says what is of the product. Its other rows say the same or nothing, or are refused.
 */
function findLeaders(rows: PlannedRow[]): ReadonlySet<PlannedRow> {
  const leaders = new Map<number | string, PlannedRow>();
  for (const row of rows) {
    const key = productKey(row);
    if (key === undefined || row.refusals.length > 0) continue;
    const leader = leaders.get(key);
    if (leader) refuseDifferences(row, leader);
    else {
      const refuse: Refuse = (column, why) => row.refusals.push({ column, why });
      if (row.newProduct) refuseMissing(row.says, 'product', refuse);
      if (row.refusals.length === 0) leaders.set(key, row);
    }
  }
  return new Set(leaders.values());
}

function refuseDifferences(row: PlannedRow, leader: PlannedRow): void {
  for (const column of importColumns) {
    const isRemoved = [row, leader].some(({ status }) => status === 'removed');
    const isShared = columns[column].of === 'product' || (column === 'status' && !isRemoved);
    if (!isShared || isNothing(row.says[column])) continue;
    if (isSame(row.says[column], leader.says[column])) continue;
    row.refusals.push({ column, why: refusal('different', { row: leader.row }) });
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A product that is shown, or will be, keeps a photo, or goes with all of its designs, for who may take it out. */
function refuseRemovals(rows: PlannedRow[], { mayRemove }: Options): void {
  const removed = rows.filter((row) => row.status === 'removed' && row.refusals.length === 0);
  for (const [product, own] of Map.groupBy(removed, ({ product }) => product)) {
    if (!product) continue;
    const gone = new Set(own.map(({ design }) => design?.id));
    const keepsPhoto = product.shownIds.some((id) => !gone.has(id)) || !product.needsPhoto;
    const why = isGone(product, own)
      ? !mayRemove && refusal('mayNotRemove')
      : !keepsPhoto && refusal('lastPhoto');
    if (why) for (const { refusals } of own) refusals.push({ column: 'status', why });
  }
}

/** Nothing in the shop is for nothing. */
function refuseFree(rows: PlannedRow[]): void {
  const taken = rows.filter(({ refusals }) => refusals.length === 0);
  for (const [product, own] of Map.groupBy(taken, ({ product }) => product)) {
    const status = own.findLast(({ status }) => status)?.status;
    if (!product || !(status ? status === 'published' : product.needsPhoto)) continue;
    const said = new Map(own.map(({ design, says }) => [design?.id, says.designPrice]));
    const productPrice = own.find(({ says }) => says.price)?.says.price ?? product.values.price;
    const isFree = [...product.ownPrices].some(([id, before]) => {
      const price = said.get(id);
      return ((price === undefined ? before : price) ?? productPrice) === 0;
    });
    if (!isFree) continue;
    for (const { refusals, status, says } of own) {
      if (status === 'published') refusals.push({ column: 'status', why: refusal('noPrice') });
      else if (says.designPrice === null) {
        refusals.push({ column: 'designPrice', why: refusal('noPrice') });
      }
    }
  }
}

/** Whether a product goes with these rows: with all of its designs, or by a row of its own. */
export function isGone({ designIds }: KnownProduct, removed: readonly PlannedRow[]): boolean {
  const gone = new Set(removed.map(({ design }) => design?.id));
  return gone.has(undefined) || designIds.every((id) => gone.has(id));
}

function stateOf({ refusals, changes, design, isOfDesign }: PlannedRow): ImportState {
  if (refusals.length > 0) return 'refused';
  if (isOfDesign && !design) return 'created';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** A row as it is told. */
export function toImportRow(row: PlannedRow, known: Known): ImportRow {
  const words = { ...row.product?.values, ...row.says };
  const text = (column: ImportColumn) => (typeof words[column] === 'string' ? words[column] : '');
  const sku = row.says.sku ?? row.design?.sku;
  return {
    ...{ row: row.row, state: row.state, stockThen: row.stockThen },
    ...{ sku: typeof sku === 'string' ? sku : null, name: text('name'), nameAr: text('nameAr') },
    changes: row.changes.map(({ column, before, after }) => ({
      column,
      before: before === null ? '' : showCell(column, before, known),
      after: after === null ? '' : showCell(column, after, known),
    })),
    refusals: row.refusals.map(({ column, why }) => ({ column, message: why(known.locale) })),
  };
}
