import {
  OrderStatus,
  type OrderReturns,
  piastres,
  type ReturnState,
  type StaffReturn,
} from '@craftsandore/contract';
import { returnStateLabel } from '@craftsandore/i18n';
import {
  type Judged,
  lastReturnDay,
  leftToRefund,
  moneyOf,
  nextReturnStates,
  receivedPieces,
  onlyReasonsOf,
  returnableOf,
  returnClock,
  worthOf,
} from '@craftsandore/rules';
import { aliasedTable, and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orderHistory, orderLines, orders } from '../../../db/schema/orders.ts';
import { photos } from '../../../db/schema/photos.ts';
import { refundDestinations } from '../../../db/schema/refund-destinations.ts';
import { returnLines, returns } from '../../../db/schema/returns.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoRow, PhotoUrls } from '../../../storage/photo-urls.ts';
import { deliveryDiscount } from '../adjustments.ts';
import { nameOn, type OrderRow, toLine } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';
import { findCurrentShipment } from '../parcels/parcel-rows.ts';

export type ReturnRow = typeof returns.$inferSelect;
type ReturnLineRow = typeof returnLines.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** For whom returns are read, and when. */
export type Reading = { photoUrls: PhotoUrls; now: Date };

const receivers = aliasedTable(users, 'receivers');
/** Its order is joined already. */
const exchangeReference = sql<
  string | null
>`(select o.reference from ${orders} o where o.id = ${returns.exchangeOrderId})`;

export const selectReturns = (db: DatabaseOrTransaction) =>
  db
    .select({
      row: returns,
      order: orders,
      staffName: users.name,
      receivedBy: receivers.name,
      exchangeReference,
      deliveryDiscount,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(users, eq(users.id, returns.staffId))
    .leftJoin(receivers, eq(receivers.id, returns.receivedBy))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectReturns>>[number];

/** A return and its order, which is locked: what happens to one comes after the other. @throws Problem where there is none. */
export async function lockReturn(
  tx: Transaction,
  id: number,
): Promise<{ order: OrderRow; row: ReturnRow }> {
  const [found] = await tx.select().from(returns).where(eq(returns.id, id));
  const order = found && (await lockOrder(tx, found.orderId));
  // Once more, because what came before us has changed it.
  const [row] = await tx.select().from(returns).where(eq(returns.id, id));
  if (!order || !row) throw new Problem('return.not_found');
  return { order, row };
}

/** What a return cannot become, as it is now. */
export const illegalMove = (state: ReturnState) =>
  new Problem('return.illegal_move', {
    values: { state: { ar: returnStateLabel(state, 'ar'), en: returnStateLabel(state, 'en') } },
  });

/** What was said of the pieces of a line; null while nobody has judged them. */
const judgedOf = ({ sellable, damaged, missing }: ReturnLineRow): Judged | null =>
  sellable === null || damaged === null || missing === null ? null : { sellable, damaged, missing };

/** The returns of an order with their lines, the latest first. */
export async function findLinesOfReturns(db: DatabaseOrTransaction, orderId: number) {
  const rows = await db
    .select({ row: returns, line: returnLines })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(eq(returns.orderId, orderId));
  const linesOf = Map.groupBy(rows, ({ row }) => row.id);
  const each = new Map(rows.map(({ row }) => [row.id, row]));
  return [...each.values()].map((row) => ({
    ...row,
    lines: (linesOf.get(row.id) ?? []).map(({ line }) => ({ ...line, judged: judgedOf(line) })),
  }));
}

/** When its customer had an order; null while they have not, or no more. */
export async function findDeliveredAt(
  db: DatabaseOrTransaction,
  { id, statusId }: Pick<OrderRow, 'id' | 'statusId'>,
): Promise<Date | null> {
  if (statusId !== OrderStatus.delivered) return null;
  const shipment = await findCurrentShipment(db, id);
  if (shipment) return shipment.state === 'delivered' ? shipment.lastEventAt : null;
  const [step] = await db
    .select({ at: max(orderHistory.createdAt) })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.statusId, OrderStatus.delivered)));
  return step?.at ?? null;
}

/** Returns as staff read them, in the order in which they were selected. */
export async function toReturns(
  db: DatabaseOrTransaction,
  selected: readonly Selected[],
  { photoUrls, now }: Reading,
): Promise<StaffReturn[]> {
  if (selected.length === 0) return [];
  const ids = selected.map(({ row }) => row.id);
  const lines = await db
    .select({ own: returnLines, line: orderLines, photo: photos })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(orderLines.id));
  const money = await db
    .select({ entry: moneyEntries, staffName: users.name, paidTo: refundDestinations.masked })
    .from(moneyEntries)
    .leftJoin(refundDestinations, eq(refundDestinations.id, moneyEntries.destinationId))
    .leftJoin(users, eq(users.id, moneyEntries.actorId))
    .where(
      inArray(
        moneyEntries.orderId,
        selected.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(moneyEntries.id));
  const linesOf = Map.groupBy(lines, ({ own }) => own.returnId);
  const moneyOfOrder = Map.groupBy(money, ({ entry }) => entry.orderId);

  return selected.map(
    ({ row, order, deliveryDiscount, staffName, receivedBy, exchangeReference }) => {
      const { id, state, wanted, reason, comment, answer, wayPaidBy, refundDueOn } = row;
      const own = linesOf.get(id) ?? [];
      const entries = moneyOfOrder.get(order.id) ?? [];
      const ofReturn = entries.filter(({ entry }) => entry.returnId === id);
      const ledger = (rows: typeof entries) =>
        rows.map(({ entry: { shipmentId: parcelId, kind, amount } }) => ({
          parcelId,
          kind,
          amount,
        }));
      const toRefund = moneyOf(ledger(ofReturn)).toRefund;
      // What is owed for the others is theirs.
      const most =
        row.exchangeOrderId === null
          ? leftToRefund(ledger(entries)) - moneyOf(ledger(entries)).toRefund + toRefund
          : toRefund;
      const clock = { state, refundDueOn, since: row.stateSince, requestedAt: row.createdAt };
      return {
        ...{ id, state, wanted, reason, comment, answer, wayPaidBy, staffName, receivedBy },
        orderId: order.id,
        orderReference: order.reference,
        customerName: nameOn(order),
        phoneNumber: order.phoneNumber,
        governorate: order.governorateCode,
        next: nextReturnStates(state).filter((next) => next !== 'received'),
        canReceive: nextReturnStates(state).includes('received'),
        canExchange: state === 'received' && toRefund > 0 && row.exchangeOrderId === null,
        exchange:
          row.exchangeOrderId === null || exchangeReference === null
            ? null
            : {
                ...{ orderId: row.exchangeOrderId, orderReference: exchangeReference },
                credit: creditIn(ofReturn),
              },
        lines: own.map(({ own, line, photo }) => ({
          ...toPiece(line, photo, photoUrls),
          quantity: own.quantity,
          judged: judgedOf(own),
        })),
        worth: piastres(
          worthOf(
            { ...order, adjustment: order.adjustment + deliveryDiscount },
            own.map(({ own, line }) => ({
              unitPrice: line.unitPrice,
              quantity: amongUs(own),
            })),
          ),
        ),
        toRefund: piastres(Math.max(0, toRefund)),
        mostRefund: piastres(Math.max(0, most)),
        refundDueOn: toRefund > 0 ? refundDueOn : null,
        refunds: ofReturn
          .filter(({ entry }) => entry.kind === 'refunded')
          .map(({ entry, staffName, paidTo }) => ({
            ...{
              id: entry.id,
              method: entry.method,
              reference: entry.reference,
              staffName,
              paidTo,
            },
            amount: piastres(0 - entry.amount),
            at: entry.at.toISOString(),
          })),
        clock: returnClock(clock, now),
        requestedAt: row.createdAt.toISOString(),
        receivedAt: row.receivedAt?.toISOString() ?? null,
        closedAt: state === 'closed' || state === 'refused' ? row.stateSince.toISOString() : null,
      };
    },
  );
}

/** What of it is set against the order that was made in exchange. */
const creditIn = (entries: readonly { entry: typeof moneyEntries.$inferSelect }[]) =>
  piastres(
    entries.reduce(
      (sum, { entry: { method, amount } }) => (method === 'exchange' ? sum - amount : sum),
      0,
    ),
  );

/** How many pieces of a line are here, or are to come. */
function amongUs(line: ReturnLineRow): number {
  const judged = judgedOf(line);
  return judged ? receivedPieces(judged) : line.quantity;
}

const toPiece = (line: LineRow, photo: PhotoRow | null, photoUrls: PhotoUrls) => {
  const { photosUrls: _, ...piece } = toLine(line, photo, photoUrls);
  return piece;
};

/** A return as staff read it. @throws Problem where there is none. */
export async function readReturn(
  db: DatabaseOrTransaction,
  id: number,
  reading: Reading,
): Promise<StaffReturn> {
  const selected = await selectReturns(db).where(eq(returns.id, id));
  const [found] = await toReturns(db, selected, reading);
  if (!found) throw new Problem('return.not_found');
  return found;
}

/** The returns of an order, the latest first, and what of it may still be returned. @throws Problem for no order. */
export async function getReturnsOfOrder(
  db: Database,
  orderId: number,
  reading: Reading,
): Promise<OrderReturns> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Problem('order.not_found');
  const { deliveredAt, ...found } = await findReturnsOfOrder(db, order, reading);
  return { ...found, lastDay: deliveredAt && lastReturnDay(deliveredAt) };
}

const reasonsFor = (line: LineRow) => {
  const only = onlyReasonsOf(line);
  return only && { reasons: [...only] };
};

/** The same of an order that is there, and when its customer had it. */
export async function findReturnsOfOrder(
  db: Database,
  order: Pick<OrderRow, 'id' | 'statusId'>,
  reading: Reading,
): Promise<Pick<OrderReturns, 'returns' | 'returnable'> & { deliveredAt: Date | null }> {
  const { id: orderId } = order;
  const [selected, returned, lines, deliveredAt] = await Promise.all([
    selectReturns(db).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id)),
    findLinesOfReturns(db, orderId),
    db
      .select({ line: orderLines, photo: photos })
      .from(orderLines)
      .leftJoin(photos, eq(photos.id, orderLines.photoId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id)),
    findDeliveredAt(db, order),
  ]);
  const left = returnableOf(
    lines.map(({ line }) => line),
    returned,
  );
  const returnable = lines.map(({ line, photo }) => ({
    ...toPiece(line, photo, reading.photoUrls),
    quantity: left.get(line.id) ?? 0,
    ...reasonsFor(line),
  }));
  return {
    returns: await toReturns(db, selected, reading),
    returnable: deliveredAt ? returnable.filter(({ quantity }) => quantity > 0) : [],
    deliveredAt,
  };
}
