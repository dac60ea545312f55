import { isNull } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';

/** Something is left to do about it. */
export const isWaiting = isNull(contactMessages.doneAt);

/** @returns the id of the message. */
export async function insertContactMessage(
  tx: Transaction,
  message: typeof contactMessages.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!row) throw new Error('A message was written and not returned');
  return row.id;
}
