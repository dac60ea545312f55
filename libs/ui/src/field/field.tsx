import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { CircleAlertIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

/** The words of a field: what a form gives to every input. */
export type FieldWords = {
  label: ReactNode;
  /** For fields whose place says what they are, such as a search box in a toolbar. Still read out. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Set: the field is invalid, and this is why. */
  error?: ReactNode;
};

/** What ties a control to its words: spread on the native element. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldWords & {
  /** The id of the control, where the caller has chosen one. */
  id?: string;
  className?: string;
  children: (wiring: ControlWiring) => ReactNode;
};

/** Label above, hint and error below, all tied to the control that the child function renders. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const words = <label htmlFor={controlId}>{label}</label>;

  return (
    <div className={clsx(styles.root, className)}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children({
        id: controlId,
        'aria-describedby': describedBy(controlId, { hint, error }),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

type Messages = Pick<FieldWords, 'hint' | 'error'>;

/** Hint and error as they stand under any kind of control. */
export function FieldMessages({ controlId, hint, error }: Messages & { controlId: string }) {
  return (
    <>
      {hint && (
        <span id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${controlId}-error`} className={styles.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </span>
      )}
    </>
  );
}

/** The ids of the messages that FieldMessages renders for this control. */
export function describedBy(controlId: string, { hint, error }: Messages): string | undefined {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return ids.join(' ') || undefined;
}
