import { importColumns } from '@craftsandore/contract';

import { columns, type Refusal, refusal } from './columns.ts';
import {
  type Catalogue,
  isGone,
  isSame,
  type KnownDesign,
  type Options,
  type PlannedRow,
  type Refuse,
} from './planned-row.ts';
import { refuseMissing } from './read-row.ts';

/** No two rows are of one design, nor give the same SKU. */
export function refuseTwins(rows: PlannedRow[]): void {
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
export function refuseTakenSkus(rows: PlannedRow[], { bySku, products }: Catalogue): void {
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
export function findLeaders(rows: PlannedRow[]): ReadonlySet<PlannedRow> {
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
export function refuseRemovals(rows: PlannedRow[], { mayRemove }: Options): void {
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
export function refuseFree(rows: PlannedRow[]): void {
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
