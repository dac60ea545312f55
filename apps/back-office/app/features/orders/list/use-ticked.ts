import type { StaffOrder } from '@craftsandore/contract';
import { useState } from 'react';

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

/** The selected orders. The selection is kept over pages and filters until it is used or cleared. */
export function useTicked(): Ticking {
  const [ticked, setTicked] = useState<Ticking['ticked']>(new Map());
  const [last, setLast] = useState<number>();

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
