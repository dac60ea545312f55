import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { Actor } from '../modules/auth/access.ts';
import type { Database } from '../db/client.ts';
import { findActor } from '../modules/auth/find-actor.ts';
import { isSeenAnew, markSeen } from '../modules/auth/last-seen.ts';
import { assertFreshStep } from '../modules/auth/second-step-demand.ts';
import type { Tokens } from '../modules/auth/tokens.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with Fastify's
  interface FastifyInstance {
    /** Who sends this request. @throws Problem when nobody is signed in. */
    authenticate(request: Pick<FastifyRequest, 'headers'>): Promise<Actor>;
    /** @throws Problem where a session has to take its second step again. */
    assertFreshStep(actor: Actor): Promise<void>;
  }
}

async function session(app: FastifyInstance, { db, tokens }: { db: Database; tokens: Tokens }) {
  app.decorate('authenticate', async ({ headers }) => {
    const token = headers.authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    if (!token) throw new Problem('session.required');

    const sessionId = await tokens.verify(token);
    const actor = sessionId && (await findActor(db, sessionId));
    if (!actor) throw new Problem('session.ended');
    const now = new Date();
    if (isSeenAnew(actor, now)) await markSeen(db, actor.id, now);
    return actor;
  });

  app.decorate('assertFreshStep', (actor) => assertFreshStep(db, actor, new Date()));
}

export default fp(session, { name: 'session', dependencies: ['problems'] });
