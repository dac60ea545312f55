import type { Locator } from '@playwright/test';

import { expect, test } from './support/test.ts';

test(
  'style sheets count in the order of their layers, however the build splits them',
  { tag: '@every-device' },
  async ({ page, shop }) => {
    await shop.visit('/signin');

    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

    // Were `base` above `ui`, its resets would take the button's face and the heading's size.
    // Its colour fades in while the page comes to life.
    const button = page.locator('main button[type=submit]').first();
    await expect(button).toHaveCSS('background-color', 'rgb(43, 29, 20)');
    expect(Number.parseFloat(await styleOf('h1', 'font-size'))).toBeGreaterThan(28);
  },
);

test(
  'the hero has the measures that were asked for',
  { tag: '@every-device' },
  async ({ page, shop, t, isMobile }) => {
    await shop.visit('/');
    const hero = page.getByRole('region', { name: t('home.hero') });
    const photo = hero.locator('img').first();
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(550);
    expect((await photo.boundingBox())?.width).toBe(isMobile ? 280 : 400);

    const title = hero.getByRole('heading').first();
    const counter = hero.getByText(/^[\d٠-٩]+ \/ [\d٠-٩]+$/);
    expect(Math.abs((await startOf(counter)) - (await startOf(title)))).toBeLessThan(2);
  },
);

/** Where the words of an element begin, from the edge of the window at which its language does. */
const startOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return document.documentElement.dir === 'rtl' ? innerWidth - right : left;
  });

test(
  'a form stays in its place when it says what is missing',
  { tag: '@every-device' },
  async ({ page, shop, t }) => {
    await shop.visit('/signup');
    const topOfTitle = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => title.getBoundingClientRect().top + scrollY);
    const before = await topOfTitle();
    await page.getByRole('button', { name: t('auth.signUp'), exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await topOfTitle()).toBe(before);
  },
);
