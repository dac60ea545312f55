import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withoutSummary } from './without-summaries.ts';

const contract = join(import.meta.dirname, '../../libs/contract/src');
const sources = globSync('*.ts', { cwd: contract }).map((file) =>
  readFileSync(join(contract, file), 'utf8'),
);

test('what an endpoint says of itself stays out, and nothing else of it', () => {
  const endpoint = [
    'export const a = endpoint({',
    "  path: '/a',",
    '  summary:',
    '    "What it is: that\'s all",',
    "  data: z.object({ summary: 'kept' }),",
    '});',
  ].join('\n');
  expect(withoutSummary(endpoint)).toBe(endpoint.replace('"What it is: that\'s all"', "''"));
});

test('no endpoint of the contract writes its summary in a way that stays in', () => {
  const endpoints = sources.flatMap(
    (source) => withoutSummary(source).match(/\bendpoint\(\{/g) ?? [],
  );
  const emptied = sources.flatMap(
    (source) => withoutSummary(source).match(/^ {2}summary:\s+'',$/gm) ?? [],
  );
  expect(endpoints.length).toBeGreaterThan(100);
  expect(emptied).toHaveLength(endpoints.length);
});
