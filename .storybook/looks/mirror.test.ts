import { expect, test } from 'vitest';

import { everyStory } from './every-story.ts';

// The same words in both directions, so that nothing but the direction can move a box.
const words = { locale: 'ar' };

test.each(everyStory)('$id is its own mirror image', async ({ mount, parameters }) => {
  const measure = async () => {
    await mount({ ...words, direction: 'rtl' }, 'untouched');
    const rightToLeft = boxesRightToLeft();
    await mount({ ...words, direction: 'ltr' }, 'untouched');
    return { rightToLeft, leftToRight: boxesLeftToRight() };
  };
  let { rightToLeft, leftToRight } = await measure();
  if (rightToLeft.length !== leftToRight.length) {
    // On a busy machine a part that was fetched for the first time may have come too late; it is there now.
    ({ rightToLeft, leftToRight } = await measure());
  }

  if (parameters.unmirrored) expect(leftToRight).not.toEqual(rightToLeft);
  else expect(leftToRight).toEqual(rightToLeft);
});

test('a box that knows left from right is noticed', () => {
  document.body.innerHTML = '<div style="margin-left: 1rem; inline-size: 50%"></div>';

  document.documentElement.dir = 'rtl';
  const rightToLeft = boxesRightToLeft();
  document.documentElement.dir = 'ltr';

  expect(boxesLeftToRight()).not.toEqual(rightToLeft);
});

const boxesLeftToRight = () => boxes(({ left }) => left);
const boxesRightToLeft = () => boxes(({ right }) => document.documentElement.clientWidth - right);

/** Where each box starts on the line of reading, and how wide it is. */
function boxes(inlineStart: (box: DOMRect) => number) {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    // Words and what stands between them follow the script, not the page.
    const inText = getComputedStyle(element).display.startsWith('inline');
    if (inText || box.width === 0 || element.closest('svg *')) return [];
    const name = `${element.localName} ${element.getAttribute('class') ?? ''}`;
    return { name, start: new Length(inlineStart(box)), width: new Length(box.width) };
  });
}

/** A length that equals others less than a pixel away: what is centred may rest on half a pixel, which goes to the left. */
class Length {
  readonly pixels: number;

  constructor(pixels: number) {
    this.pixels = pixels;
  }
}

expect.addEqualityTesters([
  (one, other) =>
    one instanceof Length && other instanceof Length
      ? Math.abs(one.pixels - other.pixels) < 1
      : undefined,
]);
