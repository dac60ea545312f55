import { icoSides, markSides, previewSize } from '@craftsandore/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawLogo, drawMark } from './draw-brand.ts';
import { fileNames } from './photo-files.ts';

const small = { width: 80, height: 80 };
const picture = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 140, g: 40, b: 20, alpha } } })
    .png()
    .toBuffer();

/** All files that a picture is made into, by the end of their names. */
async function filesOf({ photo, files }: Awaited<ReturnType<typeof drawLogo>>) {
  expect(files.map(({ name }) => name)).toEqual(fileNames(photo));
  const drawn = files.map(async ({ name, draw }) => [name.slice(photo.key.length), await draw()]);
  return Object.fromEntries(await Promise.all(drawn)) as Record<string, Buffer>;
}

const looksOf = async (file: Buffer | undefined) => {
  const { format, width, height, hasAlpha } = await sharp(file).metadata();
  return { format, width, height, hasAlpha };
};

test('a logo is made for pages, for mails and for shared links, see-through where it was', async () => {
  const drawn = await drawLogo(await picture(2000, 400, 0.5), small);
  expect(drawn.photo).toMatchObject({
    key: expect.stringMatching(/^logo-[0-9a-f]{32}$/),
    ...{ width: 800, height: 160 },
  });
  const files = await filesOf(drawn);
  expect(await looksOf(files['.webp'])).toEqual({
    ...{ format: 'webp', width: 800, height: 160, hasAlpha: true },
  });
  expect(await looksOf(files['.png'])).toEqual({
    ...{ format: 'png', width: 800, height: 160, hasAlpha: true },
  });
  expect(await looksOf(files['-share.jpg'])).toEqual({
    ...{ format: 'jpeg', ...previewSize, hasAlpha: false },
  });
});

test('a small logo stays as small as it is; the same one has the same name', async () => {
  const source = await picture(300, 100, 1);
  const { photo } = await drawLogo(source, small);
  expect(photo).toMatchObject({ width: 300, height: 100 });
  expect((await drawLogo(source, small)).photo.key).toBe(photo.key);
  expect((await drawMark(source, small)).photo.key).not.toContain(photo.key.slice(5));
});

test('a mark is made into every icon that is asked for', async () => {
  const drawn = await drawMark(await picture(600, 600, 0.5), small);
  expect(drawn.photo.key).toMatch(/^mark-[0-9a-f]{32}$/);
  const files = await filesOf(drawn);
  for (const side of markSides) {
    const icon = files[`-${side}.png`];
    expect(await looksOf(icon)).toMatchObject({ format: 'png', width: side, height: side });
  }
  const ico = files['.ico'] ?? Buffer.of();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, icoSides.length]);
  for (const [place, side] of icoSides.entries()) {
    const at = 6 + 16 * place;
    const offset = ico.readUInt32LE(at + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(at + 8));
    expect(ico.readUInt8(at)).toBe(side);
    expect(await looksOf(png)).toMatchObject({ format: 'png', width: side, height: side });
  }
});

test.each([
  [256, 256],
  [600, 512],
])('a mark of %i pixels is known to have %i', async (pixels, known) => {
  const { photo } = await drawMark(await picture(pixels, pixels, 1), small);
  expect(photo).toMatchObject({ width: known, height: known });
});

test.each([
  ['on paper where it has no ground of its own', 0.5, '#f4ede1'],
  ['to the edge where it has', 1, '#8c2814'],
])('a mark stands %s', async (_, alpha, corner) => {
  const files = await filesOf(await drawMark(await picture(600, 600, alpha), small));
  const { data } = await sharp(files['-512.png'])
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${data.toString('hex')}`).toBe(corner);
});

test.each([
  [
    'an SVG, script and all',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a text', Buffer.from('logo')],
])('%s is no logo and no mark', async (_, source) => {
  const unreadable = { code: 'image.unreadable' };
  await expect(drawLogo(source, small)).rejects.toMatchObject(unreadable);
  await expect(drawMark(source, small)).rejects.toMatchObject(unreadable);
});

test('a bomb is refused before its pixels are looked at', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  await expect(drawLogo(bomb, small)).rejects.toMatchObject({ code: 'image.too_many_pixels' });
  await expect(drawMark(bomb, small)).rejects.toMatchObject({ code: 'image.too_many_pixels' });
});
