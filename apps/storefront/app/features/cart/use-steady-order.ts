import type { CartItem } from '@craftsandore/contract';
import { useState } from 'react';

/** The lines in the order in which they were first seen here: one that is put back returns to its place. */
export function useSteadyOrder(items: readonly CartItem[]): readonly CartItem[] {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const ids = items.map(({ productDesignId }) => productDesignId);
  const fresh = ids.filter((id) => !seen.includes(id));
  const order = [...seen, ...fresh];
  if (fresh.length > 0) setSeen(order);
  const placeOf = ({ productDesignId }: CartItem) => order.indexOf(productDesignId);
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
