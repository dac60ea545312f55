import { type Logo, logoFile } from '@craftsandore/contract';
import { locales, type Locale } from '@craftsandore/i18n';
import { logoIn } from '@craftsandore/rules';

import type { Database } from '../../db/client.ts';
import { previews } from '../../db/schema/previews.ts';
import { photoFiles, type StoredPhoto } from '../../storage/photo-files.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import { previewFile } from '../../storage/preview-files.ts';
import { findSaved } from '../settings/settings.ts';

export type Kept = { db: Database; store: PhotoStore };

/** Draws the languages of a picture that are missing. */
export async function keepPreview(
  { db, store }: Kept,
  key: string,
  draw: (locale: Locale) => Promise<Buffer>,
): Promise<void> {
  // The row comes before the files, so that the clean-up knows of every file.
  const createdAt = new Date();
  await db
    .insert(previews)
    .values({ key, createdAt })
    .onConflictDoUpdate({ target: previews.key, set: { createdAt } });
  for (const locale of locales) {
    const file = previewFile(key, locale);
    if (!(await store.has(file))) await store.write(file, await draw(locale));
  }
}

/** The largest file of a photo; null where it is gone. */
export async function readLargest(store: PhotoStore, photo: StoredPhoto): Promise<Buffer | null> {
  const file = photoFiles(photo).findLast(({ format }) => format === 'webp');
  return file && (await store.has(file.name)) ? store.read(file.name) : null;
}

export type Logos = Record<Locale, Logo | null>;

export const keysOf = (logos: Logos) => locales.map((locale) => logos[locale]?.key ?? null);

/** Those that the owner has uploaded. */
export async function findLogos(db: Database): Promise<Logos> {
  const { settings } = await findSaved(db, 'shop');
  const of = (locale: Locale) => logoIn({ logos: settings }, locale, 'light');
  return { ar: of('ar'), en: of('en') };
}

export const readLogo = async (store: PhotoStore, logo: Logo | null): Promise<Buffer | null> =>
  logo && store.read(logoFile(logo, 'png'));
