import type { Locale } from '@craftsandore/i18n';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { productDesigns, products } from '../../db/schema/catalogue.ts';
import { stockAlerts } from '../../db/schema/saved.ts';
import type { QueueMail } from '../../mail/mail-job.ts';
import { Problem } from '../../problem.ts';

/** An address waits for so many things at once: nobody has shown that it is theirs. */
const maxAlerts = 20;

/** A mail after so long would come as a surprise. */
const keptDays = 180;

type NewAlert = { email: string; locale: Locale; productId: number; designId?: number | undefined };

/** @throws Problem when there is no such product or design, it is there to be bought, or the address waits for too much. */
export async function addAlert(db: Database, alert: NewAlert): Promise<void> {
  const { email, productId, designId } = alert;
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), productInShop));
  if (!product) throw new Problem('product.not_found');

  const designs = await db
    .select({ id: productDesigns.id, stock: productDesigns.stock })
    .from(productDesigns)
    .where(and(eq(productDesigns.productId, productId), isNull(productDesigns.deletedAt)));
  const wanted = designs.filter(({ id }) => designId === undefined || id === designId);
  if (designId !== undefined && wanted.length === 0) throw new Problem('design.not_found');
  if (wanted.some(({ stock }) => stock > 0)) throw new Problem('stock_alert.in_stock');

  if ((await db.$count(stockAlerts, eq(stockAlerts.email, email))) >= maxAlerts) {
    throw new Problem('stock_alert.too_many');
  }
  await db.insert(stockAlerts).values(alert).onConflictDoNothing();
}

export async function stopAlerts(db: Database, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}

/** Whether what an alert waits for can be bought. */
const isBack = sql`exists (
  select 1 from ${productDesigns} join ${products} on ${products.id} = ${productDesigns.productId}
  where ${productDesigns.productId} = ${stockAlerts.productId} and ${productInShop}
    and ${productDesigns.deletedAt} is null and ${gt(productDesigns.stock, 0)}
    and ${or(isNull(stockAlerts.designId), eq(stockAlerts.designId, productDesigns.id))})`;

/** Queues the mails of all that is back. An alert goes as its mail is queued, so that there is one mail, whatever happens. */
export function tellWhoWaits(db: Database, queueMail: QueueMail): Promise<void> {
  return db.transaction(async (tx) => {
    const told = await tx.delete(stockAlerts).where(isBack).returning();
    for (const { email, locale, productId, designId } of told) {
      await queueMail(tx, { mail: 'back-in-stock', email, locale, productId, designId });
    }
  });
}

export async function deleteOldAlerts(db: Database): Promise<void> {
  const before = sql`now() - ${keptDays} * interval '1 day'`;
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, before));
}
