import {
  messageTemplates,
  type OrderMessage,
  returnTemplates,
  sendTestMessage,
} from '@craftsandore/contract';
import { locales } from '@craftsandore/i18n';
import { z } from 'zod';

import type { DatabaseOrTransaction } from '../db/client.ts';

const Language = z.enum(locales);

/** `messageId`: the message that waits to be sent; a new one where left out. */
const OfOrder = { orderId: z.int(), locale: Language, messageId: z.int().optional() };

/**
 * A mail that is due. It names what to write of and holds nothing secret: texts and codes are made when it is
 * sent, so that no queue keeps a code that opens an account.
 */
export const MailJob = z.discriminatedUnion('mail', [
  /** For any address. Whether it has an account is looked up in the job, so that response times cannot reveal it. */
  z.object({ mail: z.literal('reset-password'), email: z.string(), locale: Language }),
  z.object({ mail: z.literal('verify-email'), userId: z.int(), locale: Language }),
  /** To the new address, with the link that confirms it; to the old one, that it was asked for and that it is done. */
  z.object({
    mail: z.literal('change-email'),
    userId: z.int(),
    email: z.string(),
    locale: Language,
  }),
  z.object({ mail: z.literal('email-change-asked'), userId: z.int(), locale: Language }),
  z.object({ mail: z.literal('email-changed'), email: z.string(), locale: Language }),
  z.object({ mail: z.literal('password-changed'), userId: z.int(), locale: Language }),
  z.object({ mail: z.literal('second-step-changed'), userId: z.int(), locale: Language }),
  z.object({ mail: z.literal('staff-invitation'), invitationId: z.int(), locale: Language }),
  z.object({ mail: z.literal('order-placed'), ...OfOrder }),
  /** With what the order is when this is sent. */
  z.object({ mail: z.literal('order-changed'), ...OfOrder }),
  z.object({ mail: z.literal('order-confirmed'), ...OfOrder }),
  z.object({ mail: z.literal('order-shipped'), ...OfOrder }),
  z.object({ mail: z.literal('order-cancelled'), ...OfOrder }),
  z.object({ mail: z.literal('order-delayed'), ...OfOrder }),
  /** What was paid back may be for no return. */
  z.object({ mail: z.enum(returnTemplates), returnId: z.int().nullable(), ...OfOrder }),
  z.object({ mail: z.literal('review-invitation'), orderId: z.int(), locale: Language }),
  z.object({ mail: z.literal('question-answered'), questionId: z.int(), locale: Language }),
  /** An alert is gone as this is queued, so all that it held is here. */
  z.object({
    mail: z.literal('back-in-stock'),
    email: z.string(),
    productId: z.int(),
    designId: z.int().nullable(),
    locale: Language,
  }),
  /** Of a made-up order, in words that may not be saved yet. */
  z.object({
    ...{ mail: z.literal('test-message'), userId: z.int(), locale: Language },
    ...sendTestMessage.body.pick({ message: true, words: true }).shape,
  }),
  z.object({ mail: z.literal('contact-answer'), messageId: z.int(), locale: Language }),
  z.object({ mail: z.literal('contact-message'), messageId: z.int(), locale: Language }),
]);
export type MailJob = z.infer<typeof MailJob>;

/** One about an order: what was sent is kept for staff. */
export type OrderMailJob = Extract<MailJob, { mail: OrderMessage['template'] }>;

export const isOfOrder = (job: MailJob): job is OrderMailJob =>
  messageTemplates.some((template) => template === job.mail);

/** Enqueues a mail in the caller's transaction: it is sent if and only if that commits. */
export type QueueMail = (db: DatabaseOrTransaction, job: MailJob) => Promise<void>;
