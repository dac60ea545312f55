import {
  createProduct,
  deleteProduct,
  getProduct,
  getStaffProduct,
  listCategories,
  listProducts,
  logoutEverywhere,
  updateProduct,
} from '@craftsandore/contract';

import { aPhoto } from './support/a-photo.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

test('a product is made from nothing, sold with its photos, taken out, brought back and archived', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const mark = Date.now();
  const names = { ar: `صينية ضيافة ${mark}`, en: `Guest tray ${mark}` };
  const name = names[uiLocale];

  await backOffice.visitAs('admin', '/add-product');
  await page.getByLabel(t('inLanguage.ar', { label: t('product.name') })).fill(names.ar);
  await page.getByLabel(t('inLanguage.en', { label: t('product.name') })).fill(names.en);
  await page.getByLabel(t('product.price')).fill('١٬٢٥٠٫٥');
  await page.getByLabel(t('product.weight')).fill('1.3');
  await page.getByLabel(t('product.category')).selectOption({ index: 1 });
  await page.getByLabel(t('product.length')).fill('٤٤٠');
  await page.getByLabel(t('product.height')).fill('60');
  await page.getByRole('button', { name: t('product.create') }).dblclick();
  await expect(page.getByText(t('product.created'))).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('product'));

  const designs = page.getByRole('region', { name: t('designs.title') });
  await expect(designs.getByLabel(t('inLanguage.ar', { label: t('designs.name') }))).toBeFocused();
  await designs.getByLabel(t('inLanguage.ar', { label: t('designs.name') })).fill('زيتون');
  await designs.getByLabel(t('inLanguage.en', { label: t('designs.name') })).fill('Olive wood');
  await designs.getByLabel(t('designs.wood')).selectOption('olive');
  await designs.getByLabel(t('designs.stock')).fill('٧');
  await designs
    .locator('form')
    .getByRole('button', { name: t('designs.add') })
    .click();

  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  await designs
    .getByLabel(t('photos.add'))
    .setInputFiles([aPhoto('olive-cups-2'), aPhoto('beech-phone-stand-1')]);
  const sent = designs.getByRole('progressbar', {
    name: t('photos.sending', { file: 'olive-cups-2.webp' }),
  });
  await expect(sent).toHaveAttribute('value', /^0\.\d/);
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const place = (place: number) => ({ place, count: 2 });
  await expect(designs.getByRole('img', { name: t('photos.place', place(2)) })).toBeVisible();
  await designs.getByRole('button', { name: t('photos.later', place(1)) }).press('Enter');
  await expect(designs.getByText(t('photos.moved', place(2)))).toBeAttached();
  const photo = (number: number) =>
    designs.getByRole('img', { name: t('photos.place', place(number)) });
  await photo(2).dragTo(photo(1));
  await expect(designs.getByText(t('photos.moved', place(1)))).toBeAttached();

  await expect(api(getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await page.getByRole('button', { name: t('product.publish'), exact: true }).click();
  await expect(page.getByText(t('product.published')).first()).toBeVisible();

  const product = await api(getProduct, { params: { id } });
  expect(product.price).toBe(125_050);
  expect(product.productDesigns).toMatchObject([{ name: 'Olive wood', wood: 'olive', stock: 7 }]);
  expect(product.productDesigns[0]?.photosUrls).toHaveLength(2);
  const { products } = await api(listProducts, { query: { query: names.en } });
  expect(products.filter((found) => found.name === names.en)).toHaveLength(1);

  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('img', { name }).first()).toBeVisible();
  // Drawn to scale, its sizes in words.
  const sizes = { ar: /٤٤ سم .* ٦ سم/, en: /44 cm .* 6 cm/ };
  await expect(page.getByRole('img', { name: sizes[uiLocale] })).toBeVisible();

  await backOffice.visit(`/remove-product/${id}`);
  await page.getByRole('button', { name: t('removeProduct.confirm') }).click();
  await expect(page).toHaveURL(backOffice.address('/products'));
  await expect(page.getByText(t('removeProduct.removed', { product: name })).first()).toBeVisible();
  await backOffice.visit(`/products?query=${mark}`);
  await expect(page.getByText(t('products.empty'))).toBeVisible();
  await backOffice.visit(`/products?removed=true&query=${mark}`);
  await page.getByRole('button', { name: t('products.restore') }).click();
  await expect(page.getByText(t('products.empty'))).toBeVisible();
  await expect(api(getProduct, { params: { id } })).resolves.toMatchObject({ id });

  await backOffice.visit(`/update-product/${id}`);
  await page.getByRole('button', { name: t('product.archive'), exact: true }).click();
  await expect(page.getByText(t('product.isArchived')).first()).toBeVisible();
  const oldLink = await page.request.get(`/product/${id}`);
  expect(oldLink.status()).toBe(410);
  expect(await oldLink.text()).toContain(name);

  // Other journeys find the shop as it was.
  await (
    await staffApi(api, 'admin')
  )(deleteProduct, { params: { id } });
});

test('price and stock are changed where they stand, and a search asks once for the last words', async ({
  page,
  backOffice,
  api,
  t,
  uiLocale,
}) => {
  const { products } = await api(listProducts, { query: {} });
  const product = products.find(({ productDesigns }) => productDesigns.length > 1);
  const design = product?.productDesigns[0];
  if (!product || !design) throw new Error('The sample catalogue has products of several designs');
  const words = {
    product: uiLocale === 'ar' ? product.nameAr : product.name,
    design: uiLocale === 'ar' ? design.nameAr : design.name,
  };
  const keptNow = async () => {
    const { price, productDesigns } = await api(getProduct, { params: { id: product.id } });
    return { price, stock: productDesigns.find(({ id }) => id === design.id)?.stock };
  };

  await backOffice.visitAs('developer', '/products');
  await page.getByRole('searchbox').pressSequentially(words.product, { delay: 20 });
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === words.product);

  const price = page.getByRole('textbox', { name: t('products.priceOf', words) });
  await price.fill('١٬٠٠١');
  await price.press('Enter');
  await expect.poll(keptNow).toMatchObject({ price: 100_100 });

  await page.getByRole('button', { name: t('products.designsOf', words) }).click();
  const stock = page.getByRole('textbox', { name: t('products.stockOf', words) });
  await stock.fill(String(design.stock + 1));
  await stock.press('Enter');
  await expect.poll(keptNow).toMatchObject({ stock: design.stock + 1 });
  // Until then the page knows an older version of the product.
  await expect(stock).not.toHaveAttribute('aria-busy');

  await price.fill('dear');
  await price.press('Tab');
  await price.press('Tab');
  await expect(price).toHaveValue('dear');
  await price.press('Escape');

  await price.fill(String(product.price / 100));
  await price.press('Enter');
  await expect.poll(keptNow).toMatchObject({ price: product.price });
});

test('what was typed and not saved is asked about, and survives a reload', async ({
  page,
  backOffice,
  t,
}) => {
  await backOffice.visitAs('admin', '/update-product/1');
  const name = page.getByLabel(t('inLanguage.en', { label: t('product.name') }), { exact: true });
  await name.fill('A better name');

  await page
    .getByRole('link', { name: t('nav.products') })
    .last()
    .click();
  await page.getByRole('button', { name: t('form.stay') }).click();
  await expect(name).toHaveValue('A better name');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('A better name');

  await page
    .getByRole('link', { name: t('nav.products') })
    .last()
    .click();
  await page.getByRole('button', { name: t('form.leave') }).click();
  await expect(page).toHaveURL(backOffice.address('/products'));
  await backOffice.visit('/update-product/1');
  await expect(name).not.toHaveValue('A better name');
});

test.describe('after another build', () => {
  test.use({ provokes: [404, 'dynamically imported module'] });

  test('an old tab is renewed, with what was typed, and says so where that helps nothing', async ({
    page,
    backOffice,
    t,
  }) => {
    await page.route(/\/assets\/palette-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.route(backOffice.address('/'), (route) => route.fulfill({ body: 'Newer' }), {
      times: 1,
    });
    await backOffice.visit('/update-product/1');
    await backOffice.signIn('admin');
    const name = page.getByLabel(t('inLanguage.en', { label: t('product.name') }), { exact: true });
    await name.fill('A better name');

    const home = await page.request.get(backOffice.address('/'));
    const manifest = await page.evaluate<string>('__reactRouterManifest.url');
    expect(await home.text()).toContain(manifest);

    const renewed = page.waitForEvent('load');
    await page.keyboard.press('Control+k');
    await renewed;
    await expect(name).toHaveValue('A better name');

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('heading', { level: 1, name: t('lostPart.title') })).toBeVisible();
    await page.unroute(/\/assets\/palette-.*\.js/);
    await page.getByRole('button', { name: t('lostPart.reload') }).click();
    await expect(name).toHaveValue('A better name');
  });
});

test.describe('when the code of a page does not come once', () => {
  test.use({ provokes: ['route module', 'Failed to'] });

  test('the link that was pressed leads there all the same', async ({ page, backOffice, t }) => {
    await backOffice.visit('/signin?next=%2Fadmin-users');
    await backOffice.signIn('admin');
    await expect(page.getByRole('heading', { level: 1, name: t('nav.users') })).toBeVisible();
    await page.route(/banner-list-main-.*\.js/, (route) => route.abort(), { times: 1 });
    const menu = page.getByRole('button', { name: t('action.menu') });
    if (await menu.isVisible()) await menu.click();
    await page
      .getByRole('link', { name: t('nav.banners') })
      .filter({ visible: true })
      .click();

    await expect(page).toHaveURL(backOffice.address('/banner-list'));
    await expect(page.getByRole('heading', { level: 1, name: t('banners.title') })).toBeVisible();
  });
});

test.describe('while others work', () => {
  test.use({ provokes: [401, 409] });

  test('a product is not overwritten unseen, and what was typed outlives the session', async ({
    page,
    backOffice,
    api,
    t,
  }) => {
    const colleague = await staffApi(api, 'admin');
    const [category] = await api(listCategories, {});
    const names = { name: 'Tray for two', nameAr: 'صينية لشخصين' };
    const { id } = await colleague(createProduct, {
      body: { ...names, price: 900, weight: 1, categoryId: category?.id ?? 1 },
    });
    const params = { id };

    await backOffice.visit(`/update-product/${id}`);
    await backOffice.signIn('developer');
    const name = page.getByLabel(t('inLanguage.en', { label: t('product.name') }), { exact: true });
    const save = page.getByRole('button', { name: t('product.save') });
    await name.fill('Tray for me');
    await colleague(updateProduct, { params, body: { name: 'Tray for them', price: 950 } });
    await save.click();
    const conflict = page.getByRole('alert').filter({ hasText: t('form.editConflict') });
    await expect(conflict).toContainText('Tray for them');
    await expect(name).toHaveValue('Tray for me');
    await conflict.getByRole('button', { name: t('form.keepMine') }).click();

    await (
      await staffApi(api, 'developer')
    )(logoutEverywhere, {});
    await save.click();
    await expect(page.getByText(t('signIn.ended'))).toBeVisible();
    await backOffice.signIn('developer');
    await expect(name).toHaveValue('Tray for me');
    await save.click();
    await expect(page.getByText(t('product.saved')).first()).toBeVisible();
    const kept = { name: 'Tray for me', price: 95_000 };
    expect(await colleague(getStaffProduct, { params })).toMatchObject(kept);

    await colleague(deleteProduct, { params });
  });
});
