import {
  addAddress,
  findGovernorate,
  governorates,
  listGovernorates,
  listMyAddresses,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { addressesRepository } from './addresses.repository.ts';
import { governorateName, listAddresses, toAddress } from './addresses.ts';
import { egyptianMobile } from './phone.ts';

/** What a customer keeps with us. */
export default async function usersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const addresses = addressesRepository(db);

  app.implement(listGovernorates, async (_, { locale }) =>
    governorates.map(({ code }) => governorateName(code, locale)),
  );

  app.implement(listMyAddresses, (_, { actor, locale }) =>
    listAddresses(db, { userId: actor.id, locale }),
  );

  app.implement(addAddress, async ({ body }, { actor, locale }) => {
    const { governorate: named, ...fields } = body;
    const governorate = findGovernorate(named);
    if (!governorate) throw new Problem('address.governorate_unknown');

    const address = await addresses.add({
      ...fields,
      userId: actor.id,
      governorateCode: governorate.code,
      phoneNumber: egyptianMobile(body.phoneNumber),
    });
    return toAddress(address, locale);
  });
}
