import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './container.module.css';

export type ContainerProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'main' | 'header' | 'footer';
  width?: 'page' | 'narrow' | 'form';
};

/** Centres its content between the page's gutters. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={clsx(styles.root, className)} data-width={width} />;
}
