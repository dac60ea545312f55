import type { GovernorateCode } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

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
  ...detailsOfPlace(),
  /** Another number of the same form, for the courier; null where there is none. */
  secondPhoneNumber: text(),
});

/** Where exactly; empty where it was not said. */
const detailsOfPlace = () => ({
  area: text().notNull().default(''),
  building: text().notNull().default(''),
  floor: text().notNull().default(''),
  apartment: text().notNull().default(''),
  landmark: text().notNull().default(''),
});

/** What an order keeps of an address. Orders of earlier versions keep the first five only. */
export type AddressCopy = {
  streetAddress: string;
  city: string;
  governorateCode: GovernorateCode;
  postalCode: string;
  phoneNumber: string;
  area?: string;
  building?: string;
  floor?: string;
  apartment?: string;
  landmark?: string;
  secondPhoneNumber?: string | null;
};

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...addressColumns(),
    isDefault: boolean().notNull().default(false),
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
      sql`lower(${table.area})`,
      sql`lower(${table.building})`,
      sql`lower(${table.floor})`,
      sql`lower(${table.apartment})`,
    ),
    // One address at most is what checkout begins with.
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    index('addresses_governorate').on(table.governorateCode),
  ],
);
