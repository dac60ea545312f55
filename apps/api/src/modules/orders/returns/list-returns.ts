import type { listReturns, ParsedInput, ResponseBody, ReturnPart } from '@craftsandore/contract';
import { alarmDueOn } from '@craftsandore/rules';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { findPage } from '../../../db/find-page.ts';
import { returns } from '../../../db/schema/returns.ts';
import { countLateOrders } from '../cash/owed-orders.ts';
import { isOfFoundOrder } from '../found-orders.ts';
import { type Reading, selectReturns, toReturns } from './return-rows.ts';

/** Written out, so that the database finds the index of what is open. */
const isOpen = sql`${returns.state} in ('requested', 'approved', 'in_transit', 'received')`;

const inPart: Record<ReturnPart, SQL> = {
  open: isOpen,
  answer: sql`${returns.state} = 'requested'`,
  refunds: sql`${returns.state} = 'received' and ${returns.refundDueOn} is not null`,
  closed: sql`${returns.state} in ('refused', 'closed')`,
};

const orderOf = (part: ReturnPart | undefined): SQL[] => {
  if (part === 'refunds') return [asc(returns.refundDueOn), asc(returns.id)];
  const isWaiting = part === 'open' || part === 'answer';
  return isWaiting ? [asc(returns.id)] : [desc(returns.createdAt), desc(returns.id)];
};

/** A page of returns: of open ones what has waited longest first, of all the latest. */
export async function findReturns(
  db: Database,
  { part, query, page, perPage }: ParsedInput<typeof listReturns>['query'],
  reading: Reading,
): Promise<ResponseBody<typeof listReturns>> {
  const where = and(
    part && inPart[part],
    query ? isOfFoundOrder(returns.orderId, query) : undefined,
  );
  const wanted = { where, orderBy: orderOf(part), page, perPage };
  const [{ rows, meta }, counted] = await Promise.all([
    findPage(db, returns, selectReturns(db), wanted),
    countParts(db, reading.now),
  ]);
  return { data: await toReturns(db, rows, reading), meta: { ...meta, ...counted } };
}

const isLate = (now: Date) =>
  and(inPart.refunds, sql`${returns.refundDueOn} <= ${alarmDueOn(now)}`);

async function countParts(db: Database, now: Date) {
  const countOf = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number);
  const [counts] = await db
    .select({
      open: countOf(isOpen),
      answer: countOf(inPart.answer),
      refunds: countOf(inPart.refunds),
      late: countOf(isLate(now)),
      lateOrders: countLateOrders(db, now),
    })
    .from(returns)
    .where(isOpen);
  const { late = 0, lateOrders = 0, ...parts } = counts ?? { open: 0, answer: 0, refunds: 0 };
  return { counts: parts, late: late + lateOrders };
}

/** How many wait for somebody here: for an answer, or for a refund that has to be paid now. */
export async function countReturnsToDo(db: Database, now: Date): Promise<number> {
  const [ofReturns, ofOrders] = await Promise.all([
    db.$count(returns, sql`${inPart.answer} or (${isLate(now)})`),
    countLateOrders(db, now),
  ]);
  return ofReturns + ofOrders;
}
