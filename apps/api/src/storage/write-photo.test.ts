import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { folderPhotoStore } from './folder-photo-store.ts';
import { readPhoto } from './read-photo.ts';
import { writePhoto } from './write-photo.ts';

const folder = await mkdtemp(join(tmpdir(), 'craftsandore-images-'));
afterAll(() => rm(folder, { recursive: true }));
const store = folderPhotoStore(folder);

async function keep(source: Buffer, into = store) {
  const picture = await readPhoto(source);
  await writePhoto(into, picture);
  return picture.photo;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });

test('keeps all widths below its own, as AVIF and WebP, and nothing else', async () => {
  const source = await picture(700, 350).png().toBuffer();

  const { key, ...photo } = await keep(source);

  expect(photo).toEqual({
    widths: [180, 360, 540, 700],
    width: 700,
    height: 350,
    color: '#c08040',
  });
  const names = photo.widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
  expect((await readdir(folder)).sort()).toEqual(names.sort());
  const largest = await sharp(join(folder, `${key}-700.webp`)).metadata();
  expect([largest.width, largest.height]).toEqual([700, 350]);
});

test('stands upright and tells nothing of where it was taken', async () => {
  const source = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { key, width, height } = await keep(source);

  expect([width, height]).toEqual([200, 400]);
  const { exif, orientation } = await sharp(join(folder, `${key}-200.webp`)).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('never grows a small one', async () => {
  const { widths } = await keep(await picture(100, 100).png().toBuffer());
  expect(widths).toEqual([100]);
});

test('shrinks a huge one', async () => {
  const { widths, height } = await keep(await picture(4000, 1000).png().toBuffer());
  expect(widths).toEqual([180, 360, 540, 760, 1080, 1600, 2000]);
  expect(height).toBe(500);
});

test('makes a file once', async () => {
  const source = await picture(50, 50).png().toBuffer();
  const written: string[] = [];
  const counting = {
    ...store,
    write: (name: string, content: Buffer) => {
      written.push(name);
      return store.write(name, content);
    },
  };
  const first = await keep(source, counting);
  const second = await keep(source, counting);
  expect(second).toEqual(first);
  expect(written).toHaveLength(2);
});

test('a file is there whole or not at all', async () => {
  const content = Buffer.alloc(1_000_000, 'x');
  await Promise.all([1, 2, 3].map(() => store.write('same', content)));
  expect(await readFile(join(folder, 'same'))).toEqual(content);
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('files go, also those that are gone already', async () => {
  await store.write('going', Buffer.from('x'));
  await store.remove(['going', 'gone']);
  expect(await store.has('going')).toBe(false);
});
