import { type exchangeReturn, OrderStatus, type ParsedInput } from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { exchangeOf, moneyOf } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { returns } from '../../../db/schema/returns.ts';
import { Problem } from '../../../problem.ts';
import { copyOfAddress } from '../../addresses/addresses.ts';
import { customerWhoMayOrder } from '../../customers/customers.ts';
import { changeStatus } from '../change-order-status.ts';
import { toCosts } from '../costs.ts';
import { isDepositNeeded } from '../desk/deposits.ts';
import { findLinesOfReturn } from '../money/money-rows.ts';
import { nameOn, type OrderRow } from '../order-rows.ts';
import { placeOnce, type Placed } from '../place-once.ts';
import { writeOrder } from '../write-order.ts';
import { illegalMove, lockReturn, type ReturnRow } from '../returns/return-rows.ts';

type Exchanging = {
  id: number;
  body: ParsedInput<typeof exchangeReturn>['body'];
  staffId: number;
  trackingHash: string;
  now: Date;
};

/**
 * Makes an order in exchange for pieces that are here, by the core of every order, and sets what is owed for them against it:
 * in both ledgers, once. The rest is owed as before. Staff have agreed on it with the customer, so it is confirmed.
 */
export function exchange(tx: Transaction, exchanging: Exchanging): Promise<Placed> {
  const { id: returnId, body, staffId, trackingHash, now } = exchanging;
  return placeOnce(tx, { ...body, returnId }, async (placementHash) => {
    await holdCustomer(tx, returnId);
    const { order: before, row } = await lockReturn(tx, returnId);
    const owed = await owedFor(tx, row);
    const { items, placementKey, seenTotalCost, seenCredit } = body;
    const order = await writeOrder(tx, {
      pieces: items.map(({ productDesignId: designId, quantity }) => ({ designId, quantity })),
      address: copyOfAddress(before),
      orderer: ordererOf(before),
      staff: { id: staffId, adjustments: [] },
      exchange: { isDeliveryFree: row.wayPaidBy === 'shop', paid: owed },
      ...{ placementKey, placementHash, trackingHash, seenTotalCost, now },
      source: before.source,
      locale: before.locale ?? defaultLocale,
      paymentMethod: before.paymentMethod,
      billingAddress: before.billingAddress,
    });
    const { credit, left } = exchangeOf({ owed, total: toCosts(order).totalCost });
    if (credit !== seenCredit) throw new Problem('order.total_changed');
    await setAgainst(tx, { row, order, credit, staffId, now });
    await tx
      .update(returns)
      .set({
        exchangeOrderId: order.id,
        ...(left === 0 && { state: 'closed', stateSince: now }),
      })
      .where(eq(returns.id, returnId));
    return confirmed(tx, order, { staffId, now });
  });
}

/** Before the order is locked: whoever holds a customer waits for orders. */
async function holdCustomer(tx: Transaction, returnId: number): Promise<void> {
  const [seen] = await tx
    .select({ order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (!seen) throw new Problem('return.not_found');
  const { order } = seen;
  await customerWhoMayOrder(tx, { ...ordererOf(order), phoneNumber: order.phoneNumber });
}

const ordererOf = (order: OrderRow) => ({
  name: nameOn(order),
  // Of an account the order keeps it at the end of what staff search.
  email: order.userId === null ? order.contactEmail : (/\S+$/.exec(order.customer)?.[0] ?? null),
  userId: order.userId,
});

/** What is owed for a return of which an order may be made, in piastres. @throws Problem for any other. */
async function owedFor(tx: Transaction, row: ReturnRow): Promise<number> {
  if (row.exchangeOrderId !== null) {
    const [made] = await tx
      .select({ reference: orders.reference })
      .from(orders)
      .where(eq(orders.id, row.exchangeOrderId));
    throw new Problem('return.exchanged', { values: { reference: made?.reference ?? '' } });
  }
  if (row.state !== 'received') throw illegalMove(row.state);
  const { toRefund } = moneyOf(await findLinesOfReturn(tx, row.id));
  if (toRefund <= 0) throw new Problem('return.nothing_owed');
  return toRefund;
}

type Credit = { row: ReturnRow; order: OrderRow; credit: number; staffId: number; now: Date };

/** Paid back for the one, and paid before delivery of the other. */
async function setAgainst(
  tx: Transaction,
  { row, order, credit, staffId, now }: Credit,
): Promise<void> {
  if (credit === 0) return;
  const cause = { method: 'exchange', actorKind: 'staff', actorId: staffId, at: now } as const;
  await tx.insert(moneyEntries).values([
    {
      ...{ orderId: row.orderId, returnId: row.id, kind: 'refunded', amount: -credit },
      ...{ reference: order.reference, ...cause },
    },
    { orderId: order.id, kind: 'deposit', amount: credit, ...cause },
  ]);
}

/** Where a deposit has to come first, the desk waits for it. */
async function confirmed(
  tx: Transaction,
  order: OrderRow,
  { staffId, now }: Pick<Credit, 'staffId' | 'now'>,
): Promise<OrderRow> {
  const { id: orderId } = order;
  if (await isDepositNeeded(tx, orderId, now)) return order;
  await changeStatus(tx, { orderId, statusId: OrderStatus.confirmed, actorId: staffId });
  return order;
}
