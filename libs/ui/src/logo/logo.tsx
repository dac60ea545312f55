import { clsx } from 'clsx';

import styles from './logo.module.css';

export type LogoProps = {
  /** Height of the lettering: 40px in the shop's header, 34 in a small one, 32 in the back office. */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/**
 * The shop's mark and name. CSS picks the file by language and ground, so nothing flashes.
 * Hidden from screen readers: the link around it carries the name.
 */
export function Logo({ size = 'lg', className }: LogoProps) {
  return <span className={clsx(styles.root, className)} data-size={size} aria-hidden="true" />;
}
