import { parseArgs } from 'node:util';

import { settingsGroups } from '@craftsandore/contract';
import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { tableOf } from '@craftsandore/tools/table';
import pg from 'pg';

import { medianOf } from '../support/median.ts';
import { startStorefront } from '../support/storefront-process.ts';
import { openData } from './support/database.ts';
import { ratio } from './support/figures.ts';
import { clientOf } from './support/http.ts';
import { load } from './support/load.ts';
import { openApi } from './support/open-api.ts';
import { processorTimeOf } from './support/processor-time.ts';

const head = [
  ...['page', 'bytes', 'settings', 'cached per s', 'of unset'],
  ...['ms of processor per page', 'of unset'],
];

const pages = { home: '/', 'product list': '/products' };
const connections = 10;
const rounds = 16;
const ms = 1000;
const versions = 20;
const copy = 'settings_bench';

/**
 * What the owner's settings cost a cached page: a shop that was never set beside a copy of it in which each group was
 * saved twenty times, as what it comes with, so that the pages are the same bytes. Both are asked in turns, and who begins changes.
 * `npm run bench -- settings --folder .bench/1000-1000`, after `npm run build`.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  const copyUrl = await copyOf(data.url);
  await saveAllGroups(copyUrl);
  const shops = await Promise.all([data.url, copyUrl].map(openShop));
  try {
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(pages)) {
      const bytes = new Set<number>();
      for (const { url } of shops) bytes.add(await bytesAt(url + path));
      if (bytes.size > 1) throw new Failure(`${name} differs: ${[...bytes].join(' and ')} bytes.`);

      const figures = shops.map((): Round[] => []);
      for (let round = 0; round < rounds; round += 1) {
        const order = round % 2 ? [1, 0] : [0, 1];
        for (const place of order) {
          const shop = shops[place];
          if (shop) figures[place]?.push(await measure(shop, path));
        }
      }
      const [unset, set] = figures.map(middleOf);
      if (unset && set) rows.push(...rowsOf([name, String([...bytes][0])], [unset, set]));
    }
    console.log(tableOf(head, rows));
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await drop(data.url);
    await data.stop();
  }
  return 0;
});

type Shop = Awaited<ReturnType<typeof openShop>>;

async function openShop(databaseUrl: string) {
  const api = await openApi(databaseUrl);
  const storefront = await startStorefront(api.url);
  const client = clientOf(storefront.url, connections);
  return {
    url: storefront.url,
    pid: storefront.pid,
    client,
    async stop() {
      client.close();
      await storefront.stop();
      await api.stop();
    },
  };
}

async function bytesAt(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}

async function query<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The same database again, on the same server. */
async function copyOf(url: string): Promise<string> {
  const { pathname } = new URL(url);
  const admin = new URL(url);
  admin.pathname = '/postgres';
  await query(admin.href, async (client) => {
    await client.query(`drop database if exists ${copy}`);
    await client.query(`create database ${copy} template "${pathname.slice(1)}"`);
  });
  admin.pathname = `/${copy}`;
  return admin.href;
}

async function drop(url: string): Promise<void> {
  await query(url, (client) => client.query(`drop database if exists ${copy} with (force)`));
}

async function saveAllGroups(url: string): Promise<void> {
  await query(url, async (client) => {
    for (const [group, { defaults }] of Object.entries(settingsGroups)) {
      for (let version = 1; version <= versions; version += 1) {
        await client.query(
          'insert into settings ("group", version, value) values ($1, $2, $3) on conflict do nothing',
          [group, version, JSON.stringify(defaults)],
        );
      }
    }
  });
}

/** Milliseconds of the storefront's processor for a page, and pages per second. */
type Round = { perSecond: number; cost: number };

async function measure({ client, pid }: Shop, path: string): Promise<Round> {
  let pages = 0;
  const before = processorTimeOf(pid);
  const { perSecond } = await load(
    async () => {
      await client.ask({ path });
      pages += 1;
    },
    { connections, ms },
  );
  return { perSecond, cost: (processorTimeOf(pid) - before) / pages };
}

function middleOf(all: Round[]): Round {
  return {
    perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
    cost: medianOf(all.map(({ cost }) => cost)),
  };
}

function rowsOf(page: string[], [unset, set]: [Round, Round]): string[][] {
  return [
    { settings: 'never set', round: unset },
    { settings: `saved ${versions} times`, round: set },
  ].map(({ settings, round: { perSecond, cost } }) => [
    ...[...page, settings, perSecond.toFixed(0), ratio(perSecond, unset.perSecond)],
    ...[cost.toFixed(3), ratio(cost, unset.cost)],
  ]);
}
