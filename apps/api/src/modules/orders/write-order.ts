import type { Transaction } from '../../db/client.ts';
import type { AddressCopy } from '../../db/schema/addresses.ts';
import type { orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import { photosOfDesigns } from '../catalogue/designs.ts';
import { lockSoldDesigns, takeStock, type Pieces } from '../catalogue/stock/stock.ts';
import { customerWhoMayOrder, type Orderer } from '../customers/customers.ts';
import { adjustmentOf } from '../promotions/promotion-for.ts';
import { noteUse, takePromotion } from '../promotions/promotion-uses.ts';
import { findDeliverySettings } from '../delivery/delivery-settings.ts';
import { insertAdjustments, type NewAdjustment, sumOf } from './adjustments.ts';
import { shippingTo, subtotalOf, termsOf } from './costs.ts';
import { releaseForTaking } from './holds/release-holds.ts';
import type { OrderRow } from './order-rows.ts';
import { lineOf } from './line-of.ts';
import { insertOrder, type NewLine } from './orders.ts';

type Wanted = Pick<
  typeof orders.$inferInsert,
  | 'cartId'
  | 'placementKey'
  | 'placementHash'
  | 'trackingHash'
  | 'paymentMethod'
  | 'billingAddress'
  | 'customerNote'
  | 'locale'
  | 'source'
  | 'placedFrom'
  | 'holdId'
> & {
  pieces: Pieces[];
  address: AddressCopy;
  orderer: Omit<Orderer, 'phoneNumber'>;
  /** Who has taken the order for the customer, and what they have agreed on with them. */
  staff?: { id: number; adjustments: NewAdjustment[] };
  /** What is paid of it by pieces that came back, in piastres, and whether the shop pays for its way. */
  exchange?: { isDeliveryFree: boolean; paid: number };
  /** Of an order that its customer places. */
  promotionCode?: string | undefined;
  /** The total that the page showed, in piastres. */
  seenTotalCost: number | undefined;
  now: Date;
};

/** The core of every order: prices, stock, terms and customer of one moment, in the caller's transaction. */
export async function writeOrder(
  tx: Transaction,
  {
    pieces,
    address,
    orderer,
    staff,
    exchange,
    promotionCode,
    seenTotalCost,
    now,
    ...wanted
  }: Wanted,
): Promise<OrderRow> {
  const { governorateCode, phoneNumber } = address;
  // All that can be read before the stock is locked is: others who buy the same wait from there to the end.
  const customerId = await customerWhoMayOrder(tx, { ...orderer, phoneNumber });
  const { settings } = await findDeliverySettings(tx);
  const { holdId } = wanted;
  await releaseForTaking(tx, {
    designIds: pieces.map(({ designId }) => designId),
    own: holdId && staff ? { holdId, staffId: staff.id } : undefined,
    now,
  });
  const lines = await linesFromStock(tx, pieces);
  const person = { phoneNumber, userId: orderer.userId };
  const shipped = { lines, governorateCode, now, ...exchange };
  const { fee } = shippingTo(settings, shipped);
  const taken =
    staff || exchange
      ? null
      : await takePromotion(tx, {
          ...{ code: promotionCode, person, now },
          order: { subtotal: subtotalOf(lines), fee },
        });
  const adjustments = [...(taken ? [adjustmentOf(taken)] : []), ...(staff?.adjustments ?? [])];
  const adjustment = sumOf(adjustments);
  const terms = termsOf(settings, { ...shipped, adjustment });
  const { costBreakdown, promised } = terms;
  const { subtotal, shippingFees, totalCost } = costBreakdown;
  // The customer must pay the total that the page showed.
  if (seenTotalCost !== undefined && seenTotalCost !== totalCost) {
    throw new Problem('order.total_changed');
  }

  const { name, email, userId } = orderer;
  const order = await insertOrder(
    tx,
    {
      ...wanted,
      ...address,
      userId,
      ...(userId === null && { contactName: name, contactEmail: email }),
      customerId,
      customer: [name, email].filter(Boolean).join(' '),
      subtotal,
      shippingFees,
      adjustment,
      promisedFrom: promised.from,
      promisedTo: promised.to,
      isExchange: exchange !== undefined,
    },
    lines,
    staff?.id,
  );
  const { id: orderId, version } = order;
  await insertAdjustments(tx, { orderId, version, staffId: staff?.id ?? null }, adjustments);
  if (taken) await noteUse(tx, { orderId, promotion: taken.promotion, person });
  await takeStock(tx, order.id, lines);
  return order;
}

/** The lines of an order, their pieces held for it. @throws Problem that names what there is too little of. */
async function linesFromStock(tx: Transaction, pieces: Pieces[]): Promise<NewLine[]> {
  const designIds = pieces.map(({ designId }) => designId);
  const photos = await photosOfDesigns(tx, designIds);
  const sold = await lockSoldDesigns(tx, designIds);
  if (sold.length === 0) throw new Problem('cart.empty');

  const quantities = new Map(pieces.map(({ designId, quantity }) => [designId, quantity]));

  return sold.map(({ design, product }) => {
    const quantity = quantities.get(design.id) ?? 0;
    if (quantity > design.stock) {
      const values = { available: design.stock, product: { en: product.name, ar: product.nameAr } };
      throw new Problem('order.not_enough_stock', { values });
    }
    return { ...lineOf({ design, product }, photos), quantity };
  });
}
