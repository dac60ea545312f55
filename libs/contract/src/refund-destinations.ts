import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { trackingToken } from './guest-orders.ts';
import { RefundDestination, RefundTo, StaffDestination } from './refund-to.ts';
import { IdInUrl } from './values.ts';

export const OrderDestinations = z.object({
  /** The latest first: that one counts. */
  given: z.array(StaffDestination),
  /** Whether it was put in the place of another one since money is owed. */
  isChangedSinceDue: z.boolean(),
});
export type OrderDestinations = z.infer<typeof OrderDestinations>;

const ofOrder = z.object({ orderId: IdInUrl });
const body = z.object({ refundTo: RefundDestination });
const refusals = ['order.not_found', 'refund.not_due', 'address.phone_invalid'] as const;

/** Said again it is the same one. */
export const giveRefundDestination = endpoint({
  method: 'POST',
  path: '/users/orders/:orderId/refundDestinations',
  access: 'signed-in',
  summary:
    'Say where the money of an own order is to be paid back to, in the place of what was said before',
  params: ofOrder,
  body,
  data: RefundTo,
  errors: refusals,
});

export const giveTrackedRefundDestination = endpoint({
  method: 'POST',
  path: '/orders/track/:token/refundDestinations',
  access: 'public',
  summary: 'The same for an order by its tracking token',
  params: trackingToken,
  body,
  data: RefundTo,
  errors: refusals,
});

export const listRefundDestinations = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId/refundDestinations',
  access: 'return:work',
  summary: 'Where the money of an order is to be paid back to, the latest first',
  params: ofOrder,
  data: OrderDestinations,
  errors: ['order.not_found'],
});

export const noteRefundDestination = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/refundDestinations',
  access: 'return:work',
  summary: 'Note for a customer where their money is to be paid back to',
  params: ofOrder,
  body,
  data: OrderDestinations,
  errors: refusals,
});
