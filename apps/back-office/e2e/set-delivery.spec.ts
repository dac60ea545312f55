import {
  DeliverySettings,
  getDeliverySettings,
  listProducts,
  placeGuestOrder,
  piastres,
  saveDeliverySettings,
} from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

// No other journey delivers there.
const place = 'EG-WAD';
const elsewhere = 'EG-MT';

// The colleague's save makes the owner's a conflict.
test.use({ provokes: [409] });

test('the owner changes a fee, which the shop shows and charges at once', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const { money, number } = formattersFor(uiLocale);
  const shop = { ar, en }[uiLocale];
  const admin = await staffApi(api, 'admin');
  const before = await admin(getDeliverySettings, {});
  const feeOf = (code: string) =>
    before.settings.governorates.find((place) => place.code === code)?.fee;
  const fee = piastres(feeOf(place) === 13_700 ? 14_100 : 13_700);

  await backOffice.visitAs('admin', '/admin-settings/delivery');
  const field = page.locator(`input[name="${place}:fee"]`);
  await field.fill(String(fee / 100));
  const preview = page.getByRole('region', { name: t('deliverySettings.preview') });
  await expect(preview.getByText(money(fee)).first()).toBeVisible();

  await test.step('what a colleague saves meanwhile is seen before it is saved over', async () => {
    const settings = DeliverySettings.encode({
      ...before.settings,
      governorates: before.settings.governorates.map((place) =>
        place.code === elsewhere ? { ...place, daysMax: place.daysMax + 1 } : place,
      ),
    });
    await admin(saveDeliverySettings, { body: { seenVersion: before.version, settings } });

    const save = page.getByRole('button', { name: t('form.save'), exact: true });
    await save.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(String(fee / 100));
    await save.click();
    await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
    const after = await admin(getDeliverySettings, {});
    const daysElsewhere = ({ governorates }: typeof settings) =>
      governorates.find(({ code }) => code === elsewhere)?.daysMax;
    expect(daysElsewhere(DeliverySettings.encode(after.settings))).toBe(daysElsewhere(settings));
  });

  const { products } = await api(listProducts, { query: { inStock: 'true' } });
  const product = products.find(({ productDesigns }) => productDesigns.some(hasStock));
  const design = product?.productDesigns.find(hasStock);

  await test.step('the page of a product says it', async () => {
    await page.goto(`/product/${product?.id ?? 0}`);
    await page.getByRole('combobox', { name: shop.delivery.whereTo }).selectOption(place);
    const buying = page.getByRole('region', { name: shop.product.buy });
    await expect(buying).toContainText(number(fee / 100));
  });

  await test.step('an order is charged it', async () => {
    const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
    const { order } = await api(placeGuestOrder, {
      body: {
        placementKey: crypto.randomUUID(),
        items: [{ productDesignId: design?.id ?? 0, quantity: 1 }],
        contact: { name: 'ليلى منصور', phoneNumber: `010${digits}` },
        shippingDetails: { streetAddress: '٩ شارع النخيل', city: 'الخارجة', governorate: place },
        paymentMethod: 'cash',
      },
    });
    expect(order.costBreakdown.shippingFees).toBe(fee);
  });
});

const hasStock = ({ stock }: { stock: number }) => stock > 0;
