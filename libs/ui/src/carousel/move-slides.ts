import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';

import type { Place, Range, SliderOptions } from './place.ts';

type Moves = SliderOptions & { direction: 'ltr' | 'rtl'; onMove: (place: Place) => void };

/** Lets fingers and buttons move the slides of a track, until what is returned is destroyed. */
export function moveSlides(
  track: HTMLElement,
  { mode, count, direction, onMove }: Moves,
): KeenSliderInstance {
  function handleDetails(moved: KeenSliderInstance) {
    onMove(
      mode === 'fade' ? { index: moved.track.details.rel, places: count } : placeOf(moved, count),
    );
    if (mode === 'slide') moveList(moved, direction);
  }

  return new KeenSlider(track, {
    ...(mode === 'fade' ? fadeOptions(count) : slideOptions(track)),
    rtl: direction === 'rtl',
    renderMode: 'custom',
    created: handleDetails,
    detailsChanged: handleDetails,
    // Other slides start at the first, also when they are too few to slide.
    destroyed: () => {
      listOf(track).style.translate = '';
    },
  });
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
