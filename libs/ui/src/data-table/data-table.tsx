import { type RowData, type SortingState, useTable } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, useMemo } from 'react';

import { Anchor } from '../link-provider/link-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type DataTableColumn, features, toTableColumn } from './data-table-columns.ts';
import { DataTableHead } from './data-table-head.tsx';
import { emptyRows, MessageRow, SkeletonRows } from './data-table-states.tsx';
import styles from './data-table.module.css';

export type DataTableSort = { columnId: string; descending: boolean };

/** A row of what a row consists of, by the ids of the columns; those that are left out stay empty. */
export type DataTableSubRow = { key: string | number; cells: Record<string, ReactNode> };

export type DataTableProps<Row extends RowData> = {
  /** The table's name. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where a row leads; the link stands in its `rowHeader` cell and covers the row. */
  rowHref?: (row: Row) => string | undefined;
  /** What a row comes under, such as its day: said above the first of the rows that share it. */
  groupOf?: (row: Row) => string;
  /** What stands opened under a row; nothing while it is closed. Its button is the app's, with `aria-expanded`. */
  details?: (row: Row) => ReactNode;
  /** The same, in the columns of the table. */
  subRows?: (row: Row) => readonly DataTableSubRow[] | undefined;
  state?: 'ready' | 'loading' | 'failed';
  /** Said while the rows are on their way. */
  loadingLabel: string;
  /** Shown in place of rows that there are none of. */
  empty: ReactNode;
  /** Shown in place of rows that could not be had. */
  error?: ReactNode;
  /** How the rows given are sorted. */
  sort?: DataTableSort | undefined;
  /** Asks for other rows; without it no head is a button. */
  onSortChange?: (sort: DataTableSort) => void;
  density?: 'compact' | 'default' | 'comfortable';
  /** Below the rows, such as a count and a `Pagination`. */
  footer?: ReactNode;
  className?: string;
};

/** Records of one kind in rows; on a small screen each row becomes a record of its own. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  groupOf,
  details,
  subRows,
  state = 'ready',
  loadingLabel,
  empty,
  error,
  sort,
  onSortChange,
  density = 'default',
  footer,
  className,
}: DataTableProps<Row>) {
  const sorting: SortingState = sort ? [{ id: sort.columnId, desc: sort.descending }] : [];

  // Called, not rendered as components of the table's: with other columns those would be others, and lose focus and typing.
  const columnOf = new Map(columns.map((column) => [column.id, column]));

  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => toTableColumn(column)), [columns]),
    data: state === 'ready' ? rows : emptyRows,
    getRowId: (row: Row) => String(rowKey(row)),
    state: { sorting },
    enableSorting: Boolean(onSortChange),
    enableSortingRemoval: false,
    enableMultiSort: false,
    manualSorting: true,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSortChange?.({ columnId: next.id, descending: next.desc });
    },
  });

  return (
    <div className={clsx(styles.root, className)} data-density={density}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard can scroll what is wider than the screen only when it is focusable */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label} aria-busy={state === 'loading'}>
          <DataTableHead
            headers={table.getHeaderGroups()[0]?.headers ?? []}
            wordsOf={(id) => columnOf.get(id)?.header}
          />
          <tbody>
            {state === 'loading' && <SkeletonRows columnCount={columns.length} />}
            {state === 'failed' && <MessageRow columnCount={columns.length}>{error}</MessageRow>}
            {state === 'ready' && rows.length === 0 && (
              <MessageRow columnCount={columns.length}>{empty}</MessageRow>
            )}
            {table.getRowModel().rows.map((row, index, { [index - 1]: before }) => {
              const href = rowHref?.(row.original);
              const group = groupOf?.(row.original);
              const opened = details?.(row.original);
              return (
                <Fragment key={row.id}>
                  {group !== (before && groupOf?.(before.original)) && (
                    <tr className={styles.group}>
                      <th colSpan={columns.length} scope="colgroup" data-stacked="full">
                        {group}
                      </th>
                    </tr>
                  )}
                  <tr>
                    {row.getAllCells().map((cell) => {
                      const looks = cell.column.columnDef.meta;
                      const Cell = looks?.rowHeader ? 'th' : 'td';
                      const content = columnOf.get(cell.column.id)?.cell(row.original);
                      return (
                        <Cell
                          key={cell.id}
                          scope={looks?.rowHeader ? 'row' : undefined}
                          data-align={looks?.align}
                          data-stacked={looks?.stacked}
                        >
                          {looks?.stackedLabel && (
                            <span className={styles.stackedLabel}>{looks.stackedLabel} </span>
                          )}
                          {looks?.rowHeader && href ? (
                            <Anchor className={styles.rowLink} href={href}>
                              {content}
                            </Anchor>
                          ) : (
                            content
                          )}
                        </Cell>
                      );
                    })}
                  </tr>
                  {subRows?.(row.original)?.map(({ key, cells }) => (
                    <SubRow key={key} columns={columns} cells={cells} />
                  ))}
                  {opened && (
                    <tr className={styles.details}>
                      <td colSpan={columns.length} data-stacked="full">
                        {opened}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <VisuallyHidden role="status">{state === 'loading' && loadingLabel}</VisuallyHidden>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

type SubRowProps<Row> = Pick<DataTableSubRow, 'cells'> & {
  columns: readonly DataTableColumn<Row>[];
};

function SubRow<Row>({ columns, cells }: SubRowProps<Row>) {
  return (
    <tr className={styles.sub}>
      {columns.map(({ id, rowHeader, align }) => {
        const Cell = rowHeader ? 'th' : 'td';
        const stacked = cells[id] === undefined ? 'hidden' : rowHeader ? 'start' : 'end';
        return (
          <Cell
            key={id}
            scope={rowHeader ? 'row' : undefined}
            data-align={align}
            data-stacked={stacked}
          >
            {cells[id]}
          </Cell>
        );
      })}
    </tr>
  );
}
