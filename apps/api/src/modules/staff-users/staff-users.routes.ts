import {
  changeRole,
  deactivateUser,
  getUser,
  listUsers,
  reactivateUser,
  sendPasswordReset,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';
import { countOrdersOf, newestOrders } from '../orders/orders-with-customers.ts';
import { findAddresses } from '../addresses/addresses.ts';
import { hasSecondStep } from '../auth/second-step-demand.ts';
import type { Tokens } from '../auth/tokens.ts';
import { deactivate, reactivate } from './deactivate.ts';
import { giveRole } from './give-role.ts';
import invitationsRoutes from './invitations/invitations.routes.ts';
import { findStaffChanges, recordStaffChange } from '../staff-changes/staff-changes.ts';
import { findStaffUser, findStaffUsers } from './staff-users.ts';

const shownOrders = 20;

type Options = { db: Database; tokens: Tokens; limits: Limits; queueMail: QueueMail };

/** All accounts, for staff. */
export default async function staffUsersRoutes(
  app: FastifyInstance,
  { db, tokens, limits, queueMail }: Options,
) {
  await app.register(invitationsRoutes, { db, tokens, limits, queueMail });

  app.implement(listUsers, ({ query }) => findStaffUsers(db, query));

  app.implement(getUser, async ({ params: { userId } }, { locale }) => {
    const [user, ordersCount, orders, shippingDetails, changes, isSecured] = await Promise.all([
      findStaffUser(db, userId),
      countOrdersOf(db, userId),
      newestOrders(db, { userId, limit: shownOrders, locale }),
      findAddresses(db, { userId, locale }),
      findStaffChanges(db, userId),
      hasSecondStep(db, userId),
    ]);
    if (!user) throw new Problem('user.not_found');
    return { ...user, ordersCount, orders, shippingDetails, changes, hasSecondStep: isSecured };
  });

  app.implement(changeRole, ({ params, body }, { actor }) =>
    db.transaction((tx) => giveRole(tx, { ...params, ...body, actorId: actor.id })),
  );

  app.implement(deactivateUser, ({ params: { userId } }, { actor }) =>
    db.transaction((tx) => deactivate(tx, { userId, staffId: actor.id })),
  );

  app.implement(reactivateUser, ({ params: { userId } }, { actor }) =>
    db.transaction((tx) => reactivate(tx, { userId, staffId: actor.id })),
  );

  app.implement(sendPasswordReset, async ({ params: { userId } }, { actor, locale }) => {
    const user = await findStaffUser(db, userId);
    if (!user) throw new Problem('user.not_found');
    if (user.userDeactivatedAt) throw new Problem('user.deactivated');
    const email = user.userEmail.toLowerCase();
    await limits.passwordResets.ofAccount.take(email);
    await db.transaction(async (tx) => {
      await recordStaffChange(tx, { act: 'reset-sent', userId, staffId: actor.id });
      await queueMail(tx, { mail: 'reset-password', email, locale });
    });
    return null;
  });
}
