import { expect, test } from 'vitest';

import { inLocale, words } from './words.ts';

test('every pair in the args of a story becomes the words of one language, and nothing else changes', () => {
  const day = new Date(0);
  const args = {
    title: words({ ar: 'أطباق', en: 'Bowls' }),
    rows: [{ name: words({ ar: 'زيتون', en: 'Olive' }), count: 2 }],
    day,
  };
  expect(inLocale(args, 'ar')).toEqual({
    title: 'أطباق',
    rows: [{ name: 'زيتون', count: 2 }],
    day,
  });
  expect(inLocale(args, 'en')).toEqual({
    title: 'Bowls',
    rows: [{ name: 'Olive', count: 2 }],
    day,
  });
});
