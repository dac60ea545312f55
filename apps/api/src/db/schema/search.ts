import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { products } from './catalogue.ts';
import { id, moment } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What searches look through: the words of a product as they are compared, with where each of them stands. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
    /** By which rules they were compared; an older number has to be done anew. */
    normaliser: smallint().notNull(),
  },
  // Without a list of what waits for the index, which every search would have to read through.
  (table) => [index('product_search_words').using('gin', table.words).with({ fastupdate: 'off' })],
);

/** Every word that products were ever described with, numbers apart. It grows slowly, and is held in memory. */
export const searchVocabulary = pgTable('search_vocabulary', {
  id: id(),
  term: text().notNull().unique(),
  /** As people write it. */
  spelling: text().notNull(),
  /** Whether a product, a design or a category is called so: such words are offered to those who type. */
  isName: boolean().notNull(),
});

/** Words that mean the same to a customer. */
export const synonymGroups = pgTable(
  'synonym_groups',
  {
    id: id(),
    terms: text().array().notNull(),
    note: text().notNull().default(''),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('synonym_groups_changed').on(table.updatedAt, table.id),
    check('synonym_groups_terms_some', sql`cardinality(${table.terms}) > 1`),
  ],
);

/** What was searched and not found, as it was compared; nobody knows who searched it. */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: id(),
    query: text().notNull().unique(),
    /** As somebody typed it last. */
    spelling: text(),
    count: integer().notNull().default(1),
    firstAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('search_misses_count').on(table.count, table.id),
    index('search_misses_last').on(table.lastAt),
  ],
);

/** Searches of which it is known what they should find: a change of synonyms is tried on them. */
export const searchChecks = pgTable('search_checks', {
  id: id(),
  query: text().notNull().unique(),
  /** Products that should be found; none where nothing should be. */
  expected: integer().array().notNull(),
  /** Products that should not be found. */
  never: integer().array().notNull(),
});
