import type { OrderStatusId, StaffOrder } from '@craftsandore/contract';
import { useState } from 'react';

/** What is kept of a ticked order: its status says what can be done with it. */
type TickedOrder = Pick<StaffOrder, 'orderId' | 'orderStatusId'>;

/** Orders that are ticked, on this page of the list or another. */
export type Ticking = {
  statuses: ReadonlyMap<number, OrderStatusId>;
  /** The order that was ticked or unticked last: where a range begins. */
  last?: number | undefined;
  onTick: (orders: readonly TickedOrder[], isTicked: boolean) => void;
  clear: () => void;
};

/** The selected orders. The selection is kept over pages and filters until it is used or cleared. */
export function useTicked(): Ticking {
  const [statuses, setStatuses] = useState<Ticking['statuses']>(new Map());
  const [last, setLast] = useState<number>();

  function onTick(orders: readonly TickedOrder[], isTicked: boolean) {
    setLast(orders.at(-1)?.orderId);
    setStatuses((statuses) => {
      const changed = new Map(statuses);
      for (const { orderId, orderStatusId } of orders) {
        if (isTicked) changed.set(orderId, orderStatusId);
        else changed.delete(orderId);
      }
      return changed;
    });
  }

  return { statuses, last, onTick, clear: () => setStatuses(new Map()) };
}
