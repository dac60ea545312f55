import {
  findGovernorate,
  maxAddresses,
  type Address,
  type AddressFields,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { and, asc, eq, inArray, min } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { addresses, type AddressCopy } from '../../db/schema/addresses.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

export type AddressRow = typeof addresses.$inferSelect;

type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'createdAt'>;

type AddressChange = { userId: number } & Partial<NewAddress>;

const ofCustomer = (id: number, userId: number) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId));

/** What an order keeps of an address. */
export function copyOfAddress(row: AddressCopy): AddressCopy {
  const { streetAddress, city, governorateCode, postalCode, phoneNumber } = row;
  const { area, building, floor, apartment, landmark, secondPhoneNumber } = row;
  return {
    streetAddress,
    city,
    governorateCode,
    postalCode,
    phoneNumber,
    area: area ?? '',
    building: building ?? '',
    floor: floor ?? '',
    apartment: apartment ?? '',
    landmark: landmark ?? '',
    secondPhoneNumber: secondPhoneNumber ?? null,
  };
}

/** The saved addresses of a customer, as they were added. */
export async function findAddresses(
  db: Database,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id));
  return rows.map((row) => toAddress(row, locale));
}

/** An address of this customer, and of nobody else. @throws Problem when there is none. */
export async function getAddress(
  db: DatabaseOrTransaction,
  { userId, addressId }: { userId: number; addressId: number },
): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(ofCustomer(addressId, userId));
  if (!row) throw new Problem('address.not_found');
  return row;
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error, 'addresses_unique') ? new Problem('address.duplicate') : error;
}

/** @throws Problem when the customer has this address already, or as many as one may save. */
export function insertAddress(db: DatabaseOrTransaction, address: NewAddress): Promise<AddressRow> {
  const { userId } = address;
  return db.transaction(async (tx) => {
    await holdAddresses(tx, userId);
    const count = await tx.$count(addresses, eq(addresses.userId, userId));
    if (count >= maxAddresses) {
      throw new Problem('address.too_many', { values: { maximum: maxAddresses } });
    }

    const isDefault = address.isDefault || count === 0;
    if (isDefault) await unmakeDefault(tx, userId);
    const [row] = await tx
      .insert(addresses)
      .values({ ...address, isDefault })
      .returning()
      .catch(refuseDuplicate);
    if (!row) throw new Error('An address was written and not returned');
    return row;
  });
}

/** @throws Problem when this customer has no such address, or has what it would become already. */
export function changeAddress(
  db: Database,
  id: number,
  { userId, isDefault, ...fields }: AddressChange,
): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    if (isDefault) {
      await holdAddresses(tx, userId);
      await unmakeDefault(tx, userId);
    }
    const [row] = await tx
      .update(addresses)
      // Never unmade without another in its place. A statement must set something.
      .set({ ...fields, userId, ...(isDefault && { isDefault }) })
      .where(ofCustomer(id, userId))
      .returning()
      .catch(refuseDuplicate);
    if (!row) throw new Problem('address.not_found');
    return row;
  });
}

/** The oldest of the others takes the place of the default. @throws Problem when this customer has no such address. */
export function removeAddress(db: Database, id: number, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await holdAddresses(tx, userId);
    const [row] = await tx
      .delete(addresses)
      .where(ofCustomer(id, userId))
      .returning({ isDefault: addresses.isDefault });
    if (!row) throw new Problem('address.not_found');
    if (!row.isDefault) return;

    const others = tx
      .select({ id: min(addresses.id) })
      .from(addresses)
      .where(eq(addresses.userId, userId));
    await tx.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, others));
  });
}

/** Until the transaction ends, nobody else counts, adds or chooses among this customer's addresses. */
const holdAddresses = (tx: Transaction, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

const unmakeDefault = (tx: Transaction, userId: number) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));

export const toAddress = (row: AddressRow, locale: Locale): Address => ({
  id: row.id,
  ...(row.isDefault && { isDefault: true }),
  ...toAddressFields(row, locale),
});

/** Governorates are kept by code and shown by name. */
export function toAddressFields(columns: AddressCopy, locale: Locale): AddressFields {
  const { streetAddress, city, postalCode, phoneNumber, governorateCode, ...details } =
    copyOfAddress(columns);
  return {
    ...{ streetAddress, city, postalCode, phoneNumber },
    governorate: governorateName(governorateCode, locale),
    ...Object.fromEntries(Object.entries(details).filter(([, words]) => words)),
  };
}

export function governorateName(code: AddressRow['governorateCode'], locale: Locale): string {
  const governorate = findGovernorate(code);
  return (locale === 'ar' ? governorate?.nameAr : governorate?.name) ?? code;
}
