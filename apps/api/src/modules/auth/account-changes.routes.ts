import { changeEmail, changePassword } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';
import { changeWithPassword, findAccountByEmail } from './accounts.ts';
import { accountOfOwner } from './password/account-of-owner.ts';
import { hashPassword, isWellKnown } from './password/passwords.ts';
import { revokeSessions } from './sessions.ts';
import { deleteCodes } from './single-use-codes.ts';

type Options = { db: Database; limits: Limits; queueMail: QueueMail };

/** What somebody signed in changes of the ways to sign in: a stolen session alone must not, so the password is asked for. */
export default async function accountChangesRoutes(
  app: FastifyInstance,
  { db, limits, queueMail }: Options,
) {
  app.implement(changeEmail, async ({ body }, { actor, ip, locale }) => {
    const { email, password } = body;
    const account = await accountOfOwner({ db, limits }, actor, { password, ip });
    await limits.verifications.take(String(actor.id));
    if (await findAccountByEmail(db, email)) throw new Problem('account.email_taken');

    await db.transaction(async (tx) => {
      const isStillRight = await changeWithPassword(tx, account, { pendingEmail: email });
      if (!isStillRight) throw new Problem('account.wrong_password');
      // A link to an address that was asked for before must not confirm this one.
      await deleteCodes(tx, ['change-email'], account.id);
      await queueMail(tx, { mail: 'change-email', userId: account.id, email, locale });
      await queueMail(tx, { mail: 'email-change-asked', userId: account.id, locale });
    });
    return null;
  });

  app.implement(changePassword, async ({ body }, { actor, ip, locale }) => {
    const { password, newPassword } = body;
    const account = await accountOfOwner({ db, limits }, actor, { password, ip });
    if (isWellKnown(newPassword, account)) throw new Problem('auth.weak_password');

    const passwordHash = await hashPassword(newPassword);
    await db.transaction(async (tx) => {
      const change = { passwordHash, pendingEmail: null };
      const isStillRight = await changeWithPassword(tx, account, change);
      if (!isStillRight) throw new Problem('account.wrong_password');
      await deleteCodes(tx, ['reset-password', 'change-email'], account.id);
      await revokeSessions(tx, account.id, actor.sessionId);
      await queueMail(tx, { mail: 'password-changed', userId: account.id, locale });
    });
    return null;
  });
}
