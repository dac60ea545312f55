import { expect, test } from 'vitest';

import { problemOf } from './photo-file.ts';

function file(type: string, bytes = 1) {
  return new File([new Uint8Array(bytes)], 'photo', { type });
}

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('takes %s', (type) => {
  expect(problemOf(file(type))).toBeUndefined();
});

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses "%s"', (type) => {
  expect(problemOf(file(type))).toBe('photoField.wrongType');
});

test('takes a photo of 8 MB and no byte more', () => {
  const bytes = 8 * 1024 * 1024;
  expect(problemOf(file('image/png', bytes))).toBeUndefined();
  expect(problemOf(file('image/png', bytes + 1))).toBe('photoField.tooLarge');
});
