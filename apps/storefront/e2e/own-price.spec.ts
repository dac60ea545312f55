import { listProducts, piastres, saveDesign } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aGuestOrder } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { admin, asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('a design that costs more is said to from the list to the order', async ({
  page,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const asAdmin = await asStaff(api, admin);
  const { product, design } = await aProductInTwoDesigns(api);
  const { id, productId, name, nameAr, stock } = design;
  const dearer = piastres(product.price + 15_000);
  const { moneyParts } = formattersFor(uiLocale);
  const [usual, own] = [moneyParts(product.price).value, moneyParts(dearer).value];

  const give = (price: number | null, now = stock) =>
    asAdmin(saveDesign, { body: { id, productId, name, nameAr, stock: now, price } });

  await give(dearer / 100);
  try {
    await test.step('a list shows the lowest price as such', async () => {
      await shop.visit(`/products?query=${encodeURIComponent(product.nameAr)}`);
      const card = page.getByRole('main').locator('article, li', { hasText: usual }).first();
      await expect(card).toContainText(t('shop.from'));
    });

    await test.step('its page shows the price of the design that is chosen', async () => {
      await shop.visit(`/product/${product.id}`);
      const buying = page.getByRole('region', { name: t('product.buy') });
      await buying.getByRole('radio', { name: uiLocale === 'ar' ? nameAr : name }).check();
      // Beside the design, and as what is to be paid.
      await expect(buying.getByText(t('shop.pounds', { count: dearer / 100 }))).toHaveCount(2);
      await expectNoViolations(page);
      await page.getByRole('button', { name: t('cart.add') }).click();
      await expect(page.getByText(t('cart.added'))).toBeVisible();
    });

    await test.step('so do the cart, and the order', async () => {
      await shop.visit('/cart');
      await expect(page.getByRole('main')).toContainText(own);
      await expect(page.getByRole('main')).not.toContainText(usual);
      const { order } = await aGuestOrder(api, id);
      expect(order.costBreakdown.subtotal).toBe(dearer);
    });
  } finally {
    // Other journeys read the shop as it was.
    const { products } = await api(listProducts, { query: { perPage: 100 } });
    const now = products.flatMap((each) => each.productDesigns).find((each) => each.id === id);
    await give(null, now?.stock);
  }
});
