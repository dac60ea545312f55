import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { products } from '../../db/schema/catalogue.ts';
import { questions } from '../../db/schema/questions.ts';
import { users } from '../../db/schema/users.ts';
import { addressee } from '../../mail/addressee.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Sender } from '../../mail/sender.ts';
import { isPublic } from './questions.ts';

type Parts = { db: Database; storefrontUrl: string; contactMailTo: string; sender: Sender };

/**
 * Tells who asked what the shop answered; null where nobody has verified the address, or nobody can read the answer any
 * more.
 */
export async function questionAnsweredMail(
  { db, storefrontUrl, contactMailTo, sender }: Parts,
  { questionId, locale }: { questionId: number; locale: Locale },
): Promise<Mail | null> {
  const [found] = await db
    .select({ question: questions, customer: users, product: products })
    .from(questions)
    .innerJoin(users, and(eq(users.id, questions.userId), eq(users.isVerified, true)))
    .innerJoin(products, and(eq(products.id, questions.productId), productInShop))
    .where(and(eq(questions.id, questionId), isPublic));
  if (!found?.question.answer) return null;

  const { question, customer, product } = found;
  const name = locale === 'ar' ? product.nameAr : product.name;
  const { to, greeting } = addressee(customer, locale);
  const mail = {
    subject: mailSubject('questionAnswered.subject', locale, { name }),
    parts: [
      greeting,
      mailSentence('questionAnswered.asked', locale, { name }),
      { quote: question.text },
      mailSentence('questionAnswered.answer', locale),
      { quote: found.question.answer },
      {
        link: mailSentence('questionAnswered.link', locale),
        href: `${storefrontUrl}/product/${product.id}#questions`,
      },
      mailSentence('questionAnswered.once', locale),
    ],
  };
  return {
    to,
    // What is still open is asked of people.
    replyTo: { name: sender.name, address: contactMailTo },
    ...renderMail(mail, locale, sender),
  };
}
