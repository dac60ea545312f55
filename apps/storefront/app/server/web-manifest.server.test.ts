// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { webManifest } from './web-manifest.server.ts';

const files = join(import.meta.dirname, '../../public');

/** As it stands in the head of every PNG. */
function sizeOf(file: string): string {
  const png = readFileSync(join(files, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const first = (name: string) => ({ name, mark: null, picturesUrl: '' });

test('speaks the language that it is asked for', () => {
  expect(webManifest('ar', first('خشب'))).toMatchObject({
    ...{ lang: 'ar', dir: 'rtl', short_name: 'خشب' },
    name: expect.stringMatching(/^خشب: /),
  });
  expect(webManifest('en', first('Wood'))).toMatchObject({
    ...{ lang: 'en', dir: 'ltr', short_name: 'Wood' },
    name: expect.stringMatching(/^Wood: /),
  });
});

test('has icons of the sizes that it names', () => {
  const { icons } = webManifest('ar', first('خشب'));
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('has icons of the owner’s mark, once there is one', () => {
  const mark = { key: 'mark-1', width: 512, height: 512 };
  const { icons } = webManifest('ar', { name: 'خشب', mark, picturesUrl: 'https://api/images' });
  expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual(
    [192, 512].flatMap((side) =>
      ['any', 'maskable'].map((purpose) => [`https://api/images/mark-1-${side}.png`, purpose]),
    ),
  );
});

test('has one for home screens', () => expect(sizeOf('apple-touch-icon.png')).toBe('180x180'));

test('the oldest kind of icon holds an image of 32 pixels', () => {
  const ico = readFileSync(join(files, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  expect(ico.toString('latin1', ico.readUInt32LE(18) + 1, ico.readUInt32LE(18) + 4)).toBe('PNG');
});
