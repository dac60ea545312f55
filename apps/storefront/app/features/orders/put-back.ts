import type { ApiClient } from '@craftsandore/api-client';
import { type CartItem, maxMergedLines, type OrderLine } from '@craftsandore/contract';

import { again } from './again.ts';

/**
 * Puts an order's lines into the cart, as far as they can be had.
 * @returns of what there is less than then; null where nothing of it can be had
 */
export async function putBack(
  lines: readonly OrderLine[],
  api: ApiClient,
  restore: (items: CartItem[]) => Promise<unknown>,
) {
  const { quoteOrder } = await import('../../session/calls.ts');
  const wanted = lines.slice(0, maxMergedLines);
  const items = wanted.map(({ productDesignId, quantity }) => ({ productDesignId, quantity }));
  const quoted = await api(quoteOrder, { body: { items } });
  const today = again(wanted, quoted.lines);
  if (today.items.length === 0) return null;
  await restore(today.items);
  return today.shortages;
}
