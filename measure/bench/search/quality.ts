import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { startTemporaryPostgres } from '@craftsandore/tools/postgres';

import { startApi } from '../../support/api-process.ts';
import { tableOf } from '../support/table.ts';
import { askAll } from './ask.ts';
import { isFirstRight, measure, type Answer, recallOf, violationsOf } from './measure.ts';
import { fillSampleShop } from './sample-shop.ts';
import { readSet } from './sets.ts';

/**
 * How well searches find what they should, over the sample catalogue, by kind of query: `npm run bench -- search`.
 * `--misses` names the queries that did not do as they should.
 */
await runCommand(async (signal) => {
  signal.addEventListener('abort', () => process.exit(130));
  const { values } = parseArgs({
    options: {
      set: { type: 'string', multiple: true, default: ['golden-set', 'second-set', 'third-set'] },
      misses: { type: 'boolean', default: false },
    },
  });
  const server = await startTemporaryPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-search-'));
  try {
    const keys = await fillSampleShop(server.url);
    const api = await startApi({
      databaseUrl: server.url,
      dataDir,
      tokenSecret: 'of searches and of nothing else, as long as it has to be',
    });
    try {
      for (const name of values.set) {
        const responses = await askAll(api.url, keys, readSet(name));
        console.log(`\n${name}\n${report(responses)}`);
        if (values.misses) responses.map(missOf).forEach((line) => line && console.log(line));
      }
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return 0;
});

function report(responses: Answer[]): string {
  const kinds = Map.groupBy(responses, ({ query }) => query.kind);
  const rows = [...kinds, ['all', responses] as const].map(([kind, some]) => {
    const { queries, recall, first, violations, violationsAtFirst } = measure(some);
    return [kind, queries, recall.toFixed(3), first.toFixed(3), violations, violationsAtFirst].map(
      String,
    );
  });
  return tableOf(['kind', 'queries', 'recall@10', 'first', 'violations', 'at first'], rows);
}

function missOf(response: Answer): string | null {
  const { query, found } = response;
  const isExpecting = query.expect.length > 0;
  const isFound = !isExpecting || (recallOf(response) === 1 && isFirstRight(response));
  if (isFound && violationsOf(response, found) === 0) return null;
  const missing = query.expect.filter((key) => !found.slice(0, 10).includes(key));
  return `${query.kind}: ${query.query}\n  found ${found.slice(0, 10).join(' ')}\n  missing ${missing.join(' ')}`;
}
