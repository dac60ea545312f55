import { getProfile, listOrders, login, logout, register } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';

import { testApi, tokenSecret } from '../../../test/support/api.ts';
import { aSession, aUser } from '../../../test/support/builders.ts';
import { knownNetworks } from '../../db/schema/limits.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { hashPassword } from './password/passwords.ts';

const { db, as, guest, signedIn, tokens } = await testApi();

const password = 'olive-harvest-1987';
let people = 0;
const someone = () => ({ name: 'Heba Radwan', email: `heba${++people}@example.com`, password });

describe('registering', () => {
  test('opens an account and signs in to it', async () => {
    const { accessToken, user } = await guest.call(register, { body: someone() });

    expect(user).toMatchObject({ name: 'Heba Radwan', roleId: Role.User, isVerified: false });
    const profile = await as(accessToken).call(getProfile, {});
    expect(profile).toMatchObject({ id: user.id, role: { name: 'User' }, orders: [] });
  });

  test('keeps argon2id of the password, and the address in lower case', async () => {
    const body = { ...someone(), email: ' Nour@Example.COM ' };
    const { user } = await guest.call(register, { body });

    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe('nour@example.com');
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('refuses an address that has an account, however it is written', async () => {
    const body = someone();
    await guest.call(register, { body });
    const again = guest.call(register, { body: { ...body, email: body.email.toUpperCase() } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'account.email_taken' });
  });

  test.each(['password1', 'PASSWORD123', 'qwertyuiop'])('refuses %s', async (wellKnown) => {
    const response = guest.call(register, { body: { ...someone(), password: wellKnown } });
    await expect(response).rejects.toMatchObject({ status: 422, code: 'auth.weak_password' });
  });

  test('refuses the address itself as the password', async () => {
    const email = 'longlocalpart@example.com';
    for (const password of [email, 'longlocalpart']) {
      const response = guest.call(register, { body: { name: 'N', email, password } });
      await expect(response).rejects.toMatchObject({ code: 'auth.weak_password' });
    }
  });

  test('refuses seven characters and 129', async () => {
    for (const password of ['sevench', 'x'.repeat(129)]) {
      const response = guest.call(register, { body: { ...someone(), password } });
      await expect(response).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
    }
  });
});

describe('signing in', () => {
  test('gives a token for the right password', async () => {
    const body = someone();
    const { user } = await guest.call(register, { body });

    const session = await guest.call(login, { body: { email: body.email, password } });

    expect(session.user).toEqual(user);
    expect(await as(session.accessToken).call(getProfile, {})).toMatchObject({ id: user.id });
  });

  test('says the same of a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await aUser(db, { passwordHash: await hashPassword(password) });
    const { email: withoutPassword } = await aUser(db);
    const wrong = { status: 401, code: 'auth.wrong_credentials' };

    for (const body of [
      { email, password: 'something else' },
      { email: 'nobody@example.com', password },
      { email: withoutPassword, password },
    ]) {
      await expect(guest.call(login, { body })).rejects.toMatchObject(wrong);
    }
  });
});

describe('a session', () => {
  test('ends with signing out, for that token only', async () => {
    const user = await aUser(db);
    const callers = await Promise.all(
      [1, 2].map(async () => {
        const { id: sessionId, expiresAt } = await aSession(db, user.id);
        return as(await tokens.sign({ sessionId, expiresAt }));
      }),
    );

    expect(await callers[0]?.call(logout, {})).toBeNull();

    await expect(callers[0]?.call(getProfile, {})).rejects.toMatchObject({
      status: 401,
      code: 'session.ended',
    });
    expect(await callers[1]?.call(getProfile, {})).toMatchObject({ id: user.id });
  });

  test('ends when its time is over, whatever the token says', async () => {
    const { call, session } = await signedIn();
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, session.id));
    await expect(call(getProfile, {})).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('has the role that the database has at the moment of the call', async () => {
    const { call, user } = await signedIn(Role.Sales);
    await call(listOrders, { query: {} });

    await db.update(users).set({ roleId: Role.User }).where(eq(users.id, user.id));

    const response = call(listOrders, { query: {} });
    await expect(response).rejects.toMatchObject({ status: 403, code: 'access.denied' });
  });

  test('is not believed when somebody else signed the token, or nobody', async () => {
    const { session } = await signedIn();
    const forged = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(session.id)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(`${tokenSecret}!`));
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const claims = { jti: session.id, exp: Math.floor(Date.now() / 1000) + 3600 };
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;

    for (const token of [forged, unsigned, 'nonsense']) {
      await expect(as(token).call(getProfile, {})).rejects.toMatchObject({
        status: 401,
        code: 'session.ended',
      });
    }
    await expect(guest.call(getProfile, {})).rejects.toMatchObject({ code: 'session.required' });
  });
});

describe('guessing passwords', () => {
  /** Tries passwords from any address: a proxy on this machine is believed. */
  async function aTarget(environment: Record<string, string> = {}) {
    const api = await testApi(environment);
    const passwordHash = await hashPassword(password);
    const { email } = await aUser(api.db, { passwordHash });
    const guess = async (ip: string, guessed: string, account = email) => {
      const headers = { 'x-forwarded-for': ip };
      const body = { email: account, password: guessed };
      const request = { method: 'POST', path: '/auth/login', headers, body };
      return (await api.guest.send(request)).statusCode;
    };
    const age = () => api.db.update(knownNetworks).set({ expiresAt: new Date(Date.now() - 1) });
    return { guess, age };
  }

  test('from one address does not lock the account for its owner at another', async () => {
    const { guess } = await aTarget();
    for (let time = 0; time < 10; time++) await guess('203.0.113.1', 'wrong');

    expect(await guess('203.0.113.1', password)).toBe(429);
    expect(await guess('198.51.100.7', password)).toBe(200);
  });

  test('of one account stops what comes from many addresses', async () => {
    const { guess } = await aTarget({ SIGN_IN_FAILURES_OF_ACCOUNT: '3' });
    for (const host of [1, 2, 3]) expect(await guess(`203.0.113.${host}`, 'wrong')).toBe(401);

    expect(await guess('203.0.113.4', 'wrong')).toBe(429);
  });

  test('of many accounts stops what comes from one address', async () => {
    const { guess } = await aTarget({ SIGN_IN_FAILURES_OF_ADDRESS: '3' });
    for (const name of ['a', 'b', 'c']) {
      expect(await guess('203.0.113.1', 'wrong', `${name}@example.com`)).toBe(401);
    }

    expect(await guess('203.0.113.1', 'wrong', 'd@example.com')).toBe(429);
    expect(await guess('203.0.113.2', 'wrong', 'd@example.com')).toBe(401);
  });

  test('from the networks of one IPv6 site counts as from one', async () => {
    const { guess } = await aTarget();
    for (let net = 0; net < 10; net++) await guess(`2001:db8:77:${net}::1`, 'wrong');

    expect(await guess('2001:db8:77:10::1', 'wrong')).toBe(429);
    expect(await guess('2001:db8:78::1', 'wrong')).toBe(401);
  });

  test('does not lock its owner out where they have signed in within 30 days', async () => {
    const { guess, age } = await aTarget({ SIGN_IN_FAILURES_OF_ACCOUNT: '3' });
    const [home, road] = ['2001:db8:1::7', '198.51.100.9'];
    for (const ip of [home, road]) expect(await guess(ip, password)).toBe(200);
    for (const host of [1, 2, 3, 4]) await guess(`203.0.113.${host}`, 'wrong');

    expect(await guess(home, password)).toBe(200);
    expect(await guess('198.51.100.10', password)).toBe(429);
    for (let time = 0; time < 10; time++) await guess(road, 'wrong');
    expect(await guess(road, password)).toBe(429);
    await age();
    expect(await guess(home, password)).toBe(429);
  });

  test('does not lock out the neighbours behind one address, known there or not', async () => {
    const { guess } = await aTarget();
    const { guess: guessAtFew } = await aTarget({ SIGN_IN_FAILURES_OF_ADDRESS: '3' });
    for (let account = 0; account < 101; account++) {
      await guess('203.0.113.1', 'wrong', `nobody${account}@example.com`);
    }
    expect(await guess('203.0.113.1', password)).toBe(200);

    expect(await guessAtFew('203.0.113.1', password)).toBe(200);
    for (const name of 'abcd') await guessAtFew('203.0.113.1', 'wrong', `${name}@example.com`);
    expect(await guessAtFew('203.0.113.1', password)).toBe(200);
  });

  test('stops after ten failures, with the seconds to wait', async () => {
    const api = await testApi();
    const { email } = await aUser(api.db, { passwordHash: await hashPassword(password) });
    const guess = (password: string) => api.guest.call(login, { body: { email, password } });

    await Promise.allSettled(Array.from({ length: 10 }, () => guess('wrong')));

    const refusal = await guess(password).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/try again in 1[45] minutes\.$/),
      headers: { 'retry-after': expect.stringMatching(/^\d{1,3}$/) },
    });
  });

  test('does not count correct passwords', async () => {
    const api = await testApi();
    const { email } = await aUser(api.db, { passwordHash: await hashPassword(password) });
    const body = { email, password };
    for (let time = 0; time < 12; time++) await api.guest.call(login, { body });
  });
});

test('an address opens a limited number of accounts an hour', async () => {
  const api = await testApi({ REGISTRATIONS_PER_HOUR: '2' });
  const open = () => api.guest.call(register, { body: someone() });
  await open();
  await open();
  await expect(open()).rejects.toMatchObject({ status: 429, code: 'request.too_many' });

  // Whoever has a site to himself has all its networks.
  const openFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const call = { method: 'POST', path: '/auth/register', body: someone(), headers };
    return (await api.guest.send(call)).statusCode;
  };
  for (const [net, status] of [200, 200, 429].entries()) {
    expect(await openFrom(`2001:db8:77:${net}::1`)).toBe(status);
  }
});
