import {
  changeRole,
  getProfile,
  getUser,
  inviteStaff,
  listOrders,
  listUsers,
  register,
  type CallInput,
} from '@craftsandore/contract';
import { Role, type RoleId } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { anAddress, anOrder, aUser } from '../../../test/support/builders.ts';
import { identities } from '../../db/schema/accounts.ts';
import { users } from '../../db/schema/users.ts';

const api = await testApi();
const { as, db, guest, signedIn } = api;
const admin = await signedIn(Role.Admin);

const listed = async (query: CallInput<typeof listUsers>['query']) =>
  (await admin.call(listUsers, { query })).data.map(({ userId }) => userId);

describe('the list', () => {
  test('shows what staff need and nothing of passwords', async () => {
    const user = await aUser(db, { name: 'Hany Zaki', passwordHash: '$argon2id$secret' });

    const { data, meta } = await admin.call(listUsers, { query: { query: 'hany zaki' } });

    expect(data).toEqual([
      {
        userId: user.id,
        userName: 'Hany Zaki',
        userEmail: user.email,
        userRoleId: Role.User,
        userRoleName: 'User',
        userIsVerified: false,
        userCreatedAt: user.createdAt.toISOString(),
        userDeactivatedAt: null,
        userLastSeenAt: null,
      },
    ]);
    expect(meta).toEqual({ page: 1, perPage: 20, totalCount: 1, pageCount: 1 });
  });

  test('is searched by name and email, filtered by role, newest first', async () => {
    const older = await aUser(db, {
      name: 'سُهيلة عبد الله',
      roleId: Role.Sales,
      createdAt: new Date('2020-01-01'),
    });
    const newer = await aUser(db, { name: 'سهيله فؤاد', email: 'sohaila.f@example.com' });

    expect(await listed({ query: 'سهيلة' })).toEqual([newer.id, older.id]);
    expect(await listed({ query: 'SOHAILA' })).toEqual([newer.id]);
    expect(await listed({ query: 'سهيلة', roleId: Role.Sales })).toEqual([older.id]);
    expect(await listed({ query: 'سهيلة', perPage: 1, page: 2 })).toEqual([older.id]);
    expect(await listed({ query: 'nobody at all' })).toEqual([]);
  });

  test.each(['roleId=5', 'roleId=x', 'page=0', 'perPage=101', `query=${'x'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      const { statusCode } = await admin.send({ method: 'GET', path: `/admin/users?${query}` });
      expect(statusCode).toBe(422);
    },
  );
});

describe('one account', () => {
  test('comes with its newest orders and its addresses in the words of the language', async () => {
    const user = await aUser(db);
    const address = await anAddress(db, user.id);
    const older = await anOrder(db, user, { createdAt: new Date('2026-01-01') });
    const newer = await anOrder(db, user);
    await anOrder(db, await aUser(db));

    const seen = await as(admin.token, 'ar').call(getUser, { params: { userId: user.id } });

    expect(seen).toMatchObject({
      userId: user.id,
      ordersCount: 2,
      orders: [{ orderId: newer.id }, { orderId: older.id, shippingGovernorate: 'القاهرة' }],
      shippingDetails: [{ id: address.id, governorate: 'القاهرة' }],
    });
  });

  test('is missing where there is none', async () => {
    const missing = admin.call(getUser, { params: { userId: 999_999 } });
    await expect(missing).rejects.toMatchObject({ status: 404, code: 'user.not_found' });
  });
});

describe('changing a role', () => {
  const change = (caller: typeof admin, userId: number, roleId: RoleId) =>
    caller.send({ method: 'PATCH', path: `/admin/users/roles/${userId}`, body: { roleId } });

  // Other tests' admins would stand in for the last one.
  afterEach(async () => {
    await db.update(users).set({ roleId: Role.User }).where(eq(users.roleId, Role.Admin));
    await db.update(users).set({ roleId: Role.Admin }).where(eq(users.id, admin.user.id));
  });

  test('counts at the very next call with the same token', async () => {
    const person = await signedIn();
    await db.update(users).set({ isVerified: true }).where(eq(users.id, person.user.id));
    const params = { userId: person.user.id };
    await expect(person.call(listOrders, { query: {} })).rejects.toMatchObject({ status: 403 });

    const changed = await admin.call(changeRole, { params, body: { roleId: Role.Sales } });

    expect(changed).toMatchObject({ userId: person.user.id, userRoleName: 'Sales' });
    await person.call(listOrders, { query: {} });
    await admin.call(changeRole, { params, body: { roleId: Role.User } });
    await expect(person.call(listOrders, { query: {} })).rejects.toMatchObject({ status: 403 });
    expect((await person.call(getProfile, {})).role.name).toBe('User');
  });

  test('is refused for one’s own account, a developer’s, and one that is not there', async () => {
    const developer = await signedIn(Role.Developer);
    const refusals = [
      [await change(admin, admin.user.id, Role.User), 409, 'user.own_role'],
      [await change(developer, developer.user.id, Role.Admin), 409, 'user.own_role'],
      [await change(admin, developer.user.id, Role.User), 409, 'user.developer'],
      [await change(admin, 999_999, Role.User), 404, 'user.not_found'],
    ] as const;
    for (const [reply, status, code] of refusals) {
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
  });

  const notProven = { status: 409, code: 'user.not_proven' };

  test('to one of staff is refused while anybody may have chosen the password', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const squatter = { name: 'Mona Adel', email, password: 'the-squatters-own-words' };
    const { user } = await guest.call(register, { body: squatter });
    const give = (roleId: CallInput<typeof changeRole>['body']['roleId']) =>
      admin.call(changeRole, { params: { userId: user.id }, body: { roleId } });

    await expect(give(Role.Sales)).rejects.toMatchObject(notProven);
    await expect(give(Role.Admin)).rejects.toMatchObject(notProven);
    // The owner of the address has opened the link that it was sent.
    await db.update(users).set({ isVerified: true }).where(eq(users.id, user.id));
    await expect(give(Role.Sales)).rejects.toMatchObject(notProven);
    await give(Role.User);

    const body = { email, roleId: Role.Sales };
    expect(await admin.call(inviteStaff, { body })).toMatchObject({
      ...{ account: null, invitation: { email } },
    });
    await db.update(users).set({ isPasswordProven: true }).where(eq(users.id, user.id));
    expect(await give(Role.Sales)).toMatchObject({ userRoleName: 'Sales' });
  });

  test('to one of staff closes the account to identities that it had', async () => {
    const person = await signedIn();
    await db.update(users).set({ isVerified: true }).where(eq(users.id, person.user.id));
    // Of who had the account before it was moved to the address.
    const strangers = { provider: 'google', subject: 'of-a-stranger' } as const;
    await db.insert(identities).values({ ...strangers, userId: person.user.id });

    await admin.call(changeRole, {
      params: { userId: person.user.id },
      body: { roleId: Role.Sales },
    });
    expect(await db.$count(identities, eq(identities.userId, person.user.id))).toBe(0);
    await expect(person.call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  });

  test.each([Role.Developer, 0, 5, '1', null, undefined])('never gives role %j', async (roleId) => {
    const { id } = await aUser(db);
    const reply = await admin.send({
      method: 'PATCH',
      path: `/admin/users/roles/${id}`,
      body: { roleId },
    });
    expect(reply.statusCode).toBe(422);
  });

  test('keeps the last admin, for every caller', async () => {
    const developer = await signedIn(Role.Developer);
    const reply = await change(developer, admin.user.id, Role.Sales);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'user.last_admin']);
    expect((await change(developer, admin.user.id, Role.Admin)).statusCode).toBe(200);
  });

  test('by two admins of each other at once leaves one of them', async () => {
    for (let round = 0; round < 10; round++) {
      await db.update(users).set({ roleId: Role.User }).where(eq(users.roleId, Role.Admin));
      const [one, other] = [await signedIn(Role.Admin), await signedIn(Role.Admin)];

      const replies = await Promise.all([
        change(one, other.user.id, Role.User),
        change(other, one.user.id, Role.User),
      ]);

      expect(await db.$count(users, eq(users.roleId, Role.Admin))).toBe(1);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });
});
