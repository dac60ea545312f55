import {
  addAddress,
  deleteAddress,
  governorates,
  listGovernorates,
  listMyAddresses,
  updateAddress,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import {
  changeAddress,
  findAddresses,
  governorateName,
  insertAddress,
  removeAddress,
  toAddress,
} from './addresses.ts';
import { checkedAddress } from './checked-address.ts';

/** Where a customer's orders go, and the governorates to choose from. */
export default async function addressesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listGovernorates, async (_, { locale }) =>
    governorates.map(({ code }) => governorateName(code, locale)),
  );

  app.implement(listMyAddresses, (_, { actor, locale }) =>
    findAddresses(db, { userId: actor.id, locale }),
  );

  app.implement(addAddress, async ({ body }, { actor, locale }) => {
    const address = await insertAddress(db, { ...checkedAddress(body), userId: actor.id });
    return toAddress(address, locale);
  });

  app.implement(updateAddress, async ({ params, body }, { actor, locale }) => {
    const address = await changeAddress(db, params.id, {
      ...checkedAddress(body),
      userId: actor.id,
    });
    return toAddress(address, locale);
  });

  app.implement(deleteAddress, async ({ params }, { actor }) => {
    await removeAddress(db, params.id, actor.id);
    return null;
  });
}
