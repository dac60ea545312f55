import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { takeLock } from './lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('lets one process in at a time, and names it to the others', async () => {
  const release = await takeLock(dataDir);
  await expect(takeLock(dataDir, { patienceMs: 0 })).rejects.toThrow(`(process ${process.pid})`);

  release();
  const again = await takeLock(dataDir, { patienceMs: 0 });
  again();
});

test('waits for a holder that is about to end', async () => {
  const release = await takeLock(dataDir);
  setTimeout(release, 300);

  const next = await takeLock(dataDir);
  next();
});

test('is free again when its holder was killed', async () => {
  const program = join(dataDir, 'holder.mjs');
  writeFileSync(
    program,
    `import { takeLock } from ${JSON.stringify(import.meta.resolve('./lock.ts'))};
     await takeLock(${JSON.stringify(dataDir)});
     process.send('taken');`,
  );
  const holder = fork(program);
  await once(holder, 'message');
  await expect(takeLock(dataDir, { patienceMs: 0 })).rejects.toThrow(`(process ${holder.pid})`);

  holder.kill('SIGKILL');
  await once(holder, 'exit');

  const release = await takeLock(dataDir, { patienceMs: 0 });
  release();
});
