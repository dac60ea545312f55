import { refusalSentence, type Locale } from '@craftsandore/i18n';

import { Problem } from '../../problem.ts';

/** The sentence of a refusal, for one of several things that were asked for at once. Rethrows anything that is none. */
export function refusalIn(error: unknown, locale: Locale): string {
  if (!(error instanceof Problem)) throw error;
  return refusalSentence(error.code, locale, error.valuesIn(locale));
}
