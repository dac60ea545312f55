import { createHandOffCode, exchangeHandOffCode } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { findAccount } from '../accounts.ts';
import { createCode, useCode } from '../single-use-codes.ts';
import { startSession } from '../sessions.ts';
import type { Tokens } from '../tokens.ts';

type Options = { db: Database; tokens: Tokens };

/** From the shop into the back office without signing in again. */
export default async function handOffRoutes(app: FastifyInstance, { db, tokens }: Options) {
  app.implement(createHandOffCode, async (_, { actor }) => ({
    code: await createCode(db, 'hand-off', actor.id, actor.sessionId),
  }));

  app.implement(exchangeHandOffCode, async ({ body }, { userAgent }) => {
    // In one transaction, so that a concurrent "sign out everywhere" ends this session too.
    const session = await db.transaction(async (tx) => {
      const userId = await useCode(tx, 'hand-off', body.code);
      const user = userId && (await findAccount(tx, userId));
      if (!user) throw new Problem('auth.code_invalid');
      const mayEnter = can(user.roleId, createHandOffCode.access);
      return mayEnter && startSession({ db: tx, tokens }, user, userAgent, 'hand-off');
    });
    // The role has changed since the code was made. Refused after the commit, which spends the code.
    if (!session) throw new Problem('access.denied');
    return session;
  });
}
