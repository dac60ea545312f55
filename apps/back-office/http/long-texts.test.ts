// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readEnv } from './env.ts';
import { createSite } from './site.ts';

// What Node lets through. A pattern that tries all ways to match it takes some tenths of a second, one that tries a few 1 ms.
const longest = 15_000;
const maxSeconds = 1;

const directory = mkdtempSync(join(tmpdir(), 'back-office-long-'));
writeFileSync(join(directory, 'index.html'), '<!doctype html>');
const site = createSite(directory, readEnv({}));

beforeAll(() => new Promise<void>((listening) => void site.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  site.close();
  rmSync(directory, { recursive: true });
});

const headers = ['accept-encoding', 'cookie', 'host', 'if-none-match', 'range', 'user-agent'];
const shapes = ['.', 'a.', '-', ' ', '1', 'خ'];

/** The processor's seconds for ten answers, and their first status. */
async function answersTo(path: string, header: string) {
  const { port } = site.address() as AddressInfo;
  const before = process.cpuUsage();
  let said = '';
  for (let time = 0; time < 10; time++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`);
    said = await text(socket);
  }
  const { user, system } = process.cpuUsage(before);
  return { status: Number(said.slice(9, 12)), seconds: (user + system) / 1e6 };
}

const long = (shape: string) =>
  encodeURIComponent(shape).repeat(longest / encodeURIComponent(shape).length);

test.each(shapes)('answers paths, queries and headers full of %j at once', async (shape) => {
  for (const path of [`/${long(shape)}`, `/admin-orders?query=${long(shape)}`, '/settings.json?']) {
    const { status, seconds } = await answersTo(path, 'Host: staff');
    expect([200, 404]).toContain(status);
    expect(seconds).toBeLessThan(maxSeconds);
  }
  for (const name of headers) {
    const host = name === 'host' ? '' : 'Host: staff\r\n';
    const { status, seconds } = await answersTo('/admin', `${host}${name}: ${long(shape)}`);
    expect(status).toBeGreaterThan(0);
    expect(status).toBeLessThan(500);
    expect(seconds).toBeLessThan(maxSeconds);
  }
});
