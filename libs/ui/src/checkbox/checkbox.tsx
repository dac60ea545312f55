import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import choice from '../field/choice.module.css';
import { describedBy, FieldMessages } from '../field/field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The whole of it can be pressed. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A choice that waits for the form to be sent. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;

  return (
    <div className={clsx(styles.root, className)}>
      <label className={choice.row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy(controlId, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={choice.box}
        />
        <span>{label}</span>
      </label>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
