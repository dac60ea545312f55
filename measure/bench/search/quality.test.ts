import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type EmbeddedPostgres, startTemporaryPostgres } from '@craftsandore/tools/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ApiProcess, startApi } from '../../support/api-process.ts';
import { askAll } from './ask.ts';
import { type Answer, measure } from './measure.ts';
import { fillSampleShop } from './sample-shop.ts';
import { readSet } from './sets.ts';

let server: EmbeddedPostgres;
let api: ApiProcess;
let keys: Map<number, string>;
const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-search-'));

beforeAll(async () => {
  server = await startTemporaryPostgres();
  keys = await fillSampleShop(server.url);
  const tokenSecret = 'of searches and of nothing else, as long as it has to be';
  api = await startApi({ databaseUrl: server.url, dataDir, tokenSecret });
}, 120_000);

afterAll(async () => {
  await api.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['golden-set', 'second-set', 'third-set'])('what people type, by the %s', (name) => {
  let responses: Answer[];
  beforeAll(async () => {
    responses = await askAll(api.url, keys, readSet(name));
  }, 120_000);

  test('is found', () => {
    const { recall, first } = measure(responses);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.9);
  });

  test('is found in every way to type it', () => {
    const kinds = Map.groupBy(responses, ({ query }) => query.kind);
    const weak = [...kinds].filter(([, some]) => measure(some).recall < 0.85);
    expect(weak.map(([kind]) => kind)).toEqual([]);
  });

  test('is not mistaken for what only looks like it', () => {
    const { violations, violationsAtFirst } = measure(responses);
    expect(violationsAtFirst).toBe(0);
    expect(violations).toBeLessThanOrEqual(1);
  });
});
