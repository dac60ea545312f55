import type { DeclineReason } from '@craftsandore/contract';

import { declineReason as arabic } from './dictionaries/common/decline-reason.ar.ts';
import { declineReason as english } from './dictionaries/common/decline-reason.en.ts';
import type { Locale } from './locale.ts';

const words = { ar: arabic, en: english };

/** Why a customer cancels, in a language. */
export function declineReasonWords(reason: DeclineReason, locale: Locale): string {
  return words[locale][reason];
}
