import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { describedBy, FieldMessages } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, UndoIcon } from '../icons/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './cell-edit.module.css';
import { useCellDraft } from './use-cell-draft.ts';

export type CellEditProps = {
  /** Column and record, because no label stands above it: "Price of Salad bowl". */
  label: string;
  /** As it is kept now. */
  value: string;
  /** Keeps what was typed: resolves with nothing, or with the reason why not. */
  onSave: (value: string) => Promise<string | undefined>;
  /** What was typed before this cell was last taken away. */
  typed?: string | undefined;
  /** Told what is typed and not kept; nothing once it is kept or undone. */
  onTyped?: (typed: string | undefined) => void;
  saveLabel: string;
  undoLabel: string;
  /** Said for two seconds once it is kept. */
  savedLabel: ReactNode;
  inputMode?: 'numeric' | 'decimal' | 'text';
  /** A unit at the end of the box. Decoration: the label says it too. */
  suffix?: ReactNode;
  /** Beside the value at rest, such as "Sold out". */
  note?: ReactNode;
  className?: string;
};

/** A value changed where it stands in a table: Enter or the tick keeps it, Escape brings the old one back. */
export function CellEdit({
  label,
  value,
  onSave,
  typed,
  onTyped,
  saveLabel,
  undoLabel,
  savedLabel,
  inputMode = 'text',
  suffix,
  note,
  className,
}: CellEditProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { draft, setDraft, state, error, save, restore } = useCellDraft({
    value,
    typed,
    onTyped,
    onSave,
  });
  const asking = state === 'changed' || state === 'failed';

  function handleKeyDown({ key, repeat }: KeyboardEvent) {
    // A key that is held down must not overwrite what the first press was told of.
    if (key === 'Enter' && asking && !repeat) save();
    if (key === 'Escape') restore();
  }

  function handleButton(change: () => void) {
    // The button leaves with the change, and must not take the focus along.
    input.current?.focus();
    change();
  }

  return (
    <div className={clsx(styles.root, className)} data-state={state}>
      <span className={styles.box}>
        <input
          ref={input}
          id={id}
          className={clsx(control.root, styles.input)}
          aria-label={label}
          aria-describedby={describedBy(id, { error })}
          aria-invalid={error ? true : undefined}
          aria-busy={state === 'saving' || undefined}
          readOnly={state === 'saving'}
          inputMode={inputMode}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={handleKeyDown}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </span>
      {/* Its room is kept, so that nothing moves when something comes here. */}
      <span className={styles.side}>
        {state === 'rest' && note}
        {asking && (
          <>
            <IconButton
              label={saveLabel}
              size="sm"
              className={styles.save}
              onClick={() => handleButton(save)}
            >
              <CheckIcon />
            </IconButton>
            <IconButton label={undoLabel} size="sm" onClick={() => handleButton(restore)}>
              <UndoIcon />
            </IconButton>
          </>
        )}
        {state === 'saving' && <Spinner className={styles.spinner} />}
        <span role="status" className={styles.saved}>
          {state === 'saved' && (
            <>
              <CheckIcon />
              {savedLabel}
            </>
          )}
        </span>
      </span>
      <span className={styles.error} role="alert">
        <FieldMessages controlId={id} error={error} />
      </span>
    </div>
  );
}
