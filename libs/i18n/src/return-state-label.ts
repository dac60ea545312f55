import type { ReturnState } from '@craftsandore/contract';

import { returnState as ar } from './dictionaries/back-office/returns.ar.ts';
import { returnState as en } from './dictionaries/back-office/returns.en.ts';
import type { Locale } from './locale.ts';

const labels = { ar, en };

/** What staff call the state of a return, in a language. */
export function returnStateLabel(state: ReturnState, locale: Locale): string {
  return labels[locale][state];
}
