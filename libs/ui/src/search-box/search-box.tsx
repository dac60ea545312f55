import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SearchIcon, XIcon } from '../icons/icons.ts';
import styles from './search-box.module.css';

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  Omit<FieldWords, 'error'> & {
    /** The name of the button that empties the box. */
    clearLabel: string;
    /** After the box was emptied by button or Escape, for a list that should show all again at once. */
    onClear?: () => void;
  };

/** Words to look for. Inside a form Enter sends it; Escape and the cross empty it. */
export function SearchBox({
  label,
  labelHidden,
  hint,
  clearLabel,
  onClear,
  onKeyDown,
  id,
  className,
  ...rest
}: SearchBoxProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && event.currentTarget.value) {
      event.preventDefault();
      empty(event.currentTarget);
      onClear?.();
    }
  }

  function handleClear(event: MouseEvent<HTMLButtonElement>) {
    const input = event.currentTarget.parentElement?.querySelector('input');
    if (!input) return;
    empty(input);
    input.focus();
    onClear?.();
  }

  return (
    <Field {...{ id, label, labelHidden, hint, className }}>
      {(wiring) => (
        <span role="search" className={styles.box}>
          <SearchIcon className={styles.icon} />
          <input
            // The cross hides while the placeholder shows, so there always is one.
            placeholder=" "
            enterKeyHint="search"
            autoComplete="off"
            {...rest}
            {...wiring}
            type="search"
            onKeyDown={handleKeyDown}
            className={clsx(control.root, styles.input)}
          />
          <IconButton className={styles.clear} label={clearLabel} onClick={handleClear}>
            <XIcon />
          </IconButton>
        </span>
      )}
    </Field>
  );
}

/** Empties it as a person would, so that React and form libraries hear of it. */
function empty(input: HTMLInputElement) {
  // Assigning to `value` would go unnoticed: React remembers what was assigned and sees no change.
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
