import { addToCart } from '@craftsandore/contract';
import { watchLayoutShift } from '@craftsandore/tools/e2e';

import { aCustomer } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('nothing on a page moves by itself', { tag: '@every-device' }, async ({ page, shop }) => {
  const layoutShift = await watchLayoutShift(page);

  const expectStillness = async () =>
    // Below what anybody sees: a word whose font came late may differ by a pixel.
    expect(await layoutShift(), page.url()).toBeLessThan(0.01);

  await shop.visit('/');
  await page.waitForTimeout(7000); // the hero has typed a title, changed slides, and typed another
  await expectStillness();

  for (const path of [
    '/products',
    '/product/1',
    '/categoryIds/1',
    '/cart',
    '/signin',
    '/about',
    '/contact',
  ]) {
    await shop.visit(path);
    await expectStillness();
  }
});

test(
  'a guest’s checkout stays still while its order comes, at its top and at its end',
  { tag: '@every-device' },
  async ({ page, shop, api, t }) => {
    const { product } = await aProductInTwoDesigns(api);
    await shop.visit(`/product/${product.id}`);
    await page.getByRole('combobox', { name: t('delivery.whereTo') }).selectOption('EG-GZ');
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByText(t('cart.added'))).toBeVisible();

    const layoutShift = await watchLayoutShift(page);
    await shop.visit('/cart/checkout');
    const total = page.getByRole('button', { name: /\d|[٠-٩]/ });
    await expect(total).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.01);

    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(total).toBeInViewport();
    expect(await layoutShift()).toBeLessThan(0.01);
  },
);

test('a cart stays still while the form for its first address comes and, once that is saved, goes', async ({
  page,
  context,
  shop,
  api,
  t,
}) => {
  const { asCustomer } = await aCustomer(api, context);
  const { design } = await aProductInTwoDesigns(api);
  await asCustomer(addToCart, { body: { productDesignId: design.id, quantity: 1 } });
  const layoutShift = await watchLayoutShift(page);
  await shop.visit('/cart');
  await page.getByLabel(t('address.street')).fill('٩ شارع النصر');
  await page.getByLabel(t('place.governorate')).selectOption({ index: 3 });
  await page.getByLabel(t('place.city')).fill('سموحة');
  await page.getByLabel(t('address.phone')).fill('٠١٠٠٠٠٠٠٠٠٠');

  // Longer than half a second after a press, a movement is nobody's.
  await page.route(/\/users\/shippingDetails$/, async (route) => {
    await page.waitForTimeout(700);
    await route.continue();
  });
  await page.getByRole('button', { name: t('address.save') }).click();
  await expect(page.getByRole('radio', { name: '٩ شارع النصر' })).toBeChecked();
  await page.waitForTimeout(500);
  expect(await layoutShift()).toBeLessThan(0.01);
});
