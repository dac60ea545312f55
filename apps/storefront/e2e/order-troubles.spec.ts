import { addToCart, saveDesign } from '@craftsandore/contract';

import { aCustomer, anAddress } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { admin, asStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ provokes: [409, 500] });

test('an order that cannot be placed says why, and is placed once its cart can be had', async ({
  page,
  context,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const asAdmin = await asStaff(api, admin);
  const setStock = (stock: number) => asAdmin(saveDesign, { body: { ...design, stock } });
  const { asCustomer } = await aCustomer(api, context);
  const { id: addressId } = await anAddress(asCustomer);
  await asCustomer(addToCart, { body: { productDesignId: design.id, quantity: 2 } });
  const pay = page.getByRole('button', { name: t('checkout.pay') });
  const notices = page.getByRole('region', { name: t('toast.region') });

  await test.step('the API is down', async () => {
    await page.route('**/orders', (route) => route.fulfill({ status: 500 }));
    await shop.visit(`/cart/checkout?addressId=${addressId}`);
    await pay.click();
    await expect(notices).toContainText(t('checkout.payFailed'));
    await page.unroute('**/orders');
  });

  await test.step('somebody else has bought the last but one', async () => {
    await setStock(1);
    await pay.click();
    await expect(notices).toContainText(name);
    await shop.visit('/cart');
    await expect(page.getByText(t('cart.left', { count: 1 }))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(One less|قطعة أقل)/ })
      .click();
    await expect(page.getByText(t('cart.left', { count: 1 }))).toHaveCount(0);
  });

  await shop.visit(`/cart/checkout?addressId=${addressId}`);
  await pay.click();
  await expect(page.getByText(t('placed.received')).first()).toBeVisible();
  await setStock(design.stock);
});
