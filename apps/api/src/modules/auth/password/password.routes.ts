import { login } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { findAccountByEmail, holdPassword } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import type { Tokens } from '../tokens.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';
import { isPasswordRight } from './passwords.ts';

type Options = {
  db: Database;
  tokens: Tokens;
  limits: Limits;
};

/** Accounts that a password opens. */
export default async function passwordRoutes(
  app: FastifyInstance,
  { db, tokens, limits }: Options,
) {
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
      const session = await startSession({ db: tx, tokens }, user, userAgent);
      // Who has a password that leaked must not be known before the second step.
      if (!session.secondStep) await rememberNetwork(tx, attempt);
      return session;
    });
  });
}
