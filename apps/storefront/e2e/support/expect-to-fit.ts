import { expect, type Page } from '@playwright/test';

/** Nothing to read or to press reaches over the side of the window, but for slides and rows that scroll by themselves. */
export async function expectToFit(page: Page) {
  const tooWide = await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], [aria-roledescription]') === null;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );

    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => hasWords(element) || element.matches('a, button, input, select, textarea'),
      )
      .filter((element) => isSeen(element) && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(tooWide, `${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}
