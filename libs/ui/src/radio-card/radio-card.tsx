import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import choice from '../field/choice.module.css';
import styles from './radio-card.module.css';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  /** What choosing it means: read out after the label. */
  description?: ReactNode;
  /** A photo at the inline end. */
  icon?: ReactNode;
};

/** A choice of a RadioGroup that needs a second line: an address, a way to pay. */
export function RadioCard({ label, description, icon, className, ...rest }: RadioCardProps) {
  const id = useId();

  return (
    <label className={clsx(styles.root, className)}>
      <input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={choice.box}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {icon}
    </label>
  );
}
