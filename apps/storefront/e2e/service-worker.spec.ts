import { getActiveCart } from '@craftsandore/contract';
import { watchLayoutShift } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

import { endWorker } from '../http/serve-offline.ts';
import { aCustomer, anAddress, anOrder } from './support/a-customer.ts';
import { aFront } from './support/a-front.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { openShop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectCached, storedInBrowser } from './support/worker.ts';

test.use({
  serviceWorkers: 'allow',
  provokes: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'manifest patches', 503],
});

/** The bar that dates a copy. */
const barOf = (page: Page, t: TFunction) => {
  const [words] = t('offline.now', { when: '' }).split('\u2068');
  return page.getByRole('status').filter({ hasText: words });
};

test('what was read can be read without a connection, with its date, and fills the cart', async ({
  page,
  context,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  const { asCustomer } = await aCustomer(api, context);
  const bar = barOf(page, t);
  const heading = page.getByRole('heading', { level: 1 });

  await shop.visit('/');
  await expectCached(page);
  await shop.goTo(t('nav.products'));
  await expect(page).toHaveURL(/\/products$/);
  await expectCached(page);
  const listTitle = (await heading.textContent()) ?? '';
  await shop.visit(`/product/${product.id}`);
  await expectCached(page);
  const title = (await heading.textContent()) ?? '';

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', uiLocale);
  await expect(bar).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  await page
    .getByRole('radio')
    .and(page.locator(`[value="${design.id}"]`))
    .check();
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(
    page.getByRole('link', { name: t('cart.labelWithCount', { count: 1 }) }),
  ).toBeVisible();

  // A list whose data alone was read is there whole, and a link leads home.
  await page.goto('/products');
  await expect(heading).toHaveText(listTitle);
  await expect(bar).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.homeLabel') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('offline.back') })).toBeVisible();
  await expect
    .poll(async () => {
      const { cartItems } = await asCustomer(getActiveCart, {});
      return cartItems.map(({ productDesignId, quantity }) => ({ productDesignId, quantity }));
    })
    .toEqual([{ productDesignId: design.id, quantity: 1 }]);
  await expect(bar).toBeHidden();
});

test('nothing moves when the connection goes and comes back, on the narrowest phone', async ({
  page,
  context,
  shop,
  t,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const layoutShift = await watchLayoutShift(page);
  const bar = barOf(page, t);
  const isBack = page.getByRole('status').filter({ hasText: t('offline.back') });
  await shop.visit('/about');
  await expectCached(page);

  await context.setOffline(true);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(isBack).toBeVisible();
  await expect(isBack).toBeHidden();
  expect(await layoutShift()).toBeLessThan(0.001);

  await context.setOffline(true);
  await page.reload();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await layoutShift(), 'a copy').toBeLessThan(0.001);
});

test('languages never mix', async ({ page, context, shop, uiLocale }) => {
  const other = uiLocale === 'ar' ? 'en' : 'ar';
  await shop.visit('/about');
  await expectCached(page);
  await shop.visit(`/about?lang=${other}`);
  await expectCached(page);
  await shop.visit(`/home?lang=${uiLocale}`);

  await context.setOffline(true);
  for (const lang of [uiLocale, other]) {
    await page.goto(`/about?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', uiLocale);
});

test('what a guest has saved, and the cart, can be read without a connection', async ({
  page,
  context,
  shop,
  api,
  t,
  uiLocale,
}) => {
  const { product } = await aProductInTwoDesigns(api);
  const name = uiLocale === 'ar' ? product.nameAr : product.name;
  const link = page.getByRole('main').getByRole('link', { name, exact: true });

  await shop.visit(`/product/${product.id}`);
  await expectCached(page);
  await page
    .getByRole('button', { name: t('saved.save', { product: name }) })
    .first()
    .click();
  await shop.visit('/saved');
  await expect(link).toBeVisible();
  await expectCached(page);
  await shop.visit('/cart');
  await expectCached(page);

  await context.setOffline(true);
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: t('cart.add') }).click();
  await expect(
    page.getByRole('link', { name: t('cart.labelWithCount', { count: 1 }) }),
  ).toBeVisible();
  await page.goto('/saved');
  await expect(link).toBeVisible();
  await expect(barOf(page, t)).toBeVisible();
  const cart = await shop.openMiniCart();
  await expect(cart.getByRole('link', { name })).toBeVisible();
  await page.goto('/cart?addressId=1');
  await expect(link).toBeVisible();
  await expect(barOf(page, t)).toBeVisible();
});

test('a page of one person, or one that was never read, says that it needs a connection', async ({
  page,
  context,
  shop,
  t,
}) => {
  await shop.visit('/');
  await expectCached(page);
  await shop.visit('/cart/checkout');
  await context.setOffline(true);

  for (const path of ['/orders', '/cart/checkout', '/signin', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.page.title'));
    await expect(page.getByText(t('offline.page.text'))).toBeVisible();
  }
  await page.getByRole('link', { name: t('action.goHome') }).click();
  await expect(page).toHaveURL(/\/home$/);
  await context.setOffline(false);
  await page.getByRole('link', { name: t('action.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('offline.page.title'));
});

test('who signs out leaves nothing of theirs in the browser', async ({
  page,
  browser,
  shop,
  api,
  t,
}) => {
  const { product, design } = await aProductInTwoDesigns(api);
  // Signed in by the form: `aCustomer` would sign in each page anew.
  const elsewhere = await browser.newContext();
  const { user, asCustomer } = await aCustomer(api, elsewhere);
  await elsewhere.close();
  const { id: addressId } = await anAddress(asCustomer);
  const order = await anOrder(asCustomer, {
    line: { body: { productDesignId: design.id, quantity: 1 } },
    addressId,
  });

  await shop.visit('/');
  await expectCached(page);
  await shop.visit('/signin');
  await shop.signIn({ email: user.email });
  await expect(page).not.toHaveURL(/signin/);
  const token = await page.evaluate(
    () => localStorage.getItem('token') ?? sessionStorage.getItem('token') ?? '',
  );
  for (const path of [
    `/product/${product.id}`,
    '/saved',
    '/cart',
    '/profile',
    '/shipping',
    '/orders',
    `/orders/${order.id}`,
  ]) {
    await shop.visit(path);
  }
  const before = await storedInBrowser(page);
  expect(before.filter((part) => /^pages-/.test(part)).length).toBeGreaterThan(1);

  await shop.visit('/profile');
  await page
    .getByRole('button', { name: t('action.logOut'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/signin/);
  const stored = await storedInBrowser(page);
  const own = [user.email, user.name, token, '٩ شارع النصر', order.orderReference];
  expect(own.every(Boolean)).toBe(true);
  const isOwn = (part: string) => own.some((byte) => part.includes(byte));
  expect(before.some(isOwn)).toBe(true);
  expect(stored.filter(isOwn)).toEqual([]);
  // Nor what they read.
  expect(stored.filter((part) => part.includes(`/product/${product.id}`))).toEqual([]);
  // And while they were signed in, none of it was in a cache either.
  const cached = before.filter((part) => /^(pages|files|photos|own|language)\b/.test(part));
  expect(cached.filter(isOwn)).toEqual([]);
});

test('a newer worker waits for open tabs, which lose nothing', async ({ context, baseURL, t }) => {
  const front = await aFront(baseURL ?? '');
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await openShop(tab, t).visit(`${front.url}/about`);
    await expectCached(tab);
    await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }

  // A newer build is deployed: another worker, and the files of the old one are gone.
  front.answer(async (path, body) => {
    if (path === '/service-worker.js') return `${await body()}\n// newer`;
    return path.startsWith('/assets/') ? null : undefined;
  });
  const isWaiting = (tab: typeof first) =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(() => isWaiting(first)).toBe(true);
  for (const tab of [first, second]) {
    const dialog = await openShop(tab, t).openMiniCart();
    await expect(dialog).toBeVisible(); // code that this tab loads only now
    expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }

  await first.close();
  await second.close();
  front.answer(async (path, body) =>
    path === '/service-worker.js' ? `${await body()}\n// newer` : undefined,
  );
  // The browser may take a moment to see that the tabs are gone; until then a new one keeps the old worker.
  let third = await context.newPage();
  await expect(async () => {
    await third.close();
    third = await context.newPage();
    await openShop(third, t).visit(`${front.url}/about`);
    const waiting = await third.evaluate(async () => (await navigator.serviceWorker.ready).waiting);
    expect(waiting).toBeNull();
  }).toPass();
  await context.setOffline(true);
  await third.reload();
  await expect(barOf(third, t)).toBeVisible();
  front.close();
});

test('a shop that wants no worker takes it out of every browser', async ({
  context,
  baseURL,
  t,
}) => {
  const front = await aFront(baseURL ?? '');
  const tab = await context.newPage();
  await openShop(tab, t).visit(`${front.url}/about`);
  await expectCached(tab);

  // What the server says with SERVICE_WORKER=off: see site.test.ts.
  front.answer(async (path) => (path === '/service-worker.js' ? endWorker : undefined));
  await tab.goto(`${front.url}/home`);
  const left = () =>
    tab.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  front.close();
});
