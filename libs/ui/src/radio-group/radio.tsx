import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import choice from '../field/choice.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & { label: ReactNode };

/** One choice of a RadioGroup. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={clsx(choice.row, className)}>
      <input {...rest} type="radio" className={choice.box} />
      <span>{label}</span>
    </label>
  );
}
