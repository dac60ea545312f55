import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/second-step.ts';
import { Problem } from '../../../problem.ts';
import { useOnce } from '../use-once.ts';
import type { Challenges } from './challenges.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The site that passkeys are for: browsers give them to no other. */
type Site = { backOfficeUrl: string; challenges: Challenges };

/** Loaded with the first passkey: it holds certificates and parsers that nobody else needs. */
const webAuthn = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257];

const refused = () => new Problem('second_step.passkey_refused');

const ofUser = (userId: number) => `add ${userId}`;

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Makes and checks passkeys of one site. */
export function createPasskeys({ backOfficeUrl, challenges }: Site) {
  const rpID = new URL(backOfficeUrl).hostname;
  const expected = (purpose: string, now: Date) => ({
    expectedOrigin: new URL(backOfficeUrl).origin,
    expectedRPID: rpID,
    expectedChallenge: (challenge: string) => challenges.isGood(challenge, purpose, now),
  });

  return {
    async creationOptions(
      db: DatabaseOrTransaction,
      user: { id: number; email: string },
      rpName: string,
    ) {
      const { generateRegistrationOptions } = await webAuthn();
      const known = await db.select().from(passkeys).where(eq(passkeys.userId, user.id));
      const options = await generateRegistrationOptions({
        ...{ rpName, rpID },
        userName: user.email,
        userID: new Uint8Array(Buffer.from(`user ${user.id}`)),
        challenge: challenges.create(ofUser(user.id), new Date()),
        supportedAlgorithmIDs,
        excludeCredentials: known.map(toDescriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      return JSON.stringify(options);
    },

    /** Keeps a new one. @throws Problem for one that is not what was asked for. */
    async add(
      tx: Transaction,
      userId: number,
      { name, credential }: { name: string; credential: string },
    ): Promise<void> {
      const { verifyRegistrationResponse } = await webAuthn();
      const response = parsed<RegistrationResponseJSON>(credential);
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected(ofUser(userId), new Date()),
        response,
        supportedAlgorithmIDs,
        requireUserVerification: false,
      }).catch(() => {
        throw refused();
      });
      if (!registrationInfo) throw refused();
      await spendChallenge(tx, response.response.clientDataJSON);
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      const [added] = await tx
        .insert(passkeys)
        .values({
          ...{ userId, name, credentialId, counter },
          publicKey: Buffer.from(publicKey).toString('base64url'),
          transports: response.response.transports ?? [],
        })
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      if (!added) throw refused();
    },

    /** @param userId Whose passkeys will do; anybody's, which the device finds by itself, without. */
    async requestOptions(db: DatabaseOrTransaction, purpose: string, userId?: number) {
      const { generateAuthenticationOptions } = await webAuthn();
      const known =
        userId === undefined
          ? undefined
          : await db.select().from(passkeys).where(eq(passkeys.userId, userId));
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: challenges.create(purpose, new Date()),
        userVerification: known ? 'preferred' : 'required',
        ...(known && { allowCredentials: known.map(toDescriptor) }),
      });
      return JSON.stringify(options);
    },

    /** Whose passkey has answered. @throws Problem for one that is not known, or was not asked. */
    async check(
      tx: Transaction,
      {
        credential,
        purpose,
        asksPerson,
      }: { credential: string; purpose: string; asksPerson: boolean },
    ): Promise<number> {
      const { verifyAuthenticationResponse } = await webAuthn();
      const response = parsed<AuthenticationResponseJSON>(credential);
      // Held, so that a counter is not overtaken.
      const [passkey] = await tx
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, String(response.id)))
        .for('update');
      if (!passkey) throw refused();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected(purpose, new Date()),
        response,
        credential: toCredential(passkey),
        requireUserVerification: asksPerson,
      }).catch(() => {
        throw refused();
      });
      if (!verified) throw refused();
      await spendChallenge(tx, response.response.clientDataJSON);
      await tx
        .update(passkeys)
        .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() })
        .where(eq(passkeys.id, passkey.id));
      return passkey.userId;
    },
  };
}

/** What a browser has sent: looked at by the library, field by field. */
function parsed<T extends { id: string; response: { clientDataJSON: string } }>(json: string): T {
  try {
    const value: T = JSON.parse(json);
    if (typeof value.response.clientDataJSON === 'string') return value;
  } catch {
    // No JSON, or none of a passkey.
  }
  throw refused();
}

/** A challenge that was answered is answered once. */
async function spendChallenge(tx: Transaction, clientDataJSON: string): Promise<void> {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  if (!(await useOnce(tx, `challenge ${challenge}`))) throw refused();
}

const toDescriptor = ({ credentialId: id, transports }: PasskeyRow) => ({ id, transports });

const toCredential = ({ credentialId, publicKey, counter }: PasskeyRow): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
});
