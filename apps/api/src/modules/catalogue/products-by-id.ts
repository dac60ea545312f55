import type { StaffProduct } from '@craftsandore/contract';
import { inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { selectProducts, toProducts } from './products.ts';
import { toStaffProducts } from './staff/staff-products.ts';

/** Some products, those out of the shop too. */
export async function findProductsOfStaff(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  ids: readonly number[],
): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db).where(inArray(products.id, [...ids]));
  return toStaffProducts(toProducts(rows, photoUrls));
}
