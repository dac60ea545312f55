import { getProduct, listProducts, saveDesign } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('prices are pasted from Excel and saved at once, and a colleague’s is not written over unseen', async ({
  page,
  context,
  backOffice,
  api,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { products } = await api(listProducts, { query: {} });
  const product = products.find(({ productDesigns }) => productDesigns.length > 1);
  const [first, second] = product?.productDesigns ?? [];
  if (!product || !first || !second) throw new Error('The sample catalogue has designs');
  const pricesNow = async () => {
    const { productDesigns, price } = await api(getProduct, { params: { id: product.id } });
    return productDesigns.slice(0, 2).map((design) => (design.price ?? price) / 100);
  };
  const before = await pricesNow();
  const [old = 0] = before;
  const colleague = await staffApi(api, 'admin');
  const setPrice = ({ id, name, nameAr, stock }: typeof first, price: number | null) =>
    colleague(saveDesign, {
      body: { id, productId: product.id, name, nameAr, stock, price },
    });

  await backOffice.visitAs('developer', '/products');
  await page.getByRole('link', { name: t('products.grid') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('grid.title') })).toBeVisible();
  const sheet = page.getByRole('grid', { name: t('grid.title') });
  const rowOf = (name: string) =>
    sheet.getByRole('row').filter({ hasText: product.name }).filter({ hasText: name });
  const priceOf = (name: string) => rowOf(name).getByRole('gridcell').nth(3);
  const save = () => page.keyboard.press('Control+s');

  await priceOf(first.name).click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${old + 11}\r\n${old + 12}\r\n`,
  );
  await page.keyboard.press('Control+v');
  await expect(rowOf(second.name).getByRole('deletion')).toHaveCount(1);
  await expectNoViolations(page);

  // Who goes is asked, and may stay.
  await page
    .getByRole('link', { name: t('nav.products') })
    .last()
    .click();
  await page.getByRole('button', { name: t('form.stay') }).click();

  await setPrice(second, old + 20);
  await priceOf(first.name).click();
  await save();
  const write = page.getByRole('button', { name: t('grid.write', { mine: String(old + 12) }) });
  await expect(write).toBeVisible();
  expect(await pricesNow()).toEqual([old + 11, old + 20]);
  await expectNoViolations(page);

  await write.click();
  await save();
  await expect(page.getByText(t('grid.saved', { count: 1 }))).toBeVisible();
  expect(await pricesNow()).toEqual([old + 11, old + 12]);

  // What is copied is what is seen, and a save is taken back by one press.
  await priceOf(first.name).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${old + 11}\n${old + 12}`,
  );
  await page.getByRole('button', { name: t('grid.undoSave') }).click();
  await expect.poll(pricesNow).toEqual([old + 11, old + 20]);

  await setPrice(first, null);
  await setPrice(second, null);
});
