import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  /** Without it, what is inside reaches the edge. */
  padded?: boolean;
};

/** Paper with a hairline. With a title and actions, use Panel. */
export function Card({ padded = true, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)} data-padded={padded || undefined} />
  );
}
