import type { OrderRevision } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { asc, eq, inArray } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { orderRevisions, orders } from '../../../db/schema/orders.ts';
import { photos } from '../../../db/schema/photos.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { differencesOf, type Versions } from './differences.ts';

export type RevisionRow = typeof orderRevisions.$inferSelect;

type Wording = { photoUrls: PhotoUrls; locale: Locale };

/** What was changed of an order, the oldest first. @throws Problem where there is no such order. */
export async function findRevisions(
  db: Database,
  orderId: number,
  wording: Wording,
): Promise<OrderRevision[]> {
  const rows = await db
    .select({ revision: orderRevisions, staffName: users.name })
    .from(orders)
    .leftJoin(orderRevisions, eq(orderRevisions.orderId, orders.id))
    .leftJoin(users, eq(users.id, orderRevisions.actorId))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderRevisions.id));
  if (rows.length === 0) throw new Problem('order.not_found');
  const made = rows.flatMap(({ revision, staffName }) => (revision ? { revision, staffName } : []));
  const withPhotos = await photosOf(
    db,
    made.map(({ revision }) => revision),
  );
  return made.map(({ revision, staffName }) => ({
    ...{ id: revision.id, version: revision.version, asksAgain: revision.asksAgain },
    ...differencesOf(revision, { ...wording, photos: withPhotos }),
    staffName: revision.actorKind === 'staff' ? staffName : null,
    createdAt: revision.createdAt.toISOString(),
  }));
}

/** Photos of all lines of versions; of what nothing shows any more some may be gone. */
export async function photosOf(db: DatabaseOrTransaction, versions: Versions[]) {
  const ids = versions
    .flatMap(({ before, after }) => [...before.lines, ...after.lines])
    .flatMap(({ photoId }) => photoId ?? []);
  const rows = await db
    .select()
    .from(photos)
    .where(inArray(photos.id, [...new Set(ids)]));
  return new Map(rows.map((photo) => [photo.id, photo]));
}

/**
 * The revision that the same request has made already: the first answer was lost on the way.
 * @throws Problem for something else with the same key.
 */
export async function findRevisionOf(
  tx: Transaction,
  { key, keyHash }: { key: string; keyHash: string },
): Promise<RevisionRow | undefined> {
  await holdName(tx, key);
  const [made] = await tx.select().from(orderRevisions).where(eq(orderRevisions.key, key));
  if (made && made.keyHash !== keyHash) throw new Problem('request.key_reused');
  return made;
}
