import { findGovernorate, type Address, type AddressFields } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { and, asc, eq } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { addresses, type AddressCopy } from '../../db/schema/addresses.ts';
import { Problem } from '../../problem.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** What an order keeps of an address. */
export function copyOfAddress(row: AddressCopy): AddressCopy {
  const { streetAddress, city, governorateCode, postalCode, phoneNumber } = row;
  return { streetAddress, city, governorateCode, postalCode, phoneNumber };
}

/** The saved addresses of a customer, as they were added. */
export async function listAddresses(
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
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)));
  if (!row) throw new Problem('address.not_found');
  return row;
}

export const toAddress = (row: AddressRow, locale: Locale): Address => ({
  id: row.id,
  ...toAddressFields(row, locale),
});

/** Governorates are kept by code and shown by name. */
export function toAddressFields(columns: AddressCopy, locale: Locale): AddressFields {
  const { governorateCode, ...fields } = copyOfAddress(columns);
  return { ...fields, governorate: governorateName(governorateCode, locale) };
}

export function governorateName(code: AddressRow['governorateCode'], locale: Locale): string {
  const governorate = findGovernorate(code);
  return (locale === 'ar' ? governorate?.nameAr : governorate?.name) ?? code;
}
