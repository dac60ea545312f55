import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aCustomer, aGuestOrder, anAddress, anOrder } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

test('a customer finds an order by what it holds, and has it in the cart again', async ({
  page,
  context,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const { asCustomer } = await aCustomer(api, context);
  const { id: addressId } = await anAddress(asCustomer);
  const line = { body: { productDesignId: design.id, quantity: 2 } };
  const { orderReference } = await anOrder(asCustomer, { line, addressId });

  await shop.visit('/orders');
  const row = page.getByRole('article').filter({ hasText: orderReference });
  await expect(row).toContainText(name);
  await expectNoViolations(page);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: t('orderAgain.again') }).click();

  await expect(page).toHaveURL(/\/cart$/);
  const inCart = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(inCart.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
});

test('a guest has it again by the link of the order', async ({ page, shop, api, t, uiLocale }) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const { trackingToken } = await aGuestOrder(api, design.id);

  await shop.visit(`/track/${trackingToken}`);
  await page.getByRole('button', { name: t('orderAgain.again') }).click();

  await expect(page).toHaveURL(/\/cart$/);
  const inCart = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(inCart.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');
});
