import {
  type changeContactMessage,
  type listContactMessages,
  type PageMeta,
  type ParsedInput,
  type StaffContactMessage,
} from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import { findPage } from '../../../db/find-page.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { contactMessages } from '../../../db/schema/contact-messages.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { isWaiting } from '../contact-messages.ts';

type Query = ParsedInput<typeof listContactMessages>['query'];
type Change = ParsedInput<typeof changeContactMessage>['body'] & { id: number; staffId: number };

const parts: Record<Query['part'], { where: SQL; orderBy: SQL[] }> = {
  waiting: {
    where: isWaiting,
    orderBy: [asc(contactMessages.createdAt), asc(contactMessages.id)],
  },
  done: {
    where: isNotNull(contactMessages.doneAt),
    orderBy: [desc(contactMessages.doneAt), desc(contactMessages.id)],
  },
};

export async function findContactMessages(
  db: Database,
  { page, perPage, part }: Query,
): Promise<{ data: StaffContactMessage[]; meta: PageMeta }> {
  const { where, orderBy } = parts[part];
  const wanted = { where, orderBy, page, perPage };
  const { rows, meta } = await findPage(db, contactMessages, selectMessages(db), wanted);
  return { data: rows.map(toStaffMessage), meta };
}

/** @throws Problem when there is no such message. */
export async function findContactMessage(
  db: DatabaseOrTransaction,
  id: number,
): Promise<StaffContactMessage> {
  const [row] = await selectMessages(db).where(eq(contactMessages.id, id));
  if (!row) throw new Problem('contact_message.not_found');
  return toStaffMessage(row);
}

const selectMessages = (db: DatabaseOrTransaction) =>
  db
    .select({ row: contactMessages, staffName: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.answeredBy))
    .$dynamic();

type Row = { row: typeof contactMessages.$inferSelect; staffName: string | null };

function toStaffMessage({ row, staffName }: Row): StaffContactMessage {
  const { id, version, name, email, message, createdAt, answer, answeredAt, doneAt } = row;
  return {
    ...{ id, version, name, email, message },
    createdAt: createdAt.toISOString(),
    answer:
      answer && answeredAt
        ? { text: answer, createdAt: answeredAt.toISOString(), staffName: staffName ?? '' }
        : null,
    isDone: doneAt !== null,
  };
}

/**
 * The answer is queued in the same transaction, once.
 * @throws Problem when there is no such message, somebody has changed it since, or it has an answer.
 */
export async function changeMessage(
  tx: Transaction,
  queueMail: QueueMail,
  { id, staffId, seenVersion, isDone, answer }: Change,
): Promise<void> {
  const [kept] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('no key update');
  if (!kept) throw new Problem('contact_message.not_found');
  if (kept.version !== seenVersion) throw new Problem('contact_message.changed');
  if (answer !== undefined && kept.answer !== null) throw new Problem('contact_message.answered');

  const now = new Date();
  const willBeDone = answer === undefined ? isDone : true;
  await tx
    .update(contactMessages)
    .set({
      version: sql`${contactMessages.version} + 1`,
      ...(answer !== undefined && { answer, answeredAt: now, answeredBy: staffId }),
      ...(willBeDone !== undefined && {
        doneAt: willBeDone ? now : null,
        doneBy: willBeDone ? staffId : null,
      }),
    })
    .where(eq(contactMessages.id, id));
  if (answer !== undefined) {
    const locale = kept.locale ?? defaultLocale;
    await queueMail(tx, { mail: 'contact-answer', messageId: id, locale });
  }
}
