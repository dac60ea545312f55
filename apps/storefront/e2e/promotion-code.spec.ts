import type { ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  createPromotion,
  getMyOrder,
  getShippingOptions,
  listOrders,
  signedPiastres,
  trackOrder,
} from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { expectNoViolations } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

import { aCustomer, aMobileNumber, anAddress } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { admin, asStaff } from './support/staff.ts';
import { aStaffPage } from './support/staff-page.ts';
import { expect, test } from './support/test.ts';

const fifteen = { kind: 'percent', percent: 15 } as const;
const freeDelivery = { kind: 'delivery', percent: null } as const;

/** One that only who knows its code has: what needs none would make the orders of other journeys cheaper. */
async function aCode(api: ApiClient, off: typeof fifteen | typeof freeDelivery = fifteen) {
  const code = `j${crypto.randomUUID().slice(0, 8)}`;
  const none = { amount: null, atMost: null, from: null, to: null };
  await (
    await asStaff(api, admin)
  )(createPromotion, {
    body: {
      ...{ name: `Offer ${code}`, nameAr: `عرض ${code}`, code, ...off, ...none },
      ...{ minimum: 0, limit: 1, limitPerPerson: 1, active: true },
    },
  });
  return code;
}

async function writeCode(page: Page, t: TFunction, code: string) {
  const opener = page.getByText(t('checkout.haveCode'), { exact: true });
  const field = page.getByLabel(t('promotionCode.label'), { exact: true });
  // One of them is in sight, once the page is there.
  await expect(opener.or(field).filter({ visible: true })).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await field.fill(code);
  await page.getByRole('button', { name: t('promotionCode.use') }).click();
}

async function fillIn(page: Page, t: TFunction) {
  await page.getByLabel(t('checkout.name'), { exact: true }).fill('سلمى مرسي');
  await page.getByLabel(t('guest.mobile'), { exact: true }).fill(aMobileNumber());
  await page.getByLabel(t('place.governorate')).selectOption('EG-GZ');
  await page.getByLabel(t('place.city')).fill('الدقي');
  await page.getByLabel(t('address.street')).fill('شارع التحرير');
}

const placeButton = (page: Page) => page.getByRole('button', { name: /\d|[٠-٩]/ });

/** Without spaces, marks of direction and piastres that are none: in a column a sum has them, alone it has not. */
const plain = (text: string) =>
  text.replace(/[\s\u200e\u200f\u2066-\u2069]/g, '').replace(/[.٫](00|٠٠)(?![\d٠-٩])/g, '');

const told = async (page: Page) => plain(await page.getByRole('main').innerText());

/** As staff know it: no guest does. */
async function idOf(api: ApiClient, { orderReference }: { orderReference: string }) {
  const asAdmin = await asStaff(api, admin);
  const { data } = await asAdmin(listOrders, { query: { query: orderReference } });
  return data[0]?.orderId;
}

test('a guest types a code, and everything says the same total to the piastre', async ({
  page,
  shop,
  api,
  browser,
  context,
  t,
  uiLocale,
}) => {
  const code = await aCode(api);
  const { design } = await aProductInTwoDesigns(api);
  const { money } = formattersFor(uiLocale);

  await shop.visit(`/cart/checkout?design=${design.id}&quantity=1`);
  await fillIn(page, t);
  const before = await placeButton(page).innerText();

  await test.step('a wrong one is said at its field, and takes nothing off', async () => {
    await writeCode(page, t, `${code}x`);
    const field = page.getByLabel(t('promotionCode.label'), { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await placeButton(page).innerText()).toBe(before);
    await expectNoViolations(page);
  });

  await test.step('who orders with the right one sees first what it takes off; nothing that was written is lost', async () => {
    const field = page.getByLabel(t('promotionCode.label'), { exact: true });
    await field.fill(`  ${code.toUpperCase()} `);
    await placeButton(page).click();
    const summary = page.getByRole('complementary', { name: t('order.summary') });
    await expect(summary).toContainText(code);
    await expect(page.getByLabel(t('place.city'))).toHaveValue('الدقي');
    expect(await placeButton(page).innerText()).not.toBe(before);
    await expect(page).toHaveURL(/\/cart\/checkout\?/);
  });

  const seen = await placeButton(page).innerText();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/[\w-]+\/placed$/);
  const token = /track\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const { order } = await api(trackOrder, { params: { token } });
  const { subtotal, discount, shippingFees, totalCost } = order.costBreakdown;

  await test.step('the order costs what was on the button', async () => {
    expect(discount).toBe(Math.round((subtotal * 15) / 100));
    expect(totalCost).toBe(subtotal - discount + shippingFees);
    expect(plain(seen)).toContain(plain(money(totalCost)));
    await expect.poll(() => told(page)).toContain(plain(money(totalCost)));
  });

  await test.step('so does its page', async () => {
    await shop.visit(`/track/${token}`);
    await expect.poll(() => told(page)).toContain(plain(money(totalCost)));
    await expect(page.getByRole('main')).toContainText(code);
  });

  await test.step('so does the back office', async () => {
    const { staff, open } = await aStaffPage({ browser, context, api, uiLocale });
    await open(`/admin-orders/${await idOf(api, order)}`);
    await expect(staff.getByText(code).first()).toBeVisible();
    await expect.poll(() => told(staff)).toContain(plain(money(totalCost)));
  });

  await test.step('the code is used up', async () => {
    await shop.visit(`/cart/checkout?design=${design.id}&quantity=1&code=${code}`);
    const field = page.getByLabel(t('promotionCode.label'), { exact: true });
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a guest has delivery free by a code, wherever the order goes, and everything says the same total', async ({
  page,
  shop,
  api,
  browser,
  context,
  t,
  uiLocale,
}) => {
  const code = await aCode(api, freeDelivery);
  const { design } = await aProductInTwoDesigns(api);
  const { money } = formattersFor(uiLocale);
  const { governorates } = await api(getShippingOptions, {});
  const feeTo = (place: string) => governorates.find(({ code }) => code === place)?.fee ?? 0;
  const summary = page.getByRole('complementary', { name: t('order.summary') });

  await shop.visit(`/cart/checkout?design=${design.id}&quantity=1`);
  await writeCode(page, t, code);

  await test.step('before it is known where to, it is said without an amount', async () => {
    await expect(summary).toContainText(code);
    await expect(summary.getByText(t('cart.byGovernorate'))).toHaveCount(2);
    await expectNoViolations(page);
  });

  await test.step('it takes off what delivery costs, there and elsewhere', async () => {
    await fillIn(page, t);
    for (const place of ['EG-ASN', 'EG-GZ']) {
      await page.getByLabel(t('place.governorate')).selectOption(place);
      await expect(summary.getByText(t('cart.byGovernorate'))).toHaveCount(0);
      expect(feeTo(place)).toBeGreaterThan(0);
      await expect
        .poll(async () => plain(await summary.innerText()))
        .toContain(plain(money(signedPiastres(0 - feeTo(place)))));
    }
    await expectNoViolations(page);
  });

  const seen = await placeButton(page).innerText();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/track\/[\w-]+\/placed$/);
  const token = /track\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const { order } = await api(trackOrder, { params: { token } });
  const { subtotal, discount, shippingFees, totalCost } = order.costBreakdown;

  await test.step('the order costs its goods alone, as on the button', async () => {
    expect({ discount, shippingFees }).toEqual({
      discount: feeTo('EG-GZ'),
      shippingFees: feeTo('EG-GZ'),
    });
    expect(totalCost).toBe(subtotal);
    expect(plain(seen)).toContain(plain(money(totalCost)));
    await shop.visit(`/track/${token}`);
    await expect.poll(() => told(page)).toContain(plain(money(totalCost)));
    await expect(page.getByRole('main')).toContainText(code);
  });

  await test.step('so does the back office', async () => {
    const { staff, open } = await aStaffPage({ browser, context, api, uiLocale });
    await open(`/admin-orders/${await idOf(api, order)}`);
    await expect(staff.getByText(code).first()).toBeVisible();
    await expect.poll(() => told(staff)).toContain(plain(money(totalCost)));
  });
});

test('a customer types a code at the checkout of the account', async ({
  page,
  context,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const code = await aCode(api);
  const { design } = await aProductInTwoDesigns(api);
  const { asCustomer } = await aCustomer(api, context);
  const { id } = await anAddress(asCustomer);
  await asCustomer(addToCart, { body: { productDesignId: design.id, quantity: 1 } });
  await shop.visit(`/cart/checkout?addressId=${id}`);
  await writeCode(page, t, code);
  await expect(page.getByRole('complementary')).toContainText(code);
  const seen = await placeButton(page).innerText();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders\/\d+\/placed$/);
  const orderId = Number(/orders\/(\d+)/.exec(page.url())?.[1]);
  const { costBreakdown } = await asCustomer(getMyOrder, { params: { orderId } });
  const { subtotal, discount, totalCost } = costBreakdown;
  expect(discount).toBe(Math.round((subtotal * 15) / 100));
  expect(plain(seen)).toContain(plain(formattersFor(uiLocale).money(totalCost)));
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const off of [fifteen, freeDelivery]) {
    test(`a code is asked for with all that was written, and the order has it: ${off.kind}`, async ({
      page,
      api,
      t,
    }) => {
      const code = await aCode(api, off);
      const { design } = await aProductInTwoDesigns(api);
      await page.goto(`/cart/checkout?design=${design.id}&quantity=1`);
      await fillIn(page, t);
      await writeCode(page, t, code);
      await expect(page.getByRole('complementary')).toContainText(`${code}`);
      await expect(page.getByLabel(t('checkout.name'), { exact: true })).toHaveValue('سلمى مرسي');
      await expect(page.getByLabel(t('place.city'))).toHaveValue('الدقي');
      // A person takes a few seconds; who is faster is asked again.
      await expect(async () => {
        await page.getByRole('button', { name: t('checkout.pay') }).click();
        await expect(page).toHaveURL(/placed$/, { timeout: 500 });
      }).toPass();
      const token = /track\/([\w-]+)/.exec(page.url())?.[1] ?? '';
      const { order } = await api(trackOrder, { params: { token } });
      const { subtotal, discount, shippingFees } = order.costBreakdown;
      const isFree = off.kind === 'delivery';
      expect(discount).toBe(isFree ? shippingFees : Math.round((subtotal * 15) / 100));
      expect(discount).toBeGreaterThan(0);
    });
  }
});
