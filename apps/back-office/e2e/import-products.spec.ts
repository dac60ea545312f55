import { readFile } from 'node:fs/promises';

import { getProduct, importProducts, listProducts, toLatinDigits } from '@craftsandore/contract';
import { expectNoViolations } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';

import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

/** What a press saves, as text. */
async function savedBy(page: Page, press: () => Promise<unknown>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

test(
  'an export with another price changes that price alone, and its undo file takes it back',
  { tag: '@every-device' },
  async ({ page, backOffice, api, t, isMobile }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    const { products } = await api(listProducts, { query: {} });
    const [product] = products;
    if (!product) throw new Error('The sample catalogue has products');
    const [old, other] = [product.price, product.price + 1_700].map((price) =>
      (price / 100).toFixed(2),
    ) as [string, string];
    const priceNow = async () => (await api(getProduct, { params: { id: product.id } })).price;
    const choose = (name: string, text: string) =>
      page
        .getByLabel(t('imports.choose'))
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    const apply = (count: number) =>
      page.getByRole('button', { name: t('imports.apply', { count }), exact: true });

    await backOffice.visitAs('developer', '/products');
    await page.getByRole('button', { name: t('products.export') }).click();
    const file = await savedBy(page, () =>
      page.getByRole('menuitem', { name: t('products.exportCsv') }).click(),
    );
    await page.getByRole('link', { name: t('products.import') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('imports.title') })).toBeVisible();

    await choose('board.pdf', file);
    await expect(page.getByText(t('imports.otherFile'))).toBeVisible();

    await choose('all.csv', file);
    await expect(page.getByText(t('imports.nothing'))).toBeVisible();

    // What is of a product stands in the rows of all its designs.
    const row = new RegExp(`^"?${product.id}"?,.*$`, 'gm');
    expect(file.match(row)).toHaveLength(product.productDesigns.length);
    await choose(
      'prices.csv',
      file.replace(row, (line) => line.replace(old, other)),
    );
    const table = page.getByRole('table', { name: t('importRows.changed') });
    await expect(table.getByRole('row').filter({ hasText: other })).toHaveCount(1);
    await expect(table.locator('ins')).toHaveText([other]);
    await expect(table.locator('del')).toHaveText([old]);
    await expectNoViolations(page);

    await page
      .getByRole('link', { name: t('nav.products') })
      .last()
      .click();
    await page.getByRole('button', { name: t('form.stay') }).click();
    await apply(1).dblclick();
    await expect(page.getByRole('heading', { name: t('imports.done') })).toBeVisible();
    expect(await priceNow()).toBe(product.price + 1_700);
    await expectNoViolations(page);

    const undo = await savedBy(page, () =>
      page.getByRole('button', { name: t('imports.undoFile'), exact: true }).click(),
    );
    await page.getByRole('link', { name: t('imports.toProducts') }).click();
    await backOffice.visit(`/update-product/${product.id}`);
    const typed = await page.getByLabel(t('product.price'), { exact: true }).inputValue();
    expect(toLatinDigits(typed)).toBe(String(product.price / 100 + 17));

    await backOffice.visit('/products/import');
    await choose('undo.csv', undo);
    await apply(1).click();
    await expect(page.getByRole('heading', { name: t('imports.done') })).toBeVisible();
    expect(await priceNow()).toBe(product.price);
  },
);

test.describe('while others import', () => {
  test.use({ provokes: [409] });

  test('a plan that would do something else by now is shown anew', async ({
    page,
    backOffice,
    api,
    t,
  }) => {
    const { products } = await api(listProducts, { query: {} });
    const product = products.at(-1);
    const design = product?.productDesigns[0];
    if (!product || !design) throw new Error('The sample catalogue has products');
    const colleague = await staffApi(api, 'admin');
    const barcodes = (barcode: string) => `design,barcode\n${design.id},${barcode}\n`;

    await backOffice.visit('/products/import');
    await backOffice.signIn('admin');
    await page.getByLabel(t('imports.choose')).setInputFiles({
      ...{ name: 'mine.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(barcodes('MINE-1')),
    });
    const apply = page.getByRole('button', { name: t('imports.apply', { count: 1 }) });
    await expect(apply).toBeVisible();
    await colleague(importProducts, { body: { csv: barcodes('THEIRS-1') } });
    await apply.press('Enter');
    await expect(page.locator('del').filter({ hasText: 'THEIRS-1' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await apply.press('Enter');
    await expect(page.getByRole('heading', { name: t('imports.done') })).toBeVisible();
    await colleague(importProducts, { body: { csv: barcodes('') } });
  });
});
