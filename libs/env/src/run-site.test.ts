import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, onTestFinished, test, vi } from 'vitest';

import { runSite } from './run-site.ts';

async function saidWhenStartedBy(uid: number) {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'getuid').mockReturnValue(uid);
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  const server = createServer();
  onTestFinished(() => {
    server.close();
    vi.restoreAllMocks();
  });

  const place = { directory: import.meta.dirname, host: 'localhost', port: 0 };
  const create = () => server;
  void runSite(() => ({ name: 'The site', ...place, portVariable: 'SITE_PORT', create }));
  await once(server, 'listening');
  return warn.mock.calls.flat();
}

test('tells who starts it as root that it need not be, and nobody else', async () => {
  expect(await saidWhenStartedBy(0)).toEqual([
    'The site runs as root, which it does not need: start it as a user of its own.',
  ]);
  expect(await saidWhenStartedBy(1000)).toEqual([]);
});
