import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '../../../test/support/database.ts';
import { aUser } from '../../../test/support/builders.ts';
import { users } from '../../db/schema/users.ts';
import { setRole } from './set-role.ts';

const { db } = await testDatabase();

const roleOf = async (id: number) =>
  (await db.select({ roleId: users.roleId }).from(users).where(eq(users.id, id)))[0]?.roleId;

test.each(['Developer', 'developer', '4'])('makes a developer by the name %s', async (role) => {
  const { id, email } = await aUser(db, { email: `Salma.${crypto.randomUUID()}@example.com` });
  await setRole(db, ` ${email.toLowerCase()} `, role);
  expect(await roleOf(id)).toBe(Role.Developer);
});

test('says that there is no such role, and nobody of that address', async () => {
  expect(() => setRole(db, 'salma@example.com', 'owner')).toThrow('Admin, Sales, User, Developer');
  await expect(setRole(db, 'nobody@example.com', 'Admin')).rejects.toThrow('Nobody');
});

test('leaves an admin, also when all of them go at once', async () => {
  const admins = await Promise.all([1, 2, 3].map(() => aUser(db, { roleId: Role.Admin })));

  const responses = await Promise.allSettled(admins.map(({ email }) => setRole(db, email, 'User')));

  expect(responses.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await db.$count(users, eq(users.roleId, Role.Admin))).toBe(1);
});
