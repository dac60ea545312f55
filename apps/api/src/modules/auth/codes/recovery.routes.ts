import {
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { findAccount, markVerified, setPassword } from '../accounts.ts';
import { revokeSessions } from '../sessions.ts';
import { hashPassword, isWellKnown } from '../password/passwords.ts';
import { deleteCodes, useCode, userOfCode } from '../single-use-codes.ts';

type Options = { db: Database; limits: Limits; queueMail: QueueMail };

/** What is done by the links of mails: a new password, and a confirmed address. */
export default async function recoveryRoutes(
  app: FastifyInstance,
  { db, limits, queueMail }: Options,
) {
  app.implement(requestPasswordReset, async ({ body: { email } }, { ip, locale }) => {
    await limits.passwordResets.ofAddress.take(siteOf(ip));
    await limits.passwordResets.ofAccount.take(email);
    // No lookup here: neither the response nor its timing may reveal whether the account exists.
    await queueMail(db, { mail: 'reset-password', email, locale });
    return null;
  });

  app.implement(resetPassword, async ({ body: { resetToken, newPassword } }) => {
    await db.transaction(async (tx) => {
      const userId = await useCode(tx, 'reset-password', resetToken);
      const account = userId && (await findAccount(tx, userId));
      if (!account) throw new Problem('auth.link_invalid');
      // A refusal rolls back the use of the code, so that another password can be tried.
      if (isWellKnown(newPassword, account.email)) throw new Problem('auth.weak_password');

      await setPassword(tx, account.id, await hashPassword(newPassword));
      await deleteCodes(tx, 'reset-password', account.id);
      await revokeSessions(tx, account.id);
    });
    return null;
  });

  app.implement(verifyEmail, async ({ body: { token } }) => {
    await db.transaction(async (tx) => {
      // Stays until it expires: who opens the link again is told that it is done.
      const userId = await userOfCode(tx, 'verify-email', token);
      if (!userId) throw new Problem('auth.link_invalid');
      if (!(await markVerified(tx, userId))) throw new Problem('account.already_verified');
    });
    return null;
  });

  app.implement(requestVerification, async (_, { actor, locale }) => {
    if (actor.isVerified) throw new Problem('account.already_verified');
    await limits.verifications.take(String(actor.id));
    await queueMail(db, { mail: 'verify-email', userId: actor.id, locale });
    return null;
  });
}
