import { eq, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { holdName } from '../../db/hold-name.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

/** Whom an order takes for its customer. */
export type Orderer = {
  /** International form. */
  phoneNumber: string;
  name: string;
  email: string | null;
  /** Null where nobody is signed in. */
  userId: number | null;
  /** Whom staff take the number to belong to, where they know. */
  customerId?: number | undefined;
};

/**
 * The id of the customer whom a number belongs to; one that is new becomes the account's, or somebody's of its own. An
 * order changes nothing of a customer who is there already: anybody may type a number.
 */
export async function customerOf(tx: Transaction, orderer: Orderer): Promise<number> {
  const known = await findByPhone(tx, orderer.phoneNumber);
  return known?.id ?? addCustomer(tx, orderer);
}

/** The same for a new order. @throws Problem for a number that staff have blocked, or that is another's than staff take it for. */
export async function customerWhoMayOrder(tx: Transaction, orderer: Orderer): Promise<number> {
  const { phoneNumber, customerId } = orderer;
  const known = await findByPhone(tx, phoneNumber);
  if (known && customerId !== undefined && known.id !== customerId) {
    throw new Problem('customer.changed');
  }
  if (known?.blockedAt) throw new Problem('order.refused');
  if (known) return known.id;
  return customerId === undefined
    ? addCustomer(tx, orderer)
    : addNumber(tx, { customerId, phoneNumber });
}

/** Gives a customer one more number. */
async function addNumber(
  tx: Transaction,
  number: { customerId: number; phoneNumber: string },
): Promise<number> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, number.customerId))
    .for('key share');
  if (!customer) throw new Problem('customer.not_found');
  if (customer.blockedAt) throw new Problem('order.refused');
  const added = await tx.insert(customerPhones).values(number).onConflictDoNothing().returning();
  // Somebody has ordered by it meanwhile.
  if (added.length === 0) throw new Problem('customer.changed');
  return customer.id;
}

async function findByPhone(tx: Transaction, phoneNumber: string) {
  const [customer] = await tx
    .select({ id: customers.id, blockedAt: customers.blockedAt })
    .from(customerPhones)
    .innerJoin(customers, eq(customers.id, customerPhones.customerId))
    .where(eq(customerPhones.phoneNumber, phoneNumber))
    // Staff may be making this one and another the same: then the number is another's, and is read anew.
    .for('key share', { of: customers });
  return customer;
}

async function addCustomer(tx: Transaction, orderer: Orderer): Promise<number> {
  const { phoneNumber, name, email, userId } = orderer;
  // Two first orders of one number come one after the other.
  await holdName(tx, `customer of ${phoneNumber}`);
  const known = await findByPhone(tx, phoneNumber);
  if (known) return known.id;

  // An account with several numbers is one customer. Set to what it is, because only then the row is returned.
  const { rows } = await tx.execute<{ id: number }>(sql`
    with customer as (
      insert into ${customers} (name, email, user_id) values (${name}, ${email}, ${userId})
      on conflict (user_id) do update set user_id = excluded.user_id returning id
    )
    insert into ${customerPhones} (phone_number, customer_id)
    select ${phoneNumber}, id from customer returning customer_id as id`);
  const [added] = rows;
  if (!added) throw new Error('A customer was written and not returned');
  return added.id;
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
