/** A cell by the number of its row and column. */
export type Place = { row: number; column: number };

/** The active cell, and the corner of the range that lies across from it. */
export type Selection = { active: Place; end: Place };

export type Range = { top: number; bottom: number; first: number; last: number };

export const rangeOf = ({ active, end }: Selection): Range => ({
  top: Math.min(active.row, end.row),
  bottom: Math.max(active.row, end.row),
  first: Math.min(active.column, end.column),
  last: Math.max(active.column, end.column),
});

export type Size = { rows: number; columns: number };

/** The place, or the nearest that there is. */
export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** As many rows as Page Up and Page Down pass. */
const page = 10;

type Key = { key: string; isCtrl: boolean; isRtl: boolean };

/** Where a key leads from a place; left and right go by sight. Undefined for a key that leads nowhere. */
export function placeAfter({ row, column }: Place, { key, isCtrl, isRtl }: Key, size: Size) {
  const forward = isRtl ? -1 : 1;
  const columns = isCtrl ? size.columns : 1;
  const rows = isCtrl ? size.rows : 1;
  const ways: Record<string, Place> = {
    ArrowRight: { row, column: column + forward * columns },
    ArrowLeft: { row, column: column - forward * columns },
    ArrowDown: { row: row + rows, column },
    ArrowUp: { row: row - rows, column },
    Home: { row: isCtrl ? 0 : row, column: 0 },
    End: { row: isCtrl ? size.rows : row, column: size.columns },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
  };
  const place = ways[key];
  return place && within(place, size);
}
