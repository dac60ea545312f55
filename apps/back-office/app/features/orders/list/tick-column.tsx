import type { StaffOrder } from '@craftsandore/contract';
import { Checkbox, type DataTableColumn, VisuallyHidden } from '@craftsandore/ui';
import { Suspense, use } from 'react';

import type { ListPromise } from '../../../list/list-table.tsx';
import styles from './order-columns.module.css';

/** Orders that are ticked, on this page of the list or another. */
export type Ticking = {
  ids: ReadonlySet<number>;
  onTick: (ids: number[], isTicked: boolean) => void;
};

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
    cell: ({ orderId }) => (
      <Checkbox
        className={styles.tick}
        label={
          <VisuallyHidden>
            {tick} {orderNumber(orderId)}
          </VisuallyHidden>
        }
        checked={ticking.ids.has(orderId)}
        onChange={({ target }) => ticking.onTick([orderId], target.checked)}
      />
    ),
  };
}

type TickAllProps = { orders: ListPromise<StaffOrder>; ticking: Ticking; label: string };

function TickAll({ orders, ticking, label }: TickAllProps) {
  const result = use(orders);
  const ids = result.ok ? result.value.data.map(({ orderId }) => orderId) : [];
  const ticked = ids.filter((id) => ticking.ids.has(id)).length;

  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < ids.length;
      }}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={ids.length > 0 && ticked === ids.length}
      onChange={({ target }) => ticking.onTick(ids, target.checked)}
    />
  );
}
