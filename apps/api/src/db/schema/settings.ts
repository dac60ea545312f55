import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

/**
 * What the owner has set, by group. Each save adds a row: the newest one counts, and the others tell who changed what, from
 * one version to the next. The database refuses to change or delete any.
 */
export const settings = pgTable(
  'settings',
  {
    group: text({
      enum: [
        ...(['delivery', 'shop', 'money', 'announcement', 'desk', 'messages'] as const),
        ...(['channels', 'home', 'footer', 'staff-access'] as const),
      ],
    }).notNull(),
    version: integer().notNull(),
    /** The whole group, of the contract's shape, with amounts in piastres. */
    value: jsonb().notNull(),
    /** Null for what the shop came with. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.group, table.version] }),
    index('settings_staff').on(table.staffId),
  ],
);

/** The pictures that versions show: as long as one of them may be brought back, its pictures stay. */
export const settingsPhotos = pgTable(
  'settings_photos',
  {
    group: text({ enum: ['shop'] }).notNull(),
    version: integer().notNull(),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
  },
  (table) => [
    primaryKey({ columns: [table.group, table.version, table.photoId] }),
    foreignKey({
      name: 'settings_photos_version',
      columns: [table.group, table.version],
      foreignColumns: [settings.group, settings.version],
    }),
    index('settings_photos_photo').on(table.photoId),
  ],
);
