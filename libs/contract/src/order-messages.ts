import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

/** What asks a customer whether they want what they ordered. */
export const askingTemplates = ['please-confirm', 'last-warning'] as const;

/** What tells a customer how far a return is. */
export const returnTemplates = [
  'return-requested',
  'return-approved',
  'return-refused',
  'return-received',
  'refund-paid',
  'refund-destination-given',
] as const;

/** What the shop writes about an order by itself, and what staff send by hand. */
export const messageTemplates = [
  ...askingTemplates,
  'order-placed',
  'order-changed',
  'order-confirmed',
  'order-shipped',
  'order-cancelled',
  'order-delayed',
  ...returnTemplates,
] as const;

/** Of the owner's words with what is put in their places. */
const maxAskingText = 4_000;

export const messageChannels = ['email', 'whatsapp', 'sms'] as const;

/**
 * `sending`: handed over at this moment. `unsure`: the service has not said whether it took it, so that nobody but staff sends
 * it again. `delivered` and `read` are what the service tells of one that was sent.
 */
export const messageStates = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'read',
  'unsure',
  'failed',
] as const;

/**
 * Why one was not sent: nobody left an address, too many mails in an hour to one that nobody has confirmed, the order is not
 * any more what it tells, or the mail server did not take it. Of WhatsApp and SMS: the service refused it, it took it and did
 * not reach the number, the number has had enough for a day, or the owner has switched the channel off.
 */
export const messageFailures = [
  'no_address',
  'too_many',
  'moved_on',
  'undelivered',
  'refused',
  'not_reached',
  'too_many_of_day',
  'channel_off',
] as const;

/**
 * What a customer is written to have an order confirmed, ready to be sent by hand. `seal` shows that the shop wrote it, so
 * that it is kept as it was, whatever has changed until it is noted.
 */
export const AskingMessage = z.object({
  template: z.enum(askingTemplates),
  locale: z.enum(['ar', 'en']),
  text: z.string().max(maxAskingText),
  seal: z.string().regex(/^[\w-]{1,100}$/),
});
export type AskingMessage = z.infer<typeof AskingMessage>;

/** A message about an order as its customer was sent it, without the tokens of its links: those open orders. */
export const OrderMessage = z.object({
  id: Id,
  orderId: Id,
  orderReference: z.string(),
  template: z.enum(messageTemplates),
  locale: z.enum(['ar', 'en']),
  channel: z.enum(messageChannels),
  /** An address or a phone number. Null until it was tried. */
  to: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string().nullable(),
  /** What the mail server did not take is tried again for about half a day, what a service takes later within hours. */
  state: z.enum(messageStates),
  attempts: z.int().nonnegative(),
  /** Why it failed; null where it did not. */
  failure: z.enum(messageFailures).nullable(),
  /** What the mail server or the service said to that, in its own words. */
  detail: z.string().nullable(),
  createdAt: Timestamp,
  sentAt: Timestamp.nullable(),
  /** The attempt that it was, where it asks the customer. */
  attemptId: Id.nullable(),
  /** Sent by staff themselves, as far as they say: nobody else repeats it. */
  isByHand: z.boolean(),
  /** The message that this one repeats. */
  resendOf: Id.nullable(),
});
export type OrderMessage = z.infer<typeof OrderMessage>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  access: 'order:read',
  summary: 'A page of what the shop wrote about orders, the latest first',
  query: PageQuery.extend({
    orderId: IdInUrl.optional(),
    state: z.enum(messageStates).optional(),
  }),
  data: z.array(OrderMessage),
  meta: PageMeta,
});

/** It says what the order is now. Each message is repeated once, however often that is asked; the repeated one may be, too. */
export const resendMessage = endpoint({
  method: 'POST',
  path: '/admin/messages/:id/resend',
  access: 'desk:work',
  summary: 'Write the same about an order once more, as it is now',
  params: z.object({ id: IdInUrl }),
  data: OrderMessage,
  errors: ['message.not_found', 'message.by_hand'],
});
