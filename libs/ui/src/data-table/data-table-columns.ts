import { metaHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type DataTableColumn<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Its head becomes a button, where the table has `onSortChange`. */
  sortable?: boolean;
  /** Names the row; with `rowHref` it also holds the row's link. */
  rowHeader?: boolean;
  /** The head is read out, not shown. */
  headerHidden?: boolean;
  align?: 'start' | 'end';
  /** Where the cell stands when rows become records on a small screen. */
  stacked?: 'start' | 'end' | 'full' | 'hidden';
  /** Says in a record what a bare number is, because its column head is gone there. */
  stackedLabel?: ReactNode;
};

/** What a TanStack column carries of ours, whatever its row is. */
type ColumnLooks = Omit<DataTableColumn<never>, 'cell' | 'header' | 'id'>;

// Sorting state only: the server sorts, because it alone knows the other pages.
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLooks>(),
});

export function toTableColumn<Row>({
  id,
  sortable,
  ...looks
}: Omit<DataTableColumn<Row>, 'header' | 'cell'>) {
  return {
    id,
    // TanStack sorts only by columns that read something, even when the server does the sorting.
    accessorFn: (row: Row) => row,
    enableSorting: sortable ?? false,
    sortDescFirst: false,
    meta: looks,
  };
}
