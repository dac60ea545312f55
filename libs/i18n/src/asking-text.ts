import { type askingTemplates, type Piastres, piastres } from '@craftsandore/contract';

import { createSentences } from './create-i18n.ts';
import { deliveryDays } from './delivery-days.ts';
import { asking as arabic } from './dictionaries/mail/asking.ar.ts';
import { asking as english } from './dictionaries/mail/asking.en.ts';
import { formattersFor } from './formatters.ts';
import type { Locale } from './locale.ts';
import type { Said } from './owners-words.ts';

/** An order as its customer is asked about it. */
export type AskedOrder = {
  /** Left out where it may be a stranger's. */
  name: string;
  reference: string;
  totalCost: Piastres;
  /** What of that is left to pay at the door. */
  toPay: Piastres;
  pieces: number;
  firstPiece: { name: string; nameAr: string };
  promised: { from: string; to: string } | null;
  /** Opens the page on which the customer answers alone. */
  confirmUrl: string;
};

type Asked = { template: (typeof askingTemplates)[number]; said: Said; locale: Locale };

const sentence = createSentences({ ar: arabic, en: english });

/** What a customer is written in a chat to have an order confirmed, in the owner's words. */
export function askingText(order: AskedOrder, { template, said, locale }: Asked): string {
  const { name, reference, promised, confirmUrl } = order;
  return said.chat(template === 'last-warning' ? 'lastWarningText' : 'confirmText', {
    name,
    orderNumber: reference,
    pieces: piecesText(order, locale),
    total: toPayText(order, locale),
    days: promised ? deliveryDays(promised, locale) : '',
    link: confirmUrl,
  });
}

/** What is to be paid at the door, and what of the total is paid before. */
export function toPayText(
  { totalCost, toPay }: Pick<AskedOrder, 'totalCost' | 'toPay'>,
  locale: Locale,
): string {
  const { money } = formattersFor(locale);
  if (toPay === totalCost) return money(totalCost);
  return sentence(toPay === 0 ? 'paidInFull' : 'paidInPart', locale, {
    toPay: money(toPay),
    paid: money(piastres(totalCost - toPay)),
    total: money(totalCost),
  });
}

/** The first of an order's pieces, which its customer remembers, and how many more there are. */
export function piecesText(
  { firstPiece, pieces }: Pick<AskedOrder, 'firstPiece' | 'pieces'>,
  locale: Locale,
): string {
  const name = locale === 'ar' ? firstPiece.nameAr : firstPiece.name;
  return name && sentence('pieces', locale, { name, count: pieces - 1 });
}
