import { desc, eq, inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

type Row = typeof settings.$inferSelect;

/** What the owner has saved last of some groups, by group; none of a group before its first save. */
export async function findSettingsRows(db: DatabaseOrTransaction, groups: readonly Row['group'][]) {
  const rows = await db
    .selectDistinctOn([settings.group], {
      group: settings.group,
      version: settings.version,
      savedBy: users.name,
      savedAt: settings.createdAt,
      value: settings.value,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.staffId))
    .where(inArray(settings.group, groups))
    .orderBy(settings.group, desc(settings.version));
  return new Map(
    rows.map(({ group, savedAt, ...row }) => [group, { ...row, savedAt: savedAt.toISOString() }]),
  );
}

type Version = Pick<Row, 'group' | 'version' | 'value'> & { staffId: number };

/** Adds a version, which counts from now on. @throws Problem when another one has come at the same moment. */
export async function insertSettingsRow(tx: Transaction, row: Version): Promise<void> {
  await tx
    .insert(settings)
    .values(row)
    .catch((error: unknown) => {
      const isTaken = isDuplicate(error, 'settings_group_version_pk');
      throw isTaken ? new Problem('settings.changed') : error;
    });
}

/** Tells who has not seen the last version what it is now. */
export async function tellingCurrent<Saved>(
  save: Promise<Saved>,
  findCurrent: () => Promise<unknown>,
): Promise<Saved> {
  return save.catch(async (error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'settings.changed') throw error;
    throw new Problem('settings.changed', { current: await findCurrent() });
  });
}
