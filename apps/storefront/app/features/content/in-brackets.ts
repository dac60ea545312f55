import type { Locale } from '@craftsandore/i18n';

/** `About us` as `( About ) US`: the first word in brackets, the others in capitals; Arabic, without capitals, all in brackets. */
export function inBrackets(title: string, locale: Locale): { within: string; after: string } {
  const [first = '', ...others] = title.split(' ');
  if (locale === 'ar') return { within: title, after: '' };
  return { within: first, after: others.join(' ').toUpperCase() };
}
