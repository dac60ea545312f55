import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Container } from '../container/container.tsx';
import styles from './band.module.css';

export type BandProps = {
  /** The words at the inline start, such as a `PageHeader`. */
  children: ReactNode;
  /** `wide`: a `Photo` (`ratio="fill-box"`) to the edge of the screen. `round`: a `RoundPhoto`. */
  shape: 'wide' | 'round';
  media: ReactNode;
  className?: string;
};

/** Opens a page on the sunken ground, in place of a plain page head. */
export function Band({ children, shape, media, className }: BandProps) {
  return (
    <div className={clsx(styles.root, className)} data-shape={shape}>
      <Container className={styles.inner}>
        <div className={styles.copy}>{children}</div>
        <div className={styles.media}>{media}</div>
      </Container>
    </div>
  );
}
