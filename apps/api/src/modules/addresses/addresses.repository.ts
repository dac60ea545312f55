import type { GovernorateCode } from '@craftsandore/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { addresses } from '../../db/schema/addresses.ts';
import { Problem } from '../../problem.ts';
import type { AddressRow } from './addresses.ts';

type NewAddress = {
  userId: number;
  streetAddress: string;
  city: string;
  governorateCode: GovernorateCode;
  postalCode: string;
  phoneNumber: string;
};

const ofCustomer = (id: number, userId: number) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId));

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error, 'addresses_unique') ? new Problem('address.duplicate') : error;
}

export function addressesRepository(db: Database) {
  return {
    /** @throws Problem when the customer has this address already. */
    async add(address: NewAddress): Promise<AddressRow> {
      const [row] = await db.insert(addresses).values(address).returning().catch(refuseDuplicate);
      if (!row) throw new Error('An address was written and not returned');
      return row;
    },

    /** @throws Problem when this customer has no such address, or has what it would become already. */
    async change(id: number, { userId, ...fields }: NewAddress): Promise<AddressRow> {
      const [row] = await db
        .update(addresses)
        .set(fields)
        .where(ofCustomer(id, userId))
        .returning()
        .catch(refuseDuplicate);
      if (!row) throw new Problem('address.not_found');
      return row;
    },

    /** @throws Problem when this customer has no such address. */
    async remove(id: number, userId: number): Promise<void> {
      const [row] = await db
        .delete(addresses)
        .where(ofCustomer(id, userId))
        .returning({ id: addresses.id });
      if (!row) throw new Problem('address.not_found');
    },
  };
}
