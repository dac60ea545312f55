import type { StaffOrder } from '@craftsandore/contract';
import { use, useEffect, useEffectEvent } from 'react';
import { useFetcher, useRevalidator } from 'react-router-dom';

import { LiveContext } from '../../../live/live.ts';
import { useLive } from '../../../live/use-live.ts';
import { orderRowsPath } from '../order-filters.ts';
import type { OrdersPromise } from './orders-table.tsx';

const kinds = ['order.changed'] as const;

type LiveOrdersProps = { orders: OrdersPromise; onNewer: (orders: OrdersPromise) => void };

/**
 * Reads those rows of a list again that change, and hands the list over with each where it stood. New orders move nothing: a
 * bar tells of them.
 */
export function LiveOrders({ orders, onNewer }: LiveOrdersProps) {
  const live = use(LiveContext);
  const { revalidate } = useRevalidator();
  const { data, load } = useFetcher<StaffOrder[]>();

  useEffect(() => {
    void orders.then((result) => {
      if (result.ok)
        live.see(
          'order.placed',
          result.value.data.map(({ orderId }) => orderId),
        );
    });
  }, [live, orders]);

  useLive(kinds, (ids) => {
    if (!ids) return void revalidate();
    void orders.then((result) => {
      if (!result.ok) return;
      const shown = result.value.data.map(({ orderId }) => orderId);
      const changed = shown.filter((id) => ids.has(id));
      // Together with those that were read before: the fetcher holds the latest alone.
      const known = data?.map(({ orderId }) => orderId).filter((id) => shown.includes(id)) ?? [];
      if (changed.length > 0) void load(orderRowsPath([...new Set([...known, ...changed])]));
    });
  });

  const tell = useEffectEvent(onNewer);
  const base = useEffectEvent(() => orders);
  useEffect(() => {
    if (!data) return;
    const newer = new Map(data.map((row) => [row.orderId, row]));
    tell(
      base().then((result) => {
        if (!result.ok) return result;
        const rows = result.value.data.map((row) => newer.get(row.orderId) ?? row);
        return { ok: true, value: { ...result.value, data: rows } };
      }),
    );
  }, [data]);
  return null;
}
