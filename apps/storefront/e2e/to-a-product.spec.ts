import { productPath } from '@craftsandore/contract';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

/** For each transition of the page, on how many photos the card's and then the product's it is seen. */
const seen = '__seenTransitions';

test.beforeEach(({ page }) =>
  page.addInitScript((seen) => {
    const transitions: number[][] = [];
    Object.assign(window, { [seen]: transitions });
    const start = document.startViewTransition.bind(document);
    const photos = () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'product-photo',
      ).length;
    document.startViewTransition = (update) => {
      const photosBefore = photos();
      const transition = start(update);
      void transition.updateCallbackDone.then(() => transitions.push([photosBefore, photos()]));
      return transition;
    };
  }, seen),
);

test('the photo of a card becomes that of its page, unless less motion is wanted', async ({
  page,
  shop,
  api,
  uiLocale,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const transitions = () => page.evaluate((seen) => Reflect.get(window, seen), seen);
  const open = async () => {
    await shop.visit(`/products?query=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}/[^/]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The code of movements comes when the browser is idle: who is quicker sees none.
  await expect(async () => {
    await open();
    await expect.poll(transitions, { timeout: 1000 }).toEqual([[1, 1]]);
  }).toPass();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  expect(await transitions()).toEqual([]);
});

test('a product is loaded as soon as its link is meant, and never where data are saved', async ({
  page,
  shop,
  api,
  uiLocale,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const data = new URL(`${productPath(product.id, name)}.data`, 'http://shop.example').pathname;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === data) asked.push(request.url());
  });
  const connectBy = (value: { saveData: boolean; effectiveType: string }) =>
    page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      value,
    );
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  const open = () => shop.visit(`/products?query=${encodeURIComponent(name)}`);
  const mean = async () => {
    await link.blur();
    await link.focus();
    await page.waitForTimeout(1000); // ten times as long as a link takes to be meant
  };

  await connectBy({ saveData: false, effectiveType: '4g' });
  await open();
  // The code of it comes when the browser is idle.
  await expect(async () => {
    await mean();
    expect(asked).toHaveLength(1);
  }).toPass();

  await connectBy({ saveData: true, effectiveType: '4g' });
  await open();
  await mean();
  await mean();
  expect(asked).toHaveLength(1);
});
