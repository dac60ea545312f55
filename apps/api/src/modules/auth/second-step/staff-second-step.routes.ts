import {
  askToSignInWithPasskey,
  getStaffAccess,
  resetSecondStep,
  saveStaffAccess,
  signInWithPasskey,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { recordStaffChange } from '../../staff-changes/staff-changes.ts';
import { findAccount, lockAccount } from '../accounts.ts';
import {
  applyDemand,
  findDemand,
  hasNoMethod,
  insertDemand,
  staffRoles,
} from '../second-step-demand.ts';
import { revokeSessions, startSession } from '../sessions.ts';
import type { Tokens } from '../tokens.ts';
import { isDemanded } from '../what-is-left.ts';
import { countMethods, findMethods, removeMethods } from './methods.ts';
import type { Passkeys } from './passkeys.ts';

type Options = {
  db: Database;
  tokens: Tokens;
  queueMail: QueueMail;
  passkeysOfSite: Passkeys;
};

const signIn = 'sign-in';

/** Signing in with a passkey alone, and what admins decide of others' second step. */
export default async function staffSecondStepRoutes(
  app: FastifyInstance,
  { db, tokens, queueMail, passkeysOfSite }: Options,
) {
  app.implement(askToSignInWithPasskey, async () => ({
    options: await passkeysOfSite.requestOptions(db, signIn),
  }));

  app.implement(signInWithPasskey, async ({ body: { credential } }, { userAgent }) =>
    db.transaction(async (tx) => {
      const asked = { credential, purpose: signIn, asksPerson: true };
      const user = await findAccount(tx, await passkeysOfSite.check(tx, asked));
      if (!user) throw new Problem('second_step.passkey_refused');
      return startSession({ db: tx, tokens }, user, userAgent, 'passkey-alone');
    }),
  );

  app.implement(
    resetSecondStep,
    async ({ params: { userId }, body: { reason } }, { actor, locale }) => {
      if (userId === actor.id) throw new Problem('user.own_account');
      await db.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw new Problem('user.not_found');
        const methods = await findMethods(tx, userId);
        if (countMethods(methods) === 0) throw new Problem('second_step.none');
        await removeMethods(tx, userId);
        await revokeSessions(tx, userId);
        const change = { act: 'second-step-reset', userId, staffId: actor.id, reason } as const;
        await recordStaffChange(tx, change);
        await queueMail(tx, { mail: 'second-step-changed', userId, locale });
      });
      return null;
    },
  );

  app.implement(getStaffAccess, () => findStaffAccess(db));

  app.implement(saveStaffAccess, async ({ body: { seenVersion, secondStepOf } }, { actor }) => {
    if (isDemanded(secondStepOf, actor.roleId)) {
      const own = await findMethods(db, actor.id);
      if (countMethods(own) === 0) throw new Problem('second_step.own_missing');
    }
    return db.transaction(async (tx) => {
      // Held, so that who signs in or gets a role meanwhile is stopped by the next statement, or knows the new demand.
      await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.roleId, staffRoles))
        .orderBy(asc(users.id))
        .for('no key update');
      await insertDemand(tx, { seenVersion, secondStepOf, staffId: actor.id });
      await applyDemand(tx);
      return findStaffAccess(tx);
    });
  });
}

async function findStaffAccess(db: DatabaseOrTransaction) {
  const demand = await findDemand(db);
  const rows = await db
    .select({ roleId: users.roleId })
    .from(users)
    .where(and(inArray(users.roleId, staffRoles), isNull(users.deactivatedAt), hasNoMethod(db)));
  const admins = rows.filter(({ roleId }) => roleId === Role.Admin).length;
  return { ...demand, without: { admins, staff: rows.length } };
}
