import {
  type OrderChange,
  type OrderDifference,
  piastres,
  type AddressFields,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import type { OrderContents } from '../../../db/schema/orders.ts';
import type { PhotoRow, PhotoUrls } from '../../../storage/photo-urls.ts';
import { toAddressFields } from '../../addresses/addresses.ts';
import { adjustmentOnWire, sumOf } from '../adjustments.ts';
import { toCosts } from '../costs.ts';

/** Two versions of an order, and what was in stock of its designs before. */
export type Versions = {
  before: OrderContents;
  after: OrderContents;
  stock: Record<string, number>;
};

/** By how much a change makes the stock of designs more or less. */
export function stockChangesOf({ before, after }: Versions): { designId: number; delta: number }[] {
  return linesOf({ before, after })
    .map(({ designId, had, has }) => ({ designId, delta: had - has }))
    .filter(({ delta }) => delta !== 0);
}

const costsOf = (contents: OrderContents) =>
  toCosts({ ...contents, adjustment: sumOf(contents.adjustments) });

/** Those that a change adds: none ever goes. */
export const addedAdjustments = ({ before, after }: Pick<Versions, 'before' | 'after'>) =>
  (after.adjustments ?? []).slice(before.adjustments?.length ?? 0);

type Wording = { photos: Map<number, PhotoRow>; photoUrls: PhotoUrls; locale: Locale };

/** Costs and differences of two versions, as the wire has them. */
export function differencesOf(
  versions: Versions,
  wording: Wording,
): Pick<OrderChange, 'before' | 'after' | 'differences'> {
  const { before, after } = versions;
  const receiver = { before: receiverOf(before), after: receiverOf(after) };
  const address = { before: placeOf(before, wording), after: placeOf(after, wording) };
  const note = { before: before.note || null, after: after.note || null };
  const days = { before: before.promised, after: after.promised };
  return {
    before: costsOf(before),
    after: costsOf(after),
    differences: [
      ...linesOf(versions)
        .filter(({ had, has, line, was }) => had !== has || line.unitPrice !== was?.unitPrice)
        .map((changed) => lineOnWire(changed, versions, wording)),
      ...addedAdjustments(versions).map((added) => ({
        kind: 'adjustment' as const,
        ...adjustmentOnWire(added),
      })),
      ...(differ(receiver) ? [{ kind: 'receiver' as const, ...receiver }] : []),
      ...(differ(address) ? [{ kind: 'address' as const, ...address }] : []),
      ...(differ(note) ? [{ kind: 'note' as const, ...note }] : []),
      ...(differ(days) ? [{ kind: 'days' as const, ...days }] : []),
    ],
  };
}

const differ = ({ before, after }: { before: unknown; after: unknown }) =>
  JSON.stringify(before) !== JSON.stringify(after);

type Line = OrderContents['lines'][number];

type ChangedLine = {
  designId: number;
  line: Line;
  was: Line | undefined;
  had: number;
  has: number;
};

/** All lines of both versions, those that are gone in their places. */
function linesOf({ before, after }: Pick<Versions, 'before' | 'after'>): ChangedLine[] {
  const was = new Map(before.lines.map((line) => [line.designId, line]));
  const is = new Map(after.lines.map((line) => [line.designId, line]));
  return [...new Map([...was, ...is]).values()].map((line) => ({
    ...{ designId: line.designId, line, was: was.get(line.designId) },
    had: was.get(line.designId)?.quantity ?? 0,
    has: is.get(line.designId)?.quantity ?? 0,
  }));
}

function lineOnWire(
  { designId, line, had, has }: ChangedLine,
  { stock }: Versions,
  { photos, photoUrls }: Wording,
): OrderDifference {
  const { productId, name, nameAr, designName, designNameAr, photoId, unitPrice } = line;
  const photo = photos.get(photoId ?? 0);
  const inStock = stock[designId] ?? 0;
  return {
    kind: 'line',
    ...{ productId, productDesignId: designId, name, nameAr, designName, designNameAr },
    photo: photo ? photoUrls.photo(photo) : null,
    unitPrice: piastres(unitPrice),
    ...{ before: had, after: has, stock: { before: inStock, after: inStock + had - has } },
  };
}

const receiverOf = ({ name, email, address }: OrderContents) => ({
  ...{ name, email, phoneNumber: address.phoneNumber },
});

/** Without the number, which is the receiver's. */
const placeOf = ({ address }: OrderContents, { locale }: Wording): AddressFields =>
  toAddressFields({ ...address, phoneNumber: '' }, locale);
