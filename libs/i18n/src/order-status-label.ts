import type { OrderStatusName } from '@craftsandore/contract';

import { ar } from './dictionaries/common/ar.ts';
import { en } from './dictionaries/common/en.ts';
import type { Locale } from './locale.ts';

const labels = { ar: ar.orderStatus, en: en.orderStatus };

/** What people call the state of an order, in a language. */
export function orderStatusLabel(name: OrderStatusName, locale: Locale): string {
  return labels[locale][name];
}
