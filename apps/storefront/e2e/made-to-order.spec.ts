import {
  askForTrackedReturn,
  changeOrderStatus,
  listProducts,
  OrderStatus,
} from '@craftsandore/contract';
import { deliveryDays, productFacts } from '@craftsandore/i18n';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { aGuestOrder } from './support/a-customer.ts';
import { asStaff, sales } from './support/staff.ts';
import { aStaffPage } from './support/staff-page.ts';
import { expect, test } from './support/test.ts';

test('what is made to order is said before it is bought, promised, and comes back only if wrong', async ({
  page,
  shop,
  api,
  browser,
  context,
  t,
  uiLocale,
}) => {
  const { products } = await api(listProducts, { query: { inStock: 'true', perPage: 100 } });
  // One that is made to order already: other journeys read the others as they are.
  const product = products.find(({ madeToOrderDays }) => madeToOrderDays);
  const design = product?.productDesigns.find(({ stock }) => stock > 0);
  if (!product || !design) throw new Error('Nothing of the shop is made to order');
  // Other days at each try, so that what is read is what was saved.
  const days = product.madeToOrderDays === 12 ? 11 : 12;
  const words = productFacts({ ...product, madeToOrderDays: days }, uiLocale).madeToOrder ?? '';

  await test.step('staff say in how many days it is made', async () => {
    const { staff, said, open } = await aStaffPage({ browser, context, api, uiLocale });
    await open(`/update-product/${product.id}`);
    await staff.getByLabel(said.product.madeToOrder).fill(String(days));
    await staff.getByRole('button', { name: said.product.save }).click();
    await expect(staff.getByText(said.product.saved, { exact: true })).toBeVisible();
  });

  const promised = await test.step('its page says so, and when it comes', async () => {
    await shop.visit(`/product/${product.id}?design=${design.id}`);
    const buying = page.getByRole('region', { name: t('product.buy') });
    await expect(buying).toContainText(words);
    await page.getByRole('combobox', { name: t('delivery.whereTo') }).selectOption('EG-GZ');
    const arrives = buying.getByRole('status').filter({ hasText: /\d|[٠-٩]/ });
    const said = await arrives.innerText();
    await page.getByRole('button', { name: t('cart.add') }).click();
    await expect(page.getByText(t('cart.added'))).toBeVisible();
    return said;
  });

  await test.step('so do cart and checkout, which promises no return of it', async () => {
    await shop.visit('/cart');
    await expect(page.getByText(t('checkout.madeToOrder'))).toBeVisible();
    await shop.visit('/cart/checkout');
    await expect(page.getByText(t('checkout.madeToOrder'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(promised);
    await expect(page.getByText(t('checkout.lawful'))).not.toContainText('14');
    await expect(page.getByText(t('checkout.lawful'))).not.toContainText('١٤');
    await expectNoViolations(page);
  });

  const { order, trackingToken: token } = await aGuestOrder(api, design.id);
  await test.step('its order keeps the days', async () => {
    if (!order.promised) throw new Error('The order promises no day');
    expect(promised).toContain(deliveryDays(order.promised, uiLocale));
    await shop.visit(`/track/${token}`);
    await expect(page.getByRole('main')).toContainText(deliveryDays(order.promised, uiLocale));
    await expect(page.getByText(t('checkout.madeToOrder'))).toBeVisible();
  });

  await test.step('it comes back only where something is wrong with it', async () => {
    const asSales = await asStaff(api, sales);
    for (const statusId of [OrderStatus.confirmed, OrderStatus.shipped, OrderStatus.delivered]) {
      await asSales(changeOrderStatus, { params: { orderId: order.id }, body: { statusId } });
    }
    const lines = [{ orderLineId: order.lines[0]?.orderLineId ?? 0, quantity: 1 }];
    await expect(
      api(askForTrackedReturn, { params: { token }, body: { lines, reason: 'changed_mind' } }),
    ).rejects.toMatchObject({ status: 409, code: 'return.made_to_order' });
    await page.reload();
    await page.getByRole('button', { name: t('returns.open') }).click();
    await expect(page.getByText(t('returnForm.madeToOrder'))).toBeVisible();
    const pieces = page.getByRole('spinbutton');
    await pieces.fill('1');
    await pieces.press('Tab');
    const reason = page.getByRole('combobox', { name: t('returnForm.reason') });
    await expect(
      reason.getByRole('option', { name: t('whyReturned.changed_mind') }),
    ).toBeDisabled();
    await reason.selectOption(t('whyReturned.broken'));
    await page.getByRole('button', { name: t('returnForm.send') }).click();
    await expect(page.locator('[role=status]:focus')).toHaveText(t('returns.asked'));
  });
});
