import {
  orderStatusName,
  piastres,
  type Cancellation,
  type CustomerOrder,
  type OrderLine,
  type OrderStep,
  type Promised,
} from '@craftsandore/contract';

import type { orderHistory, orderLines, orders } from '../../db/schema/orders.ts';
import type { PhotoUrls, PhotoRow } from '../../storage/photo-urls.ts';
import { toCosts } from './costs.ts';

export type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type StepRow = typeof orderHistory.$inferSelect;

export const toCustomerOrder = (row: OrderRow): CustomerOrder => ({
  id: row.id,
  orderReference: row.reference,
  status: { id: row.statusId, name: orderStatusName(row.statusId) },
  costBreakdown: toCosts(row),
  paymentMethod: row.paymentMethod,
  createdAt: row.createdAt.toISOString(),
  promised: toPromised(row),
});

/** Who ordered: the contact's name, or the account's of that moment, which its email follows. */
export const nameOn = ({ contactName, customer }: OrderRow): string =>
  contactName ?? customer.replace(/ \S+$/, '');

/** What the customer wants to have noted; null for nothing. */
export const noteOf = ({ customerNote }: OrderRow): string | null => customerNote || null;

export const toPromised = ({ promisedFrom, promisedTo }: OrderRow): Promised | null =>
  promisedFrom && promisedTo ? { from: promisedFrom, to: promisedTo } : null;

export const toLine = (row: LineRow, photo: PhotoRow | null, photoUrls: PhotoUrls): OrderLine => ({
  orderLineId: row.id,
  productId: row.productId,
  productDesignId: row.designId,
  name: row.name,
  nameAr: row.nameAr,
  designName: row.designName,
  designNameAr: row.designNameAr,
  ...(row.sku && { sku: row.sku }),
  ...(row.madeToOrderDays && { madeToOrderDays: row.madeToOrderDays }),
  photosUrls: photo ? [photoUrls.url(photo)] : [],
  photo: photo && photoUrls.photo(photo),
  unitPrice: piastres(row.unitPrice),
  quantity: row.quantity,
});

/** Names the member of staff who took a step; the steps of others carry no name. */
export function toStep(row: StepRow, actorName: string | null, userId: number | null): OrderStep {
  // The version before knows no kinds: to it the customer is whose order it is.
  const by = row.actorKind === 'staff' && row.actorId === userId ? 'customer' : row.actorKind;
  return {
    ...{ statusId: row.statusId, statusName: orderStatusName(row.statusId), by },
    createdAt: row.createdAt.toISOString(),
    staffName: by === 'staff' ? actorName : null,
    cancellation: toCancellation(row),
  };
}

export const toCancellation = ({
  cancelReason: reason,
  cancelWords: words,
}: Pick<StepRow, 'cancelReason' | 'cancelWords'>): Cancellation | null =>
  reason && { reason, ...(words && { words }) };
