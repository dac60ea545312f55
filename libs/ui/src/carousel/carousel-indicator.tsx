import { clsx } from 'clsx';

import { useCarousel } from './carousel-context.ts';
import styles from './carousel.module.css';

export type CarouselIndicatorProps = {
  variant?: 'bars' | 'dots';
  /** Writes "1 / 6" in the digits of the page; without it only the bars or dots are shown. */
  format?: (place: number, places: number) => string;
  className?: string;
};

/** Which slide this is, and a way to any other. */
export function CarouselIndicator({ variant = 'bars', format, className }: CarouselIndicatorProps) {
  const { labels, index, places, goTo } = useCarousel();
  if (places < 2) return null;

  return (
    <div className={clsx(styles.indicator, className)}>
      {format && (
        // Digits alone run from the left: only what is around them starts where the page does.
        <span className={styles.counter}>
          <bdi>{format(index + 1, places)}</bdi>
        </span>
      )}
      <div className={styles.marks} data-variant={variant}>
        {Array.from({ length: places }, (_, place) => (
          <button
            key={place}
            type="button"
            className={styles.mark}
            aria-label={labels.slide(place + 1)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => goTo(place)}
          />
        ))}
      </div>
    </div>
  );
}
