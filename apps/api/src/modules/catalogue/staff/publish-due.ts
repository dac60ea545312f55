import { and, asc, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { indexProductsById } from '../../search/indexing/index-products.ts';
import { nextVersion } from './product-version.ts';
import { published } from './publishing.ts';

/** Until the next look, which may be late itself. */
const aheadMs = 2 * 60_000;

/** Puts the drafts into the shop whose moment has come: each once, whoever looks at the same time. */
export function publishDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // In the order of their ids, as everybody locks products.
    const due = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(lte(products.publishAt, now), isNull(products.deletedAt)))
      .orderBy(asc(products.id))
      .for('no key update');
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const change = { ...published, ...nextVersion() };
    await tx.update(products).set(change).where(inArray(products.id, ids));
    await indexProductsById(tx, ids);
    return ids.length;
  });
}

/**
 * Looks every minute, and sets an alarm for what is due before the next look: a draft goes into the shop at its second. Where
 * that process is gone by then, or the moment was said after the latest look, it does so within a minute. As a change like any other it is heard by all that keep pages.
 */
export function createPublishDue({ db, logger }: { db: Database; logger: FastifyBaseLogger }) {
  let alarm: NodeJS.Timeout | undefined;

  return async function look(): Promise<void> {
    clearTimeout(alarm);
    const now = new Date();
    const count = await publishDue(db, now);
    if (count > 0) logger.info({ count }, 'drafts published whose moment has come');
    const [next] = await db
      .select({ publishAt: products.publishAt })
      .from(products)
      .where(
        and(
          gt(products.publishAt, now),
          lte(products.publishAt, new Date(now.getTime() + aheadMs)),
        ),
      )
      .orderBy(asc(products.publishAt))
      .limit(1);
    if (!next?.publishAt) return;
    const again = () =>
      look().catch((error: unknown) =>
        logger.warn({ err: error }, 'drafts wait for the next look'),
      );
    alarm = setTimeout(() => void again(), next.publishAt.getTime() - now.getTime()).unref();
  };
}
