import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { placeGuestOrder } from './guest-orders.ts';
import { CustomerOrderDetails, NewAdjustment, orderSources } from './orders.ts';
import { Id } from './values.ts';

/** Asked again with the same key, it answers with the same order. */
export const placePhoneOrder = endpoint({
  method: 'POST',
  path: '/admin/orders',
  access: 'desk:work',
  summary:
    'Order for a customer who calls, writes or comes by; who has said so to staff has confirmed it',
  // Staff agree on an adjustment instead of a code: see ADR 0046.
  body: placeGuestOrder.body.omit({ promotionCode: true }).extend({
    source: z.enum(orderSources).exclude(['web']),
    /** Whom the number is taken to belong to; a number that is new becomes theirs. */
    customerId: Id.optional(),
    /** What was agreed on beside the catalogue's prices, by who holds `promotion:write`. */
    adjustment: NewAdjustment.optional(),
    /** What was held for the customer, which becomes part of the order or is released with it. */
    holdId: Id.optional(),
  }),
  data: z.object({ order: CustomerOrderDetails, trackingUrl: z.string() }),
  errors: [
    'order.key_reused',
    'order.refused',
    'order.not_enough_stock',
    'order.total_changed',
    'order.not_served',
    'order.cash_too_high',
    'order.discount_too_high',
    'cart.empty',
    'address.phone_invalid',
    'address.governorate_unknown',
    'customer.not_found',
    'customer.changed',
    'hold.not_found',
    'hold.over',
  ],
});
