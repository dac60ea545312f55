import type { BrowserContext, Page } from '@playwright/test';
import type { TFunction } from 'i18next';

import { aCustomer, aMobileNumber } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

/** Two characters in a second, as slow thumbs type, for a minute at most. */
const typedInAMinute = 120;

/** What a guest writes, in the order in which it is asked. */
async function fillIn(page: Page, t: TFunction, number: string) {
  let typed = 0;
  const write = (label: string, text: string) => {
    typed += text.length;
    return page.getByLabel(label, { exact: true }).fill(text);
  };
  await write(t('checkout.name'), 'سلمى مرسي');
  await write(t('guest.mobile'), number);
  await page.getByLabel(t('place.governorate')).selectOption('EG-GZ');
  await write(t('place.city'), 'الدقي');
  await write(t('address.street'), 'شارع التحرير');
  await page.getByLabel(t('address.building')).fill('١٨');
  expect(typed).toBeLessThanOrEqual(typedInAMinute);
}

/** The button that places the order, once it names what is paid. */
const placeButton = (page: Page) => page.getByRole('button', { name: /\d|[٠-٩]/ });

async function addToCart(page: Page, t: TFunction) {
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByText(t('cart.added'))).toBeVisible();
}

test(
  'a guest orders, follows the order, and cancels it',
  { tag: '@every-device' },
  async ({ page, shop, api, t, uiLocale }) => {
    const { product } = await aProductInTwoDesigns(api);
    const name = uiLocale === 'ar' ? product.nameAr : product.name;
    const number = aMobileNumber();

    await shop.visit(`/product/${product.id}`);
    const whereTo = page.getByRole('combobox', { name: t('delivery.whereTo') });
    await whereTo.selectOption('EG-GZ');
    const said = page.getByRole('region', { name: t('product.buy') }).getByRole('status');
    const days = await said.filter({ hasText: /\d|[٠-٩]/ }).innerText();
    await addToCart(page, t);
    await shop.visit('/cart');
    await expect(whereTo).toHaveValue('EG-GZ');
    await expect(page.getByRole('complementary')).toContainText(days);
    await page.getByRole('link', { name: t('guest.proceed') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'));

    await test.step('fee and days are those of the product’s page', async () => {
      await expect(page.getByLabel(t('place.governorate'))).toHaveValue('EG-GZ');
      await expect(page.getByRole('main')).toContainText(days);
    });

    await test.step('what was written stays, and what is missing is said', async () => {
      await page.getByLabel(t('checkout.name'), { exact: true }).fill('سلمى');
      await page.reload();
      await expect(page.getByLabel(t('checkout.name'), { exact: true })).toHaveValue('سلمى');
      await placeButton(page).click();
      await expect(page.getByLabel(t('guest.mobile'), { exact: true })).toBeFocused();
    });

    const reference = await test.step('order', async () => {
      await fillIn(page, t, number);
      await placeButton(page).click();
      await expect(page).toHaveURL(/\/track\/[\w-]+\/placed$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('سلمى مرسي');
      await expect(page.getByRole('main')).toContainText(name);
      return page.getByText(/^CS-\d\d-\d+$/).innerText();
    });

    await test.step('the cart is empty, and the next order knows where to', async () => {
      expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('governorate'))).toBe('EG-GZ');
    });

    await test.step('follow it by its link, and cancel it', async () => {
      await page.getByRole('link', { name: t('placed.follow') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trackedStatus.pending'));
      await page.getByRole('button', { name: t('tracking.cancel') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('tracking.cancelYes') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('trackedStatus.cancelled'),
      );
    });

    await test.step('find it by its number', async () => {
      await shop.visit('/track');
      await page.getByLabel(t('tracking.reference')).fill(reference);
      await page.getByLabel(t('tracking.mobile')).fill(number);
      await page.getByRole('button', { name: t('tracking.track'), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: reference })).toContainText(
        t('orderStatus.cancelled'),
      );
      await expect(page.getByRole('main')).not.toContainText('سلمى');
    });
  },
);

test('an order becomes an account with one password, and another is taken into it', async ({
  page,
  shop,
  api,
  t,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const email = `salma.${crypto.randomUUID()}@example.com`;
  const order = async () => {
    await shop.visit(`/product/${product.id}`);
    await addToCart(page, t);
    await shop.visit('/cart/checkout');
    await fillIn(page, t, aMobileNumber());
    await placeButton(page).click();
    await expect(page).toHaveURL(/placed$/);
    return page.url();
  };

  const first = await order();
  const second = await order();
  await page.getByRole('textbox', { name: t('account.email') }).fill(email);
  await page.getByLabel(t('account.password'), { exact: true }).fill('olive-tree-by-the-window');
  await page.getByRole('button', { name: t('claim.open') }).click();
  await expect(page.getByText(t('claim.opened'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await shop.visit(new URL(first).pathname);
  await page.getByRole('button', { name: t('claim.take') }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await page.getByRole('link', { name: t('order.all') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(second).not.toBe(first);
});

test.describe('in a bad network', () => {
  test.use({ provokes: ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });

  /** Lets the API hear a press, and nobody hear of it as long as `isLost`. */
  async function overhear(context: BrowserContext) {
    const presses = { references: new Set<string>(), isLost: true };
    await context.route('**/orders/guest', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      presses.references.add(data.order.orderReference);
      if (presses.isLost) await route.abort();
      else await route.fulfill({ response: answer });
    });
    return presses;
  }
  const noConnection = (page: Page, t: TFunction) =>
    page.getByRole('alert').filter({ hasText: t('failure.connection') });

  test('a press whose answer is lost orders once', async ({ page, context, shop, api, t }) => {
    const { product } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}`);
    await addToCart(page, t);
    await shop.visit('/cart/checkout');
    await fillIn(page, t, aMobileNumber());

    const presses = await overhear(context);
    await placeButton(page).click();
    await expect(noConnection(page, t)).toBeVisible();
    presses.isLost = false;
    await placeButton(page).click();
    await expect(page).toHaveURL(/placed$/);
    expect(presses.references.size).toBe(1);
  });

  test('so does one in a new tab, after the first was closed', async ({
    page,
    context,
    shop,
    api,
    t,
  }) => {
    const { product } = await aProductInTwoDesigns(api);
    const number = aMobileNumber();
    await shop.visit(`/product/${product.id}`);
    await addToCart(page, t);
    await shop.visit('/cart/checkout');
    await fillIn(page, t, number);

    const presses = await overhear(context);
    await placeButton(page).click();
    await expect(noConnection(page, t)).toBeVisible();
    presses.isLost = false;
    const checkout = page.url();
    const tab = await context.newPage();
    await page.close();
    await tab.goto(checkout);
    await fillIn(tab, t, number);
    await placeButton(tab).click();
    await expect(tab).toHaveURL(/placed$/);
    expect(presses.references.size).toBe(1);
  });

  test('what was written before the cart could not be asked for is there the next time', async ({
    page,
    shop,
    api,
    t,
  }) => {
    const { product } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}`);
    await addToCart(page, t);
    const quotes = Promise.withResolvers<undefined>();
    await page.route('**/orders/quote', async (route) => {
      await quotes.promise;
      await route.abort();
    });
    await page.goto('/cart/checkout');
    const name = page.getByLabel(t('checkout.name'), { exact: true });
    await name.fill('سلمى مرسي');
    quotes.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.failed'));

    await page.unroute('**/orders/quote');
    await page.reload();
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
    await expect(name).toHaveValue('سلمى مرسي');
  });

  test('who is offline in the middle is told so, and loses nothing', async ({
    page,
    context,
    shop,
    api,
    t,
  }) => {
    const { product } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}`);
    await addToCart(page, t);
    await shop.visit('/cart/checkout');
    await page.getByLabel(t('place.governorate')).selectOption('EG-GZ');
    await context.setOffline(true);
    await fillIn(page, t, aMobileNumber());
    await placeButton(page).click();
    await expect(noConnection(page, t)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel(t('address.street'))).toHaveValue('شارع التحرير');
    await placeButton(page).click();
    await expect(page).toHaveURL(/placed$/);
  });
});

test('what another tab takes out of the cart is gone from the checkout, and what was written stays', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const [first] = product.productDesigns;
  if (!first) throw new Error('The product has no designs');
  for (const { id } of [first, design]) {
    await shop.visit(`/product/${product.id}?design=${id}`);
    await addToCart(page, t);
  }
  const checkout = await context.newPage();
  await checkout.goto('/cart/checkout');
  const pieces = checkout.getByRole('complementary').getByRole('listitem');
  await expect(pieces).toHaveCount(2);
  const writtenInto = checkout.getByLabel(t('checkout.name'), { exact: true });
  await writtenInto.fill('سلمى');

  await shop.visit('/cart');
  await page
    .getByRole('button', { name: t('cart.remove') })
    .first()
    .click();
  await expect(pieces).toHaveCount(1);
  await expect(writtenInto).toHaveValue('سلمى');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest orders all the same, and sees what it costs first', async ({ page, api, t }) => {
    const { product, design } = await aProductInTwoDesigns(api);
    await page.goto(`/product/${product.id}`);
    await page.locator('label', { has: page.locator(`[value="${design.id}"]`) }).click();
    await page.getByRole('button', { name: t('unscripted.order') }).click();
    await expect(page).toHaveURL(/\/cart\/checkout\?/);
    expect(new URL(page.url()).searchParams.get('design')).toBe(String(design.id));
    await fillIn(page, t, aMobileNumber());
    // A person takes a few seconds; who is faster is asked again.
    await expect(async () => {
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page).toHaveURL(/placed$/, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سلمى مرسي');

    await page.getByRole('link', { name: t('placed.follow') }).click();
    await page.getByRole('button', { name: t('tracking.cancel') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trackedStatus.cancelled'));
  });
});

test('who is signed in is not asked for it again', async ({ page, context, shop, api, t }) => {
  await aCustomer(api, context);
  await shop.visit('/cart/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible();
});
