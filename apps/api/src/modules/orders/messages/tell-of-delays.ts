import { defaultLocale } from '@craftsandore/i18n';
import { cairoClock, dayAfter } from '@craftsandore/rules';
import { and, asc, eq, gte, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { isLate } from '../late-orders.ts';

/** What is later than that its customer knows: a shop that begins to tell does not tell of last year. */
const newsDays = 14;
const atOnce = 200;

/** Writes to customers whose orders are late, once for each order, whichever day was promised and however late it becomes. */
export async function tellOfDelays(db: Database, queueMail: QueueMail, now: Date): Promise<void> {
  const isTold = sql`exists (select from ${messages} m
    where m.order_id = ${orders.id} and m.template = 'order-delayed' and m.resend_of is null)`;

  for (;;) {
    const count = await db.transaction(async (tx) => {
      const late = await tx
        .select({ orderId: orders.id, locale: orders.locale })
        .from(orders)
        .leftJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            isLate(now),
            gte(orders.promisedTo, dayAfter(cairoClock(now).day, -newsDays)),
            sql`coalesce(${users.email}, ${orders.contactEmail}) is not null`,
            sql`not ${isTold}`,
          ),
        )
        .orderBy(asc(orders.promisedTo), asc(orders.id))
        .limit(atOnce);

      for (const { orderId, locale: placedIn } of late) {
        const locale = placedIn ?? defaultLocale;
        // Another instance may tell at the same moment: whoever writes it down first does.
        const [message] = await tx
          .insert(messages)
          .values({
            orderId,
            template: 'order-delayed',
            locale,
            channel: 'email',
            state: 'waiting',
          })
          .onConflictDoNothing()
          .returning({ messageId: messages.id });
        if (message) await queueMail(tx, { mail: 'order-delayed', orderId, locale, ...message });
      }
      return late.length;
    });
    if (count < atOnce) return;
  }
}
