// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { cutFonts } from './font-cuts.ts';

test('each cut holds what its style sheet says: run `npm run fonts` where it does not', async () => {
  const cuts = await cutFonts();

  expect(cuts).not.toEqual([]);
  for (const { file, content } of cuts) {
    expect(readFileSync(file).equals(content), file).toBe(true);
  }
});
