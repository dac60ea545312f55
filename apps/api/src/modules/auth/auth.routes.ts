import { logout, logoutEverywhere, register } from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import type { Limits } from '../../limits/limits.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import accountChangesRoutes from './account-changes.routes.ts';
import handOffRoutes from './codes/hand-off.routes.ts';
import recoveryRoutes from './codes/recovery.routes.ts';
import type { DemoIdentity } from './identity/demo-identity.ts';
import { googleProvider } from './identity/identity-provider.ts';
import identityRoutes from './identity/identity.routes.ts';
import passwordRoutes from './password/password.routes.ts';
import { createChallenges } from './second-step/challenges.ts';
import { createPasskeys } from './second-step/passkeys.ts';
import secondStepMethodsRoutes from './second-step/second-step-methods.routes.ts';
import { createSecretBox } from './second-step/secret-box.ts';
import staffSecondStepRoutes from './second-step/staff-second-step.routes.ts';
import takeSecondStepRoutes from './second-step/take-second-step.routes.ts';
import type { SignUp } from './sign-up.ts';
import { endSession, revokeSessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

type Options = {
  env: Env;
  db: Database;
  tokenSecret: string;
  tokens: Tokens;
  limits: Limits;
  queueMail: QueueMail;
  signUp: SignUp;
  demoIdentity: DemoIdentity | null;
};

/** Accounts, and the ways to sign in to them and out. */
export default async function authRoutes(
  app: FastifyInstance,
  { env, db, tokenSecret, tokens, limits, queueMail, signUp, demoIdentity }: Options,
) {
  const passkeysOfSite = createPasskeys({
    backOfficeUrl: env.BACK_OFFICE_URL,
    challenges: createChallenges(tokenSecret),
  });
  const provider = demoIdentity?.provider ?? googleProvider(env);

  await app.register(passwordRoutes, { db, tokens, limits });
  await app.register(recoveryRoutes, { db, limits, queueMail });
  await app.register(accountChangesRoutes, { db, limits, queueMail });
  await app.register(handOffRoutes, { db, tokens });
  await app.register(identityRoutes, { db, tokens, limits, provider });
  const box = createSecretBox(tokenSecret);
  await app.register(takeSecondStepRoutes, { db, limits, box, passkeysOfSite });
  await app.register(secondStepMethodsRoutes, { db, limits, queueMail, box, passkeysOfSite });
  await app.register(staffSecondStepRoutes, { db, tokens, queueMail, passkeysOfSite });
  if (demoIdentity) await app.register(demoIdentity.routes);

  app.implement(register, ({ body }, caller) => signUp(body, caller));

  app.implement(logout, async (_, { actor }) => {
    await endSession(db, actor.sessionId);
    return null;
  });

  app.implement(logoutEverywhere, async (_, { actor }) => {
    await db.transaction((tx) => revokeSessions(tx, actor.id));
    return null;
  });
}
