import { listActiveBanners, listCategories } from '@craftsandore/contract';

import type { Page } from '@playwright/test';

import { aPhoto } from './support/a-photo.ts';
import { expect, test } from './support/test.ts';

test('a category is added, renamed and deleted', async ({ page, backOffice, api, t, uiLocale }) => {
  const mark = Date.now();
  const names = { ar: `هدايا ${mark}`, en: `Presents ${mark}` };
  const categoryNow = async () => {
    const categories = await api(listCategories, {});
    return categories.find(({ nameAr }) => nameAr === names.ar);
  };

  await backOffice.visitAs('admin', '/category-list');
  await page.getByRole('link', { name: t('categories.add') }).click();
  await expect(page).toHaveURL(backOffice.address('/add-category'));
  const save = page.getByRole('button', { name: t('categories.save') });
  await save.click();
  await expect(page.getByText(t('categories.allRequired'))).toBeVisible();

  await page.getByLabel(t('inLanguage.ar', { label: t('categories.name') })).fill(names.ar);
  await page.getByLabel(t('inLanguage.en', { label: t('categories.name') })).fill(names.en);
  await page.locator('input[type=file]').setInputFiles(aPhoto('cat-gifts-sets'));
  await save.click();
  await expect(
    page.getByText(t('categories.saved', { category: names[uiLocale] })).first(),
  ).toBeVisible();

  await expect(page).toHaveURL(backOffice.address('/category-list'));
  const row = page.getByRole('row').filter({ hasText: names.ar });
  await expect(row).toContainText(names.en);
  await expect(row).toContainText(t('categories.holds', { count: 0 }));

  await page
    .getByRole('button', { name: t('categories.edit', { category: names[uiLocale] }) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(t('inLanguage.en', { label: t('categories.name') }))
    .fill(`Gifts ${mark}`);
  await dialog.getByRole('button', { name: t('form.save') }).click();
  await expect(dialog).toBeHidden();
  expect(await categoryNow()).toMatchObject({ name: `Gifts ${mark}` });

  const category = uiLocale === 'ar' ? names.ar : `Gifts ${mark}`;
  await expect(
    page.getByRole('button', { name: t('categories.edit', { category }) }),
  ).toBeFocused();
  await page.getByRole('button', { name: t('categories.delete', { category }) }).click();
  const question = page.getByRole('alertdialog', { name: t('categoryDeletion.question') });
  await expect(question).toContainText(t('categoryDeletion.reason'));
  await question.getByRole('button', { name: t('categoryDeletion.confirm') }).click();
  await expect(page.getByText(t('categoryDeletion.doneWords'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await categoryNow()).toBeUndefined();
  // The button that asked has left with its category.
  await expect(page.locator('[tabindex="-1"]:focus').getByRole('table')).toBeVisible();
});

test('a category leads to its products', async ({ page, backOffice, api, t }) => {
  const [category] = await api(listCategories, {});
  if (!category) throw new Error('The sample shop has a category');
  await backOffice.visitAs('admin', '/category-list');
  await page.getByRole('row').filter({ hasText: category.nameAr }).getByRole('link').click();
  await expect(page).toHaveURL(backOffice.address(`/products?categoryIds=${category.id}`));
  const shown = page.getByRole('combobox', { name: t('products.category') });
  await expect(shown).toHaveValue(String(category.id));
});

test(
  'a banner is uploaded, edited, moved and seen in both languages, switched off and deleted',
  { tag: '@every-device' },
  async ({ page, backOffice, api, t, uiLocale, isMobile }) => {
    const mark = Date.now();
    const headers = { ar: `موسم الهدايا ${mark}`, en: `Season of gifts ${mark}` };
    const banner = headers[uiLocale];
    const shownNow = async () => {
      const { data: banners } = await api(listActiveBanners, {});
      return banners.some(({ value }) => value.headerAr === headers.ar);
    };

    await backOffice.visitAs('developer', '/add-banner');
    const upload = page.getByRole('button', { name: t('banners.upload') });
    await page.getByLabel(t('inLanguage.ar', { label: t('banners.header') })).fill(headers.ar);
    await page.getByLabel(t('inLanguage.en', { label: t('banners.header') })).fill(headers.en);
    const [category] = await api(listCategories, {});
    if (!category) throw new Error('The sample shop has a category');
    await page.getByLabel(t('banners.leadsTo')).selectOption(String(category.id));
    const alt = t('photoWords.field');
    await page.getByLabel(t('inLanguage.ar', { label: alt })).fill('أطقم هدايا');
    await page.getByLabel(t('inLanguage.en', { label: alt })).fill('Gift sets');
    await upload.click();
    await expect(page.getByText(t('photoField.required'))).toBeVisible();
    await photoOf(page, t('banners.photo')).setInputFiles(aPhoto('cat-gifts-sets'));
    await upload.click();
    await expect(page).toHaveURL(backOffice.address('/banner-list'));
    expect(await shownNow()).toBe(true);

    await page.goto('/');
    const heading = page.getByRole('heading', { name: banner });
    await expect(heading).toBeVisible();
    const name = uiLocale === 'ar' ? category.nameAr : category.name;
    await page.locator('section', { has: heading }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/categoryIds/${category.id}/[^/]+$`));

    await backOffice.visit('/banner-list');
    await page.getByRole('link', { name: t('banners.edit', { banner }) }).click();
    const later = { ar: `هدايا العيد ${mark}`, en: `Gifts for the feast ${mark}` };
    await page
      .getByLabel(t('inLanguage.ar', { label: t('banners.header') }))
      .fill(`${headers.ar}، ${later.ar}`);
    await page.getByLabel(t('inLanguage.en', { label: t('banners.header') })).fill(later.en);
    await page.getByLabel(t('banners.leadsTo')).selectOption('link');
    await page.getByLabel(t('banners.link'), { exact: true }).fill('javascript:alert(1)');
    const save = page.getByRole('button', { name: t('form.save') });
    await save.click();
    await expect(page.getByLabel(t('banners.link'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByLabel(t('banners.link'), { exact: true }).fill('/about');
    await photoOf(page, t('banners.phonePhoto')).setInputFiles(aPhoto('olive-cups-2'));
    await expect(page.getByRole('button', { name: t('photoField.replace') })).toHaveCount(2);
    const fromLeft = page.getByRole('slider', { name: t('focalPoint.fromLeft') });
    await fromLeft.press('Shift+ArrowRight');
    await expect(fromLeft).toHaveValue('60');
    await save.click();
    await expect(page).toHaveURL(backOffice.address('/banner-list'));

    const edited = uiLocale === 'ar' ? `${headers.ar}، ${later.ar}` : later.en;
    const handle = page.getByRole('button', { name: t('arrange.handle', { row: edited }) });
    await handle.press('Space');
    await handle.press('ArrowDown');
    await handle.press('Space');
    const placeNow = async () =>
      (await api(listActiveBanners, {})).data.findIndex(({ value }) => value.header === later.en);
    await expect.poll(placeNow).toBe(1);
    await expect(handle).toBeFocused();

    for (const [lang, header] of [
      ['ar', later.ar],
      ['en', later.en],
      [uiLocale, edited],
    ] as const) {
      await page.goto(`/?lang=${lang}`);
      const shown = page.locator('section', { has: page.getByRole('heading', { name: header }) });
      await expect(shown.getByRole('link')).toHaveAttribute('href', '/about');
      const photo = shown.getByRole('img');
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveAttribute('alt', lang === 'ar' ? 'أطقم هدايا' : 'Gift sets');
      // On a phone its own photo stands in, whose middle is seen.
      await expect(photo).toHaveCSS('object-position', isMobile ? '50% 50%' : '60% 50%');
      const { value } = (await api(listActiveBanners, {})).data[1] ?? {};
      const base = isMobile ? value?.phonePhoto?.base : value?.photo?.base;
      await expect
        .poll(() => photo.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toContain(base ?? 'a photo');
    }

    await backOffice.visit('/banner-list');
    const active = page.getByRole('switch', { name: t('banners.switch', { banner: edited }) });
    await active.press('Space');
    await expect.poll(shownNow).toBe(false);
    await expect(active).not.toBeChecked();

    await page.getByRole('button', { name: t('banners.delete', { banner: edited }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('form.delete') })
      .click();
    await expect(active).toBeHidden();
    await expect(page.locator('ul:focus')).toBeVisible();
  },
);

test('Sales sees nothing of the catalogue, neither in the menu nor by a typed address', async ({
  page,
  backOffice,
  t,
}) => {
  await backOffice.visitAs('sales', '/products');
  const noAccess = page.getByRole('heading', { level: 1, name: t('noAccess.title') });
  await expect(noAccess).toBeVisible();
  for (const path of [
    '/add-product',
    '/update-product/1',
    '/remove-product/1',
    '/add-category',
    '/category-list',
    '/category-list/order',
    '/category-list/1/edit',
    '/category-list/1/delete',
    '/add-banner',
    '/banner-list',
    '/update-banner/1',
  ]) {
    await backOffice.visit(path);
    await expect(noAccess).toBeVisible();
  }
  await expect(
    page.getByRole('link', { name: t('nav.products'), includeHidden: true }),
  ).toHaveCount(0);
});

test('a developer keeps products, but deletes none', async ({ page, backOffice, t }) => {
  await backOffice.visitAs('developer', '/update-product/1');
  await expect(page.getByRole('button', { name: t('product.save') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('product.delete') })).toHaveCount(0);
  await backOffice.visit('/remove-product/1');
  await expect(page.getByRole('heading', { level: 1, name: t('noAccess.title') })).toBeVisible();
});

test('a photo that a reload has taken is asked for again', async ({ page, backOffice, t }) => {
  await backOffice.visitAs('admin', '/add-banner');
  const header = page.getByLabel(t('inLanguage.en', { label: t('banners.header') }));
  await header.fill('Season of gifts');
  const photo = photoOf(page, t('banners.photo'));
  await photo.setInputFiles(aPhoto('cat-gifts-sets'));
  await expect(page.getByRole('button', { name: t('photoField.replace') })).toBeVisible();
  page.on('dialog', (question) => question.accept());
  await page.reload();

  await expect(header).toHaveValue('Season of gifts');
  await expect(photo).toHaveAccessibleDescription(new RegExp(t('photoField.lost')));
  await photo.setInputFiles(aPhoto('cat-gifts-sets'));
  await expect(page.getByText(t('photoField.lost'))).toHaveCount(0);
});

/** The field of one of a page's photos; its box has this label until a photo stands there. */
const photoOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]'));
