import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  getIdentityProvider,
  getProfile,
  login,
  register,
  signInWithGoogle,
  verifyEmail,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aUser } from '../../../../test/support/builders.ts';
import { users } from '../../../db/schema/users.ts';
import { createCode } from '../single-use-codes.ts';
import { createTokens } from '../tokens.ts';

const issuer = 'https://issuer.example';
const clientId = 'the-shop';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const { privateKey: foreignKey } = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };

/** The provider's keys, as it publishes them. */
const keys = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
}).listen(0, '127.0.0.1');
await once(keys, 'listening');
afterAll(() => keys.close());
const { port } = keys.address() as AddressInfo; // it listens on a port, not on a pipe

const api = await testApi({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_ISSUERS: `${issuer},issuer.example`,
  GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/keys`,
  GOOGLE_SCRIPT_URL: 'https://issuer.example/client.js',
});
const { db, guest, as } = api;

let people = 0;
const claims = (own: JWTPayload = {}) => ({
  iss: issuer,
  aud: clientId,
  sub: `subject-${++people}`,
  email: `person${people}@example.com`,
  email_verified: true,
  name: 'Nour Abdelaziz',
  ...own,
});

const seconds = () => Math.floor(Date.now() / 1000);

const signed = (payload: JWTPayload, key = privateKey) =>
  new SignJWT({ jti: randomUUID(), iat: seconds(), exp: seconds() + 600, ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);

const signIn = async (payload: JWTPayload) =>
  guest.call(signInWithGoogle, { body: { credential: await signed(payload) } });

test('the shop says whose button it shows', async () => {
  expect(await guest.call(getIdentityProvider, {})).toEqual({
    clientId,
    scriptUrl: 'https://issuer.example/client.js',
    isDemo: false,
  });
});

describe("the provider's word", () => {
  test('opens an account, and the same one the next time', async () => {
    const person = claims({ email: 'Nour@Example.com' });
    const { accessToken, user } = await signIn(person);

    expect(user).toMatchObject({
      name: 'Nour Abdelaziz',
      email: 'nour@example.com',
      roleId: Role.User,
      isVerified: true,
    });
    expect(await as(accessToken).call(getProfile, {})).toMatchObject({ id: user.id });
    const again = await signIn({ ...person, email: 'moved@example.com' });
    expect(again.user.id).toBe(user.id);
  });

  test('given many times at once, opens one account', async () => {
    const person = claims();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(person)));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
  });

  test('lets the owner of a confirmed account in, who keeps a password chosen by a mailed link', async () => {
    const fields = { isVerified: true, passwordHash: 'kept', isPasswordProven: true };
    const account = await aUser(db, fields);
    const { user } = await signIn(claims({ email: account.email }));

    expect(user.id).toBe(account.id);
    const [row] = await db.select().from(users).where(eq(users.id, account.id));
    expect(row?.passwordHash).toBe('kept');
  });

  test('locks out who gave its owner an account by changing to their address', async () => {
    const hijacker = claims();
    const victim = claims();
    const { user, accessToken } = await signIn(hijacker);
    await db.update(users).set({ pendingEmail: victim.email }).where(eq(users.id, user.id));
    // A click in a mail that its reader took for another.
    const token = await createCode(db, 'change-email', user.id);
    await guest.call(verifyEmail, { body: { token } });

    const passwordHash = 'of the hijacker';
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    expect((await signIn(victim)).user).toMatchObject({ id: user.id, email: victim.email });

    expect((await signIn(hijacker)).user.id).not.toBe(user.id);
    const before = as(accessToken).call(getProfile, {});
    await expect(before).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('signs in once', async () => {
    const body = { credential: await signed(claims()) };
    const responses = await Promise.allSettled(
      Array.from({ length: 4 }, () => guest.call(signInWithGoogle, { body })),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = guest.call(signInWithGoogle, { body });
    await expect(again).rejects.toMatchObject({ status: 401, code: 'auth.identity_refused' });
  });

  test.each([
    ['never confirmed', async () => undefined],
    [
      'confirmed by the click of its owner',
      async (userId: number) => {
        const token = await createCode(db, 'verify-email', userId);
        await guest.call(verifyEmail, { body: { token } });
      },
    ],
  ])(
    'takes an account away from a person who opened it with somebody else’s address, %s',
    async (how, confirm) => {
      const credentials = { email: `victim${how.length}@example.com`, password: 'waiting-for-you' };
      const waiting = await guest.call(register, { body: { name: 'Mallory', ...credentials } });
      await confirm(waiting.user.id);

      const { accessToken, user } = await signIn(claims({ email: credentials.email }));

      expect(user).toMatchObject({ id: waiting.user.id, isVerified: true });
      expect(await as(accessToken).call(getProfile, {})).toMatchObject({ id: user.id });
      const withOldSession = as(waiting.accessToken).call(getProfile, {});
      await expect(withOldSession).rejects.toMatchObject({ code: 'session.ended' });
      const withOldPassword = guest.call(login, { body: credentials });
      await expect(withOldPassword).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
    },
  );

  test('may come from any of its names', async () => {
    await signIn(claims({ iss: 'issuer.example' }));
  });

  test.each<[string, () => Promise<string>]>([
    ['for another shop', () => signed(claims({ aud: 'another-shop' }))],
    ['of another issuer', () => signed(claims({ iss: 'https://elsewhere.example' }))],
    ['signed by somebody else', () => signed(claims(), foreignKey)],
    ['that is too old', () => signed(claims({ exp: seconds() - 60 }))],
    ['that was never to end', () => signed(claims({ exp: undefined }))],
    ['given an hour ago', () => signed(claims({ iat: seconds() - 3700 }))],
    ['about an address that nobody confirmed', () => signed(claims({ email_verified: false }))],
    ['that does not say whether', () => signed(claims({ email_verified: undefined }))],
    ['without an address', () => signed(claims({ email: undefined }))],
    ['about nobody', () => signed(claims({ sub: undefined }))],
    ['signed with the public key as a secret', signedWithPublicKey],
    ['signed by nobody', unsigned],
    ['that is one of our own tokens', ownToken],
    ['that is nonsense', async () => 'nonsense'],
  ])('%s is refused', async (_, credential) => {
    const response = guest.call(signInWithGoogle, { body: { credential: await credential() } });
    await expect(response).rejects.toMatchObject({ status: 401, code: 'auth.identity_refused' });
  });

  function signedWithPublicKey() {
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    return new SignJWT({ ...claims(), iat: seconds(), exp: seconds() + 600 })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(secret);
  }

  async function unsigned() {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const payload = { ...claims(), iat: seconds(), exp: seconds() + 600 };
    return `${part({ alg: 'none' })}.${part(payload)}.`;
  }

  function ownToken() {
    const { sign } = createTokens('the secret of the tests, 32 letters and more');
    return sign({ sessionId: 'one', expiresAt: new Date(Date.now() + 60_000) });
  }

  test('cannot be checked while the provider does not answer: to be tried again', async () => {
    const { guest } = await testApi({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUERS: issuer,
      GOOGLE_JWKS_URL: 'http://127.0.0.1:1/keys',
    });
    const response = guest.call(signInWithGoogle, { body: { credential: await signed(claims()) } });
    await expect(response).rejects.toMatchObject({ status: 503, code: 'server.unavailable' });
  });

  test('opens a limited number of new accounts from one address, and lets existing accounts in', async () => {
    const { guest } = await testApi({
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUERS: issuer,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/keys`,
      REGISTRATIONS_PER_HOUR: '1',
    });
    const come = async (person: JWTPayload) =>
      guest.call(signInWithGoogle, { body: { credential: await signed(person) } });
    const first = claims();
    await come(first);
    await expect(come(claims())).rejects.toMatchObject({ code: 'request.too_many' });
    await come(first);

    // Whoever has a site to himself has all its networks.
    const comeFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const body = { credential: await signed(claims()) };
      return (await guest.send({ ...signInWithGoogle, body, headers })).statusCode;
    };
    expect(await comeFrom('2001:db8:77:1::1')).toBe(200);
    expect(await comeFrom('2001:db8:77:2::1')).toBe(429);
    expect(await comeFrom('2001:db8:78::1')).toBe(200);
  });
});

test('a shop without a provider has no button and takes no word', async () => {
  const { guest } = await testApi();
  expect(await guest.call(getIdentityProvider, {})).toBeNull();
  const response = guest.call(signInWithGoogle, { body: { credential: await signed(claims()) } });
  await expect(response).rejects.toMatchObject({ status: 404, code: 'auth.identity_off' });
});
