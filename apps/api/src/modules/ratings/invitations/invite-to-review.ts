import { OrderStatus } from '@craftsandore/contract';
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { reviewInvitations } from '../../../db/schema/ratings.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';

const day = 24 * 60 * 60 * 1000;

/** Days after delivery: by then a thing has been used, and after the second nobody is reminded of it. */
const firstDay = 3;
const lastDay = 14;

/** In one transaction. */
const batch = 100;

/**
 * Asks each customer once how an order was, some days after its delivery: those with an account, who alone can rate, and a
 * verified address, so that no mail goes to a stranger.
 */
export async function inviteToReview(db: Database, queueMail: QueueMail, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);

  for (;;) {
    const count = await db.transaction(async (tx) => {
      const found = await tx
        .selectDistinct({ id: orders.id, locale: orders.locale })
        .from(orderHistory)
        .innerJoin(orders, eq(orders.id, orderHistory.orderId))
        .innerJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            eq(orderHistory.statusId, sql.raw(String(OrderStatus.delivered))),
            lte(orderHistory.createdAt, daysAgo(firstDay)),
            gt(orderHistory.createdAt, daysAgo(lastDay)),
            eq(orders.statusId, OrderStatus.delivered),
            eq(users.isVerified, true),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(reviewInvitations)
                .where(eq(reviewInvitations.orderId, orders.id)),
            ),
          ),
        )
        .orderBy(asc(orders.id))
        .limit(batch);
      for (const { id: orderId, locale } of found) {
        // Another instance may ask at the same moment: whoever writes it down first does.
        const isFirst = await tx
          .insert(reviewInvitations)
          .values({ orderId })
          .onConflictDoNothing()
          .returning();
        if (isFirst.length === 0) continue;
        await queueMail(tx, { mail: 'review-invitation', orderId, locale: locale ?? 'ar' });
      }
      return found.length;
    });
    if (count < batch) return;
  }
}
