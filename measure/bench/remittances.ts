import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { maxRemittanceLines } from '@craftsandore/contract';
import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { type Call, callerOf } from '../support/caller.ts';
import { addPeople } from '../support/people.ts';
import { tokenFor } from '../support/tokens.ts';
import { openData } from './support/database.ts';
import { openApi } from './support/open-api.ts';
import { memoryOf } from './support/processor-time.ts';

const sizes = [1_000, maxRemittanceLines];
const watchMs = 50;

/**
 * How long payments of carriers take, and what memory, with as many lines as one may have: shown and taken. Every tenth line
 * is short. `npm run bench -- remittances --folder .bench/1000-100000`, after `npm run build`. It adds parcels there.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  const database = new pg.Pool({ connectionString: data.url, max: 1 });
  const api = await openApi(data.url);
  try {
    const [owner] = await addPeople(
      async <Row extends object>(text: string, given: unknown[]) =>
        (await database.query<Row>(text, given)).rows,
      ...([1, 'Admin'] as const),
    );
    if (!owner) throw new Failure('Nobody could be added.');
    const call = callerOf(api.url, tokenFor(owner.sessionId));
    const rows = [];
    for (const size of sizes) {
      const body = paymentOf(await parcels(database, size));
      const shown = await measure(api.pid, () => take(call, { ...body, dryRun: true }));
      const taken = await measure(api.pid, () => take(call, body));
      rows.push([String(size), ...shown, ...taken]);
    }
    console.log(tableOf(['lines', 'shown, s', 'MiB more', 'taken, s', 'MiB more'], rows));
  } finally {
    await api.stop();
    await database.end();
    await data.stop();
  }
  return 0;
});

/** Numbers of new parcels that were delivered, each of another order. */
async function parcels(database: pg.Pool, count: number): Promise<string[]> {
  const prefix = randomUUID().slice(0, 8);
  const { rows } = await database.query<{ number: string }>(
    `with booked as (
       insert into shipments (order_id, is_current, carrier, tracking_number, state, cash_due, is_cash_open)
       select id, false, 'other', $1 || '-' || id, 'delivered', 16500, true from orders order by id limit $2
       returning id, order_id, tracking_number
     ), expected as (
       insert into money_entries (order_id, shipment_id, kind, method, amount, actor_kind, at)
       select order_id, id, kind, 'cash', 16500, 'system', now() from booked, unnest(array['expected', 'collected']) as kind
     )
     select tracking_number as number from booked`,
    [prefix, count],
  );
  if (rows.length < count) throw new Failure(`There are fewer than ${count} orders in these data.`);
  return rows.map(({ number }) => number);
}

function paymentOf(numbers: string[]) {
  const lines = numbers.map((number, index) => `${number},${index % 10 === 0 ? 160 : 165},40`);
  return {
    ...{ carrier: 'other', reference: randomUUID() },
    paidOn: new Date().toISOString().slice(0, 10),
    csv: ['AWB,COD,fees', ...lines].join('\n'),
  };
}

async function take(call: Call, body: object): Promise<void> {
  const { status, text } = await call('POST', '/admin/cash/remittances', body);
  if (status !== 200)
    throw new Failure(`A payment was answered by ${status}: ${text.slice(0, 200)}`);
}

/** Seconds, and by how much memory grew at most meanwhile. */
async function measure(pid: number, work: () => Promise<void>): Promise<string[]> {
  const before = memoryOf(pid);
  let most = before;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      most = Math.max(most, memoryOf(pid));
      await delay(watchMs);
    }
  };
  const watching = watch();
  const start = performance.now();
  await work().finally(() => (isDone = true));
  const seconds = (performance.now() - start) / 1000;
  await watching;
  return [seconds.toFixed(1), (most - before).toFixed(0)];
}
