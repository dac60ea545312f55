// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { cutFonts } from './font-cuts.ts';
import { fontFiles } from './font-files.ts';

test('each cut holds what its style sheet says: run `npm run fonts` where it does not', async () => {
  const cuts = await cutFonts();

  expect(cuts).not.toEqual([]);
  for (const { file, content } of cuts) {
    expect(readFileSync(file).equals(content), file).toBe(true);
  }
});

test.each([
  ['arabic', 44],
  ['latin', 29],
] as const)('what every %s page loads of them weighs %i KiB at most', (script, kib) => {
  const sizes = fontFiles[script].map((url) => statSync(fileOf(url)).size);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThanOrEqual(kib);
});

/** Vite's address of a file: as from a server, within this project or anywhere. */
const fileOf = (url: string) =>
  url.startsWith('/@fs') ? url.slice('/@fs'.length) : join(process.cwd(), url.replace(/\?.*/, ''));
