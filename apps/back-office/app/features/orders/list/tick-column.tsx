import type { StaffOrder } from '@craftsandore/contract';
import { Checkbox, type DataTableColumn, VisuallyHidden } from '@craftsandore/ui';
import { type ChangeEvent, Suspense, use } from 'react';

import type { ListPromise } from '../../../list/list-table.tsx';
import styles from './order-columns.module.css';
import type { Ticking } from './use-ticked.ts';

type Words = { tick: string; tickAll: string; orderNumber: (id: number) => string };

/** Boxes to tick rows with, and one above for the rows that are shown. */
export function tickColumn(
  orders: ListPromise<StaffOrder>,
  ticking: Ticking,
  { tick, tickAll, orderNumber }: Words,
): DataTableColumn<StaffOrder> {
  return {
    id: 'tick',
    header: (
      <Suspense fallback={<VisuallyHidden>{tickAll}</VisuallyHidden>}>
        <TickAll orders={orders} ticking={ticking} label={tickAll} />
      </Suspense>
    ),
    cell: (order) => (
      <Tick
        orders={orders}
        order={order}
        ticking={ticking}
        label={`${tick} ${orderNumber(order.orderId)}`}
      />
    ),
  };
}

type TickProps = {
  orders: ListPromise<StaffOrder>;
  order: StaffOrder;
  ticking: Ticking;
  label: string;
};

/** With Shift, everything from the order that was ticked last gets the same. */
function Tick({ orders, order, ticking: { ticked, last, onTick }, label }: TickProps) {
  const result = use(orders);

  function rangeTo({ nativeEvent }: ChangeEvent) {
    const rows = result.ok ? result.value.data : [];
    const ends = [last, order.orderId].map((id) => rows.findIndex(({ orderId }) => orderId === id));
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    if (!isRange || ends.includes(-1)) return [order];
    return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  }

  return (
    <Checkbox
      className={styles.tick}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={ticked.has(order.orderId)}
      onChange={(event) => onTick(rangeTo(event), event.target.checked)}
    />
  );
}

type TickAllProps = { orders: ListPromise<StaffOrder>; ticking: Ticking; label: string };

function TickAll({ orders, ticking, label }: TickAllProps) {
  const result = use(orders);
  const rows = result.ok ? result.value.data : [];
  const count = rows.filter(({ orderId }) => ticking.ticked.has(orderId)).length;

  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < rows.length;
      }}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={rows.length > 0 && count === rows.length}
      onChange={({ target }) => ticking.onTick(rows, target.checked)}
    />
  );
}
