import type { Locale } from '@craftsandore/i18n';
import { ownersWords, type Said } from '@craftsandore/i18n/mail';

import type { Mail } from './mailer.ts';

type Person = { name: string; email: string; isVerified: boolean };

/**
 * To whom a mail goes, and how it greets. Whoever registers a stranger's address writes the name as well, so it is left out
 * until the address is verified: the shop sends nobody's words to strangers.
 * @param said the owner's words, for who is written to as a customer
 */
export function addressee(
  { name, email, isVerified }: Person,
  locale: Locale,
  said: Said = ownersWords({}, locale, ''),
): { to: Mail['to']; greeting: string } {
  return isVerified
    ? { to: { name, address: email }, greeting: said.text('greeting', { name }) }
    : { to: { name: '', address: email }, greeting: said.text('greetingWithoutName', {}) };
}
