import {
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Locale } from '@craftsandore/i18n';

import type { Database, Transaction } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { lockAccount, markVerified, setEmail, setPassword } from '../accounts.ts';
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
      const account = await accountOfCode(tx, resetToken);
      // A refusal rolls back the use of the code, so that another password can be tried.
      if (isWellKnown(newPassword, account)) throw new Problem('auth.weak_password');

      await setPassword(tx, account.id, await hashPassword(newPassword));
      await deleteCodes(tx, ['reset-password', 'change-email'], account.id);
      await revokeSessions(tx, account.id);
    });
    return null;
  });

  app.implement(verifyEmail, async ({ body: { token } }, { locale }) => {
    await db.transaction(async (tx) => {
      // Stays until it expires: who opens the link again is told that it is done.
      const userId = await userOfCode(tx, 'verify-email', token);
      if (!userId) return takeNewEmail(tx, token, locale);
      if (!(await markVerified(tx, userId))) throw new Problem('account.already_verified');
    });
    return null;
  });

  async function takeNewEmail(tx: Transaction, token: string, locale: Locale) {
    // Stays until it expires, or another address is asked for: opened again, it is done.
    const userId = await userOfCode(tx, 'change-email', token);
    const account = userId && (await lockAccount(tx, userId));
    if (!account) throw new Problem('auth.link_invalid');
    if (!account.pendingEmail) throw new Problem('account.already_verified');
    await setEmail(tx, account.id, account.pendingEmail);
    // Links to the old address are nothing to its next owner.
    await deleteCodes(tx, ['reset-password'], account.id);
    await queueMail(tx, { mail: 'email-changed', email: account.email, locale });
  }

  app.implement(requestVerification, async (_, { actor, locale }) => {
    if (actor.isVerified) throw new Problem('account.already_verified');
    await limits.verifications.take(String(actor.id));
    await queueMail(db, { mail: 'verify-email', userId: actor.id, locale });
    return null;
  });
}

/**
 * Uses a code for another password up, and returns its account. Locked before the code, as everybody does who deletes an account's codes, or
 * two would wait for each other. @throws Problem for a code that is not good, or not any more.
 */
async function accountOfCode(tx: Transaction, code: string) {
  const userId = await userOfCode(tx, 'reset-password', code);
  const account = userId && (await lockAccount(tx, userId));
  const isGood = account && (await useCode(tx, 'reset-password', code));
  if (!isGood) throw new Problem('auth.link_invalid');
  return account;
}
