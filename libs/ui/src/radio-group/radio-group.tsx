import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';

import { describedBy, FieldMessages, type FieldWords } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './radio-group.module.css';

export type RadioGroupProps = ComponentProps<'fieldset'> &
  FieldWords & {
    /** `stack` is a column; `grid` sets cards side by side where they fit. */
    layout?: 'stack' | 'grid';
  };

/**
 * One of several: Radios or RadioCards that share a `name` (`{...register('payment')}` gives it).
 * Native radios bring the arrow keys.
 */
export function RadioGroup({
  label,
  labelHidden = false,
  hint,
  error,
  layout = 'stack',
  id,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const labelId = `${groupId}-label`;

  return (
    <fieldset
      {...rest}
      id={groupId}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy(groupId, { hint, error })}
      aria-invalid={error ? true : undefined}
      className={clsx(styles.root, className)}
    >
      <legend id={labelId} className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.choices} data-layout={layout}>
        {children}
      </div>
      <FieldMessages controlId={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
