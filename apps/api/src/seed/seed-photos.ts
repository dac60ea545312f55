import { readFile } from 'node:fs/promises';

import { inArray } from 'drizzle-orm';

import type { PhotoStore } from '../storage/photo-store.ts';
import type { StoredPhoto } from '../storage/photo-files.ts';
import { photoKey } from '../storage/read-photo.ts';
import { writePhoto } from '../storage/write-photo.ts';
import type { Database, DatabaseOrTransaction } from '../db/client.ts';
import { photos } from '../db/schema/photos.ts';
import { bannerData, catalogue } from './sample-data.ts';
import { readSamplePhoto } from './sample-photos.ts';

const folder = new URL('./catalogue/photos/', import.meta.url);
const atOnce = 4;

const names = [
  ...new Set([
    ...catalogue.categories.map(({ image }) => image),
    ...bannerData.map(({ image }) => image),
    ...catalogue.products.flatMap(({ designs }) => designs.flatMap(({ photos }) => photos)),
  ]),
];

const read = (name: string) => readFile(new URL(name, folder));

/** Photo ids by the names that the sample catalogue uses. */
export type PhotoIds = { of: (name: string) => number };

/** Prepares every photo of the sample catalogue; those that the store holds already cost little. */
export async function storePhotos(store: PhotoStore, report: (line: string) => void) {
  const stored = new Map<string, StoredPhoto>();
  const waiting = names.values();

  async function work() {
    for (const name of waiting) {
      const sample = await readSamplePhoto(await read(name));
      await writePhoto(store, sample);
      stored.set(name, sample.photo);
      if (stored.size % 20 === 0) report(`Pictures: ${stored.size} of ${names.length}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

/** Whether the store has lost photos of the sample catalogue that the database still refers to. */
export async function arePhotosLost(db: Database, store: PhotoStore): Promise<boolean> {
  const keys = await Promise.all(names.map(async (name) => photoKey(await read(name))));
  const rows = await db.select().from(photos).where(inArray(photos.key, keys));
  // The largest file of a photo is the last to be written.
  const there = await Promise.all(rows.map(({ key, width }) => store.has(`${key}-${width}.webp`)));
  return there.includes(false);
}

export async function seedPhotos(
  db: DatabaseOrTransaction,
  stored: Awaited<ReturnType<typeof storePhotos>>,
): Promise<PhotoIds> {
  const rows = await db
    .insert(photos)
    .values(names.map((name) => found(stored.get(name), name)))
    .returning({ id: photos.id, key: photos.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return { of: (name) => found(ids.get(found(stored.get(name), name).key), name) };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The sample catalogue has no picture ${name}`);
  return value;
}
