import { expect, type Page } from '@playwright/test';

/** What a finger can press on less than 44 by 44 pixels. A link within a sentence is as high as its line. */
const smallTargets = `(() => {
  const least = 44;
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null && element.offsetWidth > 1;
  const isWithinText = (element) =>
    getComputedStyle(element).display === 'inline' &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const reach = (element) => {
    const target = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') ?? element : element;
    const { width, height } = target.getBoundingClientRect();
    if (width >= least - 0.5 && height >= least - 0.5) return [width, height];
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = target.getBoundingClientRect();
    const isBesideWindow = left + width / 2 < 0 || left + width / 2 > innerWidth; // a slide that looks in
    if (isBesideWindow) return [least, least];
    const isHit = (x, y) => target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    // From its middle outwards, until something else is hit: more room on one side makes up for less on the other.
    const reachTo = (x, y) => {
      let pixels = 0;
      while (pixels < least && isHit(x * (pixels + 0.25), y * (pixels + 0.25))) pixels += 0.5;
      return pixels;
    };
    return [reachTo(1, 0) + reachTo(-1, 0), reachTo(0, 1) + reachTo(0, -1)];
  };
  return [...document.querySelectorAll(controls)]
    .filter((element) => isSeen(element) && !isWithinText(element))
    .map((element) => ({ element, size: reach(element) }))
    .filter(({ size }) => Math.min(...size) < least - 1)
    .map(({ element, size }) => size.join(' by ') + ': ' + element.outerHTML.slice(0, 100));
})()`;

/** Everything that can be pressed takes a finger's 44 pixels, whatever it looks like. */
export async function expectFingerTargets(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate<string[]>(smallTargets), page.url()).toEqual([]);
}
