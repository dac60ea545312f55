import type { ApiClient } from '@craftsandore/api-client';
import {
  isSystemPage,
  listCategories,
  listPages,
  listProducts,
  pagePath,
} from '@craftsandore/contract';

import { publicPages } from '../seo/public-pages.ts';

/** Fewer than the 50,000 that a sitemap may hold, because each takes as many API calls as it has pages. */
const callsPerPart = 10;
const perCall = 100;
const productsPerPart = callsPerPart * perCall;

const shopPart = 'shop.xml';

/** The names of all parts. */
export async function sitemapParts(api: ApiClient): Promise<string[]> {
  const { totalCount } = await api(listProducts, { query: { perPage: 1 } });
  const parts = Math.ceil(totalCount / productsPerPart);
  return [shopPart, ...Array.from({ length: parts }, (_, place) => `products-${place + 1}.xml`)];
}

/** The paths of the pages in a part; none where there is no such part. */
export async function sitemapPages(api: ApiClient, part: string): Promise<string[]> {
  if (part === shopPart) return readShop(api);
  const number = numberOf(part);
  return number >= 1 ? readProducts(api, number) : [];
}

const numberOf = (part: string) => Number(/^products-(\d{1,4})\.xml$/.exec(part)?.[1]);

async function readShop(api: ApiClient): Promise<string[]> {
  const [categories, pages] = await Promise.all([api(listCategories, {}), api(listPages, {})]);
  const added = pages.filter(({ slug }) => !isSystemPage(slug));
  return [
    ...publicPages,
    ...added.map(({ slug }) => pagePath(slug)),
    ...categories.map(({ id }) => `/categoryIds/${id}`),
  ];
}

async function readProducts(api: ApiClient, part: number): Promise<string[]> {
  const paths: string[] = [];
  for (let call = 1; call <= callsPerPart; call++) {
    const page = (part - 1) * callsPerPart + call;
    const { products, totalCount } = await api(listProducts, { query: { page, perPage: perCall } });
    paths.push(...products.map(({ id }) => `/product/${id}`));
    if (page * perCall >= totalCount) break;
  }
  return paths;
}
