import { piastres } from '@craftsandore/contract';
import { deliveryDays, formattersFor, type Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { addressee } from '../../../mail/addressee.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { toAddressFields } from '../../addresses/addresses.ts';
import { toCosts } from '../costs.ts';
import { toPromised } from '../order-rows.ts';

type Parts = { db: Database; storefrontUrl: string };

/** Tells a customer what was ordered, for how much, and where it goes. */
export async function orderPlacedMail(
  { db, storefrontUrl }: Parts,
  { orderId, locale }: { orderId: number; locale: Locale },
): Promise<Mail | null> {
  const [found] = await db
    .select({ order: orders, customer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!found) return null;

  const { order, customer } = found;
  const { to, greeting } = addressee(customer, locale);
  const { reference } = order;
  const { money } = formattersFor(locale);
  const costs = toCosts(order);
  const promised = toPromised(order);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));

  const mail = {
    subject: mailSubject('orderPlaced.subject', locale, { reference }),
    parts: [
      greeting,
      mailSentence('orderPlaced.text', locale, { reference }),
      {
        rows: [
          ...lines.map((line) => row(lineLabel(line, locale), line.unitPrice * line.quantity)),
          row(mailSentence('orderPlaced.subtotal', locale), costs.subtotal),
          row(mailSentence('orderPlaced.shipping', locale), costs.shippingFees),
        ],
        total: row(mailSentence('orderPlaced.total', locale), costs.totalCost),
      },
      mailSentence('orderPlaced.address', locale, toAddressFields(order, locale)),
      ...(promised
        ? [mailSentence('orderPlaced.days', locale, { days: deliveryDays(promised, locale) })]
        : []),
      {
        link: mailSentence('orderPlaced.link', locale),
        href: `${storefrontUrl}/orders/${orderId}`,
      },
    ],
  };
  return { to, ...renderMail(mail, locale) };

  function row(label: string, amount: number): [string, string] {
    return [label, money(piastres(amount))];
  }
}

function lineLabel(line: typeof orderLines.$inferSelect, locale: Locale): string {
  const { name, design } =
    locale === 'ar'
      ? { name: line.nameAr, design: line.designNameAr }
      : { name: line.name, design: line.designName };
  return mailSentence('orderPlaced.line', locale, { name, design, quantity: line.quantity });
}
