// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Carousel, type CarouselProps } from './carousel.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlides } from './carousel-slides.tsx';

const labels = {
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (place: number) => `Slide ${place}`,
};

const carousel = (props: Partial<CarouselProps>) =>
  renderToString(
    <Carousel label="Featured" labels={labels} count={2} {...props}>
      <CarouselSlides>
        <p>First</p>
        <p>Second</p>
      </CarouselSlides>
      <CarouselControls />
    </Carousel>,
  );

test('comes from the server with its first slide in view and the others inert', () => {
  const [first, second] = carousel({ mode: 'fade' }).split('Slide 2');
  expect(first).not.toContain('inert');
  expect(second).toContain('inert');
});

test('leaves all slides reachable until it knows which are in view', () => {
  expect(carousel({ mode: 'slide' })).not.toContain('inert');
});

test('can be stopped wherever it moves by itself', () => {
  expect(carousel({})).not.toContain('Pause');
  expect(carousel({ autoplayMs: 5500 })).toContain('Pause');
});
