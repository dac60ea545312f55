import { locales } from '@craftsandore/i18n';
import { z } from 'zod';

import type { DatabaseOrTransaction } from '../db/client.ts';

const Language = z.enum(locales);

/**
 * A mail that is due. It names what to write of and holds nothing secret: texts and codes are made when it is
 * sent, so that no queue keeps a code that opens an account.
 */
export const MailJob = z.discriminatedUnion('mail', [
  /** To any address at all: whether there is an account is found out where nobody waits for the answer. */
  z.object({ mail: z.literal('reset-password'), email: z.string(), locale: Language }),
  z.object({ mail: z.literal('verify-email'), userId: z.int(), locale: Language }),
  z.object({ mail: z.literal('order-placed'), orderId: z.int(), locale: Language }),
  z.object({ mail: z.literal('contact-message'), messageId: z.int(), locale: Language }),
]);
export type MailJob = z.infer<typeof MailJob>;

/** Asks for a mail in the transaction of what it tells of: sent if that is committed, and never otherwise. */
export type QueueMail = (db: DatabaseOrTransaction, job: MailJob) => Promise<void>;
