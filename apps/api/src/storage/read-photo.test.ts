import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readPhoto } from './read-photo.ts';

const noise = sharp({
  create: {
    ...{ width: 400, height: 300, channels: 3, background: '#000' },
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});
/** What it is to be read from is drawn as quickly as it can be. */
const noisy = {
  jpeg: await noise.clone().jpeg().toBuffer(),
  png: await noise.clone().png({ compressionLevel: 1 }).toBuffer(),
  webp: await noise.clone().webp({ effort: 0 }).toBuffer(),
  avif: await noise.clone().avif({ effort: 0 }).toBuffer(),
};
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  const { photo } = await readPhoto(noisy[format]);
  expect(photo).toMatchObject({ width: 400, height: 300, widths: [180, 360, 400] });
});

test.each([
  ['grey', () => flat(40, 30).toColourspace('b-w').png()],
  ['CMYK', () => flat(40, 30).toColourspace('cmyk').jpeg()],
  ['16 bit', () => flat(40, 30).toColourspace('rgb16').png()],
  ['transparent', () => flat(40, 30).ensureAlpha(0.5).png()],
  ['progressive', () => flat(40, 30).jpeg({ progressive: true })],
])('shows %s photos in colours of the screen', async (_, draw) => {
  const { photo, encode } = await readPhoto(await draw().toBuffer());
  expect(photo.color).toMatch(/^#[0-9a-f]{6}$/);
  const file = await encode({ name: '', width: 40, format: 'webp' });
  expect(await sharp(file).metadata()).toMatchObject({ width: 40, height: 30, space: 'srgb' });
});

test.each([
  [10_000, 1],
  [1, 10_000],
])('keeps at least a pixel of %i x %i', async (width, height) => {
  const { photo, encode } = await readPhoto(await flat(width, height).png().toBuffer());
  expect(Math.min(photo.width, photo.height)).toBe(1);
  await encode({ name: '', width: photo.widths[0] ?? 0, format: 'avif' });
});

test.each([
  [20, 20],
  [599, 800],
  [800, 599],
])('refuses %i x %i where 600 x 600 is needed, and says both', async (width, height) => {
  const photo = await flat(width, height).png().toBuffer();
  await expect(readPhoto(photo, { width: 600, height: 600 })).rejects.toMatchObject({
    code: 'image.too_small',
    values: { width, height, minWidth: 600, minHeight: 600 },
  });
});

test('measures a photo as it stands upright', async () => {
  const lying = await flat(400, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { photo } = await readPhoto(lying, { width: 1200, height: 400 });
  expect(photo).toMatchObject({ width: 1200, height: 400 });
});

const half = (content: Buffer) => content.subarray(0, content.length / 2);

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['text', () => Buffer.from('no picture')],
  [
    'an SVG, which may hold scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a GIF', () => flat(40, 30).gif().toBuffer()],
  ['a TIFF', () => flat(40, 30).tiff().toBuffer()],
  ['half a JPEG', () => half(noisy.jpeg)],
  ['half a PNG', () => half(noisy.png)],
  ['half a WebP', () => half(noisy.webp)],
  ['half an AVIF', () => half(noisy.avif)],
])('refuses %s', async (_, content) => {
  await expect(readPhoto(await content())).rejects.toMatchObject({ code: 'image.unreadable' });
});

test('leaves out what hangs on to a photo', async () => {
  const script = '<script>alert(1)</script>';
  const both = Buffer.concat([noisy.jpeg, Buffer.from(script)]);
  const { encode } = await readPhoto(both);
  for (const format of ['avif', 'webp'] as const) {
    expect(String(await encode({ name: '', width: 320, format }))).not.toContain(script);
  }
});

/** A PNG that claims a size, and has no pixels to show for it. */
async function claiming(width: number, height: number) {
  const png = await flat(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // The checksum of the header, without which it would be refused as unreadable.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  [50_000, 50_000],
  [10_001, 1],
])('refuses %i x %i pixels before it looks at one', async (width, height) => {
  const reading = readPhoto(await claiming(width, height));
  await expect(reading).rejects.toMatchObject({
    code: 'image.too_many_pixels',
    values: { maximum: 10_000, millions: 40 },
  });
});

test('a bomb of few bytes and many pixels is no more than a small photo', async () => {
  const bomb = await flat(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const { photo } = await readPhoto(bomb);
  expect(photo).toMatchObject({ width: 2000, height: 2000 });
});

test.each<[string, number, () => Promise<Buffer>]>([
  ['more than 40 million pixels', 40, () => flat(8000, 8000).png().toBuffer()],
  ['an interlaced one', 16, () => flat(4100, 4100).png({ progressive: true }).toBuffer()],
  ['a progressive one', 16, () => flat(4100, 4100).jpeg({ progressive: true }).toBuffer()],
  ['an AVIF', 16, () => flat(4100, 4100).avif({ effort: 0 }).toBuffer()],
  ['one of 16 bit', 16, () => flat(4100, 4100).toColourspace('rgb16').png().toBuffer()],
])('refuses what would fill the memory: %s', async (_, millions, draw) => {
  await expect(readPhoto(await draw())).rejects.toMatchObject({
    code: 'image.too_many_pixels',
    values: { millions },
  });
});
