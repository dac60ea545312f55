import type { changeCustomer, ParsedInput } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { Problem } from '../../problem.ts';

type Change = ParsedInput<typeof changeCustomer>['body'] & { customerId: number; staffId: number };

/** @throws Problem where another change has come since the version that was read. */
export async function updateCustomer(
  tx: Transaction,
  { customerId, staffId, seenVersion, note, blocked }: Change,
): Promise<void> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) throw new Problem('customer.not_found');
  const { version } = customer;
  if (seenVersion !== undefined && seenVersion !== version) throw new Problem('customer.changed');

  const block = blocked && {
    blockedAt: new Date(),
    blockedById: staffId,
    blockedReason: blocked.reason,
  };
  await tx
    .update(customers)
    .set({
      version: version + 1,
      note,
      ...(blocked === null ? { blockedAt: null, blockedById: null, blockedReason: null } : block),
    })
    .where(eq(customers.id, customerId));
}
