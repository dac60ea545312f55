import type { HoldState } from '@craftsandore/contract';
import { and, asc, eq, exists, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { stockHoldLines, stockHolds } from '../../../db/schema/holds.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { holdStock, returnHeld } from '../../catalogue/stock/stock.ts';

export type HoldRow = typeof stockHolds.$inferSelect;

const isOpen = isNull(stockHolds.releasedAt);

/** Not released, although its time is over. */
const isOverdue = (now: Date) => and(isOpen, lte(stockHolds.expiresAt, now));

/**
 * Locks holds until the transaction ends, in the order of their ids. Whoever locks designs, too, locks holds first: two who
 * release and order the same then wait for each other in one direction only.
 */
const lockHolds = (tx: Transaction, where: SQL | undefined): Promise<HoldRow[]> =>
  tx.select().from(stockHolds).where(where).orderBy(asc(stockHolds.id)).for('update');

type End = { release: Exclude<HoldState, 'held'>; by: number | null; now: Date };

/** Ends holds. Of each it is told once: one that somebody else has ended meanwhile is left out. */
async function end(tx: Transaction, holdIds: number[], { release, by, now }: End) {
  if (holdIds.length === 0) return [];
  const ended = await tx
    .update(stockHolds)
    .set({ releasedAt: now, release, releasedBy: by })
    .where(and(inArray(stockHolds.id, holdIds), isOpen))
    .returning({ id: stockHolds.id });
  return ended.map(({ id }) => id);
}

/** Puts back what ended holds held, with the designs locked that the caller is about to lock, too. */
async function putBack(tx: Transaction, endedIds: number[], designIds: number[] = []) {
  if (endedIds.length === 0) return;
  const pieces = await tx
    .select()
    .from(stockHoldLines)
    .where(inArray(stockHoldLines.holdId, endedIds));
  await holdStock(tx, [...designIds, ...pieces.map(({ designId }) => designId)]);
  await returnHeld(tx, pieces);
}

/** Releases a hold by hand; of one that is over already nothing changes. @throws Problem where there is none. */
export async function releaseByHand(
  tx: Transaction,
  { id, staffId, now }: { id: number; staffId: number; now: Date },
): Promise<void> {
  const [found] = await lockHolds(tx, eq(stockHolds.id, id));
  if (!found) throw new Problem('hold.not_found');
  const isOver = found.expiresAt <= now;
  const release = isOver ? 'expired' : 'released';
  await putBack(tx, await end(tx, [id], { release, by: isOver ? null : staffId, now }));
}

/** Releases what is overdue. */
export async function releaseOverdue(db: Database, now: Date): Promise<number> {
  for (let released = 0; ; released += 1) {
    if (!(await db.transaction((tx) => releaseOne(tx, now)))) return released;
  }
}

/** Each in a transaction of its own: whatever stops this, a hold is released with its stock back, or it is not. */
async function releaseOne(tx: Transaction, now: Date): Promise<boolean> {
  const [overdue] = await tx
    .select({ id: stockHolds.id })
    .from(stockHolds)
    .where(isOverdue(now))
    .orderBy(asc(stockHolds.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!overdue) return false;
  await putBack(tx, await end(tx, [overdue.id], { release: 'expired', by: null, now }));
  return true;
}

type Wanted = {
  designIds: number[];
  /** What was held for who orders now. */
  own?: { holdId: number; staffId: number } | undefined;
  now: Date;
};

/**
 * Makes room for who takes pieces of these designs, before any of them is locked: what is overdue counts no more, and what
 * was held for the customer is part of what they order.
 * @throws Problem for a hold that has become an order already, or that staff have released.
 */
export async function releaseForTaking(
  tx: Transaction,
  { designIds, own, now }: Wanted,
): Promise<void> {
  const ofDesigns = and(
    eq(stockHoldLines.holdId, stockHolds.id),
    inArray(stockHoldLines.designId, designIds),
  );
  const isInTheWay = and(isOverdue(now), exists(tx.select().from(stockHoldLines).where(ofDesigns)));
  const wanted = own ? or(eq(stockHolds.id, own.holdId), isInTheWay) : isInTheWay;
  const locked = await lockHolds(tx, wanted);
  if (own) await assertMayBeOrdered(tx, locked, own.holdId);

  const isOwn = ({ id }: HoldRow) => id === own?.holdId;
  const idsOf = (holds: HoldRow[]) => holds.map(({ id }) => id);
  const overdue = idsOf(locked.filter((hold) => !isOwn(hold)));
  const by = own?.staffId ?? null;
  const ended = [
    ...(await end(tx, overdue, { release: 'expired', by: null, now })),
    ...(await end(tx, idsOf(locked.filter(isOwn)), { release: 'ordered', by, now })),
  ];
  await putBack(tx, ended, designIds);
}

async function assertMayBeOrdered(tx: Transaction, locked: HoldRow[], id: number): Promise<void> {
  const hold = locked.find((hold) => hold.id === id);
  if (!hold) throw new Problem('hold.not_found');
  // One whose time is over holds nothing, but its customer may order what there is.
  const isLeft = hold.release === null || hold.release === 'expired';
  if (!isLeft || (await tx.$count(orders, eq(orders.holdId, id))) > 0) {
    throw new Problem('hold.over');
  }
}
