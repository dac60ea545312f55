import { addToCart, register } from '@craftsandore/contract';

import { apiWith } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { openShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test(
  'a guest finds the cart as it was left, in every tab',
  { tag: '@every-device' },
  async ({ page, context, shop, api, t, uiLocale }) => {
    const { product } = await aProductInTwoDesigns(api);
    const name = uiLocale === 'ar' ? product.nameAr : product.name;
    const otherTab = await context.newPage();
    await openShop(otherTab, t).visit('/products');

    await shop.visit(`/product/${product.id}`);
    const quantity = page.getByRole('main').getByRole('spinbutton');
    await expect(async () => {
      // On a busy machine the page may be painted before it listens.
      await page.getByRole('button', { name: t('cart.more'), exact: true }).click();
      await expect(quantity).toHaveAttribute('aria-valuenow', '2', { timeout: 5000 });
    }).toPass();
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByText(t('cart.added'))).toBeVisible();
    const label = t('cart.labelWithCount', { count: 2 });
    await expect(otherTab.getByRole('link', { name: label })).toBeVisible();

    await shop.visit('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(name);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(One less|قطعة أقل)/ })
      .click();
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');

    await page
      .getByRole('button', { name: t('cart.remove') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('cart.empty'), exact: true })).toBeVisible();
  },
);

test('what a guest has left comes into the account’s cart, and can be taken out again', async ({
  page,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const inLanguage = uiLocale === 'ar' ? design.nameAr : design.name;
  const customer = {
    name: 'ليلى منصور',
    email: `layla.${crypto.randomUUID()}@example.com`,
    password: 'olive-tree-by-the-window',
  };
  const { accessToken } = await api(register, { body: customer });
  await apiWith(accessToken)(addToCart, { body: { productDesignId: design.id } });

  await shop.visit(`/product/${product.id}`);
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(page.getByText(t('cart.added'))).toBeVisible();
  await shop.visit('/signin?next=/cart');
  await shop.signIn(customer);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page.getByText(t('cart.merged', { count: 1 }), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: t('cart.unmerge') }).click();
  await expect(page.getByText(t('cart.unmerged'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(inLanguage);
  await page.reload();
  await expect(lines).toHaveCount(1);
});
