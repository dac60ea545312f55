import { useDirection } from '@radix-ui/react-direction';
import type { KeenSliderInstance } from 'keen-slider';
import { useEffect, useRef, useState } from 'react';

import { prefersReducedMotion } from '../motion/prefers-less.ts';
import type { Place, Range, SliderOptions } from './place.ts';

/** Moves the slides of a track by keen-slider, which is fetched after the page has been rendered. */
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

    function handleMove(next: Place) {
      setMeasured((was) => (isSamePlace(was ?? startOf(count), next) ? was : next));
    }

    void import('./move-slides.ts').then(
      ({ moveSlides }) => {
        if (left) return;
        slider.current = moveSlides(track, { mode, count, direction, onMove: handleMove });
      },
      () => undefined, // without a connection the slides stay as they were rendered
    );

    return () => {
      left = true;
      slider.current?.destroy();
      slider.current = null;
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

const startOf = (count: number): Place => ({ index: 0, places: count });

const isWithin = ({ first, last }: Range, slide: number) => slide >= first && slide <= last;

const isSamePlace = (one: Place, other: Place) => JSON.stringify(one) === JSON.stringify(other);
