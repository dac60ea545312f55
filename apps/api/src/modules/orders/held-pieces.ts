import { createHash } from 'node:crypto';

import { siteOf } from '@craftsandore/env/networks';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Transaction } from '../../db/client.ts';
import { holdName } from '../../db/hold-name.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import { isConfirmedAlone, isPending } from './waiting-orders.ts';

/** Pieces that orders may hold whom nothing vouches for; 0 for no bound. */
export type MostHeld = { ofNetwork: number; everywhere: number };

/** Pieces that a network may hold where all together have reached their bound: nobody is shut out by others alone. */
const alwaysForNetwork = 5;

/** The network of somebody whom nothing vouches for, as an order keeps it: to be compared, not to be read. */
export const placedFrom = (ip: string): string =>
  createHash('sha256').update(siteOf(ip)).digest('hex');

type Growth = {
  /** From where the order was placed; null where something vouches for who did. */
  network: string | null;
  /** How many more it holds now. */
  pieces: number;
};

/**
 * Makes sure that orders that nobody has confirmed by talking to anybody hold no more than they may. It is the last thing a
 * transaction does: of those at the same moment each waits here until the one before is written, and counts it.
 * @throws Problem where they would hold more.
 */
export async function assertFewHeld(
  tx: Transaction,
  { network, pieces }: Growth,
  { most, log }: { most: MostHeld; log: FastifyBaseLogger },
): Promise<void> {
  const { ofNetwork, everywhere } = most;
  if (network === null || pieces <= 0 || (ofNetwork === 0 && everywhere === 0)) return;
  await holdName(tx, 'held pieces');
  const held = await countHeld(tx, network);

  const isBeyond = everywhere > 0 && held.everywhere > everywhere;
  const isLittle = held.ofNetwork <= alwaysForNetwork && held.everywhere <= 2 * everywhere;
  if ((ofNetwork > 0 && held.ofNetwork > ofNetwork) || (isBeyond && !isLittle)) {
    throw new Problem('order.too_many_held');
  }
  const half = everywhere / 2;
  if (everywhere > 0 && held.everywhere > half && held.everywhere - pieces <= half) {
    log.warn({ held: held.everywhere, most: everywhere }, 'half of what guests may hold is held');
  }
}

async function countHeld(tx: Transaction, network: string) {
  const pieces = sql`sum(${orderLines.quantity})`;
  const isOwn = sql`${orders.placedFrom} = ${network}`;
  const [held] = await tx
    .select({
      everywhere: sql<number>`coalesce(${pieces}, 0)`.mapWith(Number),
      ofNetwork: sql<number>`coalesce(${pieces} filter (where ${isOwn}), 0)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isNotNull(orders.placedFrom),
        sql`${orders.statusId} in (1, 2)`,
        or(isPending, isConfirmedAlone),
      ),
    );
  if (!held) throw new Error('A sum has returned no row');
  return held;
}
