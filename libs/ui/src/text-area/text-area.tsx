import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** Free text. It runs in the direction of what is typed, whatever the page's is. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...rest}
          {...wiring}
          className={clsx(control.root, styles.textarea)}
        />
      )}
    </Field>
  );
}
