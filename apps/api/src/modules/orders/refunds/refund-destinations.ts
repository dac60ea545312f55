import type {
  CustomerOrderDetails,
  LedgerMethod,
  MaskedDestination,
  OrderDestinations,
  RefundDestination,
  StaffDestination,
} from '@craftsandore/contract';
import { piastres } from '@craftsandore/contract';
import { moneyOf } from '@craftsandore/rules';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { refundDestinations } from '../../../db/schema/refund-destinations.ts';
import { returns } from '../../../db/schema/returns.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { egyptianMobile } from '../../addresses/phone.ts';
import { lockOrder } from '../orders.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';

type DestinationRow = typeof refundDestinations.$inferSelect;

/** In these states of a return money may come to be owed for it. */
const underWay = ['requested', 'approved', 'in_transit', 'received'] as const;

type Giving = {
  orderId: number;
  refundTo: RefundDestination;
  /** Null where its customer gives it. */
  staffId: number | null;
};

/**
 * Keeps where the money of an order is to be paid back to, in the place of what was said before. The order is locked, so that
 * of two at once the second one counts. False where it is the same as before. @throws Problem where nothing is owed, or will be.
 */
export async function giveDestination(
  tx: Transaction,
  { orderId, refundTo, staffId }: Giving,
): Promise<boolean> {
  const { method } = refundTo;
  const payTo = method === 'wallet' ? egyptianMobile(refundTo.payTo) : refundTo.payTo;
  const holder = method === 'transfer' ? refundTo.holder : null;
  if (!(await lockOrder(tx, orderId))) throw new Problem('order.not_found');
  if (!(await isRefundAwaited(tx, orderId))) throw new Problem('refund.not_due');
  const last = await findLast(tx, orderId);
  const isSame = last?.method === method && last.payTo === payTo && last.holder === holder;
  if (isSame) return false;
  await tx.insert(refundDestinations).values({ orderId, method, payTo, holder, staffId });
  return true;
}

/** Whether money is owed of an order, or may be once what is on its way back is here. */
async function isRefundAwaited(tx: Transaction, orderId: number): Promise<boolean> {
  const { toRefund } = moneyOf(await findLinesOfOrder(tx, orderId));
  if (toRefund > 0) return true;
  const isUnderWay = and(
    ...[
      eq(returns.orderId, orderId),
      inArray(returns.state, underWay),
      ne(returns.wanted, 'repair'),
    ],
  );
  return (await tx.$count(returns, isUnderWay)) > 0;
}

async function findLast(
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<DestinationRow | undefined> {
  const [last] = await db
    .select()
    .from(refundDestinations)
    .where(eq(refundDestinations.orderId, orderId))
    .orderBy(desc(refundDestinations.id))
    .limit(1);
  return last;
}

/** The one that counts, as its customer reads it; null where nobody has said. */
export async function findMaskedDestination(
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<MaskedDestination | null> {
  const last = await findLast(db, orderId);
  return last ? toMasked(last) : null;
}

const toMasked = ({ method, masked, createdAt }: DestinationRow): MaskedDestination => ({
  ...{ method, masked, at: createdAt.toISOString() },
});

type Known = Pick<CustomerOrderDetails, 'returns' | 'refund'>;

/** What is owed of an order and where it goes, for its customer; null where nothing is, and nothing may be soon. */
export async function findRefundTo(
  db: Database,
  orderId: number,
  { returns: known, refund }: Known,
): Promise<CustomerOrderDetails['refundTo']> {
  const all = known?.returns ?? [];
  const isUnderWay = all.some(
    ({ state, wanted }) => wanted !== 'repair' && underWay.some((one) => one === state),
  );
  const beside = refund?.toRefund ?? 0;
  const ofReturns = all
    // Of one whose pieces are to be exchanged nobody knows yet what is left.
    .filter(({ wanted, exchange }) => wanted !== 'exchange' || exchange)
    .reduce((sum, { toRefund }) => sum + toRefund, 0);
  if (!isUnderWay && beside === 0) return null;
  return {
    owed: piastres(beside + ofReturns),
    destination: await findMaskedDestination(db, orderId),
  };
}

/** What was said for each of some orders, as staff read it. */
export async function findDestinations(
  db: DatabaseOrTransaction,
  orderIds: number[],
): Promise<(orderId: number) => OrderDestinations> {
  if (orderIds.length === 0) return () => ({ given: [], isChangedSinceDue: false });
  const rows = await db
    .select({ row: refundDestinations, staffName: users.name })
    .from(refundDestinations)
    .leftJoin(users, eq(users.id, refundDestinations.staffId))
    .where(inArray(refundDestinations.orderId, orderIds))
    .orderBy(desc(refundDestinations.id));
  const money = await db
    .select()
    .from(moneyEntries)
    .where(
      and(
        inArray(moneyEntries.orderId, orderIds),
        inArray(moneyEntries.kind, ['refund_due', 'refunded']),
      ),
    )
    .orderBy(asc(moneyEntries.id));
  const givenFor = Map.groupBy(rows, ({ row }) => row.orderId);
  const moneyOfOrder = Map.groupBy(money, (entry) => entry.orderId);
  return (orderId) => {
    const given = givenFor.get(orderId) ?? [];
    const since = owedSince(moneyOfOrder.get(orderId) ?? []);
    const [last, ...before] = given;
    return {
      given: given.map(toStaffDestination),
      isChangedSinceDue:
        last !== undefined && before.length > 0 && since !== null && last.row.createdAt > since,
    };
  };
}

/** Since when something of it has been owed without a break; null where nothing is. */
function owedSince(entries: readonly { amount: number; createdAt: Date }[]): Date | null {
  let owed = 0;
  let since: Date | null = null;
  for (const { amount, createdAt } of entries) {
    owed += amount;
    since = owed > 0 ? (since ?? createdAt) : null;
  }
  return since;
}

type Found = { row: DestinationRow; staffName: string | null };

const toStaffDestination = ({ row, staffName }: Found): StaffDestination => ({
  ...{ id: row.id, payTo: row.payTo, holder: row.holder, staffName },
  ...toMasked(row),
});

/** @throws Problem where a refund cannot have been paid there: it is another order's, or of another method. */
export async function assertDestination(
  tx: Transaction,
  { id, orderId, method }: { id: number | undefined; orderId: number; method: LedgerMethod },
): Promise<void> {
  if (id === undefined) return;
  const [found] = await tx.select().from(refundDestinations).where(eq(refundDestinations.id, id));
  if (found?.orderId !== orderId || found.method !== method) {
    throw new Problem('refund.destination_not_found');
  }
}
