import type { StaffChange } from '@craftsandore/contract';
import { roleName } from '@craftsandore/roles';
import { desc, eq } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { staffChanges } from '../../db/schema/staff.ts';
import { users } from '../../db/schema/users.ts';

type NewChange = Omit<typeof staffChanges.$inferInsert, 'id' | 'createdAt'>;

const shownChanges = 100;

/** Keeps for ever what was done to an account of staff, and by whom. */
export async function recordStaffChange(
  db: DatabaseOrTransaction,
  change: NewChange,
): Promise<void> {
  await db.insert(staffChanges).values(change);
}

/** What was done to an account, newest first. */
export async function findStaffChanges(db: Database, userId: number): Promise<StaffChange[]> {
  const rows = await db
    .select({ change: staffChanges, staffName: users.name })
    .from(staffChanges)
    .leftJoin(users, eq(users.id, staffChanges.staffId))
    .where(eq(staffChanges.userId, userId))
    .orderBy(desc(staffChanges.id))
    .limit(shownChanges);
  return rows.map(({ change: { id, act, roleId, reason, createdAt }, staffName }) => ({
    ...{ id, act, staffName, reason },
    roleName: roleId === null ? null : roleName(roleId),
    createdAt: createdAt.toISOString(),
  }));
}
