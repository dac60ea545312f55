import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Silence } from '../failure.ts';
import { findFreePort } from '../free-port.ts';
import { runToEnd, startServer } from './processes.ts';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'craftsandore processes '));
  port = await findFreePort();
  write(
    'server.mjs',
    `import { createServer } from 'node:http';
     console.log('listening');
     const server = createServer((_, response) => response.end()).listen(${port});
     process.on('SIGTERM', () => { console.log('stopped in order'); server.close(); });`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
const program = (name: string) => ({
  name: 'The program',
  args: [name],
  cwd: folder,
  env: process.env,
});
const never = new AbortController().signal;
const start = (name: string, signal = never) =>
  startServer(program(name), {
    log: join(folder, 'logs', 'log'),
    readyUrl: `http://localhost:${port}/`,
    signal,
  });
const responds = () =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

test('a server is ready when it responds, and ends in its own order', async () => {
  const server = await start('server.mjs');
  expect(await responds()).toBe(true);
  const log = statSync(join(folder, 'logs', 'log'));
  expect(log.mode & 0o777).toBe(0o600);

  await server.stop();

  expect(await responds()).toBe(false);
  expect((await server.failed).message).toContain('stopped in order');
});

test('a program is told nothing but its own environment', async () => {
  write('telling.mjs', `console.log(Object.keys(process.env).join());`);
  process.env.TOKEN_SECRET = 'for the API alone';
  const lines: string[] = [];

  const env = { OWN: 'setting' };
  await runToEnd({ ...program('telling.mjs'), env }, never, { report: (line) => lines.push(line) });

  expect(lines.join()).toContain('OWN');
  expect(lines.join()).not.toContain('TOKEN_SECRET');
  delete process.env.TOKEN_SECRET;
});

test('a server that ends before it is ready is reported with its last words', async () => {
  write('broken.mjs', `console.error('no oven'); process.exit(3);`);

  await expect(start('broken.mjs')).rejects.toThrow(
    /^no oven[^]*The program stopped \(exit code 3\)/,
  );
});

test('no server is waited for after a stop was asked for', async () => {
  write('silent.mjs', `setInterval(() => {}, 1000);`);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 300);

  await expect(start('silent.mjs', stop.signal)).rejects.toThrow('aborted');
});

test('a server ends with a supervisor that was killed', async () => {
  write(
    'supervisor.mjs',
    `import { startServer } from ${JSON.stringify(import.meta.resolve('./processes.ts'))};
     const { signal } = new AbortController();
     const program = ${JSON.stringify({ ...program('server.mjs'), env: {} })};
     await startServer(program, { log: 'logs/log', readyUrl: 'http://localhost:${port}/', signal });
     process.send('ready');`,
  );
  const supervisor = fork(join(folder, 'supervisor.mjs'), { cwd: folder });
  await once(supervisor, 'message');
  expect(await responds()).toBe(true);

  supervisor.kill('SIGKILL');

  await expect.poll(responds).toBe(false);
});

test('a program that fails is reported with all its output', async () => {
  write('failing.mjs', `console.log('first'); console.error('then'); process.exitCode = 1;`);

  await expect(runToEnd(program('failing.mjs'), never)).rejects.toThrow(
    /first[^]*then[^]*The program failed/,
  );
});

test('a program is called off together with what it started', async () => {
  write(
    'parent.mjs',
    `import { fork } from 'node:child_process'; fork('server.mjs'); setInterval(() => {}, 1000);`,
  );
  const stop = new AbortController();
  const running = runToEnd(program('parent.mjs'), stop.signal);
  await expect.poll(responds).toBe(true);

  stop.abort();

  await expect(running).rejects.toThrow('aborted');
  await expect.poll(responds).toBe(false);
});

test('what a program forks ends when the program says so, and not with its channel', async () => {
  write(
    'forking.mjs',
    `import { fork } from 'node:child_process';
     const child = fork('forked.mjs');
     child.disconnect();
     child.on('exit', (code) => { process.exitCode = code; });`,
  );
  write('forked.mjs', `setTimeout(() => console.log('did its work'), 200);`);
  const lines: string[] = [];

  await runToEnd(program('forking.mjs'), never, { report: (line) => lines.push(line) });

  expect(lines).toEqual(['did its work']);
});

test('a program that says nothing for too long is ended, and told from one that fails', async () => {
  write('hanging.mjs', `console.log('so far'); setInterval(() => {}, 1_000);`);
  write('failing.mjs', `process.exit(1);`);
  const run = (name: string, silenceLimit: number) =>
    runToEnd(program(name), never, { silenceLimit });

  await expect(run('hanging.mjs', 2_000)).rejects.toThrow(Silence);
  await expect(run('failing.mjs', 60_000)).rejects.not.toThrow(Silence);
});

test('a program that goes on speaking is left alone, however long', async () => {
  write(
    'slow.mjs',
    `import { existsSync } from 'node:fs';
     while (!existsSync('enough')) await new Promise((on) => setTimeout(on, 50, console.log('so far')));`,
  );
  const silenceLimit = 60_000;
  let heard = 0;
  // Time passes while it speaks, and none while the machine is busy.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const report = () => {
    heard += 1;
    if (heard <= 3) vi.advanceTimersByTime(silenceLimit - 1);
    else write('enough', '');
  };

  await runToEnd(program('slow.mjs'), never, { silenceLimit, report }).finally(vi.useRealTimers);

  expect(heard).toBeGreaterThan(3);
});
