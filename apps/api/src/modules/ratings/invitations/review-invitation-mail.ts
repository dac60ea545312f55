import type { Locale } from '@craftsandore/i18n';
import { customerMail, type Said } from '@craftsandore/i18n/mail';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { isKept } from '../../../db/kept-line.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { ratings } from '../../../db/schema/ratings.ts';
import { users } from '../../../db/schema/users.ts';
import { addressee } from '../../../mail/addressee.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Sender } from '../../../mail/sender.ts';

type Parts = {
  db: Database;
  storefrontUrl: string;
  contactMailTo: string;
  sender: Sender;
  said: Said;
};

/** Asks how the things of an order are; null when all of them are rated, or none can be any more. */
export async function reviewInvitationMail(
  { db, storefrontUrl, contactMailTo, sender, said }: Parts,
  { orderId, locale }: { orderId: number; locale: Locale },
): Promise<Mail | null> {
  const [found] = await db
    .select({ reference: orders.reference, customer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return null;

  const isUnrated = notExists(
    db
      .select({ one: sql`1` })
      .from(ratings)
      .where(and(eq(ratings.productId, products.id), eq(ratings.userId, found.customer.id))),
  );
  const unrated = await db
    .selectDistinct({ id: products.id, name: products.name, nameAr: products.nameAr })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), isKept, productInShop, isUnrated))
    .orderBy(asc(products.id));
  if (unrated.length === 0) return null;

  const { to, greeting } = addressee(found.customer, locale, said);
  const told = unrated.map(({ id, name, nameAr }) => ({
    name: locale === 'ar' ? nameAr : name,
    url: `${storefrontUrl}/product/${id}#reviews`,
  }));
  const mail = customerMail(
    { message: 'howWasIt', reference: found.reference, products: told },
    { said, greeting, locale },
  );
  return {
    ...{ to, isToStranger: !found.customer.isVerified },
    // Whoever has something to say about an order says it to people.
    replyTo: { name: sender.name, address: contactMailTo },
    ...renderMail(mail, locale, sender),
  };
}
