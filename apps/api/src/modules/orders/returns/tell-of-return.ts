import type { returnTemplates } from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { returns } from '../../../db/schema/returns.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';

/** Writes to the customer of a return how far it is, in the language in which the order was placed. */
export async function tellOfReturn(
  tx: Transaction,
  queueMail: QueueMail,
  { id: returnId, mail }: { id: number; mail: (typeof returnTemplates)[number] },
): Promise<void> {
  const [order] = await tx
    .select({ orderId: orders.id, locale: orders.locale })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (!order) throw new Error('A return was moved and is not there');
  const { orderId, locale } = order;
  await queueMail(tx, { mail, returnId, orderId, locale: locale ?? defaultLocale });
}
