import {
  getHold,
  getOrder,
  holdPieces,
  listProducts,
  placePhoneOrder,
  releaseHold,
} from '@craftsandore/contract';

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

test('pieces are held while the customer thinks, and ordered or released the next day', async ({
  page,
  backOffice,
  api,
  t,
}) => {
  const { products } = await api(listProducts, { query: { inStock: 'true', perPage: 30 } });
  const designs = products.flatMap(({ productDesigns }) => productDesigns);
  const design = designs.find(({ stock }) => stock > 20);
  const items = [{ productDesignId: design?.id ?? 0, quantity: 2 }];
  const sales = await staffApi(api, 'sales');
  const digits = `10${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await sales(placePhoneOrder, {
    body: {
      ...{ placementKey: crypto.randomUUID(), items, paymentMethod: 'cash', source: 'phone' },
      contact: { name: 'سارة فؤاد', phoneNumber: `0${digits}` },
      shippingDetails: { streetAddress: '٤١ شارع مصدق', city: 'الدقي', governorate: 'EG-GZ' },
    },
  });

  await backOffice.visitAs('sales', '/admin-orders/new');
  await page.getByRole('textbox', { name: t('phoneOrder.number') }).fill(`0${digits}`);
  await page.getByRole('button', { name: t('phoneOrder.repeat') }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await page.getByRole('button', { name: t('hold.hold') }).click();
  await expect(page.getByRole('button', { name: t('hold.hold') })).toHaveCount(0);
  const second = await sales(holdPieces, { body: { items, name: `Mona ${digits}` } });

  // What was typed is kept with the hold: nothing is asked.
  await page.getByRole('link', { name: t('holds.title') }).click();
  const row = page.getByRole('row').filter({ hasText: second.name ?? '' });
  await row.getByRole('button', { name: t('holds.release') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('holds.release'), exact: true }).click();
  // Behind the question nothing is in reach.
  await expect(question).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await sales(getHold, { params: { id: second.id } })).toMatchObject({ state: 'released' });

  // What a colleague holds and releases is told of while the page is open.
  const third = await sales(holdPieces, { body: { items, name: `Rana ${digits}` } });
  const news = page.getByRole('row').filter({ hasText: third.name ?? '' });
  await expect(news).toBeVisible();
  await sales(releaseHold, { params: { id: third.id } });
  await expect(news).toContainText(t('holdEnd.released'));

  const own = page.getByRole('row').filter({ hasText: digits.slice(-4) });
  await own.getByRole('link', { name: t('holds.order') }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'سارة فؤاد' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/admin-orders\/\d+$/);
});
