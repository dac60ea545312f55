import type { OrderNote } from '@craftsandore/contract';
import { asc, eq } from 'drizzle-orm';

import type { Actor } from '../../auth/access.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { orderNotes, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';

type NoteRow = typeof orderNotes.$inferSelect;

/** What staff write for each other about an order. */
export async function findOrderNotes(db: Database, orderId: number): Promise<OrderNote[]> {
  const rows = await db
    .select({ note: orderNotes, staffName: users.name })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
  return rows.map(({ note, staffName }) => toNote(note, staffName));
}

/** @throws Problem when there is no such order. */
export async function insertOrderNote(
  tx: Transaction,
  { orderId, text }: { orderId: number; text: string },
  { id, name }: Actor,
): Promise<OrderNote> {
  if ((await tx.$count(orders, eq(orders.id, orderId))) === 0) throw new Problem('order.not_found');

  const [row] = await tx.insert(orderNotes).values({ orderId, text, staffId: id }).returning();
  if (!row) throw new Error('A note was written and not returned');
  return toNote(row, name);
}

const toNote = ({ id, text, createdAt }: NoteRow, staffName: string): OrderNote => ({
  id,
  text,
  staffName,
  createdAt: createdAt.toISOString(),
});
