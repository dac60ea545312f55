import { customerMail, mailSentence, type Said } from '@craftsandore/i18n/mail';
import type { Locale } from '@craftsandore/i18n';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { productDesigns, products } from '../../db/schema/catalogue.ts';
import { addressee } from '../../mail/addressee.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Sender } from '../../mail/sender.ts';
import type { StopTokens } from './stop-tokens.ts';

type Parts = {
  db: Database;
  storefrontUrl: string;
  stopTokens: StopTokens;
  sender: Sender;
  said: Said;
};

type Job = { email: string; productId: number; designId: number | null; locale: Locale };

/** Tells who asked that something can be bought again; null where it has left the shop since. */
export async function backInStockMail(
  { db, storefrontUrl, stopTokens, sender, said }: Parts,
  { email, productId, designId, locale }: Job,
): Promise<Mail | null> {
  const [product] = await db
    .select({ name: products.name, nameAr: products.nameAr })
    .from(products)
    .where(and(eq(products.id, productId), productInShop));
  if (!product) return null;

  const [design] = designId
    ? await db.select().from(productDesigns).where(eq(productDesigns.id, designId))
    : [];
  const isArabic = locale === 'ar';
  const name = isArabic ? product.nameAr : product.name;
  const designName = design && (isArabic ? design.nameAr : design.name);
  const { to, greeting } = addressee({ name: '', email, isVerified: false }, locale, said);
  const mail = customerMail(
    {
      message: 'backInStock',
      product: designName
        ? mailSentence('backInStock.product', locale, { name, design: designName })
        : name,
      url: `${storefrontUrl}/product/${productId}${designId ? `?design=${designId}` : ''}`,
      stopUrl: `${storefrontUrl}/stop-alerts?token=${stopTokens.of(email)}`,
    },
    { said, greeting, locale },
  );
  return { to, isToStranger: true, ...renderMail(mail, locale, sender) };
}
