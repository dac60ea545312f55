import { expect, type Page } from '@playwright/test';

/** What covers the element that has the focus: nothing, or the class of a bar that sticks or is fixed. */
const coverOfFocus = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { end: true, covers: [] };
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [above, below] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
  // The middles of its edges: corners may be round.
  const edges = [[left + 1, y], [right - 1, y], [x, above], [x, below]];
  // Of a text area browsers show the line that is typed in.
  const covers = (focused.matches('textarea') ? [[x, y]] : edges).flatMap(([x, y]) => {
    for (let over = document.elementFromPoint(x, y); over; over = over.parentElement) {
      if (over.contains(focused)) return [];
      const isOverPage = /sticky|fixed/.test(getComputedStyle(over).position);
      if (isOverPage) return { name: over.className, isBar: over.offsetWidth > innerWidth / 2 };
    }
    return [];
  });
  // What floats in a corner may cover a part.
  const isHidden = covers.length === edges.length || covers.some(({ isBar }) => isBar);
  const name = focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent;
  const isClipped = (element) => element && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  // What is clipped itself, such as the input of a picture, shows its focus on what stands for it.
  const isOut = bottom <= 0 || top >= innerHeight || isClipped(focused.parentElement);
  return { name: focused.tagName + ' ' + name.trim().slice(0, 40), covers: isOut ? ['out of sight'] : isHidden ? covers.map(({ name }) => name) : [] };
})()`;

type Stop = { end?: true; name?: string; covers: string[] };

/**
 * Goes through the page by Tab to its end, and back, and expects that no bar covers what has the focus, not even a corner
 * of it (WCAG 2.4.11 asks that some of it be seen).
 */
export async function expectFocusInSight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate('document.activeElement.blur()');
  let stops = 0;
  const covered = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let isWithin = true; isWithin && stops < 1000; stops += 1) {
      await page.keyboard.press(key);
      const { end, name, covers } = await page.evaluate<Stop>(coverOfFocus);
      isWithin = !end;
      if (covers.length > 0) covered.push(`${key}, ${name}: ${covers.join()}`);
    }
  }
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(20);
}
