import type { StaffAccess } from '@craftsandore/contract';
import { isStaff, roleIds, type RoleId } from '@craftsandore/roles';
import { and, eq, exists, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { authenticators, passkeys } from '../../db/schema/second-step.ts';
import { settings } from '../../db/schema/settings.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';
import { findSettingsRows, insertSettingsRow } from '../settings/settings-rows.ts';
import type { Actor } from './access.ts';
import { isDemanded, whatIsLeft } from './what-is-left.ts';

type Demand = StaffAccess['secondStepOf'];

const group = 'staff-access';

/** Of whom a second step is demanded, and who has saved that last. */
export async function findDemand(db: DatabaseOrTransaction) {
  const row = (await findSettingsRows(db, [group])).get(group);
  const { secondStepOf } = (row?.value ?? { secondStepOf: 'nobody' }) as { secondStepOf: Demand }; // as it was saved
  const { version = 0, savedBy = null, savedAt = null } = row ?? {};
  return { secondStepOf, version, savedBy, savedAt };
}

type NewDemand = { seenVersion: number; secondStepOf: Demand; staffId: number };

/** Adds a version. @throws Problem when another one has come since. */
export async function insertDemand(
  tx: Transaction,
  { seenVersion, secondStepOf, staffId }: NewDemand,
): Promise<void> {
  const { version } = await findDemand(tx);
  if (version !== seenVersion) throw new Problem('settings.changed');
  await insertSettingsRow(tx, { group, version: version + 1, value: { secondStepOf }, staffId });
}

const appOf = (db: DatabaseOrTransaction) =>
  db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.userId, users.id), isNotNull(authenticators.confirmedAt)));
const keyOf = (db: DatabaseOrTransaction) =>
  db
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, users.id));

/** Whether an account has a second step, in a statement about `users`. */
const hasMethod = (db: DatabaseOrTransaction) => or(exists(appOf(db)), exists(keyOf(db)));
export const hasNoMethod = (db: DatabaseOrTransaction) =>
  and(notExists(appOf(db)), notExists(keyOf(db)));

export async function hasSecondStep(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), hasMethod(db)))) > 0;
}

/** For so long after its second step a session may do the gravest things. */
const freshStepMs = 15 * 60_000;

/** @throws Problem where the second step of a session was taken too long ago: it is due again, with who has stolen the session outside. */
export async function assertFreshStep(
  db: Database,
  { sessionId, secondStep, provedAt }: Pick<Actor, 'sessionId' | 'secondStep' | 'provedAt'>,
  now: Date,
): Promise<void> {
  const isFresh = provedAt !== null && now.getTime() - provedAt.getTime() < freshStepMs;
  if (secondStep !== 'done' || isFresh) return;
  const asked = await db
    .update(sessions)
    .set({ secondStep: 'due' })
    .from(users)
    // Who has removed the last way to take it could not go on.
    .where(and(eq(sessions.id, sessionId), eq(users.id, sessions.userId), hasMethod(db)))
    .returning({ id: sessions.id });
  if (asked.length > 0) throw new Problem('access.second_step');
}

/** What an account has to do that signs in, as things stand now; the caller holds it. */
export async function findWhatIsLeft(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({
      roleId: users.roleId,
      hasMethod: sql<boolean>`${hasMethod(tx)}`,
      demand: sql<Demand | null>`(
        select value->>'secondStepOf' from ${settings}
        where ${settings.group} = ${group} order by version desc limit 1)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row && whatIsLeft({ ...row, demand: row.demand ?? 'nobody' });
}

/**
 * Stops sessions of staff that have yet to take a second step, and frees those that need none: of one account whose role has
 * changed, or of all once the demand has.
 */
export async function applyDemand(tx: Transaction, userId?: number): Promise<void> {
  const { secondStepOf } = await findDemand(tx);
  const demanded = roleIds.filter((roleId) => isDemanded(secondStepOf, roleId));
  const concerned = and(
    userId === undefined ? undefined : eq(users.id, userId),
    inArray(users.roleId, staffRoles),
  );
  const isStopped = or(
    hasMethod(tx),
    demanded.length > 0 ? inArray(users.roleId, demanded) : undefined,
  );
  await tx
    .update(sessions)
    .set({ secondStep: sql`case when ${isStopped} then 'due' else 'none' end` })
    .from(users)
    .where(and(eq(users.id, sessions.userId), ne(sessions.secondStep, 'done'), concerned));
}

export const staffRoles: RoleId[] = roleIds.filter(isStaff);
