import { OrderStatus } from '@craftsandore/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { holdName } from '../../db/hold-name.ts';
import { customerPhones } from '../../db/schema/customers.ts';
import { confirmationAttempts } from '../../db/schema/desk.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import { findSaved } from '../settings/settings.ts';

/** Whose orders: an account's, whatever numbers it gives, or else a number's. */
type Person = { userId: number } | { phoneNumber: string };

export const isPending = eq(orders.statusId, OrderStatus.pending);

/** By the link, in whose hands it may be: until the parcel leaves, nobody has talked to who typed the number. */
export const isConfirmedAlone = and(
  eq(orders.statusId, OrderStatus.confirmed),
  sql`exists (select from ${confirmationAttempts} a
    where a.order_id = ${orders.id} and a.channel = 'link' and a.outcome = 'confirmed')`,
);

/** Whose orders an index has. */
const customerOf = ({ phoneNumber }: { phoneNumber: string }) =>
  sql`(select customer_id from ${customerPhones} where ${customerPhones.phoneNumber} = ${phoneNumber})`;

/**
 * Makes room for one more order of a person: whoever orders without end would hold all of the stock for nothing. Of orders
 * at the same moment the first one counts for the others, because they wait for it: an account's for its one active cart,
 * which is locked, and a number's here.
 * @throws Problem for who has as many orders or pieces waiting as may be.
 */
export async function assertFewWaiting(
  tx: Transaction,
  person: Person,
  pieces: { quantity: number }[],
): Promise<void> {
  const isAccount = 'userId' in person;
  if (!isAccount) await holdName(tx, person.phoneNumber);
  const { ordersWaiting, guestOrdersWaiting, piecesWaiting } = (await findSaved(tx, 'money'))
    .settings;
  const mostOrders = isAccount ? ordersWaiting : guestOrdersWaiting;
  const waiting = await countWaiting(tx, person);

  if (mostOrders > 0 && waiting.orders >= mostOrders) {
    // Anybody may have typed the number: how many orders it has is not for everybody.
    if (!isAccount) throw new Problem('order.too_many_waiting');
    throw new Problem('order.account_too_many_waiting', { values: { count: mostOrders } });
  }
  const wanted = pieces.reduce((sum, { quantity }) => sum + quantity, waiting.pieces);
  assertAtMost(piecesWaiting, wanted);
}

/** The same for pieces alone, of an order that gets more of them. @throws Problem for too many. */
export async function assertFewPieces(
  tx: Transaction,
  person: Person,
  { except, pieces }: { except: number; pieces: number },
): Promise<void> {
  const { piecesWaiting } = (await findSaved(tx, 'money')).settings;
  const others = await countWaiting(tx, person, except);
  assertAtMost(piecesWaiting, others.pieces + pieces);
}

function assertAtMost(most: number, wanted: number): void {
  if (most > 0 && wanted > most) {
    throw new Problem('order.too_many_pieces', { values: { count: most } });
  }
}

async function countWaiting(tx: Transaction, person: Person, except?: number) {
  const [waiting] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})`.mapWith(Number),
      pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        'userId' in person
          ? and(eq(orders.userId, person.userId), or(isPending, isConfirmedAlone))
          : and(
              eq(orders.phoneNumber, person.phoneNumber),
              or(isPending, and(eq(orders.customerId, customerOf(person)), isConfirmedAlone)),
            ),
        except === undefined ? undefined : ne(orders.id, except),
      ),
    );
  if (!waiting) throw new Error('A sum has returned no row');
  return waiting;
}
