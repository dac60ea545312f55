import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Rings } from '../rings/rings.tsx';
import styles from './round-photo.module.css';

export type RoundPhotoProps = {
  /** A `Photo` with `ground="fill"`. */
  children: ReactNode;
  className?: string;
};

/**
 * A round photo from which growth rings spread. Its parent cuts the rings off (`overflow: clip`) and
 * may set `--round-photo-size` and `--round-photo-rings`.
 */
export function RoundPhoto({ children, className }: RoundPhotoProps) {
  return (
    <div className={clsx(styles.root, className)}>
      <div className={styles.halo}>
        <Rings size="lg" fade className={styles.rings} />
      </div>
      <div className={styles.disc}>{children}</div>
    </div>
  );
}
