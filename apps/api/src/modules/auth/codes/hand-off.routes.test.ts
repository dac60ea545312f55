import {
  createHandOffCode,
  exchangeHandOffCode,
  getProfile,
  logout,
  logoutEverywhere,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { singleUseCodes } from '../../../db/schema/accounts.ts';
import { sessions, users } from '../../../db/schema/users.ts';
import { createCode } from '../single-use-codes.ts';

const { db, guest, as, signedIn } = await testApi();

const exchange = (code: string) => guest.call(exchangeHandOffCode, { body: { code } });
const refused = { status: 401, code: 'auth.code_invalid' };

test.each([Role.Admin, Role.Sales, Role.Developer])(
  'role %i gets a session of its own in the back office',
  async (role) => {
    const { call, user, token } = await signedIn(role);
    const { code } = await call(createHandOffCode, {});

    const session = await exchange(code);

    expect(session.user).toMatchObject({ id: user.id, roleId: role });
    expect(session.accessToken).not.toBe(token);
    expect(await as(session.accessToken).call(getProfile, {})).toMatchObject({ id: user.id });
  },
);

test('a customer gets no code', async () => {
  const { call } = await signedIn(Role.User);
  await expect(call(createHandOffCode, {})).rejects.toMatchObject({ code: 'access.denied' });
});

test('a code is good for one session, however many try at once', async () => {
  const { call } = await signedIn(Role.Sales);
  const { code } = await call(createHandOffCode, {});

  const responses = await Promise.allSettled(Array.from({ length: 8 }, () => exchange(code)));

  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(exchange(code)).rejects.toMatchObject(refused);
});

test('a code is worth nothing after a minute, of another kind, or guessed', async () => {
  const { call, user } = await signedIn(Role.Sales);
  const { code } = await call(createHandOffCode, {});
  const [row] = await db.select().from(singleUseCodes).where(eq(singleUseCodes.userId, user.id));
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBeLessThanOrEqual(61_000);
  await db.update(singleUseCodes).set({ expiresAt: new Date(Date.now() - 1) });

  const other = await createCode(db, 'reset-password', user.id);
  for (const wrong of [code, other, 'x'.repeat(43)]) {
    await expect(exchange(wrong)).rejects.toMatchObject(refused);
  }
});

test('the role that counts is the one at the exchange', async () => {
  const { call, user } = await signedIn(Role.Sales);
  const { code } = await call(createHandOffCode, {});
  await db.update(users).set({ roleId: Role.User }).where(eq(users.id, user.id));
  await expect(exchange(code)).rejects.toMatchObject({ status: 403, code: 'access.denied' });

  await db.update(users).set({ roleId: Role.Sales }).where(eq(users.id, user.id));
  await expect(exchange(code)).rejects.toMatchObject(refused);
});

test.each([logout, logoutEverywhere])(
  'a code ends with the session that requested it: $path',
  async (signOut) => {
    const { call } = await signedIn(Role.Admin);
    const { code } = await call(createHandOffCode, {});
    await call(signOut, {});
    await expect(exchange(code)).rejects.toMatchObject(refused);
  },
);

test('a code ends when the time of its session is over', async () => {
  const { call, session } = await signedIn(Role.Admin);
  const { code } = await call(createHandOffCode, {});
  const expiresAt = new Date(Date.now() - 1);
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, session.id));
  await expect(exchange(code)).rejects.toMatchObject(refused);
});
