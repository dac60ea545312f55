import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { designPhotos, productDesigns, products } from '../../../db/schema/catalogue.ts';
import { Problem } from '../../../problem.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import type { DesignRow } from '../designs.ts';
import { nextVersion } from './product-version.ts';
import { lockProduct } from './staff-products.ts';

/** Puts a product into the shop. @throws Problem when there is none, or when something is missing. */
export async function publish(tx: Transaction, id: number): Promise<void> {
  await lockProduct(tx, id);
  await assertComplete(tx, id);
  await setStatus(tx, id, published);
  // The words of a draft are not among those that searches suggest.
  await indexProductsById(tx, [id]);
}

/** Makes a product a draft again. @throws Problem when there is none. */
export async function hide(tx: Transaction, id: number): Promise<void> {
  await lockProduct(tx, id);
  await setStatus(tx, id, draft);
}

/** Sells a product no longer. @throws Problem when there is none. */
export async function archive(tx: Transaction, id: number, now: Date): Promise<void> {
  const { archivedAt } = await lockProduct(tx, id);
  await setStatus(tx, id, { ...draft, archivedAt: archivedAt ?? now });
}

/** Lets a draft wait for its moment. @throws Problem when there is none, it lacks something, or it is too late for that. */
export async function schedule(
  tx: Transaction,
  id: number,
  { publishAt, now }: { publishAt: Date; now: Date },
): Promise<void> {
  const { isPublished } = await lockProduct(tx, id);
  if (isPublished) throw new Problem('product.published');
  if (publishAt <= now) throw new Problem('product.moment_past');
  await assertComplete(tx, id);
  await setStatus(tx, id, { ...draft, publishAt });
}

async function assertComplete(tx: Transaction, id: number): Promise<void> {
  if ((await photosOf(tx, id)).length === 0) throw new Problem('product.no_photo');
  const free = and(eq(products.id, id), eq(products.lowestPrice, 0));
  if ((await tx.$count(products, free)) > 0) throw new Problem('product.no_price');
}

type Status = Pick<typeof products.$inferSelect, 'isPublished' | 'archivedAt' | 'publishAt'>;

const draft: Status = { isPublished: false, archivedAt: null, publishAt: null };
export const published: Status = { ...draft, isPublished: true };

/** Only a change is one: whoever has the product open is not told of a conflict for nothing. */
async function setStatus(tx: Transaction, id: number, status: Status): Promise<void> {
  const { isPublished, archivedAt, publishAt } = products;
  const isOther = sql`(${isPublished}, ${archivedAt}, ${publishAt})
    is distinct from (${status.isPublished}::bool, ${status.archivedAt}::timestamptz, ${status.publishAt}::timestamptz)`;
  await tx
    .update(products)
    .set({ ...status, ...nextVersion() })
    .where(and(eq(products.id, id), isOther));
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
  // What waits for its moment has to have a photo then, too.
  const isOrWillBe = or(eq(products.isPublished, true), isNotNull(products.publishAt));
  const isShown = (await tx.$count(products, and(eq(products.id, productId), isOrWillBe))) > 0;
  if (isShown && photos.length > 0 && rest.length === 0) {
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
