import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { placeGuestOrder, saveChannels } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { connect } from '../src/db/client.ts';
import { confirmationAttempts } from '../src/db/schema/desk.ts';
import { messages } from '../src/db/schema/messages.ts';
import { orders } from '../src/db/schema/orders.ts';
import { testApi } from './support/api.ts';
import { askForEver } from './support/ask-for-ever.ts';
import { aProduct } from './support/builders.ts';
import { proofSize, proofTimeout } from './support/proof-size.ts';
import { fakeServices } from './support/whatsapp.ts';

const kills = proofSize(6, 200);
const ordersPerKill = 3;
/** Longer than the service takes, as two minutes are longer than is waited for a real one. */
const unsureAfterMs = 600;
const noon = new Date('2026-11-23T12:00+02:00').getTime();

const noLimits = {
  ...{ GUEST_ORDERS_PER_HOUR: '0', GUEST_PIECES_OF_ADDRESS: '0', GUEST_PIECES_EVERYWHERE: '0' },
};

type Told = Record<string, string>;

/** A process that asks customers, and what kills it. A start takes a second: most runs do with what a killed one leaves. */
const aProcess = proofSize(0, 1) === 1 ? aRealOne : aConnection;

async function aRealOne(told: Told) {
  const file = fileURLToPath(new URL('./support/ask-worker.ts', import.meta.url));
  const child = fork(file, { env: told, execArgv: [], stdio: 'inherit' });
  await once(child, 'message');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

/** Its connections are cut, and it gets no others: whatever it does then, the database does not learn of it. */
async function aConnection(told: Told) {
  const { db, close } = connect(told['DATABASE_URL'] ?? '');
  const sockets: { destroy: () => void }[] = [];
  db.$client.on('connect', (client) => {
    sockets.push(
      (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream,
    ); // pg has no types for it
  });
  const ended = askForEver(db, told).catch(() => undefined);
  return async () => {
    void close();
    for (const socket of sockets) socket.destroy();
    await ended;
  };
}

test(
  `of ${kills} processes that are killed around it, none sends a message that another one has sent`,
  async () => {
    const services = await fakeServices({ waitMs: () => Math.random() * 25 });
    const { db, env, guest, signedIn } = await testApi({ ...services.env, ...noLimits });
    const owner = await signedIn(Role.Admin);
    await owner.call(saveChannels, { body: { seenVersion: 0, whatsApp: true } });
    const { design } = await aProduct(db, { stock: [100_000] });
    const count = kills * ordersPerKill;
    for (let index = 0; index < count; index += 1) {
      await guest.call(placeGuestOrder, {
        body: {
          placementKey: randomUUID(),
          items: [{ productDesignId: design.id, quantity: 1 }],
          contact: { name: 'Rana', phoneNumber: `010${50_000_000 + index}` },
          shippingDetails: { streetAddress: 'Nile 1', city: 'Maadi', governorate: 'EG-C' },
          paymentMethod: 'cash',
        },
      });
    }
    await db.update(orders).set({ createdAt: new Date(noon - 60 * 60_000) });

    const told = {
      ...{ PATH: process.env['PATH'] ?? '', DATABASE_URL: env.DATABASE_URL },
      ...{ ...services.env, ...noLimits, BEGAN: String(Date.now()), NOON: String(noon) },
      UNSURE_AFTER_MS: String(unsureAfterMs),
    };
    for (let index = 0; index < kills; index += 1) {
      const kill = await aProcess(told);
      await delay(20 + Math.random() * 180);
      await kill();
    }
    // One that is left alone does what is left, and has time to do too much.
    const end = await aProcess(told);
    const left = () =>
      db.$count(
        orders,
        sql`not exists (select from ${messages} m
          where m.order_id = ${orders.id} and m.state in ('sent', 'unsure'))`,
      );
    await expect.poll(left, { timeout: proofTimeout(), interval: 100 }).toBe(0);
    await delay(2 * unsureAfterMs);
    await end();

    const taken = Map.groupBy(services.accepted, ({ to }) => to);
    expect([...taken].filter(([, times]) => times.length > 1)).toEqual([]);
    const kept = await db.select().from(messages);
    expect(kept).toHaveLength(count);
    const ids = new Set(services.accepted.map(({ callbackId }) => callbackId));
    const sent = kept.filter(({ state }) => state === 'sent');
    expect(sent.filter(({ jobId }) => !ids.has(jobId ?? ''))).toEqual([]);
    // Each death leaves the one message in doubt that it was about, and no attempt of it.
    expect(count - sent.length).toBeLessThanOrEqual(kills + 1);
    expect(await db.$count(confirmationAttempts)).toBe(sent.length);
  },
  proofTimeout(),
);
