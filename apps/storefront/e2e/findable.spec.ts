import { getProduct } from '@craftsandore/contract';
import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './support/test.ts';

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

const addressesIn = (xml: string) => xml.match(/(?<=<loc>)[^<]+/g) ?? [];

test('a search engine comes from robots.txt to every product, and reads what it is', async ({
  request,
  api,
}) => {
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(await read(request, '/robots.txt')) ?? [];
  const parts = addressesIn(await read(request, index));
  const pages = (await Promise.all(parts.map((part) => read(request, part)))).flatMap(addressesIn);
  const product = await api(getProduct, { params: { id: 1 } });
  const address = pages.find((page) => page.includes('/product/1/')) ?? '';

  const html = await read(request, address);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const price = (product.price / 100).toFixed(2);
  const offers = product.productDesigns.map(({ sku }) => ({
    ...{ '@type': 'Offer', price, priceCurrency: 'EGP', sku },
  }));
  expect(data.map(([, json = '']) => JSON.parse(json))).toMatchObject([
    { '@type': 'Product', offers },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('what is personal is not to be found', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/about');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a home screen finds name and icons', async ({ page, request, t }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = JSON.parse(await read(request, href ?? ''));
  expect(manifest.short_name).toBe(t('shop.name'));
  for (const { src } of manifest.icons) await read(request, src);
});
