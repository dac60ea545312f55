import type { ReactNode } from 'react';

import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './data-table.module.css';

/** One constant array for "no rows", because TanStack Table recomputes for every new one. */
export const emptyRows: never[] = [];

const skeletonRows = 8;

/** In place of rows that are still loading. */
export function SkeletonRows({ columnCount }: { columnCount: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columnCount }, (_, column) => (
        <td key={column}>
          <Skeleton shape="row" />
        </td>
      ))}
    </tr>
  ));
}

/** In place of rows where there are none, or where they could not be loaded. */
export function MessageRow({
  columnCount,
  children,
}: {
  columnCount: number;
  children: ReactNode;
}) {
  return (
    <tr>
      <td className={styles.message} colSpan={columnCount} data-stacked="full">
        {children}
      </td>
    </tr>
  );
}
