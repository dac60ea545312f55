import { expect, test } from 'vitest';

import { sitemapIndex, sitemapOf } from './sitemap.ts';

const site = 'https://shop.example';
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, name: string) =>
  [...parse(xml).querySelectorAll(name)].map(({ textContent }) => textContent);

test('the index names every part', () => {
  expect(texts(sitemapIndex(site, ['shop.xml', 'products-1.xml']), 'sitemap > loc')).toEqual([
    `${site}/sitemap/shop.xml`,
    `${site}/sitemap/products-1.xml`,
  ]);
});

test('a page stands there in each language, and names its other one', () => {
  const xml = sitemapOf(site, ['/', { ar: '/product/3/%D8%AE', en: '/product/3/bowl' }]);
  expect(texts(xml, 'url > loc')).toEqual([
    `${site}/`,
    `${site}/?lang=en`,
    `${site}/product/3/%D8%AE`,
    `${site}/product/3/bowl?lang=en`,
  ]);
  const versions = [
    ...(parse(xml).querySelectorAll('url')[3]?.getElementsByTagName('xhtml:link') ?? []),
  ];
  expect(
    versions.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['ar', `${site}/product/3/%D8%AE`],
    ['en', `${site}/product/3/bowl?lang=en`],
    ['x-default', `${site}/product/3/%D8%AE`],
  ]);
});
