import { type Hold, holdHours, type holdPieces, type ParsedInput } from '@craftsandore/contract';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { findPage } from '../../../db/find-page.ts';
import { holdName } from '../../../db/hold-name.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { stockHoldLines, stockHolds } from '../../../db/schema/holds.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { egyptianMobile } from '../../addresses/phone.ts';
import { photosOfDesigns } from '../../catalogue/designs.ts';
import { lockSoldDesigns, takeHeld } from '../../catalogue/stock/stock.ts';
import { type HoldRow, releaseForTaking } from './release-holds.ts';

const hourMs = 3_600_000;

type NewHold = {
  body: ParsedInput<typeof holdPieces>['body'];
  staffId: number;
  key: string | null;
  now: Date;
};

/**
 * Takes pieces out of the stock for a customer who thinks, under the lock under which orders take theirs. A repeated request
 * finds the hold that there is.
 * @throws Problem that names what there is too little of.
 */
export async function holdForCustomer(
  tx: Transaction,
  { body, staffId, key, now }: NewHold,
): Promise<number> {
  const keyHash = key && requestHash({ staffId, body });
  const held = key && (await findByKey(tx, key));
  if (held) {
    if (held.keyHash !== keyHash) throw new Problem('request.key_reused');
    return held.id;
  }

  const { items, name } = body;
  const phoneNumber = body.phoneNumber && egyptianMobile(body.phoneNumber);
  const designIds = items.map(({ productDesignId }) => productDesignId);
  await releaseForTaking(tx, { designIds, now });
  await assertInStock(tx, items);

  const expiresAt = new Date(now.getTime() + holdHours * hourMs);
  const [row] = await tx
    .insert(stockHolds)
    .values({ phoneNumber, name, staffId, expiresAt, key, keyHash, createdAt: now })
    .returning({ id: stockHolds.id });
  if (!row) throw new Error('A hold was written and not returned');
  const pieces = items.map(({ productDesignId: designId, quantity }) => ({
    ...{ holdId: row.id, designId, quantity },
  }));
  await tx.insert(stockHoldLines).values(pieces);
  await takeHeld(tx, pieces);
  return row.id;
}

/** Of presses at the same moment the first one holds; the others wait, and find its hold. */
async function findByKey(tx: Transaction, key: string): Promise<HoldRow | undefined> {
  await holdName(tx, key);
  const [row] = await tx.select().from(stockHolds).where(eq(stockHolds.key, key));
  return row;
}

/** Locks what is wanted. */
async function assertInStock(tx: Transaction, items: NewHold['body']['items']): Promise<void> {
  const designIds = items.map(({ productDesignId }) => productDesignId);
  const sold = new Map((await lockSoldDesigns(tx, designIds)).map((row) => [row.design.id, row]));
  for (const { productDesignId, quantity } of items) {
    const found = sold.get(productDesignId);
    if (!found) throw new Problem('design.not_found');
    const { design, product } = found;
    if (quantity <= design.stock) continue;
    const values = { available: design.stock, product: { en: product.name, ar: product.nameAr } };
    throw new Problem('cart.not_enough_stock', { values });
  }
}

type Reading = { photoUrls: PhotoUrls; now: Date };

const selectHolds = (db: DatabaseOrTransaction) =>
  db
    .select({ hold: stockHolds, staffName: users.name, orderId: orders.id })
    .from(stockHolds)
    .innerJoin(users, eq(users.id, stockHolds.staffId))
    .leftJoin(orders, eq(orders.holdId, stockHolds.id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof selectHolds>>[number];

/** A page of what is held now, what ends first before the others. */
export async function findHolds(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
  reading: Reading,
) {
  const { rows, meta } = await findPage(db, stockHolds, selectHolds(db), {
    where: and(isNull(stockHolds.releasedAt), gt(stockHolds.expiresAt, reading.now)),
    orderBy: [asc(stockHolds.expiresAt), asc(stockHolds.id)],
    ...{ page, perPage },
  });
  return { data: await withLines(db, rows, reading), meta };
}

/** @throws Problem where there is none. */
export async function findHold(
  db: DatabaseOrTransaction,
  id: number,
  reading: Reading,
): Promise<Hold> {
  const rows = await selectHolds(db).where(eq(stockHolds.id, id));
  const [found] = await withLines(db, rows, reading);
  if (!found) throw new Problem('hold.not_found');
  return found;
}

async function withLines(
  db: DatabaseOrTransaction,
  rows: Found[],
  { photoUrls, now }: Reading,
): Promise<Hold[]> {
  const ids = rows.map(({ hold }) => hold.id);
  if (ids.length === 0) return [];
  const lines = await db
    .select({ line: stockHoldLines, design: productDesigns, product: products })
    .from(stockHoldLines)
    .innerJoin(productDesigns, eq(productDesigns.id, stockHoldLines.designId))
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(inArray(stockHoldLines.holdId, ids))
    .orderBy(asc(stockHoldLines.designId));
  const photos = await photosOfDesigns(
    db,
    lines.map(({ design }) => design.id),
  );
  const linesOf = Map.groupBy(lines, ({ line }) => line.holdId);

  return rows.map(({ hold, staffName, orderId }) => ({
    ...{ id: hold.id, phoneNumber: hold.phoneNumber, name: hold.name, staffName, orderId },
    state: orderId === null ? stateOf(hold, now) : 'ordered',
    heldAt: hold.createdAt.toISOString(),
    expiresAt: hold.expiresAt.toISOString(),
    lines: (linesOf.get(hold.id) ?? []).map(({ line, design, product }) => {
      const [photo] = photos.get(design.id) ?? [];
      return {
        ...{ productId: product.id, name: product.name, nameAr: product.nameAr },
        ...{ productDesignId: design.id, designName: design.name, designNameAr: design.nameAr },
        photo: photo ? photoUrls.photo(photo) : null,
        quantity: line.quantity,
      };
    }),
  }));
}

/** One whose time is over is, whether or not anything has released it yet. */
const stateOf = ({ release, expiresAt }: HoldRow, now: Date) =>
  release ?? (expiresAt <= now ? 'expired' : 'held');
