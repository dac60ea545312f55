import {
  changeCustomer,
  getCustomer,
  listCustomers,
  mergeCustomers,
  proveNumber,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { updateCustomer } from './change-customer.ts';
import { merge } from './merge-customers.ts';
import { currentIdOf } from './merged-into.ts';
import { prove } from './prove-number.ts';
import { findStaffCustomer, listStaffCustomers } from './staff-customers.ts';

/** Customers, for staff. */
export default async function staffCustomersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.implement(listCustomers, ({ query }) => listStaffCustomers(db, query));

  async function get(customerId: number, locale: Locale) {
    const customer =
      (await findStaffCustomer(db, customerId, locale)) ??
      (await findStaffCustomer(db, await currentIdOf(db, customerId), locale));
    if (!customer) throw new Problem('customer.not_found');
    return customer;
  }

  app.implement(getCustomer, ({ params }, { locale }) => get(params.customerId, locale));

  app.implement(changeCustomer, async ({ params, body }, { actor, locale }) => {
    await db.transaction((tx) => updateCustomer(tx, { ...params, ...body, staffId: actor.id }));
    return get(params.customerId, locale);
  });

  app.implement(mergeCustomers, async ({ params, body }, { actor, locale }) => {
    await db.transaction((tx) => merge(tx, { ...params, ...body, staffId: actor.id }));
    return get(params.customerId, locale);
  });

  app.implement(proveNumber, async ({ params, body }, { locale }) => {
    await db.transaction((tx) => prove(tx, { ...params, ...body }));
    return get(params.customerId, locale);
  });
}
