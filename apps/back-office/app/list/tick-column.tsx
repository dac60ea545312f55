import { Checkbox, type DataTableColumn, VisuallyHidden } from '@craftsandore/ui';
import { type ChangeEvent, Suspense, use } from 'react';

import type { ListPromise } from './list-table.tsx';
import styles from './tick-column.module.css';
import type { Ticking } from './use-ticked.ts';

type Rows<Row> = {
  list: ListPromise<Row>;
  ticking: Ticking<Row>;
  idOf: (row: Row) => number;
};

/** `nameOf` is what the box of a row is called. */
type Words<Row> = { tickAll: string; nameOf: (row: Row) => string };

/** Boxes to tick rows with, and one above for the rows that are shown. */
export function tickColumn<Row>(
  rows: Rows<Row>,
  { tickAll, nameOf }: Words<Row>,
): DataTableColumn<Row> {
  return {
    id: 'tick',
    header: (
      <Suspense fallback={<VisuallyHidden>{tickAll}</VisuallyHidden>}>
        <TickAll {...rows} label={tickAll} />
      </Suspense>
    ),
    cell: (row) => <Tick {...rows} row={row} label={nameOf(row)} />,
  };
}

/** With Shift, everything from the row that was ticked last gets the same. */
function Tick<Row>({ list, idOf, ticking, row, label }: Rows<Row> & { row: Row; label: string }) {
  const result = use(list);
  const { ticked, last, onTick } = ticking;

  function rangeTo({ nativeEvent }: ChangeEvent) {
    const rows = result.ok ? result.value.data : [];
    const ends = [last, idOf(row)].map((id) => rows.findIndex((one) => idOf(one) === id));
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    if (!isRange || ends.includes(-1)) return [row];
    return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  }

  return (
    <Checkbox
      className={styles.tick}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={ticked.has(idOf(row))}
      onChange={(event) => onTick(rangeTo(event), event.target.checked)}
    />
  );
}

function TickAll<Row>({ list, idOf, ticking, label }: Rows<Row> & { label: string }) {
  const result = use(list);
  const rows = result.ok ? result.value.data : [];
  const count = rows.filter((row) => ticking.ticked.has(idOf(row))).length;

  return (
    <Checkbox
      className={styles.tick}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < rows.length;
      }}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={rows.length > 0 && count === rows.length}
      onChange={({ target }) => ticking.onTick(rows, target.checked)}
    />
  );
}
