import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'button'>, 'children' | 'onChange'> & {
  /** What is switched: its name, and part of its target. */
  label: ReactNode;
  labelHidden?: boolean;
  /** The state as a word, because colour must not say it alone; screen readers hear on or off. */
  state: ReactNode;
  /** Without it the switch keeps its state by itself. */
  checked?: boolean;
  /** How it stands at first, where it keeps its state. */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A setting that takes effect at once. Where the choice waits for "Save", use Checkbox. */
export function Switch({
  label,
  labelHidden = false,
  state,
  checked,
  defaultChecked = false,
  onCheckedChange,
  id,
  className,
  ...rest
}: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const [own, setOwn] = useState(defaultChecked);
  const isOn = checked ?? own;
  const words = <label htmlFor={controlId}>{label}</label>;

  return (
    <div className={clsx(styles.root, className)}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <span className={styles.state} aria-hidden="true">
        {state}
      </span>
      <button
        type="button"
        {...rest}
        id={controlId}
        role="switch"
        aria-checked={isOn}
        className={styles.track}
        onClick={() => {
          setOwn(!isOn);
          onCheckedChange?.(!isOn);
        }}
      >
        <span className={styles.thumb} />
      </button>
    </div>
  );
}
