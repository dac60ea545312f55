import type { OrderStatusName } from '@craftsandore/contract';

import { orderStatus as arabic } from './dictionaries/common/order.ar.ts';
import { orderStatus as english } from './dictionaries/common/order.en.ts';
import type { Locale } from './locale.ts';

const labels = { ar: arabic, en: english };

/** What people call the state of an order, in a language. */
export function orderStatusLabel(name: OrderStatusName, locale: Locale): string {
  return labels[locale][name];
}
