import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { withoutLinkTokens } from '../../../logging/secrets.ts';
import type { OrderMailJob } from '../../../mail/mail-job.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { Problem } from '../../../problem.ts';
import type { OrderMail } from '../customer/order-mails.ts';

const maxError = 300;

/** Whoever can send many others would else turn money aside unseen. How often it is given has a limit of its own. */
const unmissed = 'refund-destination-given';

type Sending = {
  job: OrderMailJob;
  jobId: string;
  mail: OrderMail;
  /** Counts one more to this address. @throws Problem where there have been too many. */
  count: (mail: Mail) => Promise<void>;
  send: (mail: Mail) => Promise<void>;
};

/** Sends a mail about an order, and keeps what was sent, or why that failed. @throws what failed, to be tried again. */
export async function sendMessage(
  db: Database,
  { job, jobId, mail, count, send }: Sending,
): Promise<void> {
  const { messageId, orderId, locale, mail: template } = job;
  const returnId = 'returnId' in job ? job.returnId : null;
  if (typeof mail === 'string') {
    if (messageId === undefined) return;
    const failed = { state: 'failed', failure: mail } as const;
    await db.update(messages).set(failed).where(eq(messages.id, messageId));
    return;
  }

  const written = {
    ...{ jobId, recipient: mail.to.address, subject: mail.subject },
    body: withoutLinkTokens(mail.text),
    attempts: sql`${messages.attempts} + 1`,
  };
  const kept = { id: messages.id, attempts: messages.attempts };
  const [message] =
    messageId === undefined
      ? await db
          .insert(messages)
          .values({
            ...{ ...written, orderId, returnId, template, locale },
            ...{ channel: 'email', state: 'waiting', attempts: 1 },
          })
          .onConflictDoUpdate({ target: messages.jobId, set: written })
          .returning(kept)
      : await db.update(messages).set(written).where(eq(messages.id, messageId)).returning(kept);
  // The order is gone, and its messages with it.
  if (!message) return;

  const set = (values: Partial<typeof messages.$inferInsert>) =>
    db.update(messages).set(values).where(eq(messages.id, message.id));
  try {
    if (message.attempts === 1 && template !== unmissed) await count(mail);
    await send(mail);
  } catch (error) {
    if (error instanceof Problem) {
      await set({ state: 'failed', failure: 'too_many' });
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    await set({ state: 'failed', failure: 'undelivered', error: reason.slice(0, maxError) });
    throw error;
  }
  await set({ state: 'sent', failure: null, error: null, sentAt: new Date() });
}
