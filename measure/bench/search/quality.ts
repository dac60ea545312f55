import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { tableOf } from '@craftsandore/tools/table';

import { askAll } from './ask.ts';
import { isFirstRight, measure, type SearchResponse, recallOf, violationsOf } from './measure.ts';
import { openSampleShop } from './sample-shop.ts';
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
  const { url, keys, close } = await openSampleShop();
  try {
    for (const name of values.set) {
      const responses = await askAll(url, keys, readSet(name));
      console.log(`\n${name}\n${report(responses)}`);
      if (values.misses) responses.map(missOf).forEach((line) => line && console.log(line));
    }
  } finally {
    await close();
  }
  return 0;
});

function report(responses: SearchResponse[]): string {
  const kinds = Map.groupBy(responses, ({ query }) => query.kind);
  const rows = [...kinds, ['all', responses] as const].map(([kind, some]) => {
    const { queries, recall, first, violations, violationsAtFirst } = measure(some);
    return [kind, queries, recall.toFixed(3), first.toFixed(3), violations, violationsAtFirst].map(
      String,
    );
  });
  return tableOf(['kind', 'queries', 'recall@10', 'first', 'violations', 'at first'], rows);
}

function missOf(response: SearchResponse): string | null {
  const { query, found } = response;
  const isExpecting = query.expect.length > 0;
  const isFound = !isExpecting || (recallOf(response) === 1 && isFirstRight(response));
  if (isFound && violationsOf(response, found) === 0) return null;
  const missing = query.expect.filter((key) => !found.slice(0, 10).includes(key));
  return `${query.kind}: ${query.query}\n  found ${found.slice(0, 10).join(' ')}\n  missing ${missing.join(' ')}`;
}
