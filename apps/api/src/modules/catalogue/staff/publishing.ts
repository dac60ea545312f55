import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { designPhotos, productDesigns, products } from '../../../db/schema/catalogue.ts';
import { Problem } from '../../../problem.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import type { DesignRow } from '../designs.ts';
import { nextVersion } from './product-version.ts';
import { lockProduct } from './staff-products.ts';

/** Puts a draft into the shop. @throws Problem when there is none, or when something is missing. */
export async function publish(tx: Transaction, id: number): Promise<void> {
  await lockProduct(tx, id);
  if ((await photosOf(tx, id)).length === 0) throw new Problem('product.no_photo');
  const free = and(eq(products.id, id), eq(products.lowestPrice, 0));
  if ((await tx.$count(products, free)) > 0) throw new Problem('product.no_price');
  await setPublished(tx, id, true);
  // The words of a draft are not among those that searches suggest.
  await indexProductsById(tx, [id]);
}

/** Makes a product a draft again. @throws Problem when there is none. */
export async function hide(tx: Transaction, id: number): Promise<void> {
  await lockProduct(tx, id);
  await setPublished(tx, id, false);
}

/** Only a change is one: whoever has the product open is not told of a conflict for nothing. */
async function setPublished(tx: Transaction, id: number, isPublished: boolean): Promise<void> {
  await tx
    .update(products)
    .set({ isPublished, ...nextVersion() })
    .where(and(eq(products.id, id), ne(products.isPublished, isPublished)));
}

/**
 * A product in the shop keeps a photo: what would delete its last one, with a design or by itself, is refused.
 * @throws Problem
 */
export async function assertPhotoRemains(
  tx: Transaction,
  { id: designId, productId }: DesignRow,
  photoId?: number,
): Promise<void> {
  // Held, so that of two who delete one of the last two photos each the second is refused.
  await lockProduct(tx, productId);
  const photos = await photosOf(tx, productId);
  const rest = photos.filter(
    (photo) => photo.designId !== designId || (photoId !== undefined && photo.photoId !== photoId),
  );
  const published = and(eq(products.id, productId), eq(products.isPublished, true));
  const isPublished = (await tx.$count(products, published)) > 0;
  if (isPublished && photos.length > 0 && rest.length === 0) {
    throw new Problem('product.last_photo');
  }
}

/** The photos of all designs that a product has. */
const photosOf = (tx: Transaction, productId: number) =>
  tx
    .select({ designId: designPhotos.designId, photoId: designPhotos.photoId })
    .from(designPhotos)
    .innerJoin(productDesigns, eq(productDesigns.id, designPhotos.designId))
    .where(and(eq(productDesigns.productId, productId), isNull(productDesigns.deletedAt)));
