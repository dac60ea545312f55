import type { Header, ReactTable, RowData } from '@tanstack/react-table';

import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { features } from './data-table-columns.ts';
import styles from './data-table.module.css';

type DataTableHeadProps<Row extends RowData> = {
  headers: Header<typeof features, Row, unknown>[];
  table: ReactTable<typeof features, Row>;
};

const sortIcons = { asc: ChevronUpIcon, desc: ChevronDownIcon, none: ChevronsUpDownIcon };
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function DataTableHead<Row extends RowData>({ headers, table }: DataTableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {headers.map((header) => {
          const { column } = header;
          const looks = column.columnDef.meta;
          const words = <table.FlexRender header={header} />;
          const sorted = column.getIsSorted() || 'none';
          const SortIcon = sortIcons[sorted];

          return (
            <th
              key={header.id}
              scope="col"
              data-align={looks?.align}
              aria-sort={column.getCanSort() ? ariaSort[sorted] : undefined}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={column.getToggleSortingHandler()}
                >
                  {words}
                  <SortIcon />
                </button>
              ) : looks?.headerHidden ? (
                <VisuallyHidden>{words}</VisuallyHidden>
              ) : (
                words
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
