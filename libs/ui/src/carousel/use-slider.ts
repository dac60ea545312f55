import { useDirection } from '@radix-ui/react-direction';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { useEffect, useRef, useState } from 'react';

import { prefersReducedMotion } from '../motion/prefers-less.ts';

type SliderOptions = { mode: 'slide' | 'fade'; count: number };

type Range = { first: number; last: number };

type Place = {
  index: number;
  places: number;
  /** The slides on screen, in part or whole; unknown until their widths are measured. */
  visible?: Range;
  whole?: Range;
};

/** Moves the slides of a track by keen-slider, which is fetched after the page has been drawn. */
export function useSlider({ mode, count }: SliderOptions) {
  const direction = useDirection();
  const trackRef = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [measured, setMeasured] = useState<Place>();
  const place = measured ?? startOf(count);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || count < 2) return;
    let left = false;

    function handleDetails(moved: KeenSliderInstance) {
      const next =
        mode === 'fade' ? { index: moved.track.details.rel, places: count } : placeOf(moved, count);
      setMeasured((was) => (isSamePlace(was ?? startOf(count), next) ? was : next));
      if (mode === 'slide') moveList(moved, direction);
    }

    void import('keen-slider').then(
      ({ default: KeenSlider }) => {
        if (left) return;
        slider.current = new KeenSlider(track, {
          ...(mode === 'fade' ? fadeOptions(count) : slideOptions(track)),
          rtl: direction === 'rtl',
          renderMode: 'custom',
          created: handleDetails,
          detailsChanged: handleDetails,
        });
      },
      () => undefined, // without a connection the slides stay as they were drawn
    );

    return () => {
      left = true;
      slider.current?.destroy();
      slider.current = null;
      // Other slides start at the first, also when they are too few to slide.
      listOf(track).style.translate = '';
      setMeasured(undefined);
    };
  }, [mode, count, direction]);

  function goTo(index: number) {
    const animation = prefersReducedMotion() ? { duration: 0 } : undefined;
    slider.current?.moveToIdx(index, false, animation);
  }

  /** Goes on at the other end when there is no further slide. */
  function step(by: 1 | -1) {
    goTo((place.index + by + place.places) % place.places);
  }

  /** Shows all of a slide that is cut off at the edge. */
  function bringIn(slide: number) {
    if (place.whole && !isWithin(place.whole, slide)) goTo(Math.min(slide, place.places - 1));
  }

  const isVisible = (slide: number) => !place.visible || isWithin(place.visible, slide);

  return { ...place, trackRef, goTo, step, bringIn, isVisible };
}

/** CSS fades; keen only counts, and listens to fingers. */
const fadeOptions = (count: number): KeenSliderOptions => ({
  loop: true,
  slides: { number: count, perView: 1 },
  selector: null,
  defaultAnimation: { duration: 0 },
});

/** CSS decides how wide slides and gaps are, so that they stand in place before any script runs. */
const slideOptions = (track: HTMLElement): KeenSliderOptions => ({
  slides: { perView: 'auto', spacing: () => gapOf(listOf(track)) },
  selector: ':scope > * > *',
});

const gapOf = (list: HTMLElement) => Number.parseFloat(getComputedStyle(list).columnGap) || 0;

// CarouselSlides always puts its list into the track.
const listOf = (track: HTMLElement) => track.firstElementChild as HTMLElement;

function moveList({ container, size, track }: KeenSliderInstance, direction: 'ltr' | 'rtl') {
  const [first] = track.details.slides;
  if (!first) return;

  // keen measures from the left in both directions; we want how far the list is from its own start.
  const fromStart = direction === 'rtl' ? first.distance - 1 + first.size : first.distance;
  listOf(container).style.translate = `${fromStart * size}px`;
}

const startOf = (count: number): Place => ({ index: 0, places: count });

function placeOf({ track }: KeenSliderInstance, count: number): Place {
  const { rel, maxIdx, slides } = track.details;
  const shownAtLeast = (portion: number): Range => ({
    first: slides.findIndex((slide) => slide.portion > portion),
    last: slides.findLastIndex((slide) => slide.portion > portion),
  });

  return {
    index: rel,
    places: Number.isFinite(maxIdx) ? maxIdx + 1 : count,
    visible: shownAtLeast(0.01),
    whole: shownAtLeast(0.99),
  };
}

const isWithin = ({ first, last }: Range, slide: number) => slide >= first && slide <= last;

const isSamePlace = (one: Place, other: Place) => JSON.stringify(one) === JSON.stringify(other);
