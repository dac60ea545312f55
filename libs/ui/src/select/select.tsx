import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import { ChevronDownIcon } from '../icons/icons.ts';
import styles from './select.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & FieldWords;

/** The browser's own list, for a phone's wheel and a keyboard's typeahead; `<option>`s are its children. */
export function Select({ label, labelHidden, hint, error, id, className, ...rest }: SelectProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      {(wiring) => (
        <span className={styles.box}>
          <select {...rest} {...wiring} className={clsx(control.root, styles.select)} />
          <ChevronDownIcon className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
