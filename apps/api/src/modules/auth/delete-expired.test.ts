import { getProfile, logout } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aSession } from '../../../test/support/builders.ts';
import { singleUseCodes, usedCredentials } from '../../db/schema/accounts.ts';
import { knownNetworks } from '../../db/schema/limits.ts';
import { sessions } from '../../db/schema/users.ts';
import { deleteExpired } from './delete-expired.ts';
import { useOnce } from './use-once.ts';
import { rememberNetwork } from './password/known-networks.ts';
import { createCode, useCode } from './single-use-codes.ts';

const { db, signedIn } = await testApi();

test('only expired sessions, codes, tokens and known networks are deleted', async () => {
  const [staying, leaving] = [await signedIn(), await signedIn()];
  await leaving.call(logout, {});
  await aSession(db, staying.user.id, { expiresAt: new Date(Date.now() - 1000) });
  await createCode(db, 'hand-off', leaving.user.id);
  await db.update(singleUseCodes).set({ expiresAt: new Date(Date.now() - 1000) });
  const code = await createCode(db, 'verify-email', staying.user.id);

  await rememberNetwork(db, { ip: '203.0.113.1', email: 'old@example.com' });
  await db.update(knownNetworks).set({ expiresAt: new Date(Date.now() - 1000) });
  await rememberNetwork(db, { ip: '203.0.113.1', email: 'new@example.com' });

  await db.transaction((tx) => useOnce(tx, 'old'));
  await db.update(usedCredentials).set({ expiresAt: new Date(Date.now() - 1000) });
  await db.transaction((tx) => useOnce(tx, 'new'));

  await deleteExpired(db);

  await staying.call(getProfile, {});
  const kept = await db.select().from(sessions).where(eq(sessions.userId, staying.user.id));
  expect(kept).toHaveLength(1);
  expect(await db.$count(sessions)).toBe(1);
  expect(await db.$count(knownNetworks)).toBe(1);
  expect(await db.$count(usedCredentials)).toBe(1);
  expect(await db.$count(singleUseCodes)).toBe(1);
  expect(await useCode(db, 'verify-email', code)).toBe(staying.user.id);
});

test('of more sessions than a person has the oldest are deleted', async () => {
  const [busy, other] = [await signedIn(), await signedIn()];
  const expiresAt = new Date(Date.now() + 3_600_000);
  const many = Array.from({ length: 1_001 }, () => ({ userId: busy.user.id, expiresAt }));
  const added = await db.insert(sessions).values(many).returning({ id: sessions.id });
  const [newest] = added;
  if (!newest) throw new Error('No session was added');
  const future = new Date(Date.now() + 60_000);
  await db.update(sessions).set({ createdAt: future }).where(eq(sessions.id, newest.id));

  await deleteExpired(db);

  expect(await db.$count(sessions, eq(sessions.userId, busy.user.id))).toBe(1_000);
  expect(await db.$count(sessions, eq(sessions.id, newest.id))).toBe(1);
  await expect(busy.call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  await other.call(getProfile, {});
});
