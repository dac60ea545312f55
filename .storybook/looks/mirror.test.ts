import { expect, test } from 'vitest';

import { everyStory } from './every-story.ts';

// The same words in both directions, so that nothing but the direction can move a box.
const words = { locale: 'ar' };

test.each(everyStory)('$id is its own mirror image', async ({ mount, parameters }) => {
  await mount({ ...words, direction: 'rtl' }, 'untouched');
  const rightToLeft = boxesRightToLeft();
  await mount({ ...words, direction: 'ltr' }, 'untouched');

  if (parameters.unmirrored) expect(boxesLeftToRight()).not.toEqual(rightToLeft);
  else expect(boxesLeftToRight()).toEqual(rightToLeft);
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
function boxes(inlineStart: (box: DOMRect) => number): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    // Words and what stands between them follow the script, not the page.
    const inText = getComputedStyle(element).display.startsWith('inline');
    if (inText || box.width === 0 || element.closest('svg *')) return [];
    const name = `${element.localName} ${element.getAttribute('class') ?? ''}`;
    return `${name} starts at ${Math.round(inlineStart(box))}, is ${Math.round(box.width)} wide`;
  });
}
