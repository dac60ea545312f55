import { memo } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Editing, SheetColumn, SheetRowOf } from './sheet-cells.ts';
import { SheetEditor } from './sheet-editor.tsx';
import styles from './sheet.module.css';

type SheetRowProps = {
  row: SheetRowOf;
  /** Of what is said below it. */
  noteId: string;
  index: number;
  columns: readonly SheetColumn[];
  /** Said before what stood there. */
  was: string;
  /** The column of the active cell, where that is in this row. */
  active: number | undefined;
  /** The columns of the range, where it crosses this row. */
  first: number | undefined;
  last: number | undefined;
  /** Whether the range ends here: there is the fill handle. */
  isLast: boolean;
  editing: Editing | undefined;
};

/** Drawn again only where something of it has changed: there may be hundreds. */
export const SheetRow = memo(function SheetRow({
  row,
  noteId,
  index,
  columns,
  was,
  active,
  first = columns.length,
  last = -1,
  isLast,
  editing,
}: SheetRowProps) {
  return (
    <>
      <tr>
        <th scope="row" className={styles.name}>
          {row.head}
        </th>
        {columns.map((column, place) => {
          const cell = row.cells[column.key] ?? { text: '', isFixed: true };
          const isActive = place === active;
          const isIn = place >= first && place <= last;
          return (
            <td
              key={column.key}
              role="gridcell"
              tabIndex={isActive ? 0 : -1}
              data-row={index}
              data-column={place}
              data-active={isActive || undefined}
              data-state={cell.state}
              aria-selected={isIn}
              aria-readonly={cell.isFixed || undefined}
              aria-invalid={cell.state === 'bad' || undefined}
              aria-describedby={cell.state === 'bad' && row.note ? noteId : undefined}
            >
              {isActive && editing ? (
                <SheetEditor
                  label={`${row.name}: ${column.name}`}
                  column={column}
                  editing={editing}
                />
              ) : (
                <span className={styles.cell}>
                  {column.isCode ? (
                    <bdi dir="ltr">{cell.shown ?? cell.text}</bdi>
                  ) : (
                    (cell.shown ?? cell.text)
                  )}
                  {cell.was !== undefined && (
                    <del className={styles.was}>
                      <VisuallyHidden>{was} </VisuallyHidden>
                      {cell.was}
                    </del>
                  )}
                </span>
              )}
              {isLast && place === last && !editing && (
                <span className={styles.handle} data-handle aria-hidden="true" />
              )}
            </td>
          );
        })}
      </tr>
      {row.note && (
        <tr>
          <td role="gridcell" colSpan={columns.length + 1} id={noteId} className={styles.note}>
            {row.note}
          </td>
        </tr>
      )}
    </>
  );
});
