import { expect, test } from './support/test.ts';

test('style sheets count in the order of their layers, however the build splits them', async ({
  page,
  shop,
}) => {
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
});

test('the hero has the measures that were asked for', async ({ page, shop, t, isMobile }) => {
  await shop.visit('/');
  const hero = page.getByRole('region', { name: t('home.hero') });
  const photo = hero.locator('img').first();
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(550);
  expect((await photo.boundingBox())?.width).toBe(isMobile ? 280 : 400);
});
