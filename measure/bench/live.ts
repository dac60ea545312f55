import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { followLive } from '@craftsandore/contract';
import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { medianOf } from '../support/median.ts';
import { addPeople } from '../support/people.ts';
import { tokenFor } from '../support/tokens.ts';
import { openData } from './support/database.ts';
import { milliseconds, ratio } from './support/figures.ts';
import { clientOf } from './support/http.ts';
import { load } from './support/load.ts';
import { openApi } from './support/open-api.ts';
import { processorTimeOf } from './support/processor-time.ts';

const head = [
  ...['streams', 'calls per s', 'of none', 'ms of processor per call', 'of none'],
  'processor when nobody calls',
];

const streams = 200;
const streamsOfPerson = 10;
const eventsMs = 1000;
const connections = 10;
const rounds = 5;
const ms = 3000;
const idleMs = 10_000;

/**
 * What open pages of staff cost the API, which tells 200 of them of an event each second: calls per second with them and
 * without, in turns, and the processor that they take by themselves. `npm run bench -- live --folder .bench/1000-1000`, after
 * `npm run build`. It adds staff and events there.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  const database = new pg.Pool({ connectionString: data.url, max: 2 });
  // Without its cache, as most calls of staff are answered.
  const env = { CATALOGUE_CACHE_MB: '0' };
  const api = await openApi(data.url, env);
  const client = clientOf(api.url, connections);
  const happening = setInterval(() => void anEvent(database), eventsMs);
  try {
    const tokens = await tokensOf(database);
    const ask = () => client.ask({ path: '/products' });
    await load(ask, { connections, ms });

    const without: Round[] = [];
    const beside: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      without.push(await measure(ask, api.pid));
      const close = await openStreams(api.url, tokens);
      beside.push(await measure(ask, api.pid));
      close();
    }
    const idle = await idleShare(api.pid);
    const close = await openStreams(api.url, tokens);
    const withStreams = await idleShare(api.pid);
    close();

    const rows = [
      rowOf('none', without, without, idle),
      rowOf(String(streams), beside, without, withStreams),
    ];
    console.log(tableOf(head, rows));
  } finally {
    clearInterval(happening);
    await client.close();
    await api.stop();
    await database.end();
    await data.stop();
  }
  return 0;
});

type Round = { perSecond: number; processorMs: number };

function rowOf(name: string, rounds: Round[], baseline: Round[], idle: number): string[] {
  const of = (key: keyof Round) => medianOf(rounds.map((round) => round[key]));
  // Of each turn beside the one before it, which the machine has served alike.
  const share = (key: keyof Round) =>
    ratio(medianOf(rounds.map((round, turn) => round[key] / (baseline[turn]?.[key] ?? NaN))), 1);
  return [
    ...[name, of('perSecond').toFixed(0), share('perSecond')],
    ...[milliseconds(of('processorMs')), share('processorMs'), `${(100 * idle).toFixed(1)} %`],
  ];
}

async function measure(ask: () => Promise<void>, pid: number): Promise<Round> {
  const before = processorTimeOf(pid);
  let calls = 0;
  const counted = async () => {
    await ask();
    calls += 1;
  };
  const { perSecond } = await load(counted, { connections, ms });
  return { perSecond, processorMs: (processorTimeOf(pid) - before) / calls };
}

/** Of one processor, while nobody calls. */
async function idleShare(pid: number): Promise<number> {
  const before = processorTimeOf(pid);
  await delay(idleMs);
  return (processorTimeOf(pid) - before) / idleMs;
}

/** As triggers tell of one. */
async function anEvent(database: pg.Pool): Promise<void> {
  await database.query(
    `with told as (insert into live_events (kind, object_id) values ('order.changed', 1))
     select pg_notify('live_events', '')`,
  );
}

/** One for each stream. */
async function tokensOf(database: pg.Pool): Promise<string[]> {
  const people = await addPeople(
    async (text, values) => (await database.query(text, values)).rows,
    streams / streamsOfPerson,
    'Sales',
  );
  return people.flatMap(({ sessionId }) =>
    Array.from({ length: streamsOfPerson }, () => tokenFor(sessionId)),
  );
}

/** Opens a stream with each token. @returns what closes them. */
async function openStreams(url: string, tokens: string[]): Promise<() => void> {
  const responses = await Promise.all(
    tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = get(url + followLive.path, { agent: false, headers });
      const [answer] = await once(request, 'response');
      const response = answer as IncomingMessage; // as Node documents the event
      if (response.statusCode !== 200) {
        throw new Failure(`A stream was answered with ${response.statusCode}.`);
      }
      return response.on('error', () => undefined).resume();
    }),
  );
  return () => responses.forEach((response) => response.destroy());
}
