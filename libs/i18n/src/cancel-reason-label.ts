import type { Cancellation } from '@craftsandore/contract';

import { cancelReason as ar } from './dictionaries/back-office/orders.ar.ts';
import { cancelReason as en } from './dictionaries/back-office/orders.en.ts';
import type { Locale } from './locale.ts';

const labels = { ar, en };

/** What staff call the reason of a cancellation, in a language. */
export function cancelReasonLabel(reason: Cancellation['reason'], locale: Locale): string {
  return labels[locale][reason];
}
