import { getOrder, listProducts, placePhoneOrder } from '@craftsandore/contract';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('an order of three lines is taken by few keys, and confirmed by the call', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const nameOf = ({ name, nameAr }: { name: string; nameAr: string }) =>
    uiLocale === 'ar' ? nameAr : name;
  const { products } = await api(listProducts, { query: { inStock: 'true', perPage: 30 } });
  const wanted = products
    .filter(({ productDesigns }) => productDesigns.some(({ stock }) => stock > 20))
    .toSorted((a, b) => nameOf(a).length - nameOf(b).length)
    .slice(0, 3);
  const sales = await staffApi(api, 'sales');
  const digits = `10${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const [first] = wanted.flatMap(({ productDesigns }) => productDesigns);
  await sales(placePhoneOrder, {
    body: {
      placementKey: crypto.randomUUID(),
      items: [{ productDesignId: first?.id ?? 0, quantity: 1 }],
      contact: { name: 'عمر حداد', phoneNumber: `0${digits}` },
      shippingDetails: { streetAddress: '٤١ شارع مصدق', city: 'الدقي', governorate: 'EG-GZ' },
      paymentMethod: 'cash',
      source: 'phone',
    },
  });

  await backOffice.visitAs('sales', '/admin-orders/new');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    presses += text.length;
    await page.keyboard.type(text);
  };
  await expect(page.getByRole('textbox', { name: t('phoneOrder.number') })).toBeFocused();
  const hint = page.getByText(t('phoneOrder.keys'));
  await expect(hint).toBeVisible();
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(hint).toBeHidden(); // a screen that is touched has no keys
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await type(`0${digits}`);
  await expect(page.getByRole('link', { name: 'عمر حداد' })).toBeVisible();
  await press('Enter');
  const pieces = page.getByRole('spinbutton');
  for (const [count, product] of wanted.entries()) {
    await type(nameOf(product));
    const named = page.getByRole('option', { name: nameOf(product) });
    await expect(named.first()).toBeVisible();
    const place = await named.first().getAttribute('aria-keyshortcuts');
    await press(`Digit${place}`);
    await expect(pieces).toHaveCount(count + 1);
  }
  await press('Control+Enter');

  await expect(page).toHaveURL(/\/admin-orders\/\d+$/);
  // By hand at two keys a second that is under a minute, whole names included.
  expect(presses).toBeLessThan(120);
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1));
  const order = await sales(getOrder, { params: { orderId } });
  expect(order).toMatchObject({ source: 'phone', orderStatusName: 'confirmed' });
  expect(order.lines).toHaveLength(3);
});
