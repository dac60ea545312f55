import type { StaffOrder } from '@craftsandore/contract';
import { useState } from 'react';

import type { OrderFilters } from '../order-filters.ts';

/** What is kept of a ticked order: what can be done with it, and what comes of that. */
type TickedOrder = Pick<StaffOrder, 'orderId' | 'orderStatusId' | 'pieces'>;

/** Orders that are ticked, on this page of the list or another. */
export type Ticking = {
  ticked: ReadonlyMap<number, TickedOrder>;
  /** The order that was ticked or unticked last: where a range begins. */
  last?: number | undefined;
  onTick: (orders: readonly TickedOrder[], isTicked: boolean) => void;
  clear: () => void;
};

type Found = Pick<OrderFilters, 'query' | 'status' | 'from' | 'to'>;

/**
 * The selected orders. The selection is kept over pages until it is used or cleared, or until the list finds others: what
 * is done is done to orders that can be seen in it.
 */
export function useTicked({ query, status, from, to }: Found): Ticking {
  const [ticked, setTicked] = useState<Ticking['ticked']>(new Map());
  const [last, setLast] = useState<number>();
  const found = JSON.stringify([query, status, from, to]);
  const [foundBefore, setFoundBefore] = useState(found);

  if (found !== foundBefore) {
    setFoundBefore(found);
    setTicked(new Map());
    setLast(undefined);
  }

  function onTick(orders: readonly TickedOrder[], isTicked: boolean) {
    setLast(orders.at(-1)?.orderId);
    setTicked((ticked) => {
      const changed = new Map(ticked);
      for (const order of orders) {
        if (isTicked) changed.set(order.orderId, order);
        else changed.delete(order.orderId);
      }
      return changed;
    });
  }

  return { ticked, last, onTick, clear: () => setTicked(new Map()) };
}
