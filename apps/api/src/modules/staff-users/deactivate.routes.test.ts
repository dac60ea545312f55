import {
  createHandOffCode,
  deactivateUser,
  exchangeHandOffCode,
  getProfile,
  getUser,
  listOrders,
  listUsers,
  login,
  reactivateUser,
  register,
  requestPasswordReset,
  resetPassword,
  sendPasswordReset,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aUser } from '../../../test/support/builders.ts';
import { receiveMails, tokenIn } from '../../../test/support/mails.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { createCode } from '../auth/single-use-codes.ts';

const api = await testApi({ PASSWORD_RESETS_PER_HOUR: '2' });
const { as, db, guest, signedIn } = api;
const admin = await signedIn(Role.Admin);
const password = 'a-lathe-by-the-window';
const deactivated = { status: 403, code: 'auth.deactivated' };

const deactivate = (userId: number, by = admin) => by.call(deactivateUser, { params: { userId } });
const reactivate = (userId: number) => admin.call(reactivateUser, { params: { userId } });

/** Somebody of staff who knows the password. */
async function aColleague() {
  const body = { name: 'Mona Adel', email: `${crypto.randomUUID()}@example.com`, password };
  const { user } = await guest.call(register, { body });
  await receiveMails(api);
  await db.update(users).set({ roleId: Role.Sales }).where(eq(users.id, user.id));
  return user;
}

const signIn = (email: string, word = password) =>
  guest.call(login, { body: { email, password: word } });

// Other tests' admins would stand in for the last one.
afterEach(async () => {
  await db.update(users).set({ roleId: Role.User }).where(eq(users.roleId, Role.Admin));
  await db.update(users).set({ roleId: Role.Admin }).where(eq(users.id, admin.user.id));
});

test('sessions end at once in every process, and signing in is refused until it is undone', async () => {
  const colleague = await aColleague();
  const { accessToken } = await signIn(colleague.email);
  const other = await api.anotherInstance();
  const elsewhere = () =>
    other.app.inject({
      url: '/users/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    });
  expect((await elsewhere()).statusCode).toBe(200);

  const { userDeactivatedAt } = await deactivate(colleague.id);

  expect(userDeactivatedAt).not.toBeNull();
  expect((await elsewhere()).statusCode).toBe(401);
  await expect(as(accessToken).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  await expect(signIn(colleague.email)).rejects.toMatchObject(deactivated);

  expect((await reactivate(colleague.id)).userDeactivatedAt).toBeNull();
  await expect(as(accessToken).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  const again = await signIn(colleague.email);
  await as(again.accessToken).call(getProfile, {});
  const { changes } = await admin.call(getUser, { params: { userId: colleague.id } });
  expect(changes.map(({ act }) => act)).toEqual(['reactivated', 'deactivated']);
});

test('who does not know the password is told nothing of it', async () => {
  const colleague = await aColleague();
  await deactivate(colleague.id);
  await expect(signIn(colleague.email, 'some-other-words')).rejects.toMatchObject({
    status: 401,
    code: 'auth.wrong_credentials',
  });
});

test('no other way leads in: a hand-off, a link to choose a password, a session left over', async () => {
  const { call, user, token, session } = await signedIn(Role.Sales);
  const { code } = await call(createHandOffCode, {});
  const resetToken = await createCode(db, 'reset-password', user.id);
  await deactivate(user.id);

  await expect(guest.call(exchangeHandOffCode, { body: { code } })).rejects.toMatchObject({
    code: 'auth.code_invalid',
  });
  await expect(
    guest.call(resetPassword, { body: { resetToken, newPassword: 'another-lathe-by-the-door' } }),
  ).rejects.toMatchObject({ code: 'auth.link_invalid' });
  await guest.call(requestPasswordReset, { body: { email: user.email } });
  expect(await receiveMails(api)).toEqual([]);

  await db.update(sessions).set({ revokedAt: null }).where(eq(sessions.id, session.id));
  await expect(as(token).call(listOrders, { query: {} })).rejects.toMatchObject({ status: 401 });
});

test('never oneself, a developer, a customer, the last admin, or nobody', async () => {
  const developer = await signedIn(Role.Developer);
  const customer = await aUser(db);
  const refusals = [
    [() => deactivate(admin.user.id), 'user.own_account'],
    [() => deactivate(developer.user.id), 'user.developer'],
    [() => deactivate(customer.id), 'user.not_staff'],
    [() => deactivate(admin.user.id, developer), 'user.last_admin'],
    [() => deactivate(999_999), 'user.not_found'],
    [() => reactivate(999_999), 'user.not_found'],
    [() => reactivate(admin.user.id), 'user.own_account'],
  ] as const;
  for (const [call, code] of refusals) await expect(call()).rejects.toMatchObject({ code });
});

test('an admin who is deactivated does not count as another admin', async () => {
  const developer = await signedIn(Role.Developer);
  const other = await aUser(db, { roleId: Role.Admin });
  await deactivate(other.id);
  await expect(deactivate(admin.user.id, developer)).rejects.toMatchObject({
    code: 'user.last_admin',
  });
});

test('by two admins of each other at once leaves one of them', async () => {
  for (let round = 0; round < 8; round++) {
    await db.update(users).set({ roleId: Role.User }).where(eq(users.roleId, Role.Admin));
    const [one, other] = [await signedIn(Role.Admin), await signedIn(Role.Admin)];

    const results = await Promise.allSettled([
      deactivate(other.user.id, one),
      deactivate(one.user.id, other),
    ]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await db.select().from(users).where(eq(users.roleId, Role.Admin));
    expect(rows.filter(({ deactivatedAt }) => !deactivatedAt)).toHaveLength(1);
  }
});

test('while somebody signs in leaves no session that works', async () => {
  for (let round = 0; round < 5; round++) {
    const colleague = await aColleague();
    const [signedInThen] = await Promise.allSettled([
      signIn(colleague.email),
      deactivate(colleague.id),
    ]);
    await reactivate(colleague.id);
    if (signedInThen.status === 'rejected') continue;
    const { accessToken } = signedInThen.value;
    await expect(as(accessToken).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  }
});

test('a colleague is mailed a link to choose a password, which nobody else sees', async () => {
  const colleague = await aColleague();
  const params = { userId: colleague.id };
  expect(await admin.call(sendPasswordReset, { params })).toBeNull();

  const [mail] = await receiveMails(api);
  expect(mail?.to?.[0]).toMatchObject({ address: colleague.email });
  await signIn(colleague.email);
  const body = { resetToken: tokenIn(mail), newPassword: 'another-lathe-by-the-door' };
  await guest.call(resetPassword, { body });
  await signIn(colleague.email, body.newPassword);
  const { changes } = await admin.call(getUser, { params });
  expect(changes).toMatchObject([{ act: 'reset-sent', staffName: admin.user.name }]);

  await admin.call(sendPasswordReset, { params });
  await expect(admin.call(sendPasswordReset, { params })).rejects.toMatchObject({ status: 429 });
  await deactivate(colleague.id);
  await expect(admin.call(sendPasswordReset, { params })).rejects.toMatchObject({
    code: 'user.deactivated',
  });
  await receiveMails(api);
});

test('staff are seen, with one write in five minutes, and customers are not', async () => {
  const sales = await signedIn(Role.Sales);
  const customer = await signedIn(Role.User);
  const seen = async ({ user }: typeof sales) =>
    (await db.select().from(users).where(eq(users.id, user.id)))[0]?.lastSeenAt?.getTime();

  await Promise.all([1, 2, 3].map(() => sales.call(getProfile, {})));
  await customer.call(getProfile, {});
  const first = await seen(sales);
  expect(Date.now() - Number(first)).toBeLessThan(60_000);
  expect(await seen(customer)).toBeUndefined();
  await sales.call(getProfile, {});
  expect(await seen(sales)).toBe(first);

  const longAgo = new Date(Date.now() - 6 * 60_000);
  await db.update(users).set({ lastSeenAt: longAgo }).where(eq(users.id, sales.user.id));
  await sales.call(getProfile, {});
  expect(await seen(sales)).toBeGreaterThan(longAgo.getTime());
  const { data } = await admin.call(listUsers, { query: { query: sales.user.email } });
  expect(data[0]?.userLastSeenAt).not.toBeNull();
});
