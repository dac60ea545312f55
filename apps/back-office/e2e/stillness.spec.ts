import { expect, test } from './support/test.ts';

test('nothing on the dashboard moves when its figures come', async ({ page, backOffice }) => {
  await page.addInitScript(() => {
    const seen = { layoutShift: 0 };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) seen.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await backOffice.visit('/signin');
  await backOffice.signIn('admin');
  await expect(page).toHaveURL(backOffice.address('/admin'));

  for (const width of [page.viewportSize()?.width ?? 0, 800, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('row')).not.toHaveCount(0);
    expect(await page.evaluate('seen.layoutShift'), `at ${width}`).toBeLessThan(0.002);
    expect(await page.evaluate('document.documentElement.scrollWidth'), `at ${width}`).toBe(width);
  }
});
