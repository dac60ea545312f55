import { clsx } from 'clsx';
import { useId } from 'react';

import { LiveRegion } from '../live-region/live-region.tsx';
import { SheetRow } from './sheet-row.tsx';
import styles from './sheet.module.css';
import { type SheetOptions, useSheet } from './use-sheet.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';

export type SheetProps = Omit<SheetOptions, 'words'> & {
  label: string;
  /** What the names of its rows are. */
  head: string;
  words: SheetOptions['words'] & {
    /** Read before what stood in a changed cell. */
    was: string;
  };
  className?: string;
};

/**
 * A table to write in as in a spreadsheet: arrows, Tab, Enter, F2, Escape, Ctrl with C, X, V, D and Z, a range by Shift or mouse, a
 * handle that fills down. One stop of the keyboard. It keeps nothing itself: what was written is handed on, and comes back in the rows.
 */
export function Sheet({ label, head, words, className, ...options }: SheetProps) {
  const id = useId();
  const { columns, rows } = options;
  const { table, selection, range, editing, said, handlers, choose, edit, fill, leave } = useSheet({
    ...{ ...options, words },
  });
  const pointers = useSheetPointer({
    ...{ selection, range, isEditing: Boolean(editing), choose, edit: () => edit(), fill, leave },
  });
  const { active } = selection;

  return (
    <div className={clsx(styles.root, className)}>
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className={styles.table}
        {...handlers}
        {...pointers}
      >
        <colgroup>
          <col className={styles.names} />
          {columns.map(({ key, width }) => (
            <col key={key} style={{ inlineSize: width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isActive = index === active.row;
            const isIn = index >= range.top && index <= range.bottom;
            return (
              <SheetRow
                key={row.id}
                row={row}
                noteId={`${id}${row.id}`}
                index={index}
                columns={columns}
                was={words.was}
                active={isActive ? active.column : undefined}
                first={isIn ? range.first : undefined}
                last={isIn ? range.last : undefined}
                isLast={index === range.bottom}
                editing={isActive ? editing : undefined}
              />
            );
          })}
        </tbody>
      </table>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
