import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import control from '../field/text-control.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  FieldWords & {
    /** The name of the button that shows what is typed, such as "Show password". */
    revealLabel: string;
  };

/** A password, with a button to look at it. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  revealLabel,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);

  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      {(wiring) => (
        <span className={styles.box}>
          <input
            {...rest}
            {...wiring}
            type={revealed ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            className={clsx(control.root, styles.input)}
            data-latin
          />
          <IconButton
            className={styles.reveal}
            label={revealLabel}
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
