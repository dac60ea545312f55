import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** Free text. Each line runs in the direction of what is typed, an empty one in the page's. */
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
        <textarea {...rest} {...wiring} className={clsx(control.root, styles.textarea)} />
      )}
    </Field>
  );
}
