import {
  groupsWithHistory,
  type GroupWithHistory,
  pageMeta,
  type PageQuery,
  type SettingsVersion,
} from '@craftsandore/contract';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../db/client.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';

/** A page of what was saved of a group, newest first, each beside what it was before. */
export async function findSettingsVersions(
  db: Database,
  group: GroupWithHistory,
  { page, perPage }: PageQuery,
) {
  const ofGroup = eq(settings.group, group);
  const [rows, totalCount] = await Promise.all([
    db
      .select({
        version: settings.version,
        savedBy: users.name,
        savedAt: settings.createdAt,
        value: settings.value,
      })
      .from(settings)
      .leftJoin(users, eq(users.id, settings.staffId))
      .where(ofGroup)
      .orderBy(desc(settings.version))
      // With the one before the last.
      .limit(perPage + 1)
      .offset((page - 1) * perPage),
    db.$count(settings, ofGroup),
  ]);

  const { defaults } = groupsWithHistory[group];
  const shape: z.ZodType = groupsWithHistory[group].shape;
  /** As it was saved; a field that came later is what it was without being set. */
  const sent = (value: unknown) =>
    shape.encode({ ...defaults, ...(value as object) }) as SettingsVersion['settings']; // an object, as its shape is
  const before = (row: (typeof rows)[number] | undefined) =>
    row ? sent(row.value) : defaults && sent(defaults);

  const data = rows.slice(0, perPage).map(({ value, savedAt, ...row }, index) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    settings: sent(value),
    before: before(rows[index + 1]),
  }));
  return { data, meta: pageMeta(page, perPage, totalCount) };
}
