import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { bostaKey, fakeBosta } from './support/bosta.ts';
import { proofSize, proofTimeout } from './support/proof-size.ts';

const kills = proofSize(6, 200);
const parcels = 2 * kills;

test(
  `of ${kills} processes that are killed while they book, none books a parcel that another one has booked`,
  async () => {
    const bosta = await fakeBosta({ waitMs: () => Math.random() * 25 });
    const file = fileURLToPath(new URL('./support/book-worker.ts', import.meta.url));
    const env = {
      ...{ PATH: process.env['PATH'] ?? '', BOSTA_URL: bosta.url, BOSTA_KEY: bostaKey },
      PARCELS: String(parcels),
    };
    const begin = async (from: number) => {
      const told = { ...env, FROM: String(from) };
      const child = fork(file, { env: told, execArgv: [], stdio: 'inherit' });
      await once(child, 'message');
      return child;
    };
    for (let index = 0; index < kills; index += 1) {
      // What the last one may have been about, it asks for again.
      const child = await begin(Math.max(0, bosta.deliveries.length - 3));
      await delay(20 + Math.random() * 400);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const child = await begin(0);
    const [numbers] = (await once(child, 'message')) as [Record<string, string>];
    child.kill();
    await once(child, 'exit');

    expect(bosta.deliveries).toHaveLength(parcels);
    const made = bosta.deliveries.map((one) => [one.uniqueBusinessReference, one.trackingNumber]);
    expect(Object.fromEntries(made)).toEqual(numbers);
  },
  proofTimeout(60_000),
);
