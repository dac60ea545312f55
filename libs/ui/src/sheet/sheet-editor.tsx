import { useLayoutEffect, useRef } from 'react';

import type { Editing, SheetColumn } from './sheet-cells.ts';
import styles from './sheet.module.css';

type SheetEditorProps = { label: string; column: SheetColumn; editing: Editing };

/** The field in the cell that is being written. The sheet hears its keys, and what is in it when it is left. */
export function SheetEditor({ label, column, editing }: SheetEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    // Behind what stands there.
    field.current?.setSelectionRange?.(editing.text.length, editing.text.length);
  }, [editing]);

  if (column.choices) {
    return (
      <select ref={field} className={styles.editor} aria-label={label} defaultValue={editing.text}>
        {column.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      ref={field}
      className={styles.editor}
      aria-label={label}
      defaultValue={editing.text}
      inputMode={column.inputMode}
      dir={column.isCode ? 'ltr' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
