import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './rating-stars.module.css';
import { Star } from './star.tsx';

export type RatingStarsProps = {
  /** 0 to 5; nothing is shown while there is no rating. */
  value: number | null | undefined;
  /** What a screen reader says: "Rated 4.7 of 5 by 3 customers". */
  label: string;
  /** What is seen beside the stars: "4.7 (3)". */
  children?: ReactNode;
  /** One star and the number, for cards. */
  compact?: boolean;
  className?: string;
};

const stars = [1, 2, 3, 4, 5];

/** A rating to read. To give one, use RatingInput. */
export function RatingStars({ value, label, children, compact, className }: RatingStarsProps) {
  if (!value) return null;
  const halves = Math.round(value * 2);

  return (
    <span className={clsx(styles.root, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.stars} aria-hidden="true">
        {compact ? (
          <span className={styles.filled}>
            <Star />
          </span>
        ) : (
          <>
            <span className={styles.empty}>
              {stars.map((star) => (
                <Star key={star} />
              ))}
            </span>
            <span className={styles.filled} style={{ inlineSize: `${halves * 10}%` }}>
              {stars.map((star) => (
                <Star key={star} />
              ))}
            </span>
          </>
        )}
      </span>
      {children && <bdi aria-hidden="true">{children}</bdi>}
    </span>
  );
}
