import {
  getProfile,
  login,
  logoutEverywhere,
  register,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aUser } from '../../../../test/support/builders.ts';
import { receiveMails, tokenIn } from '../../../../test/support/mails.ts';
import { singleUseCodes } from '../../../db/schema/accounts.ts';
import { users } from '../../../db/schema/users.ts';
import { hashPassword } from '../password/passwords.ts';
import { createCode } from '../single-use-codes.ts';

const environment = {
  PASSWORD_RESETS_PER_HOUR: '0',
  PASSWORD_RESETS_OF_ADDRESS: '0',
  STOREFRONT_URL: 'http://shop.example',
};
const api = await testApi(environment);
const { db, guest, as, signedIn } = api;

const oldPassword = 'olive-harvest-1987';
const newPassword = 'walnut-and-beech-3';

const expire = () => db.update(singleUseCodes).set({ expiresAt: new Date(Date.now() - 1000) });

describe('a new password', () => {
  const someone = async () => aUser(db, { passwordHash: await hashPassword(oldPassword) });

  async function mailedToken(email: string) {
    await guest.call(requestPasswordReset, { body: { email } });
    return tokenIn((await receiveMails(api)).at(-1));
  }

  test('is chosen by the link of a mail; the old one and all sessions end', async () => {
    const { email, id } = await someone();
    const before = await guest.call(login, { body: { email, password: oldPassword } });
    const handOff = await createCode(db, 'hand-off', id);

    const resetToken = await mailedToken(email.toUpperCase());
    expect(await guest.call(resetPassword, { body: { resetToken, newPassword } })).toBeNull();

    const after = await guest.call(login, { body: { email, password: newPassword } });
    expect(after.user).toMatchObject({ id, isVerified: true });
    const [account] = await db.select().from(users).where(eq(users.id, id));
    expect(account?.isPasswordProven).toBe(true);
    const withOldPassword = guest.call(login, { body: { email, password: oldPassword } });
    await expect(withOldPassword).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
    const withOldSession = as(before.accessToken).call(getProfile, {});
    await expect(withOldSession).rejects.toMatchObject({ code: 'session.ended' });
    const kept = await db.select().from(singleUseCodes).where(eq(singleUseCodes.userId, id));
    expect(kept).toEqual([]);
    expect(handOff).not.toBe('');
  });

  test('is chosen once by one link, however many try at once', async () => {
    const { email } = await someone();
    const resetToken = await mailedToken(email);
    const body = { resetToken, newPassword };

    const responses = await Promise.allSettled(
      Array.from({ length: 8 }, () => guest.call(resetPassword, { body })),
    );

    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(guest.call(resetPassword, { body })).rejects.toMatchObject({
      status: 422,
      code: 'auth.link_invalid',
    });
  });

  test('makes other links of the account worthless', async () => {
    const { email } = await someone();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    await guest.call(resetPassword, { body: { resetToken: second, newPassword } });
    const response = guest.call(resetPassword, { body: { resetToken: first, newPassword } });
    await expect(response).rejects.toMatchObject({ code: 'auth.link_invalid' });
  });

  test('is not chosen by a link that is too old, of another kind, or guessed', async () => {
    const { email, id } = await someone();
    const late = await mailedToken(email);
    await expire();
    const other = await createCode(db, 'verify-email', id);

    for (const resetToken of [late, other, 'x'.repeat(43), '%00']) {
      const response = guest.call(resetPassword, { body: { resetToken, newPassword } });
      await expect(response).rejects.toMatchObject({ code: 'auth.link_invalid' });
    }
  });

  test('may be chosen again when it was a well-known one', async () => {
    const { email } = await someone();
    const resetToken = await mailedToken(email);
    const weak = guest.call(resetPassword, { body: { resetToken, newPassword: 'password1' } });
    await expect(weak).rejects.toMatchObject({ status: 422, code: 'auth.weak_password' });

    await guest.call(resetPassword, { body: { resetToken, newPassword } });
  });

  test('leaves no session behind that began with the old one at the same moment', async () => {
    const { email, id } = await someone();
    const resetToken = await mailedToken(email);

    const [, ...attempts] = await Promise.allSettled([
      guest.call(resetPassword, { body: { resetToken, newPassword } }),
      ...Array.from({ length: 6 }, () =>
        guest.call(login, { body: { email, password: oldPassword } }),
      ),
    ]);

    for (const attempt of attempts) {
      if (attempt.status === 'rejected') continue;
      const response = as(attempt.value.accessToken).call(getProfile, {});
      await expect(response).rejects.toMatchObject({ code: 'session.ended' });
    }
    expect((await guest.call(login, { body: { email, password: newPassword } })).user.id).toBe(id);
  });

  test('is asked for in the same words, and with the same work, for an address without account', async () => {
    const { email } = await someone();
    const ask = async (email: string) => {
      api.queries.length = 0;
      const request = { method: 'POST', path: '/auth/requestResetPassword', body: { email } };
      const { statusCode, payload } = await guest.send(request);
      return { statusCode, payload, queries: [...api.queries] };
    };

    expect(await ask('nobody@example.com')).toEqual(await ask(email));
    const mails = await receiveMails(api);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  test('is mailed to nobody whose address only looks like that of the account', async () => {
    const { email } = await aUser(db, { email: 'mark@example.com' });
    // A Cyrillic letter, the sign of a unit, a wide letter, one without width, a mark of direction.
    const lookAlikes = ['m\u0430rk@', 'mar\u212a@', '\uff4dark@', 'mark\u200b@', 'mark@\u202e'];
    for (const lookAlike of lookAlikes.map((name) => `${name}example.com`)) {
      const request = { method: 'POST', path: '/auth/requestResetPassword' };
      await guest.send({ ...request, body: { email: lookAlike } });
      const body = { name: 'Mallory', email: lookAlike, password: oldPassword };
      const { statusCode } = await guest.send({ method: 'POST', path: '/auth/register', body });
      expect(statusCode).toBeOneOf([409, 422]);
    }
    const receivers = (await receiveMails(api)).map(({ to }) => to?.[0]?.address);
    expect(receivers.filter((address) => address !== email)).toEqual([]);
  });

  test('is asked for only so often, for one account and, far more often, from one address', async () => {
    const { guest } = await testApi({ PASSWORD_RESETS_OF_ADDRESS: '7' });
    const ask = (email: string, ip: string) =>
      guest.send({
        method: 'POST',
        path: '/auth/requestResetPassword',
        body: { email },
        headers: { 'x-forwarded-for': ip },
      });
    for (let time = 1; time <= 5; time++) await ask('a@example.com', `203.0.113.${time}`);
    const sixth = await ask('a@example.com', '203.0.113.6');
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);

    for (let time = 1; time <= 7; time++) {
      expect((await ask(`b${time}@example.com`, '198.51.100.1')).statusCode).toBe(200);
    }
    expect((await ask('c@example.com', '198.51.100.1')).statusCode).toBe(429);
    expect((await ask('c@example.com', '198.51.100.2')).statusCode).toBe(200);
  });
});

describe('confirming an address', () => {
  const signUp = async () => {
    const email = `new${Math.random()}@example.com`;
    const body = { name: 'Heba Radwan', email, password: oldPassword };
    const { accessToken } = await guest.call(register, { body });
    return { email, ...as(accessToken) };
  };

  test('is asked of everybody who signs up, and done by the link', async () => {
    const { email, call } = await signUp();
    const [mail] = await receiveMails(api);
    expect(mail?.to?.[0]).toEqual({ name: '', address: email });
    expect(mail?.text, 'words of whoever typed the address').not.toContain('Heba Radwan');
    expect(mail?.text).toContain('http://shop.example/verify-email?token=');

    await guest.call(verifyEmail, { body: { token: tokenIn(mail) } });

    expect((await call(getProfile, {})).isVerified).toBe(true);
    const again = guest.call(verifyEmail, { body: { token: tokenIn(mail) } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'account.already_verified' });
    const unknown = guest.call(verifyEmail, { body: { token: 'x'.repeat(43) } });
    await expect(unknown).rejects.toMatchObject({ status: 422, code: 'auth.link_invalid' });
  });

  test('does not work with a link that is too old or of another kind', async () => {
    const { email } = await signUp();
    const token = tokenIn((await receiveMails(api)).at(-1));
    await expire();
    const [account] = await db.select().from(users).where(eq(users.email, email));
    const other = await createCode(db, 'reset-password', account?.id ?? 0);

    for (const wrong of [token, other]) {
      const response = guest.call(verifyEmail, { body: { token: wrong } });
      await expect(response).rejects.toMatchObject({ code: 'auth.link_invalid' });
    }
  });

  test('can be asked for again, five times an hour, until it is done', async () => {
    const { call } = await signUp();
    await receiveMails(api);
    for (let time = 0; time < 5; time++) await call(requestVerification, {});
    await expect(call(requestVerification, {})).rejects.toMatchObject({ status: 429 });

    const mails = await receiveMails(api);
    expect(mails).toHaveLength(5);
    await guest.call(verifyEmail, { body: { token: tokenIn(mails[2]) } });
    await expect(call(requestVerification, {})).rejects.toMatchObject({
      status: 409,
      code: 'account.already_verified',
    });
  });
});

test('what is not committed is not mailed', async () => {
  await db.execute(sql`delete from pgboss.job where name = 'mail'`);
  const body = { name: 'Heba', email: 'twice@example.com', password: oldPassword };
  await guest.call(register, { body });
  await guest.call(register, { body }).catch(() => undefined);
  expect(await receiveMails(api)).toHaveLength(1);
});

test('no table holds a code that opens anything', async () => {
  const { email, id } = await aUser(db);
  await guest.call(requestPasswordReset, { body: { email } });
  const handOff = await createCode(db, 'hand-off', id);
  const { rows: jobs } = await db.execute(sql`select data from pgboss.job`);
  const token = tokenIn((await receiveMails(api)).at(-1));

  const codes = JSON.stringify(await db.select().from(singleUseCodes));
  for (const secret of [token, handOff]) {
    expect(codes).not.toContain(secret);
    expect(JSON.stringify(jobs)).not.toContain(secret);
  }
});

test('signing out everywhere ends every session of the account, and of nobody else', async () => {
  const { email } = await aUser(db, { passwordHash: await hashPassword(oldPassword) });
  const enter = async () => {
    const { accessToken } = await guest.call(login, { body: { email, password: oldPassword } });
    return as(accessToken);
  };
  const [here, there, other] = [await enter(), await enter(), await signedIn()];

  expect(await here.call(logoutEverywhere, {})).toBeNull();

  for (const { call } of [here, there]) {
    await expect(call(getProfile, {})).rejects.toMatchObject({ code: 'session.ended' });
  }
  await other.call(getProfile, {});
});
