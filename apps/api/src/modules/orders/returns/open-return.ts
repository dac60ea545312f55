import type { askForReturn, openReturn, ParsedInput } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import {
  lastReturnDay,
  mayAskForReturn,
  moneyOf,
  onlyReasonsOf,
  returnableOf,
} from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orderLines } from '../../../db/schema/orders.ts';
import { returnLines, returns } from '../../../db/schema/returns.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { toCosts } from '../costs.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';
import { findCurrentShipment } from '../parcels/parcel-rows.ts';
import { findDeliveredAt, findLinesOfReturns } from './return-rows.ts';

type Opening = {
  orderId: number;
  body:
    | ParsedInput<typeof openReturn>['body']
    | Omit<ParsedInput<typeof askForReturn>['body'], 'refundTo'>;
  /** Null where its customer asks. */
  staffId: number | null;
  key: string | null;
  now: Date;
};

/**
 * Opens a return. Its customer asks for it until the fourteenth day; staff open one at any time, because goodwill and
 * guarantees know no day, and it is approved with that. Asked again with its key it is the same one.
 */
export async function open(
  tx: Transaction,
  { orderId, body, staffId, key, now }: Opening,
): Promise<{ id: number; isNew: boolean }> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  const keyHash = requestHash({ orderId, staffId, body });
  const opened = key ? await findOpened(tx, key, keyHash) : undefined;
  if (opened) return { id: opened.id, isNew: false };

  const deliveredAt = await findDeliveredAt(tx, order);
  if (!deliveredAt) throw new Problem('return.not_delivered');
  if (staffId === null && !mayAskForReturn(deliveredAt, now)) throw tooLate(deliveredAt);
  await notePaidAtDoor(tx, order, deliveredAt);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const left = returnableOf(lines, await findLinesOfReturns(tx, orderId));
  if (body.lines.some(({ orderLineId, quantity }) => quantity > (left.get(orderLineId) ?? 0))) {
    throw new Problem('return.too_many');
  }
  assertReason(lines, body);
  const { lines: pieces, ...wish } = body;
  const [row] = await tx
    .insert(returns)
    .values({
      ...{ wayPaidBy: 'shop', ...wish, orderId, staffId, key, keyHash },
      ...{ state: staffId === null ? 'requested' : 'approved', stateSince: now, createdAt: now },
    })
    .returning();
  if (!row) throw new Error('A return was written and not returned');
  await tx.insert(returnLines).values(pieces.map((piece) => ({ ...piece, returnId: row.id })));
  return { id: row.id, isNew: true };
}

/** What was made to order comes back for no change of mind, be it staff's goodwill: the reason is what reports count. */
function assertReason(
  lines: readonly (typeof orderLines.$inferSelect)[],
  { lines: pieces, reason }: Opening['body'],
): void {
  const asked = new Set(pieces.map(({ orderLineId }) => orderLineId));
  const bound = lines.find(
    (line) => asked.has(line.id) && onlyReasonsOf(line)?.includes(reason) === false,
  );
  if (!bound) return;
  throw new Problem('return.made_to_order', {
    values: { product: { en: bound.name, ar: bound.nameAr } },
  });
}

function tooLate(deliveredAt: Date) {
  const day = lastReturnDay(deliveredAt);
  const values = { ar: formattersFor('ar').date(day), en: formattersFor('en').date(day) };
  return new Problem('return.too_late', { values: { day: values } });
}

/**
 * What was paid for an order that was delivered before there were parcels: at the door, all that had not come before. The courier
 * left the pieces for nothing else, and nobody else wrote it down.
 */
async function notePaidAtDoor(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const { id: orderId } = order;
  if (await findCurrentShipment(tx, orderId)) return;
  const { received } = moneyOf(await findLinesOfOrder(tx, orderId));
  const amount = toCosts(order).totalCost - received;
  if (amount <= 0) return;
  const cash = { kind: 'paid', method: 'cash', actorKind: 'system' } as const;
  await tx.insert(moneyEntries).values({ ...cash, orderId, amount, at });
}

/** What was opened with the same key: the first answer was lost on the way. @throws Problem for something else. */
async function findOpened(tx: Transaction, key: string, hash: string) {
  await holdName(tx, key);
  const [opened] = await tx.select().from(returns).where(eq(returns.key, key));
  if (opened && opened.keyHash !== hash) throw new Problem('request.key_reused');
  return opened;
}
