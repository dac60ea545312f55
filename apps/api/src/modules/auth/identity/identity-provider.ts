import { Email, type IdentityProvider, line } from '@craftsandore/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

import type { identities } from '../../../db/schema/accounts.ts';
import type { Env } from '../../../env.ts';
import { Problem } from '../../../problem.ts';

/** A trusted identity provider. */
export type TrustedProvider = {
  name: (typeof identities.$inferSelect)['provider'];
  /** What a page needs to show its button; the client id is also the required audience of its tokens. */
  button: IdentityProvider;
  issuers: string[];
  keys: JWTVerifyGetKey;
};

/** Somebody whom the provider knows, at an address that it has seen to be theirs. */
export type Person = { subject: string; email: string; name: string | undefined };

/** Google or a compatible provider; null where the shop has no client id. */
export function googleProvider(env: Env): TrustedProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_SCRIPT_URL: scriptUrl } = env;
  if (!clientId) return null;
  return {
    name: 'google',
    button: { clientId, scriptUrl, isDemo: false },
    issuers: env.GOOGLE_ISSUERS,
    keys: createRemoteJWKSet(new URL(env.GOOGLE_JWKS_URL), { timeoutDuration: 5000 }),
  };
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email,
  /** An unconfirmed address may belong to somebody else. */
  email_verified: z.literal(true),
  name: line(100).optional().catch(undefined),
});

/** @throws Problem if the token is not from the provider, not for us, expired, or has an unconfirmed address. */
export async function readCredential(
  { button, issuers, keys }: TrustedProvider,
  credential: string,
): Promise<Person> {
  const { payload } = await jwtVerify(credential, keys, {
    issuer: issuers,
    audience: button.clientId,
    // Asymmetric algorithms only: their private key never leaves the provider.
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat'],
    maxTokenAge: '1h',
    clockTolerance: 30,
  }).catch((error: unknown) => {
    if (isRefusal(error)) throw new Problem('auth.identity_refused');
    throw new Problem('server.unavailable', { retryAfter: 10, cause: error });
  });

  const { data } = Claims.safeParse(payload);
  if (!data) throw new Problem('auth.identity_refused');
  return { subject: data.sub, email: data.email, name: data.name };
}

/** Any failure except that the provider's keys could not be fetched. */
const isRefusal = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !['ERR_JOSE_GENERIC', errors.JWKSTimeout.code].includes(error.code);
