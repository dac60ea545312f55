import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '../../../test/support/database.ts';
import { aSession, aUser } from '../../../test/support/builders.ts';
import { authenticators, recoveryCodes } from '../../db/schema/second-step.ts';
import { staffChanges } from '../../db/schema/staff.ts';
import { sessions } from '../../db/schema/users.ts';
import { forgetSecondStep } from './forget-second-step.ts';

const { db } = await testDatabase();

test('removes app and codes of one account, ends its sessions, and is recorded', async () => {
  const [lost, other] = [
    await aUser(db, { roleId: Role.Admin, email: 'Salma@example.com' }),
    await aUser(db, { roleId: Role.Admin }),
  ];
  for (const { id } of [lost, other]) {
    await aSession(db, id);
    await db.insert(authenticators).values({ userId: id, secret: 'x', confirmedAt: new Date() });
    await db.insert(recoveryCodes).values({ userId: id, hash: `hash ${id}` });
  }

  await forgetSecondStep(db, ' salma@example.com');

  expect(await db.select({ userId: authenticators.userId }).from(authenticators)).toEqual([
    { userId: other.id },
  ]);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, lost.id))).toBe(0);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, lost.id));
  expect(session?.revokedAt).not.toBeNull();
  const kept = { act: 'second-step-reset', userId: lost.id, staffId: null };
  expect(await db.select().from(staffChanges)).toMatchObject([kept]);
});

test('says that nobody has the address', async () => {
  await expect(forgetSecondStep(db, 'nobody@example.com')).rejects.toThrow('Nobody');
});
