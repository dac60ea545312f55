import {
  confirmAuthenticator,
  createHandOffCode,
  exchangeHandOffCode,
  getIdentityProvider,
  login,
  register,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  signInWithGoogle,
  startAuthenticator,
  takeSecondStep,
  verifyEmail,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { sessions } from '../src/db/schema/users.ts';
import { testApi } from './support/api.ts';
import { receiveMails, tokenIn } from './support/mails.ts';

const api = await testApi({ DEMO_IDENTITY: 'on' });
const { as, db, guest, signedIn } = api;

test('no log holds a password, a token or a code, whether its call worked or not', async () => {
  const passwords = { first: 'a-password-nobody-logs', second: 'another-one-nobody-logs' };
  const email = 'noor@example.com';
  const failing = (call: Promise<unknown>) => call.catch(() => undefined);

  const body = { name: 'Noor', email, password: passwords.first };
  const { accessToken } = await guest.call(register, { body });
  await failing(guest.call(register, { body }));
  const verification = tokenIn((await receiveMails(api)).at(-1));
  await as(accessToken).call(requestVerification, {});
  await guest.call(verifyEmail, { body: { token: verification } });
  await failing(guest.call(verifyEmail, { body: { token: verification } }));

  await guest.call(requestPasswordReset, { body: { email } });
  const resetToken = tokenIn((await receiveMails(api)).at(-1));
  const choice = { resetToken, newPassword: passwords.second };
  await guest.call(resetPassword, { body: choice });
  await failing(guest.call(resetPassword, { body: choice }));
  const again = { email, password: passwords.second };
  const { accessToken: next } = await guest.call(login, { body: again });
  await failing(guest.call(login, { body: { email, password: passwords.first } }));

  const staff = await signedIn(Role.Sales);
  const { code } = await staff.call(createHandOffCode, {});
  const { accessToken: handedOver } = await guest.call(exchangeHandOffCode, { body: { code } });
  await failing(guest.call(exchangeHandOffCode, { body: { code } }));

  await guest.call(getIdentityProvider, {});
  const page = await guest.send({ method: 'GET', path: '/demo-identity/?lang=en' });
  const credential = page.payload.match(/data-credential="([^"]+)"/)?.[1] ?? '';
  await guest.call(signInWithGoogle, { body: { credential } });
  await failing(guest.call(signInWithGoogle, { body: { credential: `${credential}x` } }));
  const staffWithApp = await signedIn(Role.Sales);
  await db
    .update(sessions)
    .set({ provedAt: new Date() })
    .where(eq(sessions.id, staffWithApp.session.id));
  const { secret } = await staffWithApp.call(startAuthenticator, { body: {} });
  const { recoveryCodes } = await staffWithApp.call(confirmAuthenticator, {
    body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() },
  });
  const recoveryCode = recoveryCodes[0]?.code ?? '';
  await failing(staffWithApp.call(takeSecondStep, { body: { code: recoveryCode } }));
  await guest.send({ method: 'GET', path: `/verify-email?token=${verification}&code=${code}` });

  await api.app.close();
  const tables = await Promise.all(
    ['api_logs', 'single_use_codes', 'pgboss.job'].map(async (table) => {
      const { rows } = await db.execute(sql`select * from ${sql.raw(table)}`);
      return rows;
    }),
  );
  const said = { log: api.log.join(''), tables: JSON.stringify(tables) };

  expect(said.log).toContain('request completed');
  expect(said.tables).toContain('/auth/resetPassword');
  const secrets = {
    ...passwords,
    accessToken,
    next,
    handedOver,
    verification,
    resetToken,
    code,
    credential,
    secret,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(20);
    expect(said.log.includes(secret), `the log holds ${name}`).toBe(false);
    expect(said.tables.includes(secret), `a table holds ${name}`).toBe(false);
  }
  expect(recoveryCode).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(said.log + said.tables).not.toContain(recoveryCode);
});
