import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldWords & {
    /** An icon or a word inside the box, such as a currency. Decoration: the label says it too. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

const latinTypes = new Set<string | undefined>(['email', 'tel', 'url', 'password']);

/**
 * One line of text. Ref and native attributes reach the input, so `{...register('email')}` fits.
 * Email, phone, address and password are written left to right in both languages.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  prefix,
  suffix,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) {
  const latin = latinTypes.has(type);

  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      {(wiring) => (
        <span className={styles.box}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            dir={latin ? 'ltr' : undefined}
            {...rest}
            {...wiring}
            type={type}
            className={clsx(control.root, styles.input)}
            data-latin={latin || undefined}
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
