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
import {
  changeAddress,
  findAddresses,
  governorateName,
  insertAddress,
  removeAddress,
  toAddress,
} from './addresses.ts';
import { egyptianMobile } from './phone.ts';

/** Where a customer's orders go, and the governorates to choose from. */
export default async function addressesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listGovernorates, async (_, { locale }) =>
    governorates.map(({ code }) => governorateName(code, locale)),
  );

  app.implement(listMyAddresses, (_, { actor, locale }) =>
    findAddresses(db, { userId: actor.id, locale }),
  );

  app.implement(addAddress, async ({ body }, { actor, locale }) => {
    const address = await insertAddress(db, { ...checked(body), userId: actor.id });
    return toAddress(address, locale);
  });

  app.implement(updateAddress, async ({ params, body }, { actor, locale }) => {
    const address = await changeAddress(db, params.id, { ...checked(body), userId: actor.id });
    return toAddress(address, locale);
  });

  app.implement(deleteAddress, async ({ params }, { actor }) => {
    await removeAddress(db, params.id, actor.id);
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
