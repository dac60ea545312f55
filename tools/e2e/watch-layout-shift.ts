import type { Page } from '@playwright/test';

const watch = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Watches what moves by itself on every page that is opened from now on. @returns a way to ask how much it was. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watch);
  return () => page.evaluate<number>('layoutShift');
}
