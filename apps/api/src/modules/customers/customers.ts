import { eq, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

/** Whom an order takes for its customer. */
type Orderer = {
  /** International form. */
  phoneNumber: string;
  name: string;
  email: string | null;
  /** Null where nobody is signed in. */
  userId: number | null;
};

/**
 * The id of the customer whom a number belongs to; one that is new becomes the account's, or somebody's of its own. An
 * order changes nothing of a customer who is there already: anybody may type a number.
 */
export async function customerOf(tx: Transaction, orderer: Orderer): Promise<number> {
  const { phoneNumber } = orderer;
  const known = await findByPhone(tx, phoneNumber);
  if (known !== undefined) return known;

  // Two first orders of one number come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneNumber}, 0))`);
  const customerId = (await findByPhone(tx, phoneNumber)) ?? (await addCustomer(tx, orderer));
  return customerId;
}

async function findByPhone(tx: Transaction, phoneNumber: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ customerId: customerPhones.customerId })
    .from(customerPhones)
    .where(eq(customerPhones.phoneNumber, phoneNumber));
  return row?.customerId;
}

async function addCustomer(
  tx: Transaction,
  { phoneNumber, name, email, userId }: Orderer,
): Promise<number> {
  const [row] = await tx
    .insert(customers)
    .values({ name, email, userId })
    // An account with several numbers is one customer. Set to what it is, because only then the row is returned.
    .onConflictDoUpdate({ target: customers.userId, set: { userId } })
    .returning({ id: customers.id });
  if (!row) throw new Error('A customer was written and not returned');
  await tx.insert(customerPhones).values({ phoneNumber, customerId: row.id });
  return row.id;
}

/** @throws Problem for a number that staff have blocked. */
export async function assertNotBlocked(tx: Transaction, phoneNumber: string): Promise<void> {
  const [customer] = await tx
    .select({ blockedAt: customers.blockedAt })
    .from(customerPhones)
    .innerJoin(customers, eq(customers.id, customerPhones.customerId))
    .where(eq(customerPhones.phoneNumber, phoneNumber));
  if (customer?.blockedAt) throw new Problem('order.refused');
}

/** Gives orders that the version before has written, during an upgrade, to their customers. */
export async function adoptOrders(db: Database): Promise<void> {
  const homeless = await db
    .select({ id: orders.id, phoneNumber: orders.phoneNumber, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isNull(orders.customerId));
  for (const { id, phoneNumber, user } of homeless) {
    await db.transaction(async (tx) => {
      const { name, email } = user;
      const customerId = await customerOf(tx, { phoneNumber, name, email, userId: user.id });
      await tx.update(orders).set({ customerId }).where(eq(orders.id, id));
    });
  }
}
