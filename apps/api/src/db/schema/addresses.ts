import type { GovernorateCode } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Shipping fees by ISO 3166-2 code; the rows are part of the migrations. */
export const shippingFees = pgTable(
  'shipping_fees',
  {
    governorateCode: text().$type<GovernorateCode>().primaryKey(),
    /** Piastres. */
    fee: integer().notNull(),
  },
  (table) => [check('shipping_fees_fee_positive', sql`${table.fee} >= 0`)],
);

/** The columns of an address, which an order keeps a copy of. */
export const addressColumns = () => ({
  streetAddress: text().notNull(),
  city: text().notNull(),
  governorateCode: text()
    .$type<GovernorateCode>()
    .notNull()
    .references(() => shippingFees.governorateCode),
  postalCode: text().notNull(),
  /** International form, `+201000000000`. */
  phoneNumber: text().notNull(),
});

/** What an order keeps of an address. */
export type AddressCopy = {
  streetAddress: string;
  city: string;
  governorateCode: GovernorateCode;
  postalCode: string;
  phoneNumber: string;
};

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...addressColumns(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('addresses_unique').on(
      table.userId,
      sql`lower(${table.streetAddress})`,
      sql`lower(${table.city})`,
      table.governorateCode,
      table.postalCode,
      table.phoneNumber,
    ),
    index('addresses_governorate').on(table.governorateCode),
  ],
);
