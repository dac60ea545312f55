import { piastres } from '@craftsandore/contract';
import { addressText, deliveryDays, formattersFor, type Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { and, asc, between, count, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { addressee } from '../../../mail/addressee.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { toAddressFields } from '../../addresses/addresses.ts';
import { toCosts } from '../costs.ts';
import type { TrackingTokens } from '../guest/tracking-tokens.ts';
import { toPromised, type OrderRow } from '../order-rows.ts';

type Parts = {
  db: Database;
  storefrontUrl: string;
  trackingTokens: TrackingTokens;
  /** To an address that nobody has verified, in an hour; 0 for no limit. */
  maxOrderMails: number;
};

type Found = { order: OrderRow; customer: typeof users.$inferSelect | null };

/** A guest's address is whatever was typed: nobody has shown that it is theirs. Without one there is nobody to write to. */
function readerOf({ order, customer }: Found) {
  if (customer) return customer;
  const { contactName: name, contactEmail: email } = order;
  return name && email ? { name, email, isVerified: false } : null;
}

/** How many orders came before this one, within an hour and with the same address. */
async function ordersBefore(db: Database, { id, createdAt }: OrderRow, email: string) {
  const [before] = await db
    .select({ count: count() })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        between(orders.createdAt, new Date(createdAt.getTime() - 3_600_000), createdAt),
        lt(orders.id, id),
        eq(sql`lower(coalesce(${users.email}, ${orders.contactEmail}))`, email.toLowerCase()),
      ),
    );
  return before?.count ?? 0;
}

/** Tells a customer what was ordered, for how much, and where it goes. */
export async function orderPlacedMail(
  { db, storefrontUrl, trackingTokens, maxOrderMails }: Parts,
  { orderId, locale }: { orderId: number; locale: Locale },
): Promise<Mail | null> {
  const [found] = await db
    .select({ order: orders, customer: users })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  const reader = found && readerOf(found);
  if (!reader) return null;

  const { order } = found;
  const isLimited = maxOrderMails > 0 && !reader.isVerified;
  if (isLimited && (await ordersBefore(db, order, reader.email)) >= maxOrderMails) return null;
  const { to, greeting } = addressee(reader, locale);
  const { reference } = order;
  const { total } = formattersFor(locale);
  const place = toAddressFields(order, locale);
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
      mailSentence('orderPlaced.address', locale, {
        // What somebody typed goes to nobody who has not shown to be there: it may be anything.
        address: reader.isVerified ? addressText(place, locale) : place.governorate,
      }),
      ...(promised
        ? [mailSentence('orderPlaced.days', locale, { days: deliveryDays(promised, locale) })]
        : []),
      {
        link: mailSentence('orderPlaced.link', locale),
        href: order.userId
          ? `${storefrontUrl}/orders/${orderId}`
          : `${storefrontUrl}/track/${trackingTokens.of(order.placementKey ?? '')}`,
      },
    ],
  };
  return { to, ...renderMail(mail, locale) };

  function row(label: string, amount: number): [string, string] {
    return [label, total(piastres(amount))];
  }
}

function lineLabel(line: typeof orderLines.$inferSelect, locale: Locale): string {
  const { name, design } =
    locale === 'ar'
      ? { name: line.nameAr, design: line.designNameAr }
      : { name: line.name, design: line.designName };
  return mailSentence('orderPlaced.line', locale, { name, design, quantity: line.quantity });
}
