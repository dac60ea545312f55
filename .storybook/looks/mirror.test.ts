import { expect, test } from 'vitest';

import { everyStory } from './every-story.ts';

// The same words in both directions, so that nothing but the direction can move a box.
const words = { locale: 'ar' };

const shown = new Set<string>();

test.each(everyStory)('$id is its own mirror image', async ({ id, mount, parameters }) => {
  // Some components fetch a part of themselves when they first render: nothing is compared before it is there.
  const [component = id] = id.split('--');
  if (!shown.has(component)) await mount(words, 'untouched');
  shown.add(component);

  const measure = async () => {
    await mount({ ...words, direction: 'rtl' }, 'untouched');
    const rightToLeft = boxesRightToLeft();
    await mount({ ...words, direction: 'ltr' }, 'untouched');
    return { rightToLeft, leftToRight: boxesLeftToRight() };
  };
  let { rightToLeft, leftToRight } = await measure();
  // On a busy machine a part that is fetched may have come too late; the next time it is there.
  for (let tries = 0; tries < 4 && rightToLeft.length !== leftToRight.length; tries += 1) {
    ({ rightToLeft, leftToRight } = await measure());
  }

  if (parameters.unmirrored) expect(leftToRight).not.toEqual(rightToLeft);
  else expect(leftToRight).toEqual(rightToLeft);
});

test('a box that knows left from right is noticed', () => {
  // Beside the last story, whose elements React wants to find where it put them.
  const place = document.createElement('div');
  place.innerHTML = '<div style="margin-left: 1rem; inline-size: 50%"></div>';
  document.body.append(place);

  document.documentElement.dir = 'rtl';
  const rightToLeft = boxesRightToLeft(place);
  document.documentElement.dir = 'ltr';

  expect(boxesLeftToRight(place)).not.toEqual(rightToLeft);
});

const boxesLeftToRight = (place: Element = document.body) => boxes(place, ({ left }) => left);
const boxesRightToLeft = (place: Element = document.body) =>
  boxes(place, ({ right }) => document.documentElement.clientWidth - right);

/** Where each box starts on the line of reading, and how wide it is. */
function boxes(place: Element, inlineStart: (box: DOMRect) => number) {
  return [...place.querySelectorAll('*')].flatMap((element) => {
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
