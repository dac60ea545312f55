import { aMobileNumber } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('what is pressed before the scripts are there is done when they are', async ({
  page,
  api,
  t,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto(`/product/${product.id}`);
  await page.locator('label', { has: page.locator(`[value="${design.id}"]`) }).click();
  await page.getByRole('button', { name: t('cart.more'), exact: true }).click();
  await page.getByRole('button', { name: t('cart.add') }).click();
  scripts.resolve(undefined);

  await expect(page.getByText(t('cart.added'))).toBeVisible();
  const label = t('cart.labelWithCount', { count: 2 });
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`design=${design.id}$`));
  const inCart = await page.evaluate(() => localStorage.getItem('cartItems'));
  expect(JSON.parse(inCart ?? '[]')).toMatchObject([{ productDesignId: design.id, quantity: 2 }]);
});

test('a choice made before the scripts are there stays, and acts when they are', async ({
  page,
  t,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto('/products');
  const sort = page.getByLabel(t('products.sort'));
  await sort.selectOption('price-up');
  scripts.resolve(undefined);

  await expect(page).toHaveURL(/\/products\?sort=price-up$/);
  await expect(sort).toHaveValue('price-up');
});

test('a search typed before the scripts are there is still there when they are', async ({
  page,
  t,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });

  await page.goto('/products');
  const opener = page.getByRole('banner').getByRole('link', { name: t('products.submit') });
  if (await opener.isVisible()) await opener.click();
  const box = page.getByLabel(t('products.search'));
  await box.pressSequentially('هدية');
  scripts.resolve(undefined);

  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(box).toHaveValue('هدية');
});

test(
  'a guest writes, chooses and presses before the scripts are there, and nothing of it is lost or ordered unseen',
  { tag: '@every-device' },
  async ({ page, context, shop, api, t }) => {
    const { product } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}`);
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByText(t('cart.added'))).toBeVisible();

    // A cheap phone on a bad connection.
    const devices = await context.newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
    await devices.send('Network.emulateNetworkConditions', { offline: false, ...line });
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const orders: string[] = [];
    await page.route('**/orders/guest', (route) => {
      orders.push(route.request().postData() ?? '');
      return route.continue();
    });

    await page.goto('/cart/checkout', { waitUntil: 'domcontentloaded' });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const number = aMobileNumber();
    await field(t('checkout.name')).fill('سلمى مرسي');
    await field(t('guest.mobile')).fill(number);
    await field(t('place.governorate')).selectOption('EG-GZ');
    await field(t('place.city')).fill('الدقي');
    const place = page.getByRole('button', { name: t('checkout.pay') });
    await place.click();
    await field(t('address.street')).pressSequentially('شارع');
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(0);
    scripts.resolve(undefined);
    await field(t('address.street')).pressSequentially(' التحرير', { delay: 60 });

    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(t('guest.seeTotal'))).toBeVisible();
    await expect(field(t('checkout.name'))).toHaveValue('سلمى مرسي');
    await expect(field(t('guest.mobile'))).toHaveValue(number);
    await expect(field(t('place.governorate'))).toHaveValue('EG-GZ');
    await expect(field(t('place.city'))).toHaveValue('الدقي');
    await expect(field(t('address.street'))).toHaveValue('شارع التحرير');
    expect(orders).toEqual([]);

    await place.click();
    await expect(page).toHaveURL(/placed$/);
    expect(orders).toHaveLength(1);
    expect(JSON.parse(orders[0] ?? '')).toMatchObject({
      contact: { name: 'سلمى مرسي' },
      shippingDetails: { governorate: 'EG-GZ', city: 'الدقي', streetAddress: 'شارع التحرير' },
    });
  },
);

test('a photo that never comes keeps no page from coming alive', async ({ page, api, t }) => {
  const { product } = await aProductInTwoDesigns(api);
  await page.route('**/images/**', () => undefined);

  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByText(t('cart.added'))).toBeVisible();
});
