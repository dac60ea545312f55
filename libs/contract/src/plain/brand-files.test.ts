import { expect, test } from 'vitest';

import { logoFile, markFile } from './brand-files.ts';

test('each use of a logo and of a mark has a file of its own', () => {
  const logo = { key: 'logo-1' };
  expect((['webp', 'png', 'share'] as const).map((use) => logoFile(logo, use))).toEqual([
    'logo-1.webp',
    'logo-1.png',
    'logo-1-share.jpg',
  ]);
  const mark = { key: 'mark-1' };
  expect((['ico', 180] as const).map((side) => markFile(mark, side))).toEqual([
    'mark-1.ico',
    'mark-1-180.png',
  ]);
});
