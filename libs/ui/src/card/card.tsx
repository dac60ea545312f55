import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article';
  /** Without it, what is inside reaches the edge. */
  padded?: boolean;
};

/** Paper with a hairline. With a title and actions, use Panel. */
export function Card({ as: Tag = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={clsx(styles.root, className)} data-padded={padded || undefined} />
  );
}
