import { z } from 'zod';

import { AddressFields } from './addresses.ts';
import { callTimeNames } from './desk-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Adjustment, CustomerOrder, OrderLine } from './orders.ts';
import { declineReasons } from './plain/decline-reasons.ts';
import { Timestamp, TimestampWithOffset } from './values.ts';

/** What became of an order by its link: `open` and `call_me` can be answered, the others are decided. */
const ConfirmLinkState = z.enum(['open', 'call_me', 'confirmed', 'cancelled', 'expired']);
export type ConfirmLinkState = z.infer<typeof ConfirmLinkState>;

/** What is shown to who is asked whether they want it: no more of a person than tells them that it is theirs. */
export const ConfirmLink = z.object({
  order: CustomerOrder.extend({
    lines: z.array(OrderLine),
    adjustments: z.array(Adjustment),
    customerName: z.string(),
    shippingDetails: AddressFields.pick({ area: true, city: true, governorate: true }),
  }),
  state: ConfirmLinkState,
  /** When they asked to be called; null where they did not. */
  callAt: Timestamp.nullable(),
  /** When they may ask to be called: the next times of day, none of them in quiet hours. */
  callTimes: z.array(z.object({ name: z.enum(callTimeNames), at: Timestamp })),
  /** An answer carries it: nobody answers who has not been shown this order, as it is now. */
  formToken: z.string(),
  /** Opens the whole order; null where it is in an account. */
  trackingToken: z.string().nullable(),
});
export type ConfirmLink = z.infer<typeof ConfirmLink>;

const confirmToken = z.object({ token: z.string().min(20).max(64) });

/** Changes nothing: messengers and scanners open links before people do. */
export const readConfirmLink = endpoint({
  method: 'GET',
  path: '/orders/confirm/:token',
  access: 'public',
  summary: 'The order that its customer is asked about by a link; changes nothing',
  params: confirmToken,
  data: ConfirmLink,
  errors: ['order.not_found'],
});

/** The same answer again is answered again; another one is refused once the order is decided. */
export const answerConfirmLink = endpoint({
  method: 'POST',
  path: '/orders/confirm/:token',
  access: 'public',
  summary: 'Confirm an order by its link, cancel it, or ask to be called',
  params: confirmToken,
  body: z
    .object({
      answer: z.enum(['confirm', 'cancel', 'call_me']),
      formToken: z.string().max(64),
      /** When to call: within two weeks; now, where left out or just passed. */
      at: TimestampWithOffset.optional(),
      /** Nobody has to say why they cancel. */
      reason: z.enum(declineReasons).optional(),
    })
    .refine(({ answer, at }) => answer === 'call_me' || at === undefined, { path: ['at'] })
    .refine(({ answer, reason }) => answer === 'cancel' || reason === undefined, {
      path: ['reason'],
    }),
  data: z.object({ state: ConfirmLinkState }),
  errors: [
    'order.not_found',
    'order.not_seen',
    'order.decided',
    'order.too_late_to_cancel',
    'order.call_too_early',
    'order.call_too_late',
    'order.needs_deposit',
  ],
});
