import { login, logout, logoutEverywhere, register } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { Problem } from '../../problem.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { accountsRepository } from './accounts.repository.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword, isPasswordRight, isWellKnown } from './passwords.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { startSession } from './start-session.ts';
import type { Tokens } from './tokens.ts';

type Options = {
  db: Database;
  tokens: Tokens;
  limits: Limits;
  queueMail: QueueMail;
};

/** Accounts and who is signed in to them. */
export default async function authRoutes(
  app: FastifyInstance,
  { db, tokens, limits, queueMail }: Options,
) {
  app.implement(register, async ({ body }, { ip, userAgent, locale }) => {
    const { name, email, password } = body;
    await limits.registrations.take(ip);
    if (isWellKnown(password, email)) throw new Problem('auth.weak_password');

    const passwordHash = await hashPassword(password);
    const account = { name, email, passwordHash, roleId: Role.User };
    return db.transaction(async (tx) => {
      const user = await accountsRepository(tx).open(account);
      await queueMail(tx, { mail: 'verify-email', userId: user.id, locale });
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  });

  app.implement(login, async ({ body: { email, password } }, { ip, userAgent }) => {
    // Counted before the password is checked, so that parallel guesses are limited too.
    await limits.signInFailures.take({ ip, email });

    const user = await accountsRepository(db).findByEmail(email);
    const isRight = await isPasswordRight(password, user?.passwordHash);
    if (!user || !isRight) throw new Problem('auth.wrong_credentials');

    await limits.signInFailures.giveBack({ ip, email });
    return db.transaction(async (tx) => {
      // A concurrent reset ends all sessions: none may begin with the old password after it.
      const isStillRight = await accountsRepository(tx).holdPassword(user);
      if (!isStillRight) throw new Problem('auth.wrong_credentials');
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  });

  app.implement(logout, async (_, { actor }) => {
    await sessionsRepository(db).end(actor.sessionId);
    return null;
  });

  app.implement(logoutEverywhere, async (_, { actor }) => {
    await db.transaction((tx) => endSessions(tx, actor.id));
    return null;
  });
}
