import { type GovernorateCode, careHints, finishes, woods } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { photos } from './photos.ts';
import { previews } from './previews.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    nameAr: text().notNull(),
    description: text().notNull().default(''),
    descriptionAr: text().notNull().default(''),
    photoId: integer().references(() => photos.id),
    /** In the order of the owner; null of those that nobody has placed yet, which come last. */
    place: integer(),
    /** Customers see it nowhere; its products stay for sale. */
    isHidden: boolean().notNull().default(false),
    /** Counts the changes: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** Removed; products that are out of the shop may still refer to it. */
    deletedAt: moment(),
    /** What a shared link shows; null until it is drawn, and again when what it shows changes (by triggers). */
    previewKey: text().references(() => previews.key),
  },
  (table) => [
    index('categories_photo').on(table.photoId),
    index('categories_preview').on(table.previewKey),
  ],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    nameAr: text().notNull(),
    description: text().notNull(),
    descriptionAr: text().notNull(),
    /** Piastres. */
    price: integer().notNull(),
    weightInKilograms: numeric({ precision: 9, scale: 3, mode: 'number' }).notNull(),
    /** Piastres: of its cheapest design that is not removed, which lists show and go by; kept by triggers. */
    lowestPrice: integer().notNull().default(0),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** What it is like; null, and no hint, where that is not known. */
    lengthMm: integer(),
    widthMm: integer(),
    heightMm: integer(),
    finish: text({ enum: finishes }),
    care: text({ enum: careHints }).array().notNull().default([]),
    /** The governorate that it was made in. */
    origin: text().$type<GovernorateCode>(),
    isFoodSafe: boolean(),
    /** Working days in which it is made once it is ordered; null where it is kept ready. */
    madeToOrderDays: smallint(),
    /** Of its designs that are not removed, each once; kept by a trigger. */
    woods: text({ enum: woods }).array().notNull().default([]),
    inTheBox: text(),
    inTheBoxAr: text(),
    /** For search engines and shared links; null where name and description serve. */
    seoTitle: text(),
    seoTitleAr: text(),
    seoDescription: text(),
    seoDescriptionAr: text(),
    /** Sums of ratings and orders, kept here so that sorting by them is cheap. */
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    ratingsCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    /** Pieces of the designs in the shop. */
    pieces: integer().notNull().default(0),
    /**
     * Of the design in the shop that has the fewest, 0 without a design; kept by a trigger. Whether that is low is for whoever
     * asks: the owner sets it.
     */
    fewest: integer().notNull().default(0),
    /** For the version before; kept by the same trigger. */
    lowDesigns: integer().notNull().default(0),
    /** Counts what staff changed of the product, its designs and their photos. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    /** Whether customers see it; a draft, where not. The default is for versions that know no drafts. */
    isPublished: boolean().notNull().default(true),
    /** No longer sold, which its page still says. */
    archivedAt: moment(),
    /** When a draft goes into the shop by itself. */
    publishAt: moment(),
    /** Taken out of the shop; the lines of old orders still refer to it. */
    deletedAt: moment(),
    /** What a shared link shows; null until it is drawn, and again when what it shows changes (by triggers). */
    previewKey: text().references(() => previews.key),
    /** Of a copy: what makes a repeated request harmless, and SHA-256 of what was asked with it. */
    copyKey: uuid().unique('products_copy_key'),
    copyKeyHash: text(),
  },
  (table) => [
    // Each order ends in what hides a product, so that the index alone tells what the pages before a page hold.
    index('products_category').on(
      table.categoryId,
      table.createdAt,
      table.id,
      table.deletedAt,
      table.isPublished,
    ),
    index('products_newest').on(table.createdAt, table.id, table.deletedAt, table.isPublished),
    index('products_price').on(table.lowestPrice, table.id, table.deletedAt, table.isPublished),
    index('products_name').on(table.name, table.id, table.deletedAt, table.isPublished),
    index('products_pieces').on(table.pieces, table.id, table.deletedAt, table.isPublished),
    index('products_fewest').on(table.fewest, table.id, table.deletedAt, table.isPublished),
    index('products_drafts')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.isPublished}`),
    index('products_archived')
      .on(table.createdAt, table.id)
      .where(sql`${table.archivedAt} is not null`),
    index('products_to_publish')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    index('products_best_selling').on(
      table.soldCount,
      table.id,
      table.deletedAt,
      table.isPublished,
    ),
    index('products_best_rated').on(
      table.averageRating,
      table.ratingsCount,
      table.id,
      table.deletedAt,
      table.isPublished,
    ),
    index('products_preview').on(table.previewKey, table.id),
    index('products_woods').using('gin', table.woods),
    // Holds all that filters ask, so that they are counted without a row being read.
    index('products_facets').on(
      table.categoryId,
      table.lowestPrice,
      table.pieces,
      table.averageRating,
      table.woods,
      table.deletedAt,
      table.isPublished,
    ),
    check('products_price_positive', sql`${table.price} >= 0`),
    check('products_weight_positive', sql`${table.weightInKilograms} >= 0`),
    check(
      'products_dimensions_positive',
      sql`${table.lengthMm} > 0 and ${table.widthMm} > 0 and ${table.heightMm} > 0`,
    ),
    check('products_making_days', sql`${table.madeToOrderDays} between 1 and 90`),
    // One of them at most: in the shop, archived, or a draft that waits for its moment.
    check(
      'products_one_status',
      sql`${table.isPublished}::int + (${table.archivedAt} is not null)::int + (${table.publishAt} is not null)::int <= 1`,
    ),
    check('products_rating_range', sql`${table.averageRating} between 0 and 5`),
  ],
);

/** Products of a category and their ratings, maintained by triggers: counting a million takes too long. */
export const productCounts = pgTable('product_counts', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id),
  inShop: integer().notNull(),
  drafts: integer().notNull().default(0),
  archived: integer().notNull().default(0),
  removed: integer().notNull(),
  /** Of what is in the shop: how many ratings there are, and their stars together. */
  ratings: integer().notNull().default(0),
  stars: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
});

export const productDesigns = pgTable(
  'product_designs',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    nameAr: text().notNull(),
    /** Null where it is not known. */
    wood: text({ enum: woods }),
    /** Pieces that can be sold now: always the sum of the design's entries in the stock ledger. */
    stock: integer().notNull().default(0),
    sku: text(),
    barcode: text(),
    /** Piastres. Null where it costs what its product does; so is the weight. */
    price: integer(),
    weightInKilograms: numeric({ precision: 9, scale: 3, mode: 'number' }),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    // Of what was removed it is free again. By it designs are found, too, by all of it or its beginning.
    uniqueIndex('product_designs_sku')
      .on(sql`lower(${table.sku}) text_pattern_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('product_designs_barcode').on(sql`lower(${table.barcode}) text_pattern_ops`),
    index('product_designs_product').on(table.productId),
    index('product_designs_fewest')
      .on(table.stock, table.id)
      .where(sql`${table.deletedAt} is null`),
    check('product_designs_stock_positive', sql`${table.stock} >= 0`),
    check('product_designs_price_positive', sql`${table.price} > 0`),
    check('product_designs_weight_positive', sql`${table.weightInKilograms} > 0`),
  ],
);

export const designPhotos = pgTable(
  'design_photos',
  {
    designId: integer()
      .notNull()
      .references(() => productDesigns.id, { onDelete: 'cascade' }),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
    position: smallint().notNull(),
    /** What it shows, in words; null where nobody has written it. */
    alt: text(),
    altAr: text(),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.photoId] }),
    index('design_photos_photo').on(table.photoId),
  ],
);
