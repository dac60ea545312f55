import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

/** Pages that the owner writes. What they say is in their versions. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** The address that it has now. */
    slug: text().notNull(),
    /** Unused since 0035: the footer is a group of settings. It stays for the version before, and goes with a later one. */
    footerPosition: integer(),
    /** Counts the changes: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('pages_slug')
      .on(table.slug)
      .where(sql`${table.deletedAt} is null`),
    check('pages_version_positive', sql`${table.version} > 0`),
  ],
);

/** Every address that a page has or had, so that no link to it ever breaks. */
export const pageSlugs = pgTable(
  'page_slugs',
  {
    slug: text().primaryKey(),
    pageId: integer()
      .notNull()
      .references(() => pages.id),
  },
  (table) => [index('page_slugs_page').on(table.pageId)],
);

/** What pages say and said, in Markdown. Rows are only added: the database refuses to change them. */
export const pageVersions = pgTable(
  'page_versions',
  {
    pageId: integer()
      .notNull()
      .references(() => pages.id),
    number: integer().notNull(),
    title: text().notNull(),
    titleAr: text().notNull(),
    description: text().notNull(),
    descriptionAr: text().notNull(),
    body: text().notNull(),
    bodyAr: text().notNull(),
    /** The version that it was made of again. */
    restoredFrom: integer(),
    /** Null for what the shop came with. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.number] }),
    index('page_versions_staff').on(table.staffId),
  ],
);

/** Which version customers read, since when: the newest row counts. Rows are only added. */
export const pagePublications = pgTable(
  'page_publications',
  {
    id: id(),
    pageId: integer()
      .notNull()
      .references(() => pages.id),
    /** Null: customers read none since. */
    number: integer(),
    /** Null for what the shop came with. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'page_publications_version',
      columns: [table.pageId, table.number],
      foreignColumns: [pageVersions.pageId, pageVersions.number],
    }),
    index('page_publications_page').on(table.pageId, table.id),
    index('page_publications_staff').on(table.staffId),
  ],
);

/** The photos that versions show: as long as one of them may be restored, its photos stay. */
export const pagePhotos = pgTable(
  'page_photos',
  {
    pageId: integer().notNull(),
    number: integer().notNull(),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.number, table.photoId] }),
    foreignKey({
      name: 'page_photos_version',
      columns: [table.pageId, table.number],
      foreignColumns: [pageVersions.pageId, pageVersions.number],
    }),
    unique('page_photos_photo').on(table.photoId, table.pageId, table.number),
  ],
);
