import { OrderStatus } from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orderHistory, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';

type MoveTemplate = 'order-confirmed' | 'order-shipped' | 'order-cancelled';

const templates = new Map<number, MoveTemplate>([
  [OrderStatus.confirmed, 'order-confirmed'],
  [OrderStatus.shipped, 'order-shipped'],
  [OrderStatus.cancelled, 'order-cancelled'],
]);

/** What is older is no news: a shop whose jobs have stood still does not tell it. */
const newsMs = 60 * 60_000;
const atOnce = 200;

/** Writes to customers whose orders were confirmed, shipped or cancelled, once for each move; not where it has moved on since. */
export async function tellOfMoves(db: Database, queueMail: QueueMail, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const steps = await tx
      .select({
        stepId: orderHistory.id,
        orderId: orders.id,
        statusId: orders.statusId,
        locale: orders.locale,
      })
      .from(orderHistory)
      .innerJoin(orders, eq(orders.id, orderHistory.orderId))
      .leftJoin(users, eq(users.id, orders.userId))
      .where(
        and(
          gt(orderHistory.createdAt, new Date(now.getTime() - newsMs)),
          // Written out, so that the index of these statuses is taken.
          sql`${orderHistory.statusId} in (${sql.raw([...templates.keys()].join(', '))})`,
          eq(orders.statusId, orderHistory.statusId),
          sql`coalesce(${users.email}, ${orders.contactEmail}) is not null`,
          sql`not exists (select from ${messages} m where m.step_id = ${orderHistory.id})`,
        ),
      )
      .orderBy(asc(orderHistory.id))
      .limit(atOnce);

    for (const { stepId, orderId, statusId, locale: placedIn } of steps) {
      const template = templates.get(statusId);
      if (!template) continue;
      const locale = placedIn ?? defaultLocale;
      const [message] = await tx
        .insert(messages)
        .values({ stepId, orderId, template, locale, channel: 'email', state: 'waiting' })
        .onConflictDoNothing({ target: messages.stepId })
        .returning({ messageId: messages.id });
      if (message) await queueMail(tx, { mail: template, orderId, locale, ...message });
    }
  });
}
