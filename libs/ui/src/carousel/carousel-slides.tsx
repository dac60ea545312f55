import { clsx } from 'clsx';
import { Children, type CSSProperties, type ReactNode } from 'react';

import { useCarousel } from './carousel-context.ts';
import styles from './carousel.module.css';

export type CarouselSlidesProps = {
  /** One child per slide. */
  children: ReactNode;
  /** How many are side by side, from each width on; 1.15 lets the next one peek in. */
  perView?: { base: number; sm?: number; lg?: number };
  /** Between slides, as in CSS. */
  gap?: string;
  className?: string;
};

/** The slides themselves. What is off screen is inert: neither Tab nor a screen reader meets it. */
export function CarouselSlides({
  children,
  perView = { base: 1 },
  gap = '0px',
  className,
}: CarouselSlidesProps) {
  const { mode, labels, isVisible, bringIn, announces, trackRef } = useCarousel();
  const { base, sm = base, lg = sm } = perView;

  const sizes = {
    '--per-view-base': base,
    '--per-view-sm': sm,
    '--per-view-lg': lg,
    '--gap': gap,
  } as CSSProperties; // React's type knows no custom properties.

  return (
    <div ref={trackRef} className={clsx(styles.track, className)} data-mode={mode} style={sizes}>
      <div className={styles.list} aria-live={announces ? 'polite' : 'off'}>
        {Children.toArray(children).map((slide, index) => (
          <div
            // Slides are told apart by their place: that is what the track counts.
            key={index}
            className={styles.slide}
            role="group"
            aria-label={labels.slide(index + 1)}
            data-shown={isVisible(index) || undefined}
            inert={!isVisible(index)}
            // Only for the keyboard: under a finger or pointer, a press must find what it aimed at.
            onFocus={({ target }) => target.matches(':focus-visible') && bringIn(index)}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
