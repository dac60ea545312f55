import { listCategories } from '@craftsandore/contract';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { confirmOrder } from './support/confirm-order.ts';
import { expect, test } from './support/test.ts';

test(
  'a guest becomes a customer, orders, and sees the order confirmed',
  { tag: '@every-device' },
  async ({ page, shop, api, t, uiLocale }) => {
    const inLanguage = (thing: { name: string; nameAr: string }) =>
      uiLocale === 'ar' ? thing.nameAr : thing.name;
    const { product, design } = await aProductInTwoDesigns(api);
    const [category] = await api(listCategories, {});
    const name = inLanguage(product);
    const results = page.getByRole('article');

    await test.step('browse and filter', async () => {
      await shop.visit('/');
      await expect(page.getByRole('link', { name: t('home.discoverMore') }).first()).toBeVisible();

      const categoryName = category ? inLanguage(category) : '';
      const title = page.getByRole('heading', { level: 1 });
      const choice = page.getByRole('region', { name: t('home.chooseCategory') });
      await choice.getByRole('link', { name: categoryName }).click();
      await expect(title).toContainText(categoryName);
      const likeIt = await results.nth(1).getByRole('link').first().textContent();
      await results.first().getByRole('link').first().click();
      const related = page.getByRole('region', { name: t('product.related') });
      await related.getByRole('link', { name: likeIt ?? '', exact: true }).click();
      await expect(title).toHaveText(likeIt ?? '');

      await shop.goTo(t('nav.products'));
      await expect(title).toContainText(t('nav.products'));

      const opener = page.getByRole('button', { name: t('products.filters') });
      const isPhone = await opener.isVisible();
      if (isPhone) await opener.click();
      const filters = isPhone ? page.getByRole('dialog') : page.getByRole('main');
      await filters.getByRole('radio', { name: categoryName }).check();
      if (isPhone) await filters.locator('button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`categoryIds=${category?.id}`));
      await expect(results.first()).toContainText(categoryName);

      await page.getByRole('link', { name: t('products.clearFilters') }).click();
      await expect(page).toHaveURL(/\/products$/);
      const box = await shop.openSearch();
      await box.fill(name);
      await box.press('Enter');
      await expect(page).toHaveURL(/query=/);
    });

    await test.step('choose a design and put it into the cart', async () => {
      await results.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('radio', { name: inLanguage(design) }).check();
      await expect(page).toHaveURL(new RegExp(`design=${design.id}`));
      await page.reload();
      await expect(page.getByRole('radio', { name: inLanguage(design) })).toBeChecked();
      await page.getByRole('button', { name: t('cart.add') }).click();
      await expect(page.getByText(t('cart.added'))).toBeVisible();

      const miniCart = await shop.openMiniCart();
      await expect(miniCart).toContainText(name);
      await expect(
        page.getByRole('link', { name: t('cart.labelWithCount', { count: 1 }) }),
      ).toBeVisible();
      await miniCart.getByRole('link', { name: t('cart.goTo') }).click();
      await expect(page.getByRole('heading', { name: t('guest.title') })).toBeVisible();
    });

    const customer = { name: 'ليلى منصور', email: `layla.${crypto.randomUUID()}@example.com` };
    await test.step('sign up, sign in, and find the cart again', async () => {
      const main = page.getByRole('main');
      await main.getByRole('link', { name: t('auth.signIn') }).click();
      await main.getByRole('link', { name: t('auth.signUp') }).click();
      await shop.signUp(customer);
      await expect(page.getByText(t('auth.accountReady'))).toBeVisible();
      await shop.signIn(customer);
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('main')).toContainText(name);
      expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
    });

    await test.step('say where it should go', async () => {
      await page.getByLabel(t('address.street')).fill('٩ شارع النصر');
      await page.getByLabel(t('place.governorate')).selectOption({ index: 3 });
      await page.getByLabel(t('place.city')).fill('سموحة');
      await page.getByLabel(t('address.phone')).fill('٠١٠٠٠٠٠٠٠٠٠');
      await page.getByRole('button', { name: t('address.save') }).click();
      await expect(page.getByRole('radio', { name: '٩ شارع النصر' })).toBeChecked();
    });

    await test.step('check out', async () => {
      await page.getByRole('link', { name: t('cart.checkout') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'));
      await expect(page.getByText('٩ شارع النصر')).toBeVisible();
      await page.getByRole('button', { name: t('checkout.pay') }).click();
      await expect(page.getByText(t('placed.received')).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name);
    });

    await test.step('print that it was received, without what can only be pressed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^CS-\d\d-\d+$/)).toBeVisible();
      await expect(page.getByRole('link', { name: t('placed.follow') })).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('follow the order until it is confirmed', async () => {
      const reference = (await page.getByText(/^CS-\d\d-\d+$/).textContent()) ?? '';
      await page.getByRole('link', { name: t('placed.follow') }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(t('orderStatus.pending')).first()).toBeVisible();

      await page.getByRole('link', { name: t('order.all') }).click();
      await expect(page.getByRole('article').first()).toContainText(reference);

      await confirmOrder(api, reference);
      await page.getByRole('link', { name: reference }).click();
      await expect(page.locator('[data-status=confirmed]')).toHaveText(t('orderStatus.confirmed'));
    });

    await test.step('print it: what was ordered, and nothing of the shop around it', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('٩ شارع النصر')).toBeVisible();
      for (const around of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(around)).toHaveCount(0);
      }
      await expect(page.getByRole('link', { name: t('order.cancelOrReturn') })).toBeHidden();
    });
  },
);
