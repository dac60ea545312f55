import { getIdentityProvider, signInWithGoogle } from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import { readCredential, type TrustedProvider } from './identity-provider.ts';
import { startSession } from '../sessions.ts';
import type { Tokens } from '../tokens.ts';
import { useOnce } from '../use-once.ts';

type Options = { db: Database; tokens: Tokens; limits: Limits; provider: TrustedProvider | null };

/** Signing in with an identity provider. */
export default async function identityRoutes(
  app: FastifyInstance,
  { db, tokens, limits, provider }: Options,
) {
  app.implement(getIdentityProvider, async () => provider && provider.button);

  app.implement(signInWithGoogle, async ({ body }, { ip, userAgent }) => {
    if (!provider) throw new Problem('auth.identity_off');
    const person = await readCredential(provider, body.credential);

    return db.transaction(async (tx) => {
      // Whoever signs in with it a second time is not who got it.
      const isFirst = await useOnce(tx, body.credential);
      if (!isFirst) throw new Problem('auth.identity_refused');
      const user = await accountOfIdentity(tx, {
        provider: provider.name,
        person,
        onNewcomer: () => limits.registrations.take(siteOf(ip)),
      });
      return startSession({ db: tx, tokens }, user, userAgent);
    });
  });
}
