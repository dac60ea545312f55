import { useState } from 'react';

/** Rows that are ticked, by their ids, on this page of the list or another. */
export type Ticking<Row> = {
  ticked: ReadonlyMap<number, Row>;
  /** The row that was ticked or unticked last: where a range begins. */
  last?: number | undefined;
  onTick: (rows: readonly Row[], isTicked: boolean) => void;
  clear: () => void;
};

/**
 * The selected rows. The selection is kept over pages until it is used or cleared, or until the list finds others (by
 * `filters`): what is done is done to rows that can be seen in it.
 */
export function useTicked<Row>(filters: object, idOf: (row: Row) => number): Ticking<Row> {
  const [ticked, setTicked] = useState<Ticking<Row>['ticked']>(new Map());
  const [last, setLast] = useState<number>();
  const found = JSON.stringify(filters);
  const [foundBefore, setFoundBefore] = useState(found);

  if (found !== foundBefore) {
    setFoundBefore(found);
    setTicked(new Map());
    setLast(undefined);
  }

  function onTick(rows: readonly Row[], isTicked: boolean) {
    setLast(rows.map(idOf).at(-1));
    setTicked((ticked) => {
      const changed = new Map(ticked);
      for (const row of rows) {
        if (isTicked) changed.set(idOf(row), row);
        else changed.delete(idOf(row));
      }
      return changed;
    });
  }

  return { ticked, last, onTick, clear: () => setTicked(new Map()) };
}
