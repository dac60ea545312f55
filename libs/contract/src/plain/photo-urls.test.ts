import { expect, test } from 'vitest';

import { photoSrcSet, photoUrl } from './photo-urls.ts';

const photo = { base: '/images/a1', widths: [320, 640], width: 640, height: 640, color: '#eeddcc' };

test('takes the smallest file that is wide enough, or the widest', () => {
  expect(photoUrl(photo, 300)).toBe('/images/a1-320.webp');
  expect(photoUrl(photo, 321)).toBe('/images/a1-640.webp');
  expect(photoUrl(photo, 2000)).toBe('/images/a1-640.webp');
});

test('offers every width of a format', () => {
  expect(photoSrcSet(photo, 'avif')).toBe('/images/a1-320.avif 320w, /images/a1-640.avif 640w');
});
