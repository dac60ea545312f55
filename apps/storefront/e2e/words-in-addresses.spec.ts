import { getProduct, listCategories } from '@craftsandore/contract';
import { categoryPath, productPath } from '@craftsandore/contract/plain';
import { locales, otherLocale } from '@craftsandore/i18n';
import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './support/test.ts';

type Named = { name: string; nameAr: string };

const nameIn = (locale: string, { name, nameAr }: Named) => (locale === 'ar' ? nameAr : name);

/** Where one request leads to, by whoever has this language, as the server says it. */
async function sentTo(request: APIRequestContext, address: string, lang: string, method = 'GET') {
  const response = await request.fetch(address, {
    ...{ method, maxRedirects: 0, headers: { cookie: `lang=${lang}` } },
  });
  const { location, 'cache-control': caching } = response.headers();
  return { status: response.status(), location, caching };
}

test('by every address of a product and a category that there ever was, its own is found', async ({
  request,
  api,
}) => {
  const product = await api(getProduct, { params: { id: 1 } });
  const [category] = await api(listCategories, {});
  if (!category) throw new Error('The shop has no category');

  for (const lang of locales) {
    const goods = [
      {
        short: '/product/1',
        pathOf: (named: Named, to: string) => productPath(1, nameIn(to, named)),
        named: product,
      },
      {
        short: `/categoryIds/${category.id}`,
        pathOf: (named: Named, to: string) => categoryPath(category.id, nameIn(to, named)),
        named: category,
      },
    ];
    for (const { short, pathOf, named } of goods) {
      const own = encodeURI(pathOf(named, lang));
      const elsewhere = encodeURI(pathOf(named, otherLocale(lang)));
      expect(own).not.toBe(short);
      const query = '?utm_source=mail&design=2&page=1';
      for (const other of [short, elsewhere, `${short}/another-name`, `${short}/%F0%9F%AA%B5`]) {
        for (const method of ['GET', 'HEAD']) {
          expect(await sentTo(request, other + query, lang, method), other).toEqual({
            ...{ status: 301, location: own + query, caching: 'no-store' },
          });
        }
      }
      // Written in another way, it is first written in ours.
      const upper = short.toUpperCase();
      expect(await sentTo(request, `${upper}/?a=1`, lang)).toMatchObject({
        ...{ status: 301, location: `${short}?a=1` },
      });
      expect(await sentTo(request, own, lang)).toMatchObject({ status: 200 });
      // The language of the address wins.
      expect(await sentTo(request, `${elsewhere}?lang=${lang}`, otherLocale(lang))).toMatchObject({
        ...{ status: 301, location: `${own}?lang=${lang}` },
      });
    }
  }

  expect(await sentTo(request, '/product/999999999/olive-board', 'ar')).toMatchObject({
    status: 404,
  });
  for (const below of ['review', 'questions', 'ask'])
    expect(await sentTo(request, `/product/1/${below}`, 'ar')).toMatchObject({ status: 200 });
  expect((await sentTo(request, '/product/1', 'ar', 'POST')).location).toBeUndefined();
});

test('a product keeps its words through its designs and reviews, and takes others in the other language', async ({
  page,
  shop,
  api,
  uiLocale,
}) => {
  const product = await api(getProduct, { params: { id: 1 } });
  const own = encodeURI(productPath(1, nameIn(uiLocale, product)));
  const other = encodeURI(productPath(1, nameIn(otherLocale(uiLocale), product)));

  await shop.visit('/product/1?utm_source=mail');
  await expect(page).toHaveURL(`${own}?utm_source=mail`);
  await page.getByRole('radio').last().check();
  await expect(page).toHaveURL((url) => url.pathname === own && url.searchParams.has('design'));

  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${own}(\\?lang=en)?$`));
  const alternate = page.locator(`link[rel=alternate][hreflang=${otherLocale(uiLocale)}]`);
  await expect(alternate).toHaveAttribute('href', new RegExp(`${other}(\\?lang=en)?$`));

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const urls = data.map((json) => JSON.parse(json) as { url?: string });
  expect(urls.find(({ url }) => url)?.url).toContain(own);

  await page.goto((await alternate.getAttribute('href')) ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(uiLocale));
  expect(new URL(page.url()).pathname).toBe(other);
});

test('links in the shop lead to the last address at once', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isSent = [301, 302, 202].includes(response.status());
    if (isSent && /^\/(product|categoryIds)\//.test(pathname)) asked.push(pathname);
  });
  for (const path of ['/', '/products', '/product/1', '/categoryIds/1']) {
    await shop.visit(path);
    asked.length = 0;
    const links = page.getByRole('main').locator('a[href^="/product/"], a[href^="/categoryIds/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(3);
    const below = /\/(ask|questions|review)$/;
    expect(
      hrefs.filter((href) => /^\/\w+\/\d+(\?|$)/.test(href ?? '') && !below.test(href ?? '')),
    ).toEqual([]);
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    await card.click();
    await expect(page).toHaveURL(/\/product\/\d+\/[^/]+$/);
    expect(asked).toEqual([]);
  }
});
