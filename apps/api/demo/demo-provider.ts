import { randomUUID } from 'node:crypto';

import type { Locale } from '@craftsandore/i18n';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';

import type { Env } from '../src/env.ts';
import type { TrustedProvider } from '../src/modules/auth/identity/identity-provider.ts';
import type { DemoPerson } from './demo-people.ts';

export type DemoProvider = TrustedProvider & {
  /** What the provider says of a person, signed. */
  vouchFor: (person: DemoPerson, locale: Locale) => Promise<string>;
};

const algorithm = 'RS256';
const keyId = 'demo';

/** An identity provider that asks for no password. Its keys live as long as the process does. */
export async function createDemoProvider({ API_URL }: Pick<Env, 'API_URL'>): Promise<DemoProvider> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const issuer = `${API_URL}/demo-identity`;
  const clientId = 'craftsandore-demo';

  return {
    name: 'demo',
    button: { clientId, scriptUrl: `${issuer}/client.js`, isDemo: true },
    issuers: [issuer],
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: algorithm }],
    }),

    vouchFor: ({ subject, email, name, kind }, locale) =>
      new SignJWT({ email, email_verified: kind !== 'unconfirmed', name: name[locale] })
        .setProtectedHeader({ alg: algorithm, kid: keyId })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subject)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
  };
}
