import { useDirection } from '@radix-ui/react-direction';
import type { KeyboardEvent, ReactNode } from 'react';

import { CarouselContext, type CarouselLabels } from './carousel-context.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlider } from './use-slider.ts';

export type CarouselProps = {
  /** What it shows. */
  label: string;
  labels: CarouselLabels;
  /** How many slides there are. */
  count: number;
  /** `fade`: one slide at a time, laid over each other; several `CarouselSlides` change together. */
  mode?: 'slide' | 'fade';
  /** Moves on by itself; a `CarouselControls` must then offer the way to stop it. */
  autoplayMs?: number;
  /** Stands still for as long as something else asks for it. */
  held?: boolean;
  children: ReactNode;
  className?: string;
};

/** Slides of one kind, some of which are on screen. Holds `CarouselSlides` and their controls. */
export function Carousel({
  label,
  labels,
  count,
  mode = 'slide',
  autoplayMs,
  held = false,
  children,
  className,
}: CarouselProps) {
  const direction = useDirection();
  const slider = useSlider({ mode, count });
  const { index, places, step } = slider;
  const { running, playing, togglePlaying, holdHandlers } = useAutoplay({
    intervalMs: places > 1 ? autoplayMs : undefined,
    index,
    held,
    onAdvance: () => step(1),
  });

  function handleKeyDown({ key, target }: KeyboardEvent) {
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) step(1);
    if (key === back) step(-1);
  }

  return (
    <CarouselContext
      value={{
        ...slider,
        mode,
        labels,
        isVisible: mode === 'fade' ? (slide) => slide === index : slider.isVisible,
        playing,
        togglePlaying,
        announces: !running,
      }}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys are a shortcut, holding still a courtesy: every control inside works without them */}
      <section
        className={className}
        aria-roledescription={labels.carousel}
        aria-label={label}
        onKeyDown={handleKeyDown}
        {...holdHandlers}
      >
        {children}
      </section>
    </CarouselContext>
  );
}
