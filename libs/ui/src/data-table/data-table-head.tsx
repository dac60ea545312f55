import type { Header, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { features } from './data-table-columns.ts';
import styles from './data-table.module.css';

type DataTableHeadProps<Row extends RowData> = {
  headers: Header<typeof features, Row, unknown>[];
  wordsOf: (columnId: string) => ReactNode;
};

const sortIcons = { asc: ChevronUpIcon, desc: ChevronDownIcon, none: ChevronsUpDownIcon };
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function DataTableHead<Row extends RowData>({ headers, wordsOf }: DataTableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {headers.map((header) => {
          const { column } = header;
          const looks = column.columnDef.meta;
          const words = wordsOf(column.id);
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
