import type { ParsedInput, receiveReturn } from '@craftsandore/contract';
import {
  type Judged,
  judgedByLine,
  leftToRefund,
  moneyOf,
  nextReturnStates,
  receivedPieces,
  refundDueOn,
  worthOf,
} from '@craftsandore/rules';
import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { returnLines, returns } from '../../../db/schema/returns.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { receiveStock } from '../../catalogue/stock/stock.ts';
import { deliveryDiscount } from '../adjustments.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';
import type { OrderRow } from '../order-rows.ts';
import { findLinesOfReturns, illegalMove, lockReturn } from './return-rows.ts';

type Receiving = {
  id: number;
  body: ParsedInput<typeof receiveReturn>['body'];
  actorId: number;
  key: string | null;
  now: Date;
};

/**
 * Receives a return: keeps what became of each piece, once, puts what is sellable on sale again, and owes its customer what
 * they paid for what has come. Pieces that are to be mended stay theirs, and so does one that is missing. False where that
 * was done already.
 */
export async function receive(
  tx: Transaction,
  { id, body, actorId, key, now }: Receiving,
): Promise<boolean> {
  const { order, row } = await lockReturn(tx, id);
  const inspectionHash = requestHash({ id, actorId, body });
  if (key && (await isReceived(tx, key, inspectionHash))) return false;
  if (!nextReturnStates(row.state).includes('received')) throw illegalMove(row.state);

  const lines = await tx
    .select({
      id: orderLines.id,
      designId: orderLines.designId,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id));
  const judged = judgedByLine(lines, body.pieces);
  if (!judged) throw new Problem('parcel.pieces_differ');
  await keepJudged(tx, id, judged);

  const isKept = row.wanted !== 'repair';
  if (isKept) await receiveStock(tx, order.id, backIn(lines, judged));
  const due = isKept ? await dueFor(tx, order, id) : 0;
  if (due > 0) {
    await tx.insert(moneyEntries).values({
      ...{ orderId: order.id, returnId: id, kind: 'refund_due', method: 'cash', amount: due },
      ...{ actorKind: 'staff', actorId, at: now },
    });
  }
  await tx
    .update(returns)
    .set({
      ...{ state: 'received', stateSince: now, receivedAt: now, receivedBy: actorId },
      ...{ inspectionKey: key, inspectionHash, refundDueOn: due > 0 ? refundDueOn(now) : null },
    })
    .where(eq(returns.id, id));
  return true;
}

async function keepJudged(
  tx: Transaction,
  returnId: number,
  judged: ReadonlyMap<number, Judged>,
): Promise<void> {
  const counts = [...judged.values()];
  const numbers = (all: number[]) => sql`${sql.param(all)}::int[]`;
  await tx.execute(sql`
    update ${returnLines} set sellable = j.sellable, damaged = j.damaged, missing = j.missing
    from unnest(
      ${numbers([...judged.keys()])},
      ${numbers(counts.map(({ sellable }) => sellable))},
      ${numbers(counts.map(({ damaged }) => damaged))},
      ${numbers(counts.map(({ missing }) => missing))}
    ) as j (line_id, sellable, damaged, missing)
    where ${returnLines.returnId} = ${returnId} and ${returnLines.orderLineId} = j.line_id`);
}

const backIn = (
  lines: readonly { id: number; designId: number }[],
  judged: ReadonlyMap<number, Judged>,
) =>
  lines.map(({ id, designId }) => ({
    ...{ sellable: 0, damaged: 0 },
    ...judged.get(id),
    ...{ designId, missing: 0 },
  }));

/**
 * What is owed for a return whose pieces are judged: what was paid for all pieces that have come back, less what was paid for
 * those that had before. Never more than was paid for the order and is not owed yet. (Piastres.)
 */
async function dueFor(tx: Transaction, order: OrderRow, returnId: number): Promise<number> {
  const { id, unitPrice, orderId } = orderLines;
  const lines = await tx
    .select({ id, unitPrice, deliveryDiscount })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orderId, order.id));
  const prices = new Map(lines.map((line) => [line.id, line.unitPrice]));
  const back = (await findLinesOfReturns(tx, order.id)).filter(({ wanted }) => wanted !== 'repair');
  // Delivery was given, and is not taken back: pieces have no share of what was off its fee.
  const adjustment = order.adjustment + (lines[0]?.deliveryDiscount ?? 0);
  const worth = (returned: typeof back) =>
    worthOf(
      { ...order, adjustment },
      returned
        .flatMap((one) => one.lines)
        .map(({ orderLineId, judged }) => ({
          unitPrice: prices.get(orderLineId) ?? 0,
          quantity: judged ? receivedPieces(judged) : 0,
        })),
    );
  const ledger = await findLinesOfOrder(tx, order.id);
  const most = leftToRefund(ledger) - moneyOf(ledger).toRefund;
  const own = worth(back) - worth(back.filter(({ id }) => id !== returnId));
  return Math.max(0, Math.min(own, most));
}

/** Whether the same was said already: the first answer was lost on the way. @throws Problem for something else. */
async function isReceived(tx: Transaction, key: string, hash: string): Promise<boolean> {
  const [received] = await tx.select().from(returns).where(eq(returns.inspectionKey, key));
  if (received && received.inspectionHash !== hash) throw new Problem('request.key_reused');
  return received !== undefined;
}
