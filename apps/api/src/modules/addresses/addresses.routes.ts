import {
  addAddress,
  deleteAddress,
  findGovernorate,
  governorates,
  listGovernorates,
  listMyAddresses,
  updateAddress,
  type NewAddress,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { addressesRepository } from './addresses.repository.ts';
import { governorateName, listAddresses, toAddress } from './addresses.ts';
import { egyptianMobile } from './phone.ts';

/** Where a customer's orders go, and the governorates to choose from. */
export default async function addressesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const addresses = addressesRepository(db);

  app.implement(listGovernorates, async (_, { locale }) =>
    governorates.map(({ code }) => governorateName(code, locale)),
  );

  app.implement(listMyAddresses, (_, { actor, locale }) =>
    listAddresses(db, { userId: actor.id, locale }),
  );

  app.implement(addAddress, async ({ body }, { actor, locale }) => {
    const address = await addresses.add({ ...checked(body), userId: actor.id });
    return toAddress(address, locale);
  });

  app.implement(updateAddress, async ({ params, body }, { actor, locale }) => {
    const address = await addresses.change(params.id, { ...checked(body), userId: actor.id });
    return toAddress(address, locale);
  });

  app.implement(deleteAddress, async ({ params }, { actor }) => {
    await addresses.remove(params.id, actor.id);
    return null;
  });
}

/** An address as it is kept. @throws Problem for a place or a phone that Egypt does not have. */
function checked({ governorate: named, ...fields }: NewAddress) {
  const governorate = findGovernorate(named);
  if (!governorate) throw new Problem('address.governorate_unknown');
  const phoneNumber = egyptianMobile(fields.phoneNumber);
  return { ...fields, phoneNumber, governorateCode: governorate.code };
}
