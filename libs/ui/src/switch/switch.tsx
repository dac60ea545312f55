import * as Primitive from '@radix-ui/react-switch';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'children'> & {
  /** What is switched: its name, and part of its target. */
  label: ReactNode;
  labelHidden?: boolean;
  /** The state as a word, because colour must not say it alone; screen readers hear on or off. */
  state: ReactNode;
};

/** A setting that takes effect at once. Where the choice waits for "Save", use Checkbox. */
export function Switch({ label, labelHidden = false, state, id, className, ...rest }: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const words = <label htmlFor={controlId}>{label}</label>;

  return (
    <div className={clsx(styles.root, className)}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <span className={styles.state} aria-hidden="true">
        {state}
      </span>
      <Primitive.Root {...rest} id={controlId} className={styles.track}>
        <Primitive.Thumb className={styles.thumb} />
      </Primitive.Root>
    </div>
  );
}
