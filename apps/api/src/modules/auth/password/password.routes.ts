import { login, register } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import { Role } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { findAccountByEmail, holdPassword, openAccount } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import type { Tokens } from '../tokens.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';
import { hashPassword, isPasswordRight, isWellKnown } from './passwords.ts';

type Options = {
  db: Database;
  tokens: Tokens;
  limits: Limits;
  queueMail: QueueMail;
};

/** Accounts that a password opens. */
export default async function passwordRoutes(
  app: FastifyInstance,
  { db, tokens, limits, queueMail }: Options,
) {
  app.implement(register, async ({ body }, { ip, userAgent, locale }) => {
    const { name, email, password } = body;
    await limits.registrations.take(siteOf(ip));
    if (isWellKnown(password, email)) throw new Problem('auth.weak_password');

    const passwordHash = await hashPassword(password);
    const account = { name, email, passwordHash, roleId: Role.User };
    return db.transaction(async (tx) => {
      const user = await openAccount(tx, account);
      await queueMail(tx, { mail: 'verify-email', userId: user.id, locale });
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  });

  app.implement(login, async ({ body: { email, password } }, { ip, userAgent }) => {
    // Counted before the password is checked, so that parallel guesses are limited too.
    const attempt = { ip, email };
    await limits.signInFailures.take(attempt, () => isKnownNetwork(db, attempt));

    const user = await findAccountByEmail(db, email);
    const isRight = await isPasswordRight(password, user?.passwordHash);
    if (!user || !isRight) throw new Problem('auth.wrong_credentials');

    await limits.signInFailures.giveBack(attempt);
    return db.transaction(async (tx) => {
      // A concurrent reset ends all sessions: none may begin with the old password after it.
      const isStillRight = await holdPassword(tx, user);
      if (!isStillRight) throw new Problem('auth.wrong_credentials');
      await rememberNetwork(tx, attempt);
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  });
}
