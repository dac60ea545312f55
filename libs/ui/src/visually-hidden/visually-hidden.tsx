import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'p'> & { as?: 'span' | 'div' | 'h1' | 'h2' | 'p' };

/** Read out, not shown. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={clsx(styles.root, className)} />;
}
