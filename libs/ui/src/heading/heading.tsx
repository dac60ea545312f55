import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = ComponentProps<'h1'> & {
  /** Its place in the outline of the page: one 1 per page, no gaps. */
  level: HeadingLevel;
  /** Its looks, where they differ from its place. */
  size?: 'colossal' | 'display' | 'h1' | 'h2' | 'h3' | 'h4';
};

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

/** A title: in the display face, but for the smallest size, which is set in the text face. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={clsx(styles.root, className)} data-size={size} />;
}
