import { maxLength, type mergeCustomers, type ParsedInput } from '@craftsandore/contract';
import { eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { customerPhones, customers, mergedCustomers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import { currentIdOf } from './merged-into.ts';

type Merge = ParsedInput<typeof mergeCustomers>['body'] & { customerId: number; staffId: number };

/**
 * Gives all that the second customer has to the first. Whoever orders meanwhile waits (`findByPhone` of customers), so no order
 * is left behind.
 * @throws Problem where they cannot be one, or have been changed since they were read.
 */
export async function merge(
  tx: Transaction,
  { customerId, otherId, seenVersion, otherSeenVersion, staffId }: Merge,
): Promise<void> {
  if (customerId === otherId) throw new Problem('customer.same');
  const both = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [customerId, otherId]))
    // In the order of ids: two who merge the same two the other way round wait for each other.
    .orderBy(customers.id)
    .for('update');
  const kept = both.find(({ id }) => id === customerId);
  const other = both.find(({ id }) => id === otherId);
  if (!kept) throw new Problem('customer.not_found');
  if (!other) {
    // The answer to the first request may have been lost.
    if ((await currentIdOf(tx, otherId)) === customerId) return;
    throw new Problem('customer.not_found');
  }
  if (kept.version !== seenVersion || other.version !== otherSeenVersion) {
    throw new Problem('customer.changed');
  }
  if (kept.userId !== null && other.userId !== null) throw new Problem('customer.two_accounts');
  const note = [kept.note, other.note].filter(Boolean).join('\n\n');
  if (note.length > maxLength.aboutCustomer) throw new Problem('customer.notes_too_long');

  const ofOther = { customerId };
  await tx.update(orders).set(ofOther).where(eq(orders.customerId, otherId));
  await tx.update(customerPhones).set(ofOther).where(eq(customerPhones.customerId, otherId));
  await tx.update(mergedCustomers).set(ofOther).where(eq(mergedCustomers.customerId, otherId));
  await tx.insert(mergedCustomers).values({ formerId: otherId, customerId, staffId });
  // Gone before its account comes to the first: an account is one customer's.
  await tx.delete(customers).where(eq(customers.id, otherId));
  const { blockedAt, blockedById, blockedReason } = kept.blockedAt ? kept : other;
  await tx
    .update(customers)
    .set({
      version: kept.version + 1,
      email: kept.email ?? other.email,
      userId: kept.userId ?? other.userId,
      note,
      blockedAt,
      blockedById,
      blockedReason,
    })
    .where(eq(customers.id, customerId));
}
