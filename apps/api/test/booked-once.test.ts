import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { OrderStatus } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { orderLines, orders } from '../src/db/schema/orders.ts';
import { shipments } from '../src/db/schema/parcels.ts';
import { insertShipment } from '../src/modules/orders/parcels/insert-shipment.ts';
import { lockOrder } from '../src/modules/orders/orders.ts';
import { testApi } from './support/api.ts';
import { bostaKey, fakeBosta } from './support/bosta.ts';
import { anOrder, aProduct } from './support/builders.ts';
import { proofSize, proofTimeout } from './support/proof-size.ts';

const kills = proofSize(2, 200);
const parcels = 3 * kills;
/** Longer than Bosta takes, as five minutes are longer than is waited for the real one. */
const leaseMs = 600;

test(
  `of ${kills} processes that are killed while they book, none books a parcel that another one has booked`,
  async () => {
    const bosta = await fakeBosta({ waitMs: () => Math.random() * 25, isUnique: false });
    const { db, env, signedIn } = await testApi();
    const buyer = await signedIn();
    const { id: productId, design, ...named } = await aProduct(db, { stock: [1_000] });
    for (let index = 0; index < parcels; index += 1) {
      const { id } = await anOrder(db, buyer.user, {
        ...{ statusId: OrderStatus.confirmed, streetAddress: '12 Tahrir Street' },
      });
      await db.insert(orderLines).values({
        ...{ orderId: id, productId, designId: design.id, quantity: 1, unitPrice: 10_000 },
        ...{ name: named.name, nameAr: named.nameAr },
        ...{ designName: design.name, designNameAr: design.nameAr },
      });
      // As a process leaves it that dies before it has asked anybody.
      await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) throw new Error('There is an order');
        await insertShipment(tx, order, { carrier: 'bosta', actorId: buyer.user.id });
      });
    }
    const file = fileURLToPath(new URL('./support/book-worker.ts', import.meta.url));
    const told = {
      ...{ PATH: process.env['PATH'] ?? '', DATABASE_URL: env.DATABASE_URL },
      ...{ BOSTA_URL: bosta.url, BOSTA_KEY: bostaKey, LEASE_MS: String(leaseMs) },
      BEGAN: String(Date.now()),
    };
    const begin = async () => {
      const child = fork(file, { env: told, execArgv: [], stdio: 'inherit' });
      await once(child, 'message');
      return child;
    };
    for (let index = 0; index < kills; index += 1) {
      const child = await begin();
      await delay(20 + Math.random() * 400);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const child = await begin();
    const left = () => db.$count(shipments, eq(shipments.state, 'booking'));
    await expect.poll(left, { timeout: proofTimeout(), interval: 100 }).toBe(0);
    await delay(2 * leaseMs);
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(bosta.deliveries).toHaveLength(parcels);
    const kept = await db
      .select({ reference: orders.reference, number: shipments.trackingNumber })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId));
    const made = bosta.deliveries.map((one) => [one.businessReference, one.trackingNumber]);
    expect(Object.fromEntries(kept.map(({ reference, number }) => [reference, number]))).toEqual(
      Object.fromEntries(made),
    );
  },
  proofTimeout(),
);
