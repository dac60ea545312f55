import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { findFreePort } from '@craftsandore/tools/free-port';
import { afterAll, expect, test } from 'vitest';

import { testDatabase } from '../test/support/database.ts';
import { execute } from '../test/support/postgres.ts';

const { url } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'craftsandore-main-'));
afterAll(() => rm(dataDir, { recursive: true }));

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

function start(environment: Record<string, string>) {
  const { PATH } = process.env;
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    env: { PATH, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  started.push(child);
  const said: string[] = [];
  const logged: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code, said: said.join('') }));
  return { child, ended, logged };
}

async function running(environment: Record<string, string> = {}) {
  const port = String(await findFreePort());
  const api = start({ API_PORT: port, DATABASE_URL: url, DATA_DIR: dataDir, ...environment });
  const isReady = () =>
    fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(100);
  return { ...api, port };
}

const as = (uid: number) => `--import=data:text/javascript,process.getuid=()=>${uid}`;
const metricsPort = String(await findFreePort());

// A start takes seconds: two of them serve all tests, the last of which end them.
const [ofRoot, ofUser] = await Promise.all([
  running({
    ...{ NODE_OPTIONS: as(0), LOG_LEVEL: 'warn' },
    ...{ METRICS_PORT: metricsPort, DRAIN_SECONDS: '3' },
  }),
  running({ NODE_OPTIONS: as(1000), LOG_LEVEL: 'warn' }),
]);

test('tells who starts it as root that it need not be, and nobody else', async () => {
  const advice = '"msg":"The API runs as root, which it does not need';
  await expect.poll(() => ofRoot.logged.join('')).toContain(advice);
  // It may say other things: that the database was slow, for one, on a busy machine.
  expect(ofUser.logged.join('')).not.toContain(advice);
});

test('counts for Prometheus on a port of its own', async () => {
  const { port } = ofRoot;
  await fetch(`http://localhost:${port}/products/4711`);
  await fetch(`http://localhost:${port}/products/4712`);
  await execute(
    url,
    "insert into pgboss.job (name, data, start_after) values ('mail', '{}', now() + interval '1 hour')",
  );

  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();

  expect(text).toContain(
    'craftsandore_request_seconds_count{method="GET",route="/products/:id",status="404"} 2',
  );
  expect(text).toContain('craftsandore_database_connections{kind="waiting"} 0');
  expect(text).toContain('craftsandore_jobs{queue="mail",kind="waiting"} 1');
  expect(text).toContain('craftsandore_jobs{queue="mail",kind="failed"} 0');
  expect(text).toContain('craftsandore_public_cache{kind="misses"}');
  expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404);
});

test('keeps the secret of its tokens where only its owner reads it', async () => {
  const { mode } = await stat(join(dataDir, 'token-secret'));
  expect(mode & 0o777).toBe(0o600);
});

test('says in one sentence why it cannot start', async () => {
  const second = start({ API_PORT: ofRoot.port, DATABASE_URL: url, DATA_DIR: dataDir });
  const withoutDatabase = start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' });
  expect(await second.ended).toEqual({
    code: 1,
    said: `Port ${ofRoot.port} is in use. Stop what listens there, or set API_PORT to another one.\n`,
  });
  expect(await withoutDatabase.ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database does not answer\..*\n$/),
  });
});

test('ends gracefully when who started it is gone', async () => {
  ofUser.child.disconnect();

  expect(await ofUser.ended).toEqual({ code: 0, said: '' });
});

test('ends gracefully when it is told to: serves while load balancers look elsewhere, and only then ends', async () => {
  const { child, ended, port } = ofRoot;
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  const paths = ['/health/ready', '/health/live', '/products'];

  child.kill('SIGTERM');
  await expect.poll(() => Promise.all(paths.map(statusOf))).toEqual([503, 200, 200]);

  expect(await ended).toEqual({ code: 0, said: '' });
});
