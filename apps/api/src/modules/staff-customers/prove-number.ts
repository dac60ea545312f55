import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { customerPhones, customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';
import { egyptianMobile } from '../addresses/phone.ts';

/** @throws Problem where the number is not the customer's. */
export async function prove(
  tx: Transaction,
  { customerId, phoneNumber: typed }: { customerId: number; phoneNumber: string },
): Promise<void> {
  const phoneNumber = egyptianMobile(typed);
  const [customer] = await tx
    .select({ version: customers.version })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) throw new Problem('customer.not_found');
  const ofCustomer = and(
    eq(customerPhones.phoneNumber, phoneNumber),
    eq(customerPhones.customerId, customerId),
  );
  const [phone] = await tx.select().from(customerPhones).where(ofCustomer);
  if (!phone) throw new Problem('customer.number_not_found');

  if (!phone.provedAt) {
    await tx.update(customerPhones).set({ provedAt: new Date() }).where(ofCustomer);
    await tx
      .update(customers)
      .set({ version: customer.version + 1 })
      .where(eq(customers.id, customerId));
  }
  // Also when it is proved already: an order may have come since.
  await tx
    .update(orders)
    .set({ userId: users.id })
    .from(users)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.phoneNumber, phoneNumber),
        isNull(orders.userId),
        eq(sql`lower(${users.email})`, sql`lower(${orders.contactEmail})`),
        users.isVerified,
      ),
    );
}
