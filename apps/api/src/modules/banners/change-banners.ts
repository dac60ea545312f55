import type { ParsedInput, updateBanner } from '@craftsandore/contract';
import { eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { holdName } from '../../db/hold-name.ts';
import { isReordered } from '../../db/is-reordered.ts';
import { banners } from '../../db/schema/banners.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import { Problem } from '../../problem.ts';
import { categoryInShop } from '../catalogue/categories.ts';
import { inOrder } from './banners.ts';

type Row = typeof banners.$inferSelect;
type Change = Omit<ParsedInput<typeof updateBanner>['body'], 'seenVersion'>;
/** Fields that are undefined stay, or are the table's defaults. */
type Columns = { [Column in keyof Row]?: Row[Column] | undefined };

/**
 * A new one, which comes first.
 * @throws Problem when its category or a photo is gone, or it ends before it begins.
 */
export async function insertBanner(
  tx: Transaction,
  photoId: number,
  { header = '', headerAr = '', details = '', detailsAr = '', alt, altAr, ...change }: Change,
): Promise<number> {
  const headers = { header: header || headerAr, headerAr: headerAr || header };
  const columns = await columnsOf(tx, change);
  const [row] = await tx
    .insert(banners)
    .values({
      ...columns,
      ...headers,
      details: details || detailsAr,
      detailsAr: detailsAr || details,
      alt: alt || altAr || quoted('Photo of the banner', headers.header, '“”'),
      altAr: altAr || alt || quoted('صورة البانر', headers.headerAr, '«»'),
      photoId,
    })
    .returning({ id: banners.id });
  if (!row) throw new Error('No row was written for a banner');
  return row.id;
}

/** @throws Problem as above, and when there is no such banner, or another change has come since the one that was seen. */
export async function changeBanner(
  tx: Transaction,
  id: number,
  {
    seenVersion,
    photoId,
    ...change
  }: Change & { seenVersion?: number | undefined; photoId?: number | undefined },
): Promise<void> {
  const [before] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  if (!before) throw new Problem('banner.not_found');
  if (seenVersion !== undefined && seenVersion !== before.version)
    throw new Problem('banner.changed');

  const { header, headerAr, details, detailsAr, alt, altAr } = change;
  const words = { header, headerAr, details, detailsAr, alt, altAr };
  const columns = await columnsOf(tx, change, before);
  await tx
    .update(banners)
    .set({ ...words, ...columns, photoId, version: sql`${banners.version} + 1` })
    .where(eq(banners.id, id));
}

/** All but the words and the photo. */
async function columnsOf(
  tx: Transaction,
  { categoryId, link, from, until, focalX, focalY, phonePhoto }: Change,
  before?: Row,
): Promise<Columns> {
  const shownFrom = momentOr(from, before?.shownFrom);
  const shownUntil = momentOr(until, before?.shownUntil);
  if (shownFrom && shownUntil && shownFrom >= shownUntil) {
    throw new Problem('banner.ends_first', { faults: [{ path: 'until', values: {} }] });
  }
  // A category that is gone meanwhile is said, not passed over.
  const isThere = !categoryId || (await tx.$count(categories, categoryInShop(categoryId))) > 0;
  if (!isThere) throw new Problem('category.not_found');
  return {
    ...{ focalX, focalY, shownFrom, shownUntil, link },
    categoryId: link ? null : categoryId,
    phonePhotoId: await findPhoto(tx, phonePhoto),
  };
}

const momentOr = (given: string | null | undefined, before: Date | null | undefined) =>
  given === undefined ? before : given ? new Date(given) : null;

/** A photo that was uploaded before, held until it is shown. @throws Problem when nobody showed it for too long. */
async function findPhoto(
  tx: Transaction,
  key: string | null | undefined,
): Promise<number | null | undefined> {
  if (!key) return key === undefined ? undefined : null;
  const [photo] = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.key, key))
    .for('key share');
  if (!photo)
    throw new Problem('image.not_found', { faults: [{ path: 'phonePhoto', values: {} }] });
  return photo.id;
}

/** @throws Problem when the banners are no longer those that were seen, or not in that order. */
export async function sortAllBanners(
  tx: Transaction,
  { ids, seenIds }: { ids: number[]; seenIds: number[] },
): Promise<void> {
  // One at a time, until the transaction ends; a new banner may come meanwhile, before all others.
  await holdName(tx, 'order of banners');
  const now = await tx
    .select({ id: banners.id })
    .from(banners)
    .orderBy(...inOrder);
  if (!isReordered(now, { ids, seenIds })) throw new Problem('banner.order_changed');
  if (ids.length === 0) return;
  await tx
    .update(banners)
    .set({ place: sql`array_position(${sql.param(ids)}::integer[], ${banners.id})` })
    .where(inArray(banners.id, ids));
}

const quoted = (words: string, header: string, [open, close]: string) =>
  header ? `${words} ${open}${header}${close}` : words;
