import { createHandOffCode, exchangeHandOffCode } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import { assertAllowed } from '../access.ts';
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
    code: await createCode(db, 'hand-off', actor.id),
  }));

  // In one transaction, so that a concurrent "sign out everywhere" ends this session too.
  app.implement(exchangeHandOffCode, ({ body }, { userAgent }) =>
    db.transaction(async (tx) => {
      const userId = await useCode(tx, 'hand-off', body.code);
      const user = userId && (await findAccount(tx, userId));
      if (!user) throw new Problem('auth.code_invalid');
      // The role may have changed since the code was made.
      assertAllowed(user, createHandOffCode.access);
      return startSession({ db: tx, tokens }, user, userAgent);
    }),
  );
}
