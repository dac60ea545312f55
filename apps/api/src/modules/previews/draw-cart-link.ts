import { createHash } from 'node:crypto';

import { cartLinkPath, previewSize, type CartLink } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { eq, sql, type SQL } from 'drizzle-orm';
import sharp from 'sharp';

import { previews } from '../../db/schema/previews.ts';
import { photosOfDesigns } from '../catalogue/designs.ts';
import type { SoldDesign } from '../catalogue/stock/stock.ts';
import { drawPreview } from './draw-preview.ts';
import { findLogos, type Kept, keepPreview, readLargest, readLogo } from './keep-preview.ts';

type Items = CartLink['items'];

const beginning = 'cart-';
/** Pixels. */
const photoWidth = 560;
/** More would be too small to be known again. */
const maxPhotos = 4;
const comma = { ar: '، ', en: ', ' };

/** The name of the files, made of the link: whoever opens it knows it. */
const keyOf = (items: Items): string =>
  beginning + createHash('sha256').update(cartLinkPath(items)).digest('hex').slice(0, 32);

/** Of a cart link that staff have made so long ago that nobody shares it any more; no row of the shop names its picture. */
export const isOldCartLink: SQL = sql`(${previews.key} not like ${`${beginning}%`}
  or ${previews.createdAt} < now() - interval '90 days')`;

/** The name of the picture of a cart link; null where staff have not made it, so that nobody else fills the disk. */
export async function findCartLinkPreview(db: Kept['db'], items: Items): Promise<string | null> {
  const [found] = await db
    .select()
    .from(previews)
    .where(eq(previews.key, keyOf(items)));
  return found?.key ?? null;
}

/** Draws the things of a cart link with their names, before it is sent: messengers fetch its picture at once. */
export async function drawCartLink(kept: Kept, items: Items, sold: SoldDesign[]): Promise<void> {
  const { db, store } = kept;
  const wanted = items.flatMap(({ productDesignId }) =>
    sold.filter(({ design }) => design.id === productDesignId),
  );
  const names = (locale: Locale) => [
    ...new Set(wanted.map(({ product }) => (locale === 'ar' ? product.nameAr : product.name))),
  ];
  const stored = await photosOfDesigns(
    db,
    wanted.map(({ design }) => design.id),
  );
  const shown = wanted
    .flatMap(({ design }) => stored.get(design.id)?.[0] ?? [])
    .slice(0, maxPhotos);
  const logos = await findLogos(db);
  await keepPreview(kept, keyOf(items), async (locale) => {
    const photos = await Promise.all(shown.map((photo) => readLargest(store, photo)));
    return drawPreview({
      locale,
      title: names(locale).join(comma[locale]),
      photo: await collage(photos.filter((photo) => photo !== null)),
      photoWidth,
      logo: await readLogo(store, logos[locale]),
    });
  });
}

/** In how many columns the photos of each row stand. */
const rowsOf: Record<number, number[]> = { 2: [1, 1], 3: [1, 2], 4: [2, 2] };

/** Several photos as one. */
async function collage(photos: Buffer[]): Promise<Buffer | null> {
  const rows = rowsOf[photos.length];
  if (!rows) return photos[0] ?? null;
  const height = previewSize.height / rows.length;
  const places = rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => {
      const width = photoWidth / columns;
      return { width, left: column * width, top: row * height };
    }),
  );
  const layers = await Promise.all(
    places.map(async ({ width, left, top }, place) => ({
      input: await sharp(photos[place]).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      ...{ left, top },
    })),
  );
  const background = 'white';
  return sharp({
    create: { width: photoWidth, height: previewSize.height, channels: 3, background },
  })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
