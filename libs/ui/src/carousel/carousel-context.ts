import { createContext, type RefObject, use } from 'react';

export type CarouselLabels = {
  /** What kind of thing this is, for screen readers: "carousel". */
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names one slide by its place, counted from 1. */
  slide: (place: number) => string;
};

export type CarouselState = {
  mode: 'slide' | 'fade';
  labels: CarouselLabels;
  /** The slide that is shown, or the first of several, counted from 0. */
  index: number;
  /** How many places there are to stand at: fewer than slides where several are shown at once. */
  places: number;
  isVisible: (slide: number) => boolean;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
  bringIn: (slide: number) => void;
  /** Whether it moves by itself, unless the person has stopped it; undefined where it never does. */
  playing: boolean | undefined;
  togglePlaying: () => void;
  /** Whether changes are read out: not while they come by themselves. */
  announces: boolean;
  /** What slides, with all slides in it. */
  trackRef: RefObject<HTMLDivElement | null>;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/** What the carousel above is showing. */
export function useCarousel(): CarouselState {
  const state = use(CarouselContext);
  if (!state) throw new Error('useCarousel needs a Carousel above it');
  return state;
}
