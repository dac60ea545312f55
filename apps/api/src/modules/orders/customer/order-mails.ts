import { type OrderMessage, OrderStatus, piastres } from '@craftsandore/contract';
import { addressText, type Locale } from '@craftsandore/i18n';
import { customerMail, type Said, type ToldOrder } from '@craftsandore/i18n/mail';
import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { isKept } from '../../../db/kept-line.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { addressee } from '../../../mail/addressee.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Sender } from '../../../mail/sender.ts';
import { toAddressFields } from '../../addresses/addresses.ts';
import { findAdjustments } from '../adjustments.ts';
import { toCosts } from '../costs.ts';
import type { ConfirmTokens } from '../guest/confirm-tokens.ts';
import type { TrackingTokens } from '../guest/tracking-tokens.ts';
import { isOrderLate } from '../late-orders.ts';
import { findPaidBeside } from '../money/paid-beside.ts';
import { findMaskedDestination } from '../refunds/refund-destinations.ts';
import { toPromised, type OrderRow } from '../order-rows.ts';
import { findCurrentShipment } from '../parcels/parcel-rows.ts';
import { findExchangeOf } from '../returns/exchange-of-order.ts';

export type Parts = {
  db: Database;
  storefrontUrl: string;
  trackingTokens: TrackingTokens;
  confirmTokens: ConfirmTokens;
  sender: Sender;
  /** The owner's words. */
  said: Said;
};

type Found = { order: OrderRow; customer: typeof users.$inferSelect | null };

/** A guest's address is whatever was typed: nobody has shown that it is theirs. Without one there is nobody to write to. */
function readerOf({ order, customer }: Found) {
  if (customer) return customer;
  const { contactName: name, contactEmail: email } = order;
  return name && email ? { name, email, isVerified: false } : null;
}

/** One about an order, or why there is none to send. */
export type OrderMail = Mail | Extract<OrderMessage['failure'], 'no_address' | 'moved_on'>;

type Written = { orderId: number; locale: Locale };

/** Tells a customer what was ordered, for how much, and where it goes. */
export async function orderPlacedMail(parts: Parts, written: Written): Promise<OrderMail> {
  const found = await findReader(parts.db, written);
  if (!found) return 'no_address';
  return tell(parts, { ...found, ...written, message: 'placed' });
}

/** Tells a customer what an order is after a change. Of one that is cancelled meanwhile nothing. */
export async function orderChangedMail(parts: Parts, written: Written): Promise<OrderMail> {
  const found = await findReader(parts.db, written);
  if (!found) return 'no_address';
  if (found.order.statusId === OrderStatus.cancelled) return 'moved_on';
  return tell(parts, { ...found, ...written, message: 'changed' });
}

/** What tells of a move: of which status, and in which message. */
const moves = {
  'order-confirmed': { statusId: OrderStatus.confirmed, message: 'confirmed' },
  'order-shipped': { statusId: OrderStatus.shipped, message: 'shipped' },
  'order-cancelled': { statusId: OrderStatus.cancelled, message: 'cancelled' },
} as const;

/** Tells a customer that an order was confirmed, shipped or cancelled; nothing once it has moved on. */
export async function orderMovedMail(
  parts: Parts,
  { mail, ...written }: Written & { mail: keyof typeof moves },
): Promise<OrderMail> {
  const { statusId, message } = moves[mail];
  const found = await findReader(parts.db, written);
  if (!found) return 'no_address';
  if (found.order.statusId !== statusId) return 'moved_on';
  return tell(parts, { ...found, ...written, message });
}

/** Tells a customer that an order is late, and what they may do; nothing where it has come, or comes no more. */
export async function orderDelayedMail(parts: Parts, written: Written): Promise<OrderMail> {
  const found = await findReader(parts.db, written);
  if (!found) return 'no_address';
  const shipment = await findCurrentShipment(parts.db, written.orderId);
  if (!isOrderLate(found.order, shipment?.state, new Date())) return 'moved_on';
  return tell(parts, { ...found, ...written, message: 'delayed' });
}

type Reader = { name: string; email: string; isVerified: boolean };

/** An order and who is told of it; null where nobody left an address. */
export async function findReader(db: Database, { orderId }: Pick<Written, 'orderId'>) {
  const [found] = await db
    .select({ order: orders, customer: users })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const reader: Reader | null = readerOf(found);
  return reader && { order: found.order, reader };
}

type Telling = {
  order: OrderRow;
  reader: Reader;
  locale: Locale;
  message: 'placed' | 'changed' | 'confirmed' | 'shipped' | 'cancelled' | 'delayed';
};

async function tell(parts: Parts, { order, reader, locale, message }: Telling): Promise<Mail> {
  const { to, greeting } = addressee(reader, locale, parts.said);
  const told = { message, order: await toldOrder(parts, order, { reader, locale }) };
  const content = customerMail(told, { said: parts.said, greeting, locale });
  return {
    ...{ to, isToStranger: !reader.isVerified },
    ...renderMail(content, locale, parts.sender),
  };
}

async function toldOrder(
  { db, storefrontUrl, trackingTokens, confirmTokens }: Parts,
  order: OrderRow,
  { reader, locale }: { reader: Reader; locale: Locale },
): Promise<ToldOrder> {
  const { id, reference } = order;
  const place = toAddressFields(order, locale);
  const { subtotal, shippingFees, totalCost } = toCosts(order);
  const adjustments = await findAdjustments(db, order);
  const exchange = await findExchangeOf(db, order);
  const { deposits, refund } = await findPaidBeside(db, order);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), isKept))
    .orderBy(asc(orderLines.id));

  return {
    reference,
    lines: lines.map((line) => ({
      ...(locale === 'ar'
        ? { name: line.nameAr, design: line.designNameAr }
        : { name: line.name, design: line.designName }),
      quantity: line.quantity,
      cost: piastres(line.unitPrice * line.quantity),
      isMadeToOrder: line.madeToOrderDays !== null,
    })),
    adjustments: adjustments.map(({ label, labelAr, ...adjusted }) => ({
      ...{ label: locale === 'ar' ? labelAr : label, ...adjusted },
    })),
    ...{ subtotal, shippingFees, totalCost },
    credit: exchange && exchange.credit,
    deposits: deposits?.payments ?? [],
    toPay: deposits?.toPay ?? exchange?.toPay ?? totalCost,
    due: refund?.refundDueOn ? { amount: refund.toRefund, day: refund.refundDueOn } : null,
    to: refund && (await findMaskedDestination(db, id)),
    // What somebody typed goes to nobody who has not shown to be there: it may be anything.
    address: reader.isVerified ? addressText(place, locale) : place.governorate,
    promised: toPromised(order),
    confirmUrl:
      order.statusId === OrderStatus.pending
        ? `${storefrontUrl}/c/${confirmTokens.of(order)}`
        : null,
    url: urlOfOrder({ storefrontUrl, trackingTokens }, order),
  };
}

/** Where its customer sees the whole order. */
export const urlOfOrder = (
  { storefrontUrl, trackingTokens }: Pick<Parts, 'storefrontUrl' | 'trackingTokens'>,
  { id, userId, placementKey }: Pick<OrderRow, 'id' | 'userId' | 'placementKey'>,
): string =>
  userId
    ? `${storefrontUrl}/orders/${id}`
    : `${storefrontUrl}/track/${trackingTokens.of(placementKey ?? '')}`;
