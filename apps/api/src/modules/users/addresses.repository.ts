import type { GovernorateCode } from '@craftsandore/contract';

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

export function addressesRepository(db: Database) {
  return {
    /** @throws Problem when the customer has this address already. */
    async add(address: NewAddress): Promise<AddressRow> {
      const [row] = await db
        .insert(addresses)
        .values(address)
        .returning()
        .catch((error: unknown) => {
          throw isDuplicate(error, 'addresses_unique') ? new Problem('address.duplicate') : error;
        });
      if (!row) throw new Error('An address was written and not returned');
      return row;
    },
  };
}
