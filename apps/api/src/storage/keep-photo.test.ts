import { setTimeout as delay } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { aCategory } from '../../test/support/builders.ts';
import { testDatabase } from '../../test/support/database.ts';
import { aPhoto } from '../../test/support/photos.ts';
import type { Transaction } from '../db/client.ts';
import { categories } from '../db/schema/catalogue.ts';
import { photos } from '../db/schema/photos.ts';
import type { PhotoStore } from './photo-store.ts';
import { createKeepPhoto } from './keep-photo.ts';
import { deleteOrphanPhotos } from './orphan-photos.ts';
import type { PhotoRow } from './photo-urls.ts';
import { photoFiles, publicKeyOf } from './photo-files.ts';
import { photoKey } from './read-photo.ts';

const { db } = await testDatabase();
const { id: categoryId } = await aCategory(db);

const files = new Map<string, Buffer>();
const store: PhotoStore = {
  has: async (name) => files.has(name),
  read: async (name) => files.get(name) ?? Buffer.alloc(0),
  write: async (name, content) => void files.set(name, content),
  remove: async (names) => names.forEach((name) => files.delete(name)),
};
const keep = createKeepPhoto(db, store);
const small = { width: 40, height: 30 };

const bytes = async (color: string) =>
  new Uint8Array(await (await aPhoto(color, small)).arrayBuffer());
const show = async (tx: Transaction, photo: PhotoRow) => {
  await tx.update(categories).set({ photoId: photo.id }).where(eq(categories.id, categoryId));
  return photo;
};
const hide = () =>
  db.update(categories).set({ photoId: null }).where(eq(categories.id, categoryId));

const soon = () => new Date(Date.now() + 60_000);
const anHourAgo = () => new Date(Date.now() - 3_600_000);

beforeEach(async () => {
  await hide();
  await db.delete(photos);
  files.clear();
});

describe('an uploaded photo', () => {
  test('is kept with whatever shows it', async () => {
    const photo = await keep(await bytes('#ff0000'), small, show);
    expect([...files.keys()].sort()).toEqual(photoFiles(photo).map(({ name }) => name));
  });

  test('leaves nothing behind when it cannot be shown', async () => {
    const failing = keep(await bytes('#ff0000'), small, async () => {
      throw new Error('not shown');
    });
    await expect(failing).rejects.toThrow('not shown');
    expect([files.size, await db.$count(photos)]).toEqual([0, 0]);
  });

  test('leaves nothing behind when the store fails half-way', async () => {
    const full: PhotoStore = {
      ...store,
      write: async (name, content) => {
        if (name.endsWith('.webp')) throw new Error('disk full');
        return store.write(name, content);
      },
    };
    await expect(createKeepPhoto(db, full)(await bytes('#ff0000'), small, show)).rejects.toThrow(
      'disk full',
    );
    expect([files.size, await db.$count(photos)]).toEqual([0, 0]);
  });

  test('is decoded and encoded alone, however many come at once', async () => {
    const writing = { now: 0, most: 0 };
    const slow: PhotoStore = {
      ...store,
      write: async (name, content) => {
        writing.most = Math.max(writing.most, ++writing.now);
        await delay(50);
        writing.now -= 1;
        return store.write(name, content);
      },
    };
    const keepSlowly = createKeepPhoto(db, slow);
    const sources = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(bytes));
    await Promise.all(sources.map((source) => keepSlowly(source, small, show)));
    expect([writing.most, files.size]).toEqual([1, 6]);
  });

  test('of staff does not wait behind those of customers', async () => {
    const [first, second, third, ofStaff] = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map(bytes),
    );
    if (!first || !second || !third || !ofStaff) throw new Error('No photos');
    const shown = async () => undefined;
    await Promise.all([
      ...[first, second, third].map((source) => keep(source, small, shown, 'customers')),
      keep(ofStaff, small, shown),
    ]);
    // In the order in which they were written; when each was shown is up to the database.
    const written = [...files.keys()].map((name) => publicKeyOf(name.replace(/-\d+\.\w+$/, '')));
    expect([...new Set(written)]).toEqual([first, ofStaff, second, third].map(photoKey));
  });

  test('stays when somebody else shows the same one', async () => {
    const source = await bytes('#ff0000');
    const { id } = await keep(source, small, show);
    const failing = keep(source, small, async () => {
      throw new Error('not shown');
    });
    await expect(failing).rejects.toThrow('not shown');
    expect([files.size, await db.$count(photos, eq(photos.id, id))]).toEqual([2, 1]);
  });
});

describe('an orphan', () => {
  test('goes with its files, once it is old enough', async () => {
    await keep(await bytes('#00ff00'), small, show);
    await hide();
    const shown = await keep(await bytes('#0000ff'), small, show);

    expect(await deleteOrphanPhotos(db, store, anHourAgo())).toBe(0);
    expect(await deleteOrphanPhotos(db, store, soon())).toBe(1);

    expect(await db.select().from(photos)).toEqual([shown]);
    expect([...files.keys()]).toEqual(photoFiles(shown).map(({ name }) => name));
  });

  test('is one no longer when it is uploaded again', async () => {
    const source = await bytes('#00ff00');
    const { id } = await keep(source, small, show);
    await hide();
    await db.update(photos).set({ createdAt: new Date(0) });

    const again = await keep(source, small, async (_, photo) => {
      await deleteOrphanPhotos(db, store, anHourAgo());
      return photo;
    });

    expect(again.id).toBe(id);
    expect(files.size).toBe(2);
  });

  test('is found however many there are', async () => {
    const row = { widths: [1], width: 1, height: 1, color: '#000000' };
    await db
      .insert(photos)
      .values(Array.from({ length: 45 }, (_, i) => ({ ...row, key: `k${i}` })));
    expect(await deleteOrphanPhotos(db, store, soon())).toBe(45);
  });

  test('stays on record while its files cannot be removed', async () => {
    await keep(await bytes('#00ff00'), small, show);
    await hide();
    const broken: PhotoStore = {
      ...store,
      remove: async () => {
        throw new Error('no way to the bucket');
      },
    };
    await expect(deleteOrphanPhotos(db, broken, soon())).rejects.toThrow('no way to the bucket');
    expect(await db.$count(photos)).toBe(1);
  });
});
