import {
  changeMyOrder,
  changeOrder,
  changeTrackedOrder,
  customerMayChange,
  listOrderRevisions,
  staffMayChange,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import { Problem } from '../../../problem.ts';
import { assertMay } from '../../auth/access.ts';
import { getTrackedOrder } from '../guest/tracked-orders.ts';
import { findOrderOfCustomer } from '../orders.ts';
import { changeOrderBy, type Parts } from './change-order.ts';
import { findRevisions } from './revisions.ts';

type Options = Omit<Parts, 'log'>;

/** Orders change: by staff until they are shipped, by who ordered until they are confirmed. */
export default async function changesRoutes(app: FastifyInstance, options: Options) {
  const parts = { ...options, log: app.log };
  const { db, photoUrls } = parts;

  app.implement(changeOrder, async ({ params, body }, { actor, key, locale }) => {
    const isAdjusted = body.edits.some(({ kind }) => kind === 'adjustment');
    if (isAdjusted) assertMay(actor, 'promotion:write');
    return changeOrderBy(parts, {
      ...{ ...params, body, key, locale },
      actor: { kind: 'staff', id: actor.id },
      mayChange: staffMayChange,
      now: new Date(),
    });
  });

  app.implement(listOrderRevisions, ({ params }, { locale }) =>
    findRevisions(db, params.orderId, { photoUrls, locale }),
  );

  app.implement(changeMyOrder, async ({ params, body }, { actor, key, locale }) => {
    const order = await findOrderOfCustomer(db, { ...params, userId: actor.id });
    if (!order) throw new Problem('order.not_found');
    return changeOrderBy(parts, {
      ...{ ...params, body, key, locale },
      actor: { kind: 'customer', id: actor.id },
      mayChange: customerMayChange,
      now: new Date(),
    });
  });

  app.implement(changeTrackedOrder, async ({ params, body }, { key, locale }) => {
    const { id, userId } = await getTrackedOrder(db, params.token);
    return changeOrderBy(parts, {
      ...{ orderId: id, body, key, locale },
      actor: { kind: 'customer', id: userId },
      mayChange: customerMayChange,
      now: new Date(),
    });
  });
}
