import type { DeskOrder } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';

import { whatsAppHref } from '../whats-app-href.ts';
import type { Deed } from './outbox.ts';

/** What the shop has written to a customer, in their language or another one, and what is noted of sending it. */
export function messageTo({ customer, messages }: DeskOrder, language?: Locale) {
  const message = messages.find(({ locale }) => locale === language) ?? messages[0];
  const isLastWarning = message.template === 'last-warning';
  const attempt: Deed['attempt'] = { channel: 'whatsapp', outcome: 'sent', isLastWarning, message };
  return { message, attempt, href: whatsAppHref(customer.phoneNumber, message.text) };
}
