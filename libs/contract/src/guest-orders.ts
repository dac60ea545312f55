import { z } from 'zod';

import { Registration } from './accounts.ts';
import { NewPlace } from './addresses.ts';
import { CartItem, WantedItems } from './cart.ts';
import { CustomerParcel } from './customer-parcel.ts';
import { GovernorateCode } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import {
  CostBreakdown,
  CustomerOrderDetails,
  Discounted,
  OrderStatusName,
  paymentMethods,
  IsLate,
  Promised,
} from './orders.ts';
import { toLatinDigits } from './plain/digits.ts';
import { maxLength } from './plain/limits.ts';
import { NewSession } from './sessions.ts';
import { Email, Id, line, Money, PhoneNumber, PromotionCode, shortText, text } from './values.ts';

/** Who orders without an account, and where to. */
export const Contact = z.object({
  name: line(100),
  phoneNumber: PhoneNumber,
  email: Email.optional(),
});

/** What is known of an order by who holds its token; the token is in every message about it. */
const Tracked = z.object({
  order: CustomerOrderDetails,
  canCancel: z.boolean(),
  canChange: z.boolean(),
  isInAccount: z.boolean(),
  /** What opens the orders without an account that are linked to it by an exchange. */
  linked: z.array(z.object({ orderId: Id, trackingToken: z.string() })),
});
export type Tracked = z.infer<typeof Tracked>;

export const trackingToken = z.object({ token: z.string().min(20).max(64) });

export const Quote = z.object({
  /** In the order that was asked for, without what the shop does not sell any more. */
  lines: z.array(
    CartItem.extend({
      unitPrice: Money,
      /** How many pieces there are; fewer than `quantity` where stock has ended. */
      available: z.int(),
      discount: Money,
    }),
  ),
  /** Without a governorate delivery is not part of it. */
  costBreakdown: CostBreakdown,
  ...Discounted.shape,
  /** What stands in place of the above where an order goes there, if the discount depends on the fee and no governorate was named. */
  places: z
    .array(Discounted.extend({ code: GovernorateCode, costBreakdown: CostBreakdown }))
    .optional(),
  delivery: Promised.extend({ fee: Money }).optional(),
});
export type Quote = z.infer<typeof Quote>;

/** Holds nothing: an order is checked again. */
export const quoteOrder = endpoint({
  method: 'POST',
  path: '/orders/quote',
  access: 'public',
  summary: 'What an order of these pieces would cost now',
  body: z.object({
    items: WantedItems,
    governorate: line(60).optional(),
    promotionCode: PromotionCode.optional(),
  }),
  data: Quote,
  errors: ['address.governorate_unknown', 'order.not_served', 'order.cash_too_high'],
});

/** Asked again with the same key, it answers with the same order. */
export const placeGuestOrder = endpoint({
  method: 'POST',
  path: '/orders/guest',
  access: 'public',
  summary: 'Order without an account, cash on delivery',
  body: z.object({
    /** Chosen by the caller, once for each order that is meant. */
    placementKey: z.uuid(),
    items: WantedItems,
    contact: Contact,
    shippingDetails: NewPlace,
    note: text(maxLength.customerNote).optional(),
    paymentMethod: z.enum(paymentMethods),
    promotionCode: PromotionCode.optional(),
    /** The total that was read: refused when prices or fees have changed since. */
    seenTotalCost: Money.optional(),
  }),
  data: z.object({
    order: CustomerOrderDetails,
    trackingToken: z.string(),
    trackingUrl: z.string(),
  }),
  errors: [
    'order.key_reused',
    'order.too_many_waiting',
    'order.too_many_pieces',
    'order.too_many_held',
    'order.refused',
    'order.not_enough_stock',
    'order.total_changed',
    'order.not_served',
    'order.cash_too_high',
    'promotion.unknown',
    'promotion.not_now',
    'promotion.not_yet',
    'promotion.over',
    'promotion.used_up',
    'promotion.used_by_person',
    'promotion.minimum',
    'cart.empty',
    'address.phone_invalid',
    'address.governorate_unknown',
  ],
});

export const trackOrder = endpoint({
  method: 'GET',
  path: '/orders/track/:token',
  access: 'public',
  summary: 'The order that a tracking token belongs to',
  params: trackingToken,
  data: Tracked,
  errors: ['order.not_found'],
});

export const cancelTrackedOrder = endpoint({
  method: 'POST',
  path: '/orders/track/:token/cancel',
  access: 'public',
  summary: 'Cancel an order that has not been shipped, by its tracking token',
  params: trackingToken,
  body: z.object({ reason: text(maxLength.cancelWords).optional() }),
  data: Tracked,
  errors: ['order.not_found', 'order.too_late_to_cancel'],
});

/** Who holds the token may take the order into an account; done again, it stays there. */
export const claimOrder = endpoint({
  method: 'POST',
  path: '/orders/track/:token/claim',
  access: 'signed-in',
  summary: 'Take an order that was placed without an account into the own one',
  params: trackingToken,
  data: z.object({ orderId: Id }),
  errors: ['order.not_found', 'order.claimed'],
});

/** In the name that the order is in. */
export const openAccountOfOrder = endpoint({
  method: 'POST',
  path: '/orders/track/:token/account',
  access: 'public',
  summary: 'Open an account with one password, and take the order and its address into it',
  params: trackingToken,
  body: Registration.omit({ name: true }),
  data: NewSession,
  errors: ['order.not_found', 'order.claimed', 'account.email_taken', 'auth.weak_password'],
});

/** As people write it, without dashes or leading noughts: `cs 26 1184` is `CS-26-01184`. */
const OrderReference = shortText(20).overwrite((typed) => {
  const [, year, number] = /^CS[\s-]*(\d\d)[\s-]*(\d{1,10})$/i.exec(toLatinDigits(typed)) ?? [];
  return year && number ? `CS-${year}-${number.padStart(5, '0')}` : typed;
});

/** The same answer, in the same time, for an unknown reference and for a wrong number. */
export const findOrderStatus = endpoint({
  method: 'POST',
  path: '/orders/track',
  access: 'public',
  summary: 'Where an order is, by its reference and the whole phone number',
  body: z.object({
    orderReference: OrderReference,
    phoneNumber: PhoneNumber,
  }),
  data: z.object({
    orderReference: z.string(),
    status: OrderStatusName,
    promised: Promised.nullable(),
    isLate: IsLate,
    /** Masked: the first letter of each word. */
    name: z.string(),
    /** Without its number: what its carrier tells of it is for who holds the order's link. */
    parcel: CustomerParcel.omit({ trackingNumber: true, trackingUrl: true }).nullable(),
  }),
  errors: ['order.not_found'],
});
