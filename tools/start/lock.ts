import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode, Failure } from '../failure.ts';

/**
 * Makes this process the only one that works in `dataDir`, until it ends or calls the function returned.
 * The lock is a listening socket: the kernel gives it back however its holder ends, so none is ever stale.
 */
export async function takeLock(dataDir: string, { patienceMs = 4000 } = {}): Promise<() => void> {
  const address = addressFor(dataDir);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const server = createServer((socket) => socket.end(String(process.pid)));
    try {
      server.listen(address);
      await once(server, 'listening');
      return () => server.close();
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
    }
    const holder = await holderOf(address);
    // macOS keeps the name of a socket whose owner is gone.
    if (holder === undefined && process.platform === 'darwin') rmSync(address, { force: true });
    if (holder !== undefined && Date.now() > deadline) {
      throw new Failure(
        `Craftsandore already runs with the data in ${dataDir} (process ${holder}). Stop it with Ctrl-C first, or set DATA_DIR to another folder.`,
      );
    }
    await delay(200);
  }
}

function addressFor(dataDir: string): string {
  const name = `craftsandore-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`; // a name without a file
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function holderOf(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    const [pid] = await once(socket, 'data');
    return String(pid);
  } catch {
    return undefined; // gone meanwhile
  } finally {
    socket.destroy();
  }
}
