import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

let dataDir: string;
let started: EmbeddedPostgres[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'a path with spaces '));
  chmodSync(dataDir, 0o711);
  started = [];
});

afterEach(async () => {
  for (const server of started) await server.stop();
  for (const { home } of started) rmSync(home, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function start() {
  const server = await startEmbeddedPostgres({ dataDir });
  started.push(server);
  return server;
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Starts the server from a process of its own, as `npm start` does, so that it can be killed. */
async function startElsewhere(): Promise<{ supervisor: ChildProcess; url: string; home: string }> {
  const program = join(dataDir, 'supervisor.mjs');
  const module = import.meta.resolve('./embedded-postgres.ts');
  writeFileSync(
    program,
    `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
     const { url, home } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
     process.send({ url, home });`,
  );
  const supervisor = fork(program);
  const [{ url, home }] = await once(supervisor, 'message');
  return { supervisor, url, home };
}

const serverId = (home: string) =>
  Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilGone(pid: number) {
  await expect.poll(() => isAlive(pid)).toBe(false);
}

test('responds with the name, the encoding and the rules of sorting that the shop counts on', async () => {
  const { url } = await start();

  const settings = ['cluster_name', 'server_encoding', 'fsync', 'listen_addresses', 'TimeZone'];
  const shown = settings.map((name) => `current_setting('${name}')`).join(', ');
  expect(
    await query(
      url,
      `select ${shown}, datlocprovider, datlocale from pg_database where datname = current_database()`,
    ),
  ).toEqual(['craftsandore-embedded', 'UTF8', 'on', '127.0.0.1', 'UTC', 'b', 'C.UTF-8']);
});

test('lets nobody in without the password', async () => {
  const { url } = await start();
  const withoutPassword = new URL(url);
  withoutPassword.password = 'guessed';

  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('stops without leaving a process, and keeps its data', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  const pid = serverId(first.home);

  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const second = await start();
  expect(await query(second.url, 'select answer from kept')).toEqual([42]);
});

test('ends with a supervisor that is killed, and starts again with the data', async () => {
  const { supervisor, url, home } = await startElsewhere();
  await query(url, 'create table kept as select 42 as answer');
  const pid = serverId(home);

  supervisor.kill('SIGKILL');
  await untilGone(pid);

  const next = await start();
  expect(await query(next.url, 'select answer from kept')).toEqual([42]);
});

test('recovers after the server itself was killed', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  process.kill(serverId(first.home), 'SIGKILL');
  await first.ended;

  const second = await start();
  expect(await query(second.url, 'select answer from kept')).toEqual([42]);
});

test('replaces a server that nobody watches any more', async () => {
  const orphan = await start();
  const pid = serverId(orphan.home);

  const next = await start();

  expect(isAlive(pid)).toBe(false);
  expect(await query(next.url, 'select 1')).toEqual([1]);
});

test('leaves a stranger alone whose process id stands in the file of a killed server', async () => {
  const first = await start();
  await first.stop();
  const file = join(first.home, 'data', 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${join(first.home, 'data')}\n0\n1\n\n\n\nready\n`);

  const second = await start();

  expect(await query(second.url, 'select 1')).toEqual([1]);
});

test('begins afresh where the creation of its data was cut short', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(first.home, 'data'), { recursive: true });
  writeFileSync(join(first.home, 'data.unfinished'), 'half of it');

  const second = await start();

  expect(await query(second.url, 'select 1')).toEqual([1]);
});

test('says in one sentence why it cannot start', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(first.home, 'data', 'PG_VERSION'), '9.6\n');

  await expect(start()).rejects.toThrow(
    /does not start: database files are incompatible with server/,
  );
});

test('a temporary server leaves nothing behind', async () => {
  const server = await startTemporaryPostgres();
  const pid = serverId(server.home);
  expect(await query(server.url, 'show fsync')).toEqual(['off']);

  await server.stop();

  expect(isAlive(pid)).toBe(false);
  expect(existsSync(server.home)).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'as root in a closed folder, keeps its data where its user can reach them',
  async () => {
    chmodSync(dataDir, 0o700);
    const first = await start();
    expect(first.home).toMatch(/^\/var\/lib\/craftsandore\//);
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start();
    expect(second.home).toBe(first.home);
    expect(await query(second.url, 'select answer from kept')).toEqual([42]);
  },
);
