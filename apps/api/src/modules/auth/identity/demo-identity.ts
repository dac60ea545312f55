import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { isEmbeddedServer } from '../../../db/server.ts';
import type { Env } from '../../../env.ts';
import type { TrustedProvider } from './identity-provider.ts';

/** An identity provider of made-up people, with the pages on which somebody becomes one of them. */
export type DemoIdentity = { provider: TrustedProvider; routes: FastifyPluginAsync };

/**
 * Loads the one in `demo/`, which no bundle holds, where it is asked for.
 * @throws Error on any server but the embedded one: there, everybody could be the people of the demo.
 */
export async function loadDemoIdentity(env: Env, db: Database): Promise<DemoIdentity | null> {
  if (!env.DEMO_IDENTITY) return null;
  if (!(await isEmbeddedServer(db))) {
    throw new Error(
      'DEMO_IDENTITY is for the embedded server only. Remove it, or set GOOGLE_CLIENT_ID.',
    );
  }
  const { href } = new URL('../../../../demo/demo-identity.ts', import.meta.url);
  const demo: { createDemoIdentity: (env: Env) => Promise<DemoIdentity> } = await import(
    /* @vite-ignore */ href
  );
  return demo.createDemoIdentity(env);
}
