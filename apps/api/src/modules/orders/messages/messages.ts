import { randomUUID } from 'node:crypto';

import {
  askingTemplates,
  type listMessages,
  type OrderMessage,
  type PageMeta,
  type ParsedInput,
  returnTemplates,
} from '@craftsandore/contract';
import { and, desc, eq } from 'drizzle-orm';

import { findPage } from '../../../db/find-page.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';

type Query = ParsedInput<typeof listMessages>['query'];

/** A page of what the shop wrote about orders, the latest first. */
export async function findMessages(
  db: Database,
  { page, perPage, orderId, state }: Query,
): Promise<{ data: OrderMessage[]; meta: PageMeta }> {
  const where = and(
    orderId === undefined ? undefined : eq(messages.orderId, orderId),
    state && eq(messages.state, state),
  );
  const orderBy = [desc(messages.id)];
  const wanted = { where, orderBy, page, perPage };
  const { rows, meta } = await findPage(db, messages, selectMessages(db), wanted);
  return { data: rows.map(toMessage), meta };
}

/** Writes the same once more. Asked again, it answers with what it has written. @throws Problem where there is no such message. */
export async function repeatMessage(
  tx: Transaction,
  queueMail: QueueMail,
  id: number,
): Promise<OrderMessage> {
  // Of two at once the second one waits, and finds what the first has written.
  const [first] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!first) throw new Problem('message.not_found');
  const { orderId, returnId, template, locale, channel, jobId } = first;
  const isByService = channel !== 'email';
  if (isByService && jobId === null) throw new Problem('message.by_hand');
  const [repeated] = await tx
    .insert(messages)
    .values({
      ...{ orderId, returnId, template, locale, channel, state: 'waiting', resendOf: id },
      ...(isByService && { jobId: randomUUID() }),
    })
    .onConflictDoNothing({ target: messages.resendOf })
    .returning({ messageId: messages.id });
  if (repeated && isOfReturn(template)) {
    await queueMail(tx, { mail: template, returnId, orderId, locale, ...repeated });
  } else if (repeated && !isOfReturn(template) && !isAsking(template)) {
    await queueMail(tx, { mail: template, orderId, locale, ...repeated });
  }
  const [message] = await selectMessages(tx).where(eq(messages.resendOf, id));
  if (!message) throw new Error('A message was written and is not there');
  return toMessage(message);
}

const isAsking = (template: string): template is (typeof askingTemplates)[number] =>
  askingTemplates.some((asking) => asking === template);

const isOfReturn = (template: string): template is (typeof returnTemplates)[number] =>
  returnTemplates.some((one) => one === template);

const selectMessages = (db: DatabaseOrTransaction) =>
  db
    .select({ message: messages, orderReference: orders.reference })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .$dynamic();

type Row = { message: typeof messages.$inferSelect; orderReference: string };

function toMessage({ message, orderReference }: Row): OrderMessage {
  const { id, orderId, template, locale, channel, subject, body, state, attempts } = message;
  const { failure, attemptId, resendOf, createdAt, sentAt } = message;
  return {
    ...{ id, orderId, template, locale, channel, subject, body, state, attempts, failure },
    ...{ attemptId, resendOf, orderReference, to: message.recipient, detail: message.error },
    isByHand: attemptId !== null && message.jobId === null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
