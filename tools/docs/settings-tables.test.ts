import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { page, withTables } from './settings-tables.ts';

test('the tables of settings say what the programs read; "npm run settings" writes them', async () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toBe(await withTables(text));
});
