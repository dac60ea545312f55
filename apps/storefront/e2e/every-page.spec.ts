import { addToCart } from '@craftsandore/contract';
import { otherLocale } from '@craftsandore/i18n';
import { expectNoViolations, isLookedAtOn, mailedLink } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';

import routes from '../app/routes.ts';
import { aCustomer, aGuestOrder, aMobileNumber, anAddress, anOrder } from './support/a-customer.ts';
import { aProductInTwoDesigns } from './support/a-product.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { expect, test } from './support/test.ts';

/** For each page of the shop, an address at which to look at it. */
const publicPages = {
  '/': '/',
  '/home': '/home',
  '/products': '/products?query=%D9%84%D9%88%D8%AD',
  '/product/:id/:slug?': '/product/1',
  '/product/:id/review': '/product/1/review',
  '/product/:id/questions': '/product/1/questions',
  '/product/:id/ask': '/product/1/ask',
  '/categoryIds/:id/:slug?': '/categoryIds/1',
  '/about': '/about',
  '/services': '/services',
  '/contact': '/contact',
  '/help': '/help',
  '/delivery': '/delivery',
  '/returns': '/returns',
  '/terms': '/terms',
  '/privacy': '/privacy',
  '/branches': '/branches',
  '/credits': '/credits',
  '/pages/:slug': '/pages/no-such-page',
  '/cart': '/cart',
  '/buy/:items': '/buy/broken',
  '/saved': '/saved',
  '/run': '/run',
  '/stop-alerts': '/stop-alerts?token=some',
  '/track': '/track',
  '/signin': '/signin?next=%2Forders',
  '/signup': '/signup',
  '/request-reset-password': '/request-reset-password',
  '/reset-password': '/reset-password?token=some',
  '/verify-email': '/verify-email?token=some',
  '/*': '/no-such-page',
};

const ownPages = {
  '/profile': '/profile',
  '/orders': '/orders',
  '/orders/:orderId': '/orders/<order>',
  '/orders/:orderId/placed': '/orders/<order>/placed',
  '/shipping': '/shipping',
  '/cart/checkout': '/cart/checkout?addressId=<address>',
};

/** Of who has no account. */
const guestPages = {
  '/track/:token': '/track/<token>',
  '/track/:token/placed': '/track/<token>/placed',
  '/c/:token': '/c/<confirm>',
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
// A page that does not exist, a link that confirms nothing, and one that fills no cart.
test.use({ provokes: [400, 404, 422] });

test('these are all pages that there are', () => {
  const shown = { ...publicPages, ...ownPages, ...guestPages };
  expect(Object.keys(shown).sort()).toEqual(pathsIn(routes).sort());
});

for (const [place, [path, address]] of Object.entries(publicPages).entries()) {
  test(
    `${path} is free of barriers, fits, and has the same address in the other language`,
    { tag: '@every-device' },
    async ({ page, shop, uiLocale, isMobile }) => {
      await shop.visit(address);
      if (isLookedAtOn(isMobile)(path, place)) await expectNoViolations(page);
      await expectGoodPage(page, otherLocale(uiLocale));
    },
  );
}

test(
  'so is each page of the customer’s own',
  { tag: '@every-device' },
  async ({ page, context, shop, api, uiLocale, isMobile }) => {
    const { asCustomer } = await aCustomer(api, context);
    const { id: addressId } = await anAddress(asCustomer);
    const { design } = await aProductInTwoDesigns(api);
    const line = { body: { productDesignId: design.id, quantity: 1 } };
    const order = await anOrder(asCustomer, { line, addressId });
    await asCustomer(addToCart, line);

    for (const [place, address] of [...Object.values(ownPages), '/cart'].entries()) {
      const named = address
        .replace('<order>', String(order.id))
        .replace('<address>', String(addressId));
      await shop.visit(named);
      expect(new URL(page.url()).pathname).toBe(named.split('?')[0]);
      if (isLookedAtOn(isMobile)(address, place)) await expectNoViolations(page);
      await expectGoodPage(page, otherLocale(uiLocale));
    }
  },
);

test(
  'so is each page of who has no account',
  { tag: '@every-device' },
  async ({ page, shop, api, uiLocale, isMobile }) => {
    const { product, design } = await aProductInTwoDesigns(api);
    const email = `salma.${crypto.randomUUID()}@example.com`;
    const contact = { name: 'سلمى مرسي', phoneNumber: aMobileNumber(), email };
    const { trackingToken: token } = await aGuestOrder(api, design.id, { contact });
    const confirm = await mailedLink(email, '/c');
    for (const [place, address] of Object.values(guestPages).entries()) {
      await shop.visit(address.replace('<token>', token).replace('/c/<confirm>', confirm));
      if (isLookedAtOn(isMobile)(address, place)) await expectNoViolations(page);
      await expectGoodPage(page, otherLocale(uiLocale));
    }
    await shop.visit(`/cart/checkout?design=${design.id}`);
    await expect(page.getByRole('main')).toContainText(
      uiLocale === 'ar' ? product.nameAr : product.name,
    );
    await expectNoViolations(page);
    await expectGoodPage(page, otherLocale(uiLocale));
  },
);

async function expectGoodPage(page: Page, otherLang: string) {
  const asShown = page.viewportSize() ?? { width: 390, height: 844 };

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // 320 pixels are 1280 at four times their size; 720 are 1440 at twice.
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await page.setViewportSize(asShown);

  const menu = page.getByRole('banner').locator('[aria-expanded]:not(a)').first();
  if (await menu.isVisible()) await menu.click();
  const other = page.locator(`a[hreflang=${otherLang}]`).filter({ visible: true }).first();
  // A page may take a secret out of its address while it is looked at.
  await expect(async () => {
    const href = new URL((await other.getAttribute('href')) ?? '', page.url());
    const { pathname, searchParams } = new URL(page.url());
    searchParams.set('lang', otherLang);
    expect(href.pathname).toBe(
      /^\/(product|categoryIds)\/\d+\/(?!ask|questions|review)/.test(pathname)
        ? await alternate(page, otherLang)
        : pathname,
    );
    expect(href.search).toBe(`?${searchParams}`);
  }).toPass({ timeout: 20_000 });
}

/** The path that search engines are told of. */
async function alternate(page: Page, lang: string): Promise<string> {
  const link = page.locator(`link[rel=alternate][hreflang=${lang}]`);
  return new URL((await link.getAttribute('href')) ?? '').pathname;
}

/** The paths of all routes that show a page. */
function pathsIn(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const here = path ? `${above}/${path}` : above;
    if (children) return pathsIn(children, here);
    return file.endsWith('.tsx') && (path || index) ? [here || '/'] : [];
  });
}
